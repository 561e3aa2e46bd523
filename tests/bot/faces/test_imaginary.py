"""A personality that exists in tests alone is played on Discord like any other.

Its engine module, its face, its messages and its card are all there is of it.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from players import player_for
from sandbox import Sight
from tests.bot.faces.test_completeness import MESSAGES
from tests.bot.journeys.robots import CONFIRM, Robot
from tests.imaginary import the_augur
from tests.imaginary.augur import OmenRead
from tests.imaginary.augur_face import the_face
from tests.words.more_messages import more_messages
from tests.world.wire import BotWorld, a_bot_world


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[BotWorld]:
    with the_augur(tmp_path), more_messages(MESSAGES), the_face():
        async with a_bot_world(tmp_path / "concordia.sqlite") as world:
            yield world


async def deciding(world: BotWorld) -> Robot:
    robots = [Robot(world, each, player_for("novice", "omens")) for each in world.people[:2]]
    (found,) = [each for each in robots if await each.decides()]
    return found


async def typed(world: BotWorld, robot: Robot, command: str, **options: str | bool) -> Sight:
    return await (await robot.person.command(world.channel, command, **options)).filled()


async def read_omens(world: BotWorld) -> list[str]:
    story = await world.tables.story(await world.table(), None)
    return [e.omen for turn in story for e in turn if isinstance(e, OmenRead)]


async def test_it_is_played_by_buttons_and_told_to_everyone(world: BotWorld) -> None:
    await world.start()
    robot = await deciding(world)
    panel = await robot.opened()
    panel = await robot.changed(panel, robot.person.click(panel, "Augur (Jupiter)"))
    assert "Which omen do you read?" in panel.text
    assert [button.label for button in panel.buttons][:1] == ["Owl: 1 sestertius"]
    assert robot.offers(panel, "Read no omen")
    panel = await robot.changed(panel, robot.person.click(panel, "Owl: 1 sestertius"))
    assert "You played the Augur and read an omen for 1 sestertius." in panel.text
    await robot.changed(panel, robot.person.click(panel, CONFIRM))
    await world.quiet()
    assert await read_omens(world) == ["owl"]

    other = await deciding(world)
    assert other.person is not robot.person
    told = "played the Augur and read an omen for 1 sestertius."
    assert told in (await typed(world, other, "log")).text
    assert "played the Augur and read 1 omen" in (await typed(world, other, "board")).text


async def test_it_is_played_by_its_command(world: BotWorld) -> None:
    await world.start()
    robot = await deciding(world)
    offered = await robot.person.autocomplete(world.channel, "augur", "omen", "")
    assert offered == ["Owl: 1 sestertius", "Read no omen"]
    assert await robot.person.autocomplete(world.channel, "augur", "omen", "ow") == offered[:1]

    refused = await typed(world, robot, "augur", omen="eagle")
    assert refused.private
    assert "You can't read that omen: eagles fly over the rich, and you are" in refused.text
    assert "- Owl: 1 sestertius" in refused.text
    assert await read_omens(world) == []

    await typed(world, robot, "augur", omen="owl")
    assert await read_omens(world) == ["owl"]


async def test_its_command_alone_opens_the_panel_and_its_card_can_be_looked_up(
    world: BotWorld,
) -> None:
    await world.start()
    robot = await deciding(world)
    assert "an owl pays 1 sestertius" in (await typed(world, robot, "rules", card="augur")).text
    panel = await typed(world, robot, "augur")
    assert robot.offers(panel, "Owl: 1 sestertius")
    other = next(each for each in world.people[:2] if each is not robot.person)
    assert "is choosing a card" in other.sees(world.channel)[-1].text
