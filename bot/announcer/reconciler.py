"""Makes the messages of a table what they should be: sends, edits, replaces, ends them.

Done twice, it changes nothing the second time. What is about to be sent is written down before: a
row without a message may have been sent or not. A message that is replaced or has ended is handed
to the tidier, and nothing waits for that.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from hashlib import sha256

from cachetools import LRUCache

from bot.announcer.direct_channels import DirectChannels
from bot.announcer.message_sender import (
    ChannelClosed,
    DmsClosed,
    MessageFrozen,
    MessageGone,
    MessageSender,
    Sent,
)
from bot.announcer.once_sender import NOT_YET, OnceSender
from bot.announcer.remains import Remains, read_remains
from bot.announcer.tidier import Tidier, old_role
from bot.announcer.wanted import EndedMessage, MessageRole, ShownMessage
from bot.tables import Look, PlayerId, TableId, Tables, Undeliverable
from bot.tables.store import PostedMessage
from bot.texts.post import Post

GONE = "gone"
"""Instead of a message: somebody deleted it before anybody knew which one it was, or there was no
way to send it."""
DONE = "done"
"""Instead of a key: it stands for nothing any more."""
_LAST_SENT = "last sent"
"""The role of what is noted about direct messages."""
_REMEMBERED = 4096

Compose = Callable[[], Awaitable[Post]]
"""Called only where there is something to show."""


class Reconciler:
    def __init__(
        self,
        tables: Tables,
        sender: MessageSender,
        once: OnceSender,
        channels: DirectChannels,
        tidier: Tidier,
    ) -> None:
        self._tables = tables
        self._sender = sender
        self._once = once
        self._channels = channels
        self._tidier = tidier
        self._shown: LRUCache[str, str] = LRUCache(_REMEMBERED)
        """What each message shows, by its id, so that nothing is edited in vain."""

    async def put_right(
        self, look: Look, wanted: ShownMessage | EndedMessage, compose: Compose
    ) -> None:
        if isinstance(wanted, EndedMessage):
            await self._end(look, wanted, compose)
            return

        async def shown_in(channel: str) -> None:
            if wanted.manner == "renew":
                await self._renew(look, wanted, channel, compose)
                return
            row = await self._show(look, wanted, channel, compose)
            if wanted.is_direct:
                await self._note(look, row)

        if wanted.reader is None:
            await shown_in(look.channel)
        else:
            await self._channels.through(wanted.reader, shown_in)

    async def doubt(self, table: TableId) -> None:
        """Somebody may have deleted what stands there: an edit finds out."""
        for row in (await self._tables.posts_of(table)).values():
            self._shown.pop(row.message, None)

    async def _end(self, look: Look, wanted: EndedMessage, compose: Compose) -> None:
        """It is written down what is to become of it; to do so is up to the tidier."""
        table, role = look.table, wanted.role
        row = await self._tables.post_of(table, role)
        if row is None or row.key in (DONE, wanted.unless):
            return
        rows: dict[str, PostedMessage] = {role: PostedMessage(DONE, row.channel, row.message)}
        if row.message == NOT_YET:
            rows[role] = rows[role]._replace(message=GONE)
        if row.message != GONE:
            old = old_role(role, row)
            rows[old] = _stripped(row)
            if wanted.last_words:
                post = await compose()
                said = Remains(post.texts, pings=post.pings, named=_people(look))
                rows[old] = row._replace(kept=said.as_json())
                self._tidier.last_words(table, old, post)
        self._shown.pop(row.message, None)
        await self._tables.remember_posts(table, rows)

    async def _renew(
        self, look: Look, wanted: ShownMessage, channel: str, compose: Compose
    ) -> None:
        """Where there is no way to send it, nothing more is tried before there is news."""
        role = wanted.role
        row = await self._tables.post_of(look.table, role)
        if row is not None and row.key == wanted.key and row.message != NOT_YET:
            return
        post = await compose()
        if row is not None and row.channel == channel and await self._is_last(wanted, row):
            row = await self._edited_in_place(look, wanted, row, post)
            if row.key == wanted.key:
                await self._remember(look, role, row)
                return
        if row is None or (row.key, row.channel) != (wanted.key, channel):
            rows: dict[str, PostedMessage] = {}
            if row is not None and row.message not in (NOT_YET, GONE):
                rows[old_role(role, row)] = _stripped(row)
            row = rows[role] = self._once.fresh(look, role, wanted.key, channel, row)
            await self._tables.remember_posts(look.table, rows)
        try:
            sent = await self._once.send(look.table, role, row, post, silent=True)
            row = self._standing(look, row, sent)
        except ChannelClosed:
            raise
        except (DmsClosed, Undeliverable):
            await self._remember(look, role, row._replace(message=GONE))
            raise
        except MessageGone:
            row = row._replace(message=GONE)
        await self._remember(look, role, row)

    async def _is_last(self, wanted: ShownMessage, row: PostedMessage) -> bool:
        """Whether nothing of any table was sent to its reader since. Ids grow with time."""
        assert wanted.reader is not None
        if not row.message.isdecimal():
            return False
        for table in await self._tables.live_tables_of(wanted.reader):
            for each in (await self._tables.posts_of(table)).values():
                is_message = each.channel == row.channel and each.message.isdecimal()
                if is_message and int(each.message) > int(row.message):
                    return False
        return True

    async def _edited_in_place(
        self, look: Look, wanted: ShownMessage, row: PostedMessage, post: Post
    ) -> PostedMessage:
        """It has its old key where it cannot be edited any more."""
        try:
            sent = await self._sender.edit(row.channel, row.message, post)
        except ChannelClosed:
            raise
        except MessageGone:
            return row._replace(message=GONE)
        except Undeliverable:
            return row
        return self._standing(look, row._replace(key=wanted.key), sent)

    async def _note(self, look: Look, row: PostedMessage) -> None:
        """The last one sent to this person: the row of its role goes on to the next person."""
        role = f"{_LAST_SENT} {row.channel}"
        noted = PostedMessage(_LAST_SENT, row.channel, row.message)
        if await self._tables.post_of(look.table, role) != noted:
            await self._tables.remember_posts(look.table, {role: noted})

    async def _show(
        self, look: Look, wanted: ShownMessage, channel: str, compose: Compose
    ) -> PostedMessage:
        """The message that stands for the key shows the post: edited, or sent if it is new."""
        role = wanted.role
        row = await self._tables.post_of(look.table, role)
        key = wanted.key_after(None if row is None or row.key == DONE else row.key)
        post = await compose()
        if row is not None and row.message == NOT_YET and row.channel == channel:
            row = await self._found(look, role, row, key, post)
        if row is not None and (row.key, row.channel) == (key, channel):
            row = await self._edited(look, role, row, post)
        else:
            fresh = self._once.fresh(look, role, key, channel, row)
            row = await self._replaced(look, role, row, fresh, post)
        if wanted.becomes is not None and row.key != wanted.becomes:
            row = row._replace(key=wanted.becomes)
            await self._remember(look, role, row)
        return row

    async def _found(
        self, look: Look, role: MessageRole, row: PostedMessage, key: str, post: Post
    ) -> PostedMessage:
        """The message whose fate is unknown: what is true now is sent in its place. Never to
        another place than it is meant for, as it may be for one person's eyes only."""
        try:
            sent = await self._once.send(look.table, role, row, post)
            row = self._standing(look, row._replace(key=key if sent.as_asked else row.key), sent)
            if sent.as_asked:
                self._shown[row.message] = _print(post)
        except MessageGone:  # it came through, and was deleted at once
            row = row._replace(key=DONE, message=GONE)
        await self._remember(look, role, row)
        return row

    async def _edited(
        self, look: Look, role: MessageRole, row: PostedMessage, post: Post
    ) -> PostedMessage:
        """If that is refused, another message takes its place: nobody is left without buttons."""
        if self._shown.get(row.message) == _print(post):
            return row
        try:
            sent = await self._sender.edit(row.channel, row.message, post)
        except ChannelClosed:
            raise
        except MessageGone as error:
            frozen = isinstance(error, MessageFrozen)
            if frozen and look.stage == "over":
                return row  # somebody has locked the thread of a game that was played long ago
            gone = row if frozen else row._replace(key=DONE)
            again = self._again(look, role, row)
            return await self._replaced(look, role, gone, again, post, silent=frozen)
        except Undeliverable:
            again = self._again(look, role, row)
            return await self._replaced(look, role, row, again, post, silent=True)
        row = self._standing(look, row, sent)
        await self._remember(look, role, row)
        self._shown[row.message] = _print(post)
        return row

    async def _replaced(
        self,
        look: Look,
        role: MessageRole,
        old: PostedMessage | None,
        row: PostedMessage,
        post: Post,
        *,
        silent: bool = False,
    ) -> PostedMessage:
        """Silently where the old one stays: it has called whoever this one is for."""
        rows: dict[str, PostedMessage] = {role: row}
        if old is not None and old.key != DONE and old.message != GONE:
            self._shown.pop(old.message, None)
            rows[old_role(role, old)] = _stripped(old)
        await self._tables.remember_posts(look.table, rows)
        sent = await self._once.send(look.table, role, row, post, silent=silent)
        row = self._standing(look, row, sent)
        await self._remember(look, role, row)
        if sent.as_asked:
            self._shown[row.message] = _print(post)
            return row
        return await self._edited(look, role, row, post)

    def _again(self, look: Look, role: MessageRole, row: PostedMessage) -> PostedMessage:
        return self._once.fresh(look, role, row.key, row.channel, row)

    def _standing(self, look: Look, row: PostedMessage, sent: Sent) -> PostedMessage:
        kept = replace(sent.remains, named=_people(look))
        return row._replace(message=sent.message, kept=kept.as_json())

    async def _remember(self, look: Look, role: MessageRole, row: PostedMessage) -> None:
        await self._tables.remember_posts(look.table, {role: row})


def _stripped(row: PostedMessage) -> PostedMessage:
    kept = read_remains(row.kept)
    return row if kept is None else row._replace(kept=kept.lasting().as_json())


def _people(look: Look) -> tuple[PlayerId, ...]:
    players = [guest.player for guest in look.guests] + [look.host]
    return tuple(dict.fromkeys(player for player in players if player))


def _print(post: Post) -> str:
    pictures = [sha256(each.data).hexdigest() for each in post.pictures]
    files = [(name, sha256(data).hexdigest()) for name, data in post.files]
    shown = (post.texts, pictures, [each.alt_text for each in post.pictures], post.rows, files)
    return sha256(repr(shown).encode()).hexdigest()
