"""On a phone, 450 pixels wide, the picture for the question at hand can be read."""

from collections.abc import Iterator
from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image

from engine.terms import BoardId, PlaceId, ProvinceId
from render import encoding, pictures, province_sheet
from render.geography import geography
from render.layout import WIDTH
from render.paint import bounds
from render.question import map_scene, question_windows
from render.scene import Box, Circle, Point, Rectangle, Scene, Shape, Text
from render.windows import Spot, widest, windows
from tests.playouts import BOARDS
from tests.render.late_games import late_views
from words import ENGLISH

PHONE = 450
HOUSE_LETTERS, NAMES = 11, 13
HOUSE_LETTERS_AT_LEAST, NAMES_AT_LEAST = 9.3, 11
"""On the sheet of provinces, and where all of the map is needed."""
SMALLEST_ON_THE_TABLE, MOST_ON_THE_TABLE = 7.3, 8.4
AS_SENT = (6, 9)
"""How closely pictures are packed outside the tests."""
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
def test_letters_on_the_whole_map_are_high_enough(board: str) -> None:
    """Where a question is about places everywhere."""
    view, where = late_views(board, "individual")[-1], geography(BoardId(board))
    everywhere = frozenset[Spot](city.id for city in view.board.facts.cities)
    shown = question_windows(view, everywhere, frozenset())
    assert all(any(_within((*p.at, *p.at), box) for box in shown) for p in where.places.values())
    scene = map_scene(ENGLISH, view, None, ())
    across = PHONE / max(right - left for left, _, right, _ in shown)
    assert min(letters(scene, houses=True)) * across >= HOUSE_LETTERS_AT_LEAST
    assert min(letters(scene, houses=False)) * across >= NAMES_AT_LEAST


@pytest.mark.parametrize("board", BOARDS)
def test_letters_on_the_sheet_of_provinces_are_high_enough(board: str) -> None:
    view = late_views(board, "individual")[-1]
    scene = province_sheet.build_scene(ENGLISH, view, view.markers)
    across = PHONE / scene.width
    assert min(letters(scene, houses=True)) * across >= HOUSE_LETTERS_AT_LEAST
    assert min(letters(scene, houses=False)) * across >= NAMES_AT_LEAST
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


@pytest.mark.parametrize(
    "board", ["hellas", "ionium", *(pytest.param(b, marks=pytest.mark.long) for b in BOARDS)]
)
def test_a_question_about_every_place_is_small_enough_to_send(
    board: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """None is larger: what needs more windows than a map is high is shown on the whole map."""
    monkeypatch.setattr(encoding, "LEVELS", AS_SENT)
    view = late_views(board, "teams")[-1]
    everywhere = [city.id for city in view.board.facts.cities]
    picture = pictures.question_picture(view, choices=everywhere)
    assert picture.name == "question.png"
    assert len(picture.data) <= encoding.MOST_BYTES


def test_what_would_be_too_much_to_send_is_packed_closer_and_then_made_smaller(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def asked() -> tuple[int, int]:
        picture = pictures.question_picture(view, choices=[PlaceId("athenae")])
        with Image.open(BytesIO(picture.data)) as image:
            return image.width, len(picture.data)

    view = late_views("hellas", "teams")[-1]
    wide, size = asked()
    monkeypatch.setattr(encoding, "MOST_BYTES", size - 1)
    assert asked()[0] == pytest.approx(0.7 * wide, abs=1)
    monkeypatch.setattr(encoding, "LEVELS", AS_SENT)
    assert asked()[0] == wide
    assert asked()[1] < size


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
