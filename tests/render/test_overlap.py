"""Nothing on a map hides anything else: computed from the scenes of late games on every board."""

from __future__ import annotations

import math
from dataclasses import replace

import pytest

from engine.catalogue import catalogue
from engine.terms import BoardId, PlaceId
from render import paint, theme
from render.blocks import MOST_SEATS, house_place
from render.geography import geography
from render.layout import board_scene
from render.line_spots import standing_place
from render.map_layer import SIZES
from render.scene import Box, Point, Scene, Shape, Text
from render.seating import NamedSeats
from tests.playouts import BOARDS
from tests.render.late_games import BOTH, late_views
from tests.render.layout_checks import panel_problems
from tests.render.map_checks import from_course
from tests.render.worst_cases import PLAIN_NAMES, crowded_view
from words import Words


def _tagged(scene: Scene, *kinds: str) -> list[tuple[str, Box]]:
    shapes: list[Shape] = list(scene.shapes)
    for backdrop in scene.backdrops:
        shapes += backdrop.shapes
    return [
        (f"{shape.tag} {shape.text}" if isinstance(shape, Text) else shape.tag, paint.bounds(shape))
        for shape in shapes
        if shape.tag.split("/")[0] in kinds
    ]


def _shared(one: Box, other: Box) -> float:
    if one[0] >= other[2] or other[0] >= one[2]:
        return 0
    width = min(one[2], other[2]) - max(one[0], other[0])
    height = min(one[3], other[3]) - max(one[1], other[1])
    return width * height if height > 0 else 0


def _shrunk(box: Box, by: float) -> Box:
    return (box[0] + by, box[1] + by, box[2] - by, box[3] - by)


def _covered(scene: Scene) -> list[str]:
    labels = _tagged(scene, "label", "letter")
    # corners of a piece's square are empty
    things = [
        (name, _shrunk(box, 3))
        for name, box in _tagged(scene, "token", "marker", "house", "colonist")
    ]
    problems = []
    for number, (name, box) in enumerate(labels):
        own, inner = name.split()[0], _shrunk(box, 2)
        for other, other_box in labels[number + 1 :]:
            # lines of one name may touch
            if _shared(inner, other_box) > 0 and own != other.split()[0]:
                problems.append(f"{name} over {other}")
        for other, other_box in things:
            # a city's letter is on the rim of its token
            if _shared(inner, other_box) > 0 and own != other.replace("token/", "letter/"):
                problems.append(f"{name} over {other}")
    return problems


@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=pytest.mark.long)])
@pytest.mark.parametrize("kind", BOTH)
@pytest.mark.parametrize("board", BOARDS)
def test_no_label_covers_a_label_a_piece_or_a_marker(
    board: str, kind: str, seed: int, longer: Words
) -> None:
    """In a language that takes more room, in which the words around the map fit, too."""
    seating = NamedSeats(PLAIN_NAMES, longer)
    scenes = [board_scene(view, None, seating) for view in late_views(board, kind, seed=seed)]
    problems = {problem for scene in scenes for problem in _covered(scene)}
    problems |= {problem for scene in scenes for problem in panel_problems(scene)}
    assert not problems


@pytest.mark.parametrize("board", BOARDS)
def test_no_label_covers_anything_when_six_seats_have_built_everywhere(board: str) -> None:
    assert not _covered(board_scene(crowded_view(board)))


@pytest.mark.parametrize("board", BOARDS)
def test_no_name_lies_where_a_colonist_rests(board: str) -> None:
    """Whichever lines are taken: late games show only some of them."""
    kinds = ("label/place/", "label/province/")
    labels = _tagged(board_scene(crowded_view(board)), "label")
    names = [each for each in labels if each[0].startswith(kinds)]
    hidden = [
        f"{name} at {line}"
        for line, course in geography(BoardId(board)).lines.items()
        if course.rest
        for name, box in names
        if _shared(_shrunk(box, 2), _around(course.rest, theme.COLONIST - 6))
    ]
    assert not hidden


