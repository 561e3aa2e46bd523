"""The film of a finished game: `concordia film`, and the bot's, made in another process."""

import os
from collections.abc import Awaitable, Callable, Iterator
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageSequence

import render
from arena.films import film_of, filmed
from bot.pictures import drawing as drawing_module
from bot.pictures.drawing import Drawing
from bot.processes.worker import WorkLost
from cli.__main__ import run
from engine.errors import InvalidRecord
from engine.records import read_record
from render import Picture
from tests.child_processes import child_processes
from tests.command_line import Concordia, assert_one_line
from words import Words, words_for

GAME = Path(__file__).parents[1] / "games" / "cyprus-team-6.json"
RECORD = GAME.read_text(encoding="utf-8")
MOST_BYTES = 9 * 2**20
"""What can be attached is a little more."""
UNFINISHED = RECORD[: RECORD.rindex(",\n")] + "\n]}"


@pytest.fixture
def few_frames(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(render.film, "MOST_FRAMES", 3)


def frames_in(data: bytes) -> int:
    with Image.open(BytesIO(data)) as film:
        assert film.format == "GIF"
        return sum(1 for _ in ImageSequence.Iterator(film))


def test_the_film_shows_what_everybody_saw_after_each_turn() -> None:
    views = filmed(read_record(RECORD)).views
    assert [view.turn for view in views] == [1, *range(1, 145)]
    assert [view.active for view in views[1:8]] == [0, 1, 2, 3, 4, 5, 0]
    assert [bool(view.decisions) for view in views] == [True] + [False] * 144
    assert {view.viewer for view in views} == {None}
    assert [view.over for view in views] == [False] * 144 + [True]


@pytest.mark.usefixtures("few_frames")
def test_film_writes_a_film_and_tells_in_words_what_it_shows(
    concordia: Concordia, tmp_path: Path
) -> None:
    out = tmp_path / "film.gif"
    answer = concordia("film", GAME, "--out", out)
    assert (answer.code, answer.err) == (0, "")
    assert answer.out.startswith("A film of the whole game on Cyprus: 144 turns in 3 pictures.")
    assert frames_in(out.read_bytes()) == 4


@pytest.mark.usefixtures("few_frames")
def test_film_reads_the_standard_input(concordia: Concordia, tmp_path: Path) -> None:
    out = tmp_path / "film.gif"
    assert concordia("film", "-", "--out", out, stdin=RECORD).code == 0
    assert frames_in(out.read_bytes()) == 4


@pytest.mark.usefixtures("few_frames")
def test_film_prints_the_film_and_nothing_else(capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    assert run(["film", str(GAME), "--out", "-"]) == 0
    assert frames_in(capfdbinary.readouterr().out) == 4


def test_film_answers_what_cannot_be_filmed_with_one_line(
    concordia: Concordia, tmp_path: Path
) -> None:
    out = tmp_path / "film.gif"
    assert_one_line(concordia("film", GAME), "--out")
    assert_one_line(concordia("film", tmp_path / "none.json", "--out", out), "cannot read")
    assert_one_line(concordia("film", "-", "--out", out, stdin="{"), "not a complete JSON document")
    unfinished = concordia("film", "-", "--out", out, stdin=UNFINISHED)
    assert_one_line(unfinished, "standard input", "the game is not over")
    assert_one_line(concordia("film", GAME, "--out", GAME), "same file")
    assert not out.exists()
    assert GAME.read_text(encoding="utf-8") == RECORD


@pytest.mark.usefixtures("few_frames")
def test_film_says_where_it_could_not_write(concordia: Concordia, tmp_path: Path) -> None:
    nowhere = tmp_path / "none" / "film.gif"
    assert_one_line(concordia("film", GAME, "--out", nowhere), "cannot write")


def records(text: str) -> Callable[[], Awaitable[str]]:
    async def read() -> str:
        return text

    return read


recorded = records(RECORD)


@pytest.fixture
def drawing() -> Iterator[Drawing]:
    drawing = Drawing()
    yield drawing
    drawing.close()
    assert child_processes() == []


@pytest.fixture
def no_film_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """In this process nothing is filmed; another one knows nothing of that."""

    def refused(*_: Any, **__: Any) -> Picture:
        raise AssertionError("filmed in this process")

    monkeypatch.setattr(render, "film_picture", refused)


@pytest.mark.slow
@pytest.mark.usefixtures("no_film_here")
async def test_a_film_is_made_once_and_elsewhere(
    drawing: Drawing, monkeypatch: pytest.MonkeyPatch
) -> None:
    film = await drawing.film(1, "end", recorded, ("Anna",))
    assert frames_in(film.data) == render.film.MOST_FRAMES + 1
    assert len(film.data) < MOST_BYTES / 3
    assert "R red, Anna" in film.alt_text
    assert child_processes() == []
    monkeypatch.setattr(drawing_module, "film_of", _last_turns)
    assert await drawing.film(1, "end", recorded, ["Anna"]) is film
    assert "Berta" in (await drawing.film(1, "end", recorded, ("Berta",))).alt_text


async def test_who_asks_for_a_film_that_cannot_be_made_is_told_why(drawing: Drawing) -> None:
    with pytest.raises(InvalidRecord, match="not a complete JSON document"):
        await drawing.film(1, "end", records("{"))
    with pytest.raises(InvalidRecord, match="not over"):
        await drawing.film(1, "end", records(UNFINISHED))


async def test_a_film_that_was_lost_is_made_anew(
    drawing: Drawing, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(drawing_module, "film_of", _dying)
        with pytest.raises(WorkLost):
            await drawing.film(1, "end", recorded)
    monkeypatch.setattr(drawing_module, "film_of", _last_turns)
    assert frames_in((await drawing.film(1, "end", recorded)).data) == 4


@pytest.mark.usefixtures("few_frames")
def test_a_film_speaks_the_language_it_is_asked_for() -> None:
    film = film_of(RECORD, (), words_for("en-GB"))
    game = filmed(read_record(RECORD))
    assert film.alt_text == render.film_picture(game.views, game.ending).alt_text


def _last_turns(text: str, names: tuple[str, ...], words: Words) -> Picture:
    game = filmed(read_record(text))
    return render.film_picture(game.views[-3:], game.ending, players=names, words=words)


def _dying(*_: Any) -> Picture:
    os._exit(1)
