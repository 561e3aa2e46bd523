"""The figures of the tables have the promised names and shape; how fast it is, no test decides."""

import json
from pathlib import Path

import pytest

from cli.benches import store
from tests.command_line import Concordia, assert_one_line
from tests.postgresql import a_schema, needs_postgresql

KEYS = ["name", "value", "unit", "against", "ratio", "goal", "met"]


@pytest.fixture
def brief(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("CONCORDIA_DATABASE", str(tmp_path / "concordia.sqlite"))
    sizes = {"STORED_TABLES": 50, "STARTS": 2, "YOUNG": 5, "LOADS": 3, "FEW_TIMERS": 9, "TICKS": 3}
    sizes["ENDINGS"] = 8
    for name, value in sizes.items():
        monkeypatch.setattr(store, name, value)


@pytest.mark.usefixtures("brief")
def test_every_figure_has_its_promised_name(concordia: Concordia, tmp_path: Path) -> None:
    figures = json.loads(concordia("bench", "store", "--seconds", 1, "--json").out)["figures"]
    assert [list(figure) for figure in figures] == [KEYS] * 8
    by_name = {figure["name"]: figure for figure in figures}
    assert set(by_name) == {
        "store_vs_commit",
        "store_vs_plain_commit",
        "request_vs_commit",
        "load_ms",
        "load_late_vs_early",
        "start_10000_vs_empty",
        "tick_10000_vs_100",
        "ending_vs_before",
    }
    assert by_name["load_ms"]["goal"] == 60.0
    assert (by_name["store_vs_plain_commit"]["goal"], by_name["store_vs_plain_commit"]["met"]) == (
        None,
        None,
    )
    for name in ("store_vs_commit", "start_10000_vs_empty", "tick_10000_vs_100"):
        assert by_name[name]["goal"] == 1.5
        assert by_name[name]["ratio"] == pytest.approx(
            by_name[name]["value"] / by_name[name]["against"], rel=0.05
        )
    assert list(tmp_path.iterdir()) == [], "the bench cleans up after itself"


@needs_postgresql
def test_the_same_beside_a_commit_of_a_server(
    concordia: Concordia, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "YOUNG", 20)
    monkeypatch.setattr(store, "LOADS", 3)
    with a_schema() as address:
        ran = concordia("bench", "store", "--database", address, "--seconds", 1, "--json")
    figures = {each["name"]: each for each in json.loads(ran.out)["figures"]}
    assert set(figures) == {"store_vs_commit", "request_vs_commit", "look_vs_commit"}
    assert figures["store_vs_commit"]["goal"] == 1.5


def test_only_the_store_has_a_database(concordia: Concordia) -> None:
    assert_one_line(concordia("bench", "engine", "--database", "postgresql"), "--database")
