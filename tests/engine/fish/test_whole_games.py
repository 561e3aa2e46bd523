"""Random games with the fish market on every board, their traces, and what would break them."""

import json
from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest

import engine
from engine import Transition, legal_actions, new_game, read_options
from engine.invariants import InvariantBroken, check_game_step, check_state
from engine.state import FishMarket, Marker
from engine.terms import SeatId
from engine.traces import trace
from tests.builders import a_game
from tests.engine.test_playouts import play_and_check
from tests.engine.test_secrecy import with_other_secrets
from tests.plain import FishCaught, MarketVisited, PlayCard, ProduceInProvince, VisitMarket
from tests.playouts import BOARDS, SEATS, SETS, TEAM_SEATS, played, steps

FISH = {"fishMarket": True}
FORUM = {"forum": True, "forumPlaceholders": True, "salt": True}


@pytest.mark.slow
@pytest.mark.ruling("OP2")
@pytest.mark.parametrize("number", range(len(BOARDS)))
def test_a_random_game_with_fish_finishes_with_every_invariant_kept(number: int) -> None:
    """On every board alone or in a team, with and without salt and the forum."""
    board, side = BOARDS[number], ("river", "mountain")[number // 2 % 2]
    modules = FORUM if number % 3 == 0 else {"salt": number % 3 == 1}
    if number % 2:
        table: dict[str, object] = {"seats": TEAM_SEATS[number // 2 % 2], "team": True}
    else:
        table = {"seats": SEATS[number // 2 % 4], "set": SETS[number // 4 % 2]}
    play_and_check({"board": board, "fishMarketSide": side, **FISH, **table, **modules}, board)


@pytest.mark.ruling("FM12", "SU8")
def test_what_a_viewer_sees_of_the_market_does_not_depend_on_hidden_cards() -> None:
    """Offers that bring a card back included: they are the owner's alone."""
    chance = Random("market")
    options = {"board": "italia", "seats": 3, "fishMarketSide": "mountain", **FISH}
    for state, _, _ in list(steps(options, "secrets"))[::25]:
        viewer = SeatId(state.turn % 3)
        other = with_other_secrets(state, viewer, chance)
        assert engine.view_for(state, viewer) == engine.view_for(other, viewer)


def test_whoever_takes_a_card_back_does_not_show_which() -> None:
    game = a_game(
        fish={0: 9},
        options={"fishMarketSide": "mountain"},
        discard={0: ["start-mercator", "start-senator"]},
        hand={0: ["start-tribune"]},
    )
    game.do(VisitMarket(6, card="start-mercator"))
    told = engine.events_for(game.state, SeatId(1), game.events)
    assert "start-mercator" not in repr(told)
    assert "start-mercator" in repr(engine.events_for(game.state, SeatId(0), game.events))


@pytest.mark.ruling("FM1", "FM5", "FM6")
def test_a_trace_tells_tiles_fish_and_markers() -> None:
    record, _ = played({"board": "italia", "seats": 3, "fishMarketSide": "mountain", **FISH}, "t")
    lines = [json.loads(line) for line in trace(record)]
    setup = lines[0]["state"]
    assert {tuple(each.items()) for each in setup["markers"].values()} == {
        (("good", "fish"), ("flipped", False))
    }
    assert setup["fish_market"] == {
        "side": "mountain",
        "markers": {"0": None, "1": None, "2": None},
        "visited": False,
    }
    visits = [line for line in lines if line.get("action", {}).get("kind") == "visit_market"]
    assert visits
    for line in visits:
        seat, offer = line["seat"], line["action"]["offer"]
        market = line["state"]["fish_market"]
        assert (market["markers"][str(seat)], market["visited"]) == (offer, True)
        (paid,) = [each["fish"] for each in line["events"] if each["kind"] == "market_visited"]
        before = lines[lines.index(line) - 1]["state"]["seats"][seat]["fish"]
        assert line["state"]["seats"][seat]["fish"] == before - paid
    turns = [line["state"] for line in lines if "state" in line]
    for before, after in pairwise(turns):
        if after["turn"] > before["turn"]:
            assert not after["fish_market"]["visited"]


def test_without_the_market_a_trace_says_nothing_of_it() -> None:
    record, _ = played({"board": "italia", "seats": 2}, "t")
    assert not any("fish" in line for line in list(trace(record))[1:])


def test_fish_from_nowhere_are_noticed() -> None:
    state = new_game(read_options({"board": "italia", "seats": 2, **FISH}), "s")
    seats = tuple(replace(seat, fish=1) for seat in state.seats)
    without = new_game(read_options({"board": "italia", "seats": 2}), "s")
    with pytest.raises(InvariantBroken, match="not in play"):
        check_state(replace(without, seats=seats))
    with pytest.raises(InvariantBroken, match="fish"):
        check_state(replace(state, seats=tuple(replace(seat, fish=-1) for seat in seats)))
    with pytest.raises(InvariantBroken, match="one offer"):
        check_state(replace(state, fish_market=FishMarket((2, 2))))
    with pytest.raises(InvariantBroken, match="markers of the market"):
        check_state(replace(state, fish_market=FishMarket((9, None))))
    with pytest.raises(InvariantBroken, match="wrong time"):
        check_state(replace(state, fish_market=FishMarket((1, None), visited_in=1)))
    with pytest.raises(InvariantBroken, match="not only fish"):
        check_state(
            replace(state, markers={**state.markers, next(iter(state.markers)): Marker("wine")})
        )


def test_a_catch_or_a_visit_that_is_not_due_is_noticed() -> None:
    game = a_game(fish={0: 9}, magnus=1)
    before = game.state
    visit = VisitMarket(1)
    after = engine.apply(before, SeatId(0), visit)
    cheap = tuple(
        MarketVisited(0, 1, 0) if isinstance(e, MarketVisited) else e for e in after.events
    )
    with pytest.raises(InvariantBroken):
        check_game_step(before, visit, Transition(after.state, cheap))
    game.do(PlayCard("start-prefect-a"))
    produce = next(
        each for each in legal_actions(game.state) if isinstance(each, ProduceInProvince)
    )
    after = engine.apply(game.state, SeatId(0), produce)
    many = tuple(FishCaught(0, 2) if isinstance(e, FishCaught) else e for e in after.events)
    with pytest.raises(InvariantBroken):
        check_game_step(game.state, produce, Transition(after.state, many))
