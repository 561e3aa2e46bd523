"""People at tables, for tests: a database of its own, a clock that stands still, keys by count."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from hashlib import sha256
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from bot.storage import SqliteStore
from bot.tables import Answer, Deliverer, Delivery, Look, PlayerId, Request, TableId, Tables
from bot.tables.log import Game, LogEntry, Position
from bot.tables.seating import Participant, Seating
from bot.tables.table import Table
from bot.tables.wishes import Act, Join, SeatComputer, Start, Wish
from engine import GameState, View
from engine.actions import Action
from engine.records import options_as_json
from players import Player

ITALIA: dict[str, object] = {"board": "italia", "seats": 2}
TEAM: dict[str, object] = {"board": "italia", "seats": 4, "team": True}
LEVELS = ("hash", "first")
ANNA, BEN, CLEO, DORA, EMIL = map(PlayerId, ("anna", "ben", "cleo", "dora", "emil"))
_KEYS = count(1)
PEOPLE = (ANNA, BEN, CLEO, DORA, EMIL)


def player_for(level: str, seed: str) -> Player:
    """Pure, and quick: chooses by a hash of what it sees."""

    def choose(view: View, offered: Sequence[Action]) -> Action:
        if level == "first":
            return offered[0]
        seen = sha256(f"{seed} {view!r}".encode()).digest()
        return offered[int.from_bytes(seen[:4]) % len(offered)]

    return choose


class Clock:
    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


class Club:
    def __init__(self, store: SqliteStore, tables: Tables, clock: Clock) -> None:
        self.store = store
        self.database = store.database
        self.tables = tables
        self.clock = clock
        self.sent: list[Delivery] = []
        self.deliverer = Deliverer(store, self._receive, tables.said)

    async def _receive(self, messages: Sequence[Delivery]) -> None:
        self.sent += messages

    def request(self, player: PlayerId, key: str | None = None) -> Request:
        return Request(key or f"key {next(_KEYS)}", player)

    async def ask(
        self, player: PlayerId, table: TableId, wish: Wish, key: str | None = None
    ) -> Answer:
        return await self.tables.ask(self.request(player, key), table, wish)

    async def open(
        self,
        options: dict[str, object],
        people: Sequence[PlayerId],
        *,
        computers: int = 0,
        channel: str = "forum",
        level: str = "hash",
    ) -> TableId:
        """With the first one as host; not started yet."""
        opened = await self.tables.open(self.request(people[0]), channel, options)
        table = TableId(opened.table)
        for player in people[1:]:
            await self.ask(player, table, Join())
        for _ in range(computers):
            await self.ask(people[0], table, SeatComputer(level))
        return table

    async def start(
        self, options: dict[str, object], people: Sequence[PlayerId], **more: Any
    ) -> TableId:
        table = await self.open(options, people, **more)
        await self.ask(people[0], table, Start())
        await self.tables.rest()
        return table

    async def look(self, table: TableId, player: PlayerId | None = None) -> Look:
        return await self.tables.look(table, player)

    async def to_decide(self, table: TableId) -> PlayerId | None:
        look = await self.look(table)
        if look.view is None or not look.view.decisions:
            return None
        return look.guests[look.view.decisions[0].seat].player

    async def play(self, table: TableId, chance: Random, actions: int = 1) -> list[Action]:
        """So many random answers of whoever is to decide, or fewer at the end of the game."""
        played: list[Action] = []
        for _ in range(actions):
            player = await self.to_decide(table)
            if player is None:
                break
            look = await self.look(table, player)
            action = chance.choice(look.offered)
            await self.ask(player, table, Act(look.number, (action,)))
            await self.tables.rest()
            played.append(action)
        return played

    async def entries(self, table: TableId) -> tuple[LogEntry, ...]:
        stored = await self.store.load_table(table, whole=True)
        assert stored
        return stored.entries

    async def said(self) -> list[Delivery]:
        """What was sent since it was last asked."""
        await self.deliverer.deliver()
        sent, self.sent = self.sent, []
        return sent


def a_table(state: GameState, people: Sequence[PlayerId | None]) -> Table:
    """A table in the middle of a game, without a database; None is a computer's seat."""
    seats = tuple(Participant(player=player, level=None if player else "hash") for player in people)
    seating = Seating(host=people[0], participants=seats)
    table = Table(
        id=TableId(1),
        channel="forum",
        stage="playing",
        seating=seating,
        agreed_options=json.dumps(options_as_json(state.options)),
        seed="seed",
        commitment=None,
        created_at=0.0,
        rules="1",
        proven="now",
    )
    return table.with_game(Game(Position(0, "", state), (), 0))


@asynccontextmanager
async def a_club(path: Path, clock: Clock | None = None, **more: Any) -> AsyncIterator[Club]:
    """`more` goes to the tables; seeds are those of the test, not of chance."""
    clock = clock or Clock()
    seeds = (f"seed {number}" for number in count(1))
    store = await SqliteStore.open(path)
    given: dict[str, Any] = {"player_for": player_for, "levels": LEVELS, **more}
    tables = Tables(store, clock=clock, seeds=lambda: next(seeds), **given)
    await tables.begin()
    try:
        yield Club(store, tables, clock)
    finally:
        await tables.close()
        await store.close()
