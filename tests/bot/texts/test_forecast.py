"""What the gods would pay, and what they paid: as tables that fit a phone."""

from dataclasses import replace

import pytest

from bot.texts.forecast import final_table, forecast
from engine import final_scores, winner
from engine.scoring import Score
from engine.terms import GODS, SeatId
from tests.bot.texts.games import GAMES, NAMES, SEED, WIDEST, reader_of
from tests.builders import a_game
from tests.playouts import steps
from tests.render.worst_cases import EVERY_BOARD, crowded, high_scores

RED, GREEN = SeatId(0), SeatId(1)
WIDTH = 42
"""What a phone shows of a fixed-width line before it wraps."""


def table_lines(text: str) -> list[str]:
    blocks = text.split("```")[1::2]
    return [line for block in blocks for line in block.strip("\n").splitlines()]


def test_a_forecast_counts_for_everybody_and_adds_up_for_the_reader() -> None:
    game = a_game(
        coins={0: 25, 1: 7},
        goods={0: {}, 1: {}},
        houses={"massilia": [0], "novaria": [0, 1]},
        tokens={"massilia": "wine", "novaria": "brick"},
        hand={0: ["start-senator", "start-architect", "I-mason"]},
        discard={0: ["start-mercator"]},
    )
    text = forecast(reader_of(game.state, RED, NAMES))
    rows = [line.split() for line in table_lines(text)]
    assert ["Vesta", "2", "0"] in rows
    assert ["Jupiter", "1", "0"] in rows
    assert ["Mars", "4", "4"] in rows
    assert ["brick", "1", "1"] in rows
    assert ["Vesta", "2", "1", "2"] in rows
    assert ["Minerva", "1", "3"] in rows
    assert ["Mercurius", "4", "1", "4"] in rows
    assert ["Total", str(final_scores(game.state)[0].total)] in rows
    assert not [row for row in rows if row[0] == "Venus"]


@pytest.mark.ruling("SA17", "SA18")
def test_salt_and_salt_cities_stand_in_a_forecast() -> None:
    game = a_game(
        options={"salt": True},
        coins={0: 6},
        goods={0: {"salt": 2}},
        houses={"massilia": [0], "novaria": [0, 1]},
        tokens={"massilia": "salt", "novaria": "wine"},
        hand={0: ["start-senator", "II-vintner"]},
        discard={0: []},
    )
    text = forecast(reader_of(game.state, RED, NAMES))
    rows = [line.split() for line in table_lines(text)]
    assert ["salt", "1", "0"] in rows
    assert ["Vesta", "2", "1", "2"] in rows
    assert ["Minerva", "1", "8"] in rows
    assert "your salt cities count as the good that pays you most" in text
    without = forecast(reader_of(a_game().state, RED, NAMES))
    assert "salt" not in without


def test_a_spectator_is_told_what_is_hidden() -> None:
    text = forecast(reader_of(a_game().state, None, NAMES))
    assert "Hands are hidden" in text
    assert "Total" not in text


@pytest.mark.parametrize("options", GAMES, ids=lambda options: options["board"])
def test_the_final_table_adds_up(options: dict[str, object]) -> None:
    *_, (_, _, transition) = steps(options, SEED)
    state = transition.state
    scores = final_scores(state)
    text = final_table(reader_of(state, None, NAMES), scores, winner(state))
    rows = {line.split()[0]: line.split()[1:] for line in table_lines(text)[1:]}
    assert rows["Total"] == [str(score.total) for score in scores]
    for column, score in enumerate(scores):
        counted = [int(row[column]) for name, row in rows.items() if name not in ("Total", "Team")]
        assert sum(counted) == score.total
    assert text.startswith("### **")
    assert "won" in text.splitlines()[0]
    assert "has the Concordia card" in text


def test_where_all_cards_lie_open_everybody_is_counted() -> None:
    *_, (_, _, transition) = steps(GAMES[-1], SEED)
    open_hands = a_game(options={"handsVisible": True}).state
    for state in (transition.state, open_hands):
        text = forecast(reader_of(state, None, NAMES))
        (total,) = [line for line in table_lines(text) if line.startswith("Total")]
        assert total.split()[1:] == [str(score.total) for score in final_scores(state)]


@pytest.mark.parametrize("board", EVERY_BOARD)
def test_tables_fit_in_the_fullest_game(board: str) -> None:
    state = crowded(board)
    for moment in (state, replace(state, over=True)):
        for viewer in (None, RED):
            text = forecast(reader_of(moment, viewer, WIDEST))
            assert len(text) < 2000
            assert all(len(line) <= WIDTH for line in table_lines(text))
    text = final_table(reader_of(state, None, WIDEST), high_scores(), [RED, SeatId(3)])
    assert len(text) < 2000
    assert all(len(line) <= WIDTH for line in table_lines(text))


def test_a_tie_is_explained() -> None:
    reader = reader_of(a_game().state, RED, NAMES)
    gods = dict.fromkeys(GODS, 5)
    tie = [Score(RED, gods), Score(GREEN, gods)]
    assert "Praefectus Magnus" in final_table(reader, tie, [RED])
    assert final_table(reader, tie, [RED]).startswith("### You won with 35 points")
    clear = [Score(RED, gods, 7), Score(GREEN, gods)]
    assert "Praefectus Magnus" not in final_table(reader, clear, [RED])
