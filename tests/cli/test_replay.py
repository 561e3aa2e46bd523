"""A record is played again, checked, and shown; a damaged one is named by what is wrong."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cli import files
from engine.chains import commitment
from engine.terms import GODS
from tests.command_line import Concordia, assert_one_line
from tests.engine.test_records import with_proofs

STATE = [
    "turn", "active", "decisions", "praefectus_magnus", "display", "deck", "markers", "tokens",
    "houses", "colonists", "seats", "concordia", "over",
]  # fmt: skip
SEAT = [
    "seat", "team", "coins", "goods", "hand", "discard", "houses_left", "colonists_left", "points",
]  # fmt: skip

Change = Callable[[dict[str, Any]], object]


def changed(record: Path, change: Change) -> Path:
    content = json.loads(record.read_text())
    change(content)
    record.write_text(json.dumps(content))
    return record


def stopped_after(record: Path, actions: int) -> Path:
    def cut(content: dict[str, Any]) -> None:
        del content["actions"][actions:]

    return changed(record, cut)


def test_the_result_is_that_of_the_simulation(concordia: Concordia, record: Path) -> None:
    game = ("simulate", "--board", "corsica", "--seats", 2, "--seed", "short", "--json")
    simulated = json.loads(concordia(*game).out)["results"][0]
    replayed = json.loads(concordia("replay", record, "--json").out)
    assert list(replayed) == [
        "board", "seats", "team", "set", "actions", "over", "turns", "ended_by", "scores", "winner",
    ]  # fmt: skip
    assert [score["total"] for score in replayed["scores"]] == simulated["scores"]
    assert set(replayed["scores"][0]) == {"seat", "total", "gods", "concordia"}
    assert replayed["over"]
    for key in ("winner", "turns", "ended_by"):
        assert replayed[key] == simulated[key]
    assert replayed["actions"] == simulated["decisions"]


def test_the_text_shows_every_god_and_the_winner(concordia: Concordia, record: Path) -> None:
    answer = concordia("replay", record)
    headline, header, *seats, last = answer.out.splitlines()
    assert headline.startswith("Corsica, 2 seats, base cards, seed short: ")
    gods = ["Vesta", "Jupiter", "Saturnus", "Mercurius", "Mars", "Minerva"]
    assert header.split() == ["Seat", *gods, "Concordia", "Total"]
    assert [line.split()[0] for line in seats] == ["R", "G"]
    assert last.split(".")[0] in ("R won", "G won")


def test_a_team_game_shows_what_partners_have_together(concordia: Concordia) -> None:
    flags = ("--board", "cyprus", "--seats", 4, "--team", "--seed", "s")
    record = concordia("simulate", *flags, "--record", "-").out
    replayed = json.loads(concordia("replay", "-", "--json", stdin=record).out)
    assert replayed["team"] is True
    totals = [score["total"] for score in replayed["scores"]]
    headline, *_, team_a, team_b, last = concordia("replay", "-", stdin=record).out.splitlines()
    assert headline.startswith("Cyprus, 4 seats in teams, venus cards, seed s: ")
    assert team_a == f"R and Y together: {totals[0] + totals[2]} points"
    assert team_b == f"G and B together: {totals[1] + totals[3]} points"
    assert last.split(".")[0] in ("R and Y won", "G and B won")


def test_seats_that_play_alone_have_no_team(concordia: Concordia, record: Path) -> None:
    assert json.loads(concordia("replay", record, "--json").out)["team"] is False
    out = concordia("replay", record).out
    assert "in teams" not in out
    assert "together" not in out


@pytest.mark.parametrize(
    ("flags", "columns"),
    [
        (("--board", "aegyptus", "--seats", 2), ("Trade",)),
        (("--board", "creta", "--seats", 2, "--set", "venus"), ("Venus",)),
    ],
)
def test_what_only_some_games_pay_for_has_its_column(
    concordia: Concordia, flags: tuple[str], columns: tuple[str]
) -> None:
    record = concordia("simulate", *flags, "--seed", "s", "--record", "-").out
    assert set(columns) <= set(concordia("replay", "-", stdin=record).out.split())


def test_an_unfinished_record_says_whose_decision_is_open(
    concordia: Concordia, record: Path
) -> None:
    stopped_after(record, 0)
    assert "Not over yet: turn 1, waiting for R (card choice)." in concordia("replay", record).out
    replayed = json.loads(concordia("replay", record, "--json").out)
    assert (replayed["over"], replayed["winner"], replayed["ended_by"]) == (False, None, None)
    assert [score["total"] for score in replayed["scores"]] == [7, 7]


def test_promises_that_were_kept_are_named(concordia: Concordia, record: Path) -> None:
    plain = json.loads(concordia("replay", record, "--json").out)
    proven = with_proofs(record.read_text())
    replayed = json.loads(concordia("replay", "-", "--json", stdin=proven).out)
    assert replayed == {**plain, "seed_as_promised": True, "chain_unbroken": True}
    *_, seed, chain = concordia("replay", "-", stdin=proven).out.splitlines()
    assert "matches the promise in this file" in seed
    assert "intact" in chain
    broken = proven.replace('"seed": "short"', '"seed": "shorn"')
    assert_one_line(concordia("replay", "-", stdin=broken), "does not match the published hash")


def test_whoever_brought_a_game_is_named(concordia: Concordia, record: Path) -> None:
    def imported(content: dict[str, Any]) -> None:
        del content["actions"][3:]
        content["continued"] = [{"after": 3, "seed": "fresh", "by": "Livia\n\x1b[31m"}]

    changed(record, imported)
    out = concordia("replay", record).out
    assert "Livia [31m imported it after 3 actions; the rest of the deck was reshuffled" in out
    assert "promise" not in out
    replayed = json.loads(concordia("replay", record, "--json").out)
    assert [each["after"] for each in replayed["continued"]] == [3]

    def promised(content: dict[str, Any]) -> None:
        content["continued"][0]["commitment"] = commitment("fresh")

    assert "matches the promise in this file" in concordia("replay", changed(record, promised)).out


def test_a_record_comes_from_the_standard_input_too(concordia: Concordia, record: Path) -> None:
    named = concordia("replay", record)
    assert concordia("replay", "-", stdin=record.read_text()) == named


def test_replay_and_simulate_write_the_same_trace(
    concordia: Concordia, record: Path, tmp_path: Path
) -> None:
    simulate = ("simulate", "--board", "corsica", "--seats", 2, "--seed", "short")
    assert concordia(*simulate, "--trace", tmp_path / "simulated.jsonl").code == 0
    assert concordia("replay", record, "--trace", tmp_path / "replayed.jsonl").code == 0
    traces = [tmp_path / "simulated.jsonl", tmp_path / "replayed.jsonl"]
    assert traces[0].read_bytes() == traces[1].read_bytes()


def test_a_trace_has_the_promised_shape(concordia: Concordia, record: Path) -> None:
    answer = concordia("replay", record, "--trace", "-")
    setup, *actions, result = map(json.loads, answer.out.splitlines())
    assert "won" in answer.err
    assert setup["type"] == "setup"
    assert result["type"] == "result"
    assert set(result["scores"][0]["gods"]) == set(GODS)
    assert [line["number"] for line in actions] == list(range(1, len(actions) + 1))
    for line in actions:
        assert list(line) == ["type", "number", "seat", "action", "events", "state"]
    for line in (setup, *actions):
        assert list(line["state"]) == STATE
        assert [list(seat) for seat in line["state"]["seats"]] == [SEAT, SEAT]


def test_the_trace_of_an_unfinished_record_has_no_result(
    concordia: Concordia, record: Path
) -> None:
    lines = concordia("replay", stopped_after(record, 3), "--trace", "-").out.splitlines()
    assert [json.loads(line)["type"] for line in lines] == ["setup", *["action"] * 3]


def _answer_for_another(content: dict[str, Any]) -> None:
    content["actions"][0]["seat"] = 1


def _do_the_impossible(content: dict[str, Any]) -> None:
    content["actions"][0]["action"] = {"kind": "build_house", "city": "aleria"}


def _go_on_after_the_end(content: dict[str, Any]) -> None:
    content["actions"].append({"seat": 0, "action": {"kind": "finish"}})


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (_answer_for_another, ["action 1:", "seat 1"]),
        (_do_the_impossible, ["action 1:", "not offered"]),
        (_go_on_after_the_end, ["the game is over"]),
        (lambda content: content.pop("seed"), ["seed"]),
        (lambda content: content.update(seed=""), ["seed"]),
        (lambda content: content.update(format=2), ["format 2"]),
        (lambda content: content.update(rules="0"), ["rules"]),
        (lambda content: content.update(seats=["alone"]), ["seats"]),
        (lambda content: content.update(more=1), ["more"]),
        (lambda content: content["options"].update(board="atlantis"), ["atlantis"]),
        (lambda content: content["options"].update(seats=9), ["impossible seats", "given 9"]),
        (lambda content: content["options"].update(colour="red"), ["colour"]),
        (lambda content: content["actions"][3]["action"].update(kind="dance"), ["dance"]),
        (lambda content: content["actions"].insert(0, "nonsense"), ["actions[0]"]),
    ],
)
def test_a_damaged_record_is_refused(
    concordia: Concordia, record: Path, change: Change, words: list[str]
) -> None:
    assert_one_line(concordia("replay", changed(record, change)), str(record), *words)


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", ["JSON"]),
        (b"{", ["JSON"]),
        (b"null", ["record"]),
        (b"[" * 100_000, ["JSON"]),
        (b"\xff\xfe\x00", ["UTF-8", "byte 0"]),
    ],
)
def test_what_is_no_record_is_refused(
    concordia: Concordia, tmp_path: Path, content: bytes, words: list[str]
) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(content)
    assert_one_line(concordia("replay", file), str(file), *words)
    assert_one_line(concordia("replay", "-", stdin=content), "standard input", *words)


def test_a_record_cut_short_anywhere_is_refused(concordia: Concordia, record: Path) -> None:
    whole = record.read_bytes().strip()
    for length in range(0, len(whole), len(whole) // 7):
        record.write_bytes(whole[:length])
        assert_one_line(concordia("replay", record), str(record))


def test_a_record_that_begins_with_a_byte_order_mark_plays(
    concordia: Concordia, record: Path
) -> None:
    marked = b"\xef\xbb\xbf" + record.read_bytes()
    assert concordia("replay", "-", stdin=marked) == concordia("replay", record)
    record.write_bytes(marked)
    assert concordia("replay", record).code == 0


def test_what_is_longer_than_any_record_is_not_read_to_its_end(
    concordia: Concordia, record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "MOST_BYTES", 2**20)
    assert concordia("replay", record).code == 0
    assert_one_line(concordia("replay", "/dev/zero"), "/dev/zero: longer than 1 MB")
    endless = b" " * (2**20 + 1)
    assert_one_line(concordia("replay", "-", stdin=endless), "standard input: longer than 1 MB")


@pytest.mark.parametrize("flags", [("replay", "--trace"), ("render", "--out")])
def test_a_record_is_never_written_over(
    concordia: Concordia, record: Path, tmp_path: Path, flags: tuple[str, str]
) -> None:
    command, output = flags
    before = record.read_bytes()
    (tmp_path / "link").symlink_to(record)
    for name in (record, f"{tmp_path}/./game.json", tmp_path / "link"):
        assert_one_line(concordia(command, record, output, name), "are the same file")
        assert_one_line(concordia(command, name, output, record), "are the same file")
    assert record.read_bytes() == before


@pytest.mark.parametrize("flags", [("replay", "--trace"), ("render", "--out")])
def test_links_that_lead_in_a_circle_are_named(
    concordia: Concordia, record: Path, tmp_path: Path, flags: tuple[str, str]
) -> None:
    command, output = flags
    circle = tmp_path / "circle"
    circle.symlink_to(circle)
    assert_one_line(concordia(command, circle, output, tmp_path / "new"), f"cannot read {circle}")
    assert_one_line(concordia(command, record, output, circle), f"cannot write {circle}")
    assert circle.is_symlink()


def test_no_trace_is_left_of_a_record_that_does_not_play(
    concordia: Concordia, record: Path, tmp_path: Path
) -> None:
    damaged = changed(record, _go_on_after_the_end)
    assert_one_line(concordia("replay", damaged, "--trace", tmp_path / "game.jsonl"))
    assert list(tmp_path.iterdir()) == [record]
