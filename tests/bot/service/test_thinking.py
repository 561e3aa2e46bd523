"""Computer players in processes of their own: they choose as they would here, and nobody waits."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from itertools import islice
from pathlib import Path
from time import sleep

import pytest

import players
from bot.service.thinking import ThinkingProcesses
from bot.tables import PlayerId, TableId
from bot.tables.notices import ComputerStuck
from bot.tables.wishes import Act, Resign, Start
from engine import View, legal_actions, view_for
from engine.actions import Action
from sandbox import GENEROUS, LocalDiscord
from sandbox.changes import PATIENCE
from tests.bot.bot_process import Program
from tests.child_processes import child_processes
from tests.playouts import steps
from tests.world.tables import ANNA, BEN, ITALIA, LEVELS, TableWorld, a_table_world

TOKEN = "local-token"


@asynccontextmanager
async def thinking_world(path: Path, answer: Callable[..., Action]) -> AsyncIterator[TableWorld]:
    thinking = ThinkingProcesses(1, answer)
    try:
        async with a_table_world(path / "concordia.sqlite", think=thinking) as world:
            yield world
    finally:
        thinking.close()
    assert child_processes() == []


async def computer_is_asked(world: TableWorld, people: Sequence[PlayerId]) -> TableId:
    """A game in which people have played until a computer is to move."""
    table = await world.open({**ITALIA, "seats": len(people) + 1}, people, computers=1)
    await world.ask(people[0], table, Start())
    while (player := await world.to_decide(table)) is not None:
        look = await world.look(table, player)
        await world.ask(player, table, Act(look.number, look.offered[:1]))
    assert await world.entries(table), "a person began"
    return table


async def test_a_process_chooses_what_the_same_player_would_choose_here() -> None:
    thinking = ThinkingProcesses(2)
    try:
        for state, _, _ in islice(steps(ITALIA, "thinking"), 0, 40, 8):
            view, offered = view_for(state, state.pending[-1].seat), legal_actions(state)
            for level in players.LEVELS:
                here = players.player_for(level, "seed")(view, offered)
                assert await thinking(level, "seed", view, offered) == here
    finally:
        thinking.close()
    assert child_processes() == []


async def test_a_process_that_dies_in_mid_thought_is_replaced_and_the_game_goes_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with thinking_world(tmp_path, partial(dies_once, tmp_path)) as world:
        table = await computer_is_asked(world, [ANNA])
        await world.tables.rest()
        assert await world.to_decide(table) == ANNA
        assert not any(isinstance(each.notice, ComputerStuck) for each in await world.said())
    assert (tmp_path / "died").exists()
    assert "tried again: dies_once: the process ended" in caplog.text


async def test_a_thought_that_always_ends_its_process_is_told_at_the_table(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with thinking_world(tmp_path, dies) as world:
        table = await computer_is_asked(world, [ANNA])
        await world.tables.rest()
        said = [message.notice.kind for message in await world.said()]
        assert said.count("computer_stuck") == 1
        assert f"of table {table} cannot go on" in caplog.text


async def test_people_look_and_take_back_while_a_computer_thinks(tmp_path: Path) -> None:
    """What it has thought no longer counts: the turn it was about was taken back."""
    begun, go = tmp_path / "begun", tmp_path / "go"
    async with thinking_world(tmp_path, partial(waits, begun, go)) as world:
        table = await computer_is_asked(world, [ANNA])
        await until_there(begun)
        look = await world.look(table, ANNA)
        assert not look.offered
        await world.undo(ANNA, table)
        assert await world.to_decide(table) == ANNA
        go.touch()
        await world.tables.rest()
        assert await world.to_decide(table) == ANNA
        assert {entry.done_by for entry in await world.entries(table)} == {"person"}


async def test_somebody_resigns_while_a_computer_thinks_and_its_thought_counts(
    tmp_path: Path,
) -> None:
    begun, go = tmp_path / "begun", tmp_path / "go"
    async with thinking_world(tmp_path, partial(waits, begun, go)) as world:
        table = await computer_is_asked(world, [ANNA, BEN])
        await until_there(begun)
        await world.ask(BEN, table, Resign(LEVELS[0]))
        go.touch()
        await world.tables.close()
        assert [each.level for each in (await world.look(table)).guests].count(None) == 1


async def until_there(file: Path) -> None:
    async with asyncio.timeout(PATIENCE):
        while not file.exists():
            await asyncio.sleep(0.01)


async def test_the_running_bot_plays_on_when_its_processes_are_killed_and_leaves_none_behind(
    tmp_path: Path,
) -> None:
    async with LocalDiscord(rates=GENEROUS, token=TOKEN) as local:
        guild = local.world.add_guild("Forum")
        channels = [local.world.add_channel(guild, name) for name in ("before", "after")]
        alice = local.person("Alice", guild)
        given = {"token": TOKEN, "health_port": "", "thinkers": 1}
        bot = Program(tmp_path, local.addresses, "run", module="tests.bot.real_bot", **given)
        await bot.start()
        children: list[int] = []
        try:
            await local.bot_connected()
            for channel in channels:
                await (await alice.command(channel, "concordia quick")).filled()
                await alice.sees_soon(channel, lambda sight: sight.pings and bool(sight.pictures))
                children = child_processes(bot.pid)
                assert children, "one draws, and one thinks unless Alice begins"
                if channel is channels[0]:
                    for child in children:
                        os.kill(child, signal.SIGKILL)
            bot.signal(signal.SIGTERM)
            assert await bot.code() == 0
        finally:
            await bot.kill()
        local.journal.check()
    assert not any(Path(f"/proc/{child}").exists() for child in children)


def dies_once(folder: Path, level: str, seed: str, view: View, offered: Sequence[Action]) -> Action:
    if not (folder / "died").exists():
        (folder / "died").touch()
        dies()
    return offered[0]


def dies(*_: object) -> Action:
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError("still alive")


def waits(begun: Path, go: Path, *given: object) -> Action:
    begun.touch()
    while not go.exists():
        sleep(0.01)
    *_, offered = given
    assert isinstance(offered, Sequence)
    choice: Action = offered[0]
    return choice
