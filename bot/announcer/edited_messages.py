"""Messages that stand for something at a table: one for each role, edited or replaced.

What is about to be sent is written down before: a row without a message may have been sent or not.
It is sent again under the same nonce, which Discord answers with the message it knows. The message
that is replaced is written down too, until it has lost its buttons.
"""

from __future__ import annotations

from collections import OrderedDict
from contextlib import suppress
from hashlib import sha256
from typing import Literal, get_args

from bot.announcer.message_sender import MessageGone, MessageSender, Sent
from bot.tables import Look, PlayerId, TableId, Tables
from bot.tables.store import PostedMessage
from bot.tables.table import Nonce, nonce
from bot.texts.post import Post

Role = Literal["lobby", "table", "partner", "vote", "removal", "over"]
STANDING: tuple[Role, ...] = get_args(Role)
NOT_YET = ""
"""Instead of a message: it is being sent."""
GONE = "gone"
"""Instead of a message: somebody deleted it before anybody knew which one it was."""
DONE = "done"
"""Instead of a key: it stands for nothing any more."""
_REMEMBERED = 4096


class Standing:
    def __init__(self, tables: Tables, sender: MessageSender) -> None:
        self._tables = tables
        self._sender = sender
        self._shown: OrderedDict[str, str] = OrderedDict()
        """What each message shows, by its id, so that nothing is edited in vain."""

    def doubt(self) -> None:
        """Whatever is shown next is looked at again: somebody may have deleted it."""
        self._shown.clear()

    async def key_of(self, table: TableId, role: Role) -> str | None:
        """What the message of that role stands for; None if there is none, or not any more."""
        row = await self._tables.post_of(table, role)
        return None if row is None or row.key == DONE else row.key

    async def show(
        self,
        look: Look,
        role: Role,
        key: str,
        post: Post,
        *,
        channel: str | None = None,
        silent: bool = False,
    ) -> None:
        """The message that stands for the key shows the post: edited, or sent if it is new."""
        where = channel or look.channel
        row = await self._settled(
            look, role, PostedMessage(key, where, NOT_YET), post, silent=silent
        )
        if row is not None and (row.key, row.channel) == (key, where):
            try:
                await self._edit(row, post)
                return
            except MessageGone:
                row = row._replace(key=DONE)
        await self._replace(
            look, role, row, PostedMessage(key, where, NOT_YET), post, silent=silent
        )

    async def rename(self, look: Look, role: Role, key: str) -> None:
        """The message that is shown stands for something else from now on."""
        row = await self._tables.post_of(look.table, role)
        if row is not None and row.key not in (key, DONE) and row.message != NOT_YET:
            await self._remember(look.table, role, row._replace(key=key))

    async def finish(self, look: Look, role: Role, post: Post | None = None) -> None:
        """It stands for nothing any more: with last words, or as it is but without buttons."""
        row = await self._tables.post_of(look.table, role)
        if row is None or row.key == DONE:
            return
        if post is not None:
            row = await self._settled(look, role, row._replace(key=DONE), post) or row
            if row.message != GONE:
                with suppress(MessageGone):
                    await self._edit(row, post)
        else:
            await self._old_stripped(look, role, row)
            if row.message != NOT_YET:
                await self._strip(row)
        await self._remember(look.table, role, row._replace(key=DONE))

    async def forget(self, look: Look, role: Role) -> None:
        """It was never sent; what it was to replace has had its time all the same."""
        before = await self._tables.post_of(look.table, _before(role))
        await self._tables.forget_post(look.table, role)
        await self._tables.forget_post(look.table, _before(role))
        if before is not None and before.message != NOT_YET:
            await self._strip(before)

    async def _settled(
        self, look: Look, role: Role, wanted: PostedMessage, post: Post, *, silent: bool = False
    ) -> PostedMessage | None:
        """What is known for sure: nothing on its way, and what was replaced has no buttons."""
        row = await self._tables.post_of(look.table, role)
        if row is not None and row.message == NOT_YET:
            row = await self._found(look, role, row, wanted, post, silent=silent)
        await self._old_stripped(look, role, row)
        return row

    async def _found(
        self,
        look: Look,
        role: Role,
        row: PostedMessage,
        wanted: PostedMessage,
        post: Post,
        *,
        silent: bool,
    ) -> PostedMessage | None:
        """The message whose fate is unknown: what is true now is sent in its place. Never to
        another place than it is meant for, as it may be for one person's eyes only."""
        if row.channel != wanted.channel:
            return None
        before = await self._tables.post_of(look.table, _before(role))
        try:
            sent = await self._send(look, role, row, before, post, silent=silent)
            row = PostedMessage(wanted.key if sent.as_asked else row.key, row.channel, sent.message)
        except MessageGone:  # it came through, and was deleted at once
            row = PostedMessage(DONE, row.channel, GONE)
        await self._remember(look.table, role, row)
        return row

    async def _old_stripped(self, look: Look, role: Role, row: PostedMessage | None) -> None:
        before = await self._tables.post_of(look.table, _before(role))
        if before is not None:
            if row is None or row.message != before.message:
                await self._strip(before)
            await self._tables.forget_post(look.table, _before(role))

    async def _replace(
        self,
        look: Look,
        role: Role,
        old: PostedMessage | None,
        new: PostedMessage,
        post: Post,
        *,
        silent: bool,
    ) -> None:
        table = look.table
        if old is not None:
            await self._remember(table, _before(role), old)
        await self._remember(table, role, new)
        sent = await self._send(look, role, new, old, post, silent=silent)
        await self._remember(table, role, PostedMessage(new.key, new.channel, sent.message))
        if sent.as_asked:
            self._note(sent.message, post)
        else:
            await self._edit(PostedMessage(new.key, new.channel, sent.message), post)
        if old is not None:
            await self._strip(old)
            await self._tables.forget_post(table, _before(role))

    async def _send(
        self,
        look: Look,
        role: Role,
        row: PostedMessage,
        before: PostedMessage | None,
        post: Post,
        *,
        silent: bool,
    ) -> Sent:
        return await self._sender.send(
            row.channel, post, _nonce(look, role, row, before), silent=silent
        )

    async def _edit(self, row: PostedMessage, post: Post) -> None:
        if self._shown.get(row.message) == _print(post):
            return
        await self._sender.edit(row.channel, row.message, post)
        self._note(row.message, post)

    async def _strip(self, row: PostedMessage) -> None:
        self._shown.pop(row.message, None)
        if row.key == DONE:
            return
        with suppress(MessageGone):
            await self._sender.strip(row.channel, row.message)

    async def _remember(self, table: TableId, role: str, row: PostedMessage) -> None:
        await self._tables.remember_post(table, role, *row)

    def _note(self, message: str, post: Post) -> None:
        self._shown[message] = _print(post)
        self._shown.move_to_end(message)
        while len(self._shown) > _REMEMBERED:
            self._shown.popitem(last=False)


def token_of(look: Look, player: PlayerId) -> str:
    """Tells one person at a table from another, in a key that outlives their wish to be forgotten:
    it leads back to nobody."""
    return sha256(f"{look.commitment} {look.table} {player}".encode()).hexdigest()[:8]


def _before(role: Role) -> str:
    return f"{role} before"


def _nonce(look: Look, role: Role, row: PostedMessage, before: PostedMessage | None) -> Nonce:
    """The same for the same message, however often it is sent. What it follows counts as well: the
    same can be asked again after an undo, or after somebody has deleted the message."""
    after = before.message if before else ""
    return nonce(f"{look.commitment} {look.table} {role} {row.key} {after}")


def _print(post: Post) -> str:
    pictures = [sha256(each.data).hexdigest() for each in post.pictures]
    files = [(name, sha256(data).hexdigest()) for name, data in post.files]
    shown = (post.texts, pictures, [each.alt_text for each in post.pictures], post.rows, files)
    return sha256(repr(shown).encode()).hexdigest()
