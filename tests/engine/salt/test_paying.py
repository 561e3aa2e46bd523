"""Salt stands for what is missing when a house, a card or a colonist is paid."""

import pytest

from engine.actions import FINISH
from engine.decisions import Decision
from tests.builders import Game, a_game, a_team_game, line
from tests.plain import (
    BuildHouse,
    BuildingChoice,
    CardBought,
    ColonistChoice,
    ColonistPlaced,
    GoodsReceived,
    GoodsToKeep,
    HouseBuilt,
    KeepGoods,
    NewColonistChoice,
    PlaceColonist,
    PlayCard,
    PrefectChoice,
    ProduceInProvince,
    PurchaseChoice,
)

SALT = {"salt": True}
SENATOR = PurchaseChoice(0, cards_left=2, position_costs=True)
BESIDE = {"land": [line("imperium", "aquileia", "roma", "land")]}
ROW = ["I-mason", "I-architect", "I-farmer", "I-smith", "I-mercator", "II-consul", "II-weaver"]


def architect(token: str, goods: dict[str, int], *, coins: int = 50) -> Game:
    return a_game(
        options=SALT,
        tokens={"aquileia": token},
        goods={0: goods},
        coins={0: coins},
        colonists={0: BESIDE},
        decision=BuildingChoice(0),
    )


def senator(goods: dict[str, int], decision: Decision = SENATOR) -> Game:
    return a_game(options=SALT, display=ROW, goods={0: goods}, decision=decision)


@pytest.mark.ruling("SA1", "SA10")
@pytest.mark.parametrize(
    ("token", "goods", "payment"),
    [
        ("brick", {"salt": 1}, ("salt",)),
        ("brick", {"food": 1, "salt": 1}, ("food",)),
        ("food", {"brick": 1, "salt": 1}, ("brick", "salt")),
        ("tool", {"tool": 1, "salt": 1}, ("salt", "tool")),
        ("wine", {"salt": 2}, ("salt", "salt")),
        ("cloth", {"brick": 2, "cloth": 2, "salt": 2}, ("brick", "cloth")),
        ("salt", {"tool": 1, "salt": 1}, ("tool", "salt")),
        ("salt", {"salt": 2}, ("salt", "salt")),
    ],
)
def test_salt_stands_for_exactly_what_is_missing_of_a_house(
    token: str, goods: dict[str, int], payment: tuple[str, ...]
) -> None:
    game = architect(token, goods).do(BuildHouse("aquileia"))
    [built] = game.happened(HouseBuilt)
    assert built.payment == payment
    left = dict(goods)
    for unit in payment:
        left[unit] -= 1
    assert game.goods(0) == {good: units for good, units in left.items() if units}


@pytest.mark.ruling("SA5", "SA10")
@pytest.mark.parametrize(
    ("token", "goods"),
    [
        ("cloth", {"salt": 1}),
        ("cloth", {"brick": 1, "wine": 3}),
        ("salt", {"brick": 3, "cloth": 3, "salt": 1}),
        ("brick", {"brick": 1, "cloth": 1}),
    ],
)
def test_only_salt_is_a_joker_and_one_salt_is_one_unit(token: str, goods: dict[str, int]) -> None:
    assert not architect(token, goods).offers(BuildHouse("aquileia"))


@pytest.mark.ruling("SA3", "SA16")
@pytest.mark.parametrize(("houses", "coins"), [([], 5), ([1], 10), ([1, 2], 15)])
def test_a_salt_city_costs_tool_wine_and_five_for_each_house(houses: list[int], coins: int) -> None:
    facts = {
        "options": SALT,
        "tokens": {"aquileia": "salt"},
        "goods": {0: {"tool": 1, "wine": 1, "brick": 1}},
        "colonists": {0: BESIDE},
        "houses": {"aquileia": houses} if houses else {},
        "decision": BuildingChoice(0),
    }
    assert not a_game(seats=3, coins={0: coins - 1}, **facts).offers(BuildHouse("aquileia"))  # type: ignore[arg-type]  # facts of many kinds
    game = a_game(seats=3, coins={0: coins}, **facts).do(BuildHouse("aquileia"))  # type: ignore[arg-type]  # facts of many kinds
    assert game.happened(HouseBuilt) == [HouseBuilt(0, "aquileia", ("tool", "wine"), coins)]
    assert game.goods(0) == {"brick": 1}


@pytest.mark.ruling("SA12")
def test_each_house_is_a_payment_by_itself() -> None:
    """Both cost a brick; the second finds it gone, and takes the salt."""
    game = a_game(
        options=SALT,
        tokens={"aquileia": "food", "syracusae": "food"},
        goods={0: {"brick": 1, "food": 2, "salt": 1}},
        coins={0: 20},
        colonists={0: {**BESIDE, "sea": [line("imperium", "syracusae", "roma", "sea")]}},
        decision=BuildingChoice(0),
    )
    game.do(BuildHouse("aquileia"), BuildHouse("syracusae"))
    assert [built.payment for built in game.happened(HouseBuilt)] == [
        ("brick", "food"),
        ("salt", "food"),
    ]
    assert game.goods(0) == {}


@pytest.mark.ruling("SA1", "SA10", "SA12")
def test_salt_pays_for_colonists_one_by_one() -> None:
    game = a_game(options=SALT, goods={0: {"food": 1, "salt": 3}}, decision=ColonistChoice(0))
    game.do(PlaceColonist("land", "roma"), PlaceColonist("sea", "roma"))
    assert [placed.payment for placed in game.happened(ColonistPlaced)] == [
        ("food", "salt"),
        ("salt", "salt"),
    ]
    assert game.goods(0) == {}


