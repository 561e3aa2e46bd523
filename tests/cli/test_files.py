"""A file is there whole or as it was before; devices are written to, never replaced."""

import os
import stat
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from cli import files
from cli.errors import BadInput


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


@pytest.mark.parametrize(
    "write",
    [
        lambda name: files.write_lines(name, ["text"]),
        lambda name: files.write_bytes(name, b"text\n"),
    ],
)
def test_a_pipe_stays_a_pipe(tmp_path: Path, write: Callable[[str], None]) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    write(str(pipe))
    assert os.read(reader, 100) == b"text\n"
    os.close(reader)
    assert pipe.is_fifo()


def test_a_device_stays_a_device() -> None:
    files.write_lines(os.devnull, ["text"])
    assert stat.S_ISCHR(Path(os.devnull).stat().st_mode)


def test_a_full_device_is_named() -> None:
    with pytest.raises(BadInput, match="cannot write /dev/full: no space left on device"):
        files.write_lines("/dev/full", ["text"])


def test_asking_whether_a_file_can_be_written_leaves_nothing_behind(tmp_path: Path) -> None:
    files.refuse_unwritable(str(tmp_path / "game.json"))
    assert list(tmp_path.iterdir()) == []


@pytest.fixture(params=["circle", "circle/game.json"])
def circle(tmp_path: Path, request: pytest.FixtureRequest) -> str:
    """A link that leads to itself, and a file behind it."""
    (tmp_path / "circle").symlink_to(tmp_path / "round")
    (tmp_path / "round").symlink_to(tmp_path / "circle")
    return str(tmp_path / request.param)


@pytest.mark.parametrize(
    "use",
    [
        files.read_text,
        files.refuse_unwritable,
        lambda name: files.write_lines(name, ["text"]),
        lambda name: files.write_bytes(name, b"text"),
    ],
)
def test_links_that_lead_in_a_circle_are_refused(circle: str, use: Callable[[str], object]) -> None:
    with pytest.raises(
        BadInput, match=r"cannot (read|write) .*: too many levels of symbolic links"
    ):
        use(circle)


def test_the_same_file_is_found_under_all_its_names(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("game.json").write_text("a record")
    Path("link").symlink_to("game.json")
    Path("hard").hardlink_to("game.json")
    Path("dangling").symlink_to("new.json")
    whole = str(tmp_path / "game.json")
    for other in ("game.json", "./game.json", whole, "link", "hard"):
        with pytest.raises(BadInput, match="the same file"):
            files.refuse_shared_files("game.json", other)
    with pytest.raises(BadInput, match=r"new\.json and dangling are the same file"):
        files.refuse_shared_files("new.json", "dangling")


def test_different_files_devices_and_streams_are_nobodys_trouble(tmp_path: Path) -> None:
    files.refuse_shared_files(str(tmp_path / "one"), str(tmp_path / "other"), None, None)
    files.refuse_shared_files(os.devnull, os.devnull)
    files.refuse_shared_files("-", "-")


def test_a_text_may_be_so_long_and_no_longer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.json"
    monkeypatch.setattr(files, "MOST_BYTES", 10)
    file.write_text("x" * 10)
    assert files.read_text(str(file)) == "x" * 10
    for name in (str(file), "/dev/zero"):
        file.write_text("x" * 11)
        with pytest.raises(BadInput, match=f"{name}: longer than"):
            files.read_text(name)


def test_a_byte_order_mark_is_no_part_of_the_text(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(b"\xef\xbb\xbftext")
    assert files.read_text(str(file)) == "text"


def _mode(file: Path) -> int:
    return stat.S_IMODE(file.stat().st_mode)
