"""A file is there whole or as it was before; devices are written to, never replaced."""

import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.cli import files
from bot.cli.errors import BadInput


def failing() -> Iterator[str]:
    yield "half a file"
    raise RuntimeError


def test_what_goes_wrong_half_way_leaves_the_file_as_it_was(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text("before")
    with pytest.raises(RuntimeError):
        files.write_lines(str(file), failing())
    assert file.read_text() == "before"
    assert list(tmp_path.iterdir()) == [file]


def test_a_new_file_has_the_usual_permissions_and_an_old_one_keeps_its_own(tmp_path: Path) -> None:
    (tmp_path / "usual").touch()
    files.write_lines(str(tmp_path / "new"), ["text"])
    assert _mode(tmp_path / "new") == _mode(tmp_path / "usual")
    (tmp_path / "new").chmod(0o640)
    files.write_lines(str(tmp_path / "new"), ["more", "text"])
    assert _mode(tmp_path / "new") == 0o640
    assert (tmp_path / "new").read_text() == "more\ntext\n"


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    link, target = tmp_path / "link", tmp_path / "target"
    target.touch()
    link.symlink_to(target)
    files.write_lines(str(link), ["text"])
    assert link.is_symlink()
    assert target.read_text() == "text\n"


def test_a_device_stays_a_device() -> None:
    files.write_lines(os.devnull, ["text"])
    assert stat.S_ISCHR(Path(os.devnull).stat().st_mode)


def test_a_full_device_is_named() -> None:
    with pytest.raises(BadInput, match="cannot write /dev/full: no space left on device"):
        files.write_lines("/dev/full", ["text"])


def test_asking_whether_a_file_can_be_written_leaves_nothing_behind(tmp_path: Path) -> None:
    files.refuse_unwritable(str(tmp_path / "game.json"))
    assert list(tmp_path.iterdir()) == []


def _mode(file: Path) -> int:
    return stat.S_IMODE(file.stat().st_mode)
