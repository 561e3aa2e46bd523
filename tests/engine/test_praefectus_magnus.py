"""The Praefectus Magnus: twice the bonus for its holder, then on to the right."""

import pytest

from engine.actions import CollectCoins, KeepGoods, PlayCard, ProduceInProvince
from engine.events import (
    CoinsReceived,
    GoodsLost,
    PraefectusMagnusPassed,
    PraefectusMagnusUsed,
    TurnBegan,
)
from engine.terms import CardId, ProvinceId, SeatId
from tests.builders import Game, a_game, turn_of

PREFECT = PlayCard(CardId("start-prefect-a"))
PRODUCE = ProduceInProvince(ProvinceId("syria"), "wine")


def a_prefect(seat: int = 0, *, seats: int = 3, magnus: int, goods: dict[str, int]) -> Game:
    return a_game(
        seats=seats,
        goods={number: goods if number == seat else {} for number in range(seats)},
        tokens={"antiochia": "food", "tyros": "wine"},
        markers={"syria": "wine"},
        houses={"antiochia": [seat], "tyros": [(seat + 1) % seats]},
        magnus=magnus,
        decision=turn_of(seat),
    ).do(PREFECT)


@pytest.mark.ruling("PM1")
def test_its_holder_gets_two_bonus_units_and_houses_yield_as_always() -> None:
    game = a_prefect(0, magnus=0, goods={}).do(PRODUCE)
    assert game.goods(0) == {"wine": 2, "food": 1}
    assert game.goods(1) == {"wine": 1}
    assert game.happened(PraefectusMagnusUsed) == [PraefectusMagnusUsed(SeatId(0))]


@pytest.mark.ruling("PM1")
def test_without_it_the_bonus_is_one_unit_even_where_its_holder_has_a_house() -> None:
    game = a_prefect(0, magnus=1, goods={}).do(PRODUCE)
    assert game.goods(0) == {"wine": 1, "food": 1}
    assert game.goods(1) == {"wine": 1}
    assert game.state.praefectus_magnus == 1
    assert not game.happened(PraefectusMagnusUsed)


@pytest.mark.ruling("PM1")
def test_it_must_be_used_even_if_the_second_unit_does_not_fit() -> None:
    game = a_game(
        seats=3,
        goods={0: {"brick": 7}},
        markers={"syria": "wine"},
        houses={},
        magnus=0,
    ).do(PREFECT)
    assert game.offered.count(PRODUCE) == 1
    game.do(PRODUCE)
    assert game.goods(0) == {"brick": 7, "wine": 1}
    assert game.happened(GoodsLost) == [GoodsLost(SeatId(0), ("wine",))]
    assert game.state.praefectus_magnus == 2


@pytest.mark.ruling("PM2")
def test_it_stays_with_its_holder_until_the_turn_is_over() -> None:
    game = a_prefect(1, magnus=1, goods={"brick": 6}).do(PRODUCE)
    assert game.offered_of(KeepGoods)
    assert game.state.praefectus_magnus == 1
    assert not game.happened(PraefectusMagnusPassed)
    game.do(KeepGoods(("wine", "wine")))
    assert game.happened(PraefectusMagnusPassed) == [PraefectusMagnusPassed(SeatId(1), SeatId(0))]
    assert game.state.praefectus_magnus == 0


@pytest.mark.ruling("PM2")
@pytest.mark.parametrize(("holder", "right"), [(3, 2), (2, 1), (1, 0), (0, 3)])
def test_it_is_handed_to_the_right_against_the_order_of_turns(holder: int, right: int) -> None:
    game = a_prefect(holder, seats=4, magnus=holder, goods={}).do(PRODUCE)
    assert game.state.praefectus_magnus == right
    assert game.happened(TurnBegan)[-1].seat == (holder + 1) % 4


@pytest.mark.ruling("PM2", "PM1")
def test_it_is_used_once_and_then_waits_for_its_new_holder() -> None:
    game = a_prefect(1, magnus=1, goods={}).do(PRODUCE)
    others = [a for a in game.do(PREFECT).offered_of(ProduceInProvince) if a.province == "asia"]
    game.do(others[0])
    assert not game.happened(PraefectusMagnusUsed)  # seat 2 does not have it
    game.do(PREFECT)
    others = [a for a in game.offered_of(ProduceInProvince) if a.province == "gallia"]
    game.do(others[0])
    assert game.happened(PraefectusMagnusUsed) == [PraefectusMagnusUsed(SeatId(0))]
    assert game.state.praefectus_magnus == 2


@pytest.mark.ruling("PM3")
def test_collected_coins_are_not_doubled_and_it_is_not_passed() -> None:
    game = a_game(
        seats=3,
        coins={0: 0},
        markers={"syria": "wine", "asia": "cloth"},
        flipped=["syria", "asia"],
        magnus=0,
    ).do(PREFECT, CollectCoins())
    assert game.happened(CoinsReceived) == [CoinsReceived(SeatId(0), 3, "prefect")]
    assert game.state.praefectus_magnus == 0
    assert not game.happened(PraefectusMagnusPassed)


@pytest.mark.ruling("PM4")
def test_with_two_seats_it_goes_to_the_other_one_and_back() -> None:
    game = a_prefect(1, seats=2, magnus=1, goods={}).do(PRODUCE)
    assert game.state.praefectus_magnus == 0
    game.do(PREFECT)
    game.do(game.offered_of(ProduceInProvince)[0])
    assert game.state.praefectus_magnus == 1
