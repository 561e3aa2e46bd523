"""Waiting for something to have happened, without asking again and again."""

import asyncio
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")

PATIENCE = 600.0
"""Real seconds until a wait gives up: so that a test that will never end does. It is far more than
anything takes on a busy machine, where a film alone can take minutes."""


class NothingHappened(AssertionError):
    """What was waited for did not come."""


class ChangeSignal:
    """Told about every change; whoever waits then looks again."""

    def __init__(self) -> None:
        self._waiting: set[asyncio.Future[None]] = set()
        self.watchers: list[Callable[[], None]] = []

    def tell(self) -> None:
        for watcher in self.watchers:
            watcher()
        waiting, self._waiting = self._waiting, set()
        for future in waiting:
            if not future.done():
                future.set_result(None)

    async def until(
        self,
        look: Callable[[], T | None],
        what: str | Callable[[], str],
        patience: float = PATIENCE,
    ) -> T:
        """The first thing that is neither None nor False nor empty."""
        try:
            async with asyncio.timeout(patience):
                while not (found := look()):
                    future = asyncio.get_running_loop().create_future()
                    self._waiting.add(future)
                    await future
        except TimeoutError:
            reason = what if isinstance(what, str) else what()
            raise NothingHappened(f"{reason} (waited {patience:g} s)") from None
        return found
