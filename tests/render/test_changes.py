"""What is new since a viewer's last look is marked, and nothing else."""

from dataclasses import replace

from engine import View, view_for
from engine.state import Marker
from engine.terms import CardId, ProvinceId, SeatId
from render.changes import NOTHING, MarkedStep, changes
from render.layout import board_scene
from tests.builders import a_city, a_line
from tests.playouts import steps

RED, GREEN = SeatId(0), SeatId(1)


def _view() -> View:
    state, _, _ = next(steps({"board": "imperium", "seats": 3}, "changes"))
    return view_for(state, RED)


def test_without_an_earlier_look_nothing_is_new() -> None:
    assert changes(None, _view()) == NOTHING
    assert changes(_view(), _view()) == replace(NOTHING, bought=(0, 0, 0))


def test_a_new_house_is_new_for_its_seat_alone() -> None:
    before = replace(_view(), houses={a_city("tyros"): (RED,)})
    after = replace(before, houses={a_city("tyros"): (RED, GREEN)})
    assert changes(before, after).houses == {("tyros", GREEN)}


def test_a_colonist_comes_from_the_nearest_place_it_left() -> None:
    before = _view()
    seat = before.seats[RED]
    moved = replace(seat, colonists={**seat.colonists, "land": (a_line("L1"),)})
    after = replace(before, seats=(moved, *before.seats[1:]))
    assert changes(before, after).steps == (MarkedStep(RED, "land", a_line("roma"), a_line("L1")),)


def test_a_colonist_out_of_the_storehouse_comes_from_nowhere() -> None:
    before = _view()
    seat = before.seats[RED]
    more = replace(
        seat, colonists={**seat.colonists, "sea": (*seat.colonists["sea"], a_line("S1"))}
    )
    after = replace(before, seats=(more, *before.seats[1:]))
    assert changes(before, after).steps == (MarkedStep(RED, "sea", None, a_line("S1")),)


def test_flipped_markers_and_new_cards_for_sale_are_new() -> None:
    before = _view()
    good = before.markers[ProvinceId("asia")].good
    after = replace(
        before,
        markers={**before.markers, ProvinceId("asia"): Marker(good, flipped=True)},
        display=(*before.display[1:], CardId("V-consul")),
    )
    new = changes(before, after)
    assert new.markers == {"asia"}
    assert new.display == {6}


def test_a_seat_with_more_cards_than_before_has_bought() -> None:
    before = _view()
    richer = replace(before.seats[GREEN], cards_in_hand=before.seats[GREEN].cards_in_hand + 2)
    after = replace(before, seats=(before.seats[RED], richer, before.seats[2]))
    assert changes(before, after).bought == (0, 2, 0)


def test_the_scene_marks_what_is_new() -> None:
    before = replace(_view(), houses={})
    after = replace(before, houses={a_city("tyros"): (GREEN,)})
    marked = [shape.tag for shape in board_scene(after, before).shapes if shape.tag[:4] == "new/"]
    assert marked == ["new/house/tyros/1"]
