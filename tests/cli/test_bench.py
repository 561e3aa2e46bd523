"""The figures have the promised names and shape; how fast it is, no test decides."""

import json
import sys
from contextlib import nullcontext

import pytest

from cli.benches import engine as bench
from cli.benches.figures import Figure, duration, speed
from tests.command_line import Concordia, assert_one_line

KEYS = ["name", "value", "unit", "against", "ratio", "goal", "met"]
NAMES = ["decisions_vs_catanatron", "decisions_vs_chess", "rebuild_ms"]


@pytest.fixture
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    """One short game of each instead of seconds of them."""
    monkeypatch.setattr(bench, "ROUNDS", 1)
    monkeypatch.setattr(bench, "REBUILT_GAMES", 1)
    monkeypatch.setattr(
        bench, "in_turns", lambda measures, _: {n: m(0.0) for n, m in measures.items()}
    )


@pytest.fixture
def peers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Peers of a known speed."""
    for name, (_, goal) in bench.PEERS.items():
        monkeypatch.setitem(bench.PEERS, name, (lambda _: 0.001, goal))


@pytest.mark.usefixtures("brief", "peers")
def test_with_peers_every_speed_is_a_ratio(concordia: Concordia) -> None:
    figures = json.loads(concordia("bench", "engine", "--peers", "--json").out)["figures"]
    assert [list(figure) for figure in figures] == [KEYS] * 3
    assert [figure["name"] for figure in figures] == NAMES
    catanatron, chess, rebuild = figures
    assert (catanatron["goal"], chess["goal"], rebuild["goal"]) == (2.0, 1.0, 60.0)
    assert catanatron["against"] == 0.001
    assert catanatron["ratio"] > 1000
    assert catanatron["met"] is chess["met"] is True
    assert rebuild["unit"] == "ms"
    assert rebuild["against"] is None


@pytest.mark.usefixtures("brief")
def test_without_peers_there_is_only_our_own_speed(concordia: Concordia) -> None:
    figures = json.loads(concordia("bench", "engine", "--json").out)["figures"]
    assert [figure["name"] for figure in figures] == NAMES
    for figure in figures[:2]:
        assert figure["value"] > 0
        assert (figure["against"], figure["ratio"], figure["met"]) == (None, None, None)


@pytest.mark.usefixtures("brief", "peers")
def test_the_table_has_a_row_for_each_figure(concordia: Concordia) -> None:
    _, *rows = concordia("bench", "engine", "--peers").out.splitlines()
    assert [row.split()[0] for row in rows] == NAMES


def test_missing_peers_say_how_to_get_them(
    concordia: Concordia, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench, "decisions_per_second", lambda _: 1.0)
    monkeypatch.setitem(sys.modules, "catanatron", None)
    assert_one_line(concordia("bench", "engine", "--peers"), "catanatron", "make bench")


def test_all_are_measured_by_turns_and_the_median_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    order: list[str] = []

    def measure(name: str, speeds: list[float]) -> bench.Measure:
        def answer(seconds: float) -> float:
            order.append(f"{name} {seconds}")
            return speeds.pop(0)

        return answer

    monkeypatch.setattr(bench, "ROUNDS", 3)
    monkeypatch.setattr(bench, "without_garbage_collection", nullcontext)
    measured = {"a": measure("a", [0, 5, 1, 9]), "b": measure("b", [0, 2, 2, 8])}
    assert bench.in_turns(measured, 6.0) == {"a": 5, "b": 2}
    assert order == ["a 0.0", "b 0.0", *["a 2.0", "b 2.0"] * 3]


def test_a_speed_meets_its_goal_from_the_ratio_on() -> None:
    assert speed("x", 20.0, "/s", against=10.0, goal=2.0).met is True
    assert speed("x", 19.9, "/s", against=10.0, goal=2.0).met is False


def test_a_duration_meets_its_goal_below_it() -> None:
    assert duration("x", 59.9, "ms", goal=60.0).met is True
    assert duration("x", 60.0, "ms", goal=60.0) == Figure("x", 60.0, "ms", 60.0, met=False)
