"""What is new since an earlier view: the things a picture points at."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import product

from engine import View
from engine.state import Contrarius
from engine.terms import COLONIST_KINDS, CityId, ColonistKind, PlaceId, ProvinceId, SeatId, TileId
from engine.views import SeatView
from render.line_routes import LineRoute, line_route
from render.scene import Points


@dataclass(frozen=True)
class MarkedStep:
    """A colonist that went somewhere; from nowhere if it came out of the storehouse."""

    seat: SeatId
    kind: ColonistKind
    origin: PlaceId | None
    goal: PlaceId
    course: Points = field(default=(), compare=False)
    """Along the lines it may use; empty if it came out of the storehouse."""


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
    tiles: frozenset[TileId] = frozenset()
    """Of the forum: those that have come to its display or to a seat."""
    row: frozenset[int] = frozenset()
    """Places in Contrarius' row: cards that came, or were turned face down."""

    @property
    def anything(self) -> bool:
        """Whether a picture points at anything at all."""
        board = (self.houses, self.steps, self.markers, self.castles)
        seen = (*board, self.display, self.tiles, self.row)
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
        tiles=frozenset(tile for tile, _ in _open_tiles(now) - _open_tiles(since)),
        row=frozenset(_row(since, now)),
    )


def _row(since: View, now: View) -> set[int]:
    if since.contrarius is None or now.contrarius is None:
        return set()
    before, after = since.contrarius, now.contrarius
    turned = {*after.face_down} - {*before.face_down}
    return turned | {*range(len(before.row), len(after.row))}


def _open_tiles(view: View) -> set[tuple[TileId, SeatId | None]]:
    """And who has them; nobody has those of the display."""
    if view.forum is None:
        return set()
    displayed: set[tuple[TileId, SeatId | None]] = {
        (tile, None) for tile in view.forum.display if tile
    }
    return displayed | {(tile, each.seat) for each in sides(view) for tile in each.tiles}


def _cards(seat: SeatView) -> int:
    return seat.cards_in_hand + seat.cards_in_discard


def _steps(since: View, now: View) -> Iterator[MarkedStep]:
    for before, after in zip(sides(since), sides(now), strict=True):
        for kind in COLONIST_KINDS:
            there, here = Counter(before.colonists[kind]), Counter(after.colonists[kind])
            left, taken = list((there - here).elements()), list((here - there).elements())
            yield from _matched(now, after.seat, kind, left, taken)


def sides(view: View) -> Iterator[SeatView | Contrarius]:
    """Whoever plays."""
    yield from view.seats
    if view.contrarius is not None:
        yield view.contrarius


def _matched(
    view: View, seat: SeatId, kind: ColonistKind, left: list[PlaceId], taken: list[PlaceId]
) -> Iterator[MarkedStep]:
    """Colonists of one seat and kind are alike, so the shortest ways there are were gone."""
    while taken:
        ways = [
            (route, origin, goal)
            for origin, goal in product(dict.fromkeys(left), dict.fromkeys(taken))
            if (route := _route(view, seat, kind, origin, goal))
        ]
        if not ways:
            break
        route, origin, goal = min(ways)
        left.remove(origin)
        taken.remove(goal)
        yield MarkedStep(seat, kind, origin, goal, route.points)
    for goal in taken:
        yield MarkedStep(seat, kind, None, goal)


def _route(
    view: View, seat: SeatId, kind: ColonistKind, origin: PlaceId, goal: PlaceId
) -> LineRoute | None:
    own = [city for city, owners in view.houses.items() if seat in owners]
    doors = view.board.doors(origin, own)
    return line_route(view.options.board, kind, origin, goal, doors)
