"""Plays for the computer seats, one entry of the log at a time.

Each action is stored before the next one is worked out, so a crash loses nothing: after a restart
the store lists the tables where a computer is to move. Nobody waits for a computer: it thinks
without holding the table's lock, and what it has thought counts only if the game still stands
where it did. One that cannot go on tries again, after ever longer pauses.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from hashlib import sha256

from bot.tables import playing, sealed_choices
from bot.tables.notices import ComputerStuck
from bot.tables.patrician_questions import as_asked
from bot.tables.store import StorageError, TableMovedOn
from bot.tables.table import Answer, Change, Table, TableId
from bot.tables.table_cache import CurrentTime, Pause, TableCache
from engine import View, legal_actions, view_for
from engine.actions import Action
from engine.decisions import PatricianChoice
from engine.terms import SeatId

_LOG = logging.getLogger(__name__)
LONGEST_PAUSE_SECONDS = 10 * 60.0

Think = Callable[[str, str, View, Sequence[Action]], Awaitable[Action]]
"""From a level, a seed, what the seat sees and what it is offered."""


class Computers:
    def __init__(
        self,
        cache: TableCache,
        think: Think,
        clock: CurrentTime,
        *,
        pause: Pause = asyncio.sleep,
    ) -> None:
        self._cache = cache
        self._think = think
        self._clock = clock
        self._pause = pause
        self._playing: dict[TableId, asyncio.Task[None]] = {}
        self._pausing: dict[TableId, asyncio.Task[None]] = {}
        self._failures: Counter[TableId] = Counter()
        """How often in a row a computer could not go on."""

    def wake(self, table_id: TableId) -> None:
        """Play at this table until a person is to decide."""
        if pausing := self._pausing.pop(table_id, None):
            pausing.cancel()
        playing = self._playing.get(table_id)
        if playing is None or playing.done():
            task = asyncio.create_task(self._play(table_id), name=f"computers of table {table_id}")
            self._playing[table_id] = task
            task.add_done_callback(lambda done: self._forget(table_id, done))

    def remind(self, table_id: TableId) -> None:
        """The same, unless it pauses: nothing has changed there."""
        if table_id not in self._pausing:
            self.wake(table_id)

    async def rest(self) -> None:
        """Waits until every computer has played all it can."""
        while self._playing:
            # Not `gather`, which since Python 3.12 does not wait at all for what is done: whoever
            # is done would never be forgotten.
            await asyncio.wait(self._playing.values())

    async def stop(self) -> None:
        tasks = [*self._playing.values(), *self._pausing.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _forget(self, table_id: TableId, done: asyncio.Task[None]) -> None:
        if self._playing.get(table_id) is done:
            del self._playing[table_id]

    async def _play(self, table_id: TableId) -> None:
        await self._take_steps(table_id)

    async def _take_steps(self, table_id: TableId, most: int | None = None) -> bool:
        """So many, or as many as there are to take; whether they could be stored."""
        try:
            while most != 0 and await self._step(table_id):
                self._failures.pop(table_id, None)
                most = None if most is None else most - 1
        except StorageError as error:
            _LOG.error("the computers at table %s wait: %s", table_id, error)
            return False
        except TableMovedOn:
            _LOG.info("table %s: another process was quicker", table_id)
        except Exception:
            _LOG.exception("a computer at table %s cannot go on", table_id)
        return True

    async def _step(self, table_id: TableId) -> bool:
        """Whether there may be more to do."""
        table = await self._cache.peek(table_id)
        if not table.game or not table.computer_to_move:
            self._failures.pop(table_id, None)
            return False
        seat = next(each for each in table.deciding if table.computer_at(each) is not None)
        state = as_asked(table.game.state, table.seating, seat)
        try:
            level, seed = level_and_seed(table, seat)
            action = await self._think(level, seed, view_for(state, seat), legal_actions(state))
        except Exception as error:
            return await self._cannot(table, seat, error)
        async with self._cache.lock(table_id):
            now = await self._cache.table(table_id)
            if not _still(table, now, seat):
                return True
            try:
                change = _answered(now, seat, action, self._clock())
            except Exception as error:
                refusal = error
            else:
                with suppress(TableMovedOn):  # then it is looked at again
                    await self._cache.store(now, change)
                return True
        return await self._cannot(table, seat, refusal)

    async def _cannot(self, before: Table, seat: SeatId, why: Exception) -> bool:
        """Tell the table once, so that someone can take the seat; the computer keeps trying."""
        async with self._cache.lock(before.id):
            table = await self._cache.table(before.id)
            if not _still(before, table, seat):
                return True
            self._failures[table.id] += 1
            seconds = min(2.0 ** self._failures[table.id], LONGEST_PAUSE_SECONDS)
            _LOG.error(
                "the computer in seat %s of table %s cannot go on; it tries again in %.0f seconds",
                seat,
                table.id,
                seconds,
                exc_info=why,
            )
            if table.seating.stuck != seat:
                change = Change(
                    table=table.with_seating(table.seating.with_stuck(seat)),
                    answer=Answer(table=table.id, number=table.number),
                    notices=((None, ComputerStuck(seat=seat)),),
                )
                await self._cache.store(table, change)
            again = self._try_again(table.id, seconds)
            self._pausing[table.id] = asyncio.create_task(again, name=f"pause of table {table.id}")
            return False

    async def _try_again(self, table_id: TableId, seconds: float) -> None:
        await self._pause(seconds)
        del self._pausing[table_id]
        self.wake(table_id)


def _answered(table: Table, seat: SeatId, action: Action, at: float) -> Change:
    if isinstance(table.playing().state.decision, PatricianChoice):
        return sealed_choices.chosen(table, seat, action, "computer", at=at)
    return playing.acted(table, seat, [action], "computer", at=at)


def level_and_seed(table: Table, seat: SeatId) -> tuple[str, str]:
    """The seed is derived from the game's; knowing that one, the player would know the deck."""
    level = table.computer_at(seat)
    assert level is not None
    return level, sha256(f"{table.dealing_seed}/computer {seat}".encode()).hexdigest()


def _still(before: Table, now: Table, seat: SeatId) -> bool:
    """Whether the same computer is asked the same: nothing was played, taken back or given up."""
    asked = seat in now.deciding and now.stage == "playing" and now.number == before.number
    plays = now.computer_at(seat) == before.computer_at(seat)
    return asked and plays and now.seating.at(seat) == before.seating.at(seat)
