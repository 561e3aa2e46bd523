"""Team play, money: what is missing for a payment comes from the partner, and only that."""

from itertools import pairwise
from typing import Any

import pytest

from engine import new_game, read_options
from engine.actions import FINISH
from tests.builders import Game, a_game, a_team_game, line
from tests.plain import (
    BuildHouse,
    BuildingChoice,
    BuyCard,
    BuyGoods,
    CardChoice,
    ChooseStartCity,
    CoinsReceived,
    CoinsTakenFromPartner,
    FirstGoodsChoice,
    GoodsBought,
    GoodsSold,
    HouseBuilt,
    PlaceColonist,
    PlayCard,
    SellGoods,
    TradeChoice,
)
from tests.playouts import steps

NEAR_ROMA = {
    "land": [line("imperium", "novaria", "roma", "land")],
    "sea": [line("imperium", "massilia", "roma", "sea")],
}
ONE_OF_EACH = {"brick": 2, "food": 1, "tool": 1, "wine": 1, "cloth": 1}
TOKENS = {"novaria": "wine", "massilia": "cloth"}


def building(*, own: int, partners: int, **facts: Any) -> Game:
    """Seat 0 stands beside Novaria (wine, 4 coins) and Massilia (cloth, 5 coins)."""
    given = {
        "coins": {0: own, 1: 99, 2: partners, 3: 99},
        "goods": {0: ONE_OF_EACH, 2: {}},
        "tokens": TOKENS,
        "houses": {},
        "colonists": {0: NEAR_ROMA},
        "decision": BuildingChoice(0),
    }
    return a_team_game(**{**given, **facts})


def trading(*, own: int, partners: int, **facts: Any) -> Game:
    given = {
        "coins": {0: own, 1: 99, 2: partners, 3: 99},
        "goods": {0: {}, 2: {}},
        "decision": TradeChoice(0),
    }
    return a_team_game(**{**given, **facts})


@pytest.mark.ruling("TT4")
@pytest.mark.parametrize(("own", "partners", "taken"), [(3, 9, 1), (1, 9, 3), (0, 9, 4), (0, 4, 4)])
def test_a_builder_takes_exactly_what_is_missing(own: int, partners: int, taken: int) -> None:
    game = building(own=own, partners=partners).do(BuildHouse("novaria"))
    assert game.events[:2] == (
        CoinsTakenFromPartner(0, 2, taken),
        HouseBuilt(0, "novaria", ("brick", "wine"), 4),
    )
    assert (game.seat(0).coins, game.seat(2).coins) == (0, partners - taken)


@pytest.mark.ruling("TT4")
@pytest.mark.parametrize("own", [4, 5, 20])
def test_the_own_coins_are_spent_first(own: int) -> None:
    game = building(own=own, partners=9).do(BuildHouse("novaria"))
    assert not game.happened(CoinsTakenFromPartner)
    assert (game.seat(0).coins, game.seat(2).coins) == (own - 4, 9)


@pytest.mark.ruling("TT4")
@pytest.mark.parametrize(
    ("own", "partners", "cities"),
    [
        (0, 3, set()),
        (2, 1, set()),
        (2, 2, {"novaria"}),
        (0, 4, {"novaria"}),
        (1, 4, {"novaria", "massilia"}),
        (0, 5, {"novaria", "massilia"}),
    ],
)
def test_a_house_is_offered_if_the_coins_of_both_are_enough(
    own: int, partners: int, cities: set[str]
) -> None:
    offered = building(own=own, partners=partners).offered_of(BuildHouse)
    assert {each.city for each in offered} == cities


@pytest.mark.ruling("TT4")
def test_each_house_is_paid_by_itself_first_from_the_own_coins() -> None:
    game = building(own=6, partners=4).do(BuildHouse("novaria"))
    assert not game.happened(CoinsTakenFromPartner)
    game.do(BuildHouse("massilia"))
    assert game.happened(CoinsTakenFromPartner) == [CoinsTakenFromPartner(0, 2, 3)]
    assert (game.seat(0).coins, game.seat(2).coins) == (0, 1)


@pytest.mark.ruling("TT4")
def test_what_the_first_house_took_is_no_longer_there_for_the_second() -> None:
    game = building(own=0, partners=8)
    assert len(game.offered_of(BuildHouse)) == 2
    game.do(BuildHouse("novaria"))
    assert not game.offered_of(BuildHouse)


