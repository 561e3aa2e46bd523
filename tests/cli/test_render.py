"""`concordia render`: the picture of any moment, and one line for what cannot be drawn."""

from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from cli.__main__ import run


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> str:
    file = tmp_path_factory.mktemp("records") / "game.json"
    assert (
        run(["simulate", "--board", "creta", "--seats", "2", "--seed", "r", "--record", str(file)])
        == 0
    )
    return str(file)


def test_render_draws_a_moment_of_a_record(record: str, tmp_path: Path) -> None:
    out = tmp_path / "board.png"
    assert (
        run(["render", record, "--at", "40", "--since", "20", "--viewer", "red", "--out", str(out)])
        == 0
    )
    with Image.open(out) as picture:
        assert picture.size == (1600, 1500)


def test_render_tells_in_words_what_it_drew(
    record: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run(["render", record, "--out", str(tmp_path / "board.png")])
    assert "Creta" in capsys.readouterr().out


def test_render_prints_the_picture_to_the_standard_output(
    record: str, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    assert run(["render", record, "--at", "0", "--out", "-"]) == 0
    with Image.open(BytesIO(capfdbinary.readouterr().out)) as picture:
        assert picture.format == "PNG"


@pytest.mark.parametrize(
    ("flags", "complaint"),
    [
        (["--at", "99999"], "the record has"),
        (["--at", "x"], "not a whole number"),
        (["--at", "3", "--since", "5"], "comes after"),
        (["--viewer", "2"], "no seat"),
        (["--viewer", "purple"], "no seat"),
    ],
)
def test_render_refuses_in_one_line(
    record: str,
    flags: list[str],
    complaint: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run(["render", record, *flags, "--out", str(tmp_path / "board.png")]) == 2
    error = capsys.readouterr().err
    assert complaint in error
    assert error.count("\n") == 1


def test_render_refuses_a_folder_that_is_not_there(
    record: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["render", record, "--out", str(tmp_path / "nowhere" / "board.png")]) == 2
    assert "cannot write" in capsys.readouterr().err
