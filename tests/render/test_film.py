"""A whole game as a film: every turn as the board looked then, in a file that can be sent."""

from io import BytesIO
from itertools import pairwise
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageSequence

import render
from arena.films import turns_of
from engine import View
from engine.records import read_record
from render import film
from render.pictures import Picture

GAMES = Path(__file__).parents[1] / "games"
NAMES = ("Aurelia", "Brutus", "Claudia", "Drusus", "Aemilia", "Flavius")
MOST_BYTES = 9 * 2**20
"""What can be attached is a little more."""
BLOCK = 8
SIZE = (960, 840)


def turns(game: str) -> list[View]:
    return turns_of(read_record((GAMES / f"{game}.json").read_text(encoding="utf-8")))


@pytest.fixture(scope="module")
def views() -> list[View]:
    """The last turns of six seats."""
    return turns("cyprus-team-6")[-8:]


@pytest.fixture(scope="module")
def short(views: list[View]) -> Picture:
    return render.film_picture(views, players=NAMES)


def frames_of(picture: Picture) -> list[Image.Image]:
    with Image.open(BytesIO(picture.data)) as opened:
        return [frame.convert("RGB") for frame in ImageSequence.Iterator(opened)]


def durations_of(picture: Picture) -> list[int]:
    with Image.open(BytesIO(picture.data)) as opened:
        return [frame.info["duration"] for frame in ImageSequence.Iterator(opened)]


def unlike(frame: Image.Image, picture: Picture) -> int:
    """The most that any small block of the frame differs from the picture of the board."""
    with Image.open(BytesIO(picture.data)) as board:
        shrunk = board.convert("RGB").resize(frame.size, Image.Resampling.HAMMING)
    small = (frame.width // BLOCK, frame.height // BLOCK)
    blocks = [image.resize(small, Image.Resampling.BOX) for image in (frame, shrunk)]
    return max(ImageChops.difference(*blocks).tobytes())


def test_every_turn_has_its_frame(views: list[View], short: Picture) -> None:
    assert len(frames_of(short)) == len(views)


def test_a_frame_is_the_board_as_it_was_then_with_what_was_new(
    views: list[View], short: Picture
) -> None:
    frames = frames_of(short)
    assert {frame.size for frame in frames} == {SIZE}
    boards = [
        render.board_picture(view, before, players=NAMES)
        for before, view in zip([None, *views], views, strict=False)
    ]
    for frame, board in zip(frames, boards, strict=True):
        assert unlike(frame, board) < 24
    for frame, board in zip(frames[1:], boards, strict=False):
        assert unlike(frame, board) > 40  # what changed in between


def test_the_last_frame_is_held_and_then_it_begins_again(short: Picture) -> None:
    first, *between, last = durations_of(short)
    assert len(set(between)) == 1
    assert last > first > between[0]
    with Image.open(BytesIO(short.data)) as opened:
        assert opened.info["loop"] == 0


def test_it_is_told_in_words_how_the_game_ended(short: Picture) -> None:
    assert short.name == "film.gif"
    assert short.alt_text.startswith(
        "A film of the whole game on Cyprus: 144 turns in 8 pictures. The game is over. "
        "R red took the last card and has the Concordia card. R red, Aurelia: "
    )
    assert "W white, Flavius" in short.alt_text


def test_of_a_long_game_turns_are_left_out_evenly() -> None:
    game = turns("corsica-2")
    shown = film.thinned(game)
    at = [game.index(view) for view in shown]
    assert len(shown) == film.MOST_FRAMES < len(game)
    assert (at[0], at[-1]) == (0, len(game) - 1)
    assert {after - before for before, after in pairwise(at)} == {3, 4}


@pytest.mark.parametrize("turns", [1, 2, film.MOST_FRAMES])
def test_of_a_short_game_nothing_is_left_out(turns: int, views: list[View]) -> None:
    assert film.thinned([views[0]] * turns) == [views[0]] * turns


def test_a_game_that_goes_on_is_not_filmed(views: list[View]) -> None:
    for unfinished in ([], views[:-1]):
        with pytest.raises(ValueError, match="over"):
            render.film_picture(unfinished)


def test_a_single_frame_is_a_film(views: list[View]) -> None:
    assert len(frames_of(render.film_picture(views[-1:]))) == 1


@pytest.mark.slow
@pytest.mark.parametrize(
    "game",
    [
        "cyprus-team-6",
        pytest.param("byzantium-5", marks=pytest.mark.long),
        pytest.param("imperium-5", marks=pytest.mark.long),
    ],
)
def test_the_film_of_a_long_game_can_be_sent(game: str) -> None:
    whole = render.film_picture(turns(game), players=NAMES)
    assert len(frames_of(whole)) == film.MOST_FRAMES
    assert len(whole.data) < MOST_BYTES / 3