@pytest.mark.ruling("TT4")
def test_the_partner_is_not_asked() -> None:
    game = building(own=0, partners=20).do(BuildHouse("novaria"))
    assert game.decision == BuildingChoice(0, houses_built=1)


@pytest.mark.ruling("TT4")
def test_in_the_partners_part_it_is_the_player_who_pays_what_is_missing() -> None:
    game = a_team_game(
        coins={0: 3, 2: 2},
        goods={0: {}, 2: ONE_OF_EACH},
        tokens=TOKENS,
        houses={},
        colonists={0: {}, 2: NEAR_ROMA},
    ).do(PlayCard("start-architect"), FINISH, BuildHouse("novaria"))
    assert game.happened(CoinsTakenFromPartner) == [CoinsTakenFromPartner(2, 0, 2)]
    assert (game.seat(0).coins, game.seat(2).coins) == (1, 0)


@pytest.mark.ruling("TT4")
@pytest.mark.parametrize(("own", "partners", "most"), [(0, 2, 0), (2, 1, 1), (4, 5, 3), (0, 30, 6)])
def test_a_trader_buys_with_the_coins_of_both_as_much_as_fits(
    own: int, partners: int, most: int
) -> None:
    game = trading(own=own, partners=partners, colonists={0: {}})  # six waiting, six spaces
    units = [each.units for each in game.offered_of(BuyGoods) if each.good == "brick"]
    assert units == list(range(1, most + 1))


@pytest.mark.ruling("TT4")
def test_a_trader_takes_exactly_what_is_missing() -> None:
    game = trading(own=5, partners=8).do(BuyGoods("wine", 2))
    assert game.events[:2] == (CoinsTakenFromPartner(0, 2, 7), GoodsBought(0, "wine", 2, 12))
    assert (game.seat(0).coins, game.seat(2).coins) == (0, 1)


@pytest.mark.ruling("TT4")
def test_the_mercators_payout_and_what_was_sold_are_own_coins() -> None:
    game = a_team_game(coins={0: 1, 2: 9}, goods={0: {"brick": 1}, 2: {}})
    game.do(PlayCard("start-mercator"), SellGoods("brick", 1), BuyGoods("cloth", 1))
    assert not game.happened(CoinsTakenFromPartner)
    assert (game.seat(0).coins, game.seat(2).coins) == (0, 9)
    game.do(BuyGoods("cloth", 1))
    assert game.happened(CoinsTakenFromPartner) == [CoinsTakenFromPartner(0, 2, 7)]


@pytest.mark.ruling("TT4", "TT2")
def test_coins_taken_before_the_partners_part_are_missing_there() -> None:
    game = trading(own=0, partners=7, decision=None).do(
        PlayCard("start-mercator"), BuyGoods("tool", 2)
    )
    assert game.decision == TradeChoice(2)
    assert (game.seat(0).coins, game.seat(2).coins) == (0, 3)  # his seven are gone
    assert game.happened(CoinsReceived)[-1] == CoinsReceived(2, 3, "mercator")


@pytest.mark.ruling("TT4", "V1")
def test_first_goods_are_bought_with_the_partners_coins_too() -> None:
    options = {"board": "imperium", "seats": 4, "team": True, "noStartingGoods": True}
    game = Game(new_game(read_options(options), "team"))
    game.do(ChooseStartCity("londinium"), ChooseStartCity("londinium"))
    assert game.decision == FirstGoodsChoice(0)
    game.do(BuyGoods("cloth", 4))
    assert game.events == (CoinsTakenFromPartner(0, 2, 3), GoodsBought(0, "cloth", 4, 28))
    assert (game.seat(0).coins, game.seat(2).coins) == (0, 22)
    game.do(BuyGoods("wine", 3))
    assert game.events == (CoinsTakenFromPartner(0, 2, 18), GoodsBought(0, "wine", 3, 18))
    assert [each.good for each in game.offered_of(BuyGoods)] == ["brick", "food"]  # for 4 coins


@pytest.mark.ruling("TT4")
def test_what_is_sold_is_paid_to_the_seller_alone() -> None:
    game = trading(own=0, partners=0, goods={0: {"cloth": 1}, 2: {}}).do(SellGoods("cloth", 1))
    assert game.happened(GoodsSold) == [GoodsSold(0, "cloth", 1, 7)]
    assert (game.seat(0).coins, game.seat(2).coins) == (7, 0)


