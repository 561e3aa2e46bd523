"""Computer players: each a function of what its seat sees and what it is offered.

The same seed, view and options give the same answer. Nobody remembers anything, so a game goes on
after a restart as if nothing had happened.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from engine import View, rng
from engine.actions import Action
from engine.decisions import VetoChoice
from players.foresight import foresee
from players.imagination import imagine
from players.judgement import Judge
from players.planning import roads
from players.solitaria import veto_or_not
from players.tiles import answer_before_the_game
from players.weights import Weights, weights_of

__all__ = ["LEVELS", "WITHOUT_TILES", "Level", "Player", "answer", "player_for", "player_of"]

Player = Callable[[View, Sequence[Action]], Action]


class Level(NamedTuple):
    weights: str
    width: int
    """How many ways through a card are followed at a time."""
    kept: tuple[int, ...] = ()
    """How many plans are followed into the next turn, and into the one after."""
    glances: int | None = None
    """How many different cards come to mind, if not all."""
    takes_tiles: bool = True
    """Of the forum, with a Tribune."""


LEVELS: Mapping[str, Level] = {
    "novice": Level("rough", width=1, glances=3),
    "merchant": Level("rough", width=2),
    "senator": Level("tuned", width=2, kept=(5,)),
}


WITHOUT_TILES = "-without-tiles"
"""Behind the name of a level: the same player, but it leaves the tiles of the forum to the others.
Nobody would invite one; it shows what tiles are worth."""


def player_for(level: str, seed: str) -> Player:
    how = LEVELS[level.removesuffix(WITHOUT_TILES)]
    how = how._replace(takes_tiles=not level.endswith(WITHOUT_TILES))
    return player_of(how, weights_of(how.weights), seed)


def answer(level: str, seed: str, view: View, offered: Sequence[Action]) -> Action:
    """All that another process has to be told."""
    return player_for(level, seed)(view, offered)


def player_of(level: Level, weights: Weights, seed: str) -> Player:
    def choose(view: View, offered: Sequence[Action]) -> Action:
        if len(offered) == 1:
            return offered[0]
        assert view.viewer is not None  # a spectator is never asked
        early = answer_before_the_game(view, offered) if view.forum else None
        if early is not None:
            return early
        chance = rng.stream(seed, f"seat {view.viewer} turn {view.turn}")
        state = imagine(view, chance)
        judge = Judge(state, view.viewer, weights, takes_tiles=level.takes_tiles)
        if isinstance(view.decisions[0], VetoChoice):
            return veto_or_not(state, judge)
        among = rng.shuffled(roads(state, judge), chance)[: level.glances] if level.glances else ()
        return foresee(state, judge, width=level.width, kept=level.kept, among=among).first

    return choose
