"""Houses and colonists stay apart: what touches is one blob on a phone."""

import math
from dataclasses import replace
from itertools import combinations

import pytest

from engine import View
from engine.terms import CityId, PlaceId, SeatId
from render.layout import board_scene
from render.paint import bounds
from render.scene import Box, Scene, Sprite
from tests.playouts import BOARDS
from tests.render.late_games import BOTH, late_views
from tests.render.worst_cases import crowded_view

RIM = 1.0
"""The edge of a piece's square, which holds no ink."""
MOST = 0.1
"""How much of a piece another one may cover: the corners of their squares are empty."""


def pieces(scene: Scene) -> list[tuple[str, Box]]:
    """Houses and colonists by their tags."""
    return [
        (shape.tag, _shrunk(bounds(shape)))
        for shape in scene.shapes
        if isinstance(shape, Sprite) and shape.tag.split("/")[0] in ("house", "colonist")
    ]


def covering(scene: Scene) -> list[str]:
    found = []
    for (one, here), (other, there) in combinations(pieces(scene), 2):
        shared = _shared(here, there) / min(_area(here), _area(there))
        if shared > MOST:
            found.append(f"{one} and {other}: {shared:.0%}")
    return found


def _shrunk(box: Box) -> Box:
    return (box[0] + RIM, box[1] + RIM, box[2] - RIM, box[3] - RIM)


def _shared(one: Box, other: Box) -> float:
    width = min(one[2], other[2]) - max(one[0], other[0])
    height = min(one[3], other[3]) - max(one[1], other[1])
    return width * height if width > 0 and height > 0 else 0


def _area(box: Box) -> float:
    return (box[2] - box[0]) * (box[3] - box[1])


def settled(board: str) -> View:
    """Everybody has houses everywhere; some have their colonists in the cities, too."""
    view = crowded_view(board)
    cities = list(view.houses)
    seats = [
        replace(
            seat,
            colonists={
                "land": (PlaceId(cities[0]), PlaceId(cities[seat.seat % len(cities)])),
                "sea": (PlaceId(cities[-1]), PlaceId(cities[seat.seat % len(cities)])),
            }
            if seat.seat < 3
            else seat.colonists,
        )
        for seat in view.seats
    ]
    return replace(view, seats=tuple(seats))


@pytest.mark.parametrize("kind", BOTH)
@pytest.mark.parametrize("board", BOARDS)
def test_no_piece_covers_another_in_late_games(board: str, kind: str) -> None:
    problems = {each for view in late_views(board, kind) for each in covering(board_scene(view))}
    assert not problems


@pytest.mark.parametrize("board", BOARDS)
def test_no_piece_covers_another_where_six_seats_have_built_everywhere(board: str) -> None:
    """Colonists on lines give way to houses; those in cities find a place beside them."""
    assert not covering(board_scene(settled(board)))


@pytest.mark.parametrize(
    ("board", "city"),
    [
        ("gallia", "juliobona"),
        ("gallia", "bononia"),
        ("balearica", "frumentaria"),
        ("hellas", "patrae"),
        ("britannia", "eburacum"),
    ],
)
def test_a_house_and_its_owners_colonists_are_three_things(board: str, city: PlaceId) -> None:
    """Where they once were one blob."""
    view = crowded_view(board, seats=5)
    owner, other = SeatId(2), SeatId(3)
    home = (city,)
    seats = tuple(
        replace(
            seat,
            colonists={"land": home, "sea": home}
            if seat.seat == owner
            else {"land": (), "sea": ()},
        )
        for seat in view.seats
    )
    shown = replace(view, seats=seats, houses={CityId(city): (owner, other)})
    drawn = pieces(board_scene(shown))
    assert len(drawn) == 4
    for (one, here), (another, there) in combinations(drawn, 2):
        apart = math.dist(_middle(here), _middle(there))
        assert apart > (here[2] - here[0] + there[2] - there[0]) / 2, (one, another)


def _middle(box: Box) -> tuple[float, float]:
    return ((box[0] + box[2]) / 2, (box[1] + box[3]) / 2)
