"""The variants, and every option of a game that is not an expansion."""

import pytest

from engine import new_game, read_options, view_for
from engine.actions import (
    FINISH,
    BuyCard,
    BuyGoods,
    CollectCoins,
    CollectIncome,
    CopyCard,
    PlaceColonist,
    PlayCard,
    ProduceInProvince,
    RepeatCard,
    SellGoods,
)
from engine.decisions import CardChoice, FirstGoodsChoice, PurchaseChoice
from engine.events import (
    CardCopied,
    CoinsReceived,
    GoodsBought,
    IntermediateScored,
    MarkersTurnedBack,
    PraefectusMagnusPassed,
)
from engine.state import GameState
from engine.terms import CardId, PlaceId, SeatId
from tests.builders import Game, a_game

PREFECT = PlayCard(CardId("start-prefect-a"))
DISPLAY = [
    "I-colonist",
    "I-mercator",
    "I-architect",
    "I-diplomat",
    "I-farmer",
    "I-smith",
    "II-colonist",
]  # food, wine, tool, tool, brick and food, brick and tool, food


def without_goods(seats: int = 3) -> GameState:
    options = {"board": "imperium", "seats": seats, "noStartingGoods": True}
    return new_game(read_options(options), "variants")


@pytest.mark.ruling("V1")
def test_without_starting_goods_there_is_more_money_and_only_colonists_in_the_storehouse() -> None:
    state = without_goods(5)
    assert [seat.coins for seat in state.seats] == [25, 26, 27, 28, 29]
    for number, seat in enumerate(state.seats):
        assert not any(seat.goods.values())
        assert state.seats[SeatId(number)].free_spaces == 8
        assert seat.colonists == {"land": ("roma",), "sea": ("roma",)}


@pytest.mark.ruling("V1")
def test_before_the_first_card_goods_may_be_bought_at_list_price() -> None:
    game = Game(without_goods())
    assert game.decision == FirstGoodsChoice(SeatId(0))
    game.do(BuyGoods("cloth", 1), BuyGoods("food", 2), BuyGoods("tool", 1), BuyGoods("brick", 1))
    assert game.goods(0) == {"cloth": 1, "food": 2, "tool": 1, "brick": 1}
    assert game.seat(0).coins == 25 - 7 - 8 - 5 - 3
    assert not game.offered_of(BuyGoods)  # two sestertii buy nothing
    assert isinstance(game.decision, CardChoice)
    assert game.to_decide == 0


@pytest.mark.ruling("V1")
def test_first_goods_must_be_paid_and_must_fit() -> None:
    game = Game(without_goods())
    most = {
        good: max(action.units for action in game.offered_of(BuyGoods) if action.good == good)
        for good in ("brick", "food", "tool", "wine", "cloth")
    }
    assert most == {"brick": 8, "food": 6, "tool": 5, "wine": 4, "cloth": 3}
    game.do(BuyGoods("brick", 7))
    assert {(a.good, a.units) for a in game.offered_of(BuyGoods)} == {("brick", 1), ("food", 1)}


@pytest.mark.ruling("V1")
def test_first_goods_are_only_bought_and_may_be_left_alone() -> None:
    game = Game(without_goods())
    assert not game.offered_of(SellGoods)
    game.do(FINISH)
    assert not game.happened(GoodsBought)
    assert game.decision == CardChoice(SeatId(0))
    assert set(game.offered) == {PlayCard(card) for card in game.seat(0).hand}


@pytest.mark.ruling("V1")
def test_every_seat_buys_in_its_own_first_turn_and_never_again() -> None:
    game = Game(without_goods())
    for seat in range(3):
        assert game.decision == FirstGoodsChoice(SeatId(seat))
        game.do(FINISH, PlayCard(CardId("start-tribune")))
    assert game.decision == CardChoice(SeatId(0))


@pytest.mark.ruling("V1")
def test_an_ordinary_game_begins_with_the_first_card() -> None:
    assert a_game().decision == CardChoice(SeatId(0))


def senator(side: str) -> Game:
    return a_game(
        options={"displaySide": side},
        goods={0: {"food": 2, "tool": 2, "wine": 2, "cloth": 2, "brick": 1}},
        colonists={0: {"land": ["roma"] * 3, "sea": ["roma"] * 3}},
        hand={0: ["start-senator"]},
        display=DISPLAY,
    ).do(PlayCard(CardId("start-senator")))


def payments(game: Game, position: int) -> set[tuple[str, ...]]:
    card = DISPLAY[position]
    return {tuple(sorted(a.payment)) for a in game.offered_of(BuyCard) if a.card == card}


def of(*goods: str) -> tuple[str, ...]:
    return tuple(sorted(goods))


@pytest.mark.ruling("V2")
@pytest.mark.parametrize(
    ("side", "fourth", "fifth", "sixth", "seventh"),
    [
        ("cloth", "cloth", "cloth", "cloth", ("cloth", "cloth")),
        ("wine", "wine", "cloth", "wine", ("wine", "cloth")),
    ],
)
def test_the_sides_of_the_display_ask_different_goods(
    side: str, fourth: str, fifth: str, sixth: str, seventh: tuple[str, str]
) -> None:
    game = senator(side)
    assert payments(game, 0) == {of("food")}
    anything = ("brick", "food", "tool", "wine", "cloth")
    assert payments(game, 1) == {of("wine", good) for good in anything}
    assert payments(game, 2) == {of("tool", good) for good in anything}
    assert payments(game, 3) == {of("tool", fourth)}
    assert payments(game, 4) == {of("brick", "food", fifth)}
    any_but_the_only_brick = ("food", "tool", "wine", "cloth")
    assert payments(game, 5) == {
        of("brick", "tool", sixth, good) for good in any_but_the_only_brick
    }
    assert payments(game, 6) == {of("food", *seventh)}


