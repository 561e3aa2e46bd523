"""Reminders in the channel and by direct message: who is called, what they read, and that nothing
is left of them once they have answered."""

from random import Random

from bot.tables import TableId
from bot.tables.pace import HOUR
from bot.tables.people import Preferences, ReminderWay
from bot.tables.seating import Pace
from bot.tables.wishes import ChangePace, Start
from sandbox import Person
from sandbox.model import Channel
from sandbox.sights import Sight
from tests.world.wire import AnnouncerWorld

DAY = Pace(seconds=24 * HOUR, reserve=48 * HOUR)
CHANCE = Random(4)


async def two_tables(world: AnnouncerWorld, way: ReminderWay) -> tuple[list[TableId], Person]:
    """Of Anna and Ben, in two channels; they wait for the same person."""
    other = world.local.world.add_channel(world.guild, "other")
    tables: list[TableId] = []
    for channel in (world.channel, other):
        table = await world.open(people=2, channel=channel)
        await world.tables.places.seen(str(channel.id), str(world.guild.id))
        await world.ask(0, table, ChangePace(DAY))
        await world.ask(0, table, Start())
        tables.append(table)
    await world.tables.tick()
    person = await world.decides(tables[0])
    if await world.decides(tables[1]) != person:
        await a_turn(world, tables[1])
    await world.tables.set_preferences(world.player(person), Preferences(reminders=way))
    await world.say()
    return tables, person


async def a_turn(world: AnnouncerWorld, table: TableId) -> None:
    turn = (await world.view(table)).turn
    while (await world.view(table)).turn == turn:
        await world.play(table, CHANCE)


async def half_the_time(world: AnnouncerWorld) -> None:
    world.clock.now += 12 * HOUR
    await world.tables.tick()
    await world.say()


def told(person: Person, channel: Channel, text: str) -> list[Sight]:
    return [each for each in person.sees(channel) if text in each.text]


async def test_a_ping_names_all_tables_and_goes_when_it_is_answered(world: AnnouncerWorld) -> None:
    (first, second), person = await two_tables(world, "ping")
    await half_the_time(world)
    channels = [each for each in world.local.world.channels.values() if each.guild_id]
    seen = [(c, s) for c in channels for s in told(person, c, "2 tables are waiting for you")]
    [(channel, sight)] = seen
    assert sight.pings
    assert sight.text.count("[go there](https://discord.com/channels/") == 2
    assert "time is up <t:" in sight.text
    table = first if channel.id == world.channel.id else second
    await a_turn(world, table)
    await world.say()
    assert told(person, channel, "waiting for you") == []


async def test_a_direct_message_reminds_whoever_likes_that(world: AnnouncerWorld) -> None:
    tables, person = await two_tables(world, "dm")
    await half_the_time(world)
    [sight] = told(person, person.dm, "2 tables are waiting for you")
    assert person.mention not in sight.text
    assert not told(person, world.channel, "waiting for you")
    for table in tables:
        await a_turn(world, table)
    await world.say()
    assert told(person, person.dm, "waiting for you") == []


async def test_where_direct_messages_are_closed_the_channel_has_to_do(
    world: AnnouncerWorld,
) -> None:
    world.local.journal.expect(50007)
    _, person = await two_tables(world, "dm")
    person.close_dms()
    await half_the_time(world)
    channels = [each for each in world.local.world.channels.values() if each.guild_id]
    assert len([s for c in channels for s in told(person, c, "tables are waiting for you")]) == 1
