"""Whose deeds events are: most say so, a marker that is turned does not."""

from collections.abc import Iterable, Iterator

from engine import events
from engine.events import Event
from engine.game_options import GameOptions
from engine.terms import SeatId


def attributed(
    options: GameOptions, happened: Iterable[Event]
) -> Iterator[tuple[SeatId | None, Event]]:
    """Each event with its seat; None where it is nobody's, or that of somebody before."""
    executor: SeatId | None = None
    prefects = 0
    before: Event | None = None
    for event in happened:
        match event:
            case events.CardPlayed(seat) | events.CardCopied(seat) | events.CardRepeated(seat):
                executor, prefects = seat, 0
                yield seat, event
            case events.PersonalityChosen(seat, _, personality):
                executor, prefects = seat, int(personality != "prefect")  # the partner's half
                yield seat, event
            case events.MarkerFlipped():
                if isinstance(before, events.PraefectusMagnusUsed):
                    yield before.seat, event
                else:
                    yield _prefect(options, executor, prefects), event
                prefects += 1
            case events.MarkersTurnedBack():
                yield before.seat if isinstance(before, events.CoinsReceived) else None, event
            case (
                events.TurnBegan()
                | events.DisplayRefilled()
                | events.ScoringMarkersReturned()
                | events.GameEnded()
                | events.PraefectusMagnusPassed()
            ):
                executor = None
                yield None, event
            case _:
                prefects += isinstance(event, events.CoinsReceived) and event.source == "prefect"
                yield event.seat, event
        before = event


def _prefect(options: GameOptions, executor: SeatId | None, before: int) -> SeatId | None:
    """Whoever carries the card out; the second time the partner, who has a part in it."""
    if executor is None or not before or not options.team:
        return executor
    return SeatId((executor + options.seats // 2) % options.seats)
