"""Whoever draws gets no processor, or dies: people are called all the same, and once."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from threading import Event
from typing import Any

import pytest

import render
from bot.announcer import late_pictures
from bot.processes.worker import WorkLost
from render import Picture
from sandbox.changes import PATIENCE
from tests.bot.announcer.test_faults import a_turn_played
from tests.bot.announcer.test_refusals import somebody_is_called
from tests.world.tables import ITALIA, TEAM
from tests.world.wire import EDIT, SEND, AnnouncerWorld, labels


@pytest.fixture
def processor(monkeypatch: pytest.MonkeyPatch) -> Iterator[Event]:
    """Until it is set, no board gets drawn; and nobody waits for that."""
    free, draw = Event(), render.board_picture

    def drawn(*given: Any, **more: Any) -> Picture:
        assert free.wait(PATIENCE)
        return draw(*given, **more)

    monkeypatch.setattr(render, "board_picture", drawn)
    monkeypatch.setattr(late_pictures, "PATIENCE_SECONDS", 0)
    yield free
    free.set()


async def drawn_at_last(world: AnnouncerWorld, processor: Event) -> None:
    """As the deliverer does it: whenever there is something to say."""
    filled = world.tables.said.filled
    filled.clear()
    processor.set()
    async with asyncio.timeout(PATIENCE):
        while not world.sights()[-1].pictures:
            await filled.wait()
            filled.clear()
            assert await world.say()


async def test_a_call_is_sent_without_its_picture_and_gets_it_later(
    world: AnnouncerWorld, processor: Event
) -> None:
    table = await world.start(ITALIA, 2)
    assert await world.say()
    [called] = world.sights()
    assert labels(called)[0] == "Play"
    assert called.pictures == ()
    assert sorted(world.pings().values()) == [0, 0, 0, 1]
    sent, edited = world.requests(SEND), world.requests(EDIT)
    await drawn_at_last(world, processor)
    [shown] = world.sights()
    assert (shown.id, shown.text) == (called.id, called.text)
    assert len(shown.pictures) == 1
    assert sorted(world.pings().values()) == [0, 0, 0, 1]
    assert (world.requests(SEND) - sent, world.requests(EDIT) - edited) == (0, 1)
    await world.tables.put_right(table)
    assert await world.say()
    assert world.requests(EDIT) - edited == 1


async def test_a_picture_that_is_late_for_its_turn_changes_nothing(
    world: AnnouncerWorld, processor: Event
) -> None:
    table = await world.start(ITALIA, 2)
    assert await world.say()
    await a_turn_played(world, table)
    assert await world.say()
    await drawn_at_last(world, processor)
    await world.tables.put_right(table)
    assert await world.say()
    first, second = world.sights()
    assert (labels(first), first.pictures) == ([], ())
    assert labels(second)[0] == "Play"
    assert len(second.pictures) == 1
    assert sorted(world.pings().values()) == [0, 0, 1, 1]


async def test_a_call_whose_picture_was_lost_is_sent_once(
    world: AnnouncerWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    def killed(*_: Any, **__: Any) -> Picture:
        raise WorkLost("board_picture: the process ended before its work was done")

    with monkeypatch.context() as patch:
        patch.setattr(render, "board_picture", killed)
        table = await world.start(ITALIA, 2)
        assert await world.say()
        [called] = world.sights()
        assert called.pictures == ()
        assert await world.say()
    await world.tables.put_right(table)
    assert await world.say()
    [shown] = world.sights()
    assert (shown.id, len(shown.pictures)) == (called.id, 1)
    assert sorted(world.pings().values()) == [0, 0, 0, 1]


async def test_a_hand_that_is_not_drawn_keeps_nobody_from_being_called(
    world: AnnouncerWorld, processor: Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    draw = render.hand_picture

    def drawn(*given: Any, **more: Any) -> Picture:
        assert processor.wait(PATIENCE)
        return draw(*given, **more)

    monkeypatch.setattr(render, "hand_picture", drawn)
    table = await world.start(TEAM, 4)
    assert await world.say()
    await somebody_is_called(world, table)
    for person in world.people:
        hand = person.sees(person.dm)[0]
        assert (hand.pictures, "Tribune (Mars)" in hand.text) == ((), True)
