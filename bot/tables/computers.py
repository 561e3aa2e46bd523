"""Plays for the computer seats, one entry of the log at a time.

Each action is stored before the next one is worked out, so a crash loses nothing: after a restart
the store lists the tables where a computer is to move.
"""

import asyncio
import logging
from collections.abc import Callable
from hashlib import sha256

from bot.tables import playing
from bot.tables.notices import ComputerStuck
from bot.tables.store import StorageError
from bot.tables.table import Answer, Change, Table, TableId
from bot.tables.table_cache import CurrentTime, TableCache
from engine import legal_actions, view_for
from engine.terms import SeatId
from players import Player

_LOG = logging.getLogger(__name__)

PlayerFor = Callable[[str, str], Player]
"""From a level and a seed."""


class Computers:
    def __init__(self, cache: TableCache, player_for: PlayerFor, clock: CurrentTime) -> None:
        self._cache = cache
        self._player_for = player_for
        self._clock = clock
        self._playing: dict[TableId, asyncio.Task[None]] = {}

    def wake(self, table_id: TableId) -> None:
        """Play at this table until a person is to decide."""
        playing = self._playing.get(table_id)
        if playing is None or playing.done():
            task = asyncio.create_task(self._play(table_id), name=f"computers of table {table_id}")
            self._playing[table_id] = task
            task.add_done_callback(lambda done: self._forget(table_id, done))

    async def rest(self) -> None:
        """Waits until every computer has played all it can."""
        while self._playing:
            await asyncio.gather(*self._playing.values(), return_exceptions=True)

    async def stop(self) -> None:
        tasks = list(self._playing.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _forget(self, table_id: TableId, done: asyncio.Task[None]) -> None:
        if self._playing.get(table_id) is done:
            del self._playing[table_id]

    async def _play(self, table_id: TableId) -> None:
        try:
            while await self._step(table_id):
                pass
        except StorageError as error:
            _LOG.error("the computers at table %s wait: %s", table_id, error)
        except Exception:
            _LOG.exception("a computer at table %s cannot go on", table_id)

    async def _step(self, table_id: TableId) -> bool:
        async with self._cache.lock(table_id):
            table = await self._cache.table(table_id)
            if not table.game or not table.computer_to_move:
                return False
            state = table.game.state
            seat = state.pending[-1].seat
            offered = legal_actions(state)
            try:
                player = player_at(table, seat, self._player_for)
                action = await asyncio.to_thread(player, view_for(state, seat), offered)
                change = playing.acted(table, seat, [action], "computer", at=self._clock())
            except Exception:
                _LOG.exception("the computer in seat %s of table %s cannot go on", seat, table_id)
                await self._tell(table, seat)
                return False
            await self._cache.store(table, change, None)
            return True

    async def _tell(self, table: Table, seat: SeatId) -> None:
        """Tell the table once, so that someone can take the seat; the computer keeps trying."""
        if table.seating.stuck != seat:
            change = Change(
                table=table.with_seating(table.seating.with_stuck(seat)),
                answer=Answer(table=table.id, number=table.number),
                notices=((None, ComputerStuck(seat=seat)),),
            )
            await self._cache.store(table, change, None)


def player_at(table: Table, seat: SeatId, player_for: PlayerFor) -> Player:
    """Its seed is derived from the game's; knowing that one, it would know the deck."""
    level = table.seating.at(seat).level
    assert level is not None
    seed = sha256(f"{table.dealing_seed}/computer {seat}".encode()).hexdigest()
    return player_for(level, seed)
