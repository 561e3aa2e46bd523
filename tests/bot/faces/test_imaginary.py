"""A personality that exists in tests alone is played on Discord like any other.

Its engine module, its face, its messages and its card are all there is of it.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.faces.registry import enter, for_a_while
from players import player_for
from sandbox import Sight
from tests.bot.faces.test_completeness import MESSAGES
from tests.bot.journeys.house import House, a_house
from tests.bot.journeys.robots import CONFIRM, Robot
from tests.imaginary import the_augur
from tests.imaginary.augur import OmenRead
from tests.imaginary.augur_face import FACES
from words import more_messages


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    with the_augur(tmp_path), more_messages(MESSAGES), for_a_while():
        enter(*FACES)
        async with a_house(tmp_path / "concordia.sqlite") as house:
            yield house


async def deciding(house: House) -> Robot:
    robots = [Robot(house, each, player_for("novice", "omens")) for each in house.people[:2]]
    (found,) = [each for each in robots if await each.decides()]
    return found


async def typed(house: House, robot: Robot, command: str, **options: str | bool) -> Sight:
    return await (await robot.person.command(house.channel, command, **options)).filled()


async def read_omens(house: House) -> list[str]:
    story = await house.tables.story(await house.table(), None)
    return [e.omen for turn in story for e in turn if isinstance(e, OmenRead)]


async def test_it_is_played_by_buttons_and_told_to_everyone(house: House) -> None:
    await house.begin()
    robot = await deciding(house)
    panel = await robot.opened()
    panel = await robot.changed(panel, robot.person.click(panel, "Augur (Jupiter)"))
    assert "Which omen do you read?" in panel.text
    assert [button.label for button in panel.buttons][:1] == ["Owl: 1 sestertius"]
    assert robot.offers(panel, "Read no omen")
    panel = await robot.changed(panel, robot.person.click(panel, "Owl: 1 sestertius"))
    assert "You played the Augur and read an omen for 1 sestertius." in panel.text
    await robot.changed(panel, robot.person.click(panel, CONFIRM))
    await house.quiet()
    assert await read_omens(house) == ["owl"]

    other = await deciding(house)
    assert other.person is not robot.person
    told = "played the Augur and read an omen for 1 sestertius."
    assert told in (await typed(house, other, "log")).text
    assert "played the Augur and read 1 omen" in (await typed(house, other, "board")).text


async def test_it_is_played_by_its_command(house: House) -> None:
    await house.begin()
    robot = await deciding(house)
    offered = await robot.person.autocomplete(house.channel, "augur", "omen", "")
    assert offered == ["Owl: 1 sestertius", "Read no omen"]
    assert await robot.person.autocomplete(house.channel, "augur", "omen", "ow") == offered[:1]

    refused = await typed(house, robot, "augur", omen="eagle")
    assert refused.private
    assert "You can't read that omen: eagles fly over the rich, and you are" in refused.text
    assert "- Owl: 1 sestertius" in refused.text
    assert await read_omens(house) == []

    await typed(house, robot, "augur", omen="owl")
    assert await read_omens(house) == ["owl"]


async def test_its_command_alone_opens_the_panel_and_its_card_can_be_looked_up(
    house: House,
) -> None:
    await house.begin()
    robot = await deciding(house)
    assert "an owl pays 1 sestertius" in (await typed(house, robot, "rules", card="augur")).text
    panel = await typed(house, robot, "augur")
    assert robot.offers(panel, "Owl: 1 sestertius")
    other = next(each for each in house.people[:2] if each is not robot.person)
    assert "is choosing a card" in other.sees(house.channel)[-1].text
