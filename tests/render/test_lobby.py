"""The picture of a lobby: every board with its facts and its seats."""

import pytest

from engine.catalogue import catalogue
from engine.terms import BoardId
from render import lobby
from render.geography import geography
from render.paint import paint
from render.scene import Rectangle, Scene, Text
from render.specials import specials
from tests.render.layout_checks import problems
from tests.render.worst_cases import EVERY_BOARD, LONG_NAMES, PLAIN_NAMES


def texts(scene: Scene) -> list[str]:
    return [shape.text for shape in scene.shapes if isinstance(shape, Text)]


@pytest.mark.parametrize("board", EVERY_BOARD)
@pytest.mark.parametrize(
    "taken",
    [(), (None, None), (*PLAIN_NAMES[:3], None, None), LONG_NAMES],
    ids=["no seats", "all free", "some", "long names"],
)
def test_facts_and_seats_fit_beside_the_map(board: str, taken: tuple[str | None, ...]) -> None:
    assert problems(lobby.build_scene(BoardId(board), taken)) == []


@pytest.mark.parametrize("board", EVERY_BOARD)
def test_a_lobby_says_what_the_board_is_like(board: str) -> None:
    facts = catalogue().boards[BoardId(board)]
    said = " ".join(texts(lobby.build_scene(BoardId(board), PLAIN_NAMES[:2])))
    assert facts.name in said
    assert all(str(seats) in said for seats in facts.suits)
    assert all(rule in said for rule in specials(facts))
    assert all(name in said for name in PLAIN_NAMES[:2])


@pytest.mark.parametrize("board", ["italia", "imperium"])
def test_maps_of_either_layout_are_painted(board: str) -> None:
    scene = lobby.build_scene(BoardId(board), ("Aurelia", None))
    image = paint(scene, scale=0.25)
    assert image.size == (round(scene.width / 4), round(scene.height / 4))
    assert len(image.getcolors(1 << 20) or ()) > 500


def test_a_free_seat_is_called_free() -> None:
    assert texts(lobby.build_scene(BoardId("italia"), ("Aurelia", None))).count("free") == 1


@pytest.mark.parametrize("board", EVERY_BOARD)
def test_nobody_has_a_colour_before_it_is_drawn(board: str) -> None:
    scene = lobby.build_scene(BoardId(board), ("Aurelia", None), coloured=False)
    assert problems(scene) == []
    drawn = lobby.build_scene(BoardId(board), ("Aurelia", None))
    for letter in ("R", "G"):
        assert texts(drawn).count(letter) == texts(scene).count(letter) + 1


def test_every_province_has_a_space_for_its_marker() -> None:
    """Strokes to provinces that lie apart from their names would begin nowhere without it."""
    board = BoardId("imperium")
    where = geography(board)
    shapes = lobby.build_scene(board).shapes
    boxes = [shape.box for shape in shapes if isinstance(shape, Rectangle)]
    for province in where.provinces.values():
        x, y = province.marker
        assert (x - 15, y - 15, x + 15, y + 15) in boxes
