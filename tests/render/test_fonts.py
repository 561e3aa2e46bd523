"""Words in the project's own fonts: how wide, how cut, and which letters there are."""

import pytest

from render import fonts
from render.paint import paint
from render.scene import Font, Scene, Text
from render.theme import FONT_FILES
from words import catalogues, languages

DRAWN = ("cards.ftl", "lists.ftl", "nouns.ftl", "pictures.ftl")
SIGNS = {*"→■▲▶◀◆●⚠✚⬢\N{VARIATION SELECTOR-16}"}
"""On buttons and in texts that Discord shows itself."""


@pytest.mark.parametrize(
    ("name", "drawn"),
    [
        ("Aurelia", "Aurelia"),
        ("Zoë Müller-Łukasz", "Zoë Müller-Łukasz"),
        ("Αλέξανδρος", "Αλέξανδρος"),
        ("Дарья", "Дарья"),
        ("Ann 🏛 B", "Ann B"),
        ("Nguyễn Thị Ánh", "Nguyễn Thị Ánh"),
        ("山田さくら", "山田さくら"),
        ("李娜", "李娜"),
        ("김철수", "김철수"),
        ("محمد", "محمد"),
        ("שרה", "שרה"),
        ("अमित", "अमित"),
        ("𓀀", ""),
        ("dark＿lord", "dark_lord"),
        ("Anna ǀ Roma ∗∼∶", "Anna | Roma *~:"),
        ("𝓛𝓲𝓿𝓲𝓪", "Livia"),
    ],
)
def test_letters_that_the_fonts_lack_are_left_out(name: str, drawn: str) -> None:
    assert fonts.drawable(name) == drawn


@pytest.mark.parametrize("language", languages())
def test_every_letter_of_the_catalogues_is_known(language: str) -> None:
    texts = catalogues(language)
    drawn = {*"".join(texts.get(file, "") for file in DRAWN)}
    letters = ({*"".join(texts.values())} - SIGNS | drawn) - {"\n"}
    own = set(FONT_FILES.values())
    strange = {
        letter
        for letter in letters
        for role in FONT_FILES
        for _, file in fonts.runs(letter, role)
        if file not in own or fonts.drawable(letter) != letter.strip()
    }
    assert strange == set()


@pytest.mark.parametrize("role", FONT_FILES)
@pytest.mark.parametrize("name", ["Ωmega", "Livia 李娜", "Дарья", "محمد", "Zoë"])
def test_letters_that_a_face_lacks_come_from_another(name: str, role: Font) -> None:
    """Not as the empty box that every face paints for what it lacks."""
    parts = fonts.runs(name, role)
    assert "".join(part for part, _ in parts) == name
    for part, file in parts:
        missing = bytes(fonts.face(file, 40).getmask("\uffff"))
        assert all(bytes(fonts.face(file, 40).getmask(each)) != missing for each in part.strip())


def test_the_room_of_mixed_letters_is_what_they_paint() -> None:
    text = Text((60, 60), "Ωmega 李娜", 40, "#000000", "title", "lm")
    left, top, right, bottom = fonts.bounds(text)
    image = paint(Scene(400, 120, "#ffffff", (text,))).convert("L").point([255] * 128 + [0] * 128)
    box = image.getbbox()
    assert box is not None
    assert min(box[0] - left, box[1] - top) >= -2
    assert max(box[2] - right, box[3] - bottom) <= 2
    assert box[2] - box[0] > 0.9 * (right - left)


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
