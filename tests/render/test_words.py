"""All words of the pictures come from the catalogues, in the language that was asked for."""

import ast
import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

import render
from engine import View, view_for
from engine.catalogue import catalogue
from engine.terms import NUMERALS, BoardId, SeatId
from render import Picture, alt_text, chart, display_picture, hand, layout, lobby, pictures, scores
from render.growth import Growth
from render.scene import Scene, Shape, Text
from render.seating import NamedSeats
from tests.builders import a_game
from tests.render.worst_cases import PLAIN_NAMES, crowded_view, high_scores
from words import ENGLISH, SOURCE, Fact, Words

FOLDER = Path(render.__file__).parent
SENTENCE = re.compile(r"[A-Za-z]+( [A-Za-z]+){2}|^[A-Z][a-z]+ [A-Za-z]")
WORD = re.compile(r"[^\W\d_]{2,}")
GROWTH = Growth((1, 2), ((5,) * 6, (9,) * 6))


class Gibberish(Words):
    """Says `#` for every letter, so that what does not come from the catalogues stands out."""

    def __init__(self) -> None:
        super().__init__(SOURCE)
        self.language = "gibberish"

    def __call__(self, message: str, /, **facts: Fact) -> str:
        return WORD.sub(lambda found: "#" * len(found[0]), ENGLISH(message, **facts))


GIBBERISH = Gibberish()
VIEW = crowded_view("corsica", SeatId(5))
OVER = replace(crowded_view("corsica", SeatId(5), over=True), decisions=())


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.py")), ids=lambda path: path.name)
def test_no_sentence_stands_in_the_code(path: Path) -> None:
    spoken = _spoken(ast.parse(path.read_text("utf-8")))
    assert [text for text in spoken if SENTENCE.search(text)] == []


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


@cache
def scenes(words: Words, names: tuple[str, ...] = ()) -> dict[str, Scene]:
    seating = NamedSeats(names, words)
    winners = (SeatId(0), SeatId(3))
    return {
        "board": layout.board_scene(VIEW, since(VIEW), seating),
        "end": layout.board_scene(OVER, None, seating),
        "hand": hand.build_scene(VIEW, words),
        "display": display_picture.build_scene(VIEW, words),
        "sold out": display_picture.build_scene(sold_out(), words),
        "lobby": lobby.build_scene(BoardId("corsica"), (None, None), words),
        "scores": scores.build_scene(OVER, high_scores(), winners, names, words),
        "growth": chart.build_scene(OVER, GROWTH, names, words),
    }


@cache
def said(words: Words) -> dict[str, str]:
    board = catalogue().boards[BoardId("corsica")]
    return {
        "board": alt_text.board_alt(VIEW, words=words),
        "end": alt_text.board_alt(OVER, words=words),
        "hand": alt_text.hand_alt(VIEW, words),
        "display": alt_text.display_alt(VIEW, words),
        "sold out": alt_text.display_alt(sold_out(), words),
        "lobby": alt_text.lobby_alt(board, (None, None), words),
        "scores": alt_text.scores_alt(OVER, high_scores(), (SeatId(0),), words=words),
        "growth": alt_text.chart_alt(OVER, GROWTH, words=words),
        "text": "\n".join(render.text_board(VIEW, words=words)),
        "text at the end": "\n".join(render.text_board(OVER, words=words)),
    }


def since(view: View) -> View:
    """Everything is new."""
    return replace(view, houses={}, display=(None,) * len(view.display))


def sold_out() -> View:
    return view_for(a_game(display=(), deck=[]).state, None)


def lettered(text: str) -> list[str]:
    """Words that nobody translated; numerals and places are called the same everywhere."""
    boards = [catalogue().boards[BoardId(board)] for board in ("corsica", "italia")]
    names = [board.name for board in boards]
    for board in boards:
        names += [city.name for city in board.cities]
        names += [province.name for province in board.provinces]
        names += [place.name for place in board.places]
    known = {word.lower() for name in names for word in WORD.findall(name)}
    known |= {numeral.lower() for numeral in (*NUMERALS, "VI", "start")}
    return [word for word in WORD.findall(text) if word.lower() not in known]


def drawn(scene: Scene) -> list[Shape]:
    return [*scene.shapes, *(shape for each in scene.backdrops for shape in each.shapes)]


@pytest.mark.parametrize("name", scenes(ENGLISH))
def test_every_word_of_a_picture_is_in_the_language_asked_for(name: str) -> None:
    texts = [shape.text for shape in drawn(scenes(GIBBERISH)[name]) if isinstance(shape, Text)]
    assert any("#" in text for text in texts)
    assert [word for text in texts for word in lettered(text)] == []


@pytest.mark.parametrize("name", said(ENGLISH))
def test_every_word_said_of_a_picture_is_in_the_language_asked_for(name: str) -> None:
    assert "#" in said(GIBBERISH)[name]
    assert lettered(said(GIBBERISH)[name]) == []
    assert "#" not in said(ENGLISH)[name]


def test_what_is_kept_is_kept_for_each_language() -> None:
    english = pictures.board_pixels(VIEW, players=PLAIN_NAMES)
    other = pictures.board_pixels(VIEW, players=PLAIN_NAMES, words=GIBBERISH)
    again = pictures.board_pixels(VIEW, players=PLAIN_NAMES)
    assert english.convert("RGB").tobytes() != other.convert("RGB").tobytes()
    assert english.tobytes() == again.tobytes()
    here, there = (scenes(words) for words in (ENGLISH, GIBBERISH))
    for name in ("board", "lobby"):
        keys = [{each.key for each in scene.backdrops} for scene in (here[name], there[name])]
        assert keys[0].isdisjoint(keys[1])


@pytest.mark.parametrize(
    "picture",
    [
        lambda words: render.board_picture(VIEW, words=words),
        lambda words: render.hand_picture(VIEW, words=words),
        lambda words: render.display_of(VIEW, words=words),
        lambda words: render.scores_picture(OVER, high_scores(), (SeatId(0),), words=words),
        lambda words: render.growth_picture(OVER, GROWTH, words=words),
        lambda words: render.lobby_picture(BoardId("corsica"), (None,), words=words),
    ],
    ids=["board", "hand", "display", "scores", "growth", "lobby"],
)
def test_the_front_door_hands_the_language_on(picture: Callable[[Words], Picture]) -> None:
    english, other = picture(ENGLISH), picture(GIBBERISH)
    assert english.data != other.data
    assert lettered(other.alt_text) == []
    assert lettered(english.alt_text) != []
