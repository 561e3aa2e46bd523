"""docs/coverage.md names every system there is, and where it is played and tested."""

import re
from pathlib import Path

import pytest

from engine.catalogue import catalogue
from engine.game_options import option_names
from tests.test_documents import spans
from tests.test_rulings import RULINGS, marked_in

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs/coverage.md").read_text(encoding="utf-8")
CELLS = [
    [cell.strip() for cell in line.strip("|").split("|")]
    for line in PAGE.splitlines()
    if line.startswith("| ") and "`tests/" in line
]
TEXTS = {str(number) for number in range(5)}


def paths(cell: str) -> list[Path]:
    return [ROOT / each for each in spans(cell)]


@pytest.mark.parametrize("cells", CELLS, ids=lambda cells: cells[0])
def test_a_system_is_played_and_tested_where_the_page_says(cells: list[str]) -> None:
    _, texts, *_, played, tested = cells
    assert set(texts.split()) <= TEXTS
    assert paths(played)
    assert all(path.is_file() for path in paths(played) + paths(tested))
    assert all(path.name.startswith("test_") for path in paths(tested))


def test_the_tests_of_a_system_name_its_rulings() -> None:
    """Together: a test may stand in another file of the same folder."""
    by_part: dict[str, set[str]] = {}
    for cells in CELLS:
        if len(cells) == 5:
            for part in re.findall(r"[A-Z]+", cells[2]):
                named = {
                    ruling
                    for path in paths(cells[-1])
                    for file in path.parent.glob("test_*.py")
                    for ruling, _ in marked_in(file)
                }
                by_part.setdefault(part, set()).update(named)
    for part, named in by_part.items():
        assert any(re.fullmatch(rf"{part}(\d+|-.*)", ruling) for ruling in named), part
    assert {re.split(r"[\d-]", ruling)[0] for ruling in RULINGS} == by_part.keys()


def test_the_page_names_every_board_personality_and_option() -> None:
    named = set(spans(PAGE))
    assert {f"data/boards/{path.name}" for path in (ROOT / "data/boards").glob("*.json")} <= named
    assert all(f"| {board.name}" in PAGE for board in catalogue().boards.values())
    modules = {
        f"engine/personalities/{path.name}"
        for path in (ROOT / "engine/personalities").glob("[a-z]*.py")
    }
    assert modules <= named
    assert {f"engine/solitaria/{name}.py" for name in ("reactions", "building", "dice")} <= named
    assert set(option_names()) <= named


def test_every_text_is_accounted_for() -> None:
    assert {text for cells in CELLS for text in cells[1].split()} == TEXTS