@pytest.mark.ruling("V2")
def test_the_cloth_side_is_the_ordinary_one() -> None:
    assert read_options({"board": "imperium", "seats": 2}).display_side == "cloth"


@pytest.mark.ruling("V3")
def test_the_small_ionium_is_played_like_any_other_board() -> None:
    game = a_game("ionium_mini", 3).do(PREFECT)
    assert {action.province for action in game.offered_of(ProduceInProvince)} == {
        "dardania",
        "epirus",
        "macedonia",
        "thracia",
        "ionia",
        "asia",
        "rhodos",
        "achaia",
        "sparta",
    }
    assert "brundisium" not in game.state.tokens


@pytest.mark.ruling("C3")
@pytest.mark.parametrize(("income", "coins"), [("five_and_one_each", 7), ("two_each", 4)])
def test_colonist_income_follows_the_printing_agreed_on(income: str, coins: int) -> None:
    game = a_game(options={"colonistIncome": income}, coins={0: 0}, hand={0: ["I-colonist"]}).do(
        PlayCard(CardId("I-colonist")), CollectIncome()
    )
    assert game.seat(0).coins == coins


@pytest.mark.ruling("E6")
@pytest.mark.parametrize("agreed", [True, False])
def test_intermediate_scoring_takes_place_only_if_agreed_on(agreed: bool) -> None:
    game = a_game(options={"intermediateScoring": agreed}, goods={0: {}})
    game.do(PlayCard(CardId("start-tribune")))
    assert bool(game.happened(IntermediateScored)) is agreed


def a_magister_above_a_diplomat(options: dict[str, object]) -> Game:
    """The other seat's pile shows a Senator."""
    return a_game(
        cards="venus",
        options=options,
        goods={0: {"food": 1}},
        hand={0: ["start-magister"]},
        discard={0: ["start-diplomat"], 1: ["start-senator"]},
        display=["I-colonist"],
    ).do(PlayCard(CardId("start-magister")), RepeatCard())


@pytest.mark.ruling("M6")
def test_a_senator_is_not_reached_through_magister_and_diplomat() -> None:
    game = a_magister_above_a_diplomat({})
    assert not game.happened(CardCopied)
    assert game.decision == CardChoice(SeatId(1))


@pytest.mark.ruling("M6")
def test_a_senator_is_reached_through_magister_and_diplomat_if_agreed_on() -> None:
    game = a_magister_above_a_diplomat({"magisterThroughDiplomatMayUseSenator": True})
    game.do(CopyCard(SeatId(1)))
    assert game.decision == PurchaseChoice(SeatId(0), cards_left=2, position_costs=True)
    game.do(BuyCard(CardId("I-colonist"), ("food",)))
    assert "I-colonist" in game.seat(0).hand


@pytest.mark.ruling("M3", "M6")
def test_a_senator_right_beneath_the_magister_is_never_repeated() -> None:
    game = a_game(
        cards="venus",
        options={"magisterThroughDiplomatMayUseSenator": True},
        hand={0: ["start-magister"]},
        discard={0: ["start-senator"]},
    ).do(PlayCard(CardId("start-magister")))
    assert game.decision == CardChoice(SeatId(1))


@pytest.mark.ruling("C4")
@pytest.mark.parametrize("agreed", [False, True])
def test_colonists_stand_where_no_line_of_their_kind_begins_only_if_agreed_on(agreed: bool) -> None:
    game = a_game(
        options={"mismatchedColonists": agreed},
        hand={0: ["I-colonist"]},
        houses={"vindobona": [0]},  # no ship has ever been seen there
    ).do(PlayCard(CardId("I-colonist")))
    assert game.offers(PlaceColonist("land", PlaceId("vindobona")))
    assert game.offers(PlaceColonist("sea", PlaceId("vindobona"))) is agreed


@pytest.mark.ruling("P6")
def test_coins_are_collected_only_when_a_marker_shows_some() -> None:
    game = a_game().do(PREFECT)
    assert not game.offers(CollectCoins())
    flipped = a_game(flipped=["syria"]).do(PREFECT)
    assert flipped.offers(CollectCoins())


@pytest.mark.ruling("P6", "PM3")
def test_coins_may_be_collected_from_nowhere_if_agreed_on() -> None:
    game = a_game(options={"prefectCashNeedsAFlippedMarker": False}, coins={0: 4}, magnus=0).do(
        PREFECT, CollectCoins()
    )
    assert game.seat(0).coins == 4
    assert not any(event.provinces for event in game.happened(MarkersTurnedBack))
    assert not game.happened(PraefectusMagnusPassed)
    assert game.state.praefectus_magnus == 0


@pytest.mark.ruling("P3")
@pytest.mark.parametrize(("agreed", "coins"), [("cloth_one", 9), ("cloth_and_wine_one", 8)])
def test_what_lies_behind_a_wine_marker_follows_the_source_agreed_on(
    agreed: str, coins: int
) -> None:
    goods = {"syria": "wine", "asia": "cloth", "gallia": "brick", "dacia": "food", "hellas": "tool"}
    game = a_game(options={"markerCoins": agreed}, coins={0: 0}, markers=goods, flipped=goods).do(
        PREFECT, CollectCoins()
    )
    assert game.happened(CoinsReceived) == [CoinsReceived(SeatId(0), coins, "prefect")]


@pytest.mark.ruling("SU8")
@pytest.mark.parametrize("agreed", [False, True])
def test_hands_lie_open_only_if_agreed_on(agreed: bool) -> None:
    state = a_game(options={"handsVisible": agreed}).state
    seen = view_for(state, SeatId(0)).seats[1].hand
    assert seen == (state.seats[1].hand if agreed else None)
