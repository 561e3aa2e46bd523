"""Whatever is typed: one clear line and exit code 2, never a traceback; help with an example."""

import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import engine
from engine.catalogue import catalogue
from tests.command_line import Concordia, assert_one_line, shell

COMMANDS = (
    "play",
    "simulate",
    "tournament",
    "replay",
    "render",
    "film",
    "boards",
    "cards",
    "campaign",
    "bench",
    "fuzz",
    "doctor",
    "backup",
)
SIMULATE = "simulate --board italia --seats 3"


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_an_example(concordia: Concordia, command: str) -> None:
    answer = concordia(command, "--help")
    assert answer.code == 0
    assert f"example:\n  concordia {command}" in answer.out or "  concordia" in answer.out
    assert answer.err == ""


def test_the_help_names_every_command(concordia: Concordia) -> None:
    answer = concordia("--help")
    assert answer.code == 0
    for command in COMMANDS:
        assert command in answer.out


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("", ["COMMAND", "--help"]),
        ("dance", ["dance", "simulate"]),
        ("--nope", ["--help"]),
        ("simulate", ["--board", "--seats", "concordia simulate --help"]),
        ("simulate --board italia --seats 3 --nope", ["--nope"]),
        ("simulate --board atlantis --seats 3", ["atlantis", "imperium"]),
        ("simulate --board hela --seats 3", ["did you mean hellas?"]),
        ("simulate --board italia --seats 7", ["7 seats", "2 to 5"]),
        ("simulate --board italia --seats 1", ["1 seats", "2 to 5"]),
        ("simulate --board italia --seats three", ["three", "whole number"]),
        ("simulate --board italia --seats -3", ["-3"]),
        ("simulate --board italia --seats 5 --team", ["5 seats", "4 or 6"]),
        ("simulate --board italia --seats 4 --team --set base", ["team", "venus"]),
        ("simulate --board italia --seats 6", ["6 seats", "2 to 5"]),
        (f"{SIMULATE} --set salsa", ["salsa", "base", "venus"]),
        (f"{SIMULATE} --option nonsense=on", ["nonsense", "displaySide"]),
        (f"{SIMULATE} --option display_side=wine", ["display_side", "did you mean displaySide?"]),
        (f"{SIMULATE} --option DISPLAYSIDE=wine", ["did you mean displaySide?"]),
        (f"{SIMULATE} --option handVisible=on", ["did you mean handsVisible?"]),
        (f"{SIMULATE} --option nonsense", ["NAME=VALUE"]),
        (f"{SIMULATE} --option displaySide=", ["NAME=VALUE"]),
        (f"{SIMULATE} --option displaySide=silk", ["displaySide", "cloth", "wine"]),
        (f"{SIMULATE} --option displaySide=on", ["displaySide", "cloth", "wine"]),
        (f"{SIMULATE} --option handsVisible=maybe", ["handsVisible", "maybe"]),
        (f"{SIMULATE} --option fishMarketSide=mountain", ["fishMarketSide", "fishMarket"]),
        (f"{SIMULATE} --option forumAuction=yes", ["forumAuction", "forum"]),
        (f"{SIMULATE} --option seats=4", ["--seats"]),
        (f"{SIMULATE} --option cards=venus", ["--set"]),
        (f"{SIMULATE} --option salt=no --option salt=no", ["twice"]),
        (f"{SIMULATE} --players wizard", ["wizard", "random"]),
        (f"{SIMULATE} --players random,random", ["2 levels", "3 seats"]),
        (f"{SIMULATE} --games 0", ["--games"]),
        (f"{SIMULATE} --games 2 --record game.json", ["--games 1"]),
        (f"{SIMULATE} --games 2 --trace game.jsonl", ["--games 1"]),
        (f"{SIMULATE} --record /nowhere/at/all/game.json", ["/nowhere/at/all", "cannot write"]),
        (f"{SIMULATE} --trace /", ["cannot write"]),
        (f"{SIMULATE} --record - --json", ["standard output"]),
        (f"{SIMULATE} --record - --trace -", ["standard output"]),
        ("replay", ["RECORD"]),
        ("replay /nowhere/game.json", ["cannot read", "/nowhere/game.json"]),
        ("replay /", ["cannot read"]),
        ("boards atlantis", ["atlantis", "italia"]),
        ("boards Gallla", ["did you mean gallia?"]),
        ("boards italia creta", ["creta"]),
        ("cards --set salsa", ["salsa", "venus-team"]),
        ("bench", ["PART"]),
        ("bench wheels", ["wheels"]),
        ("bench engine --seconds 0", ["--seconds"]),
        ("fuzz", ["--games"]),
        ("fuzz --games none", ["none"]),
        ("fuzz --games 1 --jobs 0", ["--jobs"]),
        ("fuzz --games 1 --board atlantis", ["atlantis"]),
        ("fuzz --games 1 --seats 7", ["7 seats"]),
        ("fuzz --games 1 --seats 3 --team", ["4 or 6"]),
        ("play --port none", ["none", "1 to 65535"]),
        ("play --data /dev/null", ["/dev/null", "not a folder"]),
        ("play --board italia", ["--board"]),
    ],
)  # fmt: skip
def test_bad_input_is_answered_in_one_line(
    concordia: Concordia, line: str, words: list[str]
) -> None:
    assert_one_line(concordia(*line.split()), *words)


