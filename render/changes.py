"""What is new since an earlier view: the things a picture points at."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass
from functools import partial

from engine import View
from engine.terms import COLONIST_KINDS, CityId, ColonistKind, PlaceId, ProvinceId, SeatId
from engine.views import SeatView
from render.geography import geography


@dataclass(frozen=True)
class MarkedStep:
    """A colonist that went somewhere; from nowhere if it came out of the storehouse."""

    seat: SeatId
    kind: ColonistKind
    origin: PlaceId | None
    goal: PlaceId


@dataclass(frozen=True)
class BoardChanges:
    houses: frozenset[tuple[CityId, SeatId]] = frozenset()
    steps: tuple[MarkedStep, ...] = ()
    markers: frozenset[ProvinceId] = frozenset()
    castles: frozenset[PlaceId] = frozenset()
    display: frozenset[int] = frozenset()
    """Positions that hold another card than before."""
    bought: tuple[int, ...] = ()
    """How many cards each seat has more than before."""

    @property
    def anything(self) -> bool:
        """Whether a picture points at anything at all."""
        seen = (self.houses, self.steps, self.markers, self.castles, self.display)
        return any(seen) or any(cards > 0 for cards in self.bought)

    def moved_to(self, seat: SeatId, kind: ColonistKind, place: PlaceId) -> bool:
        return any(
            step.seat == seat and step.kind == kind and step.goal == place for step in self.steps
        )


NOTHING = BoardChanges()


def changes(since: View | None, now: View) -> BoardChanges:
    if since is None or len(since.seats) != len(now.seats):
        return NOTHING
    return BoardChanges(
        houses=frozenset(
            (city, seat)
            for city, owners in now.houses.items()
            for seat in owners
            if seat not in since.houses.get(city, ())
        ),
        steps=tuple(_steps(since, now)),
        markers=frozenset(
            province
            for province, marker in now.markers.items()
            if marker != since.markers.get(province)
        ),
        castles=frozenset(
            place for place in since.castles or {} if place not in (now.castles or {})
        ),
        display=frozenset(
            position
            for position, card in enumerate(now.display)
            if card is not None and card not in since.display
        ),
        bought=tuple(
            _cards(after) - _cards(before)
            for before, after in zip(since.seats, now.seats, strict=True)
        ),
    )


def _cards(seat: SeatView) -> int:
    return seat.cards_in_hand + seat.cards_in_discard


def _steps(since: View, now: View) -> list[MarkedStep]:
    """Colonists of one seat and kind are alike, so each went from the nearest place left."""
    steps = []
    for before, after in zip(since.seats, now.seats, strict=True):
        for kind in COLONIST_KINDS:
            there, here = Counter(before.colonists[kind]), Counter(after.colonists[kind])
            left, taken = list((there - here).elements()), list((here - there).elements())
            for goal in taken:
                origin = min(left, key=partial(_apart, now, goal), default=None)
                if origin is not None:
                    left.remove(origin)
                steps.append(MarkedStep(after.seat, kind, origin, goal))
    return steps


def _apart(view: View, one: PlaceId, other: PlaceId) -> float:
    where = geography(view.options.board)
    return math.dist(where.place_at(one), where.place_at(other))
