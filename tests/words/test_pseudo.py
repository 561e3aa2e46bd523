"""The language that only tests speak is what they need it to be."""

from fluent.syntax import ast

from render import fonts
from tests.words.messages import entries, variables
from tests.words.pseudo import MARKED, MARKS, PLAIN, PSEUDO, marked, pseudo_language
from words import ENGLISH, SOURCE, catalogues, languages, words_for


def test_every_letter_is_marked_and_every_word_longer() -> None:
    said = marked("The game is over. Nobody has won.")
    assert not any(letter.isascii() and letter.isalpha() for letter in said)
    assert 1.3 < len(said) / len("The game is over. Nobody has won.") < 1.45
    assert len(MARKED) == len(PLAIN)


def test_it_says_all_that_english_says_and_of_the_same_facts() -> None:
    with pseudo_language() as words:
        said = catalogues(PSEUDO)
        assert variables(said.values()) == variables(catalogues(SOURCE).values())
        junk = [each for text in said.values() for each in entries(text)]
        assert not any(isinstance(each, ast.Junk) for each in junk)
        told = words("told-card-copied", owner=words("seat-you"), card="Mason")
        assert told.endswith(" Mason")
        assert told != ENGLISH("told-card-copied", owner=ENGLISH("seat-you"), card="Mason")


def test_nobody_speaks_it_outside_of_tests() -> None:
    with pseudo_language():
        assert PSEUDO in languages()
    assert PSEUDO not in languages()
    assert words_for(PSEUDO).language == SOURCE


def test_the_markup_of_discord_is_left_alone() -> None:
    assert marked("again <t:5:R>").endswith(" <t:5:R>")
    assert "{ $when }" not in marked("never")


def test_pictures_can_be_painted_in_it() -> None:
    for role in ("title", "bold", "text"):
        letters = "".join(map(chr, MARKS.values()))
        assert all(file.startswith(("Alegreya", "Cinzel")) for _, file in fonts.runs(letters, role))
