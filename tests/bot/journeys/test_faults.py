"""Whatever goes wrong between the bot and Discord: no action is lost, nothing is said twice, and
the buttons are alive afterwards."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from bot.tables.wishes import Start
from players import player_for
from sandbox import Sight
from sandbox.faults import Faults
from sandbox.model import Overwrite
from sandbox.permissions import Permission
from tests.bot.journeys.house import House
from tests.bot.journeys.robots import CONFIRM, PLAY, Robot
from tests.bot.journeys.witness import answered, answered_kindly, answers, facts, never_a_bug

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


async def deciding(house: House) -> Robot:
    for person in house.people:
        robot = Robot(house, person, player_for("novice", "faults"))
        if await robot.decides():
            return robot
    raise AssertionError("nobody is to decide")


async def a_turn(house: House) -> None:
    """By buttons, from Play to Confirm, until somebody else is to decide."""
    turn = await turn_now(house)
    while await turn_now(house) == turn:
        await (await deciding(house)).by_buttons()


async def turn_now(house: House) -> int:
    view = (await house.look()).view
    assert view
    return view.turn


def played_from(house: House) -> list[Sight]:
    """The messages in the channel that a turn can be played from."""
    return [each for each in house.people[0].sees(house.channel) if Robot.offers(each, PLAY)]


async def all_is_well(house: House, turns: int) -> None:
    """So many turns have begun, each was announced once, and the next one can be played."""
    await house.quiet()
    assert await turn_now(house) == turns
    assert len(played_from(house)) == 1
    assert sum(len(each.pings(house.channel)) for each in house.people) == turns
    assert not any(each.thinking for person in house.people for each in person.sees(house.channel))
    await a_turn(house)
    assert await turn_now(house) == turns + 1
    never_a_bug(house)


def expect_again(house: House, trouble: str) -> None:
    """What was carried out is answered so when it is tried again."""
    if trouble in ("fails after its work", "breaks off before the answer"):
        house.local.journal.expect(40060)


@pytest.mark.parametrize("trouble", TROUBLES)
@pytest.mark.parametrize("route", [CALLBACK, ORIGINAL], ids=["callback", "original"])
async def test_a_panel_is_opened_and_confirmed_once(house: House, route: str, trouble: str) -> None:
    await house.begin()
    robot = await deciding(house)
    TROUBLES[trouble](house.local.faults, route)
    await robot.opened()
    await house.quiet()
    panel = await robot.to_confirm()
    await house.quiet()
    TROUBLES[trouble](house.local.faults, route)
    await robot.changed(panel, robot.person.click(panel, CONFIRM))
    if route == CALLBACK:
        expect_again(house, trouble)
        expect_again(house, trouble)
    await all_is_well(house, turns=2)


@pytest.mark.parametrize("trouble", TROUBLES)
async def test_who_is_refused_is_told_so_and_nobody_else_is(house: House, trouble: str) -> None:
    """What Discord does not take twice is the first answer; a second one it would."""
    table = await house.gather(2, seats=3)
    marcus = house.people[1]
    lobby = await marcus.sees_soon(house.channel, lambda sight: sight.buttons)
    before = await facts(house, house.channel)
    TROUBLES[trouble](house.local.faults, FOLLOW_UP)
    clicked = await marcus.click(lobby, "Join")
    await answered_kindly(house, clicked)
    assert {"already" in each.text for each in answers(house, clicked)} == {True}
    assert await facts(house, house.channel) == before
    await answered(house, await house.people[2].click(lobby, "Join"))
    await house.ask(house.people[0], table, Start())
    await all_is_well(house, turns=1)


@pytest.mark.parametrize("trouble", ["fails after its work", "breaks off before the answer"])
@pytest.mark.parametrize("route", [SEND, EDIT], ids=["send", "edit"])
async def test_a_turn_is_announced_once(house: House, route: str, trouble: str) -> None:
    await house.begin()
    await house.quiet()
    TROUBLES[trouble](house.local.faults, route)
    await a_turn(house)
    await all_is_well(house, turns=2)


async def dropped(house: House) -> None:
    house.local.gateway.drop()


async def told_to_reconnect(house: House) -> None:
    await house.local.gateway.ask_to_reconnect()


async def interrupted(house: House) -> None:
    await house.local.gateway.invalidate(resumable=True)


async def forgotten(house: House) -> None:
    await house.local.gateway.invalidate(resumable=False)


@pytest.mark.parametrize("broken", [dropped, told_to_reconnect, interrupted, forgotten])
async def test_a_broken_gateway_costs_no_click(
    house: House, broken: Callable[[House], Awaitable[None]]
) -> None:
    await house.begin()
    await a_turn(house)
    await broken(house)
    await house.local.world.changes.until(
        lambda: not house.local.gateway.connected(), "the gateway is still there"
    )
    await house.local.bot_connected()
    await a_turn(house)
    await all_is_well(house, turns=3)


async def test_a_click_while_the_gateway_is_gone_is_heard_afterwards(house: House) -> None:
    await house.begin()
    robot = await deciding(house)
    panel = await robot.to_confirm()
    await house.local.settle()
    house.local.gateway.drop()
    clicked = await robot.person.click(panel, CONFIRM).begun()
    await answered(house, clicked)
    await all_is_well(house, turns=2)


async def test_a_click_that_is_lost_can_be_made_again(house: House) -> None:
    await house.begin()
    robot = await deciding(house)
    panel = await robot.to_confirm()
    house.local.faults.lose("INTERACTION_CREATE")
    before = await facts(house, house.channel)
    await robot.person.click(panel, CONFIRM).silence()
    assert await facts(house, house.channel) == before
    await robot.changed(panel, robot.person.click(panel, CONFIRM))
    await all_is_well(house, turns=2)


async def test_a_click_that_is_answered_too_late_does_nothing(house: House) -> None:
    """The person was told that it failed, and may have thought better of it since."""
    await house.begin()
    robot = await deciding(house)
    panel = await robot.to_confirm()
    before = await facts(house, house.channel)
    hold = house.local.faults.hold(CALLBACK)
    house.local.journal.expect(10062)
    clicked = await robot.person.click(panel, CONFIRM).begun()
    await hold.reached()
    house.local.clock.advance(3)
    assert clicked.failed
    hold.release()
    assert await facts(house, house.channel) == before
    await robot.changed(panel, robot.person.click(panel, CONFIRM))
    await all_is_well(house, turns=2)


@pytest.mark.parametrize(
    "route", [CALLBACK, ORIGINAL, SEND, EDIT], ids=["callback", "original", "send", "edit"]
)
async def test_while_one_request_is_slow_the_others_go_on(house: House, route: str) -> None:
    await house.begin()
    robot = await deciding(house)
    panel = await robot.to_confirm()
    [table] = played_from(house)
    hold = house.local.faults.hold(route)
    clicked = await robot.person.click(panel, CONFIRM).begun()
    await hold.reached()
    other = next(each for each in house.people[:2] if each is not robot.person)
    looked = await other.click(table, "Display")
    assert (await looked.filled()).pictures
    hold.release()
    await answered(house, clicked)
    await all_is_well(house, turns=2)


async def test_who_has_to_wait_for_a_table_is_told_in_time_that_an_answer_comes(
    house: House,
) -> None:
    """As for one that has to be read and proven first, after a new version has started."""
    table = await house.begin()
    await house.quiet()
    robot = await deciding(house)
    [sight] = played_from(house)
    cache = house.tables._cache
    async with cache.lock(table):
        cache.forget(table)
        opened = await robot.person.click(sight, PLAY)
        left = await house.people[-1].click(sight, "Undo")
        asked = await house.people[-1].forge(sight, f"tell:{table}")
        joined = await house.people[-1].forge(sight, f"join:{table}")
    assert (await opened.filled()).buttons
    await answered_kindly(house, left, asked, joined)
    await all_is_well(house, turns=1)


async def test_nothing_is_left_thinking_where_a_slow_click_has_nothing_to_show(
    house: House,
) -> None:
    table = await house.gather(2, seats=3)
    await house.quiet()
    julia = house.people[2]
    lobby = julia.sees(house.channel)[-1]
    cache = house.tables._cache
    async with cache.lock(table):
        cache.forget(table)
        await julia.click(lobby, "Join")
    await house.quiet()
    assert len((await house.look()).guests) == 3
    assert not any(each.private for each in julia.sees(house.channel))


async def test_a_panel_that_was_put_away_meanwhile_is_answered_beside_it(house: House) -> None:
    await house.begin()
    robot = await deciding(house)
    panel = await robot.to_confirm()
    hold = house.local.faults.hold(ORIGINAL)
    house.local.journal.expect(10008)
    clicked = await robot.person.click(panel, CONFIRM).begun()
    await hold.reached()
    delete(house, panel)
    hold.release()
    await answered_kindly(house, clicked)
    await all_is_well(house, turns=2)


async def test_a_table_message_that_was_deleted_is_followed_by_the_next(house: House) -> None:
    await house.begin()
    robot = await deciding(house)
    panel = await robot.to_confirm()
    delete(house, played_from(house)[0])
    house.local.journal.expect(10008)
    await robot.changed(panel, robot.person.click(panel, CONFIRM))
    await house.quiet()
    assert len(played_from(house)) == 1
    await a_turn(house)
    assert await turn_now(house) == 3


async def test_a_channel_that_is_closed_and_opened_again_goes_on(house: House) -> None:
    await house.begin()
    robot = await deciding(house)
    panel = await robot.to_confirm()
    bot = house.local.world.bot.id
    closed = Overwrite(bot, of_member=True, deny=int(Permission.SEND_MESSAGES))
    house.channel.overwrites.append(closed)
    house.local.journal.expect(50013)
    await robot.changed(panel, robot.person.click(panel, CONFIRM))
    await house.quiet()
    assert await turn_now(house) == 2
    host = house.people[0]
    assert "I can't write" in host.sees(host.dm)[-1].text
    house.channel.overwrites.remove(closed)
    await a_turn(house)
    await house.quiet()
    assert await turn_now(house) == 3
    assert len(played_from(house)) == 1


async def test_partners_who_take_no_direct_messages_play_in_the_channel(house: House) -> None:
    for person in house.people:
        person.close_dms()
    await house.begin(4, board="hellas", team=True)
    for _ in range(6):
        await (await deciding(house)).by_buttons()
    await house.quiet()
    assert len(played_from(house)) == 1
    refused = {each.code for each in house.local.journal.refusals}
    assert refused == {50007}
    house.local.journal.expect(*[50007 for _ in house.local.journal.refusals])


def delete(house: House, sight: Sight) -> None:
    world = house.local.world
    world.remove_message(world.messages[sight.channel_id][sight.id])
