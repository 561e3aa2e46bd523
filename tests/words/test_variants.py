"""Every message of every language is said in all its variants."""

from __future__ import annotations

import re

import pytest

from tests.words.messages import variables
from tests.words.variants import forms_asked_for, uses, ways
from words import SOURCE, catalogues, languages, words_for
from words.missing import missing

OTHERS = [each for each in languages() if each != SOURCE]
LEFT = re.compile(r"\{|\}|\$\w|\?\?\?")


@pytest.mark.parametrize("language", languages())
def test_every_message_is_said_in_all_its_variants(language: str) -> None:
    words, wrong = words_for(language), []
    for message in uses(language):
        for facts in ways(language, message):
            said = words(message, **facts)
            if LEFT.search(said):
                wrong.append(f"{message} with {facts}: {said!r}")
    assert wrong == []


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_that_english_says_is_missing(language: str) -> None:
    assert missing(language) == []


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_no_more_than_english_but_the_forms_it_asks_for(language: str) -> None:
    english = variables(catalogues(SOURCE).values())
    forms = forms_asked_for(language)
    more = [
        name
        for name in variables(catalogues(language).values())
        if name not in english and name.partition(".")[2] not in forms
    ]
    assert more == []


def test_plurals_choices_and_persons_are_all_tried() -> None:
    tried = [*ways(SOURCE, "told-card-copied")]
    assert {str(each["owner"]) for each in tried} >= {"you", "Livia"}
    assert {each["points"] for each in ways(SOURCE, "final-won")} >= {0, 1, 2}
    assert {each["cause"] for each in ways(SOURCE, "digest-ending")} == {
        "last_card", "fifteenth_house",
    }  # fmt: skip
    inside = {each["turn"] for each in ways(SOURCE, "alt-headline")}
    assert inside == {"Livia", ""}
