"""What could not be said is said when that changes, to everybody once; what is gone for good ends.

Each test plays a turn while the bot cannot speak in its channel, and then lets it speak again.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass
from random import Random

import pytest

from bot.tables.places import GRACE_SECONDS
from bot.tables.tables import PARKED_SECONDS
from sandbox.model import Channel
from sandbox.permissions import Permission
from sandbox.world import World
from tests.bot.journeys.robots import CONFIRM
from tests.bot.journeys.test_faults import a_turn, deciding, played_from, turn_now
from tests.bot.journeys.witness import never_a_bug
from tests.world.wire import BotWorld

Deed = Callable[[World, Channel], None]
"""What somebody who runs the server does to a channel, or to the bot in it."""


def denied(permission: Permission) -> Deed:
    def deed(world: World, place: Channel) -> None:
        world.set_permissions(_text_channel(world, place), world.bot, deny=permission)

    return deed


def granted(world: World, place: Channel) -> None:
    world.set_permissions(_text_channel(world, place), world.bot)


def role_without(permission: Permission) -> Deed:
    def deed(world: World, place: Channel) -> None:
        guild = world.guilds[place.guild_id or 0]
        role = world.bot_role(guild)
        world.set_role(guild, role, role.permissions & ~permission)

    return deed


def role_with(permission: Permission) -> Deed:
    def deed(world: World, place: Channel) -> None:
        guild = world.guilds[place.guild_id or 0]
        role = world.bot_role(guild)
        world.set_role(guild, role, role.permissions | permission)

    return deed


def given_a_role(world: World, place: Channel) -> None:
    guild = world.guilds[place.guild_id or 0]
    role = world.add_role(guild, "speaker", int(Permission.SEND_MESSAGES))
    world.give_role(guild, world.bot, role)


def archived_and_locked(world: World, place: Channel) -> None:
    world.archive(place)
    world.lock(place)


def opened_again(world: World, place: Channel) -> None:
    world.unarchive(place)
    world.unlock(place)


def sent_away(world: World, place: Channel) -> None:
    world.remove_bot(world.guilds[place.guild_id or 0])


def invited(world: World, place: Channel) -> None:
    world.invite_bot(world.guilds[place.guild_id or 0])


def added_to_it(world: World, place: Channel) -> None:
    world.add_to_thread(place, world.bot.id)


def taken_out_of_it(world: World, place: Channel) -> None:
    world.remove_from_thread(place, world.bot.id)


def _text_channel(world: World, place: Channel) -> Channel:
    return place if place.parent_id is None else world.channels[place.parent_id]


@dataclass(frozen=True)
class Case:
    close: Deed
    open: Deed
    code: int
    hint: str
    """What the host is told to do about it."""
    thread: str = ""


VIEW, SEND, ATTACH = Permission.VIEW_CHANNEL, Permission.SEND_MESSAGES, Permission.ATTACH_FILES
IN_THREADS = Permission.SEND_MESSAGES_IN_THREADS
CASES = {
    "not to be seen": Case(denied(VIEW), granted, 50001, "Let me view the channel"),
    "not to be written in": Case(denied(SEND), granted, 50013, "send messages"),
    "without files": Case(denied(ATTACH), granted, 50013, "attach files"),
    "a role without sight": Case(role_without(VIEW), role_with(VIEW), 50001, "view the channel"),
    "a role without speech": Case(role_without(SEND), role_with(SEND), 50013, "send messages"),
    "another role with speech": Case(role_without(SEND), given_a_role, 50013, "send messages"),
    "sent away": Case(sent_away, invited, 50001, "invited again within a week"),
    "a thread that is locked": Case(archived_and_locked, opened_again, 50083, "unlock", "public"),
    "a thread in a hidden channel": Case(denied(VIEW), granted, 50001, "view", "public"),
    "a silent thread": Case(denied(IN_THREADS), granted, 50013, "send messages", "public"),
    "a private thread": Case(taken_out_of_it, added_to_it, 50001, "add me to it", "private"),
}


async def a_table_in(world: BotWorld, case: Case) -> None:
    """Two people play in the channel, or in a thread of it; one turn is over."""
    local = world.local.world
    if case.thread:
        private = case.thread == "private"
        thread = local.add_thread(world.channel, "concordia", local.bot.id, private=private)
        for person in world.people:
            local.add_to_thread(thread, person.id)
        world.channel, world.place = thread, str(thread.id)
    local.join(local.add_guild("Elsewhere"), world.people[0].user)  # where the bot stays in reach
    await world.start()
    await a_turn(world)
    await world.quiet()


async def a_turn_in_silence(world: BotWorld, case: Case) -> None:
    """The panel was open when the channel was closed, and works on; not where the bot was sent
    away, but there, too, a turn can end: computers play on, and people resign elsewhere."""
    robot = await deciding(world)
    panel = await robot.to_confirm()
    turn = await turn_now(world)
    case.close(world.local.world, world.channel)
    await world.local.settle()
    if case.close is sent_away:
        await a_turn_played(world)
    else:
        await robot.changed(panel, robot.person.click(panel, CONFIRM))
    await world.quiet()
    assert await turn_now(world) == turn + 1
    assert world.tables.said.waiting("parked") == 1
    assert calls(world) == turn


async def a_turn_played(world: BotWorld) -> None:
    """Without a click."""
    table, turn, chance = await world.table(), await turn_now(world), Random(1)
    while await turn_now(world) == turn:
        await world.play(table, chance)


def calls(world: BotWorld) -> int:
    return sum(len(each.pings(world.channel)) for each in world.people)


def told(world: BotWorld) -> list[str]:
    """What the host was told alone."""
    host = world.people[0]
    return [each.text for each in host.sees(host.dm)]


def refused(world: BotWorld, code: int) -> None:
    """Nothing else was, however often it was."""
    codes = [each.code for each in world.local.journal.refusals]
    assert set(codes) == {code}
    world.local.journal.expect(*codes)


async def called(world: BotWorld, turns: int) -> None:
    """As soon as the bot has heard that it can speak: once for each of so many turns."""
    await world.local.world.changes.until(lambda: calls(world) >= turns, "nobody was called")
    await world.quiet()
    assert world.tables.said.waiting("parked") == 0
    assert calls(world) == turns


async def all_was_said(world: BotWorld, turns: int) -> None:
    """Everybody was called once, and the game goes on."""
    await called(world, turns)
    assert len(played_from(world)) == 1
    await a_turn(world)
    await world.quiet()
    assert calls(world) == turns + 1
    never_a_bug(world)


@pytest.mark.parametrize("name", CASES)
async def test_what_opens_a_place_lets_the_bot_go_on(world: BotWorld, name: str) -> None:
    case = CASES[name]
    await a_table_in(world, case)
    await a_turn_in_silence(world, case)
    [hint] = told(world)
    assert case.hint in hint
    case.open(world.local.world, world.channel)
    await all_was_said(world, turns=3)
    refused(world, case.code)
    assert told(world) == [hint]


@pytest.mark.parametrize("name", CASES)
async def test_what_was_opened_while_the_bot_was_away_is_found_at_the_start(
    world: BotWorld, name: str
) -> None:
    """A start before that helps nothing, and tells nobody anything again."""
    case = CASES[name]
    await a_table_in(world, case)
    await a_turn_in_silence(world, case)
    before = told(world)
    assert len(before) == 1
    await world.restart()
    await world.quiet()
    assert world.tables.said.waiting("parked") == 1
    assert told(world) == before
    await world.end()
    case.open(world.local.world, world.channel)
    await world.begin()
    await all_was_said(world, turns=3)
    refused(world, case.code)
    assert told(world) == before


async def test_what_nobody_tells_is_found_out_within_an_hour(world: BotWorld) -> None:
    """A moderator has timed the bot out: that it is over is told to nobody."""
    local = world.local.world
    timed_out = Case(
        lambda w, place: w.time_out(w.guilds[place.guild_id or 0], w.bot, 600.0),
        granted,
        50013,
        "send messages",
    )
    await a_table_in(world, timed_out)
    await a_turn_in_silence(world, timed_out)
    [hint] = told(world)
    assert timed_out.hint in hint
    local.clock.advance(601.0)
    await world.tables.tick()
    await world.quiet()
    assert calls(world) == 2
    local.clock.advance(PARKED_SECONDS)
    await world.tables.tick()
    await all_was_said(world, turns=3)
    codes = [each.code for each in world.local.journal.refusals]
    assert set(codes) - {50027} == {timed_out.code}, "but for a panel that is older than its token"
    world.local.journal.expect(*codes)
    assert told(world) == [hint]


@pytest.mark.parametrize("name", ["not to be written in", "without files", "a silent thread"])
async def test_a_click_finds_a_place_that_was_opened_unheard(world: BotWorld, name: str) -> None:
    case = CASES[name]
    await a_table_in(world, case)
    await a_turn_in_silence(world, case)
    world.local.faults.lose("CHANNEL_UPDATE")
    case.open(world.local.world, world.channel)
    await world.quiet()
    assert world.tables.said.waiting("parked") == 1
    [standing] = played_from(world)
    await world.people[1].click(standing, "Display")
    await all_was_said(world, turns=3)
    refused(world, case.code)


async def test_a_place_that_is_closed_again_is_told_again(world: BotWorld) -> None:
    case = CASES["not to be written in"]
    await a_table_in(world, case)
    for turns in (3, 5):
        await a_turn_in_silence(world, case)
        case.open(world.local.world, world.channel)
        await all_was_said(world, turns)
    assert len(told(world)) == 2
    refused(world, case.code)


async def test_where_the_host_cannot_be_told_whoever_runs_the_bot_is(
    world: BotWorld, caplog: pytest.LogCaptureFixture
) -> None:
    case = CASES["not to be written in"]
    world.people[0].close_dms()
    await a_table_in(world, case)
    with caplog.at_level(logging.WARNING):
        await a_turn_in_silence(world, case)
        await world.restart()
        await world.quiet()
    warned = [each.getMessage() for each in caplog.records if each.name.startswith("bot.announcer")]
    assert len(warned) == 1
    assert "attach files" in warned[0]
    case.open(world.local.world, world.channel)
    await called(world, 3)
    world.local.journal.expect(50007, 50013, 50013)


async def test_a_server_that_is_out_of_reach_for_an_hour_costs_nothing(world: BotWorld) -> None:
    await world.start()
    await a_turn(world)
    await world.quiet()
    world.local.world.outage(world.guild)
    await a_turn_played(world)
    while not world.tables.said.waiting("failing"):
        await world.local.settle()
    assert calls(world) == 2
    world.local.world.recover(world.guild)
    await called(world, 3)
    assert told(world) == []
    assert await world.store.left_guilds() == []


async def no_live_seats(world: BotWorld) -> None:
    for person in world.people:
        assert await world.tables.live_tables_of(world.player(person)) == []


def deleted(world: World, place: Channel) -> None:
    world.remove_channel(place)


def deleted_with_its_channel(world: World, place: Channel) -> None:
    world.remove_channel(_text_channel(world, place))


@pytest.mark.parametrize(
    ("delete", "thread"),
    [(deleted, ""), (deleted, "public"), (deleted_with_its_channel, "public")],
)
async def test_a_place_that_is_deleted_ends_its_table(
    world: BotWorld, delete: Deed, thread: str
) -> None:
    await a_table_in(world, Case(deleted, deleted, 0, "", thread))
    delete(world.local.world, world.channel)
    await world.people[0].sees_soon(world.people[0].dm, "deleted")
    await world.quiet()
    assert (await world.look()).stage == "abandoned"
    assert await world.store.tables_with_messages() == []
    assert told(world) == [
        "The channel of your Italia table was deleted, so the game there has ended."
    ]
    await no_live_seats(world)
    assert await world.tables.export_record(await world.table())
    await world.tables.delete_data(world.player(0))
    refused(world, 10003)


async def test_a_place_that_was_deleted_unheard_ends_its_table_at_the_next_word(
    world: BotWorld,
) -> None:
    table = await world.start()
    await world.quiet()
    world.local.faults.lose("CHANNEL_DELETE")
    world.local.world.remove_channel(world.channel)
    await world.abandon(table)
    await world.quiet()
    assert await world.store.tables_with_messages() == []
    assert len(told(world)) == 1
    refused(world, 10003)


@pytest.mark.parametrize("away", [False, True])
async def test_a_server_that_does_not_invite_the_bot_again_ends_its_tables(
    world: BotWorld, away: bool
) -> None:
    """Whether the bot hears that it is sent away, or finds out when it starts."""
    await a_table_in(world, CASES["sent away"])
    if away:
        await world.end()
    sent_away(world.local.world, world.channel)
    if away:
        await world.begin()
    await world.local.settle()
    await world.quiet()
    world.local.clock.advance(GRACE_SECONDS - 60)
    await world.tables.tick()
    await world.quiet()
    assert (await world.look()).stage == "playing"
    await world.restart()
    world.local.clock.advance(3600)
    await world.tables.tick()
    await world.quiet()
    assert (await world.look()).stage == "abandoned"
    assert await world.store.tables_with_messages() == []
    assert await world.tables.export_record(await world.table())
    await no_live_seats(world)
    [ended] = told(world)
    assert "a week ago" in ended
    refused(world, 50001)


async def test_partners_are_told_their_hands_while_the_channel_is_closed(world: BotWorld) -> None:
    await world.start(people=4, board="hellas", team=True)
    await world.quiet()
    assert calls(world) == 0
    case = CASES["not to be written in"]
    case.close(world.local.world, world.channel)
    await world.local.settle()
    for _ in range(2):
        before = hands(world)
        await a_turn_played(world)
        await world.quiet()
        assert world.tables.said.waiting("parked") == 1
        assert hands(world) != before
    case.open(world.local.world, world.channel)
    await called(world, 1)  # the first decision was a partner's, who was asked directly
    assert len(played_from(world)) == 1
    refused(world, 50013)


def hands(world: BotWorld) -> list[tuple[object, ...]]:
    """As the partners see them, each alone."""
    seen = [each for person in world.people for each in person.sees(person.dm)]
    return [(each.text, each.pictures) for each in seen if "Your hand" in each.text]
