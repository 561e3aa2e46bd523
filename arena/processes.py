"""Long runs on all processors."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import ExitStack, contextmanager
from itertools import count
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

T = TypeVar("T")
R = TypeVar("R")


def in_parallel(work: Callable[[T], R], items: Iterable[T], jobs: int) -> Generator[R, None, None]:
    """The results in the order of the items; what goes wrong is raised in that order too.

    Without threads and locks, unlike the pools of the standard library: Ctrl-C may come at any
    moment, and where it comes while a lock is being taken, everybody waits for that lock for ever.
    """
    if jobs == 1:
        yield from map(work, items)
        return
    from multiprocessing.connection import wait

    numbered = enumerate(items)
    busy: dict[Any, int] = {}  # `wait` forgets that all it finds are connections
    done: dict[int, tuple[bool, Any]] = {}
    with ExitStack() as workers:
        idle: list[Any] = [workers.enter_context(_worker(work)) for _ in range(jobs)]
        for number in count():
            while number not in done:
                for worker, (given, item) in zip(idle, numbered, strict=False):
                    worker.send(item)
                    busy[worker] = given
                if not busy:
                    return
                idle = [*wait(busy)]
                for worker in idle:
                    done[busy.pop(worker)] = worker.recv()
            succeeded, result = done.pop(number)
            if not succeeded:
                raise result
            yield result


def leave_interrupts_to_the_parent() -> None:
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def _worker(work: Callable[[T], R]) -> Iterator[Connection]:
    """A process that answers each item with its result, until it is no longer needed."""
    from multiprocessing import Pipe, Process

    ours, theirs = Pipe()
    process = Process(target=_serve, args=(theirs, work), daemon=True)
    with ours:
        with theirs:
            process.start()
        try:
            yield ours
        finally:
            process.kill()
            process.join()


def _serve(requests: Connection, work: Callable[[T], R]) -> None:
    leave_interrupts_to_the_parent()
    while True:
        try:
            item = requests.recv()
        except EOFError:  # nobody is left to work for
            return
        try:
            answer: tuple[bool, object] = (True, work(item))
        except Exception as failure:
            answer = (False, failure)
        requests.send(answer)
