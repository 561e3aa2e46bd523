"""Whole games by computer players: counted, reproducible, and honest about what went wrong."""

import io
import json
import sys
from pathlib import Path
from typing import Any

import pytest

import engine
from arena import simulation
from cli.progress import bar, progress
from tests.command_line import Concordia, assert_one_line

KEYS = [
    "board", "seats", "team", "set", "games", "finished", "dead_ends", "errors", "decisions",
    "seconds", "decisions_per_second", "mean_options", "results",
]  # fmt: skip
RESULT = ["seed", "scores", "winner", "ended_by", "turns", "decisions"]
GAME = ("simulate", "--board", "corsica", "--seats", 2)


def simulated(concordia: Concordia, *flags: object, code: int = 0) -> dict[str, Any]:
    answer = concordia(*GAME, *flags, "--json")
    assert answer.code == code
    result: dict[str, Any] = json.loads(answer.out)
    return result


def test_the_result_has_exactly_the_promised_shape(concordia: Concordia) -> None:
    result = simulated(concordia, "--games", 2, "--seed", "s", "--set", "venus")
    assert list(result) == KEYS
    assert [list(game) for game in result["results"]] == [RESULT, RESULT]
    assert (result["board"], result["seats"], result["team"]) == ("corsica", 2, False)
    assert (result["set"], result["games"], result["finished"]) == ("venus", 2, 2)
    assert (result["dead_ends"], result["errors"]) == (0, 0)
    assert result["decisions"] == sum(game["decisions"] for game in result["results"])
    assert result["mean_options"] > 1
    for game in result["results"]:
        assert game["ended_by"] in ("last_card", "fifteenth_house")
        assert game["scores"][game["winner"][0]] == max(game["scores"])


def test_the_seed_of_any_game_brings_it_back_alone(concordia: Concordia) -> None:
    games = simulated(concordia, "--games", 3, "--seed", "s")["results"]
    assert [game["seed"] for game in games] == ["s", "s-2", "s-3"]
    assert simulated(concordia, "--seed", "s-3")["results"] == [games[2]]


def test_without_a_seed_a_fresh_one_is_drawn_and_told(concordia: Concordia) -> None:
    first = simulated(concordia)["results"][0]
    second = simulated(concordia)["results"][0]
    assert first["seed"] != second["seed"]
    assert simulated(concordia, "--seed", first["seed"])["results"] == [first]


def test_the_same_seed_writes_the_same_bytes(concordia: Concordia, tmp_path: Path) -> None:
    for name in ("first", "second"):
        files = ("--record", tmp_path / f"{name}.json", "--trace", tmp_path / f"{name}.jsonl")
        assert concordia(*GAME, "--seed", "same", *files).code == 0
    for suffix in ("json", "jsonl"):
        first, second = (tmp_path / f"{name}.{suffix}" for name in ("first", "second"))
        assert first.read_bytes() == second.read_bytes()


def test_a_file_on_the_standard_output_has_it_for_itself(concordia: Concordia) -> None:
    answer = concordia(*GAME, "--seed", "s", "--record", "-")
    assert json.loads(answer.out)["seed"] == "s"
    assert "1 of 1 game finished" in answer.err


def test_record_and_trace_are_two_files(concordia: Concordia, tmp_path: Path) -> None:
    same = f"{tmp_path}/./game", tmp_path / "game"
    answer = concordia(*GAME, "--record", same[0], "--trace", same[1])
    assert_one_line(answer, "are the same file")
    assert list(tmp_path.iterdir()) == []


def test_the_table_shows_seed_scores_and_winner(concordia: Concordia) -> None:
    game = simulated(concordia, "--seed", "s")["results"][0]
    headline, header, row, total = concordia(*GAME, "--seed", "s").out.splitlines()
    assert headline == "Corsica, 2 seats, base cards: 1 of 1 game finished"
    assert header.split()[:4] == ["Seed", "R", "G", "Winner"]
    assert row.split()[:3] == ["s", *map(str, game["scores"])]
    assert f"{game['decisions']} decisions" in total


def test_a_long_seed_is_cut_in_the_table_only(concordia: Concordia) -> None:
    seed = "long " * 400
    flags = ("--games", 2, "--seed", seed)
    _, _, *games, _ = concordia(*GAME, *flags).out.splitlines()
    assert [row[:24] for row in games] == ["long long lo… long long ", "long long lo…ong long -2"]
    assert max(map(len, games)) <= 100
    results = simulated(concordia, *flags)["results"]
    assert [game["seed"] for game in results] == [seed, f"{seed}-2"]


