"""What the announcer needs of the chat: messages sent once, edited, stripped of their buttons.

`bot/discord/message_sender.py` does it for Discord.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, Protocol

from bot.tables import PlayerId, Undeliverable
from bot.tables.table import Nonce
from bot.texts.post import Post


class MessageGone(Exception):
    """Somebody has deleted it, or nobody can change it any more."""


class DmsClosed(Exception):
    """This person takes no direct messages from the bot."""


ClosedReason = Literal["deleted", "no_access", "no_permission", "archived", "locked"]


class ChannelClosed(Undeliverable):
    """The channel is gone, or nothing can be sent there before somebody changes something."""

    def __init__(self, reason: ClosedReason) -> None:
        super().__init__(f"the channel is closed: {reason}")
        self.reason: ClosedReason = reason


@dataclass(frozen=True)
class Sent:
    message: str
    as_asked: bool
    """False where the nonce was known, and what was sent under it before was given back."""


class MessageSender(Protocol):
    """Raises the errors above, `Undeliverable` for what is refused however often it is sent, and
    anything else for what may work another time."""

    async def send(self, channel: str, post: Post, nonce: Nonce, *, silent: bool = False) -> Sent:
        """Calls whoever the post names. The same nonce again gives the same message."""
        ...

    async def edit(self, channel: str, message: str, post: Post) -> None:
        """Calls nobody."""
        ...

    async def strip(self, channel: str, message: str) -> None:
        """The message stays, but there is nothing left to click."""
        ...

    async def direct_channel(self, player: PlayerId) -> str: ...
