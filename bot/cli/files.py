"""Reading and writing whole files; `-` is the standard input or output."""

import os
import shutil
import sys
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import TextIO

from bot.cli.errors import BadInput

STANDARD = "-"


def read_text(name: str) -> str:
    try:
        content = sys.stdin.buffer.read() if name == STANDARD else Path(name).read_bytes()
        return content.decode("utf-8")
    except OSError as error:
        raise _unusable("read", name, error) from None
    except UnicodeDecodeError as error:
        raise BadInput(f"{shown(name)}: not a text in UTF-8 (byte {error.start})") from None


def write_lines(name: str, lines: Iterable[str]) -> None:
    """All or nothing: a file is there whole, or as it was before."""
    if name == STANDARD:
        sys.stdout.writelines(f"{line}\n" for line in lines)
        return
    try:
        _write(Path(name).resolve(), lines)
    except OSError as error:
        raise _unusable("write", name, error) from None


def write_bytes(name: str, content: bytes) -> None:
    if name == STANDARD:
        sys.stdout.buffer.write(content)
        return
    target = Path(name).resolve()
    beside = _beside(target)
    try:
        beside.write_bytes(content)
        beside.replace(target)
    except OSError as error:
        with suppress(OSError):
            beside.unlink()
        raise _unusable("write", name, error) from None


def refuse_unwritable(name: str) -> None:
    """For those who write at the end of a long story, and would rather hear it now."""
    if name == STANDARD:
        raise BadInput("the standard output is taken; name a file")
    target = Path(name).resolve()
    try:
        if target.exists() and not target.is_file():
            raise OSError(0, "is a directory" if target.is_dir() else "not an ordinary file")
        beside = _beside(target)
        beside.touch(exist_ok=False)
        beside.unlink()
    except OSError as error:
        raise _unusable("write", name, error) from None


def result_stream(*outputs: str | None) -> TextIO:
    """The result makes way for a file that goes to the standard output."""
    return sys.stderr if STANDARD in outputs else sys.stdout


def refuse_crowded_output(*outputs: str | None, json: bool) -> None:
    wanted = outputs.count(STANDARD) + json
    if STANDARD in outputs and wanted > 1:
        raise BadInput("only one of the outputs can go to the standard output; name a file")


def _write(target: Path, lines: Iterable[str]) -> None:
    if target.exists() and not target.is_file():
        # A device or a pipe is written to, not replaced.
        with target.open("w", encoding="utf-8") as file:
            file.writelines(f"{line}\n" for line in lines)
        return
    beside = _beside(target)
    try:
        with beside.open("x", encoding="utf-8", newline="\n") as file:
            file.writelines(f"{line}\n" for line in lines)
        if target.exists():
            shutil.copymode(target, beside)
        beside.replace(target)
    except BaseException:
        with suppress(OSError):
            beside.unlink()
        raise


def _beside(target: Path) -> Path:
    return target.with_name(f".{target.name[:200]}.{os.getpid()}.part")


def _unusable(what: str, name: str, error: OSError) -> BadInput:
    reason = (error.strerror or type(error).__name__).lower()
    return BadInput(f"cannot {what} {shown(name)}: {reason}")


def shown(name: str) -> str:
    return "the standard input" if name == STANDARD else name
