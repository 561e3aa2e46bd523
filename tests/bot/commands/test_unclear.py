"""What is typed and not clear enough is kept: one click on what was meant plays all of it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from bot.tables import TableId
from sandbox import Person, Sight
from sandbox.acts import PersonAct
from tests.world.wire import BotWorld, a_bot_world, labels


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[BotWorld]:
    async with a_bot_world(tmp_path / "concordia.sqlite") as world:
        yield world


async def twins(world: BotWorld) -> tuple[Person, tuple[TableId, TableId]]:
    """Two tables at which the same game is dealt, in the first two channels."""
    world.seed = "twins"
    other = world.local.world.add_channel(world.guild, "other")
    first = await world.start({"board": "imperium"}, 2)
    second = await world.start({"board": "imperium"}, 2, channel=other)
    return await world.decides(first), (first, second)


async def played(world: BotWorld, table: TableId) -> list[str]:
    return [f"{entry.seat} {entry.action_json}" for entry in await world.entries(table)]


async def replaced(world: BotWorld, person: Person, asked: Sight, act: PersonAct) -> Sight:
    await (await act).answered()

    def look() -> Sight | None:
        now = person.looks_again(asked)
        return None if now == asked or now.thinking else now

    return await world.local.world.changes.until(look, "nothing came of it")


async def typed(world: BotWorld, person: Person, command: str, **options: str) -> Sight:
    return await (await person.command(world.channel, command, **options)).filled()


async def test_a_click_on_what_was_meant_plays_the_whole_command(world: BotWorld) -> None:
    livia, (table, twin) = await twins(world)
    before = (await world.look(table)).number
    asked = await typed(world, livia, "mercator", sell="1 cloth", buy="brick")
    assert "could mean several things" in asked.text
    assert labels(asked) == [
        "Buy 1 brick: 3 sestertii",
        "Buy 2 brick: 6 sestertii",
        "Buy 3 brick: 9 sestertii",
        "Play",
    ]
    assert (await world.look(table)).number == before
    act = livia.click(asked, "Buy 2 brick: 6 sestertii")
    done = await replaced(world, livia, asked, act)
    assert "You played the Mercator" in done.text
    other = world.local.world.channels[int((await world.look(twin)).channel)]
    whole = await livia.command(other, "mercator", sell="1 cloth", buy="2 brick")
    await whole.filled()
    assert await played(world, table) == await played(world, twin)
    assert len(await played(world, table)) > 3


async def test_many_things_that_could_be_meant_are_a_menu(world: BotWorld) -> None:
    livia, (table, _) = await twins(world)
    asked = await typed(world, livia, "architect", move="roma; sea", build="nothing")
    [menu] = asked.menus
    assert menu.placeholder == "Where to?"
    first = menu.options[0]
    again = await replaced(world, livia, asked, livia.choose(asked, menu.custom_id, first))
    assert (await world.look(table)).number == 0, "the second thing is not clear either"
    assert "“sea”" in again.text
    done = await replaced(world, livia, again, livia.click(again, labels(again)[0]))
    assert "You played the Architect" in done.text
    card, *moves = await played(world, table)
    assert "play_card" in card
    assert [each.count("move_colonist") for each in moves[:2]] == [1, 1]
    assert "build_house" not in "".join(moves)


async def test_a_word_that_is_misspelt_is_corrected_by_a_click(world: BotWorld) -> None:
    livia, (table, _) = await twins(world)
    asked = await typed(world, livia, "mercator", sell="1 clohtes")
    assert "I don't understand" in asked.text
    done = await replaced(world, livia, asked, livia.click(asked, "Sell 1 cloth: 7 sestertii"))
    assert "You played the Mercator" in done.text
    assert (await world.look(table)).number > 0


async def test_what_was_meant_answers_no_later_question(world: BotWorld) -> None:
    livia, (table, _) = await twins(world)
    asked = await typed(world, livia, "mercator", buy="brick")
    await world.play(table, Random(1))
    number = (await world.look(table)).number
    await livia.click(asked, "Buy 1 brick: 3 sestertii")
    await world.quiet()
    assert any("moved on" in each.text for each in livia.sees(world.channel))
    assert (await world.look(table)).number == number


async def test_in_direct_messages_it_is_asked_at_which_table_first(world: BotWorld) -> None:
    livia, (table, twin) = await twins(world)
    asked = await (await livia.command(livia.dm, "mercator", buy="brick")).filled()
    assert labels(asked) == ["Imperium in #concordia", "Imperium in #other"]
    which = await replaced(world, livia, asked, livia.click(asked, "Imperium in #other"))
    assert "could mean several things" in which.text
    act = livia.click(which, "Buy 1 brick: 3 sestertii")
    done = await replaced(world, livia, which, act)
    assert "You played the Mercator" in done.text
    assert [(await world.look(each)).number > 0 for each in (table, twin)] == [False, True]


async def test_only_whoever_typed_it_can_say_what_was_meant(world: BotWorld) -> None:
    livia, (table, _) = await twins(world)
    await world.quiet()
    asked = await typed(world, livia, "mercator", buy="brick")
    marcus = next(each for each in world.people[:2] if each is not livia)
    public = next(each for each in marcus.sees(world.channel) if each.buttons)
    forged = next(each.custom_id for each in asked.buttons if each.custom_id)
    await (await marcus.forge(public, forged)).answered()
    await (await livia.forge(public, forged.removesuffix(":0") + ":99")).answered()
    await world.quiet()
    assert (await world.look(table)).number == 0
