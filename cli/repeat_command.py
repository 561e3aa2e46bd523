"""The command line that brings one game of many back."""

import shlex
from collections.abc import Sequence


def again(
    command: str,
    *,
    board: str,
    seats: int,
    cards: str,
    team: bool,
    seed: str,
    more: Sequence[str] = (),
) -> str:
    teams = ["--team"] if team else []
    flags = ["--board", board, "--seats", str(seats), "--set", cards, *teams, *more]
    return shlex.join(["concordia", command, *flags, "--games", "1", "--seed", seed])
