"""All words of the pictures stand in two modules, agree with the catalogue and say enough."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import render
from engine.catalogue import catalogue
from engine.terms import GODS, GOODS, CardId
from render import words
from tests.builders import a_game

FOLDER = Path(render.__file__).parent
WORDED = {"words.py", "sentences.py"}
SENTENCE = re.compile(r"[A-Za-z]+( [A-Za-z]+){2}|^[A-Z][a-z]+ [A-Za-z]")
OPTIONS = a_game().state.options
TEAM = OPTIONS.model_copy(update={"team": True, "cards": "venus"})


@pytest.mark.parametrize("card", catalogue().cards)
def test_a_card_is_called_as_in_the_catalogue(card: str) -> None:
    facts = catalogue().cards[CardId(card)]
    assert words.card_name(facts) == facts.name


@pytest.mark.parametrize("card", catalogue().cards)
def test_every_card_says_what_it_does_and_what_it_pays(card: str) -> None:
    facts = catalogue().cards[CardId(card)]
    texts = [words.personality_text(facts, each, OPTIONS) for each in facts.personalities]
    for text in (*texts, words.god_text(facts, OPTIONS)):
        assert "{" not in text
        assert 10 < len(text) < 110
    assert not facts.payout or f"{facts.payout} sestertii" in " ".join(texts)


def test_options_change_what_is_said() -> None:
    colonist = catalogue().cards[CardId("I-colonist")]
    older = OPTIONS.model_copy(update={"colonist_income": "two_each"})
    assert "2 sestertii per colonist" in words.personality_text(colonist, "colonist", older)
    venus = catalogue().cards[CardId("I-prefect-architect-team")]
    assert words.god_text(venus, TEAM) == words.VENUS_PAYS_TEAMS


def test_goods_are_counted_in_their_order() -> None:
    assert words.goods_text(["any", "wine", "brick", "wine"]) == "1 brick, 2 wine and 1 of any good"
    assert words.goods_text([]) == "nothing"
    assert set(words.GOOD_NAMES) == set(GOODS)
    assert set(words.GOD_NAMES) == set(GODS)


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.py")), ids=lambda path: path.name)
def test_no_sentence_stands_elsewhere(path: Path) -> None:
    if path.name not in WORDED:
        assert [
            text for text in _spoken(ast.parse(path.read_text("utf-8"))) if SENTENCE.search(text)
        ] == []


def _spoken(tree: ast.AST) -> Iterator[str]:
    """Strings that somebody may come to read: no docstrings, nor what is raised for developers."""
    silent = {
        id(each)
        for node in ast.walk(tree)
        if isinstance(node, ast.Raise | ast.Assert)
        or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant))
        for each in ast.walk(node)
    }
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Constant)
            and isinstance(node.value, str)
            and id(node) not in silent
        ):
            yield node.value
