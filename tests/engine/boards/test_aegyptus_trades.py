"""Aegyptus' incense and gold trade: sea colonists that leave their line for a roundel, for good."""

from __future__ import annotations

from typing import Any

import pytest

from engine import final_scores, winner
from engine.actions import FINISH
from engine.board import board_of
from engine.errors import IllegalAction
from engine.terms import LineId
from tests.builders import Game, a_game, line, turn_of
from tests.plain import (
    BuildHouse,
    BuildingChoice,
    CoinsReceived,
    CollectIncome,
    EnterTrade,
    HouseBuilt,
    IntermediateScored,
    MoveColonist,
    MovementChoice,
    PlayCard,
    ProduceInProvince,
    TradeEntered,
)

INCENSE, GOLD = "incense_trade", "gold_trade"
Standing = dict[int, dict[str, list[str]]]
RICH = {"brick": 2, "food": 2, "tool": 1, "wine": 1, "cloth": 1}


def sea(one: str, other: str) -> LineId:
    return line("aegyptus", one, other, "sea")


FROM_LEUKE_KOME = sea("leuke_kome", INCENSE)
FROM_MYOS_HORMOS = sea("myos_hormos", INCENSE)
FROM_BERENICE = sea("berenice", INCENSE)
FROM_MEROE = sea("meroe", GOLD)
BESIDE = sea("myos_hormos", "berenice")


def architect(*places: str, **facts: Any) -> Game:
    """Seat 0 has played the Architect; these are its sea colonists, and it has no others."""
    facts = {"goods": {0: {}}, **facts}
    game = a_game("aegyptus", colonists={0: {"sea": places}}, **facts)
    return game.do(PlayCard("start-architect"))


def producing(province: str, *, seat: int = 0, **facts: Any) -> Game:
    """This seat lets the province produce."""
    good = a_game("aegyptus").markers[province].good
    assert good is not None
    game = a_game("aegyptus", decision=turn_of(seat), **facts)
    return game.do(PlayCard("start-prefect-a"), ProduceInProvince(province, good))


@pytest.mark.parametrize(
    ("at", "trade"),
    [
        (FROM_LEUKE_KOME, INCENSE),
        (FROM_MYOS_HORMOS, INCENSE),
        (FROM_BERENICE, INCENSE),
        (FROM_MEROE, GOLD),
    ],
)
def test_a_colonist_beside_a_roundel_may_enter_after_moving(at: str, trade: str) -> None:
    game = architect(at)
    assert game.offered_of(EnterTrade) == [], "first comes all movement"
    game.do(FINISH)
    assert isinstance(game.decision, BuildingChoice)
    assert game.offered == (EnterTrade(at), FINISH)
    game.do(EnterTrade(at))
    assert game.happened(TradeEntered) == [TradeEntered(0, at, trade)]
    assert game.seat(0).colonists["sea"] == (trade,)


def test_a_colonist_enters_in_the_turn_it_arrives_beside_a_roundel() -> None:
    game = architect(BESIDE).do(MoveColonist("sea", BESIDE, FROM_BERENICE))
    assert game.offers(EnterTrade(FROM_BERENICE))


def test_a_colonist_on_another_line_is_not_asked() -> None:
    game = architect(BESIDE).do(FINISH)
    assert game.decision == turn_of(1)


def test_land_colonists_have_no_way_to_a_roundel() -> None:
    land = [each for each in board_of("aegyptus").facts.lines if each.kind == "land"]
    assert not any({INCENSE, GOLD}.intersection(each.ends) for each in land)


def test_entering_may_be_declined_and_is_offered_again_with_the_next_architect() -> None:
    game = architect(FROM_BERENICE, hand={0: ["start-architect", "I-architect"]})
    game.do(FINISH, FINISH)
    assert game.seat(0).colonists["sea"] == (FROM_BERENICE,)
    game.do(PlayCard("start-mercator"), FINISH, PlayCard("I-architect"), FINISH)
    assert game.offers(EnterTrade(FROM_BERENICE))


def test_nobody_enters_after_the_first_house() -> None:
    game = architect(FROM_BERENICE, goods={0: RICH}, coins={0: 20}).do(FINISH)
    assert game.offered == (EnterTrade(FROM_BERENICE), BuildHouse("berenice"), FINISH)
    game.do(BuildHouse("berenice"))
    assert game.decision == turn_of(1)
    assert game.seat(0).colonists["sea"] == (FROM_BERENICE,)


