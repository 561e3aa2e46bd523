"""The message catalogues are whole, and say what they are asked to say."""

from collections import Counter

import pytest
from fluent.syntax import FluentParser, ast

from words import SOURCE, catalogues, languages, words_for


def entries(language: str) -> list[ast.EntryType]:
    parser = FluentParser()
    return [entry for text in catalogues(language).values() for entry in parser.parse(text).body]


@pytest.mark.parametrize("language", languages())
def test_every_line_of_a_catalogue_is_understood(language: str) -> None:
    assert [junk.content for junk in entries(language) if isinstance(junk, ast.Junk)] == []


@pytest.mark.parametrize("language", languages())
def test_every_message_is_said_in_one_place(language: str) -> None:
    names = Counter(
        each.id.name for each in entries(language) if isinstance(each, ast.Message | ast.Term)
    )
    assert [name for name, count in names.items() if count > 1] == []


@pytest.mark.parametrize("language", languages())
def test_every_message_can_be_said(language: str) -> None:
    """Words cuts catalogues by itself, and parses each message when it is first asked for."""
    words = words_for(language)
    for each in entries(language):
        if isinstance(each, ast.Message):
            assert words.knows(each.id.name) == (each.value is not None)
            for attribute in each.attributes:
                assert words.knows(f"{each.id.name}.{attribute.id.name}")


def test_numbers_choose_their_words() -> None:
    words = words_for()
    assert words("counted-cards", count=1) == "1 card"
    assert words("counted-cards", count=2) == "2 cards"


def test_what_is_not_there_is_a_mistake_of_ours() -> None:
    with pytest.raises(LookupError, match="no-such-message"):
        words_for()("no-such-message")
    with pytest.raises(LookupError, match="count"):
        words_for()("counted-cards")


@pytest.mark.parametrize("locale", [None, "en-US", "en-GB", "xx", "pt-BR"])
def test_a_language_without_a_catalogue_is_answered_in_english(locale: str | None) -> None:
    assert words_for(locale).language == SOURCE
