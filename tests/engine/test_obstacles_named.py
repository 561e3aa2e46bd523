"""Refused wishes one by one, each with exactly what stands in its way."""

from collections.abc import Sequence
from typing import Any

import pytest

from engine import view_for
from engine.actions import FINISH, Action
from engine.decisions import Decision
from engine.explanations import obstacles
from engine.obstacles.kinds import Obstacle
from tests import plain as kinds
from tests.builders import ALL_IN_ROMA, FOURTEEN_CITIES, Game, a_game, a_team_game, line
from tests.plain import (
    BuildHouse,
    BuildingChoice,
    BuyCard,
    BuyGoods,
    CardChoice,
    CastleChoice,
    ChoosePersonality,
    ChooseStartCity,
    CollectCoins,
    CollectIncome,
    ColonistChoice,
    CopyCard,
    DiplomatChoice,
    EnterTrade,
    FirstGoodsChoice,
    GoodsToKeep,
    KeepGoods,
    MoveColonist,
    MovementChoice,
    NewColonistChoice,
    PersonalityChoice,
    PlaceColonist,
    PlayCard,
    PrefectChoice,
    ProduceInProvince,
    PurchaseChoice,
    RepeatCard,
    SellGoods,
    StartCityChoice,
    SuggestCard,
    SuggestionChoice,
    TakeCastleGood,
    TradeChoice,
)

BESIDE_MASSILIA = line("imperium", "massilia", "novaria", "land")
SENATOR = PurchaseChoice(0, cards_left=2, position_costs=True)
CONSUL = PurchaseChoice(0, cards_left=1, position_costs=False)
PROCONSUL = PurchaseChoice(0, cards_left=1, position_costs=False, without="proconsul")
ROW = ["I-mercator", "I-farmer", "I-smith", "II-consul", "I-mason", "II-weaver", "II-proconsul"]


def found(game: Game, wanted: Action) -> list[Obstacle]:
    decision = game.decision
    return list(obstacles(view_for(game.state, decision.seat), decision, wanted))


def asked(decision: Decision, **facts: Any) -> Game:
    return a_game(decision=decision, **facts)


def builder(**facts: Any) -> Game:
    """Seat 0 may build, beside Massilia (a wine city) and Novaria."""
    given: dict[str, Any] = {
        "colonists": {0: {"land": [BESIDE_MASSILIA], "sea": ["roma"]}},
        "tokens": {"massilia": "wine", "lutetia": "cloth"},
        "goods": {0: {"wine": 1}},
        "coins": {0: 4},
        "houses": {"massilia": [1]},
        "decision": BuildingChoice(0),
    }
    return a_game(**{**given, **facts})


@pytest.mark.ruling("AR8")
def test_a_house_that_cannot_be_paid_is_so_many_goods_and_coins_short() -> None:
    assert found(builder(), BuildHouse("massilia")) == [
        kinds.GoodsShort("brick", 1, "AR8"),
        kinds.CoinsShort(4, "AR8"),
    ]


@pytest.mark.ruling("TT4")
@pytest.mark.parametrize(("partners_coins", "missing"), [(0, 4), (3, 1), (4, 0)])
def test_what_the_partner_has_is_not_missing(partners_coins: int, missing: int) -> None:
    game = a_team_game(
        colonists={0: {"land": [BESIDE_MASSILIA]}},
        tokens={"massilia": "wine"},
        goods={0: {"wine": 1, "brick": 1}},
        coins={0: 4, 1: 50, 2: partners_coins},
        houses={"massilia": [1]},
        decision=BuildingChoice(0),
    )
    short = [kinds.CoinsShort(missing, "AR8", with_partner=True)] if missing else []
    assert found(game, BuildHouse("massilia")) == short


