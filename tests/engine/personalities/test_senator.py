"""Senator: up to two cards, for their own cost and the goods under their position."""

from collections.abc import Iterable
from dataclasses import replace

import pytest

from engine.actions import FINISH
from engine.terms import TRADED_GOODS
from tests.builders import ALL_IN_ROMA, Game, a_game
from tests.plain import BuyCard, CardBought, CardChoice, DisplayRefilled, PlayCard, PurchaseChoice

SENATOR = PlayCard("start-senator")
ROW = (
    "I-mercator",
    "I-diplomat",
    "I-architect",
    "I-farmer",
    "I-colonist",
    "I-smith",
    "I-prefect",
)
DECK = ("I-mason", "II-mercator", "II-weaver")
RICH = {"brick": 2, "food": 3, "tool": 2, "wine": 2, "cloth": 3}


def before_the_senator(
    goods: dict[str, int] = RICH,
    display: Iterable[str | None] = ROW,
    deck: Iterable[str] = DECK,
    side: str = "cloth",
) -> Game:
    return a_game(
        options={"displaySide": side},
        colonists={0: ALL_IN_ROMA},
        goods={0: goods},
        display=display,
        deck=deck,
    )


def colonist_in(position: int) -> list[str | None]:
    """The Colonist, whose own cost is one food, alone in a position from 1 to 7."""
    return [None] * (position - 1) + ["I-colonist"]


def cards_offered(game: Game) -> set[str]:
    return {purchase.card for purchase in game.offered_of(BuyCard)}


@pytest.mark.ruling("SE1")
@pytest.mark.parametrize(
    ("side", "position", "fixed"),
    [
        ("cloth", 1, []),
        ("cloth", 4, ["cloth"]),
        ("cloth", 5, ["cloth"]),
        ("cloth", 7, ["cloth", "cloth"]),
        ("wine", 1, []),
        ("wine", 4, ["wine"]),
        ("wine", 5, ["cloth"]),
        ("wine", 7, ["cloth", "wine"]),
    ],
)
def test_a_card_costs_its_own_goods_and_those_under_its_position(
    side: str, position: int, fixed: list[str]
) -> None:
    game = before_the_senator(display=colonist_in(position), side=side).do(SENATOR)
    assert game.ways_to_pay("I-colonist") == [tuple(sorted(["food", *fixed]))]


@pytest.mark.ruling("SE1")
@pytest.mark.parametrize(
    ("side", "position", "fixed"),
    [
        ("cloth", 2, []),
        ("cloth", 3, []),
        ("cloth", 6, ["cloth"]),
        ("wine", 2, []),
        ("wine", 3, []),
        ("wine", 6, ["wine"]),
    ],
)
def test_a_question_mark_is_one_unit_of_any_good(
    side: str, position: int, fixed: list[str]
) -> None:
    game = before_the_senator(display=colonist_in(position), side=side).do(SENATOR)
    assert game.ways_to_pay("I-colonist") == sorted(
        tuple(sorted(["food", *fixed, any_good])) for any_good in TRADED_GOODS
    )


@pytest.mark.ruling("SE1")
@pytest.mark.parametrize("any_good", TRADED_GOODS)
def test_the_good_chosen_for_a_question_mark_is_the_one_that_is_paid(any_good: str) -> None:
    game = before_the_senator({"food": 1, any_good: 2}, display=colonist_in(2)).do(SENATOR)
    game.do(game.purchase("I-colonist", "food", any_good))
    left = {"food": 1, any_good: 2}
    left["food"] -= 1
    left[any_good] -= 1
    assert game.goods(0) == {good: units for good, units in left.items() if units}
    [bought] = game.happened(CardBought)
    assert sorted(bought.payment) == sorted(["food", any_good])


@pytest.mark.ruling("SE1")
def test_salt_pays_for_a_question_mark_where_salt_is_in_play() -> None:
    game = before_the_senator({"food": 1, "salt": 1}, display=colonist_in(2))
    with_salt = game.state.options.model_copy(update={"salt": True})
    game = Game(replace(game.state, options=with_salt)).do(SENATOR)
    assert ("food", "salt") in game.ways_to_pay("I-colonist")


@pytest.mark.ruling("SE1")
@pytest.mark.parametrize(
    ("position", "goods"),
    [
        (1, {"brick": 2, "cloth": 3}),
        (2, {"food": 1}),
        (4, {"food": 2, "wine": 2}),
        (6, {"food": 1, "cloth": 1}),
        (7, {"food": 3, "cloth": 1, "wine": 1}),
    ],
)
def test_a_card_that_cannot_be_paid_in_full_is_not_offered(
    position: int, goods: dict[str, int]
) -> None:
    game = before_the_senator(goods, display=colonist_in(position)).do(SENATOR)
    assert game.decision == CardChoice(1)


@pytest.mark.ruling("SE1")
def test_the_cards_own_good_may_pay_for_the_question_mark_too_if_there_are_two() -> None:
    game = before_the_senator({"food": 2}, display=colonist_in(2)).do(SENATOR)
    assert game.ways_to_pay("I-colonist") == [("food", "food")]


