"""What each patrician changes, and for whom; the worked examples tell the rest."""

from typing import Any

import pytest

from engine.actions import FINISH, Action
from engine.explanations import obstacles
from engine.personalities import architect
from tests.builders import Game, a_city, a_game, a_solo_game, a_team_game, line
from tests.plain import (
    ActAsDiplomat,
    BuildHouse,
    BuildingChoice,
    BuyCard,
    BuyGoods,
    CardChoice,
    CardInUse,
    CardsTakenBack,
    CoinsReceived,
    CopyCard,
    DiplomatChoice,
    DisplayCardNotUsable,
    DisplayCardUsed,
    ExchangeChoice,
    ExchangeGoods,
    FirstGoodsChoice,
    GoodsBought,
    GoodsExchanged,
    MovementChoice,
    NoDiplomatHere,
    NoSuchExchange,
    NotForBonus,
    PlayCard,
    PrefectChoice,
    ProduceInProvince,
    PurchaseChoice,
    RepeatCard,
    SellGoods,
    TileStands,
    TooManyKinds,
    TradeChoice,
    UseDisplayCard,
    UseTile,
)

ROMA_AQUILEIA = line("imperium", "aquileia", "roma", "land")
SENATOR = PurchaseChoice(0, cards_left=2, position_costs=True)


def refused(game: Game, wanted: Action) -> tuple[object, ...]:
    return obstacles(game.view(game.to_decide), game.decision, wanted)


@pytest.mark.ruling("FO10")
def test_patricians_add_up_and_serve_their_owner_alone() -> None:
    both = ["appius-arcadius", "claudia-agrippina"]
    game = a_game(tiles={0: both}, decision=CardChoice(0))
    assert (game.seat(0).standing.steps, game.seat(0).standing.spaces) == (1, 4)
    assert game.seat(1).standing.steps == game.seat(1).standing.spaces == 0
    assert architect.steps(game.state, game.to_decide) == 3


@pytest.mark.ruling("FO10")
def test_a_patrician_is_never_used_up() -> None:
    game = a_game(tiles={0: ["gaius-marcellus"]})
    assert refused(game, UseTile("gaius-marcellus")) == (TileStands("gaius-marcellus"),)


@pytest.mark.ruling("FO-claudia-agrippina")
def test_claudia_makes_room_for_purchases() -> None:
    full = {"wine": 8}
    game = a_game(
        tiles={0: ["claudia-agrippina"]},
        goods={0: full, 1: full},
        coins={0: 99, 1: 99},
        decision=TradeChoice(0),
    )
    assert max(offer.units for offer in game.offered_of(BuyGoods)) == 4
    assert game.seat(1).free_spaces == 0


@pytest.mark.ruling("FO-aulus-arcadius", "FO12")
def test_aulus_makes_a_copied_architect_cheaper_too() -> None:
    game = a_game(
        tiles={0: ["aulus-arcadius"]},
        hand={0: ["start-diplomat"]},
        discard={1: ["start-architect"]},
        colonists={0: {"land": [ROMA_AQUILEIA]}},
        tokens={"aquileia": "cloth"},
        houses={},
        goods={0: {"brick": 1, "cloth": 1}},
        coins={0: 4},
    )
    game.do(PlayCard("start-diplomat"), CopyCard(1), FINISH, BuildHouse("aquileia"))
    assert game.seat(0).coins == 0


@pytest.mark.ruling("FO-annaeus-arcadius")
def test_annaeus_reaches_past_a_capital_and_a_partner_but_only_once() -> None:
    """The own colonist ends at Roma; the partner's holds another line there."""
    other = line("imperium", "roma", "syracusae", "sea")
    facts: dict[str, Any] = {
        "tokens": {"aquileia": "brick", "syracusae": "brick"},
        "houses": {},
        "goods": {0: {"food": 3}},
        "coins": {0: 9},
        "decision": BuildingChoice(0),
    }
    team = a_team_game(
        tiles={0: ["annaeus-arcadius"]},
        colonists={0: {"land": [ROMA_AQUILEIA]}, 2: {"sea": [other]}},
        **facts,
    )
    assert [each.city for each in team.offered_of(BuildHouse)] == ["aquileia", "syracusae"]
    team.do(BuildHouse("syracusae"))
    assert team.decision == BuildingChoice(0, houses_built=1, foreign_houses=1)
    assert architect.beyond_others(team.state, team.to_decide) != []
    assert [each.city for each in team.offered_of(BuildHouse)] == ["aquileia"]


