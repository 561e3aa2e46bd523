"""A table that rests because the rules are others, and one that goes on."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest

from bot.announcer import Announcer
from bot.discord.message_sender import DiscordMessageSender
from bot.tables import Deliverer, TableId
from tests.bot.tables.test_versions import other_rules
from tests.world.tables import ITALIA, TableWorld, a_table_world
from tests.world.wire import AnnouncerWorld, an_announcer_world, labels


@asynccontextmanager
async def under_other_rules(world: AnnouncerWorld, rules: str) -> AsyncIterator[TableWorld]:
    """The same people and tables, after an update; everything has been said."""
    async with a_table_world(world.path, rules=rules) as later:
        await later.tables.rest()
        announcer = Announcer(DiscordMessageSender(world.client), later.tables, world.drawing)
        assert await Deliverer(later.store, announcer.deliver, later.tables.said).deliver()
        yield later


@pytest.fixture
async def played(tmp_path: Path) -> AsyncIterator[tuple[AnnouncerWorld, TableId]]:
    async with an_announcer_world(tmp_path, rules="old") as world:
        table = await world.start(ITALIA, 2)
        await world.play(table, Random(1), 20)
        await world.say()
        yield world, table


async def test_a_table_that_rests_loses_its_buttons_and_gets_them_back(
    played: tuple[AnnouncerWorld, TableId], monkeypatch: pytest.MonkeyPatch
) -> None:
    world, table = played
    pings = sum(world.pings().values())
    with monkeypatch.context() as patch:
        other_rules(patch, 2)
        async with under_other_rules(world, "new") as later:
            assert (await later.look(table)).stage == "held"
    assert "This table is paused." in world.sights()[-1].text
    assert world.with_buttons() == []
    async with under_other_rules(world, "newest"):
        told, standing = world.sights()[-2:]
    assert "This table is back." in told.text
    assert labels(standing)[0] == "Play"
    assert sum(world.pings().values()) == pings + 1
