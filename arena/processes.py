"""Long runs on all processors."""

from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

T = TypeVar("T")
R = TypeVar("R")


def in_parallel(work: Callable[[T], R], items: Iterable[T], jobs: int) -> Iterator[R]:
    """The results in the order of the items."""
    if jobs == 1:
        yield from map(work, items)
        return
    from multiprocessing import Pool

    with Pool(jobs, initializer=leave_interrupts_to_the_parent) as pool:
        yield from pool.imap(work, items)


def leave_interrupts_to_the_parent() -> None:
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)
