"""A table that rests because the rules are others, and one that goes on."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest

from bot.announcer import Announcer
from bot.discord.message_sender import DiscordMessageSender
from bot.tables import Deliverer, TableId
from tests.bot.announcer.conftest import House, a_house, labels
from tests.bot.tables.club import ITALIA, Club, a_club
from tests.bot.tables.test_versions import other_rules


@asynccontextmanager
async def under_other_rules(house: House, rules: str) -> AsyncIterator[Club]:
    """The same people and tables, after an update; everything has been said."""
    async with a_club(house.club.database.path, rules=rules) as club:
        await club.tables.rest()
        announcer = Announcer(DiscordMessageSender(house.client), club.tables, house.drawing)
        assert await Deliverer(club.store, announcer.deliver, club.tables.said).deliver()
        yield club


@pytest.fixture
async def played(tmp_path: Path) -> AsyncIterator[tuple[House, TableId]]:
    async with a_house(tmp_path, rules="old") as house:
        table = await house.start(ITALIA, 2)
        await house.club.play(table, Random(1), 20)
        await house.say()
        yield house, table


async def test_a_table_that_rests_loses_its_buttons_and_gets_them_back(
    played: tuple[House, TableId], monkeypatch: pytest.MonkeyPatch
) -> None:
    house, table = played
    pings = sum(house.pings().values())
    with monkeypatch.context() as patch:
        other_rules(patch, 2)
        async with under_other_rules(house, "new") as club:
            assert (await club.look(table)).stage == "held"
    assert "This table is paused." in house.sights()[-1].text
    assert house.with_buttons() == []
    async with under_other_rules(house, "newest"):
        told, standing = house.sights()[-2:]
    assert "This table is back." in told.text
    assert labels(standing)[0] == "Play"
    assert sum(house.pings().values()) == pings + 1