@pytest.mark.ruling("SE1")
def test_none_one_or_two_cards_are_bought_but_never_three() -> None:
    none = before_the_senator().do(SENATOR, FINISH)
    assert none.happened(CardBought) == []
    assert none.state.display == ROW
    assert none.decision == CardChoice(1)

    one = before_the_senator().do(SENATOR, BuyCard("I-mercator", ("wine",)))
    assert one.decision == PurchaseChoice(0, cards_left=1, position_costs=True)
    one.do(FINISH)
    assert one.decision == CardChoice(1)

    two = before_the_senator().do(SENATOR, BuyCard("I-mercator", ("wine",)))
    two.do(two.purchase("I-diplomat", "tool", "brick"))
    assert two.decision == CardChoice(1)
    assert {"I-mercator", "I-diplomat"} <= set(two.seat(0).hand)


@pytest.mark.ruling("SE2")
def test_positions_and_prices_stay_between_the_two_purchases() -> None:
    game = before_the_senator().do(SENATOR)
    before = {card: game.ways_to_pay(card) for card in ROW}

    game.do(BuyCard("I-mercator", ("wine",)))

    assert game.state.display == (None, *ROW[1:])
    assert game.happened(DisplayRefilled) == []
    assert cards_offered(game) == set(ROW[1:])
    for card in ("I-diplomat", "I-architect", "I-colonist"):
        assert game.ways_to_pay(card) == before[card]

    game.do(game.purchase("I-architect", "tool", "brick"))
    assert [bought.payment for bought in game.happened(CardBought)] == [("tool", "brick")]


@pytest.mark.ruling("SE2")
def test_the_row_slides_and_refills_once_after_both_purchases() -> None:
    game = before_the_senator().do(SENATOR, BuyCard("I-mercator", ("wine",)))
    game.do(game.purchase("I-architect", "tool", "brick"))
    assert game.happened(DisplayRefilled) == [DisplayRefilled(DECK[:2])]
    assert game.state.display == (
        "I-diplomat",
        "I-farmer",
        "I-colonist",
        "I-smith",
        "I-prefect",
        *DECK[:2],
    )
    assert game.state.deck == DECK[2:]


@pytest.mark.ruling("SE2")
def test_the_order_of_the_two_purchases_does_not_change_what_they_cost() -> None:
    game = before_the_senator({"wine": 1, "tool": 1, "brick": 1}).do(SENATOR)
    game.do(game.purchase("I-architect", "tool", "brick"))
    assert game.ways_to_pay("I-mercator") == [("wine",)]
    game.do(BuyCard("I-mercator", ("wine",)))
    assert game.goods(0) == {}


@pytest.mark.ruling("SE3")
@pytest.mark.parametrize("cards", ["base", "venus"])
def test_a_purchased_card_goes_into_the_hand_and_is_played_from_the_next_turn_on(
    cards: str,
) -> None:
    game = a_game(cards=cards, goods={0: {"wine": 1}, 1: {}}, display=ROW)
    game.do(SENATOR, BuyCard("I-mercator", ("wine",)))

    assert "I-mercator" in game.seat(0).hand
    assert game.seat(0).discard == ("start-senator",)
    assert game.decision == CardChoice(1)
    assert not game.offers(PlayCard("I-mercator"))

    game.do(PlayCard("start-tribune"))
    assert game.decision == CardChoice(0)
    assert game.offers(PlayCard("I-mercator"))


@pytest.mark.ruling("SE4")
def test_the_row_is_filled_to_seven_from_the_top_of_the_deck() -> None:
    game = before_the_senator().do(SENATOR, BuyCard("I-mercator", ("wine",)), FINISH)
    assert game.state.display == (*ROW[1:], "I-mason")
    assert game.state.deck == ("II-mercator", "II-weaver")


@pytest.mark.ruling("SE4")
def test_when_the_deck_runs_out_the_row_gets_shorter_from_the_right() -> None:
    game = before_the_senator(deck=["I-mason"]).do(SENATOR)
    game.do(BuyCard("I-mercator", ("wine",)))
    game.do(game.purchase("I-architect", "tool", "brick"))
    assert game.happened(DisplayRefilled) == [DisplayRefilled(("I-mason",))]
    assert game.state.display == (
        "I-diplomat",
        "I-farmer",
        "I-colonist",
        "I-smith",
        "I-prefect",
        "I-mason",
        None,
    )
    assert game.state.deck == ()


@pytest.mark.ruling("SE4")
def test_without_a_deck_the_row_is_only_closed_up_and_the_prices_follow() -> None:
    game = a_game(
        goods={0: {"wine": 1}, 1: {"tool": 1, "food": 2}},
        display=["I-mercator", "I-diplomat", "I-colonist"],
        deck=[],
    )
    game.do(SENATOR, BuyCard("I-mercator", ("wine",)))
    assert game.state.display == ("I-diplomat", "I-colonist", None, None, None, None, None)

    game.do(SENATOR)
    assert game.ways_to_pay("I-diplomat") == [("tool",)]
    assert game.ways_to_pay("I-colonist") == [("food", "food"), ("food", "tool")]


@pytest.mark.ruling("SE4")
def test_a_short_row_stays_as_it_is_when_its_last_card_is_bought_from_the_right() -> None:
    game = before_the_senator(display=["I-mercator", "I-diplomat", "I-colonist"], deck=[])
    game.do(SENATOR)
    game.do(game.purchase("I-colonist", "food", "brick"), FINISH)
    assert game.state.display == ("I-mercator", "I-diplomat", None, None, None, None, None)