@pytest.mark.parametrize("board", BOARDS)
def test_houses_of_six_seats_stay_apart(board: str) -> None:
    houses = _tagged(board_scene(crowded_view(board)), "house")
    problems = []
    for number, (name, box) in enumerate(houses):
        for other, other_box in houses[number + 1 :]:
            if _shared(_shrunk(box, 3), _shrunk(other_box, 3)) > 0.12 * theme.HOUSE**2:
                problems.append(f"{name} over {other}")
    assert not problems


@pytest.mark.parametrize("board", BOARDS)
def test_everything_lies_inside_the_picture(board: str) -> None:
    width, height = SIZES[geography(BoardId(board)).layout]
    scene = board_scene(crowded_view(board))
    on_map = _tagged(scene, "token", "marker", "house", "colonist", "letter")
    on_map += [each for each in _tagged(scene, "label") if "/place/" in each[0]]
    on_map += [each for each in _tagged(scene, "label") if "/province/" in each[0]]
    for name, box in on_map:
        assert box[0] >= 0, name
        assert box[1] >= 0, name
        assert box[2] <= width, name
        assert box[3] <= height, name
    for name, box in _tagged(scene, "label", "seat", "position", "card", "decides"):
        assert box[0] >= 0, name
        assert box[1] >= 0, name
        assert box[2] <= scene.width, name
        assert box[3] <= scene.height, name


@pytest.mark.parametrize("board", BOARDS)
def test_lines_keep_clear_of_foreign_cities(board: str) -> None:
    facts, where = catalogue().boards[BoardId(board)], geography(BoardId(board))
    too_close = []
    for line in facts.lines:
        points = where.lines[line.id].points
        for place in where.places:
            if place in line.ends:
                continue
            nearest = from_course(where.places[place].at, points)
            if nearest < theme.TOKEN / 2 + 6:
                too_close.append(f"{line.id} {line.ends} at {place}: {nearest:.0f}")
    assert not too_close


@pytest.mark.parametrize("board", BOARDS)
def test_every_line_a_colonist_may_rest_on_has_a_place_for_it(board: str) -> None:
    facts, where = catalogue().boards[BoardId(board)], geography(BoardId(board))
    assert all(where.lines[line.id].rest for line in facts.lines if line.rest)
    assert set(where.places) == {c.id for c in facts.cities} | {p.id for p in facts.places}
    assert set(where.provinces) == {province.id for province in facts.provinces}


@pytest.mark.parametrize("board", BOARDS)
def test_colonists_on_neighbouring_lines_do_not_hide_each_other(board: str) -> None:
    where = geography(BoardId(board))
    rests = [(id_, course.rest) for id_, course in where.lines.items() if course.rest]
    problems = [
        f"{one} {other}"
        for number, (one, at) in enumerate(rests)
        for other, there in rests[number + 1 :]
        if math.dist(at, there) < 0.6 * theme.COLONIST
    ]
    assert not problems


@pytest.mark.parametrize("board", BOARDS)
def test_a_colonist_on_a_line_leaves_the_houses_beside_it_readable(board: str) -> None:
    facts, where = catalogue().boards[BoardId(board)], geography(BoardId(board))
    view = crowded_view(board)
    houses = [
        (f"{city.id}/{seat}", _around(house_place(place.at, place.side or "below", seat), 24))
        for city in facts.cities
        if city.letter
        for place in [where.places[city.id]]
        for seat in range(MOST_SEATS)
    ]
    colonists = [
        (line, _around(standing_place(view, line), 32))
        for line in where.lines
        if where.lines[line].rest
    ]
    hidden = [
        f"{line} over {house}"
        for line, box in colonists
        for house, house_box in houses
        if _shared(box, house_box) > 0.45 * 24**2
    ]
    assert not hidden


def _around(at: Point, size: float) -> Box:
    return (at[0] - size / 2, at[1] - size / 2, at[0] + size / 2, at[1] + size / 2)


def test_a_view_of_another_seat_gives_the_same_public_scene() -> None:
    view = late_views("imperium", "individual")[0]
    other = replace(
        view, viewer=None, seats=tuple(replace(s, hand=None, discard=None) for s in view.seats)
    )
    assert board_scene(view).shapes == board_scene(other).shapes
    assert PlaceId("roma") in geography(view.options.board).places
