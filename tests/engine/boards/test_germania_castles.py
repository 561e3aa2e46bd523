"""Germania's castles: a good on each, for a Tribune with a land colonist beside it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engine import view_for
from engine.actions import FINISH
from engine.board import board_of
from engine.catalogue import catalogue
from engine.errors import IllegalAction
from engine.state import components
from engine.terms import SeatId
from tests.builders import Game, a_game, line, turn_of
from tests.plain import (
    BuildHouse,
    CastleChoice,
    CastleEmptied,
    ColonistMoved,
    GoodsLost,
    GoodsReceived,
    MoveColonist,
    NewColonistChoice,
    PlaceColonist,
    PlayCard,
    TakeCastleGood,
)

SEEDS = [f"castles {number}" for number in range(20)]
CASTLES = {place.id for place in board_of("germania").facts.places}
RICH = {"brick": 2, "food": 2, "tool": 1, "wine": 1, "cloth": 1}
COLONIA = "colonia_agrippina"

GALLIA = "castrum_gallia"
TO_GALLIA = line("germania", GALLIA, "basilia", "land")
TO_GALLIA_TOO = line("germania", GALLIA, "brisiacus", "land")
UBII, NIDA = "castrum_ubii", "castrum_francia_nida"
BETWEEN_CASTLES = line("germania", UBII, NIDA, "land")


def tribune(land: list[str], sea: list[str] | None = None, **facts: Any) -> Game:
    """Seat 0 has played the Tribune; every castle holds wine unless said otherwise."""
    facts = {"castles": dict.fromkeys(sorted(CASTLES), "wine"), **facts}
    colonists = {0: {"land": land, "sea": [COLONIA] if sea is None else sea}}
    return a_game("germania", colonists=colonists, **facts).do(PlayCard("start-tribune"))


@pytest.mark.parametrize("seed", SEEDS)
def test_the_markers_left_over_lie_on_the_castles(seed: str) -> None:
    state = a_game("germania", seed=seed).state
    assert state.castles is not None
    assert set(state.castles) == CASTLES
    assert len(CASTLES) == 10
    used = Counter[str](state.castles.values())
    used += Counter(m.good for m in state.markers.values() if m.good)
    box = Counter[str](components().markers)
    assert used <= box
    assert (box - used).total() == 2


def test_the_castles_are_dealt_by_chance() -> None:
    dealt = [a_game("germania", seed=seed).state.castles or {} for seed in SEEDS]
    assert len({tuple(castles.items()) for castles in dealt}) == len(SEEDS)


def test_everyone_sees_the_goods_on_the_castles() -> None:
    state = a_game("germania").state
    assert view_for(state, None).castles == view_for(state, SeatId(1)).castles == state.castles


@pytest.mark.parametrize("board", sorted(set(catalogue().boards) - {"germania"}))
def test_no_other_board_has_castles(board: str) -> None:
    game = a_game(board)
    assert game.state.castles is None
    game.do(PlayCard("start-tribune"))
    assert not isinstance(game.decision, CastleChoice)


def test_the_tribune_takes_the_good_of_a_castle_beside_an_own_colonist() -> None:
    game = tribune([TO_GALLIA], goods={0: {"food": 1}})
    assert isinstance(game.decision, CastleChoice)
    assert game.offered == (TakeCastleGood(GALLIA), FINISH)
    game.do(TakeCastleGood(GALLIA))
    assert game.happened(CastleEmptied) == [CastleEmptied(0, GALLIA)]
    assert game.happened(GoodsReceived) == [GoodsReceived(0, ("wine",))]
    assert game.goods(0) == {"food": 1, "wine": 1}


def test_the_marker_leaves_the_game() -> None:
    game = tribune([TO_GALLIA]).do(TakeCastleGood(GALLIA))
    assert game.state.castles is not None
    assert set(game.state.castles) == CASTLES - {GALLIA}


def test_a_castle_pays_only_once() -> None:
    colonists = {0: {"land": [TO_GALLIA]}, 1: {"land": [TO_GALLIA_TOO]}}
    goods: dict[int, dict[str, int]] = {0: {}, 1: {}}
    game = a_game("germania", colonists=colonists, goods=goods)
    game.do(PlayCard("start-tribune"), TakeCastleGood(GALLIA))
    assert game.decision == turn_of(1)
    game.do(PlayCard("start-tribune"))
    assert game.decision == turn_of(0), "there is nothing for seat 1 to take or to buy"


def test_at_most_one_castle_is_emptied() -> None:
    game = tribune([BETWEEN_CASTLES, TO_GALLIA])
    assert {action.castle for action in game.offered_of(TakeCastleGood)} == {UBII, NIDA, GALLIA}
    game.do(TakeCastleGood(NIDA))
    assert isinstance(game.decision, NewColonistChoice)
    assert game.offered_of(TakeCastleGood) == []
    assert len(game.happened(GoodsReceived)) == 1


def test_the_good_may_be_declined() -> None:
    game = tribune([TO_GALLIA])
    before = game.goods(0)
    game.do(FINISH)
    assert game.events == ()
    assert game.goods(0) == before
    assert set(game.state.castles or {}) == CASTLES
    assert isinstance(game.decision, NewColonistChoice)


def test_no_castle_is_beside_a_colonist_in_a_city() -> None:
    assert isinstance(tribune(["basilia"]).decision, NewColonistChoice)


def test_no_castle_is_beside_a_colonist_one_line_farther() -> None:
    game = tribune([line("germania", "basilia", "turicum", "land")])
    assert isinstance(game.decision, NewColonistChoice)


def test_a_colonist_of_another_seat_does_not_help() -> None:
    colonists = {0: {"land": ["basilia"]}, 1: {"land": [str(TO_GALLIA)]}}
    game = a_game("germania", colonists=colonists).do(PlayCard("start-tribune"))
    assert isinstance(game.decision, NewColonistChoice)


def test_sea_colonists_never_stand_beside_a_castle() -> None:
    ends = {e for each in board_of("germania").facts.lines if each.kind == "sea" for e in each.ends}
    assert ends.isdisjoint(CASTLES)
    game = tribune([], [line("germania", "brisiacus", "basilia", "sea")])
    assert isinstance(game.decision, NewColonistChoice)


@pytest.mark.ruling("ST2", "ST3")
def test_the_good_is_lost_without_room_and_the_marker_with_it() -> None:
    game = tribune([TO_GALLIA], goods={0: {"brick": 8}})
    game.do(TakeCastleGood(GALLIA))
    assert game.happened(GoodsLost) == [GoodsLost(0, ("wine",))]
    assert game.happened(GoodsReceived) == []
    assert game.goods(0) == {"brick": 8}
    assert GALLIA not in (game.state.castles or {})


@pytest.mark.ruling("TR3")
def test_the_good_of_a_castle_may_pay_for_the_new_colonist() -> None:
    game = tribune([TO_GALLIA], goods={0: {"food": 1}}, castles={GALLIA: "tool"})
    game.do(TakeCastleGood(GALLIA), PlaceColonist("land", "basilia"))
    assert game.seat(0).colonists["land"] == (TO_GALLIA, "basilia")
    assert game.goods(0) == {}


def test_without_any_good_left_on_the_castles_nothing_is_asked() -> None:
    assert isinstance(tribune([TO_GALLIA], castles={}).decision, NewColonistChoice)


@pytest.mark.parametrize(
    ("at", "cities"),
    [(BETWEEN_CASTLES, []), (line("germania", NIDA, "nida", "land"), ["nida"])],
)
def test_nothing_is_built_in_a_castle(at: str, cities: list[str]) -> None:
    game = a_game("germania", colonists={0: {"land": [at]}}, goods={0: RICH}, coins={0: 20})
    game.do(PlayCard("start-architect"), FINISH)
    assert game.offered_of(BuildHouse) == [BuildHouse(city) for city in cities]
    with pytest.raises(IllegalAction):
        game.do(BuildHouse(NIDA))


@pytest.mark.ruling("AR2")
def test_a_castle_is_passed_like_a_city() -> None:
    origin = line("germania", NIDA, "nida", "land")
    beyond = line("germania", NIDA, "mogontiacum", "land")
    game = a_game("germania", colonists={0: {"land": [origin]}})
    game.do(PlayCard("start-architect"), MoveColonist("land", origin, beyond))
    assert game.happened(ColonistMoved) == [ColonistMoved(0, "land", origin, beyond, steps=1)]


@pytest.mark.ruling("AR2")
def test_a_line_to_a_castle_and_one_from_it_are_two_steps() -> None:
    beyond = line("germania", GALLIA, "tullum", "land")
    game = a_game("germania").do(PlayCard("start-architect"))
    game.do(MoveColonist("land", "basilia", beyond))
    assert game.happened(ColonistMoved) == [ColonistMoved(0, "land", "basilia", beyond, steps=2)]


def test_no_colonist_is_placed_or_stands_in_a_castle() -> None:
    game = a_game("germania", hand={0: ["I-colonist"]}, goods={0: {"food": 2, "tool": 2}})
    game.do(PlayCard("I-colonist"))
    assert CASTLES.isdisjoint(action.place for action in game.offered_of(PlaceColonist))
    moves = a_game("germania").do(PlayCard("start-architect")).offered_of(MoveColonist)
    assert CASTLES.isdisjoint(move.line for move in moves)
