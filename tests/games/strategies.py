"""How the seats of recorded games choose: at random, or so that something rare comes to pass."""

from collections.abc import Callable, Sequence
from random import Random

import engine
from engine import GameState, view_for
from engine.actions import Action
from engine.solitaria.building import steps, within_reach
from players import Player, player_for

Strategy = Callable[[GameState, Sequence[Action], Random], Action]
_LOOKED_AT = 14


def at_random(_: GameState, offered: Sequence[Action], chance: Random) -> Action:
    return chance.choice(offered)


def building(_: GameState, offered: Sequence[Action], chance: Random) -> Action:
    houses = [action for action in offered if action.kind == "build_house"]
    return chance.choice(houses or [each for each in offered if each.kind != "buy_card"])


def walling_in(state: GameState, offered: Sequence[Action], chance: Random) -> Action:
    """So that Contrarius finds no city to build in (ruling SO27)."""
    if len(offered) == 1:
        return offered[0]
    seat = state.pending[-1].seat

    def freedom(action: Action) -> float:
        after = engine.apply(state, seat, action).state
        if after.over:
            return 99
        ended = 4 if after.concordia is not None else 0
        moved = -0.5 if action.kind == "move_colonist" else 0
        cities = len(within_reach(after))
        return cities + 3 * steps(after) + ended + moved + chance.random() * 2

    some = list(offered)
    return min(some if len(some) <= _LOOKED_AT else chance.sample(some, _LOOKED_AT), key=freedom)


def scoring_once_walled_in(state: GameState, offered: Sequence[Action], chance: Random) -> Action:
    """So that he reaches a house of the track when he finds no city for it (ruling SO29)."""
    if within_reach(state):
        return walling_in(state, offered, chance)
    seat, some = state.pending[-1].seat, list(offered)

    def points(action: Action) -> float:
        after = engine.apply(state, seat, action).state
        assert after.contrarius is not None
        played = getattr(action, "card", "") if action.kind == "play_card" else ""
        wanted = any(each in played for each in ("prefect", "colonist", "smith", "farmer", "mason"))
        return after.contrarius.points + wanted - 99 * after.over + chance.random()

    return max(some if len(some) <= _LOOKED_AT else chance.sample(some, _LOOKED_AT), key=points)


def leaving_no_card(state: GameState, offered: Sequence[Action], chance: Random) -> Action:
    """Seat 0 buys the last one, so that Contrarius finds none when he is to take one (SO28)."""
    seat, ended = state.pending[-1].seat, state.concordia

    def fits(action: Action) -> bool:
        if seat == 0:
            return action.kind == "buy_card"
        wanted = ("architect",) if ended == 0 else ("prefect", "tribune") if ended is None else ()
        played = getattr(action, "card", "") if action.kind == "play_card" else ""
        return any(each in played for each in wanted)

    return chance.choice([each for each in offered if fits(each)] or offered)


def as_a_merchant(seed: str) -> Strategy:
    merchant: Player = player_for("merchant", seed)
    return lambda state, offered, _: merchant(view_for(state, state.pending[-1].seat), offered)
