"""`concordia bench bot`: the floor of an answer, measured with the bot in its own process."""

import json

import pytest

from bot.cli.benches import answers as bench
from tests.bot.conftest import Concordia


def test_the_floor_has_a_median_and_a_99th_percentile(
    concordia: Concordia, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench, "WARMING_UP", 1)
    monkeypatch.setattr(bench, "LEAST_CLICKS", 20)
    answer = concordia("bench", "bot", "--seconds", 1, "--json")
    figures = json.loads(answer.out)["figures"]
    assert [(each["name"], each["unit"]) for each in figures] == [
        ("floor_p50_ms", "ms"),
        ("floor_p99_ms", "ms"),
    ]
    median, late = (each["value"] for each in figures)
    assert 0 < median <= late


def test_a_percentile_lies_between_the_values() -> None:
    values = [float(value) for value in range(101)]
    assert bench.percentile(values, 50) == 50
    assert bench.percentile(values, 99) == 99
