"""Wakes the deliverer: there is something new to say, or a table that waits may try again.

A table that is being served is known here by its place, so that whatever happens in a channel or a
server finds it. What happens while it is being tried counts too: it is then tried once more.
"""

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Literal

from bot.tables.table import TableId


@dataclass
class ServedTable:
    """A table whose messages are being sent, or wait to be."""

    channel: str | None = None
    guild: str | None = None
    """None where nobody knows it yet."""
    waits: Literal["no", "failing", "parked"] = "no"
    """Failing: it is tried again after a pause. Parked: only if something changes."""
    woken: asyncio.Event = field(default_factory=asyncio.Event)
    since: float = field(default_factory=time.monotonic)


class OutboxSignal:
    def __init__(self) -> None:
        self.filled = asyncio.Event()
        """Set when the outbox has something new; the deliverer clears it."""
        self._news: set[TableId] = set()
        self._served: dict[TableId, ServedTable] = {}
        self.on_server: Callable[[str], None] = lambda _: None
        """Called with a server where something may be open again, or was set otherwise."""

    def server_changed(self, guild: str) -> None:
        self.on_server(guild)

    def news(self, table: TableId) -> None:
        """It may be for somebody who can be told even while the channel is closed. A pause is not
        cut short by it."""
        self._news.add(table)
        self.filled.set()
        served = self._served.get(table)
        if served is not None and served.waits != "failing":
            served.woken.set()

    def take_news(self) -> set[TableId]:
        """The tables that have something new to say since this was last asked."""
        news, self._news = self._news, set()
        return news

    def wake(self, table: TableId) -> None:
        served = self._served.get(table)
        if served is not None:
            served.woken.set()

    def wake_channel(self, channel: str) -> None:
        for served in self._served.values():
            if served.channel == channel:
                served.woken.set()

    def wake_guild(self, guild: str) -> None:
        """Tables too of which nobody knows where they are."""
        for served in self._served.values():
            if served.guild in (guild, None):
                served.woken.set()
        self.on_server(guild)

    def wake_others(self, waiting: set[TableId]) -> None:
        """Those that wait here although another process has said everything."""
        for table, served in self._served.items():
            if table not in waiting:
                served.woken.set()

    def wake_all(self) -> None:
        for served in self._served.values():
            served.woken.set()

    @contextmanager
    def serving(self, table: TableId) -> Iterator[ServedTable]:
        served = self._served[table] = ServedTable()
        try:
            yield served
        finally:
            del self._served[table]

    def longest_wait(self) -> float:
        """Seconds, of the table that has waited longest to say everything."""
        now = time.monotonic()
        return max((now - served.since for served in self._served.values()), default=0.0)

    def waiting(self, how: Literal["failing", "parked"]) -> int:
        """How many tables wait."""
        return sum(
            served.waits == how and not served.woken.is_set() for served in self._served.values()
        )
