"""Computer players think in processes of their own, so that nobody waits for them."""

from collections.abc import Callable, Sequence

import players
from bot.processes.workers import Workers
from engine import View
from engine.actions import Action

LONGEST_SECONDS = 60.0
"""Until a thought is given up: it takes a tenth of a second where nothing else is done."""


Answering = Callable[[str, str, View, Sequence[Action]], Action]


class ThinkingProcesses:
    """One thought at a time each, in the order in which the tables ask: a table asks for its next
    one only when the last is played, so they take turns."""

    def __init__(self, count: int, answer: Answering = players.answer) -> None:
        self._answer = answer
        self._workers = Workers("thinking", max(count, 1), longest=LONGEST_SECONDS, niceness=15)

    async def __call__(
        self, level: str, seed: str, view: View, offered: Sequence[Action]
    ) -> Action:
        if len(offered) == 1:  # nothing to think about
            return offered[0]
        return await self._workers.run(self._answer, level, seed, view, offered)

    def close(self) -> None:
        self._workers.close()
