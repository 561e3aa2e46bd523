"""Computer players by level. Each sees what is offered and chooses."""

from collections.abc import Callable, Sequence
from typing import Protocol

from engine import rng
from engine.actions import Action
from engine.terms import SeatId


class Player(Protocol):
    def choose(self, offered: Sequence[Action]) -> Action: ...


class RandomPlayer:
    """Every option is as likely as any other, and the same seed chooses the same ones again."""

    def __init__(self, seed: str, seat: SeatId) -> None:
        self._chance = rng.stream(seed, f"player {seat}")

    def choose(self, offered: Sequence[Action]) -> Action:
        return offered[int(self._chance.random() * len(offered))]


LEVELS: dict[str, Callable[[str, SeatId], Player]] = {"random": RandomPlayer}


def players_for(seed: str, levels: Sequence[str]) -> list[Player]:
    return [LEVELS[level](seed, SeatId(seat)) for seat, level in enumerate(levels)]
