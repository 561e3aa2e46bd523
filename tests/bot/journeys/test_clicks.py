"""Every click once, twice, late, by others, elsewhere, after a restart, and forged."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping
from dataclasses import replace
from pathlib import Path

import pytest

from bot.tables import TableId
from bot.texts.custom_ids import VERBS, Verb, custom_id, read
from sandbox import Outcome, PersonAct
from sandbox.model import Channel
from tests.bot.journeys.games import game, lobby, over
from tests.bot.journeys.scenes import SETTINGS, Scene
from tests.bot.journeys.witness import (
    answered,
    answered_kindly,
    everything_else,
    facts,
    never_a_bug,
)
from tests.world.wire import BotWorld, a_bot_world


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[BotWorld]:
    """With a table in the first channel that nothing is to happen to."""
    async with a_bot_world(tmp_path / "concordia.sqlite") as world:
        world.seed = "clicks"
        at = await game(world, world.channel)
        await at.tried(most=1)
        await world.quiet()
        yield world
        never_a_bug(world)


async def a_lobby(world: BotWorld, where: Channel) -> TableId:
    return (await lobby(world, where))[0]


async def a_game(world: BotWorld, where: Channel) -> TableId:
    return (await game(world, where)).table


async def an_abandoned_game(world: BotWorld, where: Channel) -> TableId:
    table = await a_game(world, where)
    await world.abandon(table)
    return table


def channel(world: BotWorld, name: str) -> Channel:
    return world.local.world.add_channel(world.guild, name)


ARABIC = {48 + digit: 0x660 + digit for digit in range(10)}
"""Digits that Python takes for digits."""
Manner = Callable[[BotWorld, Scene], Awaitable[list[Outcome]]]


async def once(_house: BotWorld, scene: Scene) -> list[Outcome]:
    return [await scene.click()]


async def twice_at_once(_house: BotWorld, scene: Scene) -> list[Outcome]:
    return list(await asyncio.gather(scene.click().begun(), scene.click().begun()))


async def twice_in_a_row(world: BotWorld, scene: Scene) -> list[Outcome]:
    first = await scene.click()
    await world.quiet()
    return [first, await scene.forged()]


async def repeated_by_discord(world: BotWorld, scene: Scene) -> list[Outcome]:
    world.local.faults.repeat("INTERACTION_CREATE")
    return [await scene.click()]


async def after_a_restart(world: BotWorld, scene: Scene) -> list[Outcome]:
    await world.restart()
    return [await scene.click()]


ELSEWHERE = ("at", "share", "return", "call", "campaign")
"""Which of several tables a command was meant for: tests/bot/commands/test_several_tables.py. What
anybody may share, and only once: tests/bot/journeys/test_looking_back.py. Whoever was stood in for
comes back: tests/bot/journeys/test_long_games.py. What is about a server rather than a table:
tests/bot/journeys/test_open_seats.py; about a campaign: tests/bot/journeys/test_campaigns.py."""
CLICKED = [
    pytest.param(each, marks=pytest.mark.long) if each == "film" else each
    for each in VERBS
    if each not in ELSEWHERE
]
"""A film takes its time."""
MANNERS: tuple[Manner, ...] = (
    twice_at_once,
    twice_in_a_row,
    repeated_by_discord,
    after_a_restart,
)


def test_every_verb_has_its_scene() -> None:
    assert {*SETTINGS, *ELSEWHERE} == set(VERBS)


@pytest.mark.parametrize("verb", CLICKED)
async def test_a_click_is_one_click_however_it_comes(world: BotWorld, verb: Verb) -> None:
    wanted = await came_of(world, verb, once)
    for manner in MANNERS:
        assert await came_of(world, verb, manner) == wanted, manner.__name__


async def came_of(world: BotWorld, verb: Verb, manner: Manner) -> tuple[object, ...]:
    where = channel(world, manner.__name__)
    scene = await SETTINGS[verb](world, where)
    before, beside = await facts(world, where), await everything_else(world, where)
    await answered(world, *await manner(world, scene))
    after = await facts(world, where)
    assert (after != before) == scene.changes
    assert await everything_else(world, where) == beside
    return after


@pytest.mark.parametrize("verb", CLICKED)
async def test_what_nobody_could_click_changes_nothing(world: BotWorld, verb: Verb) -> None:
    where = channel(world, "forged")
    scene = await SETTINGS[verb](world, where)
    clicks = [*by_others(scene), *elsewhere(world, scene), *misspelt(scene), *unoffered(scene)]
    before, beside = await facts(world, where), await everything_else(world, where)
    await answered_kindly(world, *[await each.begun() for each in clicks])
    assert await facts(world, where) == before
    assert await everything_else(world, where) == beside
    await answered(world, await scene.click())
    assert (await facts(world, where) != before) == scene.changes, "and the button still works"


def by_others(scene: Scene) -> Iterator[PersonAct]:
    """In the channel, and in direct messages of somebody who does not sit there."""
    outsider = scene.strangers[-1]
    for stranger in scene.strangers:
        yield scene.forged(by=stranger)
    yield scene.forged(by=outsider, on=outsider.write(outsider.dm, "Salve"))


def elsewhere(world: BotWorld, scene: Scene) -> Iterator[PersonAct]:
    """Where another table stands."""
    sight = scene.person.sees(world.channel)[-1]
    yield scene.forged(on=sight)


def misspelt(scene: Scene) -> Iterator[PersonAct]:
    """Cut off anywhere, with other tables and other marks, and with what is in no id."""
    verb, table, *rest = scene.id.split(":")
    for length in range(len(scene.id)):
        yield scene.forged(scene.id[:length])
    for other in (
        "0",
        "1",
        "999999",
        "9" * 18,
        "9" * 19,
        "-1",
        "",
        "x",
        "1.0",
        f"0{table}",
        table.translate(ARABIC),
    ):
        yield scene.forged(":".join((verb, other, *rest)))
    for place in range(len(rest)):
        for wrong in ("0", "00000000", "x" * 40, "9" * 40, "9" * 60, "-1", "\u0663", " "):
            if wrong != rest[place]:
                yield scene.forged(
                    ":".join((verb, table, *rest[:place], wrong, *rest[place + 1 :]))
                )
    for odd in (f"{scene.id}\n", f"{scene.id}\0", f" {scene.id}", scene.id.upper(), "\u202e", "::"):
        yield scene.forged(odd)


def unoffered(scene: Scene) -> Iterator[PersonAct]:
    """Values that are not in the menu, or where there is none."""
    if scene.values:
        for value in ("", "Z", "b", "+nobody", "+", "-99", "-\u0663", "-x", "\n", "*" * 100):
            yield scene.forged(None, value)


RESTS: Mapping[Verb, tuple[str, ...]] = {
    "board": ("0",),
    "undo": ("1",),
    "pick": ("00000000", "AAAAAAAA"),
    "group": ("00000000", "-", "1"),
    "back": ("00000000",),
    "afresh": ("00000000",),
    "confirm": ("00000000",),
    "plan": ("00000000", "careful"),
    "agree": ("1", "0"),
    "refuse": ("1", "0"),
    "remove": ("1",),
    "keep": ("1",),
    "end": ("1",),
    "continue": ("1",),
    "adopt": ("1",),
    "reject": ("1",),
    "accept": ("0", "1"),
    "decline": ("0", "1"),
}
"""What stands behind the table, where something does."""
STAGES: Mapping[str, tuple[Callable[[BotWorld, Channel], Awaitable[TableId]], set[Verb]]] = {
    "lobby": (a_lobby, {"join", "leave"}),
    "playing": (a_game, set()),
    "over": (over, {"rematch", "film"}),
    "abandoned": (an_abandoned_game, {"rematch"}),
}
"""How to come to a stage, and what some of the people may well do then."""


@pytest.mark.parametrize("stage", STAGES)
async def test_buttons_of_another_time_change_nothing(world: BotWorld, stage: str) -> None:
    where = channel(world, stage)
    setting, possible = STAGES[stage]
    table = await setting(world, where)
    assert (await world.tables.look(table, None)).stage == stage
    before, beside = await facts(world, where), await everything_else(world, where)
    clicks = [
        person.forge(person.sees(where)[-1], custom_id(verb, table, *RESTS.get(verb, ())))
        for verb in VERBS
        for person in (*world.people[:2], world.people[-1])
        if verb not in possible
    ]
    await answered_kindly(world, *[await each.begun() for each in clicks])
    assert await facts(world, where) == before
    assert await everything_else(world, where) == beside


async def test_a_panel_of_an_earlier_turn_does_nothing_in_a_later_one(world: BotWorld) -> None:
    where = channel(world, "later")
    at = await game(world, where)
    draft = await at.tried()
    panel = await at.panel()
    ids = [each.custom_id for each in panel.buttons if each.custom_id]
    clicks = [read(each) for each in ids]
    assert {each.verb for each in clicks if each} >= {"confirm", "back"}
    at = await (await at.played()).played()
    assert (await at.draft()).actions == () != draft.actions
    before = await facts(world, where)
    await answered_kindly(world, *[await at.deciding.forge(panel, id) for id in ids])
    assert await facts(world, where) == before


@pytest.mark.parametrize("manner", [once, repeated_by_discord, after_a_restart])
async def test_a_word_to_the_partner_comes_once(world: BotWorld, manner: Manner) -> None:
    where = channel(world, "partners")
    scene = await SETTINGS["tell"](world, where)
    opened = await scene.click()
    sent = scene.person.submit(opened, {"text": "Salve, partner"})
    await answered_kindly(world, *await manner(world, replace(scene, act=sent)))
    told = [sight.text for each in world.people for sight in each.sees(each.dm)]
    assert sum("Salve, partner" in text for text in told) == 1
