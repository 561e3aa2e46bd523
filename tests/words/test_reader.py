"""How seats, places and cards are called by one who reads."""

from typing import Any

import pytest

from engine import view_for
from engine.board import board_of
from engine.terms import BoardId, CardId, CityId, LineId, PlaceId, SeatId
from tests.bot.texts.games import ENGLISH
from tests.builders import a_game
from tests.playouts import BOARDS
from words.reader import Reader, cut

RED, GREEN = SeatId(0), SeatId(1)


def a_reader(board: str = "imperium", viewer: SeatId | None = RED, **facts: Any) -> Reader:
    state = a_game(board, **facts).state
    return Reader(ENGLISH, view_for(state, viewer), ("Livia", "Marcus"))


def test_a_reader_is_addressed_and_the_others_are_named() -> None:
    reader = a_reader()
    assert (reader.seat(RED), reader.seat(GREEN)) == ("you", "**Marcus** (G)")
    assert reader.named(RED) == "**Livia** (R)"
    assert reader.in_plain().seat(GREEN) == "Marcus (G)"
    assert reader.seats([RED, GREEN]) == "you and **Marcus** (G)"


def test_a_spectator_is_nobody_at_the_table() -> None:
    assert a_reader(viewer=None).seat(RED) == "**Livia** (R)"


def test_a_seat_without_a_name_is_called_by_its_colour() -> None:
    reader = Reader(ENGLISH, view_for(a_game().state, None), ("", ""))
    assert reader.seat(GREEN) == "**Green** (G)"
    assert Reader(ENGLISH, reader.view).seat(RED) == "**Red** (R)"


def test_places_are_called_by_what_they_are() -> None:
    reader = a_reader()
    land = next(line for line in board_of(BoardId("imperium")).facts.lines if line.kind == "land")
    assert reader.spot(PlaceId("roma")) == "Roma"
    assert reader.somewhere(PlaceId("roma")) == "in Roma"
    assert reader.spot(land.id) == f"the land line {reader.ends(land.id)}"
    assert reader.somewhere(land.id) == f"on the land line {reader.ends(land.id)}"
    assert reader.ends(land.id, longest=5).count("…") == 2


def test_a_ship_and_a_sea_are_no_cities() -> None:
    ship, sea = board_of(BoardId("balearica")).facts.places[0], "mediterranean"
    assert a_reader("balearica").somewhere(ship.id) == f"on the {ship.name}"
    assert a_reader("gallia").somewhere(PlaceId(sea)) == "in the Mediterranean"


def test_a_city_shows_its_good_and_who_has_houses_there() -> None:
    reader = a_reader(houses={"massilia": [1, 0]}, tokens={"massilia": "wine", "novaria": "brick"})
    assert reader.city(CityId(PlaceId("massilia"))) == "Massilia (wine)"
    assert reader.city_with_houses(CityId(PlaceId("massilia"))) == "Massilia (wine; houses G R)"
    assert reader.city_with_houses(CityId(PlaceId("novaria"))) == "Novaria (brick)"
    assert reader.city(CityId(PlaceId("roma"))) == "Roma"


@pytest.mark.parametrize("board", BOARDS)
def test_no_two_lines_of_a_board_are_called_alike(board: str) -> None:
    reader = a_reader(board)
    lines = board_of(BoardId(board)).lines
    assert len({reader.spot(line) for line in lines}) == len(lines)
    assert len({(lines[i].kind, reader.ends(i, longest=14)) for i in lines}) == len(lines)


def test_two_lines_between_the_same_cities_are_told_apart() -> None:
    reader = a_reader("ionium")
    assert reader.ends(LineId(PlaceId("S6"))) == "Neapolis – Messana (S6)"
    assert reader.ends(LineId(PlaceId("S7"))) == "Neapolis – Messana (S7)"


@pytest.mark.parametrize(
    ("card", "name"),
    [
        ("start-architect", "Architect (Jupiter)"),
        ("I-mercator", "Mercator, 5 sestertii (Mercurius)"),
        ("II-weaver", "Weaver (Minerva, 5 a house)"),
        ("start-legatus", "Legatus (Jupiter, Saturnus and Venus)"),
    ],
)
def test_a_card_is_called_with_what_tells_it_from_others(card: str, name: str) -> None:
    assert a_reader().card_in_full(CardId(card)) == name


def test_what_is_too_long_is_cut_at_a_word() -> None:
    assert cut(ENGLISH, "one two three", 13) == "one two three"
    assert cut(ENGLISH, "one two three", 12) == "one two thr…"
    assert cut(ENGLISH, "one hundred and two", 17) == "one hundred and…"