@pytest.mark.ruling("FO-annaeus-arcadius", "SO31")
def test_annaeus_reaches_past_contrarius_too() -> None:
    """His ship holds the line from Roma to Neapolis."""
    game = a_solo_game(
        tiles={0: ["annaeus-arcadius"]},
        tokens={"casinum": "brick", "neapolis": "brick"},
        goods={0: {"food": 2}},
        colonists={0: {"land": ["L31"]}},
        contrarius={"land": [], "sea": ["S17"]},
        decision=BuildingChoice(0),
    )
    assert [each.city for each in game.offered_of(BuildHouse)] == ["casinum", "neapolis"]


@pytest.mark.ruling("FO-annaeus-arcadius")
def test_a_house_in_own_reach_does_not_use_annaeus_up() -> None:
    game = a_game(
        tiles={0: ["annaeus-arcadius"]},
        colonists={0: {"land": [ROMA_AQUILEIA]}},
        tokens={"aquileia": "brick"},
        houses={},
        goods={0: {"food": 3}},
        decision=BuildingChoice(0),
    )
    assert game.do(BuildHouse("aquileia")).state.pending[-1:] != (BuildingChoice(0, 1, 1),)


@pytest.mark.ruling("FO-appius-arcadius")
@pytest.mark.parametrize("tiles", [["appius-arcadius"], ["appius-arcadius", "julius"]])
def test_appius_adds_a_step_to_every_movement(tiles: list[str]) -> None:
    game = a_game(tiles={0: tiles}, hand={0: ["start-architect"]})
    game.do(UseTile("julius") if "julius" in tiles else PlayCard("start-architect"))
    assert game.decision == MovementChoice(0, 3, only_moves="julius" in tiles)


@pytest.mark.ruling("FO-gaius-marcellus")
def test_gaius_pays_more_for_salt_that_is_sold_as_something_else() -> None:
    game = a_game(
        tiles={0: ["gaius-marcellus"]},
        options={"salt": True},
        goods={0: {"salt": 2}},
        coins={0: 0},
        decision=TradeChoice(0),
    )
    assert game.do(SellGoods("cloth", 2)).seat(0).coins == 16


@pytest.mark.ruling("FO-servius-marcellus")
def test_servius_trades_in_three_types_and_not_in_four() -> None:
    game = a_game(
        tiles={0: ["servius-marcellus"]},
        goods={0: {"brick": 1, "food": 1, "tool": 1, "wine": 1}},
        decision=TradeChoice(0, sold=("brick", "food")),
    )
    game.do(SellGoods("tool", 1))
    assert not game.offers(SellGoods("wine", 1))
    assert refused(game, SellGoods("wine", 1)) == (TooManyKinds(("brick", "food", "tool")),)


@pytest.mark.ruling("FO-faustus-marcellus")
def test_the_first_brick_is_free_but_needs_space_and_type() -> None:
    facts: dict[str, Any] = {"tiles": {0: ["faustus-marcellus"]}, "coins": {0: 2}}
    game = a_game(goods={0: {}}, decision=TradeChoice(0), **facts)
    assert game.offered_of(BuyGoods) == [BuyGoods("brick", 1)]
    game.do(BuyGoods("brick", 1))
    assert game.events[0] == GoodsBought(0, "brick", 1, 0)
    full = a_game(goods={0: {"wine": 8}}, decision=TradeChoice(0), **facts)
    assert full.offered_of(BuyGoods) == []
    typeless = a_game(goods={0: {}}, decision=TradeChoice(0, sold=("food", "wine")), **facts)
    assert typeless.offered_of(BuyGoods) == []
    second = a_game(goods={0: {}}, decision=TradeChoice(0, bought=("brick",)), **facts)
    assert second.offered_of(BuyGoods) == []
    first_goods = a_game(goods={0: {}}, decision=FirstGoodsChoice(0), **facts)
    assert first_goods.offered_of(BuyGoods) == []


