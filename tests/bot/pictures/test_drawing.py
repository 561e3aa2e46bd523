"""Pictures drawn beside the event loop, and each only once."""

import asyncio
import threading
from collections.abc import Callable, Iterator
from dataclasses import replace
from io import BytesIO
from itertools import islice
from typing import Any

import pytest
from PIL import Image

import render
from bot.pictures.drawing import Drawing
from engine import GameOptions, GameState, new_game, read_options, view_for
from engine.terms import BoardId, SeatId, TileId
from render import Picture
from sandbox.changes import PATIENCE
from tests.builders import a_game
from tests.child_processes import child_processes
from tests.playouts import steps
from words import Words, words_for

TEAM = {"board": "italia", "seats": 4, "team": True}


@pytest.fixture
def drawing() -> Iterator[Drawing]:
    drawing = Drawing()
    yield drawing
    drawing.close()


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was really painted, and not only asked for."""
    painted: list[str] = []
    for name in ("board_picture", "hand_picture", "forum_of", "tile_of"):
        paint = getattr(render, name)

        def counted(
            *given: Any, _name: str = name, _paint: Callable[..., Picture] = paint, **more: Any
        ) -> Picture:
            painted.append(_name)
            return _paint(*given, **more)

        monkeypatch.setattr(render, name, counted)
    return painted


@pytest.fixture(scope="module")
def state() -> GameState:
    return list(islice(steps(TEAM, "drawing"), 30))[-1][2].state


def pixels(picture: Picture) -> bytes:
    """Without how well they are packed, which is less here, for speed."""
    with Image.open(BytesIO(picture.data)) as image:
        return image.convert("RGB").tobytes()


async def test_everybody_is_shown_the_same_board_and_it_is_drawn_once(
    drawing: Drawing, state: GameState, painted: list[str]
) -> None:
    """Whoever sits at the table, and whoever looks on: nothing on it is for one of them alone."""
    views = [view_for(state, viewer) for viewer in (None, SeatId(0), SeatId(3))]
    drawn = await asyncio.gather(*(drawing.board(view, None, ("Anna",)) for view in views))
    assert drawn[0] is drawn[1] is drawn[2]
    assert painted == ["board_picture"]
    assert drawn[0].data == render.board_picture(views[0], players=("Anna",)).data
    assert drawn[0].alt_text == render.board_picture(views[0], players=("Anna",)).alt_text


async def test_another_board_other_marks_or_other_names_are_drawn_anew(
    drawing: Drawing, state: GameState, painted: list[str]
) -> None:
    view = view_for(state, None)
    before = view_for(next(steps(TEAM, "drawing"))[0], None)
    for given in ((view,), (view, before), (view, before, ("Anna",)), (before,)):
        await drawing.board(*given)
    assert painted == ["board_picture"] * 4


async def test_a_process_of_its_own_draws_the_same(state: GameState) -> None:
    view, own, names = view_for(state, None), view_for(state, SeatId(0)), ("Anna", "Ben")
    drawing = Drawing(apart=True)
    drawing.begin()
    drawn = await drawing.board(view, None, names, words=words_for("en-GB"), patient=True)
    hand = await drawing.hand(own)
    assert len(child_processes()) == 1
    drawing.close()
    assert child_processes() == []
    for there, here in (
        (drawn, render.board_picture(view, players=names)),
        (hand, render.hand_picture(own)),
    ):
        assert (there.name, there.alt_text) == (here.name, here.alt_text)
        assert pixels(there) == pixels(here)


async def test_every_hand_is_drawn_for_its_owner(drawing: Drawing, state: GameState) -> None:
    hands = [await drawing.hand(view_for(state, SeatId(seat))) for seat in (0, 1)]
    assert hands[0].alt_text == render.hand_picture(view_for(state, SeatId(0))).alt_text
    assert hands[0] != hands[1]


async def test_a_hand_is_drawn_once_while_others_play(
    drawing: Drawing, state: GameState, painted: list[str]
) -> None:
    view = view_for(state, SeatId(0))
    later = replace(view, turn=view.turn + 1)
    assert await drawing.hand(view) is await drawing.hand(later)
    assert painted == ["hand_picture"]
    assert (await drawing.hand(view)).data == render.hand_picture(later).data


async def test_the_lobby_and_the_display_are_drawn(drawing: Drawing, state: GameState) -> None:
    assert (await drawing.lobby(BoardId("italia"), ("Anna", None))).name == "lobby.png"
    assert (await drawing.display(view_for(state, SeatId(1)))).name == "display.png"


async def test_the_forum_is_one_picture_but_for_those_who_choose(
    drawing: Drawing, painted: list[str]
) -> None:
    choosing = new_game(read_options({"board": "italia", "seats": 3, "forum": True}), "forum")
    two = [await drawing.forum(view_for(choosing, SeatId(seat))) for seat in (0, 1)]
    assert two[0].data != two[1].data
    assert await drawing.forum(view_for(choosing, None)) not in two
    open_to_all = a_game(tiles={1: ["augustus"]}).state
    seen = [await drawing.forum(view_for(open_to_all, viewer)) for viewer in (None, SeatId(1))]
    assert seen[0] is seen[1]
    assert painted == ["forum_of"] * 4


async def test_a_tile_is_drawn_once_for_all_tables(drawing: Drawing, painted: list[str]) -> None:
    one, other = (
        read_options({"board": board, "seats": 3, "forum": True}) for board in ("italia", "hellas")
    )
    tile = await drawing.tile(TileId("julius"), one)
    assert tile is await drawing.tile(TileId("julius"), other)
    assert painted == ["tile_of"]
    assert tile.name == "tile.png"
    assert tile.alt_text.startswith("Julius: Move your colonists")


async def test_the_event_loop_goes_on_while_something_is_drawn(
    drawing: Drawing, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The picture cannot be finished before the loop has turned."""
    turned = threading.Event()

    def slowly(*_: Any, **__: Any) -> Picture:
        assert turned.wait(PATIENCE)
        return Picture(b"", "")

    monkeypatch.setattr(render, "lobby_picture", slowly)
    drawn = asyncio.create_task(drawing.lobby(BoardId("italia")))
    await asyncio.sleep(0)
    turned.set()
    assert await drawn == Picture(b"", "")


