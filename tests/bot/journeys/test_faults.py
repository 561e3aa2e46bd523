"""Whatever goes wrong between the bot and Discord: no action is lost, nothing is said twice, and
the buttons are alive afterwards."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from bot.discord import discord_visit
from bot.tables.wishes import Start
from players import player_for
from sandbox import Sight
from sandbox.changes import PATIENCE
from sandbox.faults import Faults
from tests.bot.journeys.robots import CONFIRM, PLAY, Robot, clicks
from tests.bot.journeys.witness import answered, answered_kindly, answers, facts, never_a_bug
from tests.world.wire import BotWorld

CALLBACK = "POST /interactions/{interaction_id}/{interaction_token}/callback"
ORIGINAL = "PATCH /webhooks/{webhook_id}/{webhook_token}/messages/@original"
FOLLOW_UP = "POST /webhooks/{webhook_id}/{webhook_token}"
SEND = "POST /channels/{channel_id}/messages"
EDIT = "PATCH /channels/{channel_id}/messages/{message_id}"

Trouble = Callable[[Faults, str], Any]
TROUBLES: dict[str, Trouble] = {
    "fails": lambda faults, route: faults.fail(route),
    "fails after its work": lambda faults, route: faults.fail(route, carried_out=True),
    "is limited": lambda faults, route: faults.limit(route, retry_after=0.01),
    "is limited everywhere": lambda faults, route: faults.limit(
        route, retry_after=0.01, globally=True
    ),
    "breaks off while it is sent": lambda faults, route: faults.cut_upload(route, times=2),
    "breaks off before the answer": lambda faults, route: faults.cut_answer(route),
}


async def deciding(world: BotWorld) -> Robot:
    for person in world.people:
        robot = Robot(world, person, player_for("novice", "faults"))
        if await robot.decides():
            return robot
    raise AssertionError("nobody is to decide")


async def a_turn(world: BotWorld) -> None:
    """By buttons, from Play to Confirm, until somebody else is to decide."""
    turn = await turn_now(world)
    while await turn_now(world) == turn:
        robot = await deciding(world)
        await robot.by_buttons(await robot.called())  # an older message may lose its buttons now


async def turn_now(world: BotWorld) -> int:
    view = (await world.look()).view
    assert view
    return view.turn


def played_from(world: BotWorld) -> list[Sight]:
    """The messages in the channel that a turn can be played from."""
    return [each for each in world.people[0].sees(world.channel) if Robot.offers(each, PLAY)]


async def all_is_well(world: BotWorld, turns: int) -> None:
    """So many turns have begun, each was announced once, and the next one can be played."""
    await world.quiet()
    assert await turn_now(world) == turns
    assert len(played_from(world)) == 1
    assert sum(len(each.pings(world.channel)) for each in world.people) == turns
    assert not any(each.thinking for person in world.people for each in person.sees(world.channel))
    await a_turn(world)
    assert await turn_now(world) == turns + 1
    never_a_bug(world)


def expect_again(world: BotWorld, trouble: str) -> None:
    """What was carried out is answered so when it is tried again."""
    if trouble in ("fails after its work", "breaks off before the answer"):
        world.local.journal.expect(40060)


@pytest.mark.parametrize("trouble", TROUBLES)
@pytest.mark.parametrize("route", [CALLBACK, ORIGINAL], ids=["callback", "original"])
async def test_a_panel_is_opened_and_confirmed_once(
    world: BotWorld, route: str, trouble: str
) -> None:
    await world.start()
    robot = await deciding(world)
    TROUBLES[trouble](world.local.faults, route)
    await robot.opened()
    await world.quiet()
    panel = await robot.to_confirm()
    await world.quiet()
    TROUBLES[trouble](world.local.faults, route)
    await robot.changed(panel, robot.person.click(panel, CONFIRM))
    if route == CALLBACK:
        expect_again(world, trouble)
        expect_again(world, trouble)
    await all_is_well(world, turns=2)


@pytest.mark.parametrize("trouble", TROUBLES)
async def test_who_is_refused_is_told_so_and_nobody_else_is(world: BotWorld, trouble: str) -> None:
    """What Discord does not take twice is the first answer; a second one it would."""
    table = await world.open(people=2, seats=3)
    marcus = world.people[1]
    lobby = await marcus.sees_soon(world.channel, lambda sight: sight.buttons)
    before = await facts(world, world.channel)
    TROUBLES[trouble](world.local.faults, FOLLOW_UP)
    clicked = await marcus.click(lobby, "Join")
    await answered_kindly(world, clicked)
    assert {"already" in each.text for each in answers(world, clicked)} == {True}
    assert await facts(world, world.channel) == before
    await answered(world, await world.people[2].click(lobby, "Join"))
    await world.ask(world.people[0], table, Start())
    await all_is_well(world, turns=1)


@pytest.mark.parametrize("trouble", ["fails after its work", "breaks off before the answer"])
@pytest.mark.parametrize("route", [SEND, EDIT], ids=["send", "edit"])
async def test_a_turn_is_announced_once(world: BotWorld, route: str, trouble: str) -> None:
    await world.start()
    await world.quiet()
    TROUBLES[trouble](world.local.faults, route)
    await a_turn(world)
    await all_is_well(world, turns=2)


async def dropped(world: BotWorld) -> None:
    world.local.gateway.drop()


async def told_to_reconnect(world: BotWorld) -> None:
    await world.local.gateway.ask_to_reconnect()


async def interrupted(world: BotWorld) -> None:
    await world.local.gateway.invalidate(resumable=True)


async def forgotten(world: BotWorld) -> None:
    await world.local.gateway.invalidate(resumable=False)


@pytest.mark.parametrize("broken", [dropped, told_to_reconnect, interrupted, forgotten])
async def test_a_broken_gateway_costs_no_click(
    world: BotWorld, broken: Callable[[BotWorld], Awaitable[None]]
) -> None:
    await world.start()
    await a_turn(world)
    await broken(world)
    await world.local.world.changes.until(
        lambda: not world.local.gateway.connected(), "the gateway is still there"
    )
    await world.local.bot_connected()
    await a_turn(world)
    await all_is_well(world, turns=3)


async def test_a_click_while_the_gateway_is_gone_is_heard_afterwards(world: BotWorld) -> None:
    await world.start()
    robot = await deciding(world)
    panel = await robot.to_confirm()
    await world.local.settle()
    world.local.gateway.drop()
    clicked = await robot.person.click(panel, CONFIRM).begun()
    await answered(world, clicked)
    await all_is_well(world, turns=2)


async def test_a_click_that_is_lost_can_be_made_again(world: BotWorld) -> None:
    await world.start()
    robot = await deciding(world)
    panel = await robot.to_confirm()
    world.local.faults.lose("INTERACTION_CREATE")
    before = await facts(world, world.channel)
    await robot.person.click(panel, CONFIRM).silence()
    assert await facts(world, world.channel) == before
    await robot.changed(panel, robot.person.click(panel, CONFIRM))
    await all_is_well(world, turns=2)


async def test_a_click_that_is_answered_too_late_does_nothing(world: BotWorld) -> None:
    """The person was told that it failed, and may have thought better of it since."""
    await world.start()
    robot = await deciding(world)
    panel = await robot.to_confirm()
    before = await facts(world, world.channel)
    hold = world.local.faults.hold(CALLBACK)
    world.local.journal.expect(10062)
    clicked = await robot.person.click(panel, CONFIRM).begun()
    await hold.reached()
    world.local.clock.advance(3)
    assert clicked.failed
    hold.release()
    assert await facts(world, world.channel) == before
    await robot.changed(panel, robot.person.click(panel, CONFIRM))
    await all_is_well(world, turns=2)


@pytest.mark.parametrize(
    "route", [CALLBACK, ORIGINAL, SEND, EDIT], ids=["callback", "original", "send", "edit"]
)
async def test_while_one_request_is_slow_the_others_go_on(world: BotWorld, route: str) -> None:
    await world.start()
    robot = await deciding(world)
    panel = await robot.to_confirm()
    hold = world.local.faults.hold(route)
    clicked = await robot.person.click(panel, CONFIRM).begun()
    await hold.reached()
    other = next(each for each in world.people[:2] if each is not robot.person)
    looked = await clicks(other, world.channel, "Display")
    assert (await looked.filled()).pictures
    hold.release()
    await answered(world, clicked)
    await all_is_well(world, turns=2)


async def test_who_has_to_wait_for_a_table_is_told_in_time_that_an_answer_comes(
    world: BotWorld,
) -> None:
    """As for one that has to be read and proven first, after a new version has started."""
    table = await world.start()
    await world.quiet()
    robot = await deciding(world)
    [sight] = played_from(world)
    cache = world.tables._cache
    async with cache.lock(table):
        cache.forget(table)
        opened, *others = await asyncio.gather(
            robot.person.click(sight, PLAY),
            world.people[-1].forge(sight, f"undo:{table}:0"),
            world.people[-1].forge(sight, f"tell:{table}"),
            world.people[-1].forge(sight, f"join:{table}"),
        )
    assert (await opened.filled()).buttons
    await answered_kindly(world, *others)
    await all_is_well(world, turns=1)


async def test_a_stranger_is_acknowledged_before_anything_is_written_about_them(
    world: BotWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(discord_visit, "_PATIENCE", PATIENCE)  # not by the clock
    await world.start()
    await world.quiet()
    [sight] = played_from(world)
    stranger = world.local.person("Quintus", world.guild)
    disk = threading.Event()
    busy = asyncio.create_task(world.store.database.read(lambda _: disk.wait(PATIENCE)))
    try:
        looked = await stranger.click(sight, "Display")
        assert looked.reply.thinking
    finally:
        disk.set()
        await busy
    assert (await looked.filled()).pictures


async def test_nothing_is_left_thinking_where_a_slow_click_has_nothing_to_show(
    world: BotWorld,
) -> None:
    table = await world.open(people=2, seats=3)
    await world.quiet()
    julia = world.people[2]
    lobby = julia.sees(world.channel)[-1]
    cache = world.tables._cache
    async with cache.lock(table):
        cache.forget(table)
        await julia.click(lobby, "Join")
    await world.quiet()
    assert len((await world.look()).guests) == 3
    assert not any(each.private for each in julia.sees(world.channel))


async def test_a_panel_that_was_put_away_meanwhile_is_answered_beside_it(world: BotWorld) -> None:
    await world.start()
    robot = await deciding(world)
    panel = await robot.to_confirm()
    hold = world.local.faults.hold(ORIGINAL)
    world.local.journal.expect(10008, 10008)  # neither to be changed nor to be replaced
    clicked = await robot.person.click(panel, CONFIRM).begun()
    await hold.reached()
    world.delete(panel)
    hold.release()
    await answered_kindly(world, clicked)
    await all_is_well(world, turns=2)


async def test_a_table_message_that_was_deleted_is_followed_by_the_next(world: BotWorld) -> None:
    await world.start()
    robot = await deciding(world)
    panel = await robot.to_confirm()
    world.delete(played_from(world)[0])
    world.local.journal.expect(10008)
    await robot.changed(panel, robot.person.click(panel, CONFIRM))
    await world.quiet()
    assert len(played_from(world)) == 1
    await a_turn(world)
    assert await turn_now(world) == 3


async def test_partners_who_take_no_direct_messages_play_in_the_channel(world: BotWorld) -> None:
    for person in world.people:
        person.close_dms()
    await world.start(people=4, board="hellas", team=True)
    for _ in range(6):
        await (await deciding(world)).by_buttons()
    await world.quiet()
    assert len(played_from(world)) == 1
    refused = {each.code for each in world.local.journal.refusals}
    assert refused == {50007}
    world.local.journal.expect(*[50007 for _ in world.local.journal.refusals])
