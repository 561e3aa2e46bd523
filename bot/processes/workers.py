"""Workers for the event loop: work is done in the order in which it comes, by whoever is free."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from queue import SimpleQueue
from typing import TypeVar

from bot.processes.worker import Worker, WorkLost

R = TypeVar("R")


_LOG = logging.getLogger(__name__)


class Workers:
    """Each has a thread here, which does nothing but wait for it."""

    def __init__(
        self,
        name: str,
        count: int = 1,
        *,
        longest: float,
        niceness: int,
        attempts: int = 2,
        kept: bool = True,
    ) -> None:
        """`attempts`: how often work is begun whose process ends before it is done."""
        self._threads = ThreadPoolExecutor(count, thread_name_prefix=name)
        self._attempts = attempts
        self._workers = [
            Worker(longest=longest, niceness=niceness, kept=kept) for _ in range(count)
        ]
        self._free: SimpleQueue[Worker] = SimpleQueue()
        for each in self._workers:
            self._free.put(each)

    def run(self, work: Callable[..., R], *arguments: object) -> asyncio.Future[R]:
        """Raises what the work raises, and `WorkLost` if every attempt was lost."""
        loop = asyncio.get_running_loop()
        return loop.run_in_executor(self._threads, self._run, work, *arguments)

    def close(self) -> None:
        """Ends the work in progress, and starts no more."""
        self._threads.shutdown(wait=False, cancel_futures=True)
        for each in self._workers:
            each.close()
        self._threads.shutdown()

    def _run(self, work: Callable[..., R], *arguments: object) -> R:
        worker = self._free.get()
        try:
            for _ in range(self._attempts - 1):
                try:
                    return worker.run(work, *arguments)
                except WorkLost as lost:
                    if not worker.closed:
                        _LOG.warning("tried again: %s", lost)
            return worker.run(work, *arguments)
        finally:
            self._free.put(worker)
