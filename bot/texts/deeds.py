"""Whose deeds events are: most say so, a marker that is turned does not."""

from collections.abc import Iterable, Iterator

from engine import View, events
from engine.events import Event
from engine.terms import SeatId


def attributed(view: View, happened: Iterable[Event]) -> Iterator[tuple[SeatId | None, Event]]:
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
                    yield _prefect(view, executor, prefects), event
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


def _prefect(view: View, executor: SeatId | None, before: int) -> SeatId | None:
    """Whoever carries the card out; the second time the partner, who has a part in it."""
    if executor is None or not before:
        return executor
    partner = view.partner_of(executor)
    return executor if partner is None else partner
