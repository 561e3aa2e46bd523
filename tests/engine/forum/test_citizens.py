"""Citizens: when each may be used, what it brings, and when it would bring nothing."""

from typing import Any

import pytest

from engine.actions import FINISH, Action
from engine.board import board_of
from engine.decisions import Decision
from engine.explanations import obstacles
from engine.terms import BoardId
from engine.tile_effects import ANYTIME, CARD_PRICES, CITIZENS, HOUSE_PRICES, INSIDE, OUTSIDE
from tests.builders import ALL_IN_ROMA, Game, a_game, a_team_game, line
from tests.plain import (
    BuildHouse,
    BuildingChoice,
    BuyCard,
    BuyGoods,
    CardChoice,
    CardRetrieved,
    CitizenChoice,
    CoinsReceived,
    CoinsTakenFromPartner,
    ColonistChoice,
    ColonistPlaced,
    CopyCard,
    EnterTrade,
    FirstGoodsChoice,
    GoodsExchanged,
    GoodsLost,
    GoodsReceived,
    GoodsToKeep,
    HouseBuilt,
    KeepGoods,
    MoveColonist,
    MovementChoice,
    NewColonistChoice,
    OtherUse,
    PlayCard,
    PrefectChoice,
    PurchaseChoice,
    SellGoods,
    TileBringsNothing,
    TileNotNow,
    TileNotYours,
    TileUsed,
    TradeChoice,
    UseTile,
)

ROMA_AQUILEIA = line("imperium", "aquileia", "roma", "land")
INVENTED = {"forumPlaceholders": True}
THREE_PROVINCES = {"aquileia": [0], "massilia": [0], "carthago": [0]}
SENATOR = PurchaseChoice(0, cards_left=2, position_costs=True)
WITHIN: list[Decision] = [
    BuildingChoice(0),
    TradeChoice(0),
    SENATOR,
    ColonistChoice(0),
    NewColonistChoice(0),
]


def holding(*tiles: str, **facts: Any) -> Game:
    return a_game(**{"tiles": {0: tiles}, "goods": {0: {}}, "coins": {0: 0}, **facts})


def refused(game: Game, wanted: Action) -> tuple[object, ...]:
    return obstacles(game.view(game.to_decide), game.decision, wanted)


def uses(game: Game) -> list[str]:
    return [use.tile for use in game.offered_of(UseTile)]


@pytest.mark.ruling("FO11")
def test_each_citizen_has_its_windows() -> None:
    by_window = {
        windows: {tile for tile, entry in CITIZENS.items() if entry.windows == windows}
        for windows in (ANYTIME, OUTSIDE, INSIDE)
    }
    assert by_window == {
        ANYTIME: {
            "augustus", "commodus", "laurentius", "numerius", "publius", "spurius", "tiberius",
        },
        OUTSIDE: {"julius", "quintus", "victoria"},
        INSIDE: {"mamilius"},
    }  # fmt: skip
    assert {*HOUSE_PRICES, *CARD_PRICES} == {"mamercus", "marcus", "novius"}


@pytest.mark.ruling("FO11")
@pytest.mark.parametrize("decision", [CardChoice(0), CitizenChoice(0), *WITHIN])
def test_a_citizen_is_offered_in_every_window_and_once(decision: Decision) -> None:
    game = holding("laurentius", decision=decision)
    assert uses(game) == ["laurentius"]
    game.do(UseTile("laurentius"))
    assert game.events[:2] == (TileUsed(0, "laurentius"), GoodsReceived(0, ("brick", "food")))
    assert game.tiles(0) == []
    assert game.thrown == ["laurentius"]


@pytest.mark.ruling("FO11")
@pytest.mark.parametrize(
    "decision",
    [
        FirstGoodsChoice(0),
        MovementChoice(0, 2),
        PrefectChoice(0),
        GoodsToKeep(0, ("brick", "food")),
    ],
)
def test_there_is_no_window_anywhere_else(decision: Decision) -> None:
    game = holding("laurentius", decision=decision, goods={0: {"wine": 7}})
    assert uses(game) == []
    assert refused(game, UseTile("laurentius")) == (TileNotNow("laurentius"),)


