"""The fingerprint of the rules changes with what can change a game, and with nothing else."""

import json
import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

import engine
from bot.tables.fingerprint import fingerprint, fingerprint_of

ROOT = Path(__file__).parents[3]


@pytest.fixture
def rules(tmp_path: Path) -> Path:
    shutil.copytree(ROOT / "engine", tmp_path / "engine")
    shutil.copytree(ROOT / "data", tmp_path / "data", ignore=shutil.ignore_patterns("fonts"))
    return tmp_path


def found(rules: Path) -> str:
    return fingerprint_of(rules / "engine", rules / "data")


def found_before() -> str:
    """Of the rules as they are, which every test begins with: it takes a while to find."""
    return fingerprint().removeprefix(f"{engine.RULES_VERSION}-")


def rewritten(file: Path, change: Callable[[str], str]) -> None:
    before = file.read_text(encoding="utf-8")
    after = change(before)
    assert after != before
    file.write_text(after, encoding="utf-8")


def test_it_names_the_rules_and_stays_the_same(rules: Path) -> None:
    assert fingerprint() == f"{engine.RULES_VERSION}-{found(rules)}"


def test_docstrings_comments_and_layout_do_not_count(rules: Path) -> None:
    before = found_before()
    for file in (rules / "engine").rglob("*.py"):
        text = file.read_text(encoding="utf-8")
        said = re.sub(r'^( *""")(?=\w)', r"\1Said otherwise. ", text, flags=re.MULTILINE)
        file.write_text(f"# By the way.\n\n{said}\n# The end.\n", encoding="utf-8")
    rewritten(rules / "engine" / "turn.py", lambda text: text.replace("(", "(\n", 1))
    for file in (rules / "data" / "boards").glob("*.json"):
        file.write_text(json.dumps(json.loads(file.read_bytes()), indent=7), encoding="utf-8")
    assert found(rules) == before


@pytest.mark.parametrize("personality", ["architect", "mercator", "prefect", "tribune"])
def test_every_statement_of_a_rule_counts(rules: Path, personality: str) -> None:
    before = found_before()
    rewritten(
        rules / "engine" / "personalities" / f"{personality}.py",
        lambda text: re.sub(r"\n    return ", "\n    return not ", text, count=1),
    )
    assert found(rules) != before


def test_a_number_in_a_rule_counts(rules: Path) -> None:
    before = found_before()
    number = re.compile(r"^([A-Z_]+) = \d+$", flags=re.MULTILINE)
    numbered = next(
        file
        for file in sorted((rules / "engine").rglob("*.py"))
        if number.search(file.read_text(encoding="utf-8"))
    )
    rewritten(numbered, lambda text: number.sub(r"\1 = 77", text, count=1))
    assert found(rules) != before


@pytest.mark.parametrize("facts", ["cards.json", "components.json", "boards/italia.json"])
def test_every_fact_counts(rules: Path, facts: str) -> None:
    before = found_before()
    rewritten(rules / "data" / facts, lambda text: re.sub(r"\d+", "77", text, count=1))
    assert found(rules) != before


def test_what_is_no_fact_of_the_game_does_not_count(rules: Path) -> None:
    before = found_before()
    (rules / "data" / "geography" / "more.json").write_text("{}", encoding="utf-8")
    assert found(rules) == before
