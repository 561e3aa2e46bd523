"""Whoever silences mypy or ruff says which complaint it is, and why."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
OURS = ("arena", "bot", "campaigns", "cli", "data", "engine", "home", "players", "render")
FOLDERS = (*OURS, "sandbox", "tests", "tools", "words")
SILENCED = re.compile(r"# (?:type: ignore|(?:ruff: )?noqa)(?P<rest>.*)")
WITH_REASON = re.compile(r"(?:\[[a-z, -]+\]|: [A-Z0-9, ]+)  (?:# ?|\()\w.*")


def test_every_silenced_complaint_has_a_code_and_a_reason() -> None:
    files = [file for each in FOLDERS for file in ROOT.glob(f"{each}/**/*.py")]
    bare = [
        f"{file.relative_to(ROOT)}:{number}: {line.strip()}"
        for file in files
        if file != Path(__file__)
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        for found in SILENCED.finditer(line)
        if not WITH_REASON.fullmatch(found["rest"])
    ]
    assert bare == []
