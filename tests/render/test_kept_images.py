"""Painted bases are kept as files: loaded as they were, painted anew when anything is wrong."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from engine.game_options import read_options
from render import encoding, kept_images, layout, paint, pictures
from sandbox.changes import PATIENCE
from words import ENGLISH


@pytest.fixture(name="folder")
def _folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(kept_images.VARIABLE, str(tmp_path / "painted"))
    return tmp_path / "painted"


@pytest.fixture(autouse=True)
def _forgotten() -> Iterator[None]:
    """Nothing is in memory, as in a program that has just started."""
    _forget()
    yield
    _forget()


def _forget() -> None:
    paint._backdrop.cache_clear()
    pictures._palette.cache_clear()


class Painter:
    def __init__(self, colour: str = "#123456") -> None:
        self.colour, self.painted = colour, 0

    def __call__(self) -> Image.Image:
        self.painted += 1
        return Image.new("RGB", (40, 30), self.colour)


def _same(one: Image.Image, other: Image.Image) -> bool:
    return one.mode == other.mode and ImageChops.difference(one, other).getbbox() is None


def test_an_image_is_painted_once_and_loaded_from_then_on(folder: Path) -> None:
    painter = Painter()
    first = kept_images.kept_image("a map", painter)
    second = kept_images.kept_image("a map", painter)
    assert painter.painted == 1
    assert _same(first, second)
    assert len(list(folder.iterdir())) == 1


def test_other_content_is_another_image(folder: Path) -> None:
    one = kept_images.kept_image("a map", Painter("#111111"))
    other = kept_images.kept_image("another map", Painter("#222222"))
    assert not _same(one, other)
    assert len(list(folder.iterdir())) == 2


@pytest.mark.parametrize("damage", [b"", b"no picture at all", None], ids=["empty", "other", "cut"])
def test_a_damaged_file_is_painted_anew(folder: Path, damage: bytes | None) -> None:
    painter = Painter()
    kept_images.kept_image("a map", painter)
    (file,) = folder.iterdir()
    file.write_bytes(file.read_bytes()[:-20] if damage is None else damage)
    again = kept_images.kept_image("a map", painter)
    assert painter.painted == 2
    assert _same(again, Painter()())
    kept_images.kept_image("a map", painter)
    assert painter.painted == 2, "the file is not whole again"


@pytest.mark.skipif(os.geteuid() == 0, reason="nothing is read-only for root")
def test_a_folder_nobody_may_write_to_does_no_harm(folder: Path) -> None:
    folder.mkdir()
    folder.chmod(0o500)
    painter = Painter()
    assert _same(kept_images.kept_image("a map", painter), kept_images.kept_image("a map", painter))
    assert painter.painted == 2


def test_a_folder_that_cannot_be_does_no_harm(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv(kept_images.VARIABLE, str(tmp_path / "file" / "below"))
    painter = Painter()
    assert _same(kept_images.kept_image("a map", painter), kept_images.kept_image("a map", painter))
    assert painter.painted == 2


def test_it_can_be_turned_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setenv(kept_images.VARIABLE, kept_images.OFF)
    kept_images.kept_image("a map", Painter())
    assert list(tmp_path.iterdir()) == []
    monkeypatch.delenv(kept_images.VARIABLE)
    assert kept_images.kept_in() == tmp_path / "concordia"


def test_the_oldest_files_go_when_there_are_too_many(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kept_images, "MOST", 3)
    for number in range(5):
        kept_images.kept_image(f"map {number}", Painter())
        for age, file in enumerate(sorted(folder.iterdir(), key=lambda f: f.stat().st_mtime)):
            os.utime(file, (1000 + age, 1000 + age))
    assert len(list(folder.iterdir())) == 3


_TOGETHER = """
import sys
from PIL import Image
from render.kept_images import kept_image
for number in range(40):
    colour = (number % 4, 9, 9)
    image = kept_image(f"map {number % 4}", lambda: Image.new("RGB", (300, 200), colour))
    assert image.getpixel((0, 0)) == colour, "somebody else's"
"""


def test_several_programs_may_keep_the_same_images_at_once(folder: Path) -> None:
    programs = [subprocess.Popen([sys.executable, "-c", _TOGETHER]) for _ in range(4)]
    assert [program.wait(timeout=PATIENCE) for program in programs] == [0] * 4
    assert len(list(folder.iterdir())) == 4, "nothing half written is left"


def test_a_board_and_its_palette_are_loaded_exactly_as_they_were_painted(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    options = read_options({"board": "creta", "seats": 3})
    scene = layout.empty_scene(
        ENGLISH, options.board, layout.furnishing(options, 3), options.display_side
    )
    pictures.prepare(options, 3)
    painted = paint.paint_backdrops(scene)
    palette = pictures.board_palette(ENGLISH, options, 3)
    _forget()

    def refuse(*_: object, **__: object) -> None:
        raise AssertionError("painted again")

    monkeypatch.setattr(paint, "_painted", refuse)
    monkeypatch.setattr(encoding, "palette_of", refuse)
    pictures.prepare(options, 3)
    assert _same(paint.paint_backdrops(scene), painted)
    assert pictures.board_palette(ENGLISH, options, 3).getpalette() == palette.getpalette()
    assert len(list(folder.iterdir())) == 3