@pytest.mark.ruling("TT4")
def test_goods_for_a_house_are_never_the_partners() -> None:
    rich_partner = {0: {"brick": 1}, 2: {"wine": 3, "cloth": 3}}
    assert not building(own=9, partners=9, goods=rich_partner).offered_of(BuildHouse)


@pytest.mark.ruling("TT4")
def test_goods_for_a_card_are_never_the_partners() -> None:
    game = a_team_game(goods={0: {}, 2: {"wine": 2}}, display=["I-mercator"])
    game.do(PlayCard("start-praetor"))
    assert game.to_decide == 2
    assert game.offered_of(BuyCard) == [BuyCard("I-mercator", ("wine",))]


@pytest.mark.ruling("TT4")
def test_goods_and_colonists_for_a_placement_are_never_the_partners() -> None:
    all_out = {"land": ["roma"] * 3, "sea": ["roma"] * 3}
    cost = {"food": 1, "tool": 1}
    game = a_team_game(
        hand={0: ["I-colonist"]}, goods={0: cost, 2: {}}, colonists={0: all_out, 2: {}}
    ).do(PlayCard("I-colonist"))
    assert not game.offered_of(PlaceColonist)  # his colonists are all out
    game.do(FINISH)
    assert game.to_decide == 2
    assert not game.offered_of(PlaceColonist)  # and he has no goods


@pytest.mark.ruling("TT4")
def test_the_coins_of_opponents_are_never_touched() -> None:
    game = building(own=0, partners=4).do(BuildHouse("novaria"))
    assert (game.seat(1).coins, game.seat(3).coins) == (99, 99)


@pytest.mark.ruling("TT4", "TE1")
@pytest.mark.parametrize(("seat", "partner"), [(0, 3), (1, 4), (2, 5), (3, 0), (4, 1), (5, 2)])
def test_with_three_teams_it_is_the_one_opposite_who_pays(seat: int, partner: int) -> None:
    game = a_team_game(
        seats=6,
        coins=dict.fromkeys(range(6), 2),
        goods={seat: {}},
        decision=TradeChoice(seat),
    ).do(BuyGoods("brick", 1))
    assert game.happened(CoinsTakenFromPartner) == [CoinsTakenFromPartner(seat, partner, 1)]
    assert game.seat(partner).coins == 1


@pytest.mark.ruling("TT4")
def test_in_individual_play_there_is_nobody_to_take_from() -> None:
    coins = {0: 2, 1: 99, 2: 99, 3: 99}
    game = a_game(seats=4, cards="venus", coins=coins, goods={0: {}}, decision=TradeChoice(0))
    assert not game.offered_of(BuyGoods)


@pytest.mark.ruling("TT4", "PC2")
def test_a_card_played_for_himself_alone_may_still_be_paid_with_the_others_coins() -> None:
    game = a_team_game(
        coins={0: 6, 2: 0},
        goods={0: {}, 2: {}},
        hand={0: ["II-proconsul"], 2: ["start-mercator"]},
    ).do(PlayCard("II-proconsul"), PlayCard("start-mercator"), BuyGoods("cloth", 1))
    assert game.happened(CoinsTakenFromPartner) == [CoinsTakenFromPartner(2, 0, 4)]
    assert (game.seat(0).coins, game.seat(2).coins) == (2, 0)
    assert game.decision == CardChoice(1)


@pytest.mark.slow
@pytest.mark.ruling("TT4")
@pytest.mark.parametrize("seats", [4, 6])
def test_in_a_whole_game_coins_are_only_taken_where_the_own_ones_are_spent(seats: int) -> None:
    taken = 0
    for before, _, transition in steps({"board": "italia", "seats": seats, "team": True}, "money"):
        for event, payment in pairwise(transition.events):
            if isinstance(event, CoinsTakenFromPartner):
                taken += 1
                assert isinstance(payment, HouseBuilt | GoodsBought)
                assert payment.seat == event.seat
                assert payment.coins == before.seats[event.seat].coins + event.amount
                assert 0 < event.amount <= before.seats[event.partner].coins
    assert taken
