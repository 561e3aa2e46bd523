"""Who has sat where in a game: what somebody has seen there goes with them when they get up.

So whoever has held a seat comes back to that one only, has no other rights over the table than
those of a player, and is asked about what happened while they sat there.
"""

from collections.abc import Callable
from hashlib import sha256

from bot.tables.errors import HeldAnotherSeat
from bot.tables.log import BeyondTrail
from bot.tables.requests import Request
from bot.tables.seating import PlayerId, Seating, Tenure
from bot.tables.table import Table
from engine.terms import SeatId
from engine.views import Viewer


def seat_held(table: Table, player: PlayerId) -> SeatId | None:
    """The seat of this game that they sit in or have sat in."""
    return next((each.seat for each in _of(table, player)), None)


def was_there_first(table: Table, player: PlayerId) -> bool:
    """Also if they have deleted their data since, and come back."""
    return any(each.from_the_start for each in _of(table, player))


def has_sat(table: Table, player: PlayerId) -> bool:
    """Also before the game."""
    return table.seating.place_of(player) is not None or seat_held(table, player) is not None


def moderates(table: Table, request: Request) -> bool:
    """Whoever has the say where a table stands may do what its host may, unless they play there, or
    have played."""
    return request.moderator and not has_sat(table, request.player)


def refuse_another_seat(table: Table, player: PlayerId, seat: SeatId) -> None:
    if seat_held(table, player) not in (seat, None):
        raise HeldAnotherSeat


def from_the_start(seating: Seating) -> tuple[PlayerId, ...]:
    """Those at the table who have a say in who sits there. Whoever joined later has none: nobody is
    to be outvoted by people whom somebody has brought in."""
    first = {each.player for each in seating.tenures if each.from_the_start}
    return tuple(player for player in seating.people() if player in first)


def nothing_played_yet(table: Table) -> bool:
    """An imported game gathers until a person has played here: those who sit down by then are there
    from the start."""
    if table.redealt is None or table.game is None:
        return False
    try:
        steps = table.game.since(table.redealt.after)
    except BeyondTrail:
        return False
    undone = table.number - table.redealt.after > len(steps)
    return not undone and all(step.done_by == "computer" for step in steps)


def at_the_table(seating: Seating, seat: SeatId, number: int) -> set[PlayerId | None]:
    """Who sat in that seat when that entry of the log was made; None is somebody who has deleted
    their data."""
    return {each.player for each in seating.tenures if each.seat == seat and each.covers(number)}


def eyes(table: Table, player: PlayerId | None) -> Callable[[int], Viewer]:
    """As whom they have seen each entry of the log: what a seat was shown before they sat there was
    not shown to them."""
    viewer = table.viewer(player)
    own = [each for each in table.seating.tenures if each.player == player]
    if viewer is None or not own:  # a game that had ended before anybody kept count
        return lambda _: viewer
    return lambda number: viewer if any(each.covers(number) for each in own) else None


def without_person(table: Table, player: PlayerId) -> Seating:
    """Who has deleted their data is nobody any more; but while the game goes on, somebody who has
    seen one hand is not to sit down to another. The trace does not lead back to anybody without the
    seed, which nobody knows before the end."""
    trace = _trace(table, player)
    tenures = tuple(
        each.model_copy(update={"player": None, "trace": trace}) if each.player == player else each
        for each in table.seating.tenures
    )
    return table.seating.model_copy(update={"tenures": tenures})


def _of(table: Table, player: PlayerId) -> list[Tenure]:
    known = (player, None), (None, _trace(table, player))
    return [each for each in table.seating.tenures if (each.player, each.trace) in known]


def _trace(table: Table, player: PlayerId) -> str:
    return sha256(f"{table.dealing_seed} {table.seed} {player}".encode()).hexdigest()[:32]
