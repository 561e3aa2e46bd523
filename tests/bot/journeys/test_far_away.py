"""A Discord that is far away: whatever is sent arrives late, and not in the order of sending."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from sandbox import Latency
from sandbox.model import Channel
from tests.bot.journeys.robots import PLAY, Robot
from tests.bot.journeys.whole_games import Setup, WholeGame
from tests.bot.journeys.witness import answered, answered_kindly, never_a_bug
from tests.world.wire import BotWorld, a_bot_world

TEAMS = Setup({"board": "hellas", "seats": 4, "mode": "team"}, people=4)


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[BotWorld]:
    far = Latency(0.150, jitter=0.100)
    async with a_bot_world(tmp_path / "concordia.sqlite", latency=far) as world:
        yield world
        never_a_bug(world)


async def test_teams_gather_play_and_take_back(world: BotWorld) -> None:
    """One share of the journeys for every run; `make far` makes them all from there."""
    game = WholeGame(world, TEAMS, "buttons")
    await game.gather()
    asked = await a_turn(game)
    by_dm = [robot.person for robot, place in asked if place == robot.person.dm]
    assert 0 < len(by_dm) < len(asked)
    last, _ = asked[-1]
    await take_back(game, last)
    assert await turn_now(world) == 1
    assert (await a_turn(game))[0][0] is last
    await a_turn(game)
    await world.quiet()
    assert await turn_now(world) == 3
    assert len([sight for sight in world.sights() if Robot.offers(sight, PLAY)]) == 1


async def a_turn(game: WholeGame) -> list[tuple[Robot, Channel]]:
    """From Play to Confirm until another turn begins: who was asked, and where."""
    asked, turn = [], await turn_now(game.world)
    while await turn_now(game.world) == turn:
        robot = await deciding(game)
        place = await robot.called()
        await robot.by_buttons(place)
        asked.append((robot, place))
    return asked


async def take_back(game: WholeGame, robot: Robot) -> None:
    """The turn has passed on, so others are asked; all of them agree."""
    world = game.world
    table = await robot.person.sees_soon(
        await (await deciding(game)).called(), lambda sight: Robot.offers(sight, "Undo")
    )
    await answered_kindly(world, await robot.person.click(table, "Undo"))
    look = await world.look()
    vote = look.vote("undo")
    assert vote
    for voter in vote.voters:
        person = next(each for each in game.people if world.player(each) == voter)
        asked = await person.sees_soon(world.channel, lambda sight: Robot.offers(sight, "Agree"))
        await answered(world, await person.click(asked, "Agree"))


async def deciding(game: WholeGame) -> Robot:
    robot = game.deciding(await game.world.look())
    assert robot, "no computer sits at this table"
    return robot


async def turn_now(world: BotWorld) -> int:
    return (await world.view()).turn