def test_after_a_house_others_may_follow_but_no_trade() -> None:
    at = (FROM_BERENICE, sea("leuke_kome", "myos_hormos"))
    tokens = dict.fromkeys(["berenice", "leuke_kome", "myos_hormos"], "brick")
    game = architect(*at, goods={0: RICH}, coins={0: 20}, tokens=tokens)
    game.do(FINISH, BuildHouse("leuke_kome"))
    assert set(game.offered) == {BuildHouse("berenice"), BuildHouse("myos_hormos"), FINISH}
    with pytest.raises(IllegalAction):
        game.do(EnterTrade(FROM_BERENICE))


def test_a_colonist_in_a_trade_builds_nothing_and_the_others_still_do() -> None:
    at = (FROM_BERENICE, sea("aila", "leuke_kome"))
    tokens = dict.fromkeys(["berenice", "aila", "leuke_kome"], "brick")
    game = architect(*at, goods={0: RICH}, coins={0: 20}, tokens=tokens)
    game.do(FINISH, EnterTrade(FROM_BERENICE))
    assert set(game.offered) == {BuildHouse("aila"), BuildHouse("leuke_kome"), FINISH}
    game.do(BuildHouse("aila"))
    assert [built.city for built in game.happened(HouseBuilt)] == ["aila"]


@pytest.mark.ruling("AR3")
@pytest.mark.parametrize("enters", [True, False])
def test_entering_frees_the_line(*, enters: bool) -> None:
    colonists: Standing = {0: {"sea": [FROM_BERENICE]}, 1: {"sea": ["berenice"]}}
    game = a_game("aegyptus", colonists=colonists, goods={0: {}})
    game.do(PlayCard("start-architect"), FINISH)
    game.do(EnterTrade(FROM_BERENICE) if enters else FINISH)
    game.do(PlayCard("start-architect"))
    assert game.offers(MoveColonist("sea", "berenice", FROM_BERENICE)) == enters


def test_a_colonist_in_a_trade_never_leaves_it() -> None:
    game = architect(INCENSE, GOLD, sea("klysma", "rhaithou"))
    origins = {move.origin for move in game.offered_of(MoveColonist)}
    assert origins == {sea("klysma", "rhaithou")}


@pytest.mark.ruling("AR1")
def test_a_colonist_in_a_trade_counts_for_steps() -> None:
    game = architect(INCENSE, GOLD, sea("klysma", "rhaithou"))
    assert game.decision == MovementChoice(0, steps=3)


@pytest.mark.ruling("C3", "E4")
def test_a_colonist_in_a_trade_counts_for_income_and_mars() -> None:
    colonists = {0: {"land": ["memphis"], "sea": [INCENSE, INCENSE, GOLD]}}
    game = a_game("aegyptus", hand={0: ["I-colonist"]}, colonists=colonists)
    assert final_scores(game.state)[0].gods["mars"] == 8
    game.do(PlayCard("I-colonist"), CollectIncome())
    assert game.happened(CoinsReceived) == [CoinsReceived(0, 5 + 4, "colonist")]


def test_several_colonists_of_a_seat_may_enter_in_one_turn() -> None:
    game = architect(FROM_LEUKE_KOME, FROM_BERENICE, FROM_MEROE).do(FINISH)
    game.do(EnterTrade(FROM_BERENICE))
    assert set(game.offered) == {EnterTrade(FROM_LEUKE_KOME), EnterTrade(FROM_MEROE), FINISH}
    game.do(EnterTrade(FROM_LEUKE_KOME), EnterTrade(FROM_MEROE))
    assert game.seat(0).colonists["sea"] == (INCENSE, INCENSE, GOLD)
    assert game.decision == turn_of(1)


def test_several_seats_may_be_in_one_trade() -> None:
    colonists: Standing = {0: {"sea": [FROM_BERENICE]}, 1: {"sea": [INCENSE]}}
    game = a_game("aegyptus", colonists=colonists, goods={0: {}})
    game.do(PlayCard("start-architect"), FINISH, EnterTrade(FROM_BERENICE))
    assert game.seat(0).colonists["sea"] == game.seat(1).colonists["sea"] == (INCENSE,)


@pytest.mark.parametrize("province", ["sinai", "arabia", "litus"])
@pytest.mark.parametrize("seat", [0, 1])
def test_production_where_incense_grows_pays_five_whoever_brings_it_about(
    province: str, seat: int
) -> None:
    game = producing(province, seat=seat, colonists={1: {"sea": [INCENSE]}}, coins={0: 0, 1: 3})
    assert game.happened(CoinsReceived) == [CoinsReceived(1, 5, "incense")]
    assert (game.seat(0).coins, game.seat(1).coins) == (0, 8)