@pytest.mark.ruling("AR6", "AR7", "AR9")
def test_where_no_house_can_be_built_whatever_one_has() -> None:
    rich = {"goods": {0: {"brick": 2, "cloth": 2, "wine": 2}}, "coins": {0: 50}}
    game = builder(**rich)
    assert found(game, BuildHouse("roma")) == [kinds.NotABuildingCity("roma", "AR6")]
    assert found(game, BuildHouse("lutetia")) == [kinds.NoColonistBeside("lutetia")]
    game = builder(**rich, houses={"massilia": [0]})
    assert found(game, BuildHouse("massilia")) == [kinds.HouseThere("massilia")]
    game = builder(**rich, colonists={0: {"land": ["massilia"]}})
    assert found(game, BuildHouse("massilia")) == [kinds.ColonistInside("massilia")]
    fifteen = {city: [0] for city in (*FOURTEEN_CITIES, "novaria")}
    game = builder(**rich, houses=fifteen)
    assert found(game, BuildHouse("aquileia")) == [kinds.NoHousesLeft()]


@pytest.mark.ruling("T4")
def test_nobody_moves_once_building_has_begun() -> None:
    wanted = MoveColonist("land", BESIDE_MASSILIA, line("imperium", "roma", "novaria", "land"))
    assert found(builder(), wanted) == [kinds.MovementOver()]


@pytest.mark.ruling("AR1", "AR2", "AR3", "AR4")
def test_what_keeps_a_colonist_from_a_line() -> None:
    near = line("imperium", "roma", "novaria", "land")
    far = line("imperium", "sirmium", "napoca", "land")
    by_sea = line("imperium", "roma", "massilia", "sea")
    game = asked(
        MovementChoice(0, steps=2),
        colonists={0: {"land": ["roma"], "sea": ["roma"]}, 1: {"land": [near, far]}},
    )
    cases: dict[Action, list[Obstacle]] = {
        MoveColonist("land", "roma", near): [kinds.LineTaken(near, 1)],
        MoveColonist("land", "roma", far): [kinds.TooFewSteps(3, 2), kinds.LineTaken(far, 1)],
        MoveColonist("land", "roma", by_sea): [kinds.LineOfTheOtherKind("land", by_sea)],
        MoveColonist("land", near, far): [kinds.NoColonistThere("land", near)],
        MoveColonist("land", "roma", "massilia"): [kinds.NoStopThere("massilia")],
        MoveColonist("land", "roma", "nowhere"): [kinds.NotOnThisBoard("nowhere")],
        BuildHouse("massilia"): [kinds.NotAsked("movement_choice")],
    }
    for wanted, reasons in cases.items():
        assert found(game, wanted) == reasons


@pytest.mark.ruling("AR3")
def test_nobody_rests_on_a_crossing() -> None:
    crossing = line("ionium", "brundisium", "apollonia", "land")
    game = a_game(
        "ionium", colonists={0: {"land": ["brundisium"]}}, decision=MovementChoice(0, steps=3)
    )
    wanted = MoveColonist("land", "brundisium", crossing)
    assert found(game, wanted) == [kinds.NoRestThere(crossing)]


def test_without_a_harbour_nobody_leaves_the_mediterranean() -> None:
    line_at = line("gallia", "bononia", "juliobona", "sea")
    wanted = MoveColonist("sea", "mediterranean", line_at)
    choice = MovementChoice(0, steps=2)
    assert found(a_game("gallia", decision=choice), wanted) == [kinds.NoHarbour("mediterranean")]
    game = a_game("gallia", decision=choice, houses={"bononia": [0]})
    assert found(game, wanted) == []


def test_where_no_lines_lead_there_is_no_path() -> None:
    """The Red Sea of Aegyptus is not joined to the Nile."""
    game = a_game("aegyptus", decision=MovementChoice(0, steps=6))
    board = game.state.board
    beyond = next(
        each.id for each in board.facts.lines if board.trade_at(each.id) == "incense_trade"
    )
    wanted = MoveColonist("sea", "memphis", beyond)
    assert found(game, wanted) == [kinds.NoPath("sea", "memphis", beyond)]


