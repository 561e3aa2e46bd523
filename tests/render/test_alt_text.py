"""Every picture can be read aloud, and what is read aloud fits where Discord puts it."""

import re
from dataclasses import replace

import pytest

from engine import final_scores, new_game, read_options, view_for, winner
from engine.catalogue import catalogue
from engine.terms import BoardId, CityId, PlaceId, SeatId
from render.alt_text import (
    LONGEST,
    board_alt,
    chart_alt,
    display_alt,
    hand_alt,
    lobby_alt,
    scores_alt,
)
from render.growth import Growth
from tests.playouts import played
from tests.render.worst_cases import (
    EVERY_BOARD,
    LONG_NAMES,
    PLAIN_NAMES,
    crowded_view,
    high_scores,
)

CHART = Growth(tuple(range(1, 200)), tuple((100 + t,) * 6 for t in range(1, 200)))


@pytest.mark.parametrize("board", EVERY_BOARD)
def test_no_alt_text_is_too_long_in_the_fullest_game(board: str) -> None:
    view = crowded_view(board, SeatId(5))
    over = crowded_view(board, SeatId(5), over=True)
    texts = {
        "board": board_alt(view, LONG_NAMES),
        "hand": hand_alt(view),
        "display": display_alt(view),
        "scores": scores_alt(over, high_scores(), (SeatId(0), SeatId(3)), LONG_NAMES),
        "chart": chart_alt(over, CHART, LONG_NAMES),
        "lobby": lobby_alt(catalogue().boards[BoardId(board)], LONG_NAMES),
    }
    assert {name: len(text) for name, text in texts.items() if len(text) > LONGEST} == {}
    assert all(texts.values())


@pytest.mark.parametrize("board", EVERY_BOARD)
def test_alt_texts_lose_nothing_in_the_fullest_game_of_ordinary_names(board: str) -> None:
    view = crowded_view(board, SeatId(5))
    over = crowded_view(board, SeatId(5), over=True)
    said = board_alt(view, PLAIN_NAMES)
    assert all(name in said for name in PLAIN_NAMES)
    assert all(each.name in said for each in catalogue().boards[BoardId(board)].provinces)
    scores = scores_alt(over, high_scores(), (SeatId(0),), PLAIN_NAMES)
    assert scores.count("Minerva 123") == 6
    assert all(f"{number}:" in display_alt(view) for number in range(1, 8))


def test_scores_of_teams_tell_what_partners_have_together() -> None:
    _, state = played({"board": "italia", "seats": 4, "team": True}, "alt")
    scored, won = final_scores(state), winner(state)
    said = scores_alt(view_for(state, None), scored, won, PLAIN_NAMES)
    best, other = (sum(each.total for each in scored if each.seat % 2 == n) for n in (0, 1))
    assert f"Team A {best}." in said
    assert f"Team B {other}." in said
    alone = scores_alt(crowded_view("italia", over=True), high_scores(), (SeatId(0),))
    assert "Team" not in alone


def test_an_alt_text_that_is_cut_says_where_the_rest_is() -> None:
    said = board_alt(crowded_view("germania"), LONG_NAMES)
    assert said.endswith("as text.")


def test_the_alt_text_of_a_hand_names_cards_gods_and_doubles() -> None:
    view = view_for(new_game(read_options({"board": "italia", "seats": 2}), "x"), SeatId(1))
    said = hand_alt(view)
    assert said.startswith("Your hand of 7 cards:")
    assert "2 Prefect (Saturnus)" in said
    assert said.endswith(".")


def test_a_spectator_has_no_hand_to_read() -> None:
    view = view_for(new_game(read_options({"board": "italia", "seats": 2}), "x"), None)
    with pytest.raises(ValueError, match="no hand"):
        hand_alt(view)


def test_a_lobby_tells_who_sits_where() -> None:
    said = lobby_alt(catalogue().boards[BoardId("italia")], ("Aurelia", None))
    assert "R red, Aurelia." in said
    assert "G green, free." in said


def test_what_is_counted_agrees_with_its_number() -> None:
    state = new_game(read_options({"board": "italia", "seats": 2}), "slips")
    one, none = (
        replace(state.seats[0], goods={**dict.fromkeys(state.seats[0].goods, 0), "wine": wine})
        for wine in (1, 0)
    )
    now = replace(state, seats=(one, none), houses={CityId(PlaceId("cosa")): (SeatId(0),)})
    said = board_alt(view_for(now, None))
    assert "5 sestertii, 1 good, 1 house built, 2 colonists, 7 in hand." in said
    assert ", no goods, no houses built, 2 colonists, 7 in hand." in said


def test_every_sentence_of_a_lobby_begins_large() -> None:
    for board in catalogue().boards.values():
        said = lobby_alt(board)
        assert not re.search(r"\. [a-z]", said), said
