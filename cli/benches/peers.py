"""The peers our speed is measured against: random games of theirs, in the same process as ours."""

import random
from collections.abc import Callable
from itertools import count
from time import perf_counter

PLIES_PER_CHESS_GAME = 200


class PeersMissing(Exception):
    def __init__(self, package: str) -> None:
        super().__init__(f"{package} is not here: install the peers with: make bench")
        self.package = package


def catanatron_decisions_per_second(seconds: float) -> float:
    try:
        from catanatron import Color, Game, RandomPlayer
        from catanatron.game import TURNS_LIMIT
    except ModuleNotFoundError as missing:
        raise PeersMissing("catanatron") from missing

    players = [RandomPlayer(color) for color in Color]

    def play(seed: int) -> int:
        game = Game(players, seed=seed)
        decisions = 0
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            if not game.state.playable_actions:
                break
            game.play_tick()
            decisions += 1
        return decisions

    # Catanatron seeds the global generator, which is not ours to leave changed.
    before = random.getstate()
    try:
        return _decisions_per_second(play, seconds)
    finally:
        random.setstate(before)


def chess_moves_per_second(seconds: float) -> float:
    try:
        import chess
    except ModuleNotFoundError as missing:
        raise PeersMissing("chess") from missing

    def play(seed: int) -> int:
        generator = random.Random(seed)
        board = chess.Board()
        for ply in range(PLIES_PER_CHESS_GAME):
            moves = list(board.legal_moves)
            if not moves:
                return ply
            board.push(generator.choice(moves))
        return PLIES_PER_CHESS_GAME

    return _decisions_per_second(play, seconds)


def _decisions_per_second(play: Callable[[int], int], seconds: float) -> float:
    """Whole games only, one at least: the last one runs over rather than being cut short."""
    decisions = 0
    start = perf_counter()
    for seed in count(1):
        decisions += play(seed)
        if perf_counter() - start >= seconds:
            break
    return decisions / (perf_counter() - start)
