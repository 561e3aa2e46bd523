"""Longer away than Discord remembers a nonce: what came through is found, and not sent again."""

from __future__ import annotations

from random import Random

import pytest

from bot.tables.wishes import TellPartner, TransferHost
from sandbox.permissions import Permission
from tests.bot.announcer.test_faults import a_turn_played
from tests.bot.announcer.test_partners import partners_part
from tests.bot.announcer.test_tidying import HISTORY, forbid
from tests.world.tables import ITALIA, TEAM
from tests.world.wire import SEND, AnnouncerWorld, labels

LONG = 3600.0


def time_passes(world: AnnouncerWorld, seconds: float = LONG) -> None:
    """Also for Discord, which forgets; and the bot was restarted meanwhile."""
    world.clock.now += seconds
    world.local.clock.advance(seconds)
    world.new_announcer()


@pytest.mark.parametrize("seconds", [1.0, 55.0, LONG])
async def test_a_turn_that_came_through_is_not_called_again(
    world: AnnouncerWorld, seconds: float
) -> None:
    table = await world.start(ITALIA, 2)
    await world.say()
    await a_turn_played(world, table)
    world.local.faults.cut_answer(SEND)
    assert not await world.say()
    time_passes(world, seconds)
    assert await world.say()
    first, second = world.sights()
    assert labels(first) == []
    assert labels(second)[0] == "Play"
    assert sum(world.pings().values()) == 2


async def test_it_is_found_behind_whatever_else_was_said_meanwhile(world: AnnouncerWorld) -> None:
    table = await world.start(ITALIA, 2)
    await world.say()
    for number in range(120):
        world.people[0].write(world.channel, f"word {number}")
    await a_turn_played(world, table)
    world.local.faults.cut_answer(SEND)
    assert not await world.say()
    time_passes(world)
    assert await world.say()
    assert [labels(each)[:1] for each in world.sights() if "turn " in each.text] == [[], ["Play"]]
    assert world.requests(HISTORY) == 2


async def test_what_came_through_loses_its_buttons_when_the_game_has_moved_on(
    world: AnnouncerWorld,
) -> None:
    table = await world.start(ITALIA, 2)
    await world.say()
    await a_turn_played(world, table)
    world.local.faults.cut_answer(SEND)
    assert not await world.say()
    await a_turn_played(world, table, seed=2)
    time_passes(world)
    assert await world.say()
    assert [labels(each)[:1] for each in world.sights()] == [[], [], ["Play"]]
    assert "turn 3" in world.sights()[-1].text


async def test_a_message_nobody_knew_of_loses_its_buttons_when_the_game_is_given_up(
    world: AnnouncerWorld,
) -> None:
    table = await world.start(ITALIA, 2)
    world.local.faults.cut_answer(SEND)
    assert not await world.say()
    await world.abandon(table)
    time_passes(world)
    assert await world.say()
    assert world.with_buttons() == []


async def test_what_never_came_through_is_sent_once_the_channel_was_searched(
    world: AnnouncerWorld,
) -> None:
    table = await world.start(ITALIA, 2)
    await world.say()
    await a_turn_played(world, table)
    world.local.faults.cut_upload(SEND)
    assert not await world.say()
    time_passes(world)
    assert await world.say()
    assert sum(world.pings().values()) == 2
    assert len(world.with_buttons()) == 1


