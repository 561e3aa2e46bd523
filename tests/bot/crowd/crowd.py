"""Five tables full of people, a bot that is killed again and again, and a wire that fails."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any, Protocol

from bot.storage import open_store
from bot.tables import PlayerId, Request, TableId, Tables
from bot.tables.wishes import Join, SeatComputer, Start
from engine.actions import Action
from players import LEVELS
from sandbox import GENEROUS, Clock, LocalDiscord
from sandbox.changes import PATIENCE
from sandbox.model import Channel
from sandbox.sights import sight_of
from tests.bot.crowd.chronicle import keep_chronicle
from tests.bot.crowd.patience import IdleClock
from tests.bot.crowd.people import CrowdMember
from tests.world.wire import EDIT, SEND

NAMES = ("Livia", "Marcus", "Julia", "Gaius")
ITALIA: dict[str, object] = {"board": "italia"}
"""Everywhere, so that the bot paints one map in each of its lives."""
TableKind = tuple[dict[str, object], int, int, float]
"""Options, people, computers, and how often somebody wants to undo."""
TABLES: tuple[TableKind, ...] = (
    ({**ITALIA, "seats": 3}, 3, 0, 0.0),
    ({**ITALIA, "seats": 2}, 2, 0, 0.0),
    ({**ITALIA, "seats": 4, "team": True}, 4, 0, 0.0),
    ({**ITALIA, "seats": 3}, 1, 2, 0.0),
    ({**ITALIA, "seats": 3}, 2, 1, 0.4),
)
LONGER_THAN_A_NONCE = 400.0
A_MOMENT = 30.0
"""Seconds of both clocks for which a killed bot is away, most of the time; everybody gives up
waiting for what they clicked before."""
MANY = 3 * sum(people for _, people, _, _ in TABLES)
"""Clicks: a turn takes about five, and everybody begins with one that opens the panel."""
AT_ONCE = 40
"""People who are busy with a turn: more would only wait longer for their answers."""
A_LITTLE_WHILE = 4.0
"""Idle seconds without a click until the next thing goes wrong: something may be lost for good."""
A_WHILE = 30.0
"""Idle seconds without a click until people try again, when nothing goes wrong any more."""
ROUTES = (
    SEND,
    EDIT,
    "POST /users/@me/channels",
    "POST /interactions/{interaction_id}/{interaction_token}/callback",
    "PATCH /webhooks/{webhook_id}/{webhook_token}/messages/{message_id}",
)


class Mortal(Protocol):
    """A bot, of one process or of several."""

    @property
    def database(self) -> Path | str: ...

    async def start(self) -> None: ...

    async def kill(self) -> None: ...

    async def end(self) -> None: ...

    def move(self, seconds: float) -> None: ...


class Crowd:
    def __init__(self, discord: LocalDiscord, bot: Mortal, chance: Random) -> None:
        self.discord = discord
        self.chronicle = keep_chronicle(discord)
        self.bot = bot
        self.kills = self.faults = 0
        self.channels: dict[TableId, Channel] = {}
        self.people: list[CrowdMember] = []
        self._chance = chance
        self._at_once = asyncio.Semaphore(AT_ONCE)
        self._playing: list[asyncio.Task[None]] = []

    def __str__(self) -> str:
        plays = sum(len(each.confirmed) for each in self.people)
        return f"{self.kills} kills, {self.faults} faults, {self._clicks} clicks, {plays} plays"

    async def begin(self, kinds: Sequence[TableKind] = TABLES, servers: int = 1) -> None:
        """A table of each of these kinds, in the servers by turns."""
        guilds = [self.discord.world.add_guild(f"Crowd {number}") for number in range(servers)]
        store = await open_store(str(self.bot.database))
        tables = Tables(
            store, clock=self.discord.clock.now, think=_nobody_thinks, levels=LEVELS, thoughts=0
        )
        for number, (options, people, computers, undoes) in enumerate(kinds):
            guild = guilds[number % servers]
            channel = self.discord.world.add_channel(guild, f"table-{number}")
            members = [
                CrowdMember(
                    self.discord.person(f"{name}{number}", guild),
                    channel,
                    Random(self._chance.random()),
                    undoes=undoes,
                    at_once=self._at_once,
                )
                for name in NAMES[:people]
            ]
            table = await _begun(tables, channel, members, options, computers)
            self.channels[table] = channel
            self.people += members
        await tables.close()
        await store.close()
        await self.bot.start()
        self._playing = [asyncio.create_task(each.play()) for each in self.people]

    async def end(self) -> None:
        for task in self._playing:
            task.cancel()
        await asyncio.gather(*self._playing, return_exceptions=True)
        await self.bot.end()

    async def killed_and_started(self) -> None:
        """At any moment. In one of three, Discord has done what it was asked, and the bot does not
        know it yet; the first time it is also away for longer than a nonce lives."""
        hold = None
        if not self.kills or self._chance.random() < 1 / 3:
            route = SEND if not self.kills else self._chance.choice((SEND, EDIT))
            hold = self.discord.faults.hold(route, carried_out=True)
            await self._in_time(hold.reached(), A_LITTLE_WHILE)
        else:
            await self.some_clicks()
        await self.bot.kill()
        if hold is not None:
            hold.release()
        long = not self.kills or self._chance.random() < 1 / 4
        self.chronicle.note("killed, and back after " + ("a long time" if long else "a moment"))
        self.bot.move(LONGER_THAN_A_NONCE if long else A_MOMENT)
        self.kills += 1
        await self.bot.start()

    async def some_clicks(self) -> None:
        """As long as people take for some clicks, or until there is nothing they could click."""
        goal = self._clicks + self._chance.randrange(1, MANY)
        await self._clicked_until(lambda: self._clicks >= goal, A_LITTLE_WHILE)

    async def _clicked_until(self, done: Callable[[], bool], patience: float) -> bool:
        """Whether it is done before so many idle seconds go by without any click being answered.
        Otherwise everybody gives up what they wait for."""
        while not done():
            if not await self._another_click(patience):
                for task in self._playing:
                    if task.done():
                        task.result()  # why somebody does not play any more
                self.bot.move(A_MOMENT)
                return False
        return True

    async def _another_click(self, patience: float) -> bool:
        before = self._clicks
        changes = self.discord.world.changes
        return await self._in_time(changes.until(lambda: self._clicks > before, ""), patience)

    async def _in_time(self, event: Coroutine[Any, Any, object], patience: float) -> bool:
        """Whether it comes before so many idle seconds have gone by."""
        waiting, idle = asyncio.ensure_future(event), IdleClock()
        while not waiting.done() and (left := patience - idle.seconds()) > 0:
            await asyncio.wait({waiting}, timeout=left)
        came = waiting.done()
        waiting.cancel()
        with suppress(asyncio.CancelledError):
            await waiting
        return came

    async def fault(self) -> None:
        faults, route = self.discord.faults, self._chance.choice(ROUTES)
        match self._chance.randrange(7):
            case 0:
                faults.fail(route, carried_out=True)
            case 1:
                faults.fail(route)
            case 2:
                faults.limit(route, retry_after=0.05)
            case 3:
                faults.cut_upload(route)
            case 4:
                faults.cut_answer(route)
            case 5:
                faults.repeat("INTERACTION_CREATE")
            case _:
                self.chronicle.note("the gateway breaks down")
                self.discord.gateway.drop()
        self.faults += 1

    async def every_table_goes_on(self) -> None:
        """Somebody plays there, now that nothing goes wrong any more."""
        self.discord.faults.end()
        self.chronicle.note("nothing goes wrong any more")
        before = {each: len(each.confirmed) for each in self.people}

        def stuck() -> set[str]:
            went_on = {e.places[0].id for e in self.people if len(e.confirmed) > before[e]}
            return {
                each.name
                for each in self.channels.values()
                if each.id not in went_on and not self._is_over(each)
            }

        self.bot.move(A_MOMENT)
        try:
            async with asyncio.timeout(PATIENCE):
                while not await self._clicked_until(lambda: not stuck(), A_WHILE):
                    pass
        except TimeoutError:
            told = self.chronicle.about(*(each.id for each in self.channels.values()))
            raise AssertionError(f"nobody plays any more: {stuck()}\n{told}") from None

    def _is_over(self, channel: Channel) -> bool:
        said = reversed(self.discord.world.messages[channel.id].values())
        return any("the game is over" in sight_of(each, 0).text for each in islice(said, 5))

    async def all_said(self) -> None:
        """Nothing waits to be told or tidied up any more; people have stopped playing."""
        for each in self.people:
            each.is_done = True
        self.discord.world.changes.tell()
        async with asyncio.timeout(PATIENCE):
            while (await asyncio.wait(self._playing, timeout=A_LITTLE_WHILE))[1]:
                self.bot.move(A_MOMENT)  # whoever waits for something that is lost gives up
            await asyncio.gather(*self._playing)
            store = await open_store(str(self.bot.database))
            while waiting := {
                *await store.tables_with_messages(),
                *await store.tables_with_old_posts(),
            }:
                self.chronicle.note(f"still to do: {waiting}")
                await asyncio.sleep(1.0)
            await store.close()
        await self.bot.kill()

    @property
    def _clicks(self) -> int:
        return sum(each.clicks for each in self.people)


async def _nobody_thinks(*_: object) -> Action:
    """Computers play once the bot runs."""
    raise asyncio.CancelledError


async def _begun(
    tables: Tables,
    channel: Channel,
    people: list[CrowdMember],
    options: dict[str, object],
    computers: int,
) -> TableId:
    host, *others = (PlayerId(str(each.person.id)) for each in people)
    key = f"crowd {channel.id}"
    for each in people:
        await tables.meet(PlayerId(str(each.person.id)), str(each.person), "en-US")
    answer = await tables.open(Request(f"{key} open", host), str(channel.id), options)
    table = TableId(answer.table)
    for number, other in enumerate(others):
        await tables.ask(Request(f"{key} join {number}", other), table, Join())
    for number in range(computers):
        await tables.ask(Request(f"{key} computer {number}", host), table, SeatComputer("novice"))
    await tables.ask(Request(f"{key} start", host), table, Start())
    return table


def a_local_discord(shards: int = 1) -> LocalDiscord:
    return LocalDiscord(rates=GENEROUS, clock=Clock(standing=True), shards=shards)
