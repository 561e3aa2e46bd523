"""2,600 servers need two shards: a game in a server of the second one, whose direct messages come
through the first."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from players import player_for
from sandbox import GENEROUS, Clock, LocalDiscord, Specification
from sandbox.ids import shard_of
from tests.bot.journeys.whole_games import Setup, WholeGame
from tests.world.wire import BotWorld

SERVERS, SHARDS = 2600, 2


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[BotWorld]:
    async with LocalDiscord(
        clock=Clock(standing=True),
        rates=GENEROUS,
        specification=Specification.from_environment(),
        shards=SHARDS,
    ) as local:
        for number in range(SERVERS):
            local.world.add_guild(f"Forum {number}")
        while shard_of(local.world.ids.next(), SHARDS) != 0:
            pass  # so that the next server is one of the second shard
        world = BotWorld(local, tmp_path / "concordia.sqlite", player_for)
        assert shard_of(world.guild.id, SHARDS) == 1
        await world.begin()
        try:
            yield world
        finally:
            await world.end()
        local.journal.check()


async def test_a_game_is_played_with_direct_messages_in_a_server_of_the_second_shard(
    world: BotWorld,
) -> None:
    shards = world.connection.shards
    assert (shards.open, shards.total) == (SHARDS, SHARDS)
    assert len(world.connection.client.guilds) == len(world.local.world.guilds) > SERVERS
    sessions = world.local.gateway.connected()
    assert sorted(each.shard for each in sessions) == [(0, SHARDS), (1, SHARDS)]
    servers = world.local.world.guilds
    for session in sessions:
        heard = [each for each in servers if shard_of(each, SHARDS) == session.shard[0]]
        assert 0 < len(heard) <= 2500

    setup = Setup({"board": "hellas", "seats": 4, "mode": "team"}, people=4)
    played = WholeGame(world, setup, "buttons")
    await played.gather()
    in_private = 0
    while in_private < 2:
        robot = played.deciding(await world.look())
        assert robot
        place = await robot.called()
        await robot.by_buttons(place)
        in_private += place is robot.person.dm

    person = world.people[0]
    assert (await person.command(person.dm, "help")).reply.text
    await world.restart()
    assert world.connection.shards.open == SHARDS
    robot = played.deciding(await world.look())
    assert robot
    await robot.by_buttons(await robot.called())