def test_trades_are_entered_from_a_line_beside_them_before_the_first_house_and_for_good() -> None:
    board = a_game("aegyptus").state.board
    beside, elsewhere = (
        next(each.id for each in board.facts.lines if bool(board.trade_at(each.id)) is trade)
        for trade in (True, False)
    )
    trader: dict[str, Any] = {"colonists": {0: {"sea": [beside, "gold_trade"]}}}
    game = a_game("aegyptus", decision=BuildingChoice(0, houses_built=1), **trader)
    assert found(game, EnterTrade(beside)) == [kinds.HouseBuiltBefore()]
    assert found(game, EnterTrade(elsewhere)) == [kinds.NoTradeThere(elsewhere)]
    game = a_game("aegyptus", decision=BuildingChoice(0))
    assert found(game, EnterTrade(beside)) == [kinds.NoColonistThere("sea", beside)]
    game = a_game("aegyptus", decision=MovementChoice(0, steps=2), **trader)
    wanted = MoveColonist("sea", "gold_trade", line("aegyptus", "memphis", "alexandria", "sea"))
    assert found(game, wanted) == [kinds.InTradeForGood("gold_trade")]


def test_castles_are_emptied_once_and_by_a_neighbour() -> None:
    castle = "castrum_ubii"
    game = a_game("germania", decision=CastleChoice(0))
    assert found(game, TakeCastleGood(castle)) == [kinds.NoColonistBesideCastle(castle)]
    game = a_game("germania", decision=CastleChoice(0), castles={})
    assert found(game, TakeCastleGood(castle)) == [kinds.CastleEmpty(castle)]
    assert found(game, TakeCastleGood("basilia")) == [kinds.NotOnThisBoard("basilia")]


@pytest.mark.ruling("P2", "P6", "T3")
def test_a_prefect_finds_a_marker_turned_or_showing_another_good() -> None:
    game = asked(PrefectChoice(0), markers={"italia": "wine", "syria": "cloth"}, flipped=["syria"])
    cases: dict[Action, Obstacle] = {
        ProduceInProvince("syria", "cloth"): kinds.MarkerTurned("syria"),
        ProduceInProvince("italia", "cloth"): kinds.OtherBonus("italia", "wine"),
        FINISH: kinds.MustChoose("T3"),
    }
    for wanted, reason in cases.items():
        assert found(game, wanted) == [reason]
    assert found(asked(PrefectChoice(0)), CollectCoins()) == [kinds.NoMarkerTurned()]


@pytest.mark.ruling("ME2", "ME3", "ME4", "ST1")
def test_what_keeps_a_mercator_from_trading() -> None:
    """Seat 0 has 12 spaces: four colonists wait, and 2 wine, 1 food are there."""
    traded = {"goods": {0: {"wine": 2, "food": 1}}, "coins": {0: 10}}
    game = asked(TradeChoice(0, bought=("food",), sold=("wine",)), **traded)
    cases: dict[Action, list[Obstacle]] = {
        BuyGoods("wine", 1): [kinds.SoldBefore("wine")],
        SellGoods("food", 1): [kinds.BoughtBefore("food")],
        SellGoods("wine", 5): [kinds.GoodsShort("wine", 3, "ME2")],
        BuyGoods("food", 3): [kinds.CoinsShort(2, "ME2")],
        BuyGoods("food", 7): [kinds.NoRoom(2), kinds.CoinsShort(18, "ME2")],
        BuyGoods("tool", 1): [kinds.TooManyKinds(("food", "wine"))],
        BuyGoods("food", 0): [kinds.NoUnits()],
        SellGoods("salt", 1): [kinds.NotTraded("salt")],
    }
    for wanted, reasons in cases.items():
        assert found(game, wanted) == reasons


@pytest.mark.ruling("V1")
def test_first_goods_are_bought_and_not_sold() -> None:
    game = asked(FirstGoodsChoice(0), coins={0: 25}, goods={0: {"wine": 1}})
    assert found(game, SellGoods("wine", 1)) == [kinds.NothingSoldYet()]
    assert found(game, BuyGoods("cloth", 4)) == [kinds.CoinsShort(3, "V1")]


@pytest.mark.ruling("SE1")
@pytest.mark.parametrize(
    ("goods", "card", "payment", "missing"),
    [
        ({}, "I-mercator", ("wine",), [("wine", 1)]),
        ({}, "I-farmer", (), [("brick", 1), ("food", 1), ("any", 1)]),
        ({"wine": 1}, "I-farmer", (), [("brick", 1), ("food", 1)]),
        ({"food": 2}, "I-farmer", (), [("brick", 1)]),
        ({"brick": 1, "food": 1}, "I-farmer", ("brick", "food", "food"), [("food", 1)]),
        ({"brick": 1, "food": 1}, "I-farmer", (), [("any", 1)]),
        ({"wine": 9}, "II-weaver", (), [("brick", 1), ("cloth", 2)]),
    ],
)
def test_a_card_is_so_many_goods_short(
    goods: dict[str, int],
    card: str,
    payment: tuple[str, ...],
    missing: Sequence[tuple[str, int]],
) -> None:
    game = asked(SENATOR, display=ROW, goods={0: goods})
    short = [kinds.GoodsShort(good, units, "SE1") for good, units in missing]
    assert found(game, BuyCard(card, payment)) == short


