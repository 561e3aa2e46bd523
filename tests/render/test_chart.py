"""The chart of the points."""

from random import Random

import pytest

from engine import final_scores, new_game, read_options
from engine.terms import SeatId
from render import chart, theme
from render.growth import Growth, growth_of
from render.paint import bounds
from render.scene import Scene, Sprite, Text
from tests.render.layout_checks import problems
from tests.render.worst_cases import LONG_NAMES, PLAIN_NAMES, crowded_view

OVER = crowded_view("italia", over=True)


def a_growth(seats: int, turns: int, *, most: int = 6) -> Growth:
    chance = Random(seats * 1000 + turns)
    points, rows = [5] * seats, []
    for turn in range(turns):
        points[turn % seats] += chance.randint(-1, most)
        rows.append(tuple(points))
    return Growth(tuple(range(1, turns + 1)), tuple(rows))


def without_signs(scene: Scene) -> Scene:
    """Where lines cross, so may the signs upon them."""
    drawn = tuple(s for s in scene.shapes if not (isinstance(s, Sprite) and s.size < 40))
    return Scene(scene.width, scene.height, scene.background, drawn)


@pytest.mark.parametrize("turns", [1, 2, 7, 96, 380])
@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize("names", [(), PLAIN_NAMES, LONG_NAMES], ids=["none", "plain", "long"])
def test_nothing_overlaps_but_the_lines(seats: int, turns: int, names: tuple[str, ...]) -> None:
    assert problems(without_signs(chart.build_scene(OVER, a_growth(seats, turns), names))) == []


@pytest.mark.parametrize("points", [0, 3, 60, 400])
def test_names_stand_apart_where_all_end_alike(points: int) -> None:
    level = Growth((1, 2), ((points,) * 6, (points,) * 6))
    assert problems(without_signs(chart.build_scene(OVER, level, LONG_NAMES))) == []


def test_every_line_carries_its_shape_and_letter() -> None:
    scene = chart.build_scene(OVER, a_growth(6, 90))
    texts = [shape.text for shape in scene.shapes if isinstance(shape, Text)]
    badges = [shape.name for shape in scene.shapes if isinstance(shape, Sprite)]
    for look in theme.SEATS:
        assert look.letter in texts
        assert badges.count(f"badge-{look.shape}") >= 4


def test_more_points_stand_higher() -> None:
    scene = chart.build_scene(OVER, Growth((1, 2), ((0, 0), (10, 50))))
    low, high = (
        next(bounds(s)[1] for s in scene.shapes if isinstance(s, Text) and s.text == text)
        for text in ("R", "G")
    )
    assert high < low


def test_growth_is_read_from_what_each_turn_would_have_paid() -> None:
    state = new_game(read_options({"board": "italia", "seats": 3}), "x")
    growth = growth_of([(1, final_scores(state)), (2, final_scores(state))])
    assert growth.turns == (1, 2)
    assert [seat for seat, _ in growth.by_seat()] == [SeatId(0), SeatId(1), SeatId(2)]


def test_no_chart_while_hands_are_secret() -> None:
    with pytest.raises(ValueError, match="may not count"):
        chart.build_scene(crowded_view("italia", SeatId(0)), a_growth(6, 30))
