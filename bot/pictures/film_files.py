"""Films that were made, as files in a folder: each is made once, whatever becomes of the process.

They can be made again from the log at any time, so whatever goes wrong with a file is no more than
work that is done twice.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Collection
from pathlib import Path

from render import Picture
from render.film import film_from

MOST = 64
"""Of about 1.5 MB each; the oldest go first."""
DAYS = 30
"""They show names, and so are not kept for ever."""
_ENDING = ".gif"
_LOG = logging.getLogger(__name__)


def films_beside(database: str | Path) -> Path:
    """The folder for the films of the games in that file."""
    return Path(f"{database}.films")


class FilmFiles:
    def __init__(self, folder: Path, most: int = MOST) -> None:
        self._folder = folder
        self._most = most

    async def find(self, table: int, key: str) -> Picture | None:
        return await asyncio.to_thread(self._read, self._file(table, key))

    async def keep(self, table: int, key: str, film: Picture) -> None:
        await asyncio.to_thread(self._write, self._file(table, key), film)

    async def forget(self, tables: Collection[int]) -> None:
        await asyncio.to_thread(self._remove, tables)

    def _file(self, table: int, key: str) -> Path:
        return self._folder / f"{table}-{key}{_ENDING}"

    def _read(self, file: Path) -> Picture | None:
        try:
            self._make_room()
            return film_from(file.read_bytes())
        except FileNotFoundError:
            return None
        except OSError as problem:
            _LOG.warning("a film has to be made again: %s", problem)
            return None

    def _write(self, file: Path, film: Picture) -> None:
        """Whole or not at all, also if the process ends meanwhile."""
        unfinished = file.with_suffix(".part")
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            unfinished.write_bytes(film.data)
            unfinished.replace(file)
            self._make_room()
        except OSError as problem:
            _LOG.warning("a film could not be kept: %s", problem)

    def _make_room(self) -> None:
        by_age = sorted((each.stat().st_mtime, each) for each in self._folder.glob(f"*{_ENDING}"))
        too_old = time.time() - DAYS * 24 * 60 * 60
        for place, (made_at, file) in enumerate(reversed(by_age)):
            if place >= self._most or made_at < too_old:
                file.unlink(missing_ok=True)

    def _remove(self, tables: Collection[int]) -> None:
        for table in tables:
            for file in self._folder.glob(f"{table}-*"):
                file.unlink(missing_ok=True)
