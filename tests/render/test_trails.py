"""Trails tell where colonists went: along lines they may use, and never over a name."""

from __future__ import annotations

import math
from dataclasses import replace
from itertools import combinations, pairwise

import pytest

from engine import View, view_for
from engine.board import board_of
from engine.terms import BoardId, CityId, PlaceId, SeatId
from render import sprites, theme, trails
from render.changes import BoardChanges, MarkedStep, changes
from render.geography import geography
from render.layout import board_scene
from render.line_routes import along, line_route
from render.map_layer import map_names
from render.paint import bounds
from render.scene import Box, Circle, Point, Scene, Shape, Sprite, Text
from tests.builders import a_line
from tests.playouts import BOARDS, steps
from tests.render.map_checks import from_course, meet
from words import ENGLISH

LATE = 0.9
LOOKED_LAST = 20
BESIDE = 25 / 2 + 2
"""How far a trail may run beside its line, when the trails of six seats do."""
GAMES: dict[str, dict[str, object]] = {
    "individual": {"seats": 5, "set": "venus"},
    "teams": {"seats": 6, "team": True},
}


def _late(board: str, options: dict[str, object]) -> tuple[View, View]:
    states = [state for state, _, _ in steps({"board": board, **options}, "trails")]
    late = int(LATE * len(states))
    return view_for(states[late - LOOKED_LAST], SeatId(0)), view_for(states[late], SeatId(0))


@pytest.mark.parametrize("options", GAMES.values(), ids=GAMES)
@pytest.mark.parametrize("board", BOARDS)
def test_late_trails_run_along_lines_and_under_the_names(
    board: str, options: dict[str, object]
) -> None:
    since, now = _late(board, options)
    scene = board_scene(now, since)
    stamps = [(n, s) for n, s in enumerate(scene.shapes) if s.tag.startswith("trail/")]
    walked = [step for step in changes(since, now).steps if step.course]
    assert bool(stamps) == bool(walked)
    assert not [stamp.tag for _, stamp in stamps if not _beside_a_line(now, walked, stamp)]
    assert not _over_names(BoardId(board), scene, [(n, bounds(s)) for n, s in stamps])


def _beside_a_line(view: View, walked: list[MarkedStep], stamp: Shape) -> bool:
    """Lines of the colonist's own kind, or the dotted way from a ship to one."""
    assert isinstance(stamp, Sprite)
    where, lines = geography(view.options.board), view.board.lines
    kinds = {step.kind for step in walked if stamp.tag == f"trail/{step.goal}/{step.seat}"}
    ways = [where.lines[line.id].points for line in lines.values() if line.kind in kinds]
    for place in view.board.facts.places:
        ways += [(where.places[place.id].at, where.rest_of(line)) for line in place.lines]
    return min(from_course(stamp.centre, way) for way in ways) < BESIDE


def _over_names(board: BoardId, scene: Scene, stamps: list[tuple[int, Box]]) -> list[str]:
    """Names that a trail meets and that are not painted again above it."""
    painted = {shape: number for number, shape in enumerate(scene.shapes)}
    last = max((number for number, _ in stamps), default=0)
    return [
        shape.text
        for name in map_names(ENGLISH, board)
        for shape in name
        if isinstance(shape, Text)
        and any(meet(bounds(shape), box) for _, box in stamps)
        and painted.get(shape, -1) < last
    ]


def test_a_colonist_goes_round_by_its_lines_and_not_straight_over_the_sea() -> None:
    board = BoardId("imperium")
    where, lines = geography(board), board_of(board).lines
    for goal in ("L1", "L25", "L41"):
        route = line_route(board, "land", PlaceId("roma"), a_line(goal), (PlaceId("roma"),))
        assert route is not None
        roads = [where.lines[line.id].points for line in lines.values() if line.kind == "land"]
        assert all(min(from_course(point, road) for road in roads) < 1 for point in route.points), (
            goal
        )
        assert route.points[0] == where.places[PlaceId("roma")].at
        assert route.points[-1] == where.rest_of(a_line(goal))


def test_a_route_takes_as_many_steps_as_the_rules_count() -> None:
    for board_id in BOARDS:
        board = board_of(BoardId(board_id))
        for kind in ("land", "sea"):
            for origin in board.facts.capitals[kind]:
                doors = board.doors(origin, ()) or (origin,)
                for line, distance in board.distances(kind, doors).items():
                    route = line_route(BoardId(board_id), kind, origin, line, doors)
                    assert route is not None, (board_id, kind, origin, line)
                    assert route.steps == distance, (board_id, kind, origin, line)


