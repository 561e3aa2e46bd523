from tests.long_waits import FIRST, LongWaits

HANGS, ENDS = "tests/test_a.py::test_hangs", "tests/test_a.py::test_ends"


def test_a_test_that_goes_on_is_named_less_and_less_often() -> None:
    now = 0.0
    waits = LongWaits(lambda: now)
    waits.begin(HANGS)
    waits.begin(ENDS)
    now = FIRST - 1
    assert waits.lines() == []
    waits.end(ENDS)
    now = FIRST
    assert waits.lines() == [f"still running after 2 min: {HANGS}"]
    now = 2 * FIRST - 1
    assert waits.lines() == []
    now = 2 * FIRST
    assert waits.lines() == [f"still running after 4 min: {HANGS}"]
    waits.end(HANGS)
    now = 9 * FIRST
    assert waits.lines() == []