@pytest.mark.parametrize("seed", ["", "a\nb", "\udcff"])
def test_a_seed_that_a_record_cannot_hold_is_refused(concordia: Concordia, seed: str) -> None:
    assert_one_line(concordia(*SIMULATE.split(), f"--seed={seed}"), "printable")


def test_an_answer_stays_one_line_whatever_was_typed(concordia: Concordia) -> None:
    assert_one_line(concordia("boards", "two\nlines"), '"two lines"')


@pytest.fixture
def broken_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A data folder whose first file ends in the middle of a word."""
    (tmp_path / "components.json").write_text('{"prices": {"bri')
    monkeypatch.setattr("engine.catalogue.files", lambda _: tmp_path)
    catalogue.cache_clear()
    yield tmp_path
    catalogue.cache_clear()


def test_a_broken_data_file_is_named(concordia: Concordia, broken_data: Path) -> None:
    assert_one_line(concordia("boards"), "components.json", "line 1")


def test_a_fault_of_the_program_is_one_line_too(
    concordia: Concordia, record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stumble(*_: object) -> None:
        raise KeyError("over\nboard")

    monkeypatch.setattr(engine, "apply", stumble)
    answer = concordia("replay", record)
    assert answer.code == 1
    assert answer.err.count("\n") == 1
    assert "this is a bug: KeyError in" in answer.err


def test_a_reader_that_leaves_early_is_no_trouble() -> None:
    whole = shell("(concordia boards germania; echo $? >&2) | true")
    assert whole.stderr in ("0\n", "141\n")
    assert shell("concordia --help | true; echo ${PIPESTATUS[0]}").stderr == ""


def test_a_full_disk_behind_the_output_is_one_line() -> None:
    full = shell("concordia cards > /dev/full")
    assert full.returncode == 2
    assert full.stderr == "concordia: No space left on device\n"


def test_a_terminal_without_the_letters_gets_stand_ins() -> None:
    ascii_only = shell("concordia boards Ö", PYTHONIOENCODING="ascii")
    assert ascii_only.returncode == 2
    assert ascii_only.stderr.startswith('concordia: no board "?"')


@pytest.mark.parametrize("closing", ["<&-", ">&-", "2>&-"])
def test_closed_streams_are_empty_ones(closing: str) -> None:
    closed = shell(f"concordia cards {closing}")
    assert closed.returncode == 0
    assert closed.stderr == ""


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interrupt_ends_quietly(jobs: int) -> None:
    line = ["fuzz", "--games", "100000", "--jobs", str(jobs)]
    with subprocess.Popen(
        [sys.executable, "-c", _READY, *line], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout
        assert process.stdout.readline() == b"ready\n"
        process.send_signal(signal.SIGINT)
        out, err = process.communicate()
    assert process.returncode == 130
    assert (out, err) == (b"", b"")


_READY = """
import signal, sys
from cli import __main__
from cli import fuzz

def announced(*arguments, in_parallel=fuzz.in_parallel):
    for number, outcome in enumerate(in_parallel(*arguments)):
        if number == 0:
            print("ready", flush=True)
        yield outcome

fuzz.in_parallel = announced
signal.signal(signal.SIGINT, signal.default_int_handler)  # ignored in a run in the background
__main__.main()
"""
