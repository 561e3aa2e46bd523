"""The message catalogues are whole, and say what they are asked to say."""

import re
from collections import Counter

import pytest
from fluent.syntax import ast

from tests.words import messages
from words import SOURCE, catalogues, languages, words_for
from words.typed import plain, typed_for


def entries(language: str) -> list[ast.EntryType]:
    return [entry for text in catalogues(language).values() for entry in messages.entries(text)]


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


def test_french_signs_hold_to_the_word_before_them() -> None:
    """By a narrow space that breaks no line, and an ellipsis by none at all."""
    values = [line for text in catalogues("fr").values() for line in text.splitlines()]
    said = [line for line in values if not line.startswith("#")]
    assert [line for line in said if re.search(r"\S [;:!?»](?!\S)|« |\w'\w", line)] == []
    assert [line for line in said if re.search(r"[^=\s]\s…", line)] == []


def test_german_writes_a_sentence_after_a_colon_with_a_capital() -> None:
    told = words_for("de")("refused", wish="hier bauen", reasons="du hast dort schon ein Haus")
    assert told == "Hier bauen geht nicht: Du hast dort schon ein Haus."


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


@pytest.mark.parametrize("language", languages())
def test_a_result_is_void_by_the_word_that_is_asked_for(language: str) -> None:
    """Typed in any of the languages."""
    words = words_for(language)
    void = words("campaign-note-void")
    assert plain(void) in typed_for("void")
    assert void in words("campaign-problem-scores", seats=4)
