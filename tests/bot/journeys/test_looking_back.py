"""Stepping through a game by clicks, in private, and showing everyone what was found."""

import re
from collections.abc import Iterator
from random import Random

from bot.tables import TableId
from sandbox import Person, Sight
from tests.world.wire import BotWorld

TURNS = 4


async def some_turns(world: BotWorld, turns: int = TURNS) -> TableId:
    table = await world.start(people=2)
    chance = Random("looking back")
    while (await world.view(table)).turn <= turns:
        await world.play(table, chance)
    await world.quiet()
    return table


async def looks(world: BotWorld, person: Person, **options: object) -> Sight:
    return await (await person.command(world.channel, "history", **options)).filled()


async def clicks(world: BotWorld, person: Person, sight: Sight, which: str) -> Sight:
    await person.click(sight, which)
    await world.quiet()
    return person.looks_again(sight)


def turn_in(sight: Sight) -> int:
    found = re.search(r"turn (\d+) of (\d+)", sight.text)
    return int(found[1]) if found else 0


def live(sight: Sight) -> set[str]:
    return {button.label for button in sight.buttons if not button.disabled and button.label}


def everyone_sees(world: BotWorld, person: Person) -> Iterator[Sight]:
    return (sight for sight in person.sees(world.channel) if not sight.private)


async def test_a_game_is_stepped_through_turn_by_turn_by_whoever_watches(world: BotWorld) -> None:
    await some_turns(world)
    for person in (world.people[0], world.people[4]):
        sight = await looks(world, person)
        assert sight.private
        last = turn_in(sight)
        assert last >= TURNS
        assert "« First" in live(sight)
        assert "Forward ▶" not in live(sight)
        pictures = {sight.pictures[0].data}
        for turn in range(last - 1, 0, -1):
            sight = await clicks(world, person, sight, "◀ Back")
            assert turn_in(sight) == turn
            assert re.search(r"played the \w+", sight.text)
            assert f"turn {turn}" in (sight.pictures[0].alt or "")
            pictures.add(sight.pictures[0].data)
        assert len(pictures) == last
        sight = await clicks(world, person, sight, "« First")
        assert "before the first turn" in sight.text
        assert "◀ Back" not in live(sight)
        sight = await clicks(world, person, sight, "Forward ▶")
        assert turn_in(sight) == 1
        assert turn_in(await clicks(world, person, sight, "Last »")) == last


async def test_one_can_jump_to_a_turn_and_is_told_if_there_is_none(world: BotWorld) -> None:
    await some_turns(world)
    livia = world.people[0]
    assert turn_in(await looks(world, livia, turn=2)) == 2
    late = await looks(world, livia, turn=99)
    assert "There's no turn “99”" in late.text
    assert turn_in(late) >= TURNS
    for typed, found in (("3", 3), ("III", turn_in(late)), ("-1", turn_in(late))):
        opened = await livia.click(late, "Go to turn …")
        await livia.submit(opened, {"text": typed})
        await world.quiet()
        sight = livia.looks_again(late)
        assert turn_in(sight) == found
        assert ("There's no turn" in sight.text) == (typed != "3")


async def test_a_turn_is_shared_with_everyone_once(world: BotWorld) -> None:
    await some_turns(world)
    livia, octavia = world.people[0], world.people[4]
    before = {sight.id for sight in everyone_sees(world, livia)}
    for person in (octavia, octavia, livia):
        sight = await looks(world, person, turn=2)
        said = await person.click(sight, "Share in the channel")
        await world.quiet()
        assert "Shared in" in (await said.filled()).text
    shared = [sight for sight in everyone_sees(world, livia) if sight.id not in before]
    assert [f"<@{octavia.id}>" in shared[0].text, f"<@{livia.id}>" in shared[1].text] == [True] * 2
    assert len(shared) == 2
    for each in shared:
        assert turn_in(each) == 2
        assert re.search(r"played the \w+", each.text)
        assert "You" not in each.text
        assert not each.pings
        assert each.pictures[0].alt


async def test_old_buttons_lead_on_after_a_restart_and_an_undo(world: BotWorld) -> None:
    table = await some_turns(world)
    livia = world.people[0]
    first = await looks(world, livia)
    await world.restart()
    sight = await clicks(world, livia, first, "◀ Back")
    assert turn_in(sight) == turn_in(first) - 1
    there = livia.write(world.channel, "What was that again?")
    for forged in (f"history:{table}:9999:last", f"history:{table}", f"history:{table}:x"):
        shown = await (await livia.forge(there, forged)).filled()
        assert turn_in(shown) == turn_in(first)
    for forged in (f"share:{table}", f"share:{table}:x"):
        refused = await (await livia.forge(there, forged)).filled()
        assert "out of date" in refused.text
    refused = await (await livia.forge(there, f"share:{table}:99")).filled()
    assert "There's no turn 99" in refused.text
    refused = await (await livia.forge(there, f"share:{table}:film")).filled()
    assert "isn't over yet" in refused.text


async def test_before_the_game_there_is_nothing_to_look_back_at(world: BotWorld) -> None:
    await world.open(people=2)
    sight = await looks(world, world.people[0])
    assert "no game in progress" in sight.text