@pytest.mark.parametrize("value", ["on", "yes", "true", "ON"])
def test_switches_and_values_reach_the_game(concordia: Concordia, value: str) -> None:
    flags = ("--option", f"intermediateScoring={value}", "--option", "displaySide=wine")
    record = json.loads(concordia(*GAME, *flags, "--record", "-").out)
    assert record["options"]["intermediateScoring"] is True
    assert record["options"]["displaySide"] == "wine"
    assert record["seats"] == ["random", "random"]


def test_one_level_for_each_seat_is_as_good_as_one_for_all(concordia: Concordia) -> None:
    alone = simulated(concordia, "--seed", "s")["results"]
    assert simulated(concordia, "--seed", "s", "--players", "random,random")["results"] == alone


def fail_at(monkeypatch: pytest.MonkeyPatch, decision: int, fault: Exception) -> None:
    calls = iter(range(1, 1_000_000))
    apply = engine.apply

    def faulty(*arguments: Any) -> engine.Transition:
        if next(calls) == decision:
            raise fault
        return apply(*arguments)

    monkeypatch.setattr(engine, "apply", faulty)


def test_a_fault_is_counted_and_the_other_games_go_on(
    concordia: Concordia, monkeypatch: pytest.MonkeyPatch
) -> None:
    fail_at(monkeypatch, 5, KeyError("planted\nfault"))
    flags = ("--games", 2, "--seed", "s", "--option", "salt=off", "--players", "random,random")
    answer = concordia(*GAME, *flags, "--json")
    result = json.loads(answer.out)
    assert answer.code == 1
    assert (result["errors"], result["finished"], result["dead_ends"]) == (1, 1, 0)
    assert [game["seed"] for game in result["results"]] == ["s-2"]
    assert answer.err.count("\n") == 1
    assert "seed s, decision 5: KeyError" in answer.err
    again = "concordia simulate --board corsica --seats 2 --set base --players random,random"
    assert f"{again} --option salt=off --games 1 --seed s\n" in answer.err


def test_a_dead_end_is_counted(concordia: Concordia, monkeypatch: pytest.MonkeyPatch) -> None:
    legal_actions = engine.legal_actions

    def exhausted(state: engine.GameState) -> tuple[Any, ...]:
        return () if state.turn == 4 else legal_actions(state)

    monkeypatch.setattr(engine, "legal_actions", exhausted)
    result = simulated(concordia, "--seed", "s", code=1)
    assert (result["dead_ends"], result["errors"], result["results"]) == (1, 0, [])


def test_a_game_that_never_ends_is_an_error(
    concordia: Concordia, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(simulation, "MOST_DECISIONS", 20)
    result = simulated(concordia, code=1)
    assert (result["errors"], result["decisions"]) == (1, 20)


def test_the_record_of_a_game_that_failed_is_written_as_far_as_it_went(
    concordia: Concordia, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    with monkeypatch.context() as patch:
        fail_at(patch, 9, KeyError("planted"))
        assert concordia(*GAME, "--seed", "s", "--record", tmp_path / "game.json").code == 1
    replayed = json.loads(concordia("replay", tmp_path / "game.json", "--json").out)
    assert (replayed["actions"], replayed["over"]) == (8, False)


def test_a_bar_shows_on_a_terminal_how_far_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = io.StringIO()
    monkeypatch.setattr(sys, "stderr", terminal)
    assert list(progress([1, 2, 3], 3, "games")) == [1, 2, 3]
    assert terminal.getvalue() == ""
    monkeypatch.setattr(terminal, "isatty", lambda: True)
    assert list(progress([1, 2, 3], 3, "games")) == [1, 2, 3]
    first, *_, last = terminal.getvalue().split("\r\x1b[K")[1:]
    assert first == f"[{'.' * 30}] 0 of 3 games"
    assert last == ""


def test_the_bar_fills_as_games_are_done() -> None:
    assert bar(0, 10, "games") == f"[{'.' * 30}] 0 of 10 games"
    assert bar(5, 10, "games") == f"[{'#' * 15}{'.' * 15}] 5 of 10 games"


@pytest.mark.parametrize("seats", [4, 6])
def test_teams_win_together_by_the_sum_of_their_points(concordia: Concordia, seats: int) -> None:
    game = ("simulate", "--board", "corsica", "--seats", seats, "--team", "--seed", "s", "--json")
    result = json.loads(concordia(*game).out)
    assert (result["team"], result["set"], result["finished"]) == (True, "venus", 1)
    scores, winner = result["results"][0]["scores"], result["results"][0]["winner"]
    half = seats // 2
    assert winner[1] == winner[0] + half
    sums = [scores[seat] + scores[seat + half] for seat in range(half)]
    assert sums[winner[0]] == max(sums)
