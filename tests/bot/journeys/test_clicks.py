"""Every click once, twice, late, by others, elsewhere, after a restart, and forged."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping
from dataclasses import replace
from pathlib import Path

import pytest

from bot.tables import TableId
from bot.tables.wishes import Abandon
from bot.texts.custom_ids import VERBS, Verb, custom_id, read
from sandbox import Outcome, PersonAct
from sandbox.model import Channel
from tests.bot.journeys.games import game, lobby, over
from tests.bot.journeys.house import House, a_house
from tests.bot.journeys.scenes import SETTINGS, Scene
from tests.bot.journeys.witness import (
    answered,
    answered_kindly,
    everything_else,
    facts,
    never_a_bug,
)


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """With a table in the first channel that nothing is to happen to."""
    async with a_house(tmp_path / "concordia.sqlite") as house:
        house.seed = "clicks"
        at = await game(house, house.channel)
        await at.tried(most=1)
        await house.quiet()
        yield house
        never_a_bug(house)


async def a_lobby(house: House, where: Channel) -> TableId:
    return (await lobby(house, where))[0]


async def a_game(house: House, where: Channel) -> TableId:
    return (await game(house, where)).table


async def an_abandoned_game(house: House, where: Channel) -> TableId:
    table = await a_game(house, where)
    await house.ask(house.people[0], table, Abandon())
    return table


def channel(house: House, name: str) -> Channel:
    return house.local.world.add_channel(house.guild, name)


ARABIC = {48 + digit: 0x660 + digit for digit in range(10)}
"""Digits that Python takes for digits."""
Manner = Callable[[House, Scene], Awaitable[list[Outcome]]]


async def once(_house: House, scene: Scene) -> list[Outcome]:
    return [await scene.click()]


async def twice_at_once(_house: House, scene: Scene) -> list[Outcome]:
    return list(await asyncio.gather(scene.click().begun(), scene.click().begun()))


async def twice_in_a_row(house: House, scene: Scene) -> list[Outcome]:
    first = await scene.click()
    await house.quiet()
    return [first, await scene.forged()]


async def repeated_by_discord(house: House, scene: Scene) -> list[Outcome]:
    house.local.faults.repeat("INTERACTION_CREATE")
    return [await scene.click()]


async def after_a_restart(house: House, scene: Scene) -> list[Outcome]:
    await house.restart()
    return [await scene.click()]


CLICKED = [pytest.param(each, marks=pytest.mark.long) if each == "film" else each for each in VERBS]
"""A film takes its time."""
MANNERS: tuple[Manner, ...] = (
    twice_at_once,
    twice_in_a_row,
    repeated_by_discord,
    after_a_restart,
)


def test_every_verb_has_its_scene() -> None:
    assert set(SETTINGS) == set(VERBS)


@pytest.mark.parametrize("verb", CLICKED)
async def test_a_click_is_one_click_however_it_comes(house: House, verb: Verb) -> None:
    wanted = await came_of(house, verb, once)
    for manner in MANNERS:
        assert await came_of(house, verb, manner) == wanted, manner.__name__


async def came_of(house: House, verb: Verb, manner: Manner) -> tuple[object, ...]:
    where = channel(house, manner.__name__)
    scene = await SETTINGS[verb](house, where)
    before, beside = await facts(house, where), await everything_else(house, where)
    await answered(house, *await manner(house, scene))
    after = await facts(house, where)
    assert (after != before) == scene.changes
    assert await everything_else(house, where) == beside
    return after


@pytest.mark.parametrize("verb", CLICKED)
async def test_what_nobody_could_click_changes_nothing(house: House, verb: Verb) -> None:
    where = channel(house, "forged")
    scene = await SETTINGS[verb](house, where)
    clicks = [*by_others(scene), *elsewhere(house, scene), *misspelt(scene), *unoffered(scene)]
    before, beside = await facts(house, where), await everything_else(house, where)
    await answered_kindly(house, *[await each.begun() for each in clicks])
    assert await facts(house, where) == before
    assert await everything_else(house, where) == beside
    await answered(house, await scene.click())
    assert (await facts(house, where) != before) == scene.changes, "and the button still works"


def by_others(scene: Scene) -> Iterator[PersonAct]:
    """In the channel, and in direct messages of somebody who does not sit there."""
    outsider = scene.strangers[-1]
    for stranger in scene.strangers:
        yield scene.forged(by=stranger)
    yield scene.forged(by=outsider, on=outsider.write(outsider.dm, "Salve"))


def elsewhere(house: House, scene: Scene) -> Iterator[PersonAct]:
    """Where another table stands."""
    sight = scene.person.sees(house.channel)[-1]
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
    "agree": ("1", "0"),
    "refuse": ("1", "0"),
    "remove": ("1",),
    "keep": ("1",),
}
"""What stands behind the table, where something does."""
STAGES: Mapping[str, tuple[Callable[[House, Channel], Awaitable[TableId]], set[Verb]]] = {
    "lobby": (a_lobby, {"join", "leave"}),
    "playing": (a_game, set()),
    "over": (over, {"rematch", "film"}),
    "abandoned": (an_abandoned_game, {"rematch"}),
}
"""How to come to a stage, and what some of the people may well do then."""


@pytest.mark.parametrize("stage", STAGES)
async def test_buttons_of_another_time_change_nothing(house: House, stage: str) -> None:
    where = channel(house, stage)
    setting, possible = STAGES[stage]
    table = await setting(house, where)
    assert (await house.tables.look(table, None)).stage == stage
    before, beside = await facts(house, where), await everything_else(house, where)
    clicks = [
        person.forge(person.sees(where)[-1], custom_id(verb, table, *RESTS.get(verb, ())))
        for verb in VERBS
        for person in (*house.people[:2], house.people[-1])
        if verb not in possible
    ]
    await answered_kindly(house, *[await each.begun() for each in clicks])
    assert await facts(house, where) == before
    assert await everything_else(house, where) == beside


async def test_a_panel_of_an_earlier_turn_does_nothing_in_a_later_one(house: House) -> None:
    where = channel(house, "later")
    at = await game(house, where)
    draft = await at.tried()
    panel = await at.panel()
    ids = [each.custom_id for each in panel.buttons if each.custom_id]
    clicks = [read(each) for each in ids]
    assert {each.verb for each in clicks if each} >= {"confirm", "back"}
    at = await (await at.played()).played()
    assert (await at.draft()).actions == () != draft.actions
    before = await facts(house, where)
    await answered_kindly(house, *[await at.deciding.forge(panel, id) for id in ids])
    assert await facts(house, where) == before


@pytest.mark.parametrize("manner", [once, repeated_by_discord, after_a_restart])
async def test_a_word_to_the_partner_comes_once(house: House, manner: Manner) -> None:
    where = channel(house, "partners")
    scene = await SETTINGS["tell"](house, where)
    opened = await scene.click()
    sent = scene.person.submit(opened, {"text": "Salve, partner"})
    await answered_kindly(house, *await manner(house, replace(scene, act=sent)))
    told = [sight.text for each in house.people for sight in each.sees(each.dm)]
    assert sum("Salve, partner" in text for text in told) == 1
