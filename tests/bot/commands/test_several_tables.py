"""People at several tables at once: nothing is done at a wrong one, and nobody is sent away."""

from __future__ import annotations

from collections import Counter
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
from tests.bot.journeys.robots import SAY_ENOUGH, Robot
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
    assert "**it's up to you** (asked <t:" in lines[0]
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


class Evening:
    """Three people at four tables, who type and click in channels and in direct messages."""

    def __init__(self, world: BotWorld, chance: Random) -> None:
        self.world, self.chance = world, chance
        self.people = world.people[:3]
        self.tables: dict[TableId, Channel] = {}
        self.waiting: list[tuple[TableId, Person]] = []
        self.led: tuple[Person, Sight] | None = None
        """Where the button below the last turn leads whoever has played it."""
        self.ways: Counter[str] = Counter()

    async def begin(self) -> None:
        games: list[tuple[str, dict[str, object], list[Person], int]] = [
            ("trio", {"board": "italia"}, self.people, 0),
            ("duel", {"board": "creta"}, self.people[:2], 0),
            ("pair", {"board": "italia"}, self.people[1:], 0),
            ("team", TEAM, self.people, 1),
        ]
        for name, options, sitting, computers in games:
            channel = self.world.local.world.add_channel(self.world.guild, name)
            started = self.world.start(options, sitting, computers=computers, channel=channel)
            self.tables[await started] = channel

    async def turn(self) -> None:
        """One turn or a part of it at a table that waits, and nothing at any other."""
        await self.world.quiet()
        self.waiting = [
            (table, person)
            for table in self.tables
            for person in self.people
            if (await self.world.look(table, person)).offered
        ]
        led, self.led = self.led, None
        table, person = self._led_to(*led) if led else self.chance.choice(self.waiting)
        robot = self._robot(table, person)
        place = self.chance.choice((person.dm, robot.channel))
        before = await self._numbers()
        if led:
            self.ways["led"] += 1
            panel = await (await person.click(led[1], "Play")).filled()
            answer = await robot.confirmed(await robot.clicked_through(panel))
        elif self.chance.random() < 0.5:
            answer = await self._types(table, robot, place)
        else:
            place, panel = await self._opened(table, robot, place)
            await self._leaves_a_panel_open_elsewhere(table, person)
            answer = await robot.confirmed(await robot.clicked_through(panel))
        await self.world.quiet()
        after = await self._numbers()
        done = after.pop(table) - before.pop(table)
        assert done >= len(robot.meant) > 0, answer.text
        assert after == before
        if place is person.dm and not led:
            assert f"<#{robot.channel.id}>" in answer.text.splitlines()[0]
        self._looks_for_the_next_table(person, answer)

    def _robot(self, table: TableId, person: Person) -> Robot:
        player = player_for("novice", f"{self.chance.random()}")
        return Robot(self.world, person, player, self.tables[table])

    async def _types(self, table: TableId, robot: Robot, place: Channel) -> Sight:
        self.ways["typed"] += 1
        said = sentence_for(await robot.rehearsal(), robot.player)
        before = await self._numbers()
        answer = await spoken(robot.person, place, said)
        if self._asks_which(robot.person, place):
            assert await self._numbers() == before
            answer = await self._at(table, robot.person, answer)
        robot.meant += said.actions
        return answer

    async def _opened(self, table: TableId, robot: Robot, place: Channel) -> tuple[Channel, Sight]:
        """A panel: by Play where somebody is called, in direct messages else by a command alone,
        unless that would be played."""
        look = await robot.look()
        assert look.view
        said = sentence_for(await robot.rehearsal(), robot.player)
        person, its_part = robot.person, look.view.active != look.viewer
        if place is person.dm and not its_part and said.command not in SAY_ENOUGH:
            self.ways["clicked in a direct message"] += 1
            panel = await typed(person, place, said.command)
            if self._asks_which(person, place):
                panel = await self._at(table, person, panel)
            return place, panel
        place = place if its_part else robot.channel
        self.ways["clicked for a partner" if its_part else "clicked in a channel"] += 1
        return place, await robot.opened(place)

    async def _leaves_a_panel_open_elsewhere(self, table: TableId, person: Person) -> None:
        others = [each for each, who in self.waiting if who is person and each != table]
        if others and self.chance.random() < 0.5:
            self.ways["left open"] += 1
            robot = self._robot(self.chance.choice(others), person)
            await robot.to_confirm(robot.channel)

    def _asks_which(self, person: Person, place: Channel) -> bool:
        several = sum(who is person for _, who in self.waiting) > 1
        return several and place is person.dm

    async def _at(self, table: TableId, person: Person, asked: Sight) -> Sight:
        self.ways["asked which"] += 1
        board = catalogue().boards[(await self.world.look(table)).options.board].name
        return await clicked(self.world, person, asked, f"{board} in #{self.tables[table].name}")

    def _looks_for_the_next_table(self, person: Person, answer: Sight) -> None:
        if "Next table" not in labels(answer) or self.chance.random() < 0.5:
            return
        *_, place, message = (answer.button("Next table").url or "").split("/")
        channel = next(each for each in self.tables.values() if str(each.id) == place)
        [there] = [each for each in person.sees(channel) if str(each.id) == message]
        self.led = person, there

    def _led_to(self, person: Person, there: Sight) -> tuple[TableId, Person]:
        [table] = [each for each, place in self.tables.items() if place.id == there.channel_id]
        assert (table, person) in self.waiting
        return table, person

    async def _numbers(self) -> dict[TableId, int]:
        return {each: await by_people(self.world, each) for each in self.tables}


@pytest.mark.parametrize("turns", [24, pytest.param(300, marks=pytest.mark.long)])
async def test_three_people_play_at_four_tables_and_never_at_a_wrong_one(
    world: BotWorld, turns: int
) -> None:
    """By commands and by buttons, in channels and in direct messages, whatever waits where."""
    evening = Evening(world, Random(7))
    await evening.begin()
    for _ in range(turns):
        await evening.turn()
    assert len(evening.ways) == 7, evening.ways


async def spoken(person: Person, place: Channel, said: Sentence) -> Sight:
    options = {name: True if text == "yes" else text for name, text in said.options.items()}
    return await typed(person, place, said.command, **options)


async def by_people(world: BotWorld, table: TableId) -> int:
    return sum(entry.done_by == "person" for entry in await world.entries(table))
