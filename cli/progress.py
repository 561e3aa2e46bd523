"""A bar that shows how far a long run has come, to people only."""

import sys
from collections.abc import Iterable, Iterator
from time import monotonic
from typing import TypeVar

T = TypeVar("T")

_BAR = 30
_SECONDS_BETWEEN = 0.1


def progress(items: Iterable[T], total: int, unit: str) -> Iterator[T]:
    """The items, unchanged. Pipes and files see nothing of it."""
    if total < 2 or not _watched():
        yield from items
        return
    drawn = 0.0
    try:
        for done, item in enumerate(items):
            if monotonic() - drawn > _SECONDS_BETWEEN:
                drawn = monotonic()
                _draw(bar(done, total, unit))
            yield item
    finally:
        _draw("")


def bar(done: int, total: int, unit: str) -> str:
    filled = _BAR * done // total
    return f"[{'#' * filled}{'.' * (_BAR - filled)}] {done:,} of {total:,} {unit}"


def _draw(text: str) -> None:
    sys.stderr.write(f"\r\x1b[K{text}")
    sys.stderr.flush()


def _watched() -> bool:
    return sys.stderr.isatty()
