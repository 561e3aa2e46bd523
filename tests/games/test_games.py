"""Whole games on record play to the same scores, action by action, whatever has changed since."""

import json
import os
import subprocess
import sys
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import get_args

import pytest

from engine import GameState
from engine.board import board_of
from engine.catalogue import catalogue
from engine.events import (
    ContrariusReacted,
    DieRolled,
    MarketVisited,
    TileUsed,
)
from engine.records import Record, read_record, replay
from engine.snapshots import write_snapshot
from engine.solitaria.reactions import REACTIONS
from engine.terms import DICE, Difficulty
from engine.traces import result_as_json, trace
from tests.games.contrarius_cases import EVERY_CASE, cases
from tests.playouts import BOARDS

GAMES = sorted(p for p in Path(__file__).parent.glob("*.json") if ".result" not in p.name)
ROOT = Path(__file__).parents[2]
TRACED = 5
"""Of so many games one is compared line by line; a state is told ten times as quickly by its
hash, and a trace is made of nothing but states and events."""
ELSEWHERE = """
import sys
from tests.games.test_games import GAMES, told
for number in map(int, sys.argv[1:]):
    print(*told(GAMES[number], number), sep="\\n")
"""


def record_in(file: Path) -> Record:
    return read_record(file.read_text(encoding="utf-8"))


@cache
def ended(file: Path) -> GameState:
    *_, last = replay(record_in(file))
    return last.transition.state


@pytest.mark.parametrize("file", GAMES, ids=lambda file: file.stem)
def test_a_recorded_game_ends_with_the_scores_it_had(file: Path) -> None:
    expected = json.loads(file.with_suffix(".result.json").read_text(encoding="utf-8"))
    state = ended(file)
    assert state.over
    assert result_as_json(state) == expected


def told(file: Path, number: int) -> list[str]:
    """What comes of a record: every state and event, or the lines of its trace."""
    record = record_in(file)
    if number % TRACED == 0:
        return list(trace(record))
    whole = sha256()
    for replayed in replay(record):
        whole.update(write_snapshot(replayed.transition.state))
        whole.update(repr(replayed.transition.events).encode())
    return [whole.hexdigest()]


@pytest.mark.slow
@pytest.mark.parametrize("half", [0, 1])
def test_the_same_record_gives_the_same_game(half: int) -> None:
    """State by state, also in a process that has played nothing else and hashes otherwise."""
    numbers = range(len(GAMES))[half::2]
    elsewhere = subprocess.run(
        [sys.executable, "-c", ELSEWHERE, *map(str, numbers)],
        env={**os.environ, "PYTHONHASHSEED": "7"},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    here = [line for number in numbers for line in told(GAMES[number], number)]
    assert elsewhere.stdout.splitlines() == here


def test_the_games_with_salt_spend_it_in_every_way() -> None:
    """Recorded alone and in teams, with both sets, and on a board made for salt and one that is
    not."""
    records = [record for record in map(record_in, GAMES) if record.game_options.salt]
    tables = [record.game_options for record in records]
    assert {table.card_set for table in tables} == {"base", "venus-individual", "venus-team"}
    assert {bool(board_of(table.board).facts.extra_tokens) for table in tables} == {False, True}
    spent: set[str] = set()
    for record in records:
        for replayed in replay(record):
            for event in replayed.transition.events:
                if "salt" in getattr(event, "payment", ()) or getattr(event, "salt", False):
                    spent.add(event.kind)
    assert spent == {"house_built", "card_bought", "colonist_placed", "goods_sold"}


def test_the_games_with_the_forum_use_every_tile() -> None:
    """Each citizen is used, and each patrician serves its owner in some way that an event or the
    answer to a question tells."""
    used: set[str] = set()
    owned: set[str] = set()
    records = [record for record in map(record_in, GAMES) if record.game_options.forum]
    assert {record.game_options.salt for record in records} == {False, True}
    for record in records:
        for replayed in replay(record):
            used |= {
                event.tile for event in replayed.transition.events if isinstance(event, TileUsed)
            }
            owned |= {tile for seat in replayed.state.seats for tile in seat.tiles}
    citizens = {tile.id for tile in catalogue().forum.tiles if tile.kind == "citizen"}
    patricians = {tile.id for tile in catalogue().forum.tiles if tile.kind == "patrician"}
    assert used == citizens
    assert owned >= patricians


def test_the_games_with_the_fish_market_take_every_offer_of_both_sides() -> None:
    """Alone and in teams, with salt and the forum too."""
    taken: set[tuple[str, int]] = set()
    records = [record for record in map(record_in, GAMES) if record.game_options.fish_market]
    tables = [record.game_options for record in records]
    assert {table.card_set for table in tables} == {"base", "venus-individual", "venus-team"}
    assert {(table.salt, table.forum) for table in tables} == {(False, False), (True, True)}
    for record in records:
        side = record.game_options.fish_market_side
        for replayed in replay(record):
            for event in replayed.transition.events:
                if isinstance(event, MarketVisited):
                    taken.add((side, event.offer))
    sides = catalogue().fish_market.sides
    assert taken == {(side, n) for side in sides for n in range(1, len(sides[side]) + 1)}


def test_the_games_against_contrarius_meet_every_reaction_level_and_tie() -> None:
    """Alone and for two; each die, each choice of the humans, each preference of his, and whatever
    helps him out."""
    games = [record for record in map(record_in, GAMES) if record.game_options.solitaria != "none"]
    tables = [record.game_options for record in games]
    assert {table.solitaria for table in tables} == {"solo", "two"}
    assert {table.solitaria_difficulty for table in tables} == set(get_args(Difficulty))
    assert {table.solitaria_scoring for table in tables} == {"competitive", "cooperative"}
    reacted, dice, asked, events, met = (set[str]() for _ in range(5))
    for record in games:
        met |= set(cases(record))
        for replayed in replay(record):
            asked |= {decision.kind for decision in replayed.state.pending[-1:]}
            events |= {event.kind for event in replayed.transition.events}
            for event in replayed.transition.events:
                if isinstance(event, ContrariusReacted):
                    reacted.add(event.personality)
                elif isinstance(event, DieRolled):
                    dice.add(event.die)
    assert reacted == REACTIONS.keys()
    assert dice == set(DICE)
    assert asked >= {"veto_choice", "contrarius_move_choice", "contrarius_start_choice"}
    assert events >= {"track_house_freed", "row_card_used", "veto_used", "markers_turned_back"}
    assert met == EVERY_CASE


def test_the_games_cover_boards_sets_seats_teams_and_endings() -> None:
    records = [record_in(file) for file in GAMES]
    tables = [record.game_options for record in records]
    assert {table.board for table in tables} == set(BOARDS)
    assert {table.card_set for table in tables} == {"base", "venus-individual", "venus-team"}
    assert {(table.seats, table.team) for table in tables} >= {
        *((seats, False) for seats in (2, 3, 4, 5)),
        (4, True),
        (6, True),
    }
    ends = {ended(file).end_cause for file in GAMES}
    assert ends == {"last_card", "fifteenth_house"}
