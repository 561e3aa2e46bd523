"""A local Discord for each test, whose clock stands still and whose journal has to be clean."""

from collections.abc import AsyncIterator

import aiohttp
import pytest

from sandbox import GENEROUS, Clock, LocalDiscord, Person, Specification
from sandbox.model import Channel, Guild
from sandbox.openapi import ABSENT
from sandbox.permissions import ALL, Permission
from tests.sandbox.bots import Authority
from tests.sandbox.shapes import assert_discords_shape
from tests.sandbox.wires import Wires

MODERATOR = ALL & ~Permission.ADMINISTRATOR
"""For a bot of which the tests want everything that is served."""


@pytest.fixture(scope="session")
def specification() -> Specification | None:
    return Specification.from_environment()


@pytest.fixture(scope="session")
def authority(tmp_path_factory: pytest.TempPathFactory) -> Authority:
    return Authority.made_in(tmp_path_factory.mktemp("tls"))


@pytest.fixture
def discords_own(specification: Specification | None) -> Specification:
    """For tests of what Discord's own description refuses."""
    if specification is None:
        pytest.skip(ABSENT)
    return specification


@pytest.fixture
async def local(specification: Specification | None) -> AsyncIterator[LocalDiscord]:
    clock = Clock(standing=True)
    async with LocalDiscord(clock=clock, rates=GENEROUS, specification=specification) as discord:
        yield discord
        discord.journal.check()
        assert_discords_shape(discord)


@pytest.fixture
def guild(local: LocalDiscord) -> Guild:
    return local.world.add_guild("Forum", bot_permissions=MODERATOR)


@pytest.fixture
def channel(local: LocalDiscord, guild: Guild) -> Channel:
    return local.world.add_channel(guild, "general")


@pytest.fixture
def alice(local: LocalDiscord, guild: Guild) -> Person:
    return local.person("Alice", guild)


@pytest.fixture
def bob(local: LocalDiscord, guild: Guild) -> Person:
    return local.person("Bob", guild)


@pytest.fixture
async def wires(local: LocalDiscord) -> AsyncIterator[Wires]:
    async with aiohttp.ClientSession() as session:
        yield Wires(local, session)
