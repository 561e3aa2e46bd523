"""Painted images kept as files, so that a program that starts anew need not paint them again.

A file is named after all that its image is made from: whatever changes makes another one. It is
written aside and renamed, so that several programs may keep the same image at once, and begins
with a hash of its content, so that a damaged one is found out and painted anew. Where nothing can
be read or written, everything is painted as if there were no files.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from hashlib import sha256
from io import BytesIO
from pathlib import Path

import PIL
from PIL import Image, features

from render.theme import FONT_FILES

VARIABLE = "CONCORDIA_PICTURE_FOLDER"
OFF = "none"
MOST = 150
"""Files, the oldest of which go; a board takes about half a megabyte."""
_ENDING = ".painted"
_HASH = 32


def kept_image(content: str, paint: Callable[[], Image.Image]) -> Image.Image:
    """The image that is painted from this content: loaded, or painted and kept."""
    folder = kept_in()
    if folder is None:
        return paint()
    file = folder / (_name(content) + _ENDING)
    found = _loaded(file)
    if found is None:
        found = paint()
        with suppress(OSError):
            _keep(file, found)
    return found


def kept_in() -> Path | None:
    """Where the operator wants the files, or else where the system keeps what can be made again."""
    named = os.environ.get(VARIABLE, "")
    if named:
        return None if named == OFF else Path(named)
    system = os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")
    return Path(system) / "concordia" if os.path.isabs(system) else None


def _name(content: str) -> str:
    return sha256(_painter() + content.encode()).hexdigest()[:40]


@cache
def _painter() -> bytes:
    """What else decides how an image looks: the code that paints, its libraries and fonts."""
    here = Path(__file__).parent
    sources = [source.read_bytes() for source in sorted(here.rglob("*.py"))]
    fonts = [(here.parent / "data" / "fonts" / name).read_bytes() for name in FONT_FILES.values()]
    versions = f"{PIL.__version__} {features.version('freetype2')} {features.version('raqm')}"
    return sha256(b"".join((*sources, *fonts, versions.encode()))).digest()


def _loaded(file: Path) -> Image.Image | None:
    try:
        data = file.read_bytes()
    except OSError:
        return None
    if sha256(data[_HASH:]).digest() != data[:_HASH]:
        return None
    with Image.open(BytesIO(data[_HASH:])) as image:
        image.load()
        return image.copy()


def _keep(file: Path, image: Image.Image) -> None:
    buffer = BytesIO()
    image.save(buffer, "PNG", compress_level=1)
    data = buffer.getvalue()
    file.parent.mkdir(parents=True, exist_ok=True)
    number, name = tempfile.mkstemp(dir=file.parent, prefix=file.stem)
    try:
        with os.fdopen(number, "wb") as aside:
            aside.write(sha256(data).digest() + data)
        os.replace(name, file)
    except OSError:
        os.unlink(name)
        raise
    _tidy(file.parent)


def _tidy(folder: Path) -> None:
    files = sorted(folder.glob("*" + _ENDING), key=lambda file: -file.stat().st_mtime)
    for file in files[MOST:]:
        file.unlink(missing_ok=True)
