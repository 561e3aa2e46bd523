"""Films are made once and kept in a folder: not too many, and no name for too long."""

import os
import time
from collections.abc import AsyncIterator
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from bot.pictures import drawing as drawing_module
from bot.pictures.drawing import Drawing
from bot.pictures.film_files import DAYS, FilmFiles
from render import Picture, animation
from words import Words


def a_film(alt: str = "Anna wins.") -> Picture:
    frames = [Image.new("P", (8, 8), colour) for colour in (0, 1)]
    return Picture(animation.animated(frames, [10, 10], alt), alt, "film.gif")


def film_of(text: str, names: tuple[str, ...], words: Words) -> Picture:
    return a_film(f"{text} {' and '.join(names)}, in {words.language}")


class Records:
    def __init__(self) -> None:
        self.read = 0

    async def __call__(self) -> str:
        self.read += 1
        return "The game of"


@pytest.fixture
async def drawing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Drawing]:
    monkeypatch.setattr(drawing_module, "film_of", film_of)
    drawing = Drawing(films=tmp_path / "films")
    yield drawing
    drawing.close()


async def test_a_film_is_made_once_also_after_a_restart(drawing: Drawing, tmp_path: Path) -> None:
    records = Records()
    made = await drawing.film(7, "the end", records, ("Änna", "Ben"))
    assert made.alt_text == "The game of Änna and Ben, in en"
    later = Drawing(films=tmp_path / "films")
    try:
        assert await later.film(7, "the end", records, ("Änna", "Ben")) == made
        assert records.read == 1
    finally:
        later.close()


async def test_another_end_other_names_and_another_table_are_other_films(drawing: Drawing) -> None:
    records = Records()
    await drawing.film(7, "the end", records, ("Anna",))
    await drawing.film(7, "another end", records, ("Anna",))
    await drawing.film(7, "the end", records, ("Ben",))
    await drawing.film(8, "the end", records, ("Anna",))
    assert records.read == 4


async def test_whoever_is_forgotten_is_in_no_film_any_more(
    drawing: Drawing, tmp_path: Path
) -> None:
    for table in (7, 8, 77):
        await drawing.film(table, "the end", Records(), ("Anna",))
    await drawing.forget_films([7])
    left = {file.name.partition("-")[0] for file in (tmp_path / "films").iterdir()}
    assert left == {"8", "77"}


async def test_the_oldest_make_room(tmp_path: Path) -> None:
    files = FilmFiles(tmp_path, most=2)
    for age, table in enumerate((3, 1, 2)):
        await files.keep(table, "key", a_film())
        made_at = time.time() - 100 + age
        os.utime(tmp_path / f"{table}-key.gif", (made_at, made_at))
    await files.keep(4, "key", a_film())
    assert {file.name for file in tmp_path.iterdir()} == {"2-key.gif", "4-key.gif"}


async def test_none_is_kept_for_ever(tmp_path: Path) -> None:
    files = FilmFiles(tmp_path)
    await files.keep(1, "key", a_film())
    long_ago = time.time() - (DAYS + 1) * 24 * 60 * 60
    os.utime(tmp_path / "1-key.gif", (long_ago, long_ago))
    await files.keep(2, "key", a_film())
    assert [file.name for file in tmp_path.iterdir()] == ["2-key.gif"]


@pytest.mark.parametrize("damage", [b"", b"GIF", a_film().data[:30]])
async def test_a_damaged_file_is_no_film(tmp_path: Path, damage: bytes) -> None:
    files = FilmFiles(tmp_path)
    await files.keep(1, "key", a_film())
    assert await files.find(1, "key") == a_film()
    (tmp_path / "1-key.gif").write_bytes(damage)
    assert await files.find(1, "key") is None


async def test_where_nothing_can_be_kept_films_are_shown_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(drawing_module, "film_of", film_of)
    (tmp_path / "films").write_text("in the way")
    drawing = Drawing(films=tmp_path / "films")
    try:
        assert (await drawing.film(1, "the end", Records())).data
    finally:
        drawing.close()
    assert "could not be kept" in caplog.text


def test_a_film_carries_its_words() -> None:
    with Image.open(BytesIO(a_film("Ωmega " * 150).data)) as opened:
        assert opened.info["comment"].decode() == "Ωmega " * 150