def test_from_a_haven_the_way_begins_in_one_of_its_owners_harbours() -> None:
    board = BoardId("gallia")
    haven = next(place for place in board_of(board).facts.places if place.kind == "haven")
    harbour = haven.harbours[0]
    line = next(
        each for each in board_of(board).facts.lines if each.kind == "sea" and harbour in each.ends
    )
    route = line_route(board, "sea", haven.id, line.id, (CityId(harbour),))
    assert route is not None
    assert route.points[0] == geography(board).places[harbour].at
    assert line_route(board, "sea", haven.id, line.id, ()) is None


def test_no_trail_where_no_way_leads() -> None:
    since, _ = _late("imperium", GAMES["individual"])
    seat = since.seats[0]
    here = replace(seat, colonists={"land": (a_line("L1"),), "sea": ()})
    there = replace(seat, colonists={"land": (), "sea": (a_line("S1"),)})
    before = replace(since, seats=(here, *since.seats[1:]))
    after = replace(before, seats=(there, *since.seats[1:]))
    assert changes(before, after).steps == (MarkedStep(SeatId(0), "sea", None, a_line("S1")),)


def _stamps_of(seat: int, view: View, steps: list[MarkedStep]) -> list[Point]:
    shapes = trails.trails(ENGLISH, view, BoardChanges(steps=tuple(steps)))
    mine = [s for s in shapes if isinstance(s, Sprite) and s.tag.startswith("trail/")]
    return [stamp.centre for stamp in mine if stamp.tag.endswith(f"/{seat}")]


def test_a_trail_alone_runs_on_its_line_and_trails_that_meet_run_side_by_side() -> None:
    view, _ = _late("imperium", GAMES["individual"])
    way = tuple((float(x), 300.0) for x in range(300, 601, 30))
    elsewhere = tuple((x, 800.0) for x, _ in way)
    goal = a_line("L1")
    alone, beside, away, back = (
        MarkedStep(SeatId(seat), "land", None, goal, course)
        for seat, course in ((0, way), (1, way), (2, elsewhere), (3, way[::-1]))
    )
    assert {y for _, y in _stamps_of(0, view, [alone, away])} == {300}
    for other in (beside, back):
        ours, theirs = (_stamps_of(n, view, [alone, other]) for n in (0, other.seat))
        assert max(y for _, y in ours) + 8 <= min(y for _, y in theirs)


def test_every_seat_has_a_shape_of_its_own_and_all_the_same_calm_gaps() -> None:
    view, _ = _late("imperium", GAMES["individual"])
    way = tuple((float(x), 940.0) for x in range(30, 331, 30))
    for seat in range(5):
        at = _stamps_of(seat, view, [MarkedStep(SeatId(seat), "land", None, a_line("L1"), way)])
        assert {b[0] - a[0] for a, b in pairwise(at)} == {trails.GAP}
    looks = (*theme.SEATS, theme.CONTRARIUS)
    drawn = {
        sprites.drawing(Sprite(sprites.trail_name(look.shape, 0), (0, 0), 99, ("#111", "#222")))
        for look in looks
    }
    assert len(drawn) == len(looks)


def test_two_ways_of_one_seat_share_the_stamps_of_a_common_stretch() -> None:
    view, _ = _late("imperium", GAMES["individual"])
    way = tuple((float(x), 940.0) for x in range(30, 331, 30))
    first, later = (
        MarkedStep(SeatId(0), "land", None, a_line(goal), course)
        for goal, course in (("L1", way), ("L2", tuple((x + 7, y) for x, y in way[::-1])))
    )
    alone, both = (_stamps_of(0, view, steps) for steps in ([first], [first, later]))
    assert both[: len(alone)] == alone
    assert all(abs(a[0] - b[0]) >= 0.7 * trails.GAP for a, b in combinations(both, 2))


@pytest.mark.parametrize("board", BOARDS)
def test_each_trail_begins_in_a_ring_that_no_city_or_colonist_covers(board: str) -> None:
    since, now = _late(board, GAMES["individual"])
    new = changes(since, now)
    rings = [s for s in trails.trails(ENGLISH, now, new) if _begins(s)]
    assert len(rings) == sum(bool(step.course) for step in new.steps)
    places = geography(now.options.board).places.values()
    for ring in rings:
        assert isinstance(ring, Circle)
        assert all(math.dist(ring.centre, place.at) > theme.TOKEN / 2 for place in places)


def _begins(shape: Shape) -> bool:
    return isinstance(shape, Circle) and shape.outline == theme.NEW


def test_points_along_a_course_keep_their_gaps() -> None:
    found = list(along(((0.0, 0.0), (30.0, 0.0), (30.0, 30.0)), (10.0, 15.0)))
    assert found == [(10, 0), (25, 0), (30, 5), (30, 20), (30, 30)]
