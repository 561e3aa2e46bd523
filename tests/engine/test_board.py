"""The tables of a board: true on every board, and checked by hand on two of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

import pytest

from engine.board import Board, board_of
from engine.catalogue import Line, catalogue
from engine.terms import COLONIST_KINDS, BoardId, ColonistKind, LineId, PlaceId
from tests.builders import line

BOARDS = sorted(catalogue().boards)
FAR = 100
"""More steps than any board is long."""


@pytest.fixture(params=BOARDS)
def board(request: pytest.FixtureRequest) -> Board:
    return board_of(BoardId(request.param))


def lines_of(board: Board, kind: ColonistKind) -> list[Line]:
    return [each for each in board.facts.lines if each.kind == kind]


def between(board: str, ends: str, kind: ColonistKind) -> LineId:
    """The line between two cities, named as in "roma-novaria"."""
    one, other = ends.split("-")
    return line(board, one, other, kind)


def resting_lines(board: Board, kind: ColonistKind) -> list[Line]:
    return [each for each in lines_of(board, kind) if each.rest]


def passable_ends(board: Board, at: Line) -> set[PlaceId]:
    return {end for end in at.ends if board.may_pass(end)}


def lines_between(board: Board, kind: ColonistKind, start: PlaceId) -> dict[PlaceId, int]:
    """Another way to count: how many lines lie between two places, city by city."""
    found, border = {start: 0}, [start]
    while border:
        here = border.pop(0)
        for each in lines_of(board, kind):
            if here in each.ends and board.may_pass(here):
                for there in set(each.ends) - set(found):
                    found[there] = found[here] + 1
                    border.append(there)
    return found


def origins(board: Board, kind: ColonistKind) -> Iterator[PlaceId]:
    """Everywhere a colonist of the kind could stand and step out by itself."""
    yield from (PlaceId(each.id) for each in resting_lines(board, kind))
    yield from (PlaceId(city.id) for city in board.facts.cities)
    yield from (place.id for place in board.facts.places if place.kind in ("ship", "trade"))


def test_there_are_fifteen_boards() -> None:
    assert len(BOARDS) == 15


@pytest.mark.parametrize("kind", COLONIST_KINDS)
def test_it_is_as_far_there_as_back(board: Board, kind: ColonistKind) -> None:
    far = {each.id: board.distances(kind, (each.id,)) for each in resting_lines(board, kind)}
    for one, other in combinations(far, 2):
        assert far[one].get(other) == far[other].get(one), (one, other)


@pytest.mark.ruling("AR2")
@pytest.mark.parametrize("kind", COLONIST_KINDS)
def test_one_step_away_are_the_lines_that_share_an_end_one_can_pass(
    board: Board, kind: ColonistKind
) -> None:
    for here in resting_lines(board, kind):
        near = {at for at, steps in board.distances(kind, (here.id,)).items() if steps == 1}
        assert near == {
            each.id
            for each in resting_lines(board, kind)
            if each != here and passable_ends(board, here) & passable_ends(board, each)
        }


@pytest.mark.ruling("AR2", "AR3")
@pytest.mark.parametrize("kind", COLONIST_KINDS)
def test_a_distance_is_one_more_than_the_lines_between(board: Board, kind: ColonistKind) -> None:
    between = {
        start: lines_between(board, kind, start)
        for start in {end for each in lines_of(board, kind) for end in each.ends}
    }
    for here in resting_lines(board, kind):
        expected = {}
        for there in resting_lines(board, kind):
            counts = [
                between[out][into]
                for out in passable_ends(board, here)
                for into in passable_ends(board, there)
                if into in between[out]
            ]
            if there != here and counts:
                expected[there.id] = 1 + min(counts)
        assert board.distances(kind, (here.id,)) == expected


@pytest.mark.ruling("AR2")
@pytest.mark.parametrize("kind", COLONIST_KINDS)
def test_the_first_step_out_of_a_city_is_onto_one_of_its_lines(
    board: Board, kind: ColonistKind
) -> None:
    for city in board.facts.cities:
        near = {at for at, steps in board.distances(kind, (city.id,)).items() if steps == 1}
        assert near == {each.id for each in resting_lines(board, kind) if city.id in each.ends}


@pytest.mark.ruling("AR3")
@pytest.mark.parametrize("kind", COLONIST_KINDS)
def test_moves_end_on_lines_of_the_kind_that_one_may_rest_on(
    board: Board, kind: ColonistKind
) -> None:
    allowed = {each.id for each in resting_lines(board, kind)}
    for origin in origins(board, kind):
        moves = board.moves(kind, origin, FAR)
        assert allowed.issuperset(moves)
        assert origin not in moves
        assert {(move.colonist, move.origin) for move in moves.values()} <= {(kind, origin)}
        assert all(move.line == line for line, move in moves.items())


@pytest.mark.ruling("AR1")
@pytest.mark.parametrize("kind", COLONIST_KINDS)
@pytest.mark.parametrize("steps", [1, 2, 3, 6])
def test_moves_reach_as_far_as_the_steps_and_no_farther(
    board: Board, kind: ColonistKind, steps: int
) -> None:
    for origin in origins(board, kind):
        far = board.distances(kind, (origin,))
        moves = board.moves(kind, origin, steps)
        assert list(moves) == [at for at, n in far.items() if n <= steps]


@pytest.mark.parametrize("kind", COLONIST_KINDS)
def test_the_nearest_lines_come_first(board: Board, kind: ColonistKind) -> None:
    for origin in origins(board, kind):
        steps = list(board.distances(kind, (origin,)).values())
        assert steps == sorted(steps)
        assert min(steps, default=1) == 1


def test_nothing_is_reached_through_a_trade(board: Board) -> None:
    for trade in board.trades:
        assert board.distances("sea", (trade.id,)) == {}
        at_trade = [each for each in board.facts.lines if trade.id in each.ends]
        assert at_trade
        for one, other in combinations(at_trade, 2):
            assert board.distances("sea", (one.id,))[other.id] > 1


def test_only_cities_with_a_letter_are_ends_to_build_at(board: Board) -> None:
    lettered = {city.id for city in board.facts.cities if city.letter}
    assert set(board.building_ends) == set(board.lines)
    for at, ends in board.building_ends.items():
        assert list(ends) == [end for end in board.lines[LineId(at)].ends if end in lettered]


@pytest.mark.ruling("AR6")
def test_a_capital_is_never_an_end_to_build_at(board: Board) -> None:
    capitals = {place for places in board.facts.capitals.values() for place in places}
    assert capitals
    assert capitals.isdisjoint(city for ends in board.building_ends.values() for city in ends)
    assert capitals.isdisjoint(board.building_cities)
    assert capitals.isdisjoint(board.province_of)


def test_every_city_to_build_in_lies_in_one_province(board: Board) -> None:
    listed = Counter(city for cities in board.cities_in.values() for city in cities)
    assert listed == Counter(board.building_cities)
    assert all(city in board.cities_in[province] for city, province in board.province_of.items())


def test_every_start_place_and_capital_can_be_left(board: Board) -> None:
    for start in board.facts.start_colonists:
        assert board.begins_at(start.kind, start.place)
    for kind, places in board.facts.capitals.items():
        assert all(board.begins_at(kind, place) for place in places)


@pytest.mark.ruling("C4")
def test_a_colonist_can_leave_a_city_only_by_a_line_of_its_kind(board: Board) -> None:
    for kind in COLONIST_KINDS:
        touched = {end for each in lines_of(board, kind) for end in each.ends}
        for city in board.facts.cities:
            assert board.begins_at(kind, city.id) == (city.id in touched)


def test_a_city_is_its_own_door(board: Board) -> None:
    for city in board.facts.cities:
        assert board.doors(city.id, board.building_cities) == (city.id,)


ROUND_ROMA = {
    ("imperium", "land", 1): ["novaria-roma", "aquileia-roma", "syracusae-roma"],
    ("imperium", "land", 2): [
        "massilia-novaria",
        "colonia_a-novaria",
        "novaria-aquileia",
        "vindobona-aquileia",
        "aquileia-sirmium",
    ],
    ("imperium", "sea", 1): ["massilia-roma", "syracusae-roma", "carthago-roma"],
    ("imperium", "sea", 2): [
        "massilia-valentia",
        "massilia-carthago",
        "valentia-carthago",
        "syracusae-carthago",
        "syracusae-dyrrhachium",
        "syracusae-athenae",
        "syracusae-leptis_magna",
        "syracusae-cyrene",
        "rusadir-carthago",
        "carthago-leptis_magna",
    ],
    ("italia", "land", 1): ["cosa-roma", "spoletum-roma", "casinum-roma"],
    ("italia", "land", 2): [
        "florentia-cosa",
        "florentia-spoletum",
        "ancona-spoletum",
        "spoletum-hadria",
        "spoletum-casinum",
        "hadria-casinum",
        "casinum-neapolis",
        "casinum-luceria",
    ],
    ("italia", "sea", 1): ["cosa-roma", "olbia-roma", "neapolis-roma", "panormus-roma"],
    ("italia", "sea", 2): [
        "genua-cosa",
        "cosa-aleria",
        "aleria-olbia",
        "olbia-panormus",
        "neapolis-messana",
        "neapolis-panormus",
        "messana-panormus",
    ],
}


@pytest.mark.ruling("AR2")
@pytest.mark.parametrize(("name", "kind", "steps"), ROUND_ROMA)
def test_the_lines_round_roma_are_as_far_as_on_the_board(
    name: str, kind: ColonistKind, steps: int
) -> None:
    far = board_of(BoardId(name)).distances(kind, (PlaceId("roma"),))
    expected = {between(name, ends, kind) for ends in ROUND_ROMA[name, kind, steps]}
    assert {at for at, n in far.items() if n == steps} == expected


@pytest.mark.ruling("AR2")
@pytest.mark.parametrize(
    ("name", "kind", "one", "other", "steps"),
    [
        ("imperium", "land", "novaria-roma", "novaria-aquileia", 1),
        ("imperium", "land", "novaria-roma", "syracusae-roma", 1),
        ("imperium", "land", "syracusae-roma", "massilia-novaria", 2),
        ("imperium", "land", "syracusae-roma", "lutetia-colonia_a", 3),
        ("imperium", "land", "isca_d-londinium", "memphis-petra", 9),  # by Rusadir and Africa
        ("imperium", "sea", "massilia-roma", "syracusae-athenae", 2),
        ("imperium", "sea", "massilia-roma", "aquileia-dyrrhachium", 3),
        ("imperium", "sea", "londinium-colonia_a", "olisipo-rusadir", 4),
        ("italia", "land", "casinum-roma", "neapolis-potentia", 2),
        ("italia", "land", "cosa-roma", "panormus-syracusae", 7),
        ("italia", "sea", "olbia-roma", "genua-nicaea", 3),
        ("italia", "sea", "aquileia-ravenna", "genua-nicaea", 10),  # round all of Italia
    ],
)
def test_two_lines_are_as_far_apart_as_counted_on_the_board(
    name: str, kind: ColonistKind, one: str, other: str, steps: int
) -> None:
    here = PlaceId(between(name, one, kind))
    there = between(name, other, kind)
    assert board_of(BoardId(name)).distances(kind, (here,))[there] == steps
