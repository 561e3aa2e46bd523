"""The time computer players take is measured turn by turn, for every level."""

from cli.benches import players
from engine import read_options
from players import LEVELS


def test_every_turn_of_whole_games_is_timed() -> None:
    options = read_options({"board": "italia", "seats": 2})
    turns = players.turns_ms(options, "novice", seconds=0)
    assert len(turns) > 20
    assert all(turn >= 0 for turn in turns)


def test_every_level_has_a_goal() -> None:
    assert players.GOALS_MS.keys() == LEVELS.keys()
