"""Where on the map an option is: what the picture beside a question has to show."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from engine.actions import Action
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
