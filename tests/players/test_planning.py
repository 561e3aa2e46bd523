"""What players choose where a person would not hesitate."""

from dataclasses import replace
from random import Random

import pytest

import engine
from engine import GameState, legal_actions, view_for
from engine.actions import (
    Action,
    BuildHouse,
    BuyCard,
    KeepGoods,
    MoveColonist,
    PlayCard,
    ProduceInProvince,
    SellGoods,
    SuggestCard,
)
from engine.decisions import (
    CardChoice,
    GoodsToKeep,
    MovementChoice,
    SuggestionChoice,
    TradeChoice,
)
from engine.terms import CardId, Good, SeatId
from players import LEVELS, player_for
from players.evaluation import beside
from players.imagination import imagine
from players.judgement import Judge
from players.planning import MOVES, _promising, plans, roads
from players.weights import weights_of
from tests.builders import ALL_IN_ROMA, FOURTEEN_CITIES, Game, a_game, a_team_game

RED = SeatId(0)


def choose(state: GameState, level: str) -> Action:
    view = view_for(state, state.pending[-1].seat)
    return player_for(level, "sense")(view, legal_actions(state))


def turn_of(game: Game, level: str) -> list[Action]:
    """All that the level does until its turn is over."""
    turn, done = game.state.turn, []
    while not game.state.over and game.state.turn == turn:
        action = choose(game.state, level)
        done.append(action)
        game.do(action)
    return done


@pytest.mark.parametrize("level", ["merchant", "senator"])
def test_the_house_that_wins_the_game_is_built(level: str) -> None:
    """Fourteen houses, goods for one more, and far ahead of the other seat."""
    game = a_game(
        "imperium",
        houses={city: [0] for city in FOURTEEN_CITIES},
        hand={0: ["start-architect", "start-tribune", "start-prefect-a"]},
        goods={0: {"brick": 2, "food": 2, "tool": 1, "wine": 1, "cloth": 1}},
        coins={0: 20},
    )
    done = turn_of(game, level)
    assert done[0] == PlayCard(CardId("start-architect"))
    assert any(isinstance(action, BuildHouse) for action in done)
    assert game.state.concordia == RED


@pytest.mark.parametrize("level", LEVELS)
def test_the_last_card_is_taken_by_who_is_ahead(level: str) -> None:
    game = a_game(
        "imperium",
        houses={city: [0] for city in FOURTEEN_CITIES[:10]},
        hand={0: ["start-senator", "start-tribune"]},
        goods={0: {"food": 2, "cloth": 2}},
        display=["I-mason"],
        deck=[],
    )
    game.do(PlayCard(CardId("start-senator")))
    assert isinstance(choose(game.state, level), BuyCard)


@pytest.mark.parametrize("level", LEVELS)
def test_what_produces_most_for_oneself_is_let_produce(level: str) -> None:
    game = a_game(
        "imperium",
        houses={"brigantium": [0], "olisipo": [0], "valentia": [0], "lutetia": [1]},
        hand={0: ["start-prefect-a", "start-tribune"]},
    )
    game.do(PlayCard(CardId("start-prefect-a")))
    action = choose(game.state, level)
    assert isinstance(action, ProduceInProvince)
    assert action.province == "hispania"


@pytest.mark.parametrize("level", LEVELS)
def test_dearer_goods_are_kept(level: str) -> None:
    game = a_game(
        "imperium",
        goods={0: {"brick": 7}},
        decision=GoodsToKeep(RED, ("brick", "cloth")),
    )
    assert choose(game.state, level) == KeepGoods(("cloth",))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("other", ["brick", "tool", "wine", "cloth"])
def test_salt_is_kept_before_any_other_good(level: str, other: Good) -> None:
    game = a_game(
        "imperium",
        options={"salt": True},
        goods={0: {"brick": 1, "cloth": 1, "wine": 1, "tool": 1, "food": 3}},
        decision=GoodsToKeep(RED, (other, "salt")),
    )
    assert choose(game.state, level) == KeepGoods(("salt",))


def test_salt_is_looked_at_as_the_dearest_good_it_can_be_sold_as() -> None:
    game = a_game(
        options={"salt": True}, goods={0: {"brick": 1, "salt": 2}}, decision=TradeChoice(RED)
    )
    judge = Judge(game.state, RED, weights_of("tuned"))
    sales = [each for each in _promising(game.state, judge) if isinstance(each, SellGoods)]
    assert sales == [SellGoods("brick", 1), SellGoods("cloth", 1)]
    bought = replace(game.state, pending=(TradeChoice(RED, bought=("cloth",)),))
    sales = [each for each in _promising(bought, judge) if isinstance(each, SellGoods)]
    assert sales == [SellGoods("brick", 1), SellGoods("wine", 1)]


