"""What the announcer needs of the chat: messages sent once, edited, stripped of their buttons.

`bot/discord/message_sender.py` does it for Discord.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, Protocol

from bot.announcer.remains import Remains
from bot.tables import Blocked, PlayerId
from bot.tables.table import Nonce
from bot.texts.post import Post


class MessageGone(Exception):
    """Somebody has deleted it, or nobody can change it any more."""


class MessageFrozen(MessageGone):
    """It stands in a thread that is archived or locked."""


class DmsClosed(Exception):
    """This person takes no direct messages from the bot."""


ClosedReason = Literal["deleted", "no_access", "no_permission", "archived", "locked", "rejected"]
"""Rejected: not the channel, but all that is said there."""


class ChannelClosed(Blocked):
    """The channel is gone, or nothing can be sent there before somebody changes something."""

    def __init__(self, reason: ClosedReason) -> None:
        super().__init__(f"the channel is closed: {reason}")
        self.reason: ClosedReason = reason


class BotFlagged(Exception):
    """Discord takes the bot for a spammer. Only whoever runs it can do something about it."""


@dataclass(frozen=True)
class Sent:
    message: str
    as_asked: bool
    """False where the nonce was known, and what was sent under it before was given back."""
    remains: Remains
    """What will stay of it."""


class MessageSender(Protocol):
    """Raises the errors above, the tables' `Undeliverable` for what is refused however often it is
    sent, and anything else for what may work another time."""

    async def send(self, channel: str, post: Post, nonce: Nonce, *, silent: bool = False) -> Sent:
        """Calls whoever the post names. The same nonce again gives the same message. What is
        refused is tried without its pictures, then with nothing but whom it calls and its
        buttons."""
        ...

    async def find(
        self, channel: str, nonce: Nonce | None, since: float | None, post: Post | None
    ) -> Sent | None:
        """The message that was sent under this nonce, or one with the buttons of the post, if it
        stands in the channel and the bot may read there. `since` is a time not after it came."""
        ...

    async def edit(self, channel: str, message: str, post: Post) -> Sent:
        """Calls nobody. Without its pictures, if it is refused with them."""
        ...

    async def strip(self, channel: str, message: str, remains: Remains | None) -> None:
        """Nothing is left to click. Where it is not known what remains, the message is read."""
        ...

    async def delete(self, channel: str, message: str) -> None:
        """As if it had never been there; whom it called finds nothing in their inbox."""
        ...

    def is_seen_from(self, channel: str, other: str) -> bool:
        """Whether every role that sees the channel sees the other one too."""
        ...

    def hears(self, guild: str) -> bool:
        """Whether this process knows what happens in a server; of several, one does."""
        ...

    def spoken_in(self, guild: str) -> str | None:
        """The language that a server has chosen in Discord."""
        ...

    async def open_thread(self, channel: str, message: str, name: str) -> str:
        """Below the message; the same one again, if it has one."""
        ...

    async def archive_thread(self, thread: str) -> None: ...

    async def direct_channel(self, player: PlayerId) -> str: ...