async def test_where_nothing_may_be_read_it_is_better_said_twice_than_never(
    world: AnnouncerWorld, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")
    table = await world.start(ITALIA, 2)
    await world.say()
    forbid(world, Permission.READ_MESSAGE_HISTORY)
    await a_turn_played(world, table)
    world.local.faults.cut_answer(SEND)
    assert not await world.say()
    time_passes(world)
    assert await world.say()
    assert "turn 2" in world.sights()[-1].text
    assert any("was not found in its channel" in each for each in caplog.messages)


async def test_a_notice_that_came_through_is_not_told_again(world: AnnouncerWorld) -> None:
    table = await world.start(ITALIA, 2)
    await world.say()
    for host in (1, 0, 1):
        await world.ask(1 - host, table, TransferHost(world.player(host)))
    world.local.faults.cut_answer(SEND)
    assert not await world.say()
    time_passes(world)
    assert await world.say()
    assert len([each for each in world.sights() if "now the host" in each.text]) == 3


async def test_a_hand_that_came_through_is_not_sent_again(world: AnnouncerWorld) -> None:
    await world.start(TEAM, 4)
    world.local.faults.cut_answer(SEND)
    assert not await world.say()
    time_passes(world)
    assert await world.say()
    for person in world.people:
        hands = [each for each in person.sees(person.dm) if "Your hand" in each.text]
        assert len(hands) == 1


async def test_a_partners_word_that_came_through_is_not_said_again(world: AnnouncerWorld) -> None:
    table = await world.start(TEAM, 4)
    await world.say()
    await world.ask(0, table, TellPartner("Salt!"))
    world.local.faults.cut_answer(SEND)
    assert not await world.say()
    time_passes(world)
    assert await world.say()
    heard = [each for person in world.people for each in person.sees(person.dm)]
    assert len([each for each in heard if "Salt!" in each.text]) == 1


async def test_direct_channels_are_opened_once_and_remembered(world: AnnouncerWorld) -> None:
    opened = "POST /users/@me/channels"
    await world.start(TEAM, 4)
    await world.say()
    assert world.requests(opened) == 4
    world.new_announcer()
    world.client._connection._private_channels_by_user.clear()  # discord.py forgets all but 128
    anna = world.player(0)
    known = (await world.tables.names([anna]))[anna].dm_channel
    assert known == str(world.people[0].dm.id)
    second = world.local.world.add_channel(world.guild, "second")
    await world.start(TEAM, 4, channel=second)
    assert await world.say()
    assert world.requests(opened) == 4


async def test_a_direct_channel_that_is_gone_is_opened_anew(world: AnnouncerWorld) -> None:
    await world.tables.remember_dm_channel(world.player(0), "123")
    world.local.journal.expect(10003)
    await world.start(TEAM, 4)
    assert await world.say()
    anna = world.people[0]
    assert len([each for each in anna.sees(anna.dm) if "Your hand" in each.text]) == 1
    player = world.player(0)
    assert (await world.tables.names([player]))[player].dm_channel == str(anna.dm.id)


async def test_no_two_messages_share_a_nonce(world: AnnouncerWorld) -> None:
    table = await world.start(TEAM, 4)
    await world.say()
    for seed in range(3):
        await a_turn_played(world, table, seed)
        await world.ask(0, table, TransferHost(world.player(0)))
        await world.say()
    nonces = [each.body["nonce"] for each in world.local.journal.requests(*SEND.split())]
    assert len(nonces) == len(set(nonces)) > 10


@pytest.mark.parametrize("seconds", [1.0, LONG])
async def test_what_came_through_is_not_taken_for_what_is_to_be_said_now(
    world: AnnouncerWorld, seconds: float
) -> None:
    """The same buttons stand below every question to a partner."""
    table = await world.start(TEAM, 4)
    person, asked = await partners_part(world, table)
    world.local.faults.cut_answer(SEND)
    assert not await world.say()
    turn, chance = asked.view.turn if asked.view else 0, Random(1)
    while True:
        view = await world.view(table)
        partner = view.decisions[0].seat != view.active
        if partner and view.turn > turn and await world.decides(table) == person:
            break
        await world.play(table, chance)
    time_passes(world, seconds)
    assert await world.say()
    *before, last = [each for each in person.sees(person.dm) if "Your hand" not in each.text]
    assert before
    assert [labels(each) for each in before] == [[]] * len(before)
    assert labels(last)[0] == "Play"
    assert f"turn {view.turn}" in last.text
