"""The text board says all that the picture shows, in messages that fit."""

import pytest

from engine import View, view_for
from engine.board import board_of
from engine.catalogue import catalogue
from engine.terms import SeatId
from render import theme
from render.seating import clean
from render.text_board import LONGEST_PART, WIDTH, text_board
from render.view_facts import place_names
from tests.playouts import steps
from tests.render.worst_cases import EVERY_BOARD, LONG_NAMES, crowded_view
from words import ENGLISH
from words.nouns import card_name


@pytest.mark.parametrize("board", EVERY_BOARD)
def test_every_part_fits_a_message_and_every_line_a_phone(board: str) -> None:
    for part in text_board(crowded_view(board), LONG_NAMES):
        assert 0 < len(part) <= LONGEST_PART
        assert max(map(len, part.splitlines())) <= WIDTH


@pytest.mark.parametrize("board", EVERY_BOARD)
def test_the_text_board_is_complete(board: str) -> None:
    options = {"board": board, "seats": 4, "salt": board in EVERY_BOARD[::2]}
    *_, (state, _, _) = (step for _, step in zip(range(160), steps(options, "whole"), strict=False))
    view = view_for(state, None)
    said = " ".join(" ".join(text_board(view)).split())
    assert all(
        _province_said(view, province.id, said)
        for province in board_of(view.options.board).facts.provinces
    )
    for seat in view.seats:
        for places in seat.colonists.values():
            assert all(place_names(board)[place] in said for place in places)
        assert f"{seat.coins} sestertii" in said or seat.coins == 1
        assert not seat.top_card or f"on top: {card_name(ENGLISH, seat.top_card)}" in said
    for number, card in enumerate(view.display, 1):
        assert f"{number} {card_name(ENGLISH, card) if card else 'empty'}" in said


def _province_said(view: View, province: str, said: str) -> bool:
    board = board_of(view.options.board)
    facts = next(each for each in board.facts.provinces if each.id == province)
    assert f"{facts.name}: " in said
    for city in board.cities_in[facts.id]:
        houses = " ".join(theme.SEATS[seat].letter for seat in view.houses.get(city, ())) or "-"
        letter = next(each.letter for each in board.facts.cities if each.id == city)
        assert f"{place_names(board.facts.id)[city]} {letter} {view.tokens[city]} {houses}" in said
    return True


def test_flipped_markers_show_their_coins_and_the_good_behind() -> None:
    said = "\n".join(text_board(crowded_view("imperium")))
    assert "1 coin (cloth)" in said
    assert "2 coins (wine)" in said


def test_the_end_is_announced() -> None:
    said = " ".join(" ".join(text_board(crowded_view("italia"))).split())
    assert "R red built the fifteenth house and has the Concordia card" in said


def test_castles_and_flood_are_told() -> None:
    assert "Castle in Ubii: " in "\n".join(text_board(crowded_view("germania")))
    assert "flood marker food" in " ".join(" ".join(text_board(crowded_view("aegyptus"))).split())


def test_a_player_cannot_break_out_of_the_code_block() -> None:
    nasty = ("```\n@everyone", "\u202eevil\u0000", "", "x" * 99)
    said = "\n".join(text_board(crowded_view("italia", seats=4), nasty))
    assert "`" not in said
    assert "\u202e" not in said
    assert clean("x" * 99) == "x" * 32
    assert clean(" a \n b ") == "a b"


def test_every_numeral_and_god_of_the_display_is_told() -> None:
    view = crowded_view("imperium", SeatId(0))
    said = " ".join(" ".join(text_board(view)).split())
    for card in filter(None, view.display):
        facts = catalogue().cards[card]
        assert f"({facts.numeral}, " in said
