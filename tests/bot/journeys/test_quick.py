"""A quick game: one command, and the first turn is one click away."""

import threading
from collections.abc import Sequence
from pathlib import Path

from engine import View
from engine.actions import Action
from players import Player, player_for
from sandbox import Sight
from tests.bot.journeys.robots import PLAY, Robot
from tests.world.wire import BotWorld, a_bot_world


async def test_a_quick_game_begins_at_once(world: BotWorld) -> None:
    livia = world.people[0]
    begun = await livia.command(world.channel, "concordia quick")
    assert "The game is on" in (await begun.filled()).text
    assert world.channel.id in world.local.world.typing, "it is seen that the board is drawn"
    look = await world.look(who=livia)
    assert look.stage == "playing"
    assert [guest.level for guest in look.guests].count("merchant") == 3

    def asks_livia(sight: Sight) -> bool:
        return sight.pings and Robot.offers(sight, PLAY)

    await livia.sees_soon(world.channel, asks_livia)


async def test_a_game_begins_also_where_discord_is_slow_to_tell_of_it(world: BotWorld) -> None:
    hold = world.local.faults.hold("POST /channels/{channel_id}/typing")
    begun = await world.people[0].command(world.channel, "concordia quick", computers=1)
    assert "The game is on" in (await begun.filled()).text
    hold.release()


async def test_a_quick_game_is_played_where_and_against_whom_one_likes(world: BotWorld) -> None:
    livia = world.people[0]
    begun = await livia.command(
        world.channel, "concordia quick", board="Creta", computers=1, level="novice"
    )
    await begun.filled()
    look = await world.look(who=livia)
    assert look.options.board == "creta"
    assert sorted(guest.level or "" for guest in look.guests) == ["", "novice"]


async def test_where_a_table_stands_no_other_is_opened(world: BotWorld) -> None:
    livia, marcus = world.people[:2]
    await (await livia.command(world.channel, "concordia quick", computers=1)).filled()
    table = await world.table()
    refused = await marcus.command(world.channel, "concordia quick", computers=1)
    assert (await refused.filled()).private
    assert await world.table() == table


async def test_the_board_is_there_while_a_computer_thinks_about_the_first_turn(
    tmp_path: Path,
) -> None:
    gate = threading.Event()

    def slow(level: str, seed: str) -> Player:
        player = player_for(level, seed)

        def choose(view: View, offered: Sequence[Action]) -> Action:
            gate.wait()
            return player(view, offered)

        return choose

    async with a_bot_world(tmp_path / "concordia.sqlite", slow) as world:
        try:
            livia = world.people[0]
            await world.start(people=1, computers=4)
            look = await world.look(who=livia)
            assert look.guests[0].level, "a computer begins"
            shown = await livia.sees_soon(world.channel, "is thinking")
            assert [each.filename for each in shown.pictures] == ["board.png"]
            assert not shown.pings
        finally:
            gate.set()
        asked = await livia.sees_soon(world.channel, lambda sight: sight.pings)
        assert asked.id != shown.id
        await world.local.world.changes.until(
            lambda: not livia.looks_again(shown).buttons, "the first message keeps its buttons"
        )


async def test_before_ones_first_turn_it_is_told_what_happened_so_far(world: BotWorld) -> None:
    await world.start()
    for person in world.people[:2]:
        robot = Robot(world, person, player_for("novice", "so far"))
        if await robot.decides():
            await robot.by_buttons()
            break
    second = next(each for each in world.people[:2] if each is not person)
    called = await second.sees_soon(world.channel, lambda sight: sight.pings)
    assert "So far" in called.text
    assert "Since your last turn" not in called.text
