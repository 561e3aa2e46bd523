"""Who learned something hidden from a step of the game: what an undo must not pass unasked."""

from collections.abc import Iterable

from bot.tables.log import Step
from engine import GameState
from engine.events import (
    CardPlayed,
    CardRepeated,
    CardSuggested,
    DisplayRefilled,
    Event,
    GameEnded,
    HandShown,
    IntermediateScored,
)
from engine.terms import SeatId


def learned_of_others(steps: Iterable[Step], asking: SeatId) -> set[SeatId]:
    """Who learned something that was not the asking seat's own to tell.

    What a seat shows of its own cards by playing them is its own loss when it takes them back.
    """
    return {
        seat
        for step in steps
        for event in step.events
        if not _own_secret(event, asking)
        for seat in _told(step.after.state, event)
    }


def shows_something_hidden(state: GameState, event: Event, seat: SeatId) -> bool:
    """Whether that seat learns something by it that was not its own to tell."""
    return not _own_secret(event, seat) and seat in _told(state, event)


def _told(state: GameState, event: Event) -> set[SeatId]:
    """Seats that now know something they could not know before, and did not decide themselves."""
    everyone = {SeatId(seat) for seat in range(len(state.seats))}
    match event:
        case DisplayRefilled(cards=cards):
            return everyone if cards else set()
        case GameEnded():
            return everyone
        case CardPlayed(seat=owner) | CardRepeated(seat=owner) | IntermediateScored(seat=owner):
            return set() if state.options.hands_visible else everyone - {owner}
        case HandShown(seat=looking):
            return set() if state.options.hands_visible else {looking}
        case CardSuggested(partner=partner):
            return {partner}
        case _:
            return set()


def _own_secret(event: Event, asking: SeatId) -> bool:
    match event:
        case CardPlayed(seat=owner) | CardRepeated(seat=owner) | IntermediateScored(seat=owner):
            return owner == asking
        case _:
            return False
