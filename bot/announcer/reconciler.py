"""Makes the messages of a table what they should be: sends, edits, replaces, strips buttons.

Done twice, it changes nothing the second time. What is about to be sent is written down before: a
row without a message may have been sent or not. It is sent again under the same nonce, which
Discord answers with the message it knows. The message that is replaced is written down too, until
it has lost its buttons.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from hashlib import sha256

from cachetools import LRUCache

from bot.announcer.message_sender import DmsClosed, MessageGone, MessageSender, Sent
from bot.announcer.wanted import EndedMessage, MessageRole, ShownMessage
from bot.tables import Look, TableId, Tables, Undeliverable
from bot.tables.store import PostedMessage
from bot.tables.table import Nonce, nonce
from bot.texts.post import Post

NOT_YET = ""
"""Instead of a message: it is being sent."""
GONE = "gone"
"""Instead of a message: somebody deleted it before anybody knew which one it was, or there was no
way to send it."""
DONE = "done"
"""Instead of a key: it stands for nothing any more."""
_REMEMBERED = 4096

Compose = Callable[[], Awaitable[Post]]
"""Called only where there is something to show."""


class Reconciler:
    def __init__(self, tables: Tables, sender: MessageSender) -> None:
        self._tables = tables
        self._sender = sender
        self._shown: LRUCache[str, str] = LRUCache(_REMEMBERED)
        """What each message shows, by its id, so that nothing is edited in vain."""

    async def put_right(
        self, look: Look, wanted: ShownMessage | EndedMessage, compose: Compose
    ) -> None:
        match wanted:
            case EndedMessage():
                await self._end(look, wanted, compose)
            case ShownMessage(manner="once"):
                await self._tell(look, wanted, compose)
            case ShownMessage():
                await self._show(look, wanted, compose)

    async def _end(self, look: Look, wanted: EndedMessage, compose: Compose) -> None:
        role = wanted.role
        row = await self._tables.post_of(look.table, role)
        if row is None or row.key in (DONE, wanted.unless):
            return
        if wanted.last_words:
            post = await compose()
            row = await self._settled(look, role, row._replace(key=DONE), post) or row
            if row.message != GONE:
                with suppress(MessageGone):
                    await self._edit(row, post)
        else:
            await self._old_stripped(look, role, row)
            if row.message != NOT_YET:
                await self._strip(row)
        await self._remember(look.table, role, row._replace(key=DONE))

    async def _tell(self, look: Look, wanted: ShownMessage, compose: Compose) -> None:
        """Where there is no way to send it, nothing more is tried before there is news."""
        told = await self._tables.post_of(look.table, wanted.role)
        if told is not None and told.key == wanted.key:
            return
        row = PostedMessage(wanted.key, "", GONE)
        try:
            row = row._replace(channel=await self._channel(look, wanted))
            with suppress(MessageGone):
                mark = _nonce(look, wanted.role, row, told)
                sent = await self._sender.send(row.channel, await compose(), mark, silent=True)
                row = row._replace(message=sent.message)
        except (DmsClosed, Undeliverable):
            await self._remember(look.table, wanted.role, row)
            raise
        await self._remember(look.table, wanted.role, row)

    async def _show(self, look: Look, wanted: ShownMessage, compose: Compose) -> None:
        """The message that stands for the key shows the post: edited, or sent if it is new."""
        role = wanted.role
        before = await self._tables.post_of(look.table, role)
        key = wanted.key_after(None if before is None or before.key == DONE else before.key)
        new = PostedMessage(key, await self._channel(look, wanted), NOT_YET)
        post = await compose()
        row = await self._settled(look, role, new, post)
        if row is not None and (row.key, row.channel) == (key, new.channel):
            try:
                await self._edit(row, post)
            except MessageGone:
                row = await self._replace(look, role, row._replace(key=DONE), new, post)
        else:
            row = await self._replace(look, role, row, new, post)
        if wanted.becomes is not None and row.key != wanted.becomes:
            await self._remember(look.table, role, row._replace(key=wanted.becomes))

    async def _channel(self, look: Look, wanted: ShownMessage) -> str:
        if wanted.reader is None:
            return look.channel
        return await self._sender.direct_channel(wanted.reader)

    async def _settled(
        self, look: Look, role: MessageRole, wanted: PostedMessage, post: Post
    ) -> PostedMessage | None:
        """What is known for sure: nothing on its way, and what was replaced has no buttons."""
        row = await self._tables.post_of(look.table, role)
        if row is not None and row.message == NOT_YET:
            row = await self._found(look, role, row, wanted, post)
        await self._old_stripped(look, role, row)
        return row

    async def _found(
        self, look: Look, role: MessageRole, row: PostedMessage, wanted: PostedMessage, post: Post
    ) -> PostedMessage | None:
        """The message whose fate is unknown: what is true now is sent in its place. Never to
        another place than it is meant for, as it may be for one person's eyes only."""
        if row.channel != wanted.channel:
            return None
        before = await self._tables.post_of(look.table, _before(role))
        try:
            sent = await self._send(look, role, row, before, post)
            row = PostedMessage(wanted.key if sent.as_asked else row.key, row.channel, sent.message)
        except MessageGone:  # it came through, and was deleted at once
            row = PostedMessage(DONE, row.channel, GONE)
        await self._remember(look.table, role, row)
        return row

    async def _old_stripped(self, look: Look, role: MessageRole, row: PostedMessage | None) -> None:
        before = await self._tables.post_of(look.table, _before(role))
        if before is not None:
            if row is None or row.message != before.message:
                await self._strip(before)
            await self._tables.forget_post(look.table, _before(role))

    async def _replace(
        self,
        look: Look,
        role: MessageRole,
        old: PostedMessage | None,
        new: PostedMessage,
        post: Post,
    ) -> PostedMessage:
        table = look.table
        if old is not None:
            await self._remember(table, _before(role), old)
        await self._remember(table, role, new)
        sent = await self._send(look, role, new, old, post)
        row = new._replace(message=sent.message)
        await self._remember(table, role, row)
        if sent.as_asked:
            self._shown[row.message] = _print(post)
        else:
            await self._edit(row, post)
        if old is not None:
            await self._strip(old)
            await self._tables.forget_post(table, _before(role))
        return row

    async def _send(
        self,
        look: Look,
        role: MessageRole,
        row: PostedMessage,
        before: PostedMessage | None,
        post: Post,
    ) -> Sent:
        return await self._sender.send(row.channel, post, _nonce(look, role, row, before))

    async def _edit(self, row: PostedMessage, post: Post) -> None:
        if self._shown.get(row.message) == _print(post):
            return
        await self._sender.edit(row.channel, row.message, post)
        self._shown[row.message] = _print(post)

    async def _strip(self, row: PostedMessage) -> None:
        self._shown.pop(row.message, None)
        if row.key == DONE or row.message == NOT_YET:
            return
        with suppress(MessageGone):
            await self._sender.strip(row.channel, row.message)

    async def _remember(self, table: TableId, role: str, row: PostedMessage) -> None:
        await self._tables.remember_post(table, role, *row)


def _before(role: MessageRole) -> str:
    return f"{role} before"


def _nonce(
    look: Look, role: MessageRole, row: PostedMessage, before: PostedMessage | None
) -> Nonce:
    """The same for the same message, however often it is sent. What it follows counts as well: the
    same can be asked again after an undo, or after somebody has deleted the message."""
    after = before.message if before else ""
    return nonce(f"{look.commitment} {look.table} {role} {row.key} {after}")


def _print(post: Post) -> str:
    pictures = [sha256(each.data).hexdigest() for each in post.pictures]
    files = [(name, sha256(data).hexdigest()) for name, data in post.files]
    shown = (post.texts, pictures, [each.alt_text for each in post.pictures], post.rows, files)
    return sha256(repr(shown).encode()).hexdigest()