@pytest.mark.ruling("SE1", "CO1", "PC1")
def test_a_card_is_not_for_sale_or_costs_something_else() -> None:
    rich = {"display": ROW, "goods": {0: {"wine": 3, "cloth": 3, "food": 1}}}
    senator, consul = asked(SENATOR, **rich), asked(CONSUL, **rich)
    assert found(senator, BuyCard("V-consul", ())) == [kinds.CardNotForSale("V-consul")]
    paid = BuyCard("I-mason", ("food",))
    assert found(senator, paid) == [kinds.OtherPrice("I-mason", ("food", "cloth"), "SE1")]
    assert found(consul, paid) == []
    wrong = BuyCard("I-smith", ("wine",))
    assert found(consul, wrong) == [
        kinds.OtherPrice("I-smith", ("brick", "tool"), "CO1"),
        kinds.GoodsShort("brick", 1, "CO1"),
        kinds.GoodsShort("tool", 1, "CO1"),
    ]
    wanted = BuyCard("II-proconsul", ("cloth",))
    assert found(asked(PROCONSUL, **rich), wanted) == [kinds.NotForAProconsul("II-proconsul")]


@pytest.mark.ruling("C1", "C2", "C4", "TR2")
def test_what_keeps_a_new_colonist_from_a_place() -> None:
    inland = "colonia_a"
    facts = {"goods": {0: {"food": 1}}, "houses": {"novaria": [0]}}
    game = asked(ColonistChoice(0, placed=1), **facts)
    tool = kinds.GoodsShort("tool", 1, "C2")
    cases: dict[Action, list[Obstacle]] = {
        PlaceColonist("land", "roma"): [tool],
        PlaceColonist("land", inland): [kinds.NoHouseOfYours(inland, "C2"), tool],
        PlaceColonist("sea", "novaria"): [kinds.NoLineBegins("sea", "novaria"), tool],
        CollectIncome(): [kinds.ColonistPlacedBefore()],
    }
    for wanted, reasons in cases.items():
        assert found(game, wanted) == reasons
    paid = {"goods": {0: {"food": 1, "tool": 1}}, "houses": {"novaria": [0]}}
    only_roma = kinds.NotTheCapital("land", ("roma",), False, "TR2")
    assert found(asked(NewColonistChoice(0), **paid), PlaceColonist("land", "novaria")) == [
        only_roma
    ]
    game = asked(NewColonistChoice(0), **paid, colonists={0: ALL_IN_ROMA})
    assert found(game, PlaceColonist("sea", "roma")) == [kinds.NoColonistLeft("sea", "TR2")]


@pytest.mark.ruling("C2")
def test_a_colonist_is_not_placed_in_the_capital_of_the_other_kind() -> None:
    game = a_game("britannia", decision=ColonistChoice(0))
    wanted = PlaceColonist("land", "portus_itius")
    assert found(game, wanted) == [kinds.NotTheCapital("land", ("londinium",), True, "C2")]


@pytest.mark.ruling("ST1", "ST2")
def test_goods_that_came_are_kept_until_no_space_is_left_and_no_others() -> None:
    """Three spaces are free."""
    game = asked(GoodsToKeep(0, ("brick", "food", "food", "wine")), goods={0: {"tool": 5}})
    for goods, reasons in {
        ("brick", "food", "food", "wine"): [kinds.NoRoom(1)],
        ("brick",): [kinds.SpacesLeftEmpty(2)],
        ("food", "wine", "wine"): [kinds.NotReceived(("wine",))],
        ("brick", "food", "food"): [],
    }.items():
        assert found(game, KeepGoods(goods)) == reasons


