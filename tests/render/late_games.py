"""Late games of five seats and of six in teams, on every board, for tests of what must fit."""

from dataclasses import replace
from functools import cache

from engine import View, view_for
from engine.catalogue import catalogue
from engine.terms import SeatId, TileId
from tests.playouts import SEATS, steps

INDIVIDUAL: dict[str, object] = {"seats": SEATS[-1], "set": "venus"}
TEAMS: dict[str, object] = {"seats": 6, "team": True}
BOTH = {"individual": INDIVIDUAL, "teams": TEAMS}
CLAUDIA = TileId("claudia-agrippina")
_FORUM: dict[str, object] = {"forum": True, "forumStackVisible": True, "salt": True}
FORUM = {
    "forum": INDIVIDUAL | _FORUM | {"forumAuction": True},
    "forum in teams": TEAMS | _FORUM,
}


@cache
def late_views(board: str, kind: str, *, seed: int = 1) -> tuple[View, ...]:
    """At the beginning, after most of it and near the end."""
    options = {"board": board, **(BOTH | FORUM)[kind]}
    states = [state for state, _, _ in steps(options, f"late-{seed}")]
    return tuple(
        view_for(states[int(share * len(states))], SeatId(0)) for share in (0.0, 0.6, 0.97)
    )


def with_six_tiles_each(view: View) -> View:
    """The longest names come first; the first seat has the larger storehouse, filled."""
    tiles = sorted(catalogue().forum.by_id, key=lambda tile: (tile != CLAUDIA, -len(tile)))
    seats = tuple(
        replace(seat, tiles=tuple(tiles[(first + 4 * n) % len(tiles)] for n in range(6)))
        for seat in view.seats
        for first in [0 if CLAUDIA in seat.tiles else seat.seat]
    )
    room = seats[0].free_spaces
    goods = {**seats[0].goods, "wine": seats[0].goods["wine"] + room}
    return replace(view, seats=(replace(seats[0], goods=goods), *seats[1:]))
