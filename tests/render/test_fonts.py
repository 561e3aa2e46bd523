"""Words in the project's own fonts: how wide, how cut, and which letters there are."""

import pytest

from render import fonts
from render.scene import Text
from render.typesetting import is_known
from words import catalogues, languages

DRAWN = ("cards.ftl", "lists.ftl", "nouns.ftl", "pictures.ftl")


@pytest.mark.parametrize(
    ("name", "drawn"),
    [
        ("Aurelia", "Aurelia"),
        ("Zoë Müller-Łukasz", "Zoë Müller-Łukasz"),
        ("Αλέξανδρος", "Αλέξανδρος"),
        ("Дарья", "Дарья"),
        ("Ann 🏛 B", "Ann B"),
        ("漢字", ""),
    ],
)
def test_letters_that_the_fonts_lack_are_left_out(name: str, drawn: str) -> None:
    assert fonts.drawable(name) == drawn


@pytest.mark.parametrize("language", languages())
def test_every_letter_of_what_stands_in_pictures_is_known(language: str) -> None:
    texts = catalogues(language)
    letters = {letter for file in DRAWN for letter in texts.get(file, "") if letter != "\n"}
    assert [letter for letter in sorted(letters) if not is_known(letter)] == []


def test_words_that_take_too_much_room_are_cut_short() -> None:
    assert fonts.fitted("Roma", "bold", 20, 200) == "Roma"
    short = fonts.fitted("Colonia Agrippina", "bold", 20, 100)
    assert short.endswith("…")
    assert fonts.width(short, "bold", 20) <= 100


def test_space_between_letters_makes_words_wider() -> None:
    assert fonts.width("ROMA", "name", 20, 3) == fonts.width("ROMA", "name", 20) + 9


def test_figures_stand_on_the_line() -> None:
    """Old-style figures hang below it, and a nought looks like a letter."""
    heights = {fonts.bounds(Text((0, 0), figure, 40, "#000", "bold", "ls"))[1] for figure in "0159"}
    assert max(heights) - min(heights) <= 1


def test_turned_words_have_a_box_around_all_their_corners() -> None:
    flat = fonts.bounds(Text((0, 0), "ROMA", 20, "#000", "name"))
    upright = fonts.bounds(Text((0, 0), "ROMA", 20, "#000", "name", angle=90))
    assert upright[3] - upright[1] == pytest.approx(flat[2] - flat[0])