@pytest.mark.ruling("FO-donatus-pompeius")
def test_donatus_pays_on_creta_for_the_good_that_is_named() -> None:
    game = a_game("creta", tiles={0: ["donatus-pompeius"]}, coins={0: 0}, decision=PrefectChoice(0))
    free = game.state.board.facts.free_choice_provinces[0]
    game.do(ProduceInProvince(free, "cloth"))
    assert CoinsReceived(0, 1, "donatus-pompeius") in game.events


@pytest.mark.ruling("FO-donatus-pompeius", "FO-claudius-pompeius")
def test_nobody_else_profits_from_a_production() -> None:
    game = a_game(
        tiles={1: ["donatus-pompeius", "claudius-pompeius"]},
        markers={"syria": "wine"},
        decision=PrefectChoice(0),
    )
    assert refused(game, ProduceInProvince("syria", "wine", sells=True)) == (NotForBonus(),)
    game.do(ProduceInProvince("syria", "wine"))
    assert game.happened(CoinsReceived) == []


@pytest.mark.ruling("FO-claudius-pompeius")
def test_claudius_may_keep_the_unit_as_well() -> None:
    game = a_game(
        tiles={0: ["claudius-pompeius"]}, markers={"syria": "wine"}, decision=PrefectChoice(0)
    )
    assert game.offers(ProduceInProvince("syria", "wine"))
    assert game.offers(ProduceInProvince("syria", "wine", sells=True))


@pytest.mark.ruling("FO-sextus-pompeius", "M6", "M7")
def test_behind_a_magister_sextus_copies_neither_senator_nor_magister() -> None:
    tops = {1: "start-senator", 2: "start-magister", 3: "start-mercator"}
    game = a_game(
        seats=4,
        cards="venus",
        tiles={0: ["sextus-pompeius"]},
        hand={0: ["start-magister"]},
        discard={0: ["start-prefect-a"], **{seat: [top] for seat, top in tops.items()}},
    )
    game.do(PlayCard("start-magister"), RepeatCard(), ActAsDiplomat())
    assert game.decision == DiplomatChoice(0, ("magister",), alone=True)
    assert game.offered == (CopyCard(3), FINISH)


@pytest.mark.ruling("FO-sextus-pompeius", "TD2")
def test_in_a_team_the_partner_carries_out_the_prefect() -> None:
    game = a_team_game(
        tiles={0: ["sextus-pompeius"]},
        hand={0: ["start-prefect-a"]},
        discard={1: ["start-mercator"]},
        coins={0: 0, 2: 0},
    )
    game.do(PlayCard("start-prefect-a"), ActAsDiplomat(), CopyCard(1))
    assert game.seat(0).coins == 3
    assert (0, 1) in game.state.copied
    game.do(FINISH)
    assert game.decision == PrefectChoice(2)
    assert game.seat(2).coins == 0
    assert refused(game, ActAsDiplomat()) == (NoDiplomatHere(owned=False),)


@pytest.mark.ruling("FO-sextus-pompeius")
def test_a_partner_cannot_copy_behind_a_diplomat_either() -> None:
    game = a_team_game(
        to_play=2,
        tiles={0: ["sextus-pompeius"]},
        hand={2: ["start-diplomat"]},
        discard={1: ["start-prefect-a"]},
    )
    game.do(PlayCard("start-diplomat"), CopyCard(1), game_production(game))
    assert game.decision == PrefectChoice(0)
    assert refused(game, ActAsDiplomat()) == (NoDiplomatHere(owned=True),)


def game_production(game: Game) -> ProduceInProvince:
    province, marker = next(iter(game.markers.items()))
    assert marker.good is not None
    return ProduceInProvince(province, marker.good)


