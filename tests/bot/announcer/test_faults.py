"""Whatever goes wrong on the way to Discord: nothing is lost, and nothing is said twice."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any

import aiohttp
import pytest

from bot.announcer.wanted import PART, ShownMessage
from bot.tables import TableId
from bot.tables.wishes import Join, TransferHost, Undo
from bot.texts.post import Post
from sandbox import Person
from sandbox.faults import Faults
from tests.world.tables import ITALIA, TEAM
from tests.world.wire import EDIT, SEND, AnnouncerWorld, labels

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


async def said_at_last(world: AnnouncerWorld) -> None:
    for _ in range(10):
        if await world.say():
            await world.announcer.tidy()
            return
    raise AssertionError("it was never said")


async def a_turn_played(world: AnnouncerWorld, table: TableId, seed: int = 1) -> None:
    chance, look = Random(seed), await world.look(table)
    turn = look.view.turn if look.view else 0
    while look.view and look.view.turn == turn:
        await world.play(table, chance)
        look = await world.look(table)


@pytest.mark.usefixtures("at_once")
@pytest.mark.parametrize("route", [SEND, EDIT, FETCH])
@pytest.mark.parametrize("trouble", TROUBLES)
async def test_a_turn_brings_one_message_and_one_ping_whatever_goes_wrong(
    world: AnnouncerWorld, route: str, trouble: str
) -> None:
    table = await world.start(ITALIA, 2)
    await world.say()
    await a_turn_played(world, table)
    TROUBLES[trouble](world.local.faults, route)
    await said_at_last(world)
    first, second = world.sights()
    assert "turn 1" in first.text
    assert "turn 2" in second.text
    assert labels(first) == []
    assert labels(second)[0] == "Play"
    assert sorted(world.pings().values()) == [0, 0, 1, 1]


@pytest.mark.usefixtures("at_once")
@pytest.mark.parametrize("route", [SEND, EDIT])
@pytest.mark.parametrize("trouble", TROUBLES)
async def test_there_is_one_lobby_and_it_is_right_whatever_goes_wrong(
    world: AnnouncerWorld, route: str, trouble: str
) -> None:
    table = await world.open(TEAM, 1)
    TROUBLES[trouble](world.local.faults, route)
    await world.say()
    await world.ask(1, table, Join())
    await said_at_last(world)
    await world.ask(2, table, Join())
    await said_at_last(world)
    [lobby] = world.sights()
    assert world.people[2].mention in lobby.text


@pytest.mark.usefixtures("at_once")
@pytest.mark.parametrize("trouble", TROUBLES)
async def test_every_hand_comes_once_whatever_goes_wrong(
    world: AnnouncerWorld, trouble: str
) -> None:
    await world.start(TEAM, 4)
    TROUBLES[trouble](world.local.faults, SEND)
    await said_at_last(world)
    for person in world.people:
        hands = [each for each in person.sees(person.dm) if "Your hand" in each.text]
        assert len(hands) == 1
    assert len(world.with_buttons()) == 1


class PowerCut(BaseException):
    """Nothing catches it, as nothing catches a power cut."""


@pytest.mark.parametrize("moment", range(1, 8))
async def test_killed_at_any_moment_it_goes_on_without_a_second_message(
    world: AnnouncerWorld, monkeypatch: pytest.MonkeyPatch, moment: int
) -> None:
    """Before every write and every request of the announcer, counted."""
    table = await world.start(ITALIA, 2)
    await world.say()
    await a_turn_played(world, table)
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
        sender = world.announcer._reconciler._sender
        for thing, names in (
            (world.tables, ("remember_posts", "forget_post")),
            (sender, ("send", "edit", "strip")),
        ):
            for name in names:
                patch.setattr(thing, name, counted(getattr(thing, name)))
        with suppress(PowerCut):
            await world.say()
    world.new_announcer()
    await said_at_last(world)
    first, second = world.sights()
    assert labels(first) == []
    assert labels(second)[0] == "Play"
    assert sorted(world.pings().values()) == [0, 0, 1, 1]


async def test_a_send_whose_fate_is_unknown_is_found_again_when_the_game_has_moved_on(
    world: AnnouncerWorld,
) -> None:
    """The message came through, but nobody was told; meanwhile somebody has played on it."""
    table = await world.start(ITALIA, 2)
    await world.say()
    await a_turn_played(world, table)
    world.local.faults.cut_answer(SEND)
    assert not await world.say()
    await a_turn_played(world, table, seed=2)
    world.new_announcer()
    await said_at_last(world)
    first, second, third = world.sights()
    assert (labels(first), labels(second)) == ([], [])
    assert labels(third)[0] == "Play"
    assert "turn 3" in third.text
    assert sorted(world.pings().values()) == [0, 0, 1, 2]


async def test_a_send_that_never_came_through_tells_what_is_true_by_then(
    world: AnnouncerWorld,
) -> None:
    table = await world.start(ITALIA, 2)
    await world.say()
    await a_turn_played(world, table)
    world.local.faults.cut_upload(SEND)
    assert not await world.say()
    await a_turn_played(world, table, seed=2)
    await said_at_last(world)
    first, third = world.sights()
    assert labels(first) == []
    assert "turn 3" in third.text
    assert sum(world.pings().values()) == 2


async def test_what_could_not_be_sent_to_one_person_is_never_made_up_for_with_anothers(
    world: AnnouncerWorld,
) -> None:
    table = await world.start(ITALIA, 2)
    look = await world.look(table)
    anna, ben = world.people[:2]
    reconciler = world.announcer._reconciler

    async def asked(person: Person) -> None:
        async def compose() -> Post:
            return Post((f"to {person.user.display_name}",))

        part = ShownMessage(PART, f"part of {person.id}", reader=world.player(person))
        await reconciler.put_right(look, part, compose)

    world.local.faults.cut_upload(SEND)
    with pytest.raises(aiohttp.ClientError):
        await asked(anna)
    await asked(ben)
    assert [each.text for each in ben.sees(ben.dm)] == ["to Ben"]
    assert anna.sees(anna.dm) == []


@pytest.mark.usefixtures("at_once")
async def test_a_hand_that_cannot_be_sent_keeps_the_channel_not_waiting(
    world: AnnouncerWorld,
) -> None:
    await world.start(TEAM, 4)
    world.local.faults.cut_upload(SEND)
    assert not await world.say()
    assert len(world.with_buttons()) == 1
    await said_at_last(world)
    for person in world.people:
        assert len([e for e in person.sees(person.dm) if "Your hand" in e.text]) == 1
    assert len(world.with_buttons()) == 1


async def test_a_notice_that_is_refused_for_good_holds_nothing_else_up(
    world: AnnouncerWorld,
) -> None:
    table = await world.start(ITALIA, 2)
    await world.say()
    await a_turn_played(world, table)
    await world.ask(0, table, TransferHost(world.player(world.people[1])))
    world.local.faults.fail(SEND, status=400)
    assert await world.say()
    assert "turn 2" in world.with_buttons()[-1].text
    assert not any("now the host" in each.text for each in world.sights())


async def test_a_vote_that_is_refused_for_good_holds_no_turn_up(world: AnnouncerWorld) -> None:
    table = await world.start(ITALIA, 2)
    await world.say()
    await a_turn_played(world, table)
    look = await world.look(table)
    deciding = world.people.index(await world.decides(table))
    await world.ask(1 - deciding, table, Undo(look.number))
    world.local.faults.fail(SEND, status=400)
    assert await world.say()
    assert "turn 2" in world.with_buttons()[-1].text


async def test_a_part_that_is_refused_in_direct_messages_is_asked_in_the_channel(
    world: AnnouncerWorld,
) -> None:
    await world.start(TEAM, 4)
    world.local.faults.fail(OPEN, status=400, times=99)
    assert await world.say()
    assert len(world.with_buttons()) == 1
    assert sum(world.pings().values()) == 1
