"""Games over the local Discord by commands alone: every personality, individually and in teams."""

from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from engine.records import read_record, replay
from players import Player, player_for
from tests.bot.commands.typists import Typist
from tests.world.wire import BotWorld, a_bot_world


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[BotWorld]:
    async with a_bot_world(tmp_path / "concordia.sqlite") as world:
        yield world


def careless(seed: str) -> Player:
    """Plays whatever is offered, and so sooner or later everything."""
    chance = Random(seed)
    return lambda _, offered: chance.choice(offered)


async def deciding(world: BotWorld, player: Player) -> Typist | None:
    for person in world.people:
        typist = Typist(world, person, player)
        if await typist.decides():
            return typist
    return None


async def played(world: BotWorld, player: Player, most: int) -> Counter[str]:
    """So many commands, or fewer at the end of the game; how often each was used."""
    used: Counter[str] = Counter()
    for _ in range(most):
        typist = await deciding(world, player)
        if typist is None:
            break
        before = await world.look()
        said, answer = await typist.by_command()
        after = await world.look()
        assert answer.private
        assert after.number == before.number + len(said.actions), answer.text
        used[said.command] += 1
    return used


async def test_a_whole_game_is_played_by_commands_alone(world: BotWorld) -> None:
    table = await world.start(people=2, board="corsica")
    used = await played(world, player_for("novice", "typed"), 1000)
    assert (await world.look()).stage == "over"
    assert {"architect", "prefect", "mercator", "senator", "tribune", "colonist"} <= set(used)
    record = read_record(await world.tables.export_record(table))
    *_, last = replay(record)
    assert last.transition.state.over


async def test_a_card_is_repeated_by_command(world: BotWorld) -> None:
    await world.start(people=3, board="italia", set="venus")
    used = await played(world, careless("magister"), 40)
    assert {"magister", "diplomat", "choose"} <= set(used)


async def test_partners_play_by_commands_alone(world: BotWorld) -> None:
    await world.start(people=4, board="hellas", team=True)
    used = await played(world, careless("partners"), 60)
    assert {"legatus", "architect", "prefect", "mercator", "choose"} <= set(used)
