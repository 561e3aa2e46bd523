"""How a game ended is told in a few lines: who won and why, or who is to decide."""

from dataclasses import replace

import pytest

from cli.results import game_text, outcome_text, score_table
from engine import GameState, new_game, read_options
from engine.events import EndCause
from engine.terms import SeatId
from render import theme
from tests.builders import a_game
from words import ENGLISH
from words.nouns import colour_name, seat_letter


def over(cause: EndCause, *, team: bool = False) -> GameState:
    options = read_options({"board": "italia", "seats": 4, "team": team})
    state = new_game(options, "end")
    return replace(state, pending=(), over=True, end_cause=cause, concordia=SeatId(2))


def test_seats_have_the_same_letters_in_words_and_in_pictures() -> None:
    seats = [SeatId(seat) for seat in range(len(theme.SEATS))]
    assert [(colour_name(ENGLISH, seat), seat_letter(ENGLISH, seat)) for seat in seats] == [
        (look.name, look.letter) for look in theme.SEATS
    ]


@pytest.mark.parametrize(
    ("cause", "text"),
    [
        ("last_card", "Y won. The last card was bought."),
        ("fifteenth_house", "Y won. A fifteenth house was built."),
    ],
)
def test_the_end_is_told(cause: EndCause, text: str) -> None:
    assert outcome_text(ENGLISH, over(cause)) == text


def test_partners_win_together() -> None:
    told = outcome_text(ENGLISH, over("last_card", team=True))
    assert told == "R and Y won. The last card was bought."


def test_before_the_end_it_is_told_who_is_to_decide() -> None:
    told = outcome_text(ENGLISH, a_game().state)
    assert told == "Not over yet: turn 1, waiting for R (card choice)."


def test_only_partners_have_points_together() -> None:
    assert score_table(ENGLISH, over("last_card", team=True)).splitlines()[-2:] == [
        "R and Y together: 17 points",
        "G and B together: 10 points",
    ]
    assert "together" not in score_table(ENGLISH, over("last_card"))


@pytest.mark.parametrize(
    ("options", "text"),
    [
        ({"board": "italia", "seats": 3}, "Italia, 3 seats, base cards"),
        ({"board": "hellas", "seats": 6, "team": True}, "Hellas, 6 seats in teams, venus cards"),
    ],
)
def test_a_game_is_named_by_what_is_played(options: dict[str, object], text: str) -> None:
    assert game_text(ENGLISH, read_options(options)) == text