@pytest.mark.ruling("FO11")
def test_any_number_of_citizens_are_used_one_after_the_other() -> None:
    game = holding("laurentius", "spurius", hand={0: ["start-mercator"]})
    game.do(UseTile("laurentius"), UseTile("spurius", taken=("cloth",)))
    assert game.decision == CardChoice(0)
    assert game.goods(0) == {"brick": 1, "food": 1, "cloth": 1}
    assert game.thrown == ["laurentius", "spurius"]


@pytest.mark.ruling("FO11")
def test_after_the_card_it_is_asked_only_if_a_citizen_could_be_used() -> None:
    game = holding("commodus", hand={0: ["start-mercator"]}).do(PlayCard("start-mercator"), FINISH)
    assert game.to_decide == 1
    game = holding("laurentius", hand={0: ["start-mercator"]})
    game.do(PlayCard("start-mercator"), FINISH)
    assert game.decision == CitizenChoice(0, ("start-mercator",))
    assert game.do(UseTile("laurentius")).to_decide == 1


@pytest.mark.ruling("FO14")
def test_a_citizen_is_never_used_in_somebody_elses_turn() -> None:
    game = holding("laurentius", decision=CardChoice(1))
    assert uses(game) == []
    game = a_game(tiles={1: ["laurentius"]})
    assert refused(game, UseTile("laurentius")) == (TileNotYours("laurentius"),)


@pytest.mark.ruling("FO14", "FO15")
def test_partners_use_citizens_in_their_own_parts_each_before_the_other_begins() -> None:
    game = a_team_game(
        tiles={0: ["laurentius"], 2: ["spurius"]},
        hand={0: ["start-mercator"]},
        goods={0: {}, 2: {}},
        coins={0: 0, 2: 0},
    )
    game.do(PlayCard("start-mercator"))
    assert (game.decision, uses(game)) == (TradeChoice(0), ["laurentius"])
    game.do(FINISH)
    assert game.decision == CitizenChoice(0, ("start-mercator",))
    game.do(FINISH)
    assert (game.decision, set(uses(game))) == (TradeChoice(2), {"spurius"})
    game.do(FINISH)
    assert game.decision == CitizenChoice(2)
    assert game.do(FINISH).decision == CardChoice(1)


@pytest.mark.ruling("FO14")
def test_a_partner_who_plays_a_card_has_the_window_before_it() -> None:
    game = a_team_game(
        tiles={0: ["laurentius"], 2: ["spurius"]},
        hand={0: ["II-proconsul"], 2: ["start-mercator"]},
        goods={0: {}, 2: {}},
    )
    game.do(PlayCard("II-proconsul"), FINISH)
    assert game.decision == CitizenChoice(0, ("II-proconsul",)), "before the partner's card"
    game.do(FINISH)
    assert game.decision == CardChoice(2, alone=True, without_legatus=True)
    assert set(uses(game)) == {"spurius"}


@pytest.mark.ruling("FO14")
def test_whoever_played_a_legatus_has_one_window_after_both_parts() -> None:
    game = a_team_game(
        tiles={0: ["laurentius"]},
        hand={0: ["start-legatus"], 2: ["start-mercator"]},
        goods={0: {}, 2: {}},
    )
    game.do(PlayCard("start-legatus"), FINISH, PlayCard("start-mercator"), FINISH)
    assert game.decision == TradeChoice(0)
    game.do(FINISH)
    assert game.decision == CitizenChoice(0, ("start-legatus",))
    assert game.do(FINISH).decision == CardChoice(1)


