"""A pace as people meet it: chosen in the lobby, time that is up, and coming back by a click."""

from random import Random

from bot.tables import TableId
from bot.tables.pace import HOUR, MOST_MISSED
from bot.tables.seating import Pace
from bot.tables.wishes import ChangePace, Start
from sandbox import Person
from tests.bot.journeys.games import stands
from tests.world.wire import BotWorld, labels

CHANCE = Random(3)


async def chosen_in_the_lobby(world: BotWorld) -> TableId:
    livia, marcus = world.people[:2]
    table = await world.open(channel=world.channel)
    lobby = await stands(world, livia, world.channel, "Join")
    menu = await (await livia.click(lobby, "Pace")).filled()
    assert "no time limit" in menu.text
    await marcus.forge(lobby, f"pace:{table}", "steady")
    await world.quiet()
    assert (await world.look(table)).pace is None, "that is up to the host"
    asked = await livia.choose(menu, f"pace:{table}", "other")
    await livia.submit(asked, {"text": "a fortnight"})
    await world.quiet()
    assert "I don't understand “a fortnight”" in "".join(each.text for each in world.sights())
    asked = await livia.choose(menu, f"pace:{table}", "other")
    await livia.submit(asked, {"text": "1 hour"})
    await world.quiet()
    assert "1 hour a turn" in livia.looks_again(menu).text
    assert "1 hour a turn" in world.with_buttons()[-1].text
    assert "a reserve of 2 hours each" in world.with_buttons()[-1].text
    for reserve, told in (("no_reserve", "with no reserve"), ("four_turns", "of 4 hours each")):
        await livia.choose(livia.looks_again(menu), f"pace:{table}:reserve", reserve)
        await world.quiet()
        assert told in world.with_buttons()[-1].text
    return table


async def time_is_up(world: BotWorld, table: TableId) -> None:
    clock = (await world.look(table)).clock
    assert clock
    assert clock.due
    await world.tables.tick()
    world.local.clock.advance(clock.due - world.local.clock.now())
    await world.tables.tick()
    await world.quiet()


async def a_turn(world: BotWorld, table: TableId) -> Person:
    turn, player = (await world.view(table)).turn, await world.decides(table)
    while (await world.view(table)).turn == turn:
        await world.play(table, CHANCE)
    await world.quiet()
    return player


async def test_whoever_was_stood_in_for_is_back_with_a_click(world: BotWorld) -> None:
    table = await chosen_in_the_lobby(world)
    await world.ask(0, table, Start())
    await world.quiet()
    absent = await world.decides(table)
    for _ in range(MOST_MISSED):
        await time_is_up(world, table)
        await a_turn(world, table)
    assert await world.decides(table) != absent
    for command, told in (
        ("help", "A stand-in plays for you here"),
        ("games", "; a stand-in plays for you"),
    ):
        assert told in (await (await absent.command(world.channel, command)).filled()).text
    asked = await absent.command(world.channel, "concordia pace", pace="none")
    assert "Press **I'm back**" in (await asked.filled()).text
    sight = await stands(world, absent, world.channel, "I'm back")
    reply = await (await absent.click(sight, "I'm back")).filled()
    assert "yours to play" in reply.text
    await world.quiet()
    assert "I'm back" not in labels(world.with_buttons()[-1])
    await a_turn(world, table)
    assert await world.decides(table) == absent


async def test_nobody_plays_for_whoever_clicks_in_their_panel_and_play_brings_back(
    world: BotWorld,
) -> None:
    table = await world.open(channel=world.channel)
    await world.ask(0, table, ChangePace(Pace(seconds=HOUR, reserve=0.0)))
    await world.ask(0, table, Start())
    await world.quiet()
    absent = await world.decides(table)
    sight = await stands(world, absent, world.channel, "Play")
    panel = await (await absent.click(sight, "Play")).filled()
    for click in (0, 1):
        await world.tables.tick()
        world.local.clock.advance(HOUR)
        await world.tables.tick()
        await world.quiet()
        assert await world.decides(table) == absent, "they have clicked an hour ago"
        panel = absent.looks_again(panel)
        if click == 0:
            await absent.choose(panel, panel.menus[0].custom_id, panel.menus[0].values[0])
        else:
            await absent.click(panel, "Start over")
        await world.quiet()
    world.local.journal.expect(50027)  # the panel is too old to be taken away by the next one
    for _ in range(MOST_MISSED):
        await time_is_up(world, table)
        await a_turn(world, table)
    sight = await stands(world, absent, world.channel, "Play")
    await absent.click(sight, "Play")
    await world.quiet()
    assert not any(each.stand_in for each in (await world.look(table)).guests)
