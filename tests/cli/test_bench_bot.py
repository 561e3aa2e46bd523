"""`concordia bench bot`: the floor of an answer and the bot's own, in a process of its own."""

import json

import pytest

from cli.benches import answers as bench
from cli.benches import crowd
from tests.command_line import Concordia


def test_the_floor_the_answers_and_the_crowd_are_measured(
    concordia: Concordia, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench, "WARMING_UP", 1)
    monkeypatch.setattr(bench, "LEAST_CLICKS", 6)
    monkeypatch.setattr(bench, "TABLES", 4)
    monkeypatch.setattr(bench, "RESULTS", 200)
    monkeypatch.setattr(bench, "RATED_PEOPLE", 40)
    monkeypatch.setattr(crowd, "THINKING_SECONDS", 0.05)
    answer = concordia("bench", "bot", "--seconds", 1, "--json")
    assert answer.code == 0
    figures = json.loads(answer.out)["figures"]
    assert [(each["name"], each["unit"]) for each in figures] == [
        ("floor_p50_ms", "ms"),
        ("floor_p99_ms", "ms"),
        ("answer_vs_floor_p50", "ms"),
        ("standings_first_ms", "ms"),
        ("standings100000_vs_floor_p50", "ms"),
        ("busy200_ack_p99_ms", "ms"),
        ("busy200_clicks", "a second"),
        ("busy200_bench_lag_p99_ms", "ms"),
        ("busy200_senators_ack_p99_ms", "ms"),
        ("busy200_senators_vs_people", "ms"),
        ("requests_per_turn", "requests"),
    ]
    median, late, answer_ms, drawn, standings, busy, clicks, lag, senators, beside, per_turn = (
        each["value"] for each in figures
    )
    assert 0 < median <= late
    assert answer_ms > 0
    assert drawn > 0
    assert standings > 0
    assert busy > 0
    assert clicks > 0
    assert lag > 0
    assert senators == beside > 0
    assert figures[9]["against"] == busy
    assert per_turn >= 0
    assert figures[4]["against"] == median
    assert figures[2]["against"] == median
    assert figures[2]["ratio"] == pytest.approx(answer_ms / median, rel=0.01)


def test_a_percentile_lies_between_the_values() -> None:
    values = [float(value) for value in range(101)]
    assert bench.percentile(values, 50) == 50
    assert bench.percentile(values, 99) == 99
