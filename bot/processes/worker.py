"""A process that does one piece of work after another.

Started with nothing imported but what the work needs: `multiprocessing` would import the program
that runs, which takes a second and twice the memory. It has a process group of its own, so that
Ctrl-C reaches only the bot, which then ends it; it stays in the bot's session, where Linux weighs
the niceness of one against the other.
"""

from __future__ import annotations

import os
import pickle
import sys
from collections.abc import Callable
from contextlib import suppress
from subprocess import PIPE, Popen
from threading import Event, Lock, Timer
from typing import IO, Any, TypeVar, cast

R = TypeVar("R")
STAND_BACK = True
"""Whether processes let others go first. Beside a busy machine one that does may never be done, so
tests switch it off."""


class WorkLost(Exception):
    """The process ended before its work was done."""


class Worker:
    def __init__(self, *, longest: float, niceness: int = 0, kept: bool = True) -> None:
        """`longest`: seconds until a piece of work is given up. `kept`: whether the process stays
        for the next one."""
        self._longest = longest
        self._niceness = niceness
        self._kept = kept
        self._busy = Lock()
        self._changing = Lock()
        self._process: Popen[bytes] | None = None
        self.closed = False

    def run(self, work: Callable[..., R], *arguments: object) -> R:
        """Waits for the result; an exception in the work is raised here."""
        task = pickle.dumps((work, arguments), pickle.HIGHEST_PROTOCOL)
        name = getattr(work, "func", work).__name__  # of a partial, what it calls
        with self._busy:
            succeeded, answer = self._answer(self._started(name), task, name)
            if not self._kept:
                self._end()
        if not succeeded:
            raise answer
        return cast(R, answer)

    def close(self) -> None:
        """Ends the work in progress, and starts no more."""
        with self._changing:
            self.closed = True
            if self._process is not None:
                self._process.kill()
        with self._busy:
            self._end()

    def _started(self, name: str) -> Popen[bytes]:
        """The one there is, unless it has died meanwhile."""
        if self._process is not None and self._process.poll() is not None:
            self._end()
        with self._changing:
            if self.closed:
                raise WorkLost(f"{name}: not begun any more")
            if self._process is None:
                niceness = self._niceness if STAND_BACK else 0
                self._process = Popen(
                    [sys.executable, "-m", "bot.processes.child", str(niceness)],
                    stdin=PIPE,
                    stdout=PIPE,
                    env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
                    process_group=0,
                )
            return self._process

    def _answer(self, process: Popen[bytes], task: bytes, name: str) -> tuple[bool, Any]:
        """Whether it succeeded, and its result or exception."""
        tasks, answers = _pipes(process)
        late = Event()

        def give_up() -> None:
            late.set()
            process.kill()

        timer = Timer(self._longest, give_up)
        timer.start()
        try:
            tasks.write(task)
            tasks.flush()
            answer: tuple[bool, Any] = pickle.load(answers)
        except (EOFError, OSError, pickle.UnpicklingError):
            why = "the process ended before its work was done"
            if late.is_set():
                why = f"no answer after {self._longest:g} seconds"
            self._end()
            raise WorkLost(f"{name}: {why}") from None
        finally:
            timer.cancel()
        return answer

    def _end(self) -> None:
        with self._changing:
            process, self._process = self._process, None
        if process is not None:
            process.kill()
            for pipe in _pipes(process):
                with suppress(OSError):  # what was still to be written has nobody to read it
                    pipe.close()
            process.wait()


def _pipes(process: Popen[bytes]) -> tuple[IO[bytes], IO[bytes]]:
    assert process.stdin is not None
    assert process.stdout is not None
    return process.stdin, process.stdout
