"""Who learned something hidden from a step of the game: what an undo must not pass unasked.

What an event tells, and to whom, it says itself.
"""

from collections.abc import Collection, Iterable

from bot.tables.log import Step
from engine.terms import SeatId


def learned_of_others(
    steps: Iterable[Step], asking: SeatId, computers: Collection[SeatId] = ()
) -> set[SeatId]:
    """Who learned something that was not the asking seat's own to tell.

    What a seat shows of its own cards by playing them is its own loss when it takes them back, and
    a computer has nothing to lose.
    """
    return {
        seat
        for step in steps
        for event in step.events
        if not (event.shows_own_cards and event.seat in (asking, *computers))
        for seat in event.learned_by(step.after.state)
    }
