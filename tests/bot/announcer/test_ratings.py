"""The end of a game says what it made of the ratings of those who show theirs."""

from random import Random

from bot.tables.people import Preferences
from tests.world.wire import AnnouncerWorld


async def test_ratings_are_told_of_whoever_is_not_private(world: AnnouncerWorld) -> None:
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
