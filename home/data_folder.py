"""The folder of `concordia play`: whether it can be used, and that nobody else is using it."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from engine.errors import ConcordiaError

INSTEAD = "start afresh with --data FOLDER"


class CannotPlay(ConcordiaError):
    """Playing is not possible here; one line says what to do."""


@contextmanager
def held(folder: Path) -> Iterator[None]:
    """Creates it if need be, and locks out any other `concordia play`."""
    refuse_unusable([folder])
    try:
        folder.mkdir(parents=True, exist_ok=True)
        handle = _locked(folder)
    except BlockingIOError:
        raise CannotPlay(
            f"{folder} is in use by another concordia play; stop that one, or {INSTEAD}"
        ) from None
    except OSError as error:
        raise unusable(folder, error) from None
    try:
        yield
    finally:
        if handle is not None:
            os.close(handle)


def refuse_unusable(folders: Sequence[Path], files: Sequence[Path] = ()) -> None:
    """What is not there yet can be made."""
    for each in folders:
        if each.exists() and not each.is_dir():
            raise CannotPlay(f"{each} is not a folder; move it away, or {INSTEAD}")
    for each in (*folders, *files):
        needed = os.R_OK | os.W_OK | (os.X_OK if each.is_dir() else 0)
        if each.exists() and not os.access(each, needed):
            raise CannotPlay(f"{each} is not writable; change its permissions, or {INSTEAD}")


def unusable(folder: Path, error: OSError) -> CannotPlay:
    return CannotPlay(f"{error.filename or folder} cannot be used: {error.strerror}; {INSTEAD}")


def _locked(folder: Path) -> int | None:
    """Until the handle is closed, or the program ends by whatever cause. None: without a lock."""
    if sys.platform == "win32":
        return None
    import fcntl

    handle = os.open(folder, os.O_RDONLY)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(handle)
        raise
    except OSError:  # a disk that knows no locks
        pass
    return handle
