"""The page asks only for texts there are, in every language, and fills in what they leave open."""

import re
from pathlib import Path

import pytest

import sandbox.page
from home.page_texts import CATALOGUE, page_texts
from home.play import locales, welcome
from sandbox.page import PageTexts
from tests.words.messages import variables
from words import SOURCE, catalogues, languages

STATIC = Path(sandbox.page.__file__).with_name("static")
_ASKED = re.compile(r"""\b(?:say|pieces)\("([\w-]+)"(?:, \{(.*?)\}\))?""", re.DOTALL)
_LABELLED = re.compile(
    r"""data-(?:says|label|title)"?[=:] ?"([\w-]+)"|dataset\.label = "([\w-]+)\""""
)
_BEFOREHAND = re.compile(r"\{([\w-]+)\}</(?:title|noscript)>")
_QUOTED = re.compile(r"""["`>]([A-Z][a-z]+ [a-z][^"`<]*|[A-Z][a-z]{2,})["`<]""")


def scripts() -> dict[str, str]:
    kinds = (".js", ".html")
    return {each.name: each.read_text() for each in STATIC.iterdir() if each.suffix in kinds}


def test_the_scripts_ask_for_every_text_of_the_catalogue_and_for_no_other() -> None:
    asked: set[str] = set()
    for source in scripts().values():
        asked |= {name for name, _ in _ASKED.findall(source)}
        asked |= {"".join(names) for names in _LABELLED.findall(source)}
        asked |= set(_BEFOREHAND.findall(source))
    assert asked == page_texts(SOURCE).keys()


def test_the_scripts_fill_in_what_a_text_leaves_open() -> None:
    needed = variables([catalogues(SOURCE)[CATALOGUE]])
    for source in scripts().values():
        for name, facts in _ASKED.findall(source):
            missing = [
                fact for fact in needed[f"page-{name}"] if not re.search(rf"\b{fact}\b", facts)
            ]
            assert missing == [], name


def test_the_scripts_say_nothing_by_themselves() -> None:
    """A text in quotes that begins like a sentence; keys of the keyboard are one word too."""
    keys = {"Enter", "Tab", "Escape", "Backspace", "Home", "End"}
    found = {text for source in scripts().values() for text in _QUOTED.findall(source)}
    assert {each for each in found if each not in keys} <= {"Digit", "Event"}


@pytest.mark.parametrize("language", languages())
def test_a_number_chooses_between_plurals_in_the_browser(language: str) -> None:
    messages = page_texts(language)["thread-messages"]
    assert not isinstance(messages, str)
    assert {"one", "other"} <= messages.keys()
    assert all("{count}" in text and not re.search(r"\d", text) for text in messages.values())
    assert messages["one"] != messages["other"]
    assert page_texts(language)["be"] != "{name}"


@pytest.mark.parametrize("language", languages())
def test_the_welcome_is_said_in_every_language(language: str) -> None:
    said = welcome(language)
    assert "{you}" in said.text
    assert said.way_back
    assert "{place}" in said.way_back.label
    assert (said == welcome(SOURCE)) == (language == SOURCE)
    assert [each.options for each in said.actions] == [{"language": language}] * 2
    assert {each.command for each in said.actions} == {"concordia quick", "concordia solo"}


@pytest.mark.parametrize(
    ("languages", "nearest"),
    [
        (["fr-CA", "en"], "fr"),
        (["DE"], "de"),
        (["tlh", "en-GB", "fr"], "en-US"),
        (["tlh"], None),
        ([], None),
    ],
)
def test_a_browser_is_spoken_to_in_the_nearest_language(
    languages: list[str], nearest: str | None
) -> None:
    assert PageTexts(page_texts, welcome, locales()).nearest(languages) == nearest
