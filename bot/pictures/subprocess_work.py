"""Long work in a process of its own, so that it does not hold up the event loop."""

from __future__ import annotations

import os
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from threading import Lock
from traceback import format_exc
from typing import Any, TypeVar, cast

from arena.processes import leave_interrupts_to_the_parent

R = TypeVar("R")

LONGEST = 15 * 60.0
"""Seconds until it is given up: after that, Discord no longer accepts an answer to a click."""


class WorkLost(Exception):
    """The process ended before its work was done."""


class Subprocesses:
    """Starts one process per piece of work, and leaves none behind."""

    def __init__(self, longest: float = LONGEST) -> None:
        self._longest = longest
        self._spawning = get_context("spawn")  # a fork would copy locks that other threads hold
        self._lock = Lock()
        self._processes: set[SpawnProcess] = set()
        self._closed = False

    def run(self, work: Callable[..., R], *arguments: object) -> R:
        """Waits for the result; an exception in the work is raised here."""
        answers, answering = self._spawning.Pipe(duplex=False)
        process = self._spawning.Process(
            target=_answer, args=(answering, work, arguments), name=work.__name__, daemon=True
        )
        with answers:
            try:
                with answering:
                    self._start(process)
                done, answer = self._received(answers, work.__name__)
            finally:
                self._end(process)
        if not done:
            raise answer
        return cast(R, answer)

    def close(self) -> None:
        """Ends the work in progress, and starts no more."""
        with self._lock:
            self._closed = True
            for process in self._processes:
                process.kill()

    def _start(self, process: SpawnProcess) -> None:
        with self._lock:
            if self._closed:
                raise WorkLost(f"{process.name}: not begun any more")
            process.start()
            self._processes.add(process)

    def _received(self, answers: Connection, name: str) -> Any:
        """Whether it succeeded, and its result or exception."""
        try:
            if not answers.poll(self._longest):
                raise WorkLost(f"{name}: no answer after {self._longest:g} seconds")
            return answers.recv()
        except (EOFError, OSError):
            raise WorkLost(f"{name}: the process ended before its work was done") from None

    def _end(self, process: SpawnProcess) -> None:
        with self._lock:
            if process not in self._processes:
                return
            self._processes.remove(process)
            process.kill()
        process.join()
        process.close()


def _answer(
    answering: Connection, work: Callable[..., object], arguments: tuple[object, ...]
) -> None:
    leave_interrupts_to_the_parent()
    if hasattr(os, "nice"):
        os.nice(10)  # answers to people go before
    answer: tuple[bool, object]
    try:
        answer = (True, work(*arguments))
    except Exception as refusal:
        refusal.add_note(format_exc())  # which would not come along by itself
        answer = (False, refusal)
    answering.send(answer)
