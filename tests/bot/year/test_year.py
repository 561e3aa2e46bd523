"""A year of long games, or a share of it: every game ends, nobody is disturbed, nobody who is there
is played for, and every timer fires once, whenever the bot is killed."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[3]


def lived(folder: Path, *, people: int, games: int, kills: int) -> dict[str, Any]:
    done = subprocess.run(
        [sys.executable, "-m", "tests.bot.year.life", str(folder), "a year"]
        + [str(each) for each in (people, games, kills)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def test_a_game_of_a_year_ends_whenever_the_bot_is_killed(tmp_path: Path) -> None:
    found = lived(tmp_path, people=10, games=1, kills=3)
    assert (found["games_ended"], found["kills"]) == (1, 3)
    assert found["reminders_sent"] > 5
    assert found["letters_sent"] > 5


@pytest.mark.long
def test_every_game_of_a_year_ends_and_nobody_is_disturbed(tmp_path: Path) -> None:
    found = lived(tmp_path, people=40, games=300, kills=100)
    assert (found["games_ended"], found["kills"]) == (300, 100)
    assert found["turns_stood_in"] > 1000
    assert found["open_threads"] == 0
    print(found)
