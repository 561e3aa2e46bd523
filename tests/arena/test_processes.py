"""Long runs on all processors give what one alone would give, in the same order."""

import os
from multiprocessing import active_children
from time import sleep

import pytest

from arena.processes import in_parallel

TWICE = pytest.mark.parametrize("jobs", [1, 2])


@TWICE
def test_results_come_in_the_order_of_the_items(jobs: int) -> None:
    assert list(in_parallel(_late, [0.2, 0.0, 0.1, 0.0], jobs)) == [0.2, 0.0, 0.1, 0.0]
    assert active_children() == []


@TWICE
def test_no_items_have_no_results(jobs: int) -> None:
    assert list(in_parallel(_late, [], jobs)) == []


@TWICE
def test_what_the_work_raises_is_raised_here(jobs: int) -> None:
    with pytest.raises(ValueError, match="sleep length"):
        list(in_parallel(_late, [0.0, -1.0], jobs))
    assert active_children() == []


def test_a_process_that_dies_is_not_waited_for() -> None:
    with pytest.raises(EOFError):
        list(in_parallel(os._exit, [1, 1, 1], jobs=2))
    assert active_children() == []


def test_whoever_has_seen_enough_leaves_no_process_behind() -> None:
    results = in_parallel(_late, [0.0] * 100, jobs=2)
    assert next(results) == 0.0
    assert len(active_children()) == 2
    results.close()
    assert active_children() == []


def _late(seconds: float) -> float:
    sleep(seconds)
    return seconds