@pytest.mark.ruling("FO15")
def test_a_tile_serves_its_owner_and_not_the_partner() -> None:
    game = a_team_game(tiles={2: ["laurentius", "gaius-marcellus"]}, goods={0: {"wine": 1}})
    assert uses(game) == []
    asked = TradeChoice(0)
    game = a_team_game(
        tiles={2: ["gaius-marcellus"]}, goods={0: {"wine": 1}}, coins={0: 0}, decision=asked
    )
    assert game.do(SellGoods("wine", 1)).seat(0).coins == 6


@pytest.mark.ruling("FO13")
@pytest.mark.parametrize(
    ("tile", "facts"),
    [
        ("laurentius", {"goods": {0: {"wine": 8}}}),
        ("spurius", {"goods": {0: {"wine": 8}}}),
        ("tiberius", {"goods": {0: {"wine": 8}}}),
        ("commodus", {"houses": {"aquileia": [0]}}),
        ("commodus", {"houses": THREE_PROVINCES, "goods": {0: {"wine": 8}}}),
        ("numerius", {"houses": {}}),
        ("augustus", {}),
        ("publius", {"coins": {0: 4}}),
        ("publius", {"coins": {0: 9}, "colonists": {0: ALL_IN_ROMA}}),
        ("julius", {"colonists": {0: {}}}),
        ("quintus", {"options": INVENTED, "coins": {0: 2}}),
        ("victoria", {"options": INVENTED, "discard": {0: []}}),
        ("mamilius", {"decision": BuildingChoice(0)}),
    ],
)
def test_what_would_bring_nothing_is_refused(tile: str, facts: dict[str, Any]) -> None:
    game = holding(tile, **facts)
    assert uses(game) == []
    assert refused(game, UseTile(tile)) == (TileBringsNothing(tile),)


@pytest.mark.ruling("FO13", "ST2")
def test_what_does_not_fit_is_lost() -> None:
    game = holding("commodus", houses=houses_in(6), goods={0: {"wine": 7}})
    game.do(UseTile("commodus"))
    assert game.happened(GoodsReceived) == [GoodsReceived(0, ("tool",))]
    assert game.happened(GoodsLost) == [GoodsLost(0, ("tool",))]


def houses_in(provinces: int) -> dict[str, list[int]]:
    """One house in each of so many provinces of Imperium."""
    cities_in = board_of(BoardId("imperium")).cities_in.values()
    return {cities[0]: [0] for cities in [*cities_in][:provinces]}


@pytest.mark.ruling("FO-augustus")
def test_augustus_exchanges_one_or_two_units_and_none_for_itself() -> None:
    game = holding("augustus", goods={0: {"brick": 2, "wine": 1}})
    offered = game.offered_of(UseTile)
    assert all(not set(use.given) & set(use.taken) for use in offered)
    assert {len(use.given) for use in offered} == {1, 2}
    assert len(set(offered)) == len(offered) == 4 + 4 + 10 + 6
    game.do(UseTile("augustus", given=("brick", "wine"), taken=("tool", "cloth")))
    assert game.happened(GoodsExchanged) == [
        GoodsExchanged(0, ("brick", "wine"), ("tool", "cloth"))
    ]
    assert game.goods(0) == {"brick": 1, "tool": 1, "cloth": 1}
    wrong = UseTile("augustus", given=("wine",), taken=("wine",))
    again = holding("augustus", goods={0: {"wine": 1}})
    assert refused(again, wrong) == (OtherUse("augustus", "FO-augustus"),)


