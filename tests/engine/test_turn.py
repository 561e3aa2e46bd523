"""A turn: one card, carried out, and on to the next seat."""

from random import Random

import pytest

import engine
from engine.actions import FINISH
from engine.errors import IllegalAction, NotYourDecision
from engine.terms import CardId, ProvinceId, SeatId
from tests.builders import Game, a_game, line
from tests.plain import (
    BuildHouse,
    BuildingChoice,
    BuyGoods,
    CardBought,
    CardChoice,
    CardPlayed,
    CardsTakenBack,
    CoinsReceived,
    CollectIncome,
    ColonistMoved,
    CopyCard,
    DiplomatChoice,
    Finish,
    GoodsToKeep,
    HouseBuilt,
    MagisterChoice,
    MarkerFlipped,
    MoveColonist,
    MovementChoice,
    PlayCard,
    PrefectChoice,
    ProduceInProvince,
    RepeatCard,
    SellGoods,
    TurnBegan,
)


def play(card: str) -> PlayCard:
    return PlayCard(card)


@pytest.mark.ruling("T1")
def test_a_turn_offers_every_card_in_hand_and_no_way_to_pass() -> None:
    game = a_game(hand={0: ["start-tribune", "start-senator", "I-mason"]})
    assert set(game.offered) == {play("start-tribune"), play("start-senator"), play("I-mason")}


@pytest.mark.ruling("T1")
def test_the_card_played_goes_from_the_hand_onto_the_own_pile() -> None:
    game = a_game(hand={0: ["start-tribune", "I-mason"]}, discard={0: ["start-senator"]})
    game.do(play("I-mason"))
    assert game.happened(CardPlayed) == [CardPlayed(0, CardId("I-mason"))]
    assert game.seat(0).hand == ("start-tribune",)
    assert game.seat(0).discard == ("start-senator", "I-mason")


@pytest.mark.ruling("T1")
def test_after_one_card_it_is_the_next_seats_turn_and_after_the_last_seat_the_firsts() -> None:
    game = a_game(seats=3, goods={0: {}, 1: {}, 2: {}})
    for turn, seat in enumerate([1, 2, 0, 1], start=2):
        game.do(play("start-tribune"))
        assert game.happened(TurnBegan) == [TurnBegan(seat, turn)]
        assert game.decision == CardChoice(seat)
        assert (game.state.active, game.state.turn) == (seat, turn)


@pytest.mark.ruling("T1")
def test_only_the_seat_whose_turn_it_is_may_play() -> None:
    game = a_game(seats=3)
    with pytest.raises(NotYourDecision, match="card_choice belongs to seat 0"):
        engine.apply(game.state, SeatId(1), play("start-mercator"))


@pytest.mark.ruling("T1")
def test_a_card_that_is_not_in_hand_is_refused_and_nothing_changes() -> None:
    game = a_game()
    before = game.state
    with pytest.raises(IllegalAction, match="I-mason"):
        game.do(play("I-mason"))
    assert game.state is before
    with pytest.raises(IllegalAction, match="not offered"):
        game.do(FINISH)


@pytest.mark.ruling("T2")
def test_whoever_has_only_the_tribune_left_plays_it_and_holds_all_cards_again() -> None:
    game = a_game(
        goods={0: {}},
        hand={0: ["start-tribune"]},
        discard={0: ["start-mercator", "start-senator"]},
    )
    game.do(play("start-tribune"))
    assert set(game.seat(0).hand) == {"start-tribune", "start-mercator", "start-senator"}
    assert game.seat(0).discard == ()


@pytest.mark.ruling("T2")
@pytest.mark.parametrize("cards", ["base", "venus"])
@pytest.mark.parametrize("seed", range(3))
def test_a_tribune_is_in_hand_whenever_a_turn_begins(cards: str, seed: int) -> None:
    game = a_game(seats=3, cards=cards, seed=str(seed))
    chance = Random(seed)
    turns = 0
    while not game.state.over and turns < 60:
        if isinstance(game.decision, CardChoice):
            turns += 1
            assert "start-tribune" in game.seat(game.to_decide).hand
            assert all("start-tribune" not in seat.discard for seat in game.state.seats)
        game.do(chance.choice(game.offered))
    assert turns == 60 or game.state.over


@pytest.mark.ruling("T3")
@pytest.mark.parametrize("card", ["start-architect", "start-senator", "I-mercator", "II-consul"])
def test_moving_building_buying_and_selling_may_all_be_left_alone(card: str) -> None:
    game = a_game(
        goods={0: {"wine": 1, "tool": 1, "food": 2, "brick": 1, "cloth": 1}}, hand={0: [card]}
    )
    game.do(play(card))
    assert game.offers(FINISH)
    while game.to_decide == 0:
        game.do(FINISH)
        happened = {type(event) for event in game.events}
        assert happened.isdisjoint({ColonistMoved, HouseBuilt, CardBought})
    assert game.state.active == 1


@pytest.mark.ruling("T3")
@pytest.mark.parametrize("card", ["start-senator", "II-consul", "I-farmer", "start-diplomat"])
def test_a_card_nobody_can_do_anything_with_is_still_played(card: str) -> None:
    game = a_game(coins={0: 0}, goods={0: {}}, hand={0: [card]}, houses={}).do(play(card))
    assert game.seat(0).discard == (card,)
    assert game.decision == CardChoice(1)


@pytest.mark.ruling("T3")
def test_a_card_played_for_nothing_still_raises_the_tribunes_payout() -> None:
    game = a_game(
        coins={0: 0},
        goods={0: {}, 1: {}},
        hand={0: ["start-senator", "start-tribune"], 1: ["start-tribune"]},
        discard={0: ["start-mercator", "start-architect"]},
    )
    game.do(play("start-senator"), play("start-tribune"), play("start-tribune"))
    assert game.happened(CardsTakenBack)[-1].count == 4
    assert game.seat(0).coins == 1


