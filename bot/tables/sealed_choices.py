"""Patricians are chosen by all at once: the table keeps each choice sealed until the last is made.

The rules ask seat by seat (ruling FO3). Here everybody may answer at any time and think again; once
all have chosen, the choices enter the log together, in the order of the seats. Until then a choice
is in no state, no view and no event that anybody else receives.
"""

from collections.abc import Sequence
from typing import Literal

from bot.tables import log, playing
from bot.tables.errors import PastRevelation
from bot.tables.log import Step
from bot.tables.patrician_questions import as_asked, asked, choosing
from bot.tables.rehearsal import Rehearsal, begun
from bot.tables.seating import PlayerId, SealedChoice
from bot.tables.table import Answer, Change, Table
from engine import apply, events_for
from engine.actions import Action, KeepPatrician
from engine.terms import SeatId


def are_made_by(table: Table, player: PlayerId) -> bool:
    place = table.seating.place_of(player)
    game = table.game if table.stage == "playing" else None
    return game is not None and place is not None and SeatId(place) in asked(game.state)


def act(
    table: Table,
    player: PlayerId,
    number: int,
    actions: Sequence[Action],
    *,
    key: str,
    at: float,
) -> Change:
    seat = table.seat_of(player)
    playing.refuse_late(table, number)
    if len(actions) > 1:
        raise PastRevelation(answers=1)
    here = table.with_presence(seat, at)
    return chosen(here, seat, actions[0], key=key, at=at)


def chosen(
    table: Table,
    seat: SeatId,
    action: Action,
    done_by: Literal["person", "computer"] = "person",
    *,
    key: str | None = None,
    at: float,
) -> Change:
    """Sealed, or with the last choice all of them played."""
    state = table.playing().state
    tried = apply(as_asked(state, table.seating, seat), seat, action)
    assert isinstance(action, KeepPatrician)  # nothing else is offered
    sealed = SealedChoice(tile=action.tile, done_by=done_by, key=key)
    after = table.with_seating(table.seating.with_sealed(seat, sealed).with_stuck(None))
    if not choosing(state, after.seating):
        return _revealed(after, seat, at=at)
    return Change(
        table=after,
        answer=Answer(
            table=table.id,
            number=table.number,
            events=events_for(tried.state, seat, tried.events),
        ),
        restored=_fresh(after, seat) if after.seating.at(seat).player else None,
    )


def taken_back(table: Table, player: PlayerId) -> Change | None:
    """None where they have no choice to take back."""
    place = table.seating.place_of(player)
    if table.stage != "playing" or place is None or not table.seating.at(SeatId(place)).sealed:
        return None
    return Change(
        table=table.with_seating(table.seating.with_sealed(SeatId(place), None)),
        answer=Answer(table=table.id, number=table.number),
    )


def _fresh(table: Table, seat: SeatId) -> Rehearsal:
    """What was tried is done, although the question stays open."""
    state = as_asked(table.playing().state, table.seating, seat)
    return begun(state, seat, table.number)


def _revealed(table: Table, seat: SeatId, *, at: float) -> Change:
    game = table.playing()
    steps: list[Step] = []
    keys: dict[SeatId, str | None] = {}
    for each in asked(game.state):
        holder = table.seating.at(each)
        assert holder.sealed is not None
        kept = KeepPatrician(holder.sealed.tile)
        game, step = log.played(game, each, kept, holder.sealed.done_by)
        keys[each] = holder.sealed.key
        steps.append(step)
    opened = table.with_seating(table.seating.without_sealed())
    return playing.concluded(opened, seat, game, steps, keys, at=at)
