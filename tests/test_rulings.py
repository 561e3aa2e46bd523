"""Every ruling has a test that names it, and every name is a ruling."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from engine.catalogue import catalogue

TESTS = Path(__file__).parent
ROOT = TESTS.parent

RULINGS = frozenset(
    f"{part}{number}"
    for part, count in {
        "SU": 8,  # setup
        "T": 5,  # turn
        "TR": 4,  # Tribune
        "AR": 9,  # Architect
        "P": 6,  # Prefect
        "ME": 4,  # Mercator
        "DI": 8,  # Diplomat
        "SE": 4,  # Senator
        "CO": 1,  # Consul
        "C": 4,  # Colonist
        "SP": 2,  # specialists
        "M": 8,  # Magister
        "DC": 2,  # double-choice cards
        "ST": 5,  # storehouse
        "PM": 4,  # Praefectus Magnus
        "E": 6,  # end and scoring
        "TE": 5,  # team play: seats and setup
        "TT": 6,  # team play: turn
        "TD": 4,  # team play: Diplomat
        "PR": 1,  # Praetor
        "PC": 5,  # Proconsul
        "L": 6,  # Legatus
        "TS": 3,  # team play: end and scoring
        "V": 3,  # variants
        "SA": 20,  # salt
        "FO": 20,  # forum
        "FM": 12,  # fish market
        "SO": 35,  # Solitaria, solo
        "SD": 11,  # Solitaria for two
    }.items()
    for number in range(1, count + 1)
)
RULINGS |= {"OP1", "OP2", "OP3", "OP4", "OP5"}  # what goes together, chance, and what is revealed
RULINGS |= {f"FO-{tile.id}" for tile in catalogue().forum.tiles}

NAME = re.compile(
    rf"\b(?:{'|'.join(sorted({name.rstrip('0123456789') for name in RULINGS}))})\d+\b"
)


@cache
def marked() -> tuple[tuple[str, str], ...]:
    """Each ruling named by a marker, with the place where that stands.

    Read from the files and not from the tests collected, so that it does not matter which of
    them are run, or where.
    """
    return tuple(each for file in sorted(TESTS.rglob("test_*.py")) for each in marked_in(file))


@cache
def marked_in(file: Path) -> tuple[tuple[str, str], ...]:
    return tuple(_marked_in(file))


def _marked_in(file: Path) -> Iterator[tuple[str, str]]:
    text = file.read_text(encoding="utf-8")
    if "mark.ruling" not in text:
        return
    for node in ast.walk(ast.parse(text)):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
            continue
        if node.func.attr == "ruling" and ast.unparse(node.func) == "pytest.mark.ruling":
            place = f"{file.relative_to(TESTS)}:{node.lineno}"
            assert node.args, f"{place} names no ruling"
            for argument in node.args:
                assert isinstance(argument, ast.Constant), f"{place}: {ast.unparse(argument)}"
                yield str(argument.value), place


@pytest.mark.parametrize("ruling", sorted(RULINGS))
def test_a_ruling_has_a_test(ruling: str) -> None:
    assert ruling in {name for name, _ in marked()}


def test_every_marker_names_a_ruling_there_is() -> None:
    assert [(name, place) for name, place in marked() if name not in RULINGS] == []


@pytest.mark.parametrize("folder", ["docs", "engine"])
def test_every_ruling_that_is_referred_to_is_one_there_is(folder: str) -> None:
    """In the page of rulings, and in what the rules of the engine say of themselves."""
    files = [file for suffix in ("md", "py") for file in (ROOT / folder).rglob(f"*.{suffix}")]
    named = {name for file in files for name in NAME.findall(file.read_text(encoding="utf-8"))}
    assert named, "no ruling is referred to"
    assert named - RULINGS == set()


def test_every_ruling_of_the_page_is_one_there_is() -> None:
    page = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8")
    listed = re.findall(r"^- \*\*([A-Z]+\d+)\*\*", page, re.MULTILINE)
    assert listed
    assert len(set(listed)) == len(listed)
    assert set(listed) <= RULINGS
