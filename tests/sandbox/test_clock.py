"""Time that can be moved: timers ring in order, each at its moment."""

import asyncio
from functools import partial

from sandbox import Clock
from sandbox.ids import Snowflakes, shard_of


def test_a_standing_clock_moves_only_when_told() -> None:
    clock = Clock(standing=True)
    before = clock.now()
    assert clock.now() == before
    clock.advance(900)
    assert clock.now() == before + 900


def test_timers_ring_in_order_and_at_their_moment() -> None:
    clock = Clock(standing=True)
    start = clock.now()
    rung: list[tuple[str, float]] = []

    def ring(name: str) -> None:
        rung.append((name, clock.now()))

    for name, seconds in (("later", 5.0), ("soon", 2.0), ("far", 60.0)):
        clock.at(start + seconds, partial(ring, name))
    clock.advance(10)
    assert rung == [("soon", start + 2), ("later", start + 5)]
    assert clock.now() == start + 10


def test_a_timer_may_set_another() -> None:
    clock = Clock(standing=True)
    start = clock.now()
    rung: list[float] = []
    clock.at(start + 1, lambda: clock.at(start + 2, lambda: rung.append(clock.now())))
    clock.advance(3)
    assert rung == [start + 2]


async def test_a_running_clock_rings_by_itself_and_can_be_moved_too() -> None:
    clock = Clock()
    by_itself, moved, nearer = asyncio.Event(), asyncio.Event(), asyncio.Event()
    clock.at(clock.now() + 0.01, by_itself.set)
    await by_itself.wait()
    clock.at(clock.now() + 3600, moved.set)
    clock.at(clock.now() + 3600.1, nearer.set)
    clock.advance(3600)
    assert moved.is_set()
    await nearer.wait()


def test_snowflakes_grow_and_carry_their_moment() -> None:
    clock = Clock(standing=True)
    ids = Snowflakes(clock)
    first, second = ids.next(), ids.next()
    assert first < second
    clock.advance(10)
    assert (ids.next() >> 22) - (first >> 22) == 10_000
    assert shard_of(5 << 22, 2) == 1
