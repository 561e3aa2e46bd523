"""Workers for the event loop: work is done in the order in which it comes, by whoever is free."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, NamedTuple, TypeVar

from bot.metrics import WORK_SECONDS
from bot.processes.worker import Worker, WorkLost

R = TypeVar("R")

_LOG = logging.getLogger(__name__)
LET_PASS = 3
"""How many others go before what is patient: a table's message is drawn about as often as that."""


class _Task(NamedTuple):
    done: asyncio.Future[Any]
    work: Callable[..., Any]
    arguments: tuple[object, ...]


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
        self._seconds = WORK_SECONDS.labels(name)
        self._attempts = attempts
        self._workers = [
            Worker(longest=longest, niceness=niceness, kept=kept) for _ in range(count)
        ]
        self._free = list(self._workers)
        self._waiting: deque[_Task] = deque()
        self._patient: deque[_Task] = deque()
        self._let_pass = 0
        """How many went before the patient ones since the last of those."""

    def run(
        self, work: Callable[..., R], *arguments: object, patient: bool = False
    ) -> asyncio.Future[R]:
        """Raises what the work raises, and `WorkLost` if every attempt was lost. What is patient
        lets others go first, but not for ever."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[R] = loop.create_future()
        began = loop.time()
        done.add_done_callback(lambda _: self._seconds.observe(loop.time() - began))
        (self._patient if patient else self._waiting).append(_Task(done, work, arguments))
        self._go_on()
        return done

    def close(self) -> None:
        """Ends the work in progress, and starts no more."""
        for line in (self._waiting, self._patient):
            while line:
                line.popleft().done.cancel()
        for each in self._workers:
            each.close()
        self._threads.shutdown()

    def _go_on(self) -> None:
        while self._free and (self._waiting or self._patient):
            task = self._next()
            if task.done.done():  # nobody wants it any more
                continue
            worker = self._free.pop()
            loop = task.done.get_loop()
            doing = loop.run_in_executor(self._threads, self._attempted, worker, task)
            doing.add_done_callback(partial(self._did, worker, task))

    def _next(self) -> _Task:
        if self._waiting and not (self._patient and self._let_pass >= LET_PASS):
            self._let_pass += 1
            return self._waiting.popleft()
        self._let_pass = 0
        return self._patient.popleft()

    def _did(self, worker: Worker, task: _Task, doing: asyncio.Future[Any]) -> None:
        self._free.append(worker)
        self._go_on()
        error = doing.exception()
        if task.done.done():
            return
        if error is not None:
            task.done.set_exception(error)
        else:
            task.done.set_result(doing.result())

    def _attempted(self, worker: Worker, task: _Task) -> object:
        for _ in range(self._attempts - 1):
            try:
                return worker.run(task.work, *task.arguments)
            except WorkLost as lost:
                if not worker.closed:
                    _LOG.warning("tried again: %s", lost)
        return worker.run(task.work, *task.arguments)
