"""Consul: one card of the display for its own cost alone."""

import pytest

from engine.actions import FINISH
from tests.builders import ALL_IN_ROMA, Game, a_game
from tests.plain import BuyCard, CardBought, CardChoice, DisplayRefilled, PlayCard, PurchaseChoice

CONSUL = PlayCard("II-consul")
ROW = (
    "I-mercator",
    "I-diplomat",
    "I-architect",
    "I-farmer",
    "II-weaver",
    "I-colonist",
    "I-prefect",
)
RICH = {"brick": 2, "food": 3, "tool": 2, "wine": 2, "cloth": 3}


def before_the_consul(
    goods: dict[str, int], *, cards: str = "base", side: str = "cloth", deck: tuple[str, ...]
) -> Game:
    return a_game(
        cards=cards,
        options={"displaySide": side},
        hand={0: ["II-consul", "start-tribune"]},
        colonists={0: ALL_IN_ROMA},
        goods={0: goods},
        display=ROW,
        deck=deck,
    )


@pytest.mark.ruling("CO1")
@pytest.mark.parametrize("cards", ["base", "venus"])
@pytest.mark.parametrize("side", ["cloth", "wine"])
def test_every_card_costs_its_own_goods_only_wherever_it_lies(cards: str, side: str) -> None:
    game = before_the_consul(RICH, cards=cards, side=side, deck=("II-mercator",)).do(CONSUL)
    assert {card: game.ways_to_pay(card) for card in ROW} == {
        "I-mercator": [("wine",)],
        "I-diplomat": [("tool",)],
        "I-architect": [("tool",)],
        "I-farmer": [("brick", "food")],
        "II-weaver": [("brick", "cloth")],
        "I-colonist": [("food",)],
        "I-prefect": [("wine",)],
    }


@pytest.mark.ruling("CO1")
def test_consul_buys_one_card_at_most() -> None:
    game = before_the_consul(RICH, deck=("II-mercator", "II-vintner")).do(CONSUL)
    assert game.decision == PurchaseChoice(0, cards_left=1, position_costs=False)

    game.do(BuyCard("I-colonist", ("food",)))

    assert game.happened(CardBought) == [CardBought(0, "I-colonist", ("food",))]
    assert game.goods(0) == {**RICH, "food": 2}
    assert "I-colonist" in game.seat(0).hand
    assert game.decision == CardChoice(1)


@pytest.mark.ruling("CO1")
def test_consul_need_not_buy() -> None:
    game = before_the_consul(RICH, deck=("II-mercator",)).do(CONSUL, FINISH)
    assert game.goods(0) == RICH
    assert game.state.display == ROW
    assert game.decision == CardChoice(1)


@pytest.mark.ruling("CO1")
def test_the_cards_own_cost_must_be_there() -> None:
    game = before_the_consul({"brick": 1, "cloth": 1}, deck=("II-mercator",)).do(CONSUL)
    assert game.offered_of(BuyCard) == [game.purchase("II-weaver", "brick", "cloth")]
    assert before_the_consul({"cloth": 3}, deck=()).do(CONSUL).decision == CardChoice(1)


@pytest.mark.ruling("CO1", "SE4")
def test_the_row_closes_up_and_refills_after_a_consul() -> None:
    game = before_the_consul(RICH, deck=("II-mercator", "II-vintner"))
    game.do(CONSUL, BuyCard("I-colonist", ("food",)))
    assert game.happened(DisplayRefilled) == [DisplayRefilled(("II-mercator",))]
    assert game.state.display == (*ROW[:5], "I-prefect", "II-mercator")
    assert game.state.deck == ("II-vintner",)


@pytest.mark.ruling("CO1", "SE4")
def test_without_a_deck_the_row_gets_shorter_after_a_consul() -> None:
    game = before_the_consul(RICH, deck=()).do(CONSUL, BuyCard("I-mercator", ("wine",)))
    assert game.state.display == (*ROW[1:], None)
