"""Reading and writing whole files; `-` is the standard input or output."""

import errno
import os
import shutil
import sys
from collections.abc import Iterable
from contextlib import suppress
from itertools import combinations
from pathlib import Path
from typing import TextIO

from cli.errors import BadInput

STANDARD = "-"
MOST_BYTES = 64 * 2**20
"""Far more than the record of any game."""
_BYTE_ORDER_MARK = "\ufeff"


def read_text(name: str) -> str:
    try:
        content = _read(name)
    except OSError as error:
        raise _unusable("read", name, error) from None
    if len(content) > MOST_BYTES:
        raise BadInput(f"{shown(name)}: longer than {MOST_BYTES >> 20} MB, too long for a record")
    try:
        return content.decode("utf-8").removeprefix(_BYTE_ORDER_MARK)
    except UnicodeDecodeError as error:
        raise BadInput(f"{shown(name)}: not UTF-8 text (byte {error.start})") from None


def write_lines(name: str, lines: Iterable[str]) -> None:
    """All or nothing: a file is there whole, or as it was before."""
    if name == STANDARD:
        sys.stdout.writelines(f"{line}\n" for line in lines)
        return
    _write(name, (f"{line}\n".encode() for line in lines))


def write_bytes(name: str, content: bytes) -> None:
    if name == STANDARD:
        sys.stdout.buffer.write(content)
        return
    _write(name, [content])


def refuse_unwritable(name: str) -> None:
    """For those who write at the end of a long story, and would rather hear it now."""
    if name == STANDARD:
        raise BadInput("standard output is already used; name a file")
    try:
        target = _resolved(name)
        if target.exists() and not target.is_file():
            raise OSError(0, "is a directory" if target.is_dir() else "not an ordinary file")
        beside = _beside(target)
        beside.touch(exist_ok=False)
        beside.unlink()
    except OSError as error:
        raise _unusable("write", name, error) from None


def refuse_shared_files(*names: str | None) -> None:
    """What is read must not be written over, nor one output by the other."""
    named = [name for name in names if name and name != STANDARD]
    for one, other in combinations(named, 2):
        if _are_same(one, other):
            raise BadInput(f"{one} and {other} are the same file; choose another name")


def result_stream(*outputs: str | None) -> TextIO:
    """The result makes way for a file that goes to the standard output."""
    return sys.stderr if STANDARD in outputs else sys.stdout


def refuse_crowded_output(*outputs: str | None, json: bool) -> None:
    wanted = outputs.count(STANDARD) + json
    if STANDARD in outputs and wanted > 1:
        raise BadInput("only one output can go to standard output; name a file for the other")


def _read(name: str) -> bytes:
    """One byte more than a text may have is enough to know that it has too many."""
    if name == STANDARD:
        return sys.stdin.buffer.read(MOST_BYTES + 1)
    with Path(name).open("rb") as file:
        return file.read(MOST_BYTES + 1)


def _write(name: str, content: Iterable[bytes]) -> None:
    try:
        target = _resolved(name)
        if target.exists() and not target.is_file():
            # A device or a pipe is written to, not replaced.
            with target.open("wb") as file:
                file.writelines(content)
        else:
            _replace(target, content)
    except OSError as error:
        raise _unusable("write", name, error) from None


def _replace(target: Path, content: Iterable[bytes]) -> None:
    beside = _beside(target)
    try:
        with beside.open("xb") as file:
            file.writelines(content)
        if target.exists():
            shutil.copymode(target, beside)
        beside.replace(target)
    except BaseException:
        with suppress(OSError):
            beside.unlink()
        raise


def _resolved(name: str) -> Path:
    target = Path(os.path.realpath(name))
    if target.is_symlink():  # where links lead in a circle, one of them is left
        raise OSError(errno.ELOOP, os.strerror(errno.ELOOP))
    return target


def _are_same(one: str, other: str) -> bool:
    """Devices apart: what goes there twice destroys nothing."""
    try:
        targets = _resolved(one), _resolved(other)
        if targets[0].exists() and targets[1].exists():
            return targets[0].is_file() and targets[0].samefile(targets[1])
        return targets[0] == targets[1]
    except OSError:
        return False  # whoever reads or writes it says what is wrong


def _beside(target: Path) -> Path:
    return target.with_name(f".{target.name[:200]}.{os.getpid()}.part")


def _unusable(what: str, name: str, error: OSError) -> BadInput:
    reason = (error.strerror or type(error).__name__).lower()
    return BadInput(f"cannot {what} {shown(name)}: {reason}")


def shown(name: str) -> str:
    return "standard input" if name == STANDARD else name
