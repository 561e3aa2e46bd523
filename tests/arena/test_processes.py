"""Long runs on all processors give what one alone would give, in the same order."""

from time import sleep

import pytest

from arena.processes import in_parallel


@pytest.mark.parametrize("jobs", [1, 2])
def test_results_come_in_the_order_of_the_items(jobs: int) -> None:
    assert list(in_parallel(_late, [0.2, 0.0, 0.1, 0.0], jobs)) == [0.2, 0.0, 0.1, 0.0]


def _late(seconds: float) -> float:
    sleep(seconds)
    return seconds
