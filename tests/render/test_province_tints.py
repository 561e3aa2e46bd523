"""Provinces that share a border on a board are told apart in every sight."""

from collections.abc import Iterator
from itertools import combinations, pairwise

import pytest

from engine.catalogue import catalogue
from engine.terms import BoardId, ProvinceId
from render import theme
from render.geography import Geography, geography
from tests.render.colour_vision import Colour, lightness, worst_distance
from tests.render.worst_cases import EVERY_BOARD

APART = 6
"""CIEDE2000; less than for pieces, as a border runs between them and each has its name."""
FROM_SEA = 9
"""More than between neighbours: between land and sea there may be no name to tell."""
LIGHT = 68
CELL = 8

Cells = set[tuple[int, int]]


def rgb(colour: str) -> Colour:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def neighbours(where: Geography) -> Iterator[tuple[ProvinceId, ProvinceId]]:
    """Those whose rims run side by side for more than a corner."""
    rims = {id_: set(_rim(where, id_)) for id_ in where.provinces}
    near = {id_: {_beside(cell, by) for cell in rim for by in _STEPS} for id_, rim in rims.items()}
    for one, other in combinations(rims, 2):
        if len(near[one] & rims[other]) > 3:
            yield one, other


_STEPS = [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1)]


def _beside(cell: tuple[int, int], by: tuple[int, int]) -> tuple[int, int]:
    return cell[0] + by[0], cell[1] + by[1]


def _rim(where: Geography, province: ProvinceId) -> Iterator[tuple[int, int]]:
    for area in where.provinces[province].areas:
        for (x0, y0), (x1, y1) in pairwise((*area.rim, area.rim[0])):
            steps = max(1, int(max(abs(x1 - x0), abs(y1 - y0)) * 2 // CELL))
            for step in range(steps):
                across, down = (x1 - x0) * step / steps, (y1 - y0) * step / steps
                yield round((x0 + across) / CELL), round((y0 + down) / CELL)


@pytest.mark.parametrize("board", EVERY_BOARD)
def test_neighbours_are_told_apart(board: str) -> None:
    facts = catalogue().boards[BoardId(board)]
    tints = {province.id: theme.PROVINCES[province.colour] for province in facts.provinces}
    pairs = list(neighbours(geography(facts.id)))
    assert len(pairs) >= len(tints) // 2
    distances = {pair: worst_distance(rgb(tints[pair[0]]), rgb(tints[pair[1]])) for pair in pairs}
    assert {pair: seen for pair, seen in distances.items() if seen[0] < APART} == {}


@pytest.mark.parametrize(
    "colour",
    [*theme.PROVINCES.values(), theme.NO_PROVINCE],
    ids=[*theme.PROVINCES, "no province"],
)
def test_land_is_told_from_the_sea(colour: str) -> None:
    assert worst_distance(rgb(colour), rgb(theme.SEA)) > (FROM_SEA, "")


@pytest.mark.parametrize("colour", theme.PROVINCES.values(), ids=theme.PROVINCES)
def test_tints_are_light_enough_for_dark_letters(colour: str) -> None:
    assert lightness(rgb(colour)) > LIGHT