@pytest.mark.ruling("FO-commodus", "FO-numerius")
def test_provinces_count_once_however_many_houses_stand_there() -> None:
    houses = {**THREE_PROVINCES, "syracusae": [0], "londinium": [1]}
    game = holding("commodus", "numerius", houses=houses)
    provinces = {
        game.state.board.province_of[city] for city in game.state.houses_of(game.to_decide)
    }
    game.do(UseTile("commodus"), UseTile("numerius"))
    assert game.goods(0) == {"tool": len(provinces) // 3}
    assert game.seat(0).coins == 2 * len(provinces)
    assert game.happened(CoinsReceived) == [CoinsReceived(0, 2 * len(provinces), "numerius")]


@pytest.mark.ruling("FO-julius")
@pytest.mark.parametrize("decision", [CardChoice(0), CitizenChoice(0)])
def test_julius_moves_colonists_and_no_house_follows(decision: Decision) -> None:
    game = holding("julius", decision=decision, goods={0: {"brick": 3, "food": 3, "wine": 2}})
    game.do(UseTile("julius"))
    assert game.decision == MovementChoice(0, 2, only_moves=True)
    game.do(MoveColonist("land", "roma", ROMA_AQUILEIA))
    assert game.decision == MovementChoice(0, 1, only_moves=True)
    game.do(FINISH)
    assert not isinstance(game.decision, BuildingChoice)
    assert game.to_decide == (0 if isinstance(decision, CardChoice) else 1)


@pytest.mark.ruling("FO-julius")
def test_julius_enters_no_trade_roundel() -> None:
    beside = line("aegyptus", "berenice", "incense_trade", "sea")
    game = holding("julius", board="aegyptus", colonists={0: {"sea": [beside]}})
    game.do(UseTile("julius"))
    while isinstance(game.decision, MovementChoice):
        assert not game.offered_of(EnterTrade)
        game.do(FINISH)
    assert game.decision == CardChoice(0)
    game.do(PlayCard("start-architect"), FINISH)
    assert game.offers(EnterTrade(beside)), "an Architect may"


@pytest.mark.ruling("FO-laurentius")
def test_of_laurentius_one_is_kept_if_only_one_fits() -> None:
    game = holding("laurentius", goods={0: {"wine": 7}}).do(UseTile("laurentius"))
    assert game.decision == GoodsToKeep(0, ("brick", "food"))
    game.do(KeepGoods(("food",)))
    assert game.goods(0) == {"wine": 7, "food": 1}
    assert game.decision == CardChoice(0)


def building(*tiles: str, **facts: Any) -> Game:
    usual = {
        "decision": BuildingChoice(0),
        "colonists": {0: {"land": [ROMA_AQUILEIA]}},
        "tokens": {"aquileia": "wine"},
        "houses": {},
    }
    return holding(*tiles, **{**usual, **facts})


@pytest.mark.ruling("FO-mamercus")
def test_mamercus_builds_one_house_without_sestertii() -> None:
    game = building("mamercus", goods={0: {"brick": 1, "wine": 1}})
    assert game.offered == (BuildHouse("aquileia", "mamercus"), FINISH)
    game.do(BuildHouse("aquileia", "mamercus"))
    assert game.events == (
        TileUsed(0, "mamercus"),
        HouseBuilt(0, "aquileia", ("brick", "wine"), 0),
        *game.events[2:],
    )
    assert game.thrown == ["mamercus"]


@pytest.mark.ruling("FO-mamercus", "FO13")
def test_mamercus_is_no_use_where_a_house_costs_no_sestertii() -> None:
    game = building(
        "mamercus", "aulus-arcadius", tokens={"aquileia": "brick"}, goods={0: {"food": 1}}
    )
    assert game.offered_of(BuildHouse) == [BuildHouse("aquileia")]
    wanted = BuildHouse("aquileia", "mamercus")
    assert refused(game, wanted) == (OtherUse("mamercus", "FO-mamercus"),)
    assert refused(game, BuildHouse("aquileia", "laurentius")) == (TileNotYours("laurentius"),)
    assert refused(game, BuildHouse("aquileia", "aulus-arcadius")) == (
        TileNotNow("aulus-arcadius"),
    )


@pytest.mark.ruling("FO-mamilius")
def test_mamilius_comes_before_the_first_house_and_ends_with_the_action() -> None:
    game = building("mamilius", "spurius", goods={0: {"wine": 1}}, coins={0: 4})
    game.do(UseTile("mamilius"))
    assert game.decision == BuildingChoice(0, in_force=("mamilius",))
    game.do(UseTile("spurius", taken=("cloth",)))
    assert game.decision == BuildingChoice(0, in_force=("mamilius",)), "as long as it is open"
    game.do(BuildHouse("aquileia"))
    assert HouseBuilt(0, "aquileia", ("wine",), 4) in game.events
    assert not any(getattr(each, "in_force", ()) for each in game.state.pending[:-1])
    late = building("mamilius", goods={0: {"wine": 1}}, coins={0: 4}, decision=BuildingChoice(0, 1))
    assert uses(late) == []


@pytest.mark.ruling("FO-mamilius", "FO13")
@pytest.mark.parametrize(
    ("token", "coins", "tiles", "helps"),
    [
        ("brick", 9, [], False),  # needs no brick
        ("wine", 3, [], False),  # cannot be paid even then
        ("wine", 4, [], True),
        ("wine", 0, ["mamercus"], True),
        ("cloth", 9, ["marcus"], False),  # Marcus needs no brick either
    ],
)
def test_mamilius_needs_a_house_that_could_be_built_then(
    token: str, coins: int, tiles: list[str], helps: bool
) -> None:
    goods = {"food": 1, "wine": 1, "tool": 1}
    game = building(
        "mamilius", *tiles, tokens={"aquileia": token}, coins={0: coins}, goods={0: goods}
    )
    assert ("mamilius" in uses(game)) == helps


@pytest.mark.ruling("FO-marcus")
def test_marcus_builds_for_a_tool_in_any_city_unless_there_is_salt() -> None:
    game = building("marcus", goods={0: {"tool": 1}})
    assert game.offered == (BuildHouse("aquileia", "marcus"), FINISH)
    salted = building("marcus", goods={0: {"tool": 1}}, options={"salt": True})
    assert salted.offered_of(BuildHouse) == []
    joker = building(
        "marcus", goods={0: {"salt": 1}}, options={"salt": True}, tokens={"aquileia": "salt"}
    )
    joker.do(BuildHouse("aquileia", "marcus"))
    assert HouseBuilt(0, "aquileia", ("salt",), 0) in joker.events


@pytest.mark.ruling("FO-publius")
def test_publius_places_where_a_colonist_card_could_and_a_partner_helps_out() -> None:
    game = a_team_game(
        tiles={0: ["publius"]},
        coins={0: 2, 2: 3},
        goods={0: {}},
        houses={"lutetia": [0]},
        colonists={0: {"land": ["roma"], "sea": ["roma"]}},
    )
    places = {(use.colonist, use.place) for use in game.offered_of(UseTile)}
    assert ("land", "lutetia") in places
    assert ("sea", "roma") in places
    assert ("sea", "lutetia") not in places, "no sea line begins there"
    game.do(UseTile("publius", colonist="land", place="lutetia"))
    assert CoinsTakenFromPartner(0, 2, 3) in game.events
    assert game.happened(ColonistPlaced) == [ColonistPlaced(0, "land", "lutetia", (), 5)]
    assert game.seat(0).coins == game.seat(2).coins == 0


@pytest.mark.ruling("FO-spurius")
@pytest.mark.parametrize("salt", [False, True])
def test_spurius_gives_salt_or_any_good(salt: bool) -> None:
    game = holding("spurius", options={"salt": salt})
    goods = ["salt"] if salt else ["brick", "food", "tool", "wine", "cloth"]
    assert game.offered_of(UseTile) == [UseTile("spurius", taken=(good,)) for good in goods]
    assert game.do(game.offered_of(UseTile)[0]).goods(0) == {goods[0]: 1}


@pytest.mark.ruling("FO-tiberius")
def test_tiberius_does_not_know_the_empty_question_mark_of_creta() -> None:
    game = holding("tiberius", board="creta")
    free = set(game.state.board.facts.free_choice_provinces)
    assert {use.province for use in game.offered_of(UseTile)} == set(game.markers) - free


@pytest.mark.ruling("FO-novius")
def test_novius_pays_for_the_place_of_one_card_with_a_senator() -> None:
    facts: dict[str, Any] = {
        "options": INVENTED,
        "display": ["I-architect", None, None, None, None, None, "I-mercator"],
        "goods": {0: {"wine": 1}},
    }
    game = holding("novius", decision=SENATOR, **facts)
    assert game.offered_of(BuyCard) == [BuyCard("I-mercator", ("wine",), "novius")]
    first = BuyCard("I-architect", ("tool",), "novius")
    assert OtherUse("novius", "FO-novius") in refused(game, first)
    game.do(BuyCard("I-mercator", ("wine",), "novius"))
    assert TileUsed(0, "novius") in game.events
    assert "I-mercator" in game.seat(0).hand
    consul = holding("novius", decision=PurchaseChoice(0, 1, position_costs=False), **facts)
    assert refused(consul, BuyCard("I-mercator", ("wine",), "novius")) == (TileNotNow("novius"),)


@pytest.mark.ruling("FO-quintus")
def test_quintus_trades_in_one_type_without_a_payout() -> None:
    game = holding(
        "quintus", "servius-marcellus", "faustus-marcellus", options=INVENTED, coins={0: 3}
    )
    game.do(UseTile("quintus"))
    assert game.decision == TradeChoice(0, one_type=True)
    assert game.seat(0).coins == 3
    game.do(BuyGoods("brick", 2))
    assert game.seat(0).coins == 0
    assert game.decision == CardChoice(0), "nothing is left to trade"
    sold = holding(
        "quintus", "gaius-marcellus", options=INVENTED, goods={0: {"wine": 1, "food": 1}}
    )
    sold.do(UseTile("quintus"), SellGoods("wine", 1))
    assert sold.seat(0).coins == 7
    assert sold.offered_of(SellGoods) == []


@pytest.mark.ruling("FO-victoria")
def test_victoria_takes_back_an_earlier_card_but_none_of_this_turn() -> None:
    game = holding(
        "victoria",
        options=INVENTED,
        hand={0: ["start-mercator"]},
        discard={0: ["start-senator", "start-diplomat"]},
    )
    game.do(PlayCard("start-mercator"), FINISH)
    assert [use.card for use in game.offered_of(UseTile)] == ["start-senator", "start-diplomat"]
    game.do(UseTile("victoria", card="start-senator"))
    assert game.happened(CardRetrieved) == [CardRetrieved(0, "start-senator")]
    assert game.seat(0).hand == ("start-senator",)
    assert game.seat(0).discard == ("start-diplomat", "start-mercator")


@pytest.mark.ruling("FO-victoria", "TD2")
def test_a_copied_card_that_comes_back_may_be_copied_again() -> None:
    game = a_team_game(
        tiles={0: ["victoria"]},
        options=INVENTED,
        discard={0: ["start-mercator", "start-prefect-a"]},
        copied=((1, 0),),
    )
    game.do(UseTile("victoria", card="start-mercator"))
    assert game.state.copied == ((1, 0),), "the copied card still lies on top"
    again = a_team_game(
        tiles={0: ["victoria"]},
        options=INVENTED,
        discard={0: ["start-mercator", "start-prefect-a"]},
        copied=((1, 0),),
    )
    again.do(UseTile("victoria", card="start-prefect-a"))
    assert again.state.copied == ()
    assert again.seat(0).top_card == "start-mercator"


@pytest.mark.ruling("FO12")
def test_tiles_of_an_action_work_within_it_wherever_it_comes_from() -> None:
    game = holding(
        "mamercus",
        hand={0: ["start-diplomat"]},
        discard={1: ["start-architect"]},
        colonists={0: {"land": [ROMA_AQUILEIA]}},
        tokens={"aquileia": "wine"},
        houses={},
        goods={0: {"brick": 1, "wine": 1}},
    )
    game.do(PlayCard("start-diplomat"), CopyCard(1), FINISH)
    assert game.offers(BuildHouse("aquileia", "mamercus"))
    assert refused(game, UseTile("mamercus")) == (TileNotNow("mamercus"),)
