"""The end of a game says what it made of the ratings of those who show theirs."""

from random import Random

import pytest

from bot.announcer.message_sender import MessageFrozen
from bot.discord.message_sender import DiscordMessageSender
from bot.tables.people import Preferences
from bot.tables.table import Nonce
from bot.texts.post import Post
from tests.world.wire import AnnouncerWorld


async def test_ratings_are_told_of_whoever_is_not_private(world: AnnouncerWorld) -> None:
    """Also in a thread that rests by the time when somebody goes private."""
    discord = world.local.world
    thread = discord.add_thread(world.channel, "concordia", discord.bot.id)
    for person in world.people:
        discord.add_to_thread(thread, person.id)
    world.channel, world.place = thread, str(thread.id)
    table = await world.start(people=2)
    await world.tables.places.seen(world.place, str(world.guild.id))
    await world.tables.set_preferences(world.player(1), Preferences(private=True))
    await world.play(table, Random(3), 5000)
    assert await world.say()
    rated = [line for line in world.sights()[-1].text.splitlines() if "Ratings here" in line]
    assert len(rated) == 1
    assert rated[0].count("(new)") == 1
    assert "Ben" not in rated[0]
    changes = await world.tables.results.rating_changes(table)
    for each in changes:
        assert str(each.after.shown) in rated[0]
    discord.archive(thread)
    world.local.journal.expect(50083)
    await world.tables.set_preferences(world.player(0), Preferences(private=True))
    assert await world.say()
    assert not any("Ratings here" in each.text for each in world.sights())
    assert thread.thread
    assert thread.thread.archived, "woken for it, and at rest again"


async def test_what_stands_in_a_locked_thread_stays(world: AnnouncerWorld) -> None:
    discord = world.local.world
    thread = discord.add_thread(world.channel, "concordia", discord.bot.id)
    assert thread.thread
    sender = DiscordMessageSender(world.client)
    sent = await sender.send(str(thread.id), Post(("Before",)), Nonce("1"))
    thread.thread.archived = thread.thread.locked = True
    world.local.journal.expect(50083, 50013)
    with pytest.raises(MessageFrozen):
        await sender.edit(str(thread.id), sent.message, Post(("After",)))
