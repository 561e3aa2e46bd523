"""How many clicks a turn takes, from Play to Confirm: measured for every personality."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import partial
from itertools import chain

from bot.faces.personality_face import PERSONALITY_FACES
from sandbox import Person, PersonAct, Sight
from tests.bot.commands import guide
from tests.bot.journeys.click_counts import TURNS, Turn, can_be_clicked, table
from tests.bot.journeys.robots import PLAY, clicks
from tests.bot.moments import moment
from tests.world.wire import BotWorld

MOST = {"architect": 6, "prefect": 3, "mercator": 5}
"""A turn with two houses, one with a province, one with two goods."""


def test_every_personality_is_measured() -> None:
    assert set(TURNS) == set(PERSONALITY_FACES)


async def test_a_turn_takes_as_many_clicks_as_the_guide_says(world: BotWorld) -> None:
    counted: dict[Turn, int] = {}
    for number, turn in enumerate(chain.from_iterable(TURNS.values())):
        counted[turn] = await clicked(world, turn, turn.games[number % len(turn.games)])
    assert counted[TURNS["architect"][0]] <= MOST["architect"]
    assert counted[TURNS["prefect"][0]] <= MOST["prefect"]
    assert counted[TURNS["mercator"][1]] <= MOST["mercator"]
    assert table(counted) in guide.TEXT, table(counted)


async def clicked(world: BotWorld, turn: Turn, options: Mapping[str, object]) -> int:
    """The whole turn, in a channel of its own; and how many clicks it took."""
    name = re.sub(r"\W+", "-", f"{turn.looks_for[0]} {turn.does} {options['board']}").lower()
    channel = world.local.world.add_channel(world.guild, name[:90])
    at = moment(options, partial(can_be_clicked, turn=turn))
    playing, person = await at.brought(world, channel)
    number = (await world.look(playing)).number
    panel = await (await clicks(person, channel, PLAY)).filled()
    count = 1
    for wanted in turn.looks_for:
        panel = await changed(world, person, panel, look_for(person, panel, wanted))
        count += 1
    look = await world.look(playing, person)
    assert look.number > number, turn.does
    assert not look.offered, turn.does
    assert {each: panel.text.count(each) for each in turn.told} == turn.told, panel.text
    return count


def look_for(person: Person, panel: Sight, wanted: str) -> PersonAct:
    """A button, an entry, or the first entry below a question, that begins like this."""
    pattern = re.compile(wanted)
    for menu in panel.menus:
        if pattern.match(menu.placeholder):
            return person.choose(panel, menu.custom_id, menu.values[0])
        for value, label in zip(menu.values, menu.options, strict=True):
            if pattern.match(label):
                return person.choose(panel, menu.custom_id, value)
    for button in panel.buttons:
        if pattern.match(button.label) and button.custom_id:
            return person.click(panel, button.custom_id)
    raise LookupError(f"{wanted!r} is not on {panel.text}")


async def changed(world: BotWorld, person: Person, panel: Sight, act: PersonAct) -> Sight:
    await (await act).answered()

    def look() -> Sight | None:
        now = person.looks_again(panel)
        return None if now == panel or now.thinking else now

    return await world.local.world.changes.until(look, "nothing came of a click")
