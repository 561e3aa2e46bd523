"""What the picture beside a question has to show: where on the map an option is, or which tiles."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from engine import View
from engine.actions import Action
from engine.terms import TileId
from render.windows import Spot

_GOALS = ("city", "place", "line", "province")
_ORIGIN = "origin"


@dataclass(frozen=True)
class Spots:
    choices: frozenset[Spot] = frozenset()
    """What would be chosen."""
    around: frozenset[Spot] = frozenset()
    """Where it would come from."""


def spots_of(actions: Iterable[Action]) -> Spots:
    """By the fields that every action uses for places, whatever its kind."""
    listed = list(actions)
    return Spots(
        frozenset(
            spot for each in listed for name in _GOALS if (spot := getattr(each, name, None))
        ),
        frozenset(spot for each in listed if (spot := getattr(each, _ORIGIN, None))),
    )


def tiles_of(view: View, actions: Iterable[Action]) -> tuple[TileId, ...]:
    """Each once, in the order of the options; in an auction the one that is up."""
    found = {tile: None for each in actions if (tile := getattr(each, "tile", None))}
    if not found and view.auction and view.auction.named:
        return (view.auction.named,)
    return tuple(found)