@pytest.mark.ruling("L2")
@pytest.mark.parametrize("level", LEVELS)
def test_a_partner_follows_what_a_legatus_suggested(level: str) -> None:
    for card in ("start-mercator", "start-prefect-a", "start-tribune"):
        asked = CardChoice(SeatId(2), without_legatus=True, suggested=CardId(card))
        game = a_team_game(decision=asked)
        assert choose(game.state, level) == PlayCard(CardId(card))


@pytest.mark.ruling("L1")
@pytest.mark.parametrize("level", LEVELS)
def test_a_legatus_points_at_a_card_the_partner_has(level: str) -> None:
    game = a_team_game(decision=SuggestionChoice(RED))
    answer = choose(game.state, level)
    assert isinstance(answer, SuggestCard)
    assert answer.card in game.seat(2).hand


def test_two_cards_that_do_the_same_are_looked_at_once() -> None:
    """Two Prefects are one road; Mercatores that pay differently are two."""
    hand = ["start-prefect-a", "start-prefect-b", "start-mercator", "I-mercator", "II-mercator"]
    state = a_game(hand={0: hand}).state
    looked_at = roads(state, Judge(state, RED, weights_of("tuned")))
    names = [action.card for action in looked_at if isinstance(action, PlayCard)]
    assert len(names) == 3
    assert "start-mercator" in names


def test_every_plan_begins_with_something_offered_and_ends_the_turn() -> None:
    game = a_game("imperium", seats=4, cards="venus")
    view = view_for(game.state, RED)
    state = imagine(view, Random("plans"))
    judge = Judge(state, RED, weights_of("tuned"))
    found = plans(state, judge, width=2)
    assert len(found) > 20
    assert {plan.first for plan in found} == set(roads(state, judge))
    assert {plan.leads_to.turn for plan in found} == {state.turn + 1}
    assert all(plan.value == judge(plan.leads_to) for plan in found)


def test_only_moves_to_where_there_is_most_to_gain_are_looked_at() -> None:
    decision = MovementChoice(RED, steps=6)
    state = a_game("imperium", colonists={0: ALL_IN_ROMA}, decision=decision).state
    judge = Judge(state, RED, weights_of("tuned"))
    gains = judge.gains(state, RED)

    def gain(move: MoveColonist) -> float:
        sites = beside(state.board, move.colonist, move.line)
        return sum(gains.get(city, 0.0) for city in sites)

    offered = [action for action in legal_actions(state) if isinstance(action, MoveColonist)]
    first = {plan.first for plan in plans(state, judge, width=2)}
    looked_at = [action for action in first if isinstance(action, MoveColonist)]
    enough = sorted(map(gain, offered), reverse=True)[MOVES - 1]
    assert looked_at
    assert min(map(gain, looked_at)) >= enough > min(map(gain, offered))


def test_rivals_are_thought_to_keep_their_dearest_goods() -> None:
    """Two units come to a storehouse with room for one."""
    game = a_game(
        houses={"lutetia": [1], "burdigala": [1]},
        tokens={"lutetia": "brick", "burdigala": "cloth"},
        goods={1: {"brick": 7}},
        hand={0: ["start-prefect-a", "start-tribune"]},
    )
    game.do(PlayCard(CardId("start-prefect-a")))
    judge = Judge(game.state, RED, weights_of("tuned"))
    (produced,) = (
        plan.leads_to
        for plan in plans(game.state, judge, width=1)
        if isinstance(plan.first, ProduceInProvince) and plan.first.province == "gallia"
    )
    assert produced.seats[1].goods["cloth"] == 1


def test_who_is_asked_in_the_turn_of_another_thinks_no_further() -> None:
    """What the other does next is not his to plan."""
    asked = a_game(goods={1: {"brick": 7}}, decision=GoodsToKeep(SeatId(1), ("brick", "cloth")))
    state = replace(asked.state, active=RED)
    judge = Judge(state, SeatId(1), weights_of("tuned"))
    found = plans(state, judge, width=2)
    assert [plan.first for plan in found] == list(legal_actions(state))
    for plan in found:
        assert plan.leads_to == engine.apply(state, SeatId(1), plan.first).state


def test_wider_plans_are_at_least_as_good() -> None:
    state = a_game("imperium", seats=4, cards="venus").state
    judge = Judge(state, RED, weights_of("tuned"))
    best = [max(plan.value for plan in plans(state, judge, width=width)) for width in (1, 4)]
    assert best[1] >= best[0]
