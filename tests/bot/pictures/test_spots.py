"""Where on the map an option is, whatever kind of action it is."""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.pictures.drawing import Drawing
from bot.pictures.spots import Spots, spots_of
from bot.tables.rehearsal import begun
from bot.texts.menus import menu
from engine import GameState, view_for
from engine.actions import (
    FINISH,
    BuildHouse,
    BuyGoods,
    MoveColonist,
    ProduceInProvince,
    UseTile,
)
from engine.terms import BoardId, CityId, LineId, PlaceId, ProvinceId, SeatId, TileId
from render.geography import geography
from render.question import MOST_HEIGHT, question_windows
from render.windows import whole_map, widest
from tests.bot.texts.games import reader_for
from tests.builders import a_game
from tests.playouts import BOARDS, steps

MASSILIA, ROMA = CityId(PlaceId("massilia")), CityId(PlaceId("roma"))
LINE = LineId(PlaceId("L1"))


def test_goals_can_be_chosen_and_origins_are_shown_with_them() -> None:
    options = [
        MoveColonist("land", ROMA, LINE),
        BuildHouse(MASSILIA),
        ProduceInProvince(ProvinceId("italia"), "wine"),
        BuyGoods("wine", 2),
        UseTile(TileId("numerius")),
        FINISH,
    ]
    assert spots_of(options) == Spots(
        frozenset((LINE, MASSILIA, ProvinceId("italia"))),
        frozenset((ROMA,)),
    )
    assert spots_of([]) == Spots()


async def test_a_question_is_drawn_for_what_can_be_chosen() -> None:
    drawing = Drawing()
    view = view_for(a_game(seats=3).state, SeatId(0))
    massilia = spots_of([BuildHouse(MASSILIA)])
    asked = await drawing.question(view, None, massilia, ("Anna",))
    assert asked.name == "question.png"
    assert asked is await drawing.question(replace(view, viewer=None), None, massilia, ("Anna",))
    assert asked is not await drawing.question(view, None, spots_of([BuildHouse(ROMA)]))
    assert (await drawing.question(view, None, Spots())).name == "board.png"
    drawing.close()


@pytest.mark.parametrize("board", BOARDS)
def test_every_question_about_places_is_shown_from_close_up(board: str) -> None:
    """All of it, and each group that can be opened: in windows no wider than letters on a phone
    allow, or on the whole map, or as the sheet of provinces."""
    where, asked = geography(BoardId(board)), defaultdict[str, list[GameState]](list)
    for state, _, _ in steps({"board": board, "seats": 3, "set": "venus"}, "close"):
        asked[state.pending[-1].kind].append(state)
    assert {"movement_choice", "building_choice"} <= set(asked)
    for states in asked.values():
        for state in states[:: 1 + len(states) // 8]:
            for spots in _asked_at_once(state):
                frames = question_windows(view_for(state, None), spots.choices, spots.around)
                high = sum(bottom - top for _, top, _, bottom in frames)
                assert high <= MOST_HEIGHT or frames == whole_map(where)
                wide = {right - left for left, _, right, _ in frames}
                assert wide == {widest(where)} or frames == whole_map(where)


def _asked_at_once(state: GameState) -> Iterator[Spots]:
    """On the panel and in its groups; provinces have a sheet of their own."""
    trying = begun(state, state.pending[-1].seat, 0)
    tree = menu(reader_for(trying), trying)
    assert tree is not None
    groups = [[e.action for e in each.entries if e.action] for each in tree.entries]
    for options in (trying.options(), *groups):
        spots = spots_of(options)
        if spots.choices and not spots.choices <= state.markers.keys():
            yield spots