def test_every_colonist_in_the_incense_trade_is_paid() -> None:
    colonists = {0: {"sea": [INCENSE]}, 1: {"sea": ["memphis"]}, 2: {"sea": [INCENSE, INCENSE]}}
    game = producing("litus", seat=1, seats=3, colonists=colonists, coins={0: 0, 1: 0, 2: 0})
    assert game.happened(CoinsReceived) == [
        CoinsReceived(0, 5, "incense"),
        CoinsReceived(2, 10, "incense"),
    ]
    assert [game.seat(seat).coins for seat in range(3)] == [5, 0, 10]


def test_the_praefectus_magnus_does_not_double_the_incense() -> None:
    game = producing("sinai", magnus=0, colonists={0: {"sea": [INCENSE]}})
    assert game.happened(CoinsReceived) == [CoinsReceived(0, 5, "incense")]


@pytest.mark.parametrize(
    "province",
    ["iudaea", "aegyptus_inferior", "oasis", "arcadia", "aegyptus_superior", "nubia", "kush"],
)
def test_other_provinces_pay_no_incense(province: str) -> None:
    game = producing(province, colonists={0: {"sea": [INCENSE]}})
    assert game.happened(CoinsReceived) == []


@pytest.mark.parametrize("province", ["sinai", "arabia", "litus", "kush"])
def test_the_gold_trade_pays_nothing(province: str) -> None:
    game = producing(province, colonists={0: {"sea": [GOLD, GOLD]}})
    assert game.happened(CoinsReceived) == []


def test_a_colonist_still_on_the_line_is_paid_nothing() -> None:
    game = producing("sinai", colonists={0: {"sea": [FROM_BERENICE]}})
    assert game.happened(CoinsReceived) == []


def test_a_specialist_brings_no_incense() -> None:
    game = a_game(
        "aegyptus",
        hand={0: ["I-mason"]},
        colonists={0: {"sea": [INCENSE]}},
        houses={"petra": [0]},
        tokens={"petra": "brick"},
    )
    game.do(PlayCard("I-mason"))
    assert game.happened(CoinsReceived) == []


@pytest.mark.parametrize(
    ("places", "points"),
    [([INCENSE], 7), ([GOLD], 7), ([INCENSE, GOLD], 14), ([INCENSE] * 3, 21), (["memphis"], 0)],
)
@pytest.mark.ruling("E3")
def test_every_colonist_in_a_trade_is_worth_seven_points(places: list[str], points: int) -> None:
    score, other = final_scores(a_game("aegyptus", colonists={0: {"sea": places}}).state)
    assert score.trade == points
    assert score.total == sum(score.gods.values()) + points
    assert other.trade == 0


def test_the_points_of_a_trade_decide_a_game() -> None:
    even = {0: {"sea": ["memphis"]}, 1: {"sea": ["memphis"]}}
    assert winner(a_game("aegyptus", coins={0: 5, 1: 5}, colonists=even).state) == (1,)
    ahead = {0: {"sea": [GOLD]}, 1: {"sea": ["memphis"]}}
    assert winner(a_game("aegyptus", coins={0: 5, 1: 5}, colonists=ahead).state) == (0,)


@pytest.mark.ruling("E6")
def test_the_intermediate_scoring_does_not_count_the_trades() -> None:
    game = a_game(
        "aegyptus",
        options={"intermediateScoring": True},
        hand={0: ["start-tribune"]},
        goods={0: {}},
        colonists={0: {"sea": [INCENSE, GOLD]}},
    )
    game.do(PlayCard("start-tribune"))
    assert game.happened(IntermediateScored) == [IntermediateScored(0, 4)], "Mars alone"


def test_nobody_sails_through_the_incense_trade() -> None:
    far = board_of("aegyptus").distances("sea", (FROM_LEUKE_KOME,))
    assert far[FROM_MYOS_HORMOS] == 2
    assert far[FROM_BERENICE] == 3
    game = architect(FROM_LEUKE_KOME)
    assert {move.line for move in game.offered_of(MoveColonist)} == {
        sea("rhaithou", "leuke_kome"),
        sea("aila", "leuke_kome"),
        sea("leuke_kome", "myos_hormos"),
    }


def test_the_gold_trade_is_the_end_of_the_nile() -> None:
    game = architect(FROM_MEROE)
    assert {move.line for move in game.offered_of(MoveColonist)} == {sea("napata", "meroe")}


@pytest.mark.ruling("AR6")
def test_a_line_to_a_roundel_makes_its_only_city_adjacent() -> None:
    game = architect(FROM_MEROE, goods={0: RICH}, coins={0: 20}).do(FINISH)
    assert game.offered_of(BuildHouse) == [BuildHouse("meroe")]
