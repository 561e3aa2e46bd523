"""Every board as a person has looked at it, in a late game with five seats."""

from pathlib import Path

import pytest
from PIL import Image

from engine import view_for
from engine.terms import SeatId
from render.layout import board_scene
from render.paint import paint
from tests.playouts import BOARDS, steps
from tests.render import golden

LATE = 0.8
LOOKED_LAST = 15


@pytest.mark.parametrize("board", BOARDS)
def test_a_board_looks_as_it_did(board: str, pytestconfig: pytest.Config, tmp_path: Path) -> None:
    options: dict[str, object] = {"board": board, "seats": 5, "set": "venus"}
    states = [state for state, _, _ in steps(options, "golden")]
    late = int(LATE * len(states))
    view, since = (view_for(states[n], SeatId(0)) for n in (late, late - LOOKED_LAST))
    image = paint(board_scene(view, since), scale=0.5)
    golden.check(f"board-{board}", image, pytestconfig, tmp_path)


def test_contrarius_looks_as_he_did(pytestconfig: pytest.Config, tmp_path: Path) -> None:
    options: dict[str, object] = {
        "board": "italia", "seats": 1, "solitaria": "solo", "solitariaDifficulty": "expert",
    }  # fmt: skip
    states = [state for state, _, _ in steps(options, "golden")]
    late = int(LATE * len(states))
    view, since = (view_for(states[n], SeatId(0)) for n in (late, late - LOOKED_LAST))
    image = paint(board_scene(view, since), scale=0.5)
    golden.check("contrarius", image, pytestconfig, tmp_path)


def test_a_golden_image_that_differs_is_noticed_and_both_are_kept(
    pytestconfig: pytest.Config, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(golden, "FOLDER", tmp_path)
    Image.new("RGB", (20, 20), "white").save(tmp_path / "sample.png")
    if pytestconfig.getoption("--update-golden"):
        pytest.skip("the images are being renewed")
    golden.check("sample", Image.new("RGB", (20, 20), "#fefefe"), pytestconfig, tmp_path)
    with pytest.raises(pytest.fail.Exception, match="differs by"):
        golden.check("sample", Image.new("RGB", (20, 20), "black"), pytestconfig, tmp_path)
    assert {file.name for file in tmp_path.glob("sample-*")} == {
        "sample-now.png",
        "sample-golden.png",
    }