@pytest.mark.ruling("SA10")
@pytest.mark.parametrize(
    ("goods", "offered"),
    [
        ({"food": 1}, False),
        ({"salt": 1}, False),
        ({"tool": 1, "salt": 1}, True),
        ({"salt": 2}, True),
    ],
)
def test_a_tribunes_colonist_is_offered_if_salt_can_fill_up(
    goods: dict[str, int], offered: bool
) -> None:
    game = a_game(options=SALT, goods={0: goods}, decision=NewColonistChoice(0))
    assert game.offers(PlaceColonist("sea", "roma")) == offered


@pytest.mark.ruling("SA11", "SE1")
@pytest.mark.parametrize(
    ("card", "goods", "ways"),
    [
        ("I-mason", {"salt": 1}, [("salt",)]),
        ("I-mason", {"food": 1, "salt": 1}, [("food",)]),
        ("I-architect", {"tool": 1, "food": 1, "salt": 1}, [("food", "tool"), ("salt", "tool")]),
        ("I-architect", {"food": 1, "salt": 1}, [("food", "salt")]),
        ("I-architect", {"food": 1, "salt": 2}, [("food", "salt"), ("salt", "salt")]),
        ("I-architect", {"salt": 1}, []),
        ("II-consul", {"cloth": 1, "brick": 1, "salt": 1}, [("brick", "cloth", "salt")]),
        ("II-consul", {"cloth": 2, "salt": 1}, [("cloth", "cloth", "salt")]),
        ("II-weaver", {"brick": 1, "cloth": 2, "salt": 1}, [("brick", "cloth", "cloth", "salt")]),
    ],
)
def test_a_question_mark_takes_what_the_named_units_leave(
    card: str, goods: dict[str, int], ways: list[tuple[str, ...]]
) -> None:
    assert senator(goods).ways_to_pay(card) == ways


@pytest.mark.ruling("SA10", "SA11")
def test_what_is_offered_for_a_card_is_what_is_paid() -> None:
    game = senator({"cloth": 1, "brick": 2, "salt": 1})
    game.do(game.purchase("II-consul", "cloth", "salt", "brick"))
    [bought] = game.happened(CardBought)
    assert sorted(bought.payment) == ["brick", "cloth", "salt"]
    assert game.goods(0) == {"brick": 1}


@pytest.mark.ruling("SA10", "CO1")
def test_a_consul_is_paid_with_salt_too() -> None:
    consul = PurchaseChoice(0, cards_left=1, position_costs=False)
    assert senator({"salt": 1}, consul).ways_to_pay("I-smith") == []
    assert senator({"salt": 2}, consul).ways_to_pay("I-smith") == [("salt", "salt")]


@pytest.mark.ruling("SA20", "TT4")
def test_nobody_pays_with_the_partners_salt() -> None:
    game = a_team_game(
        options=SALT,
        tokens={"aquileia": "brick"},
        goods={0: {}, 2: {"salt": 3}},
        coins={0: 5, 2: 5},
        colonists={0: BESIDE},
        decision=BuildingChoice(0),
    )
    assert not game.offers(BuildHouse("aquileia"))


@pytest.mark.ruling("SA14")
def test_a_prefect_makes_every_salt_house_yield_a_salt() -> None:
    game = a_game(
        options=SALT,
        seats=3,
        tokens={"antiochia": "salt", "tyros": "food"},
        markers={"syria": "food"},
        houses={"antiochia": [0, 1], "tyros": [2]},
        goods={0: {}, 1: {}, 2: {}},
        magnus=1,
        decision=PrefectChoice(0),
    )
    game.do(ProduceInProvince("syria", "food"))
    assert [game.goods(seat) for seat in range(3)] == [
        {"food": 1, "salt": 1},
        {"salt": 1},
        {"food": 1},
    ]


@pytest.mark.ruling("SA14")
def test_a_good_named_freely_is_never_salt() -> None:
    """Creta's empty space with a question mark."""
    game = a_game("creta", options=SALT, decision=PrefectChoice(0))
    free = game.state.board.facts.free_choice_provinces
    bonuses = {each.bonus for each in game.offered_of(ProduceInProvince) if each.province in free}
    assert bonuses == {"brick", "food", "tool", "wine", "cloth"}


@pytest.mark.ruling("SA15", "ST2")
def test_salt_is_a_unit_like_any_other_in_a_lot_that_does_not_fit() -> None:
    game = a_game(
        options=SALT, goods={0: {"salt": 6, "brick": 1}}, decision=GoodsToKeep(0, ("food", "salt"))
    )
    assert game.seat(0).free_spaces == 1
    assert set(game.offered) == {KeepGoods(("food",)), KeepGoods(("salt",))}
    game.do(KeepGoods(("salt",)))
    assert game.happened(GoodsReceived) == [GoodsReceived(0, ("salt",))]
    assert game.goods(0) == {"salt": 7, "brick": 1}


def test_a_finished_offer_leaves_the_salt_alone() -> None:
    game = a_game(options=SALT, hand={0: ["start-senator", "start-tribune"]})
    game.do(PlayCard("start-senator"), FINISH)
    assert game.goods(0)["salt"] == 1
