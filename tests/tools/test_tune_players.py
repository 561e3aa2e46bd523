"""Tuning: which way a weight should go is read off from many games."""

import json
from dataclasses import asdict
from pathlib import Path
from random import Random

import pytest

from players.weights import names, read, weights_of
from tools.tune_players import Game, Trial, moved, off, play, slopes, write

TUNED = weights_of("tuned")


def test_what_a_weight_brings_is_found_among_the_others() -> None:
    """Three points for a spread more of the first, two less for the second, and chance."""
    chance = Random("slopes")
    trials = []
    for _ in range(4000):
        factors = {name: chance.gauss(0, 1) for name in ("good", "bad", "idle")}
        margin = 3 * factors["good"] - 2 * factors["bad"] + chance.gauss(0, 5)
        trials.append(Trial(factors, margin))
    assert slopes(trials) == pytest.approx({"good": 3, "bad": -2, "idle": 0}, abs=0.3)


def test_a_weight_moves_the_way_it_was_found_to_bring_points() -> None:
    found = dict.fromkeys(names(), 0.0) | {"income": 1.0, "crowding": -1.0, "houses": 99.0}
    before, after = asdict(TUNED), asdict(moved(TUNED, found))
    assert after["income"] > before["income"]
    assert after["crowding"] < before["crowding"]
    assert after["goods"] == before["goods"]
    assert after["houses"] < 1.25 * before["houses"], "never too far at a time"


def test_weights_that_are_off_by_nothing_stay() -> None:
    assert off(TUNED, dict.fromkeys(names(), 0.0)) == TUNED


def test_a_game_says_how_every_seat_fared() -> None:
    trials = play(Game("tune", 5, TUNED, 2))
    assert len(trials) == 2
    assert trials[0].factors != trials[1].factors
    one, other = (trial.margin for trial in trials)
    assert one + other == 20, "points even out, and one of the two has won"


def test_found_weights_are_written_beside_the_others(tmp_path: Path) -> None:
    file = tmp_path / "weights.json"
    better = off(TUNED, dict.fromkeys(names(), 1.0))
    write(better, file)
    written = json.loads(file.read_text())
    assert written["rough"] == read()["rough"]
    assert written["tuned"] == {name: round(value, 3) for name, value in asdict(better).items()}
