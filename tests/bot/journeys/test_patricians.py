"""Before the first turn with the forum: everybody is called at once and chooses unseen."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.tables.wishes import Start
from sandbox import Clock, Latency, Person, Sight
from tests.bot.journeys.receiving import Receiver
from tests.bot.journeys.robots import CONFIRM, PLAY, Robot, clicks
from tests.world.wire import BotWorld, a_bot_world

FORUM: dict[str, object] = {"forum": True, "salt": True}


async def panel(world: BotWorld, person: Person) -> Sight:
    return await (await clicks(person, world.channel, PLAY)).filled()


def patricians(shown: Sight) -> list[str]:
    """The labels of the two."""
    return [each.label for each in shown.buttons if ": " in each.label]


async def keep(world: BotWorld, person: Person, which: int) -> str:
    """By buttons: which tile it was."""
    shown = await panel(world, person)
    label = patricians(shown)[which]
    robot = Robot(world, person, lambda _, offered: offered[0])
    ready = await robot.changed(shown, person.click(shown, label))
    done = await robot.changed(ready, person.click(ready, CONFIRM))
    assert "You kept" in done.text or "Which card do you play?" in done.text
    await world.quiet()
    return label.partition(":")[0]


async def seated(world: BotWorld) -> list[Person]:
    guests = (await world.look()).guests
    return [world.named(each.player) for each in guests if each.player]


@pytest.mark.ruling("FO3")
async def test_everybody_is_called_once_and_chooses_by_button_or_direct_message(
    world: BotWorld,
) -> None:
    await world.start(FORUM, 3)
    await world.quiet()
    first, second, third = await seated(world)
    for person in (first, second, third):
        [call] = person.pings(world.channel)
        assert "choose your patrician" in call.text
    kept = [await keep(world, third, 1)]
    look = await world.look(who=second)
    assert look.choosing == (0, 1)
    typed = await second.command(second.dm, "choose", answer=look.offered[0].tile)  # type: ignore[attr-defined]  # a patrician
    assert "You kept" in (await typed.filled()).text
    await world.quiet()
    [standing] = [each for each in first.sees(world.channel) if Robot.offers(each, PLAY)]
    assert str(first.id) in standing.text
    assert str(third.id) not in standing.text, "it says who has yet to choose"
    assert len(second.pings(world.channel)) == 1, "an edit calls nobody"
    await world.restart()
    again = await panel(world, third)
    assert f"You keep {kept[0]} so far" in again.text, "whoever chose can think again"
    kept.append(await keep(world, first, 0))
    [_, turn] = first.pings(world.channel)
    assert "it's your turn" in turn.text
    assert all(name in turn.text for name in kept), turn.text
    assert [len(each.pings(world.channel)) for each in (second, third)] == [1, 1]


@pytest.mark.ruling("FO3")
async def test_a_direct_message_asks_everybody_silently_and_shows_the_two_alone(
    world: BotWorld,
) -> None:
    await world.start(FORUM, 2)
    await world.quiet()
    first, second = await seated(world)

    def asks(person: Person) -> list[Sight]:
        return [each for each in person.sees(person.dm) if "Your patrician" in each.text]

    [mine], [theirs] = asks(first), asks(second)
    assert first.pings(first.dm) == [], "the channel calls"
    assert mine.pictures[0].alt != theirs.pictures[0].alt
    robot = Robot(world, first, lambda _, offered: offered[0])
    shown = await (await first.click(mine, PLAY)).filled()
    label = patricians(shown)[1]
    ready = await robot.changed(shown, first.click(shown, label))
    done = await robot.changed(ready, first.click(ready, CONFIRM))
    assert "You kept" in done.text
    await world.quiet()
    [kept] = asks(first)
    assert f"You keep {label.partition(':')[0]} so far" in kept.text, "it can still be changed"
    await keep(world, second, 0)
    for person in (first, second):
        [over] = asks(person)
        assert not over.buttons, "everybody has chosen"


@pytest.mark.ruling("OP1")
async def test_what_belongs_to_the_forum_is_refused_without_it(world: BotWorld) -> None:
    host = world.people[0]
    asked = await host.command(world.channel, "concordia new", board="italia", auction=True)
    assert "`auction` is for games with the forum" in (await asked.filled()).text
    usual = await host.command(world.channel, "concordia new", board="italia", first_tile=4)
    await usual.filled()
    lobby = await host.sees_soon(world.channel, lambda sight: Robot.offers(sight, "Join"))
    assert "forum" not in lobby.text
    await world.start(FORUM, 2, channel=world.local.world.add_channel(world.guild, "elsewhere"))
    without = await host.command(world.channel, "forum")
    assert "no game in progress" in (await without.filled()).text


@pytest.mark.ruling("FO3")
async def test_byte_for_byte_nobody_learns_a_choice_before_the_last_is_made(
    tmp_path: Path,
) -> None:
    """The same is done in two houses, but for which of the two is kept."""
    clock = Clock(standing=True)
    houses = [await _received(tmp_path / f"{which}.sqlite", which, clock) for which in (0, 1)]
    assert houses[0] == houses[1]
    assert len(houses[0]) > 20


async def _received(path: Path, which: int, clock: Clock) -> list[str]:
    async with a_bot_world(path, clock=clock, latency=Latency()) as world:
        world.seed = "sealed"
        table = await world.open(FORUM, 3)
        await world.quiet()  # or the lobby is told as it was before the start, or not at all
        await world.ask(world.people[0], table, Start())
        await world.quiet()
        chooser, *others = await seated(world)
        receivers = [Receiver(world, each) for each in others]
        await keep(world, chooser, which)
        for person, receiver in zip(others, receivers, strict=True):
            for name, options in (
                ("forum", {}),
                ("board", {"text": True}),
                ("log", {}),
                ("hand", {}),
                ("games", {}),
                ("history", {}),
                ("undo", {}),
            ):
                receiver.heading(name)
                typed = await person.command(world.channel, name, **options)
                await typed.filled()
                await world.quiet()
                receiver.outcome(typed)
            await panel(world, person)
            await world.quiet()
        return [line for receiver in receivers for line in receiver.all()]
