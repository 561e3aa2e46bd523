"""What is checked of goods is really found: here it is broken on purpose."""

from dataclasses import replace

import pytest

from engine import GameState, payments
from engine.goods_invariants import broken_goods, broken_payments, broken_tokens
from engine.invariants import InvariantBroken, check_game_step, check_state
from tests.builders import a_city, a_game
from tests.plain import CardBought, ColonistPlaced, GoodsBought, GoodsReceived, GoodsSold
from tests.playouts import steps

SALT: dict[str, object] = {"board": "italia", "seats": 3, "salt": True}


def state(**goods: int) -> GameState:
    return a_game(options={"salt": True}, goods={0: goods}, coins={0: 9}).state


def test_a_game_with_salt_is_sound() -> None:
    check_state(state(salt=2))


def test_another_token_than_those_of_the_box_is_found() -> None:
    fresh = a_game("italia", options={"salt": True}).state
    other = next(city for city, good in fresh.tokens.items() if good == "salt")
    broken = replace(fresh, tokens={**fresh.tokens, other: "cloth"})
    assert any("the tokens of letter" in problem for problem in broken_tokens(broken))


def test_salt_in_a_game_without_it_is_found() -> None:
    assert list(broken_goods(a_game(goods={1: {"salt": 1}}).state)) == [
        "seat 1 has salt, which is not in play"
    ]
    ordinary = a_game("italia").state
    salted = replace(ordinary, tokens={**ordinary.tokens, a_city("cosa"): "salt"})
    assert any("the tokens of letter" in problem for problem in broken_tokens(salted))


@pytest.mark.ruling("SA3")
def test_a_marker_of_salt_is_found() -> None:
    broken = a_game(options={"salt": True}, markers={"syria": "salt"}).state
    assert list(broken_goods(broken)) == ["a marker or castle shows {'salt'}"]


@pytest.mark.ruling("SA2")
@pytest.mark.parametrize("event", [GoodsBought(0, "salt", 1, 7), GoodsSold(0, "salt", 1, 7)])
def test_a_trade_of_salt_is_found(event: GoodsBought | GoodsSold) -> None:
    [problem] = broken_payments(state(salt=1), [event])
    assert problem.startswith("salt is traded")


@pytest.mark.ruling("SA10", "SA13")
@pytest.mark.parametrize(
    "event",
    [
        ColonistPlaced(0, "land", "roma", ("food", "salt")),
        CardBought(0, "I-architect", ("salt",)),
        GoodsSold(0, "tool", 1, 5, 1),
    ],
)
def test_salt_spent_while_the_good_is_there_is_found(
    event: ColonistPlaced | CardBought | GoodsSold,
) -> None:
    before = a_game(
        options={"salt": True},
        goods={0: {"food": 2, "tool": 2, "salt": 2}},
        display=["I-architect"],
    ).state
    [problem] = broken_payments(before, [event])
    assert problem.startswith("salt is paid while there is tool")


def test_goods_that_come_from_nowhere_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.goods_invariants._units", lambda _: 0)
    [problem] = broken_payments(state(salt=1), [GoodsReceived(0, ("wine",))])
    assert problem.startswith("seat 0 had")


@pytest.mark.ruling("SA10", "SA13")
def test_faulty_rules_do_not_get_through_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """As one might get them wrong: salt is given first."""
    monkeypatch.setattr(payments, "settled", lambda _, price: ("salt",) * len(price))
    with pytest.raises(InvariantBroken):
        _play_and_check()


def _play_and_check() -> None:
    for before, action, transition in steps(SALT, "salt first"):
        check_game_step(before, action, transition)
