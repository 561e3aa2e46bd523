"""The daily letter as people get it: once a day, with all their tables, or not at all."""

import pytest

from bot.tables.people import Preferences
from bot.tables.quiet_hours import QuietHours
from sandbox import Person
from tests.world.wire import BotWorld

HOUR = 3600.0


def letters(person: Person) -> list[str]:
    return [each.text for each in person.sees(person.dm) if "Your tables today" in each.text]


def hour_of(world: BotWorld) -> int:
    return int(world.local.clock.now() // HOUR % 24)


async def set_by(world: BotWorld, person: Person, **options: str) -> str:
    reply = await (await person.command(world.channel, "settings mine", **options)).filled()
    return reply.text


async def test_it_comes_once_a_day_over_restarts(world: BotWorld) -> None:
    livia, marcus = world.people[:2]
    hour = (hour_of(world) + 2) % 24
    text = await set_by(world, livia, letter=f"{hour}:00")
    assert f"Daily letter: at {hour:02}:00" in text
    assert "Your next letter comes <t:" in text
    for typed in ("25:00", "noonish", "8:61", "13 pm"):
        assert "as a time of day" in await set_by(world, livia, letter=typed)
    table = await world.open(channel=world.channel)
    other = world.local.world.add_channel(world.guild, "other")
    await world.local.settle()
    await world.start(channel=other)
    await world.quiet()
    await world.connection.tidy()
    assert letters(livia) == []
    world.local.clock.advance(3 * HOUR)
    await world.connection.tidy()
    await world.restart()
    await world.connection.tidy()
    [letter] = letters(livia)
    assert f"<#{world.place}>" in letter
    assert f"<#{other.id}>" in letter
    assert letters(marcus) == [], "who has not asked for it"
    world.local.clock.advance(24 * HOUR)
    await world.connection.tidy()
    await world.connection.tidy()
    assert len(letters(livia)) == 2
    assert (await world.look(table)).stage == "lobby"


async def test_none_comes_where_there_is_nothing_to_tell(world: BotWorld) -> None:
    livia = world.people[0]
    await set_by(world, livia, letter=f"{(hour_of(world) + 1) % 24}")
    world.local.clock.advance(2 * HOUR)
    await world.connection.tidy()
    assert letters(livia) == []
    await world.open(channel=world.channel)
    await world.connection.tidy()
    assert letters(livia) == [], "tomorrow, then"
    world.local.clock.advance(24 * HOUR)
    await world.connection.tidy()
    assert len(letters(livia)) == 1
    text = await set_by(world, livia, messages="off")
    assert "your direct messages are off" in text
    world.local.clock.advance(24 * HOUR)
    await world.connection.tidy()
    assert len(letters(livia)) == 1


async def test_it_waits_for_the_end_of_quiet_hours_also_if_the_bot_was_away(
    world: BotWorld,
) -> None:
    livia = world.people[0]
    await world.open(channel=world.channel)
    hour = hour_of(world)
    quiet = QuietHours(begin=(hour + 2) % 24 * 60, end=(hour + 5) % 24 * 60)
    wishes = Preferences(quiet=quiet, letter=(hour + 1) % 24 * 60)
    await world.tables.set_preferences(world.player(0), wishes)
    world.local.clock.advance(3 * HOUR)  # nobody was there at the time, and now it is quiet
    await world.connection.tidy()
    assert letters(livia) == []
    world.local.clock.advance(2 * HOUR)
    await world.connection.tidy()
    assert len(letters(livia)) == 1


async def test_whoever_takes_no_direct_messages_keeps_nobody_waiting(world: BotWorld) -> None:
    livia, marcus = world.people[:2]
    await world.open(channel=world.channel)
    livia.close_dms()
    for person in (livia, marcus):
        await set_by(world, person, letter=f"{(hour_of(world) + 1) % 24}")
    world.local.clock.advance(2 * HOUR)
    world.local.journal.expect(50007)
    await world.connection.tidy()
    await world.connection.tidy()
    assert letters(livia) == []
    assert len(letters(marcus)) == 1


async def test_a_letter_sent_before_a_crash_is_not_sent_again(
    world: BotWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    livia = world.people[0]
    await world.open(channel=world.channel)
    await set_by(world, livia, letter=f"{(hour_of(world) + 1) % 24}")
    world.local.clock.advance(2 * HOUR)

    async def killed(_: object) -> None:
        raise ConnectionError("killed")

    with monkeypatch.context() as patched:
        patched.setattr(world.tables, "note_letter", killed)
        await world.connection.tidy()
    assert len(letters(livia)) == 1
    await world.restart()
    await world.connection.tidy()
    assert len(letters(livia)) == 1
    assert await world.tables.due_letters() == []
