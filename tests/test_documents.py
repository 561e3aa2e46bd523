"""The documents beside the code: what they point at is there."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")])
SOURCES = "arena|bot|cli|data|engine|home|players|render|sandbox|tests|tools|words"


def ids(document: Path) -> str:
    return document.name


@pytest.mark.parametrize("document", DOCUMENTS, ids=ids)
def test_links_lead_somewhere(document: Path) -> None:
    links = re.findall(r"\]\(([^)#\s]+)", document.read_text(encoding="utf-8"))
    inside = [each for each in links if "://" not in each]
    assert [each for each in inside if not (document.parent / each).exists()] == []


@pytest.mark.parametrize("document", DOCUMENTS, ids=ids)
def test_files_and_folders_that_are_named_exist(document: Path) -> None:
    found = re.findall(rf"`((?:{SOURCES})/[\w/.]*)`", document.read_text(encoding="utf-8"))
    named = [each for each in found if not Path(each).stem.isupper()]  # ID.json is any one
    assert [each for each in named if not (ROOT / each).exists()] == []


def test_modules_that_the_architecture_names_exist() -> None:
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    named = {Path(each).name for each in re.findall(r"`([\w/]+\.(?:py|ftl))`", text)}
    folders = [ROOT / each for each in SOURCES.split("|")]
    there = {file.name for folder in folders for file in folder.rglob("*.*")}
    assert named
    assert named - there == set()
