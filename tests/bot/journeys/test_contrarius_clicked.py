"""Whole games against Contrarius that are clicked from the first turn to the last: alone in direct
messages, and two of you in a channel. Nothing is typed but the command that begins them."""

import pytest

from bot.tables import PlayerId, TableId
from players import Player, player_for
from sandbox import Person, Sight
from sandbox.model import Channel
from tests.bot.journeys.robots import PLAY, Robot
from tests.bot.journeys.shortened import idle
from tests.bot.journeys.whole_games import attached_record, states
from tests.world.wire import BotWorld

PLAYERS = [
    pytest.param(idle, id="idle"),
    pytest.param(player_for("novice", "clicking"), id="novice", marks=pytest.mark.long),
]
"""Whoever builds and buys takes twice as long."""


async def clicked_to_the_end(
    world: BotWorld, table: TableId, place: Channel, robots: dict[PlayerId, Robot]
) -> Sight:
    """By whoever is asked; the final scores, once they stand there."""
    while (await world.look(table)).stage == "playing":
        robot = robots[world.player(await world.decides(table))]
        await robot.by_buttons(await robot.called())
    person = next(iter(robots.values())).person
    return await person.sees_soon(place, lambda sight: Robot.offers(sight, "Rematch"))


async def check_the_record(
    world: BotWorld, table: TableId, ended: Sight, robots: dict[PlayerId, Robot]
) -> None:
    """What it says of the humans is what they have clicked, no more and no less."""
    record, guests = attached_record(ended), (await world.look(table)).guests
    *_, last = states(record)
    assert last.over
    for seat, guest in enumerate(guests):
        if guest.player in robots:
            played = [each.action for each in record.actions if each.seat == seat]
            assert played == robots[guest.player].meant


async def begun_alone(world: BotWorld, livia: Person) -> TableId:
    await (await livia.command(livia.dm, "concordia solo", board="Creta")).filled()
    await livia.sees_soon(livia.dm, lambda sight: Robot.offers(sight, PLAY))
    return await world.table(livia.dm)


@pytest.mark.parametrize("player", PLAYERS)
async def test_alone_in_direct_messages(world: BotWorld, player: Player) -> None:
    livia = world.people[0]
    table = await begun_alone(world, livia)
    robots = {world.player(livia): Robot(world, livia, player, livia.dm)}
    ended = await clicked_to_the_end(world, table, livia.dm, robots)
    assert "Contrarius at standard difficulty" in ended.text
    await check_the_record(world, table, ended, robots)
    assert world.sights() == [], "the server knows nothing of it"


@pytest.mark.parametrize("player", PLAYERS)
async def test_two_of_you_in_a_channel(world: BotWorld, player: Player) -> None:
    livia, marcus = world.people[:2]
    await (await livia.command(world.channel, "concordia duel", board="Creta")).filled()
    lobby = await livia.sees_soon(world.channel, lambda sight: Robot.offers(sight, "Join"))
    await marcus.click(lobby, "Join")
    await livia.click(await livia.sees_soon(world.channel, "2 of 2"), "Start")
    await livia.sees_soon(world.channel, lambda sight: Robot.offers(sight, PLAY))
    table = await world.table()
    robots = {world.player(each): Robot(world, each, player) for each in (livia, marcus)}
    ended = await clicked_to_the_end(world, table, world.channel, robots)
    assert all(name in ended.text for name in ("Livia", "Marcus", "Contrarius"))
    await check_the_record(world, table, ended, robots)
