"""Messages that exist in tests alone."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import words


@contextmanager
def more_messages(folder: Path) -> Iterator[None]:
    """Those of another folder too, which has a folder for each language as data/messages has."""
    words._FOLDERS.append(folder)
    _forget()
    try:
        yield
    finally:
        words._FOLDERS.remove(folder)
        _forget()


def _forget() -> None:
    words._catalogue.cache_clear()
    words._known.cache_clear()
