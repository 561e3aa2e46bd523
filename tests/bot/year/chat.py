"""A chat that remembers who was sent what, and when.

It is a file beside the database, so that it outlives whoever is killed. Like Discord, it knows a
nonce again for a while, and some people's direct messages are closed."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Collection
from pathlib import Path

from bot.announcer.message_sender import DmsClosed, MessageGone, Sent
from bot.announcer.remains import Remains
from bot.pictures.drawing import Drawing
from bot.tables import PlayerId
from bot.tables.table import Nonce
from bot.texts.post import Post
from render import Picture

DIRECT = "direct to "
NONCE_SECONDS = 300.0
TABLES = """
PRAGMA journal_mode = WAL;
PRAGMA synchronous = OFF;
CREATE TABLE IF NOT EXISTS messages (
    id INTEGER PRIMARY KEY, at REAL, channel TEXT, nonce TEXT, pings TEXT, silent INTEGER,
    deleted_at REAL);
CREATE INDEX IF NOT EXISTS by_nonce ON messages (nonce);
CREATE TABLE IF NOT EXISTS threads (thread TEXT PRIMARY KEY, archived_at REAL);
"""


class Chat:
    """The announcer's message sender."""

    def __init__(self, path: Path, clock: Callable[[], float], closed: Collection[str]) -> None:
        self._connection = sqlite3.connect(path, isolation_level=None)
        self._connection.executescript(TABLES)
        self._clock = clock
        self._closed = {DIRECT + each for each in closed}

    async def send(self, channel: str, post: Post, nonce: Nonce, *, silent: bool = False) -> Sent:
        if channel in self._closed:
            raise DmsClosed
        now = self._clock()
        if known := self._known(channel, nonce, now - NONCE_SECONDS):
            return known
        added = self._connection.execute(
            "INSERT INTO messages (at, channel, nonce, pings, silent) VALUES (?, ?, ?, ?, ?)",
            (now, channel, nonce, json.dumps(post.pings), silent),
        )
        return _sent(added.lastrowid, post, as_asked=True)

    async def find(
        self,
        channel: str,
        nonce: Nonce | None,
        since: float | None,
        post: Post | None,  # everything here has a nonce
    ) -> Sent | None:
        return None if nonce is None else self._known(channel, nonce, since or 0.0)

    async def edit(self, channel: str, message: str, post: Post) -> Sent:
        self._standing(channel, message)
        return _sent(int(message), post, as_asked=True)

    async def strip(self, channel: str, message: str, remains: Remains | None) -> None:
        self._standing(channel, message)

    async def delete(self, channel: str, message: str) -> None:
        self._standing(channel, message)
        self._connection.execute(
            "UPDATE messages SET deleted_at = ? WHERE id = ?", (self._clock(), int(message))
        )

    def hears(self, guild: str) -> bool:
        return True

    def spoken_in(self, guild: str) -> str | None:
        return None

    def is_seen_from(self, channel: str, other: str) -> bool:
        return True

    async def open_thread(self, channel: str, message: str, name: str) -> str:
        thread = f"thread below {message}"
        self._connection.execute("INSERT OR IGNORE INTO threads (thread) VALUES (?)", (thread,))
        return thread

    async def archive_thread(self, thread: str) -> None:
        self._connection.execute(
            "UPDATE threads SET archived_at = ? WHERE thread = ?", (self._clock(), thread)
        )

    async def direct_channel(self, player: PlayerId) -> str:
        return DIRECT + player

    def close(self) -> None:
        self._connection.close()

    def _known(self, channel: str, nonce: Nonce, since: float) -> Sent | None:
        found = self._connection.execute(
            "SELECT id FROM messages WHERE nonce = ? AND channel = ? AND at >= ?",
            (nonce, channel, since),
        ).fetchone()
        return Sent(str(found[0]), False, Remains(())) if found else None

    def _standing(self, channel: str, message: str) -> None:
        found = self._connection.execute(
            "SELECT 1 FROM messages WHERE id = ? AND channel = ? AND deleted_at IS NULL",
            (int(message), channel),
        ).fetchone()
        if found is None:
            raise MessageGone


def _sent(message: int | None, post: Post, *, as_asked: bool) -> Sent:
    return Sent(str(message), as_asked, Remains(post.texts, pings=post.pings))


class Undrawn(Drawing):
    """Every picture is the same: nobody looks at them here, and they take longer than a turn."""

    def __init__(self) -> None:
        self._picture = Picture(b"a picture", "A picture")

    async def board(self, *_given: object, **_more: object) -> Picture:
        return self._picture

    lobby = hand = tiles = scores = growth = board

    def ahead(self, *_given: object, **_more: object) -> None:
        pass