@pytest.mark.ruling("T1", "TR1")
def test_a_card_is_played_from_the_hand() -> None:
    game = a_game(hand={0: ["start-tribune"]}, discard={0: ["start-senator"]})
    assert found(game, PlayCard("start-senator")) == [kinds.CardPlayedBefore("start-senator")]
    assert found(game, PlayCard("start-mercator")) == [kinds.CardNotInHand("start-mercator")]
    assert found(game, FINISH) == [kinds.MustChoose("T1")]


@pytest.mark.ruling("DC1")
def test_a_double_choice_card_has_two_personalities_and_no_third() -> None:
    game = asked(PersonalityChoice(0, "I-prefect-architect"))
    assert found(game, ChoosePersonality("mercator")) == [
        kinds.NotOnThisCard("I-prefect-architect", "mercator")
    ]


@pytest.mark.ruling("DI1", "DI2", "M6", "M7")
def test_what_keeps_a_diplomat_from_copying() -> None:
    piles = {
        0: ["start-diplomat"],
        1: ["I-diplomat"],
        2: [],
        3: ["start-senator"],
        4: ["start-magister"],
    }
    game = a_game(
        seats=5, cards="venus", discard=piles, decision=DiplomatChoice(0, chain=("magister",))
    )
    for seat, reason in enumerate(
        [
            kinds.NotAnOpponent(0, "DI1"),
            kinds.CardNotCopiable(1, "I-diplomat", "DI2"),
            kinds.PileEmpty(2),
            kinds.CardNotCopiable(3, "start-senator", "M6"),
            kinds.CardNotCopiable(4, "start-magister", "M7"),
        ]
    ):
        assert found(game, CopyCard(seat)) == [reason]


@pytest.mark.ruling("TD1", "TD2", "PC3")
def test_a_team_copies_opponents_and_each_card_once() -> None:
    piles = {1: ["start-mercator"], 2: ["start-mercator"], 3: ["start-legatus"]}
    game = a_team_game(discard=piles, copied=((2, 1),), decision=DiplomatChoice(0, alone=True))
    assert found(game, CopyCard(2)) == [kinds.NotAnOpponent(2, "TD1")]
    assert found(game, CopyCard(1)) == [kinds.CopiedBefore(1, "start-mercator")]
    assert found(game, CopyCard(3)) == [kinds.CardNotCopiable(3, "start-legatus", "PC3")]


@pytest.mark.ruling("M2", "M3", "M7")
@pytest.mark.parametrize(
    ("pile", "reason"),
    [
        ([], kinds.NothingToRepeat()),
        (["start-senator"], kinds.CardNotRepeatable("start-senator", "M3")),
        (["start-magister"], kinds.CardNotRepeatable("start-magister", "M7")),
        (["start-mercator"], kinds.NotAsked("card_choice")),
    ],
)
def test_what_a_magister_could_not_repeat(pile: list[str], reason: Obstacle) -> None:
    game = a_game(cards="venus", discard={0: pile})
    assert found(game, RepeatCard()) == [reason]


@pytest.mark.ruling("L1", "L4", "PC2")
def test_a_legatus_points_into_the_partners_hand_and_at_no_legatus() -> None:
    hands = {2: ["start-tribune", "start-legatus"]}
    game = a_team_game(hand=hands, decision=SuggestionChoice(0))
    assert found(game, SuggestCard("start-legatus")) == [kinds.NoAnswerWithLegatus("L4")]
    assert found(game, SuggestCard("I-smith")) == [kinds.NotInPartnersHand("I-smith")]
    for alone, ruling in ((True, "PC2"), (False, "L4")):
        game = a_team_game(hand=hands, decision=CardChoice(2, alone=alone, without_legatus=True))
        assert found(game, PlayCard("start-legatus")) == [kinds.NoAnswerWithLegatus(ruling)]


@pytest.mark.ruling("TE3")
def test_second_partners_begin_away_from_the_capital() -> None:
    game = a_team_game(decision=StartCityChoice(2))
    assert found(game, ChooseStartCity("roma")) == [kinds.NotABuildingCity("roma", "TE3")]
    assert found(game, ChooseStartCity("massilia")) == [kinds.TooNearTheCapital("massilia")]
