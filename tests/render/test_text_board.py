"""The text board says all that the picture shows, in messages that fit."""

import re

import pytest

from engine import View, view_for
from engine.actions import MoveColonist
from engine.board import board_of
from engine.catalogue import catalogue
from engine.decisions import MovementChoice
from engine.personalities.architect import house_cost, movements
from engine.personalities.architect import steps as architect_steps
from engine.terms import BoardId, SeatId
from render import theme
from render.changes import changes
from render.seating import clean
from render.text_board import LONGEST_PART, WIDTH, text_board
from render.text_reach import reach_of
from render.view_facts import place_names
from tests.playouts import steps
from tests.render.worst_cases import EVERY_BOARD, LONG_NAMES, crowded_view
from words import ENGLISH
from words.nouns import card_name, price_text


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
            assert all(place_names(ENGLISH, BoardId(board))[place] in said for place in places)
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
        assert (
            f"{place_names(ENGLISH, board.facts.id)[city]} {letter} {view.tokens[city]} {houses}"
            in said
        )
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


def told(view: View, since: View | None = None) -> str:
    parts = text_board(view, ("Anna", "Ben", "Cleo", "Dora"), since=since)
    return " ".join(" ".join(parts).split())


@pytest.mark.parametrize("board", EVERY_BOARD)
def test_a_player_is_told_where_colonists_can_go_and_what_building_there_costs(board: str) -> None:
    """As the rules offer it: every move of an Architect, and every house after it."""
    played = [state for state, _, _ in steps({"board": board, "seats": 3}, "reach")]
    for state in played[20:200:60]:
        seat = state.active
        said = told(view_for(state, seat))
        reach = reach_of(view_for(state, seat), seat)
        offered = movements(state, MovementChoice(seat, architect_steps(state, seat)))
        moves = [each for each in offered if isinstance(each, MoveColonist)]
        found = [
            (kind, origin, line)
            for (kind, origin), by_steps in reach.items()
            for taken, lines in by_steps.items()
            for line in lines
            if taken
        ]
        assert sorted(found) == sorted((m.colonist, m.origin, m.line) for m in moves)
        assert f"{architect_steps(state, seat)} steps in all" in said
        for move in moves:
            for city in state.board.building_ends.get(move.line, ()):
                if seat not in state.houses.get(city, ()):
                    cost = house_cost(state, seat, city)
                    price = price_text(ENGLISH, cost.coins, cost.goods)
                    assert f"{place_names(ENGLISH, BoardId(board))[city]}: {price}; " in said


def test_a_player_is_told_the_own_hand_and_no_other() -> None:
    state = list(steps({"board": "italia", "seats": 3}, "hands"))[90][0]
    for viewer in (None, SeatId(0), SeatId(1)):
        parts = text_board(view_for(state, viewer))
        assert any("YOUR HAND" in part for part in parts) == (viewer is not None)
        if viewer is not None:
            lines = "\n".join(parts).partition("YOUR HAND\n")[2].partition("\n\n")[0]
            hand = [card_name(ENGLISH, card) for card in state.seats[viewer].hand]
            assert [line.partition(" (")[0] for line in lines.splitlines()] == hand


def test_partners_and_the_neighbours_of_castles_are_told() -> None:
    state = list(steps({"board": "germania", "seats": 4, "team": True}, "team"))[40][0]
    said = told(view_for(state, None))
    assert "R red, Anna team A, partner of Y yellow, Cleo" in said
    assert re.search(
        r"Castle in Ubii: \w+; land lines to Aliso, Colonia Agrippina and Castle near Nida", said
    )
    assert "Castle in Ubii: land Aliso, Colonia Agrippina, Castle near Nida" in said


def test_what_is_new_is_told_to_whoever_was_away() -> None:
    played = [state for state, _, _ in steps({"board": "italia", "seats": 3}, "news")]
    before, now = view_for(played[60], SeatId(0)), view_for(played[300], SeatId(0))
    said = told(now, since=before)
    new = changes(before, now)
    assert new.houses
    for city, seat in new.houses:
        letter = theme.SEATS[seat].letter
        name = place_names(ENGLISH, BoardId("italia"))[city]
        assert re.search(rf"{letter} \w+ built in {name}\b", said)
    for position in new.display:
        card = now.display[position]
        assert card
        assert f"position {position + 1} of the display: {card_name(ENGLISH, card)}" in said
    assert "NEW SINCE" not in told(now)
    assert "NEW SINCE" not in told(now, since=now)
