"""Praetor: each partner may buy one card, and the row waits until both are done."""

from collections.abc import Iterable
from typing import Any

import pytest

from engine.actions import FINISH
from tests.builders import ALL_IN_ROMA, Game, a_team_game
from tests.plain import (
    BuyCard,
    CardBought,
    CardChoice,
    DisplayRefilled,
    EndTriggered,
    PlayCard,
    PurchaseChoice,
    TurnBegan,
)

PRAETOR = PlayCard("start-praetor")
ROW = (
    "I-mercator",
    "I-diplomat",
    "I-architect",
    "I-farmer",
    "I-colonist",
    "I-smith",
    "II-prefect",
)
DECK = ("II-mason", "II-mercator", "II-weaver")
RICH = {"brick": 2, "food": 2, "tool": 3, "wine": 2, "cloth": 3}


def before(display: Iterable[str | None] = ROW, deck: Iterable[str] = DECK, **facts: Any) -> Game:
    given = {"goods": {0: RICH, 2: RICH}, "colonists": {0: ALL_IN_ROMA, 2: ALL_IN_ROMA}}
    return a_team_game(display=display, deck=deck, **{**given, **facts})


def cards_offered(game: Game) -> list[str]:
    return list(dict.fromkeys(purchase.card for purchase in game.offered_of(BuyCard)))


def prices(game: Game) -> dict[str, list[tuple[str, ...]]]:
    return {card: game.ways_to_pay(card) for card in cards_offered(game)}


def buy(game: Game, card: str) -> Game:
    """With the first payment offered for it."""
    return game.do(next(o for o in game.offered_of(BuyCard) if o.card == card))


@pytest.mark.ruling("PR1")
def test_each_partner_may_buy_one_card_and_no_second() -> None:
    game = before().do(PRAETOR)
    assert game.decision == PurchaseChoice(0, cards_left=1, position_costs=True)
    buy(game, "I-diplomat")
    assert game.decision == PurchaseChoice(2, cards_left=1, position_costs=True)
    buy(game, "I-architect")
    assert game.decision == CardChoice(1)
    assert "I-diplomat" in game.seat(0).hand
    assert "I-architect" in game.seat(2).hand


@pytest.mark.ruling("PR1", "SE1")
def test_a_card_costs_its_own_goods_and_those_under_its_position() -> None:
    game = before(display=[None, None, None, "I-colonist", None, None, "I-mercator"]).do(PRAETOR)
    assert game.ways_to_pay("I-colonist") == [("cloth", "food")]
    assert game.ways_to_pay("I-mercator") == [("cloth", "cloth", "wine")]


@pytest.mark.ruling("PR1", "TT5")
@pytest.mark.parametrize("card", ROW)
def test_the_partner_finds_the_other_cards_where_they_were_for_the_price_they_had(
    card: str,
) -> None:
    game = before(goods={0: RICH, 2: RICH}).do(PRAETOR)
    asked = prices(game)
    assert list(asked) == list(ROW)
    buy(game, card)
    assert game.state.display == tuple(None if each == card else each for each in ROW)
    assert prices(game) == {each: ways for each, ways in asked.items() if each != card}


@pytest.mark.ruling("TT5", "PR1")
def test_the_row_closes_up_and_fills_once_both_are_done() -> None:
    game = before().do(PRAETOR)
    buy(game, "I-mercator")
    assert not game.happened(DisplayRefilled)
    assert game.state.deck == DECK
    game = buy(game, "I-colonist")
    assert game.events[1:] == (DisplayRefilled(("II-mason", "II-mercator")), TurnBegan(1, 2))
    assert game.state.display == (
        "I-diplomat",
        "I-architect",
        "I-farmer",
        "I-smith",
        "II-prefect",
        "II-mason",
        "II-mercator",
    )
    assert game.state.deck == ("II-weaver",)


@pytest.mark.ruling("TT5", "PR1")
@pytest.mark.parametrize("buyer", [0, 2])
def test_if_only_one_partner_buys_one_card_is_filled_in(buyer: int) -> None:
    game = before().do(PRAETOR)
    for seat in (0, 2):
        game = buy(game, "I-mercator") if seat == buyer else game.do(FINISH)
    assert game.happened(DisplayRefilled) == [DisplayRefilled(("II-mason",))]
    assert game.state.display == (*ROW[1:], "II-mason")


@pytest.mark.ruling("PR1")
def test_if_neither_partner_buys_the_row_stays_as_it_is() -> None:
    game = before().do(PRAETOR, FINISH, FINISH)
    assert not game.happened(DisplayRefilled)
    assert game.state.display == ROW


@pytest.mark.ruling("PR1", "SE3")
def test_each_pays_with_his_own_goods_and_takes_the_card_into_his_own_hand() -> None:
    game = before(goods={0: {"wine": 1}, 2: {"brick": 1, "tool": 1}}, display=ROW[:3]).do(PRAETOR)
    assert cards_offered(game) == ["I-mercator"]
    buy(game, "I-mercator")
    assert cards_offered(game) == ["I-diplomat", "I-architect"]
    game.do(game.purchase("I-architect", "tool", "brick"))
    assert game.happened(CardBought) == [CardBought(2, "I-architect", ("tool", "brick"))]
    assert (game.goods(0), game.goods(2)) == ({}, {})
    assert "I-architect" not in game.seat(0).hand


@pytest.mark.ruling("PR1")
def test_a_proconsul_may_be_bought_with_a_praetor() -> None:
    game = before(display=["II-proconsul"]).do(PRAETOR)
    assert cards_offered(game) == ["II-proconsul"]


@pytest.mark.ruling("PR1", "TT5")
def test_with_the_deck_used_up_the_row_closes_up_after_both() -> None:
    game = before(display=ROW[:4], deck=[]).do(PRAETOR)
    buy(game, "I-mercator")
    assert game.state.display[:4] == (None, "I-diplomat", "I-architect", "I-farmer")
    buy(game, "I-architect")
    assert game.happened(DisplayRefilled) == [DisplayRefilled(())]
    assert game.state.display == ("I-diplomat", "I-farmer", None, None, None, None, None)


@pytest.mark.ruling("PR1", "E1")
def test_whoever_buys_the_last_card_leaves_none_for_the_partner() -> None:
    game = before(display=["I-mercator"], deck=[]).do(PRAETOR)
    buy(game, "I-mercator")
    assert game.happened(EndTriggered) == [EndTriggered(0, "last_card")]
    assert game.decision == CardChoice(1)
