"""Late games of five seats and of six in teams, on every board, for tests of what must fit."""

from functools import cache

from engine import View, view_for
from engine.terms import SeatId
from tests.playouts import SEATS, steps

INDIVIDUAL: dict[str, object] = {"seats": SEATS[-1], "set": "venus"}
TEAMS: dict[str, object] = {"seats": 6, "team": True}
BOTH = {"individual": INDIVIDUAL, "teams": TEAMS}


@cache
def late_views(board: str, kind: str, *, seeds: int = 1) -> tuple[View, ...]:
    """At the beginning, after most of it and near the end."""
    views = []
    for seed in range(1, seeds + 1):
        states = [state for state, _, _ in steps({"board": board, **BOTH[kind]}, f"late-{seed}")]
        views += [
            view_for(states[int(share * len(states))], SeatId(0)) for share in (0.0, 0.6, 0.97)
        ]
    return tuple(views)
