"""People at several tables at once: nothing is done at a wrong one, and nobody is sent away."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.tables import TableId
from engine.catalogue import catalogue
from players import player_for
from sandbox import Person, Sight
from sandbox.model import Channel
from tests.bot.commands.typists import Sentence, sentence_for
from tests.world.tables import TEAM
from tests.world.wire import BotWorld, a_bot_world, labels


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[BotWorld]:
    async with a_bot_world(tmp_path / "concordia.sqlite") as world:
        yield world


async def typed(person: Person, place: Channel, name: str, /, **options: Any) -> Sight:
    return await (await person.command(place, name, **options)).filled()


async def another(world: BotWorld, name: str) -> tuple[Channel, TableId]:
    """A table of Livia and Marcus in another channel."""
    channel = world.local.world.add_channel(world.guild, name)
    return channel, await world.start({"board": "creta"}, 2, channel=channel)


async def until_up(world: BotWorld, table: TableId, person: Person, chance: Random) -> None:
    while not (await world.look(table, person)).offered:
        await world.play(table, chance)


async def clicked(world: BotWorld, person: Person, asked: Sight, label: str) -> Sight:
    """What stands in its place afterwards."""
    outcome = await person.click(asked, label)
    await outcome.answered()

    def look() -> Sight | None:
        now = person.looks_again(asked)
        return None if now == asked or now.thinking else now

    return await world.local.world.changes.until(look, "nothing came of it")


async def numbers(world: BotWorld, *tables: TableId) -> list[int]:
    return [(await world.look(table)).number for table in tables]


async def test_the_hand_at_each_table_is_shown_with_its_place(world: BotWorld) -> None:
    await world.start()
    other, _ = await another(world, "other")
    gathering = world.local.world.add_channel(world.guild, "gathering")
    await world.open({"board": "corsica"}, 2, channel=gathering)
    livia = world.people[0]
    await (await livia.command(livia.dm, "hand")).filled()
    await world.quiet()
    shown = [each for each in livia.sees(livia.dm) if each.private]
    assert [each.text.splitlines()[0] for each in shown] == [
        f"-# Italia in <#{world.channel.id}>",
        f"-# Creta in <#{other.id}>",
    ]
    assert all(each.pictures[0].filename == "hand.png" for each in shown)


async def test_an_answer_goes_to_the_only_table_that_waits(world: BotWorld) -> None:
    first = await world.start()
    _, second = await another(world, "other")
    livia, marcus = world.people[:2]
    await until_up(world, first, livia, Random(1))
    await until_up(world, second, marcus, Random(1))
    before = await numbers(world, first, second)
    said = await typed(livia, livia.dm, "tribune")
    assert said.text.startswith(f"-# Italia in <#{world.channel.id}>")
    after = await numbers(world, first, second)
    assert after[0] > before[0]
    assert after[1] == before[1]
    if not (await world.look(first, livia)).offered:
        none = await typed(livia, livia.dm, "choose", answer="nothing")
        assert "None of your tables" in none.text


async def test_where_several_tables_wait_it_is_asked_which_one(world: BotWorld) -> None:
    first = await world.start()
    other, second = await another(world, "other")
    livia = world.people[0]
    for table in (first, second):
        await until_up(world, table, livia, Random(1))
    before = await numbers(world, first, second)
    offered = await livia.autocomplete(livia.dm, "mercator", "buy", "1 brick")
    assert offered
    asked = await typed(livia, livia.dm, "mercator", buy="1 brick")
    assert f"Creta in <#{other.id}>" in asked.text
    assert labels(asked) == ["Italia in #concordia", "Creta in #other"]
    assert await numbers(world, first, second) == before
    done = await clicked(world, livia, asked, "Creta in #other")
    assert done.text.startswith(f"-# Creta in <#{other.id}>")
    after = await numbers(world, first, second)
    assert after[0] == before[0]
    assert after[1] > before[1]


async def test_what_was_typed_answers_no_later_question(world: BotWorld) -> None:
    first = await world.start()
    _, second = await another(world, "other")
    livia = world.people[0]
    for table in (first, second):
        await until_up(world, table, livia, Random(1))
    asked = await typed(livia, livia.dm, "mercator", buy="1 brick")
    await world.play(second, Random(2))
    await until_up(world, second, livia, Random(2))
    before = await numbers(world, first, second)
    await livia.click(asked, "Creta in #other")
    await world.quiet()
    assert "moved on" in livia.sees(livia.dm)[-1].text
    await livia.click(asked, "Italia in #concordia")  # and it is done at one table only
    await world.quiet()
    assert "type it again" in livia.looks_again(asked).text
    assert await numbers(world, first, second) == before


async def test_after_a_restart_it_has_to_be_typed_again(world: BotWorld) -> None:
    await world.start()
    await another(world, "other")
    livia = world.people[0]
    asked = await typed(livia, livia.dm, "board")
    await world.restart()
    said = await clicked(world, livia, asked, "Italia in #concordia")
    assert "type it again" in said.text


@pytest.mark.parametrize("command", ["board", "display", "score", "log", "undo"])
async def test_whatever_is_looked_at_is_asked_for_and_shown(world: BotWorld, command: str) -> None:
    await world.start()
    other, _ = await another(world, "other")
    livia = world.people[0]
    asked = await typed(livia, livia.dm, command)
    assert labels(asked) == ["Italia in #concordia", "Creta in #other"]
    if command == "undo":  # which is refused there, as nothing was played
        return
    shown = await clicked(world, livia, asked, "Creta in #other")
    assert shown.text.startswith(f"-# Creta in <#{other.id}>")


async def test_a_table_is_given_up_only_where_it_is_said(world: BotWorld) -> None:
    """Also if there is a game at only one of them."""
    first = await world.start()
    channel = world.local.world.add_channel(world.guild, "other")
    second = await world.open({"board": "creta"}, 2, channel=channel)
    livia = world.people[0]
    asked = await typed(livia, livia.dm, "concordia abandon", sure="yes")
    await clicked(world, livia, asked, "Creta in #other")
    stages = [(await world.look(table)).stage for table in (first, second)]
    assert stages == ["playing", "abandoned"]


async def test_games_lists_the_tables_and_whose_turn_it_is(world: BotWorld) -> None:
    livia, marcus = world.people[:2]
    assert "not at any table" in (await typed(livia, livia.dm, "games")).text
    first = await world.start()
    other, second = await another(world, "other")
    gathering = world.local.world.add_channel(world.guild, "gathering")
    await world.open({"board": "corsica"}, 2, channel=gathering)
    await until_up(world, first, marcus, Random(1))
    await until_up(world, second, livia, Random(1))
    await world.quiet()
    heading, *lines = (await typed(livia, livia.dm, "games")).text.splitlines()
    stands = [each for each in livia.sees(other) if each.buttons][-1]
    assert "3" in heading
    assert lines[0].startswith(f"- Creta in <#{other.id}>")
    assert f"/{world.guild.id}/{other.id}/{stands.id})" in lines[0]
    assert "**it's up to you**, since <t:" in lines[0]
    [waits] = [line for line in lines if "Italia" in line]
    assert "waiting for **Marcus**" in waits
    [gathers] = [line for line in lines if "Corsica" in line]
    assert "waiting for players" in gathers


async def test_after_a_turn_a_button_leads_to_the_next_table_that_waits(world: BotWorld) -> None:
    first = await world.start()
    other, second = await another(world, "other")
    livia = world.people[0]
    for table in (first, second):
        await until_up(world, table, livia, Random(1))
    await world.quiet()
    done = await typed(livia, world.channel, "mercator", buy="1 brick")
    assert not (await world.look(first, livia)).offered
    assert f"You're also up in Creta in <#{other.id}>." in done.text
    stands = [each for each in livia.sees(other) if each.buttons][-1]
    url = f"https://discord.com/channels/{world.guild.id}/{other.id}/{stands.id}"
    assert done.button("Next table").url == url
    last = await typed(livia, other, "mercator", buy="1 brick")
    assert labels(last) == ["Undo"]


@pytest.mark.parametrize("sentences", [60, pytest.param(600, marks=pytest.mark.long)])
async def test_three_people_play_at_four_tables_and_never_at_a_wrong_one(
    world: BotWorld, sentences: int
) -> None:
    """By commands in channels and in direct messages, whatever waits where."""
    chance, people = Random(4), world.people[:3]
    tables: dict[TableId, Channel] = {}
    games: list[tuple[str, dict[str, object], list[Person], int]] = [
        ("trio", {"board": "italia"}, people, 0),
        ("duel", {"board": "creta"}, people[:2], 0),
        ("pair", {"board": "italia"}, people[1:], 0),
        ("team", TEAM, people, 1),
    ]
    for name, options, sitting, computers in games:
        channel = world.local.world.add_channel(world.guild, name)
        table = await world.start(options, sitting, computers=computers, channel=channel)
        tables[table] = channel
    asked = 0
    for _ in range(sentences):
        await world.quiet()
        waiting = [
            (table, person)
            for table in tables
            for person in people
            if (await world.look(table, person)).offered
        ]
        table, person = chance.choice(waiting)
        several = sum(who is person for _, who in waiting) > 1
        place = chance.choice((person.dm, tables[table]))
        trying = await world.tables.rehearsal(table, world.player(person))
        said = sentence_for(trying, player_for("novice", f"{chance.random()}"))
        before = {each: await by_people(world, each) for each in tables}
        answer = await spoken(person, place, said)
        if several and place is person.dm:
            asked += 1
            assert {each: await by_people(world, each) for each in tables} == before
            board = catalogue().boards[(await world.look(table)).options.board].name
            answer = await clicked(world, person, answer, f"{board} in #{tables[table].name}")
        await world.quiet()
        after = {each: await by_people(world, each) for each in tables}
        done = after.pop(table) - before.pop(table)
        assert done >= len(said.actions), answer.text
        assert after == before
        if place is person.dm:
            assert f"<#{tables[table].id}>" in answer.text.splitlines()[0]
    assert asked > sentences // 10


async def spoken(person: Person, place: Channel, said: Sentence) -> Sight:
    options = {name: True if text == "yes" else text for name, text in said.options.items()}
    return await typed(person, place, said.command, **options)


async def by_people(world: BotWorld, table: TableId) -> int:
    return sum(entry.done_by == "person" for entry in await world.entries(table))
