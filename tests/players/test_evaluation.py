"""What a position is worth: told in points, and at the end nothing but points."""

from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

import engine
from engine import GameState
from engine.terms import SeatId
from players.evaluation import Worth, counted_houses, gains, reach, share_left, worth
from players.weights import FILE, Weights, names, read, weights_of
from tests.builders import a_city, a_game, line
from tests.playouts import BOARDS, steps

RED = SeatId(0)
TUNED = weights_of("tuned")
SALT = {"salt": True}


def of(state: GameState, *, left: float, weights: Weights = TUNED) -> Worth:
    return worth(state, RED, counted_houses(state, RED), left, weights)


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize(
    "table", [{"seats": 3, "set": "venus", "salt": True}, {"seats": 4, "team": True}]
)
def test_with_nothing_left_it_is_what_the_gods_pay(board: str, table: dict[str, object]) -> None:
    checked = 0
    for number, (_, _, transition) in enumerate(steps({"board": board, **table}, "worth")):
        if number % 60 == 0 or transition.state.over:
            state = transition.state
            for score in engine.final_scores(state):
                checked += 1
                now = worth(state, score.seat, counted_houses(state, score.seat), 0.0, TUNED)
                assert sum(now) == score.total
    assert checked > 20


def test_a_game_passes_with_the_cards_sold_or_the_houses_built() -> None:
    fresh = a_game("italia").state
    assert share_left(fresh) == 1.0
    half = replace(fresh, deck=fresh.deck[: len(fresh.deck) // 2])
    assert 0.5 < share_left(half) < 0.8
    built = replace(fresh, houses=dict.fromkeys(list(fresh.tokens)[:12], (RED,)))
    assert share_left(built) == pytest.approx(1 - 12 / 15)
    assert share_left(replace(fresh, last_turn=9)) == 0.0


def test_each_further_unit_of_a_good_is_worth_less() -> None:
    stores = [
        of(a_game("italia", goods={0: {"wine": units}}).state, left=1.0).store
        for units in (0, 1, 2, 3)
    ]
    first, second, third = (after - before for before, after in pairwise(stores))
    assert first > second > third


def test_no_unit_of_salt_is_worth_less_than_the_one_before() -> None:
    """It can still become any good; nothing else in store is worth as much."""

    def store(**goods: int) -> float:
        return of(a_game("italia", options=SALT, goods={0: goods}).state, left=1.0).store

    assert store(salt=2) == pytest.approx(2 * store(salt=1) - store())
    assert store(salt=1) >= store(cloth=1) > store(wine=1)
    assert store(salt=2) > store(cloth=2)


def test_a_salt_city_is_worth_what_the_gods_pay_for_it_and_what_it_yields() -> None:
    """Mercurius counts no salt, and Minerva counts it with the best specialist."""
    facts: dict[str, Any] = {
        "options": SALT,
        "hand": {0: ["start-mercator", "start-architect", "I-farmer", "II-vintner"]},
        "tokens": {"cosa": "salt", "genua": "wine", "nicaea": "brick"},
    }
    state = a_game("italia", **facts).state
    gained = gains(state, RED, counted_houses(state, RED))
    assert gained[a_city("cosa")] == 1 + 1 + 4, "itself, Jupiter and the Vintner"
    assert gained[a_city("genua")] == gained[a_city("cosa")] + 2, "Mercurius too"
    salted, bricked = (
        a_game("italia", houses={a_city(city): [0]}, **facts).state for city in ("cosa", "nicaea")
    )
    assert of(salted, left=1.0).income > of(bricked, left=1.0).income
    assert counted_houses(salted, RED).kinds == 0


def test_a_house_that_salt_can_pay_counts_as_ready() -> None:
    here = line("italia", "roma", "cosa", "land")
    facts: dict[str, Any] = {
        "options": SALT,
        "colonists": {0: {"land": [here], "sea": []}},
        "tokens": {"cosa": "cloth"},
        "coins": {0: 9},
    }
    ready, one_short = (
        a_game("italia", goods={0: {"salt": units}}, **facts).state for units in (2, 1)
    )
    assert _reach(ready) > _reach(one_short) > 0


def test_a_crowded_storehouse_costs() -> None:
    goods = {"brick": 1, "food": 1, "tool": 1, "wine": 1}
    roomy = of(a_game("italia", goods={0: goods}).state, left=1.0).store
    careless = replace(TUNED, crowding=0.0)
    without = of(a_game("italia", goods={0: goods}).state, left=1.0, weights=careless).store
    assert roomy == without, "eight spaces for goods, four of them free"
    full = a_game("italia", goods={0: {**goods, "cloth": 3}}).state
    assert of(full, left=1.0).store < of(full, left=1.0, weights=careless).store


def test_houses_produce_for_as_long_as_the_game_goes_on() -> None:
    tokens = {"cosa": "cloth", "genua": "brick"}
    cloth, brick = (
        a_game("italia", houses={city: [0]}, tokens=tokens).state for city in ("cosa", "genua")
    )
    assert of(cloth, left=1.0).income > of(brick, left=1.0).income > 0
    assert of(cloth, left=0.5).income == pytest.approx(of(cloth, left=1.0).income / 2)


def test_what_is_in_store_loses_its_worth_in_the_last_quarter() -> None:
    state = a_game("italia").state
    early, quarter, late = (of(state, left=left) for left in (1.0, 0.25, 0.125))
    assert (early.store, early.hand) == (quarter.store, quarter.hand)
    assert late.store == pytest.approx(early.store / 2)
    assert late.hand == pytest.approx(early.hand / 2)


def test_a_card_in_hand_is_worth_its_better_half_and_a_tribune_nothing() -> None:
    def hand(*cards: str) -> float:
        return of(a_game("italia", cards="venus", hand={0: cards}).state, left=1.0).hand

    assert hand("start-tribune") == 0
    assert hand("start-architect") == hand("start-tribune", "start-architect") == TUNED.architect
    assert hand("II-architect-mercator") == max(TUNED.architect, TUNED.mercator)


def test_a_house_gains_what_the_gods_would_pay_for_it() -> None:
    """Two Jupiter cards, two of Saturnus and one of Mercurius are in a start hand."""
    state = a_game("italia", houses={a_city("cosa"): [0]}, tokens={"cosa": "wine"}).state
    gained = gains(state, RED, counted_houses(state, RED))
    assert "cosa" not in gained
    before = engine.final_scores(state)[0].gods
    for city, gain in gained.items():
        built = replace(state, houses={**state.houses, city: (RED,)})
        after = engine.final_scores(built)[0].gods
        paid = sum(after[god] - before[god] for god in ("jupiter", "saturnus", "mercurius"))
        assert gain == 1 + paid


def test_colonists_are_drawn_to_where_there_is_something_to_gain() -> None:
    here = line("italia", "roma", "cosa", "land")
    beside = a_game("italia", colonists={0: {"land": [here], "sea": []}}).state
    done = a_game(
        "italia", colonists={0: {"land": [here], "sea": []}}, houses={a_city("cosa"): [0]}
    ).state
    assert _reach(beside) > 0
    assert _reach(done) < _reach(beside)


def test_a_house_that_can_be_paid_counts_for_more() -> None:
    here = line("italia", "roma", "cosa", "land")
    colonists = {0: {"land": [here], "sea": []}}
    rich = a_game(
        "italia", colonists=colonists, tokens={"cosa": "brick"}, goods={0: {"food": 1}}
    ).state
    poor = a_game("italia", colonists=colonists, tokens={"cosa": "brick"}, goods={0: {}}).state
    assert _reach(rich) > _reach(poor) > 0


def test_a_house_beside_another_costs_twice_the_coins() -> None:
    here = line("italia", "roma", "cosa", "land")
    facts: dict[str, Any] = {
        "colonists": {0: {"land": [here], "sea": []}},
        "tokens": {"cosa": "tool"},
        "goods": {0: {"brick": 1, "tool": 1}},
        "coins": {0: 3},
    }
    empty = a_game("italia", **facts).state
    taken = replace(empty, houses={a_city("cosa"): (SeatId(1),)})
    assert _reach(empty) > _reach(taken)


def test_every_weight_has_a_value_for_every_level() -> None:
    assert FILE.is_file()
    for values in read().values():
        assert list(values) == names()
        assert all(value >= 0 for value in values.values())


def _reach(state: GameState) -> float:
    return reach(state, RED, gains(state, RED, counted_houses(state, RED)), TUNED)
