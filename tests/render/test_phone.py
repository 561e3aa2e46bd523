"""On a phone, 450 pixels wide, the picture for the question at hand can be read."""

from collections.abc import Iterator
from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image

from engine import legal_actions, view_for
from engine.terms import BoardId, PlaceId, ProvinceId
from render import encoding, pictures, province_sheet
from render.geography import geography
from render.layout import WIDTH
from render.paint import bounds
from render.question import MOST_WINDOWS, map_scene
from render.scene import Box, Circle, Point, Rectangle, Scene, Shape, Text
from render.windows import Spot, widest, windows
from tests.playouts import BOARDS, steps
from tests.render.late_games import TEAMS, late_views
from words import ENGLISH

PHONE = 450
HOUSE_LETTERS, NAMES = 11, 13
HOUSE_LETTERS_ON_A_SHEET, NAMES_ON_A_SHEET = 9.3, 11
SMALLEST_ON_THE_TABLE, MOST_ON_THE_TABLE = 7.0, 7.8
AS_SENT = 6
"""How well pictures are packed outside the tests."""
SEATS = "RGYBKW"


def drawn(scene: Scene) -> Iterator[Shape]:
    for backdrop in scene.backdrops:
        yield from backdrop.shapes
    yield from scene.shapes


def letters(scene: Scene, *, houses: bool) -> set[float]:
    """The sizes of the letters on houses, or of the names of cities."""
    found, house = set(), False
    for shape in drawn(scene):
        if isinstance(shape, Text):
            if house and houses and shape.text in SEATS:
                found.add(shape.size)
            if not houses and shape.tag.startswith("label/place/"):
                found.add(shape.size)
        house = shape.tag.startswith("house/")
    return found


@pytest.mark.parametrize("board", BOARDS)
def test_letters_in_a_window_are_high_enough(board: str) -> None:
    view = late_views(board, "individual")[-1]
    assert view.houses, "a late game has houses"
    scene = map_scene(ENGLISH, view, None, ())
    across = PHONE / widest(geography(BoardId(board)))
    assert min(letters(scene, houses=True)) * across >= HOUSE_LETTERS
    assert min(letters(scene, houses=False)) * across >= NAMES


@pytest.mark.parametrize("board", BOARDS)
def test_letters_on_the_sheet_of_provinces_are_high_enough(board: str) -> None:
    view = late_views(board, "individual")[-1]
    scene = province_sheet.build_scene(ENGLISH, view, view.markers)
    across = PHONE / scene.width
    assert min(letters(scene, houses=True)) * across >= HOUSE_LETTERS_ON_A_SHEET
    assert min(letters(scene, houses=False)) * across >= NAMES_ON_A_SHEET
    said = [shape.text for shape in scene.shapes if isinstance(shape, Text)]
    assert all(each.name.upper() in said for each in view.board.facts.provinces)
    assert all(city.name in said for city in view.board.facts.cities if city.id in view.tokens)


@pytest.mark.parametrize("board", BOARDS)
def test_most_names_of_cities_can_be_read_where_a_phone_shows_the_whole_table(board: str) -> None:
    places = geography(BoardId(board)).places.values()
    sizes = sorted(place.letters * PHONE / WIDTH for place in places if place.label)
    assert sizes[0] >= SMALLEST_ON_THE_TABLE
    assert sizes[len(sizes) // 2] >= MOST_ON_THE_TABLE


@pytest.mark.parametrize("board", BOARDS)
def test_windows_show_every_spot_whole(board: str) -> None:
    where = geography(BoardId(board))
    view = late_views(board, "individual")[0]
    spots: list[Spot] = [*where.places, *(id_ for id_, line in where.lines.items() if line.rest)]
    frames = windows(view, spots)
    assert all(box[2] - box[0] == widest(where) for box in frames)
    for id_, place in where.places.items():
        name: Box = place.label or (*place.at, *place.at)
        assert any(_within(name, box) for box in frames), id_
    for spot in spots:
        at = where.place_at(spot)  # type: ignore[arg-type]  # none of them is a province
        assert any(_within((*at, *at), box) for box in frames), spot


def test_one_city_is_shown_by_one_window_around_it() -> None:
    view = late_views("imperium", "individual")[0]
    massilia = PlaceId("massilia")
    (frame,) = windows(view, [massilia])
    x, y = geography(BoardId("imperium")).places[massilia].at
    assert abs((frame[0] + frame[2]) / 2 - x) < 120
    assert frame[1] < y < frame[3]
    assert windows(view, []) == ()


def test_every_question_about_places_has_its_own_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a whole game: no wider than a phone can show, and small enough to send. Only where the
    choice is all over the board, the whole of it is shown."""
    monkeypatch.setattr(encoding, "LEVEL", AS_SENT)
    seen, where = set[str](), geography(BoardId("hellas"))
    for state, _, _ in steps({"board": "hellas", **TEAMS}, "phone"):
        kind = state.pending[-1].kind
        choices = {
            getattr(action, name)
            for action in legal_actions(state)
            for name in ("city", "line", "place", "province")
            if hasattr(action, name)
        }
        if kind in seen or len(choices) < 2:
            continue
        seen.add(kind)
        view = view_for(state, state.pending[-1].seat)
        picture = pictures.question_picture(view, choices=choices)
        with Image.open(BytesIO(picture.data)) as image:
            assert image.width <= widest(where) or len(windows(view, choices)) > MOST_WINDOWS, kind
        assert len(picture.data) < 300_000
    assert {"movement_choice", "building_choice", "prefect_choice"} <= seen


def test_what_can_be_chosen_is_marked() -> None:
    view = late_views("hellas", "individual")[0]
    where, attica = geography(BoardId("hellas")), ProvinceId("attica")
    expected: dict[Spot, Point] = {
        each: where.place_at(each) for each in (PlaceId("patrae"), PlaceId("L1"))
    }
    expected[attica] = where.provinces[attica].marker
    scene = map_scene(ENGLISH, view, None, list(expected))
    marks = [shape for shape in scene.shapes if shape.tag.startswith("choice/")]
    found = {}
    for mark in marks:
        assert isinstance(mark, Circle | Rectangle)
        left, top, right, bottom = bounds(mark)
        middle = ((left + right) / 2, (top + bottom) / 2)
        found[mark.tag.removeprefix("choice/")] = pytest.approx(middle)
    assert found == expected


def test_where_nothing_can_be_chosen_the_picture_shows_what_is_new() -> None:
    before, _, after = late_views("hellas", "individual")
    assert pictures.question_picture(before, before).name == "board.png"
    city, owners = next(iter(after.houses.items()))
    built = replace(before, houses={city: owners})
    assert pictures.question_picture(built, before).name == "question.png"


def _within(inner: Box, outer: Box) -> bool:
    return (
        inner[0] >= outer[0] - 0.5
        and inner[1] >= outer[1] - 0.5
        and inner[2] <= outer[2] + 0.5
        and inner[3] <= outer[3] + 0.5
    )
