"""A whole game as a film: every turn as the board looked then, in a file that can be sent."""

from dataclasses import replace
from io import BytesIO
from itertools import pairwise
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageSequence

import render
from arena.films import FilmedGame, filmed
from engine import View
from engine.records import read_record
from render import film
from render.film_ending import ending_scene
from render.layout import board_scene
from render.paint import paint
from render.pictures import Picture
from render.scene import Text
from render.seating import NamedSeats

GAMES = Path(__file__).parents[1] / "games"
NAMES = ("Aurelia", "Brutus", "Claudia", "Drusus", "Aemilia", "Flavius")
MOST_BYTES = 9 * 2**20
"""What can be attached is a little more."""
BLOCK = 8
SIZE = (960, 900)


def recorded(game: str) -> FilmedGame:
    return filmed(read_record((GAMES / f"{game}.json").read_text(encoding="utf-8")))


@pytest.fixture(scope="module")
def game() -> FilmedGame:
    """The last turns of six seats."""
    whole = recorded("cyprus-team-6")
    return replace(whole, views=whole.views[-8:])


@pytest.fixture(scope="module")
def views(game: FilmedGame) -> list[View]:
    return game.views


@pytest.fixture(scope="module")
def short(game: FilmedGame) -> Picture:
    return render.film_picture(game.views, game.ending, players=NAMES)


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


def test_every_turn_has_its_frame_and_the_scores_come_last(
    game: FilmedGame, short: Picture
) -> None:
    *turns, last = frames_of(short)
    assert len(turns) == len(game.views)
    scene = ending_scene(game.views[-1], game.ending, NamedSeats(NAMES))
    painted = paint(scene).resize(last.size, Image.Resampling.HAMMING)
    blocks = [each.resize((96, 84), Image.Resampling.BOX) for each in (last, painted)]
    assert max(ImageChops.difference(*blocks).tobytes()) < 32


def test_a_frame_carries_the_number_of_the_turn_it_shows(views: list[View]) -> None:
    last = views[-1].turn
    assert [view.turn for view in views] == list(range(last - len(views) + 1, last + 1))
    said = [
        shape.text
        for shape in board_scene(views[0], None, NamedSeats(NAMES)).shapes
        if isinstance(shape, Text) and shape.tag == "label/status/0"
    ]
    assert said == [f"Turn {views[0].turn} · {NAMES[views[0].active]} has played"]


def test_a_frame_is_the_board_as_it_was_then_with_what_was_new(
    views: list[View], short: Picture
) -> None:
    *frames, last = frames_of(short)
    assert {frame.size for frame in (*frames, last)} == {SIZE}
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
    views = recorded("corsica-2").views
    shown = film.thinned(views)
    at = [views.index(view) for view in shown]
    assert len(shown) == film.MOST_FRAMES < len(views)
    assert (at[0], at[-1]) == (0, len(views) - 1)
    assert {after - before for before, after in pairwise(at)} == {3, 4}


@pytest.mark.parametrize("turns", [1, 2, film.MOST_FRAMES])
def test_of_a_short_game_nothing_is_left_out(turns: int, views: list[View]) -> None:
    assert film.thinned([views[0]] * turns) == [views[0]] * turns


def test_a_game_that_goes_on_is_not_filmed(game: FilmedGame) -> None:
    for unfinished in ([], game.views[:-1]):
        with pytest.raises(ValueError, match="over"):
            render.film_picture(unfinished, game.ending)


def test_a_single_turn_is_a_film(game: FilmedGame) -> None:
    assert len(frames_of(render.film_picture(game.views[-1:], game.ending))) == 2


@pytest.mark.long
@pytest.mark.parametrize("name", ["byzantium-5", "imperium-5"])
def test_the_film_of_a_long_game_can_be_sent(name: str) -> None:
    game = recorded(name)
    whole = render.film_picture(game.views, game.ending, players=NAMES)
    assert len(frames_of(whole)) == film.MOST_FRAMES + 1
    assert len(whole.data) < MOST_BYTES / 3