@pytest.mark.ruling("FO-lucius-flavius")
def test_lucius_uses_a_card_for_both_partners_and_it_stays() -> None:
    game = a_team_game(
        to_play=2,
        tiles={2: ["lucius-flavius"]},
        hand={2: ["start-diplomat"]},
        display=["I-mercator", "II-proconsul", "I-diplomat"],
        coins={0: 0, 2: 0},
    )
    game.do(PlayCard("start-diplomat"))
    assert UseDisplayCard("I-diplomat") not in game.offered
    game.do(UseDisplayCard("I-mercator"))
    assert DisplayCardUsed(2, "I-mercator") in game.events
    game.do(FINISH)
    assert (game.seat(0).coins, game.seat(2).coins) == (5, 5)
    assert "I-mercator" in game.state.display
    assert game.state.copied == ()


@pytest.mark.ruling("FO-lucius-flavius")
def test_a_card_in_use_is_not_bought_and_others_may_not_use_any() -> None:
    game = a_game(
        tiles={0: ["lucius-flavius"]},
        display=["II-consul", "I-farmer"],
        goods={0: {"brick": 2, "food": 2, "tool": 2, "wine": 2, "cloth": 2}},
        colonists={0: {"land": ["roma"] * 3, "sea": ["roma"] * 3}},
        decision=DiplomatChoice(0),
    )
    game.do(UseDisplayCard("II-consul"))
    assert refused(game, BuyCard("II-consul", ())) == (CardInUse("II-consul"),)
    other = a_game(tiles={}, decision=DiplomatChoice(0), display=["I-farmer"])
    assert obstacles(other.view(0), DiplomatChoice(0), UseDisplayCard("I-farmer")) == (
        DisplayCardNotUsable("I-farmer", "FO-lucius-flavius"),
    )


@pytest.mark.ruling("FO-cornelius-scipio")
def test_cornelius_offers_each_way_to_pay_once_and_not_with_a_consul() -> None:
    row = ["I-architect", "I-prefect", "I-colonist", "I-farmer", "I-smith", "I-diplomat"]
    game = a_game(
        tiles={0: ["cornelius-scipio"]},
        options={"salt": True},
        display=[*row, "I-mercator"],
        goods={0: {"wine": 2, "brick": 1, "food": 1, "salt": 1}},
        decision=SENATOR,
    )
    assert game.ways_to_pay("I-mercator") == [
        ("brick", "food", "wine"),
        ("brick", "salt", "wine"),
        ("brick", "wine", "wine"),
        ("food", "salt", "wine"),
        ("food", "wine", "wine"),
        ("salt", "wine", "wine"),
    ]
    consul = PurchaseChoice(0, cards_left=1, position_costs=False)
    asked = a_game(
        tiles={0: ["cornelius-scipio"]},
        display=[*row, "I-mercator"],
        goods={0: {"wine": 1}},
        decision=consul,
    )
    assert asked.ways_to_pay("I-mercator") == [("wine",)]


@pytest.mark.ruling("FO-titus-valerius")
def test_titus_exchanges_one_unit_but_salt_and_only_for_another() -> None:
    game = a_game(
        tiles={0: ["titus-valerius"]},
        options={"salt": True},
        goods={0: {"brick": 1, "salt": 1}},
        hand={0: ["start-tribune"]},
    ).do(PlayCard("start-tribune"))
    assert isinstance(game.decision, ExchangeChoice)
    assert game.happened(CardsTakenBack)
    assert game.offered == (ExchangeGoods(("brick",), ("salt",)), FINISH)
    wrong = ExchangeGoods(("salt",), ("brick",))
    assert refused(game, wrong) == (NoSuchExchange("FO-titus-valerius"),)
    game.do(ExchangeGoods(("brick",), ("salt",)))
    assert game.happened(GoodsExchanged) == [GoodsExchanged(0, ("brick",), ("salt",))]
    assert game.goods(0) == {"salt": 2}


def test_nobody_builds_where_only_somebody_elses_annaeus_reaches() -> None:
    facts: dict[str, Any] = {
        "colonists": {0: {"land": [ROMA_AQUILEIA]}},
        "decision": BuildingChoice(0),
    }
    game = a_game(tiles={1: ["annaeus-arcadius"]}, houses={}, **facts)
    assert a_city("syracusae") not in [each.city for each in game.offered_of(BuildHouse)]
