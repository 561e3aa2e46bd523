"""Many tables at once, for measuring: set up on disk, found by the bot, played by people who click
whatever comes first to hand, against each other or against senators."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING

from bot.storage import open_store
from bot.tables import PlayerId, Request, TableId, Tables
from bot.tables.wishes import Join, Start
from bot.texts import custom_ids
from engine.actions import Action
from players import LEVELS
from sandbox.sights import sight_of

if TYPE_CHECKING:
    from sandbox import LocalDiscord, Person, Sight
    from sandbox.interaction import Interaction
    from sandbox.model import Channel

OPTIONS: dict[str, object] = {"board": "italia", "seats": 2}
THINKING_SECONDS = 1.0
"""Until somebody clicks again, on average: quicker than people are. Some click at once, others take
much longer."""
_STEPS = 60
"""More than any turn takes."""


class BenchTable:
    """Two people at a table in a channel of their own, or one and a senator."""

    def __init__(self, channel: Channel, people: Sequence[Person]) -> None:
        self.channel = channel
        self.people = people
        self.clicks: list[Interaction] = []
        self.turns = 0
        """Those that people have played."""
        self._discord = people[0].discord
        self._answered = 0
        """The message by which somebody was called who has played since."""
        self._chance = Random(channel.id)

    async def play(self, until: float) -> None:
        """Until that moment. Nobody begins on a common signal."""
        while perf_counter() < until:
            try:
                async with asyncio.timeout(until - perf_counter()):
                    called = await self._discord.world.changes.until(self._called, "")
                    await self._think()
            except TimeoutError:
                return
            await self._turn(*called, until)

    async def _think(self) -> None:
        await asyncio.sleep(self._chance.expovariate(1 / THINKING_SECONDS))

    def _called(self) -> tuple[Person, Sight] | None:
        """Whoever the last message calls. It is looked at after every change at any of the tables:
        whoever measures must not be what takes the time."""
        said = reversed(self._discord.world.messages[self.channel.id].values())
        last = next((each for each in said if each.viewer_id is None), None)
        if last is None or last.id == self._answered:
            return None
        for person in self.people:
            if person.id in last.pinged:
                return person, sight_of(last, person.id)
        return None

    async def _turn(self, person: Person, table: Sight, until: float) -> None:
        outcome = await person.click(table, "Play")
        self.clicks.append(outcome.interaction)
        panel = await outcome.filled()
        step: tuple[str, ...] | None = None
        for _ in range(_STEPS):
            if step is not None and _verb(step[0]) == "confirm":
                self.turns += 1
                self._answered = table.id
            step = _next_step(panel, self._chance)
            if step is None or perf_counter() > until:
                return
            await self._think()
            panel = await self._clicked(person, panel, *step)

    async def _clicked(self, person: Person, panel: Sight, which: str, *values: str) -> Sight:
        message = person.discord.world.messages[panel.channel_id][panel.id]
        before = message.components
        act = person.choose(panel, which, *values) if values else person.click(panel, which)
        self.clicks.append((await act).interaction)

        def changed() -> Sight | None:
            if message.components is before:  # asked at every change at any of the tables
                return None
            now = person.looks_again(panel)
            return now if now != panel else None

        return await person.discord.world.changes.until(changed, "the panel stays as it is")


async def bench_tables(
    discord: LocalDiscord, database: Path | str, count: int, *, senators: int = 0
) -> list[BenchTable]:
    """Games that have just begun, each in a channel of its own; the bot has yet to hear of them.

    In the first of them, senators sit: at so many tables.
    """
    guild = discord.world.add_guild("Crowd")
    made = []
    opened = await open_store(str(database))
    try:
        at_tables = Tables(opened, clock=discord.clock.now, think=_later, levels=LEVELS)
        for number in range(count):
            channel = discord.world.add_channel(guild, f"table-{number}")
            names = ("Livia",) if number < senators else ("Livia", "Marcus")
            people = [discord.person(f"{name}{number}", guild) for name in names]
            await _begun(at_tables, channel, people)
            made.append(BenchTable(channel, people))
        await at_tables.close()
    finally:
        await opened.close()
    return made


async def _begun(tables: Tables, channel: Channel, people: Sequence[Person]) -> None:
    host, *others = (PlayerId(str(person.id)) for person in people)
    key = f"crowd {channel.id}"
    computers = () if others else ("senator",)
    opening = Request(f"{key} open", host)
    answer = await tables.open(opening, str(channel.id), OPTIONS, computers=computers)
    table = TableId(answer.table)
    for other in others:
        await tables.ask(Request(f"{key} join", other), table, Join())
    await tables.ask(Request(f"{key} start", host), table, Start())


async def _later(*_: object) -> Action:
    """The senators think when the bot is there."""
    await asyncio.Event().wait()
    raise AssertionError


def _next_step(panel: Sight, chance: Random) -> tuple[str, ...] | None:
    """Confirm as soon as it is there, else anything that leads on."""
    if confirm := _button(panel, "confirm"):
        return (confirm,)
    steps: list[tuple[str, ...]] = [
        (each.custom_id,)
        for each in panel.buttons
        if each.custom_id is not None and _verb(each.custom_id) == "pick"
    ]
    steps += [(menu.custom_id, value) for menu in panel.menus for value in menu.values]
    return chance.choice(steps) if steps else None


def _button(sight: Sight, verb: str) -> str | None:
    return next(
        (
            each.custom_id
            for each in sight.buttons
            if each.custom_id is not None and _verb(each.custom_id) == verb and not each.disabled
        ),
        None,
    )


def _verb(custom_id: str) -> str:
    control = custom_ids.read(custom_id)
    return control.verb if control else ""


async def all_told(tables: Sequence[BenchTable]) -> None:
    """Until the bot has shown every table."""
    for each in tables:
        await asyncio.gather(
            *(
                person.sees_soon(each.channel, lambda sight: _button(sight, "play"))
                for person in each.people[:1]
            )
        )
