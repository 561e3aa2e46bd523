"""The command line in this process: arguments in; exit code, output and errors out."""

import io
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from cli.__main__ import run


@dataclass(frozen=True)
class Answer:
    code: int
    out: str
    err: str


Concordia = Callable[..., Answer]


def assert_one_line(answer: Answer, *words: str) -> None:
    assert answer.code == 2
    assert answer.out == ""
    assert answer.err.startswith("concordia: ")
    assert answer.err.count("\n") == 1
    assert answer.err.endswith("\n")
    for word in words:
        assert word in answer.err


def shell(line: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """As a person would type it, with `concordia` for this very program."""
    program = f'"{sys.executable}" -m bot'
    return subprocess.run(
        ["bash", "-c", line.replace("concordia", program)],
        capture_output=True,
        text=True,
        env={**os.environ, **environment},
        check=False,
    )


@pytest.fixture
def concordia(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Concordia:
    def call(*arguments: object, stdin: str | bytes = "") -> Answer:
        typed = stdin.encode() if isinstance(stdin, str) else stdin
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(typed)))
        code = run([str(argument) for argument in arguments])
        out, err = capsys.readouterr()
        return Answer(code, out, err)

    return call


@pytest.fixture
def record(concordia: Concordia, tmp_path: Path) -> Path:
    """A short finished game."""
    file = tmp_path / "game.json"
    simulate = ("simulate", "--board", "corsica", "--seats", 2, "--seed", "short")
    assert concordia(*simulate, "--record", file).code == 0
    return file
