"""The first depth: people at tables, with a store of their own and a clock that stands still."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from hashlib import sha256
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, Generic, TypeVar

from bot.storage.sql.store import SqlStore
from bot.tables import Answer, Deliverer, Delivery, Look, PlayerId, Request, TableId, Tables
from bot.tables.log import Game, LogEntry, Position
from bot.tables.seating import Participant, Seating, VoteSubject
from bot.tables.table import Table
from bot.tables.wishes import (
    Abandon,
    Act,
    AnswerInvitation,
    AnswerVote,
    Join,
    Replace,
    SeatComputer,
    Start,
    Undo,
    Wish,
)
from engine import GameState, View
from engine.actions import Action
from engine.records import options_as_json
from engine.terms import SeatId
from players import Player
from sandbox.model import Channel
from tests.world import fresh_database
from tests.world.thinking import in_a_thread

ITALIA: dict[str, object] = {"board": "italia", "seats": 2}
TEAM: dict[str, object] = {"board": "italia", "seats": 4, "team": True}
LEVELS = ("hash", "first")
ANNA, BEN, CLEO, DORA, EMIL = map(PlayerId, ("anna", "ben", "cleo", "dora", "emil"))
PEOPLE = (ANNA, BEN, CLEO, DORA, EMIL)

P = TypeVar("P")
"""What people are: the names of players here, somebody on the local Discord elsewhere."""


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


class AnyWorld(Generic[P]):
    """The verbs that are the same at every depth."""

    people: Sequence[P]
    store: SqlStore
    tables: Tables
    place = "forum"
    """The channel where tables are opened."""
    level = "hash"
    """Of computers."""
    _keys = count(1)
    """Of requests: another one each time, also in a world that finds what this one has left."""

    def player(self, who: P | PlayerId | int) -> PlayerId:
        """As the tables know them."""
        raise NotImplementedError

    def named(self, player: PlayerId) -> P:
        return next(each for each in self.people if self.player(each) == player)

    def request(self, who: P | PlayerId | int, key: str | None = None) -> Request:
        return Request(key or f"key {next(self._keys)}", self.player(who))

    async def meet(self) -> None:
        """The tables know what everybody is called, where they have names."""

    async def ask(
        self, who: P | PlayerId | int, table: TableId, wish: Wish, key: str | None = None
    ) -> Answer:
        return await self.tables.ask(self.request(who, key), table, wish)

    async def open(
        self,
        options: dict[str, object] | None = None,
        people: int | Sequence[P | PlayerId] = 2,
        *,
        computers: int = 0,
        channel: str | Channel | None = None,
        level: str | None = None,
        **more: object,
    ) -> TableId:
        """The first of them is the host; the game has not begun."""
        sitting = range(people) if isinstance(people, int) else people
        given = {"board": "italia", "seats": len(sitting) + computers, **(options or {}), **more}
        await self.meet()
        request = self.request(sitting[0])
        opened = await self.tables.open(request, self.where(channel), given)
        table = TableId(opened.table)
        for who in sitting[1:]:
            await self.ask(who, table, Join())
        for _ in range(computers):
            await self.ask(sitting[0], table, SeatComputer(level or self.level))
        return table

    async def start(
        self,
        options: dict[str, object] | None = None,
        people: int | Sequence[P | PlayerId] = 2,
        **more: Any,
    ) -> TableId:
        """As `open`, and the game has begun."""
        table = await self.open(options, people, **more)
        await self.ask(0 if isinstance(people, int) else people[0], table, Start())
        await self.rested()
        return table

    async def rested(self) -> None:
        """Computers have played until somebody else is to decide."""
        await self.tables.rest()

    def where(self, channel: str | Channel | None = None) -> str:
        return str(channel.id) if isinstance(channel, Channel) else channel or self.place

    async def table(self, channel: str | Channel | None = None) -> TableId:
        """The last one there."""
        return (await self.tables.history(self.where(channel)))[-1]

    async def look(
        self, table: TableId | None = None, who: P | PlayerId | int | None = None
    ) -> Look:
        player = None if who is None else self.player(who)
        return await self.tables.look(await self.table() if table is None else table, player)

    async def view(
        self, table: TableId | None = None, who: P | PlayerId | int | None = None
    ) -> View:
        view = (await self.look(table, who)).view
        assert view is not None, "the game has not begun"
        return view

    async def to_decide(self, table: TableId) -> PlayerId | None:
        look = await self.look(table)
        if look.view is None or not look.view.decisions:
            return None
        return look.guests[look.view.decisions[0].seat].player

    async def decides(self, table: TableId) -> P:
        player = await self.to_decide(table)
        assert player is not None, "nobody is to decide"
        return self.named(player)

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
            await self.rested()
            played.append(action)
        return played

    async def undo(self, who: P | PlayerId | int, table: TableId) -> Answer:
        return await self.ask(who, table, Undo((await self.look(table)).number))

    async def seat(
        self, table: TableId, seat: int, who: P | PlayerId | int, by: P | PlayerId | int = 0
    ) -> None:
        """A seat is offered to somebody, and they accept: those who are asked agree."""
        await self.ask(by, table, Replace(SeatId(seat), self.player(who)))
        await self.agree(table, "removal")
        if offer := (await self.look(table)).invitation(SeatId(seat)):
            await self.ask(who, table, AnswerInvitation(SeatId(seat), offer.number, accept=True))

    async def abandon(self, table: TableId) -> None:
        """The host wants to, and everybody agrees."""
        host = (await self.look(table)).host
        assert host
        await self.ask(host, table, Abandon())
        await self.agree(table, "abandonment")

    async def agree(self, table: TableId, about: VoteSubject) -> None:
        """Everybody whose answer is still missing."""
        while vote := (await self.look(table)).vote(about):
            voter = next(each for each in vote.voters if each not in vote.agreed)
            await self.ask(voter, table, AnswerVote(about, vote.mark, agree=True))

    async def entries(self, table: TableId) -> tuple[LogEntry, ...]:
        stored = await self.store.load_table(table, whole=True)
        assert stored
        return stored.entries


class TableWorld(AnyWorld[PlayerId]):
    """Tables only."""

    people = PEOPLE

    def __init__(self, path: Path | str, clock: Clock | None = None, **more: Any) -> None:
        self.path = path
        self.clock = clock or Clock()
        self.sent: list[Delivery] = []
        self._seeds: Iterator[str] = (f"seed {number}" for number in count(1))
        in_here = in_a_thread(more.pop("player_for", player_for))
        self._more: dict[str, Any] = {"think": in_here, "levels": LEVELS, **more}
        self._open: AsyncExitStack | None = None

    def player(self, who: PlayerId | int) -> PlayerId:
        return self.people[who] if isinstance(who, int) else who

    async def begin(self) -> None:
        self._open = AsyncExitStack()
        self.store = await fresh_database.opened(self.path)
        self._open.push_async_callback(self.store.close)
        self.database = self.store.database
        self.tables = Tables(
            self.store, clock=self.clock, seeds=lambda: next(self._seeds), **self._more
        )
        self._open.push_async_callback(self.tables.close)
        self.deliverer = Deliverer(self.store, self._receive, self.tables.said)
        await self.tables.begin()

    async def end(self) -> None:
        if self._open is not None:
            await self._open.aclose()
        self._open = None

    async def restart(self) -> None:
        await self.end()
        await self.begin()

    async def said(self) -> list[Delivery]:
        """What was sent since it was last asked."""
        await self.deliverer.deliver()
        sent, self.sent = self.sent, []
        return sent

    async def _receive(self, messages: Sequence[Delivery]) -> None:
        self.sent += messages


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
async def a_table_world(
    path: Path | str, clock: Clock | None = None, **more: Any
) -> AsyncIterator[TableWorld]:
    """`more` goes to the tables; seeds are those of the test, not of chance."""
    world = TableWorld(path, clock, **more)
    await world.begin()
    try:
        yield world
    finally:
        await world.end()