@pytest.mark.ruling("T3")
def test_the_mercators_payout_is_taken_even_if_nothing_is_traded() -> None:
    game = a_game(coins={0: 0}, hand={0: ["start-mercator"]})
    game.do(play("start-mercator"), FINISH)
    assert game.happened(CoinsReceived) == [CoinsReceived(0, 3, "mercator")]


@pytest.mark.ruling("T3")
def test_a_prefect_has_to_choose() -> None:
    game = a_game(flipped=["syria"]).do(play("start-prefect-a"))
    assert isinstance(game.decision, PrefectChoice)
    assert not game.offers(FINISH)


@pytest.mark.ruling("T3")
def test_a_colonist_card_may_place_nobody() -> None:
    game = a_game(coins={0: 3}, hand={0: ["I-colonist"]}).do(play("I-colonist"))
    assert game.offers(CollectIncome())
    game.do(FINISH)
    assert (game.seat(0).coins, game.seat(0).colonists_on_board) == (3, 2)
    assert game.state.active == 1


def ready_to_build() -> Game:
    return a_game(
        coins={0: 20},
        goods={0: {"brick": 3, "food": 3, "tool": 1}},
        hand={0: ["start-architect"]},
        tokens={"novaria": "food", "aquileia": "food"},
        colonists={0: {"land": [line("imperium", "novaria", "aquileia", "land"), "roma"]}},
    ).do(play("start-architect"))


@pytest.mark.ruling("T4")
def test_nobody_moves_on_once_building_has_begun() -> None:
    game = ready_to_build()
    assert isinstance(game.decision, MovementChoice)
    assert game.offered_of(MoveColonist)
    game.do(FINISH)
    assert isinstance(game.decision, BuildingChoice)
    assert not game.offered_of(MoveColonist)
    game.do(BuildHouse("novaria"))
    assert {type(action) for action in game.offered} == {BuildHouse, Finish}


@pytest.mark.ruling("T4")
def test_a_finished_trade_is_not_reopened() -> None:
    game = a_game(hand={0: ["start-mercator"]}).do(play("start-mercator"))
    assert game.offers(SellGoods("wine", 1))
    game.do(FINISH)
    for action in (SellGoods("wine", 1), BuyGoods("brick", 1)):
        with pytest.raises(NotYourDecision):
            engine.apply(game.state, SeatId(0), action)


@pytest.mark.ruling("T5")
def test_the_card_lies_on_the_pile_while_it_is_carried_out() -> None:
    game = a_game(discard={0: ["start-senator"]}).do(play("start-prefect-a"))
    assert game.to_decide == 0
    assert game.seat(0).discard == ("start-senator", "start-prefect-a")
    assert game.seat(0).top_card == "start-prefect-a"


@pytest.mark.ruling("T5")
def test_a_diplomat_in_play_is_itself_on_top_of_the_pile() -> None:
    game = a_game(
        hand={0: ["start-diplomat"]},
        discard={0: ["start-architect"], 1: ["start-prefect-a"]},
    ).do(play("start-diplomat"), CopyCard(1))
    assert isinstance(game.decision, PrefectChoice)
    assert game.seat(0).top_card == "start-diplomat"
    assert game.seat(1).top_card == "start-prefect-a"


@pytest.mark.ruling("T5")
def test_the_previous_card_is_the_one_beneath_the_magister_in_play() -> None:
    game = a_game(
        cards="venus",
        hand={0: ["start-magister"]},
        discard={0: ["start-architect", "start-prefect-a"]},
        markers={"syria": "wine"},
    ).do(play("start-magister"))
    assert game.decision == MagisterChoice(0)
    game.do(RepeatCard(), ProduceInProvince(ProvinceId("syria"), "wine"))
    assert game.happened(MarkerFlipped)
    assert game.seat(0).discard[-1] == "start-magister"


@pytest.mark.ruling("T5")
def test_a_copied_magister_looks_beneath_the_diplomat() -> None:
    game = a_game(
        cards="venus",
        hand={0: ["start-diplomat"]},
        discard={0: ["start-prefect-a", "start-architect"], 1: ["start-magister"]},
    ).do(play("start-diplomat"))
    assert isinstance(game.decision, DiplomatChoice)
    game.do(CopyCard(1), RepeatCard())
    assert isinstance(game.decision, MovementChoice)


@pytest.mark.parametrize("board", ["imperium", "aegyptus", "germania"])
def test_a_state_once_made_never_changes_again(board: str) -> None:
    game = a_game(board, 3, cards="venus")
    chance = Random(board)
    for _ in range(80):
        before, told = game.state, repr(game.state)
        game.do(chance.choice(game.offered))
        assert repr(before) == told
        assert game.state is not before


def test_a_turn_goes_on_until_everyone_concerned_has_decided() -> None:
    full = {"brick": 3, "food": 3, "tool": 1}
    game = a_game(
        seats=3,
        goods={0: {}, 1: full, 2: full},
        tokens={"antiochia": "food", "tyros": "wine"},
        markers={"syria": "wine"},
        houses={"antiochia": [1, 2], "tyros": [1, 2]},
        magnus=2,
    ).do(play("start-prefect-a"), ProduceInProvince(ProvinceId("syria"), "wine"))
    assert isinstance(game.decision, GoodsToKeep)
    assert (game.to_decide, game.state.active) == (1, 0)
    game.do(game.offered[0])
    assert (game.to_decide, game.state.active) == (2, 0)
    game.do(game.offered[0])
    assert game.decision == CardChoice(1)
