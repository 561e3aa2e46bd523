"""Five tables full of people, a bot that is killed again and again, and a wire that fails."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, suppress
from itertools import groupby, pairwise
from pathlib import Path
from random import Random
from typing import Any

from bot.storage import SqliteStore
from bot.tables import PlayerId, Request, TableId, Tables
from bot.tables.wishes import Join, SeatComputer, Start
from bot.texts.custom_ids import read
from engine.actions import Action
from players import LEVELS
from sandbox import GENEROUS, LocalDiscord
from sandbox.changes import NothingHappened
from sandbox.model import Channel, Message
from sandbox.sights import sight_of
from tests.bot import moved_bot
from tests.bot.bot_process import ROOT
from tests.bot.crowd.people import CrowdMember
from tests.world.wire import EDIT, SEND

NAMES = ("Livia", "Marcus", "Julia", "Gaius")
ITALIA: dict[str, object] = {"board": "italia"}
"""Everywhere, so that the bot paints one map in each of its lives."""
TABLES: tuple[tuple[dict[str, object], int, int, float], ...] = (
    ({**ITALIA, "seats": 3}, 3, 0, 0.0),
    ({**ITALIA, "seats": 2}, 2, 0, 0.0),
    ({**ITALIA, "seats": 4, "team": True}, 4, 0, 0.0),
    ({**ITALIA, "seats": 3}, 1, 2, 0.0),
    ({**ITALIA, "seats": 3}, 2, 1, 0.4),
)
"""Options, people, computers, and how often somebody wants to undo."""
LONGER_THAN_A_NONCE = 400.0
A_MOMENT = 30.0
"""Seconds of the local clock for which a killed bot is away, most of the time."""
A_LITTLE_WHILE = 4.0
"""Real seconds until the next thing goes wrong, if nobody finds anything to click."""
ROUTES = (
    SEND,
    EDIT,
    "POST /users/@me/channels",
    "POST /interactions/{interaction_id}/{interaction_token}/callback",
    "PATCH /webhooks/{webhook_id}/{webhook_token}/messages/{message_id}",
)


class Crowd:
    def __init__(self, discord: LocalDiscord, folder: Path, chance: Random) -> None:
        self.discord = discord
        self.database = folder / "concordia.sqlite"
        self.kills = self.faults = 0
        self.channels: dict[TableId, Channel] = {}
        self.people: list[CrowdMember] = []
        self._chance = chance
        self._ahead_file = folder / "ahead"
        self._ahead_file.write_bytes(moved_bot.FORM.pack(0.0))
        self._ahead = 0.0
        self._bot: asyncio.subprocess.Process | None = None
        self._playing: list[asyncio.Task[None]] = []

    @property
    def plays(self) -> int:
        return sum(len(each.confirmed) for each in self.people)

    async def begin(self) -> None:
        guild = self.discord.world.add_guild("Crowd")
        store = await SqliteStore.open(self.database)
        tables = Tables(store, clock=self.discord.clock.now, think=_nobody_thinks, levels=LEVELS)
        for number, (options, people, computers, undoes) in enumerate(TABLES):
            channel = self.discord.world.add_channel(guild, f"table-{number}")
            members = [
                CrowdMember(
                    self.discord.person(f"{name}{number}", guild),
                    channel,
                    Random(self._chance.random()),
                    undoes=undoes,
                )
                for name in NAMES[:people]
            ]
            table = await _begun(tables, channel, members, options, computers)
            self.channels[table] = channel
            self.people += members
        await tables.close()
        await store.close()
        await self.start_bot()
        self._playing = [asyncio.create_task(each.play()) for each in self.people]

    async def end(self) -> None:
        for task in self._playing:
            task.cancel()
        await asyncio.gather(*self._playing, return_exceptions=True)
        await self.kill_bot()

    async def start_bot(self) -> None:
        addresses = self.discord.addresses
        self._bot = await asyncio.create_subprocess_exec(
            sys.executable,
            *("-m", "tests.bot.moved_bot", addresses.api, addresses.gateway),
            *(str(self.database), str(self._ahead_file)),
            stdin=asyncio.subprocess.PIPE,
            cwd=ROOT,
        )
        await self.discord.bot_connected()

    async def kill_bot(self) -> None:
        if self._bot is not None:
            self._bot.kill()
            await self._bot.wait()
            self._bot = None

    async def killed_and_started(self) -> None:
        """At any moment. In one of three, Discord has done what it was asked, and the bot does not
        know it yet; the first time it is also away for longer than a nonce lives."""
        hold = None
        if not self.kills or self._chance.random() < 1 / 3:
            hold = self.discord.faults.hold(SEND, carried_out=True)
            with suppress(TimeoutError):
                async with asyncio.timeout(A_LITTLE_WHILE):
                    await hold.reached()
        else:
            await self.some_clicks()
        await self.kill_bot()
        if hold is not None:
            hold.release()
        long = not self.kills or self._chance.random() < 1 / 4
        self.move(LONGER_THAN_A_NONCE if long else A_MOMENT)
        self.kills += 1
        await self.start_bot()

    async def some_clicks(self) -> None:
        """As long as people take for some clicks, or find that there is nothing to click."""
        goal = sum(each.done.total() for each in self.people) + self._chance.randrange(1, 6)
        clicked = self.discord.world.changes.until(
            lambda: sum(each.done.total() for each in self.people) >= goal,
            "nobody clicks",
            A_LITTLE_WHILE,
        )
        with suppress(NothingHappened):
            await clicked

    def move(self, seconds: float) -> None:
        """Both clocks."""
        self._ahead += seconds
        moved_bot.move(self._ahead_file, self._ahead)
        self.discord.clock.advance(seconds)

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
                self.discord.gateway.drop()
        self.faults += 1

    async def every_table_goes_on(self) -> None:
        self.discord.faults.end()
        before = [len(each.confirmed) for each in self.people]

        def went_on() -> bool:
            now = zip(self.people, before, strict=True)
            return {each.places[0].id for each, was in now if len(each.confirmed) > was} == {
                each.places[0].id for each in self.people
            }

        await self.discord.world.changes.until(went_on, "somewhere nobody can play any more")

    async def all_said(self) -> None:
        """Nothing waits to be told any more; people have stopped playing."""
        for task in self._playing:
            task.cancel()
        await asyncio.gather(*self._playing, return_exceptions=True)
        while _waiting(self.database):
            await asyncio.sleep(0.2)
        await self.discord.settle()

    def problems(self) -> list[str]:
        return [
            *_plays_lost_or_doubled(self.database, self.people),
            *(p for each in self.channels.items() for p in self._doubled(*each)),
        ]

    def _doubled(self, table: TableId, channel: Channel) -> Iterator[str]:
        messages = [
            each for each in self.discord.world.messages[channel.id].values() if not each.viewer_id
        ]
        live = [each.id for each in messages if _offers_play(each)]
        if len(live) != 1:
            yield f"table {table}: Play stands in {len(live)} messages"
        undone = _undone(self.database, table)
        calls: dict[tuple[object, ...], list[int]] = {}
        for each in messages:
            if each.pinged:
                calls.setdefault((_heading(each), *sorted(each.pinged)), []).append(each.id)
        for call, said in calls.items():
            again = [pair for pair in pairwise(said) if not self._asked_alone(channel, *pair)]
            if len(again) > undone:
                yield f"table {table}: {call} was said {len(said)} times, with {undone} undos"

    def _asked_alone(self, channel: Channel, after: int, before: int) -> bool:
        """Whether a partner was asked by direct message in between: then whoever goes on with the
        turn is called once more."""
        people = [each.person for each in self.people if each.places[0].id == channel.id]
        return any(
            after < message.id < before and "Your hand" not in sight_of(message, person.id).text
            for person in people
            for message in self.discord.world.messages[person.dm.id].values()
        )


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


def _plays_lost_or_doubled(database: Path, people: list[CrowdMember]) -> Iterator[str]:
    played = _rows(
        database,
        "SELECT table_id, key FROM actions WHERE key IS NOT NULL ORDER BY table_id, number",
    )
    blocks = Counter(key for (_, key), _ in groupby(played))
    yield from (f"{key} was played {times} times" for key, times in blocks.items() if times > 1)
    for member in people:
        yield from (f"{member.person}'s {key} is lost" for key in member.confirmed - blocks.keys())


def _undone(database: Path, table: TableId) -> int:
    rows = _rows(database, "SELECT action_json FROM actions WHERE table_id = ?", table)
    return sum('"undo"' in row[0] for row in rows)


def _waiting(database: Path) -> int:
    return int(_rows(database, "SELECT count(*) FROM outbox WHERE failed IS NULL")[0][0])


def _rows(database: Path, query: str, *values: object) -> list[tuple[Any, ...]]:
    with closing(sqlite3.connect(database, timeout=60.0)) as connection:
        return connection.execute(query, values).fetchall()


def _offers_play(message: Message) -> bool:
    controls = (read(each.custom_id or "") for each in sight_of(message, 0).buttons)
    return any(each and each.verb == "play" for each in controls)


def _heading(message: Message) -> str:
    return sight_of(message, 0).text.partition("\n")[0]


def a_local_discord() -> LocalDiscord:
    return LocalDiscord(rates=GENEROUS)