async def test_a_board_is_painted_before_anybody_asks(
    drawing: Drawing, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted = list[tuple[str, int]]()
    prepare = render.prepare

    def noted(options: GameOptions, seats: int, *, words: Words) -> None:
        prepare(options, seats, words=words)
        painted.append((options.board, seats))

    monkeypatch.setattr(render, "prepare", noted)
    drawing.ahead(read_options({"board": "creta", "seats": 2}))
    await drawing.lobby(BoardId("creta"), (None, None))  # waits in the same line
    assert painted == [("creta", 2)]


async def test_what_could_not_be_drawn_is_tried_again(
    drawing: Drawing, monkeypatch: pytest.MonkeyPatch
) -> None:
    def failing(*_: Any, **__: Any) -> Picture:
        raise OSError("no font")

    with monkeypatch.context() as patch:
        patch.setattr(render, "lobby_picture", failing)
        with pytest.raises(OSError, match="no font"):
            await drawing.lobby(BoardId("italia"))
    assert (await drawing.lobby(BoardId("italia"))).data


async def test_who_gives_up_waiting_takes_the_picture_from_nobody(
    drawing: Drawing, monkeypatch: pytest.MonkeyPatch
) -> None:
    going_on = threading.Event()

    def slowly(*_: Any, **__: Any) -> Picture:
        going_on.wait(PATIENCE)
        return Picture(b"map", "")

    monkeypatch.setattr(render, "lobby_picture", slowly)
    first, second = (asyncio.create_task(drawing.lobby(BoardId("italia"))) for _ in range(2))
    await asyncio.sleep(0)
    first.cancel()
    await asyncio.gather(first, return_exceptions=True)
    going_on.set()
    assert (await second).data == b"map"


async def test_no_more_pictures_are_kept_than_there_is_room_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    painted: list[str] = []

    def lobby_picture(board: BoardId, *_: Any, **__: Any) -> Picture:
        painted.append(board)
        return Picture(b"", board)

    monkeypatch.setattr(render, "lobby_picture", lobby_picture)
    drawing = Drawing(kept=2)
    for board in ("italia", "creta", "hellas", "hellas", "italia"):
        await drawing.lobby(BoardId(board))
    assert painted == ["italia", "creta", "hellas", "italia"]
    drawing.close()


@pytest.mark.ruling("FO3")
async def test_while_all_choose_the_board_names_nobody_and_is_drawn_once(
    drawing: Drawing, painted: list[str]
) -> None:
    """Whoever is asked first by the rules is no more up than the others."""
    view = view_for(
        new_game(read_options({"board": "italia", "seats": 3, "forum": True}), "forum"), None
    )
    shown = await drawing.board(view)
    assert shown.alt_text
    assert "To decide" not in shown.alt_text
    later = replace(view, decisions=view.decisions[1:])  # the first has chosen
    assert (await drawing.board(later)).data == shown.data
    assert painted == ["board_picture"]
