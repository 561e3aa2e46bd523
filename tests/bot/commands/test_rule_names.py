"""`/rules` finds cards and gods by every name that players know, whichever language they speak."""

import re
from pathlib import Path

import pytest

from bot.commands.info import Patron, looked_up, nearest
from bot.texts.rules import Topic
from engine import GameOptions
from engine.catalogue import Card
from engine.terms import GODS, BoardId, God
from words import languages, words_for

USUAL = GameOptions(board=BoardId("imperium"), seats=4)
DOCS = Path(__file__).parents[3] / "docs"
_IN_BRACKETS = re.compile(r"\((\w+)\)")


def bracketed() -> list[tuple[str, str]]:
    """Of the personalities in the glossaries: the other name, and the English one."""
    found = []
    for page in sorted(DOCS.glob("glossary.*.md")):
        persons = page.read_text(encoding="utf-8").split("\n## ")[1]
        for line in persons.splitlines():
            english = line.strip("| ").partition(" ")[0]
            found += [(name, english) for name in _IN_BRACKETS.findall(line)]
    return found


def test_the_glossaries_have_other_names() -> None:
    assert ("Marchand", "Mercator") in bracketed()


@pytest.mark.parametrize("reader", languages())
@pytest.mark.parametrize(
    ("typed", "english"), [*bracketed(), ("Händler", "Mercator"), ("Merchant", "Mercator")]
)
def test_a_card_is_found_by_its_other_names(reader: str, typed: str, english: str) -> None:
    first = looked_up(words_for(reader), typed, USUAL)[0]
    assert isinstance(first, Card)
    assert first.name == english


@pytest.mark.parametrize("reader", languages())
@pytest.mark.parametrize(
    ("typed", "god"),
    [
        *((god.capitalize(), god) for god in GODS),
        ("Mercure", "mercurius"),
        ("Merkur", "mercurius"),
        ("Saturn", "saturnus"),
        ("Minerve", "minerva"),
    ],
)
def test_a_god_is_found_before_the_cards_it_is_on(reader: str, typed: str, god: God) -> None:
    assert looked_up(words_for(reader), typed, USUAL)[0] == Patron(god)


@pytest.mark.parametrize("reader", languages())
def test_specialists_fish_and_tiles_are_found_by_what_they_are_called_together(reader: str) -> None:
    words = words_for(reader)
    for typed in ("Specialist", "Spécialiste", "Spezialist"):
        first = looked_up(words, typed, USUAL)[0]
        assert isinstance(first, Card)
        assert first.personalities == ("specialist",)
    names = {
        "market": ("Fische", "poissons", "fish"),
        "forum": ("auction", "enchères", "Auktion", "patricians"),
        "contrarius": ("Solitaria", "solo", "Duell"),
        "dice": ("veto", "vétos", "Vetos"),
        "praefectus": ("Piscatus",),
    }
    for topic, typed in ((topic, each) for topic, named in names.items() for each in named):
        first = looked_up(words, typed, USUAL)[0]
        assert isinstance(first, Topic)
        assert first.key == topic
    praefekt = looked_up(words, "Praefekt", USUAL)[0]
    assert isinstance(praefekt, Card)
    assert praefekt.personalities == ("prefect",)


@pytest.mark.parametrize(
    ("reader", "typed", "name"),
    [
        ("en", "Prefekt", "Prefect"),
        ("fr", "Prefekt", "Préfet"),
        ("de", "Prefekt", "Präfekt"),
        ("en", "Vestta", "Vesta"),
        ("de", "Vestta", "Vesta"),
        ("en", "xyzzy", None),
    ],
)
def test_a_near_miss_is_asked_about(reader: str, typed: str, name: str | None) -> None:
    assert nearest(words_for(reader), typed, USUAL) == name
    assert not looked_up(words_for(reader), typed, USUAL)
