"""The command line that brings one game of many back."""

import shlex
from collections.abc import Sequence


def again(
    command: str, *, board: str, seats: int, cards: str, seed: str, more: Sequence[str]
) -> str:
    flags = ["--board", board, "--seats", str(seats), "--set", cards, *more]
    return shlex.join(["concordia", command, *flags, "--games", "1", "--seed", seed])
