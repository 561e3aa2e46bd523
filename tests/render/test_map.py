"""The maps tell the truth: markers in their provinces, sea lines on water, roads on land."""

from __future__ import annotations

from itertools import combinations

import pytest

from engine.terms import BoardId
from render.geography import geography
from render.map_layer import SIZES, map_shapes
from render.paint import bounds
from render.scene import Text
from tests.playouts import BOARDS
from tests.render import map_checks
from tests.render.map_checks import meet
from tests.words.pseudo import pseudo_language
from words import ENGLISH, Words


@pytest.mark.parametrize("board", BOARDS)
def test_each_marker_lies_inside_its_own_province(board: str) -> None:
    assert map_checks.markers_astray(BoardId(board)) == {}


@pytest.mark.parametrize("board", BOARDS)
def test_no_marker_covers_a_line(board: str) -> None:
    assert map_checks.markers_on_lines(BoardId(board)) == []


@pytest.mark.parametrize("board", BOARDS)
def test_each_line_keeps_to_its_own_element(board: str) -> None:
    assert map_checks.lines_astray(BoardId(board)) == {}


@pytest.mark.parametrize("board", BOARDS)
def test_a_resting_colonist_stands_on_one_line_only(board: str) -> None:
    assert map_checks.rests_beside_lines(BoardId(board)) == {}


@pytest.mark.parametrize("board", BOARDS)
def test_no_name_of_a_province_stands_on_another(board: str) -> None:
    assert map_checks.letters_astray(BoardId(board)) == {}


@pytest.mark.parametrize("board", BOARDS)
def test_no_province_reaches_across_a_strait_to_land_where_others_live(board: str) -> None:
    assert map_checks.across_straits(BoardId(board)) == []


@pytest.mark.parametrize("board", BOARDS)
def test_coasts_bend(board: str) -> None:
    assert map_checks.long_strokes(BoardId(board)) == []


@pytest.mark.parametrize("board", BOARDS)
def test_names_stay_apart_and_inside_in_a_language_that_takes_more_room(
    board: str, longer: Words
) -> None:
    where = geography(BoardId(board))
    width, height = SIZES[where.layout]
    shapes = map_shapes(longer, BoardId(board))
    texts = [shape for shape in shapes if isinstance(shape, Text) and shape.tag[:6] == "label/"]
    named = [(shape.tag, shape.text, bounds(shape)) for shape in texts]
    problems = [
        f"{one} over {other}"
        for (tag, one, box), (other_tag, other, there) in combinations(named, 2)
        if tag != other_tag and meet(box, there)
    ]
    problems += [
        f"{text} leaves the map"
        for _, text, (left, top, right, bottom) in named
        if left < 0 or top < 0 or right > width or bottom > height
    ]
    assert problems == []


def test_the_legend_does_take_more_room_in_such_a_language() -> None:
    with pseudo_language() as longer:
        plain, long = (
            next(s for s in map_shapes(words, BoardId("creta")) if s.tag == "label/coin field")
            for words in (ENGLISH, longer)
        )
    assert bounds(long)[2] - bounds(long)[0] > 1.35 * (bounds(plain)[2] - bounds(plain)[0])
