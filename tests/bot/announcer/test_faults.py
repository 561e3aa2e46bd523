"""Whatever goes wrong on the way to Discord: nothing is lost, and nothing is said twice."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any

import aiohttp
import pytest

from bot.announcer.wanted import PART, Stands
from bot.tables import TableId
from bot.tables.wishes import Join, TransferHost, Undo
from bot.texts.post import Post
from sandbox import Person
from sandbox.faults import Faults
from tests.bot.announcer.conftest import EDIT, SEND, House, labels, player
from tests.bot.tables.club import ITALIA, TEAM

OPEN = "POST /users/@me/channels"
FETCH = "GET /channels/{channel_id}/messages/{message_id}"
Trouble = Callable[[Faults, str], Any]
TROUBLES: dict[str, Trouble] = {
    "fails": lambda faults, route: faults.fail(route),
    "fails after its work": lambda faults, route: faults.fail(route, carried_out=True),
    "fails again and again": lambda faults, route: faults.fail(route, times=6),
    "fails again and again after its work": lambda faults, route: faults.fail(
        route, times=6, carried_out=True
    ),
    "is limited": lambda faults, route: faults.limit(route, retry_after=0.01),
    "is limited everywhere": lambda faults, route: faults.limit(
        route, retry_after=0.01, globally=True
    ),
    "is taken for a ban": lambda faults, route: faults.limit(route, retry_after=0.01, via=False),
    "breaks off while it is sent": lambda faults, route: faults.cut_upload(route),
    "breaks off before the answer": lambda faults, route: faults.cut_answer(route),
    "breaks off twice before the answer": lambda faults, route: faults.cut_answer(route, times=2),
}


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """discord.py waits for seconds before it tries again."""
    sleep = asyncio.sleep

    async def no_wait(seconds: float) -> None:
        await sleep(0 if seconds >= 1 else seconds)

    monkeypatch.setattr(asyncio, "sleep", no_wait)


async def said_at_last(house: House) -> None:
    for _ in range(10):
        if await house.say():
            return
    raise AssertionError("it was never said")


async def a_turn_played(house: House, table: TableId, seed: int = 1) -> None:
    chance, look = Random(seed), await house.club.look(table)
    turn = look.view.turn if look.view else 0
    while look.view and look.view.turn == turn:
        await house.club.play(table, chance)
        look = await house.club.look(table)


@pytest.mark.usefixtures("at_once")
@pytest.mark.parametrize("route", [SEND, EDIT, FETCH])
@pytest.mark.parametrize("trouble", TROUBLES)
async def test_a_turn_brings_one_message_and_one_ping_whatever_goes_wrong(
    house: House, route: str, trouble: str
) -> None:
    table = await house.start(ITALIA, 2)
    await house.say()
    await a_turn_played(house, table)
    TROUBLES[trouble](house.local.faults, route)
    await said_at_last(house)
    first, second = house.sights()
    assert "turn 1" in first.text
    assert "turn 2" in second.text
    assert labels(first) == []
    assert labels(second)[0] == "Play"
    assert sorted(house.pings().values()) == [0, 0, 1, 1]


@pytest.mark.usefixtures("at_once")
@pytest.mark.parametrize("route", [SEND, EDIT])
@pytest.mark.parametrize("trouble", TROUBLES)
async def test_there_is_one_lobby_and_it_is_right_whatever_goes_wrong(
    house: House, route: str, trouble: str
) -> None:
    table = await house.open(TEAM, 1)
    TROUBLES[trouble](house.local.faults, route)
    await house.say()
    await house.ask(1, table, Join())
    await said_at_last(house)
    await house.ask(2, table, Join())
    await said_at_last(house)
    [lobby] = house.sights()
    assert house.people[2].mention in lobby.text


@pytest.mark.usefixtures("at_once")
@pytest.mark.parametrize("trouble", TROUBLES)
async def test_every_hand_comes_once_whatever_goes_wrong(house: House, trouble: str) -> None:
    await house.start(TEAM, 4)
    TROUBLES[trouble](house.local.faults, SEND)
    await said_at_last(house)
    for person in house.people:
        hands = [each for each in person.sees(person.dm) if "Your hand" in each.text]
        assert len(hands) == 1
    assert len(house.with_buttons()) == 1


class PowerCut(BaseException):
    """Nothing catches it, as nothing catches a power cut."""


@pytest.mark.parametrize("moment", range(1, 8))
async def test_killed_at_any_moment_it_goes_on_without_a_second_message(
    house: House, monkeypatch: pytest.MonkeyPatch, moment: int
) -> None:
    """Before every write and every request of the announcer, counted."""
    table = await house.start(ITALIA, 2)
    await house.say()
    await a_turn_played(house, table)
    left = moment

    def counted(call: Callable[..., Any]) -> Callable[..., Any]:
        async def done(*given: Any, **more: Any) -> Any:
            nonlocal left
            left -= 1
            if left == 0:
                raise PowerCut
            return await call(*given, **more)

        return done

    with monkeypatch.context() as patch:
        sender = house.announcer._reconciler._sender
        for thing, names in (
            (house.club.tables, ("remember_post", "forget_post")),
            (sender, ("send", "edit", "strip")),
        ):
            for name in names:
                patch.setattr(thing, name, counted(getattr(thing, name)))
        with suppress(PowerCut):
            await house.say()
    house.new_announcer()
    await said_at_last(house)
    first, second = house.sights()
    assert labels(first) == []
    assert labels(second)[0] == "Play"
    assert sorted(house.pings().values()) == [0, 0, 1, 1]


async def test_a_send_whose_fate_is_unknown_is_found_again_when_the_game_has_moved_on(
    house: House,
) -> None:
    """The message came through, but nobody was told; meanwhile somebody has played on it."""
    table = await house.start(ITALIA, 2)
    await house.say()
    await a_turn_played(house, table)
    house.local.faults.cut_answer(SEND)
    assert not await house.say()
    await a_turn_played(house, table, seed=2)
    house.new_announcer()
    await said_at_last(house)
    first, second, third = house.sights()
    assert (labels(first), labels(second)) == ([], [])
    assert labels(third)[0] == "Play"
    assert "turn 3" in third.text
    assert sorted(house.pings().values()) == [0, 0, 1, 2]


async def test_a_send_that_never_came_through_tells_what_is_true_by_then(house: House) -> None:
    table = await house.start(ITALIA, 2)
    await house.say()
    await a_turn_played(house, table)
    house.local.faults.cut_upload(SEND)
    assert not await house.say()
    await a_turn_played(house, table, seed=2)
    await said_at_last(house)
    first, third = house.sights()
    assert labels(first) == []
    assert "turn 3" in third.text
    assert sum(house.pings().values()) == 2


async def test_what_could_not_be_sent_to_one_person_is_never_made_up_for_with_anothers(
    house: House,
) -> None:
    table = await house.start(ITALIA, 2)
    look = await house.club.look(table)
    anna, ben = house.people[:2]
    reconciler = house.announcer._reconciler

    async def asked(person: Person) -> None:
        async def compose() -> Post:
            return Post((f"to {person.user.display_name}",))

        part = Stands(PART, f"part of {person.id}", reader=player(person))
        await reconciler.put_right(look, part, compose)

    house.local.faults.cut_upload(SEND)
    with pytest.raises(aiohttp.ClientError):
        await asked(anna)
    await asked(ben)
    assert [each.text for each in ben.sees(ben.dm)] == ["to Ben"]
    assert anna.sees(anna.dm) == []


@pytest.mark.usefixtures("at_once")
async def test_a_hand_that_cannot_be_sent_keeps_the_channel_not_waiting(house: House) -> None:
    await house.start(TEAM, 4)
    house.local.faults.cut_upload(SEND)
    assert not await house.say()
    assert len(house.with_buttons()) == 1
    await said_at_last(house)
    for person in house.people:
        assert len([e for e in person.sees(person.dm) if "Your hand" in e.text]) == 1
    assert len(house.with_buttons()) == 1


async def test_a_notice_that_is_refused_for_good_holds_nothing_else_up(house: House) -> None:
    table = await house.start(ITALIA, 2)
    await house.say()
    await a_turn_played(house, table)
    await house.ask(0, table, TransferHost(player(house.people[1])))
    house.local.faults.fail(SEND, status=400)
    assert await house.say()
    assert "turn 2" in house.with_buttons()[-1].text
    assert not any("now the host" in each.text for each in house.sights())


async def test_a_vote_that_is_refused_for_good_holds_no_turn_up(house: House) -> None:
    table = await house.start(ITALIA, 2)
    await house.say()
    await a_turn_played(house, table)
    look = await house.club.look(table)
    deciding = house.people.index(await house.decides(table))
    await house.ask(1 - deciding, table, Undo(look.number))
    house.local.faults.fail(SEND, status=400)
    assert await house.say()
    assert "turn 2" in house.with_buttons()[-1].text


async def test_a_part_that_is_refused_in_direct_messages_is_asked_in_the_channel(
    house: House,
) -> None:
    await house.start(TEAM, 4)
    house.local.faults.fail(OPEN, status=400, times=99)
    assert await house.say()
    assert len(house.with_buttons()) == 1
    assert sum(house.pings().values()) == 1
