"""One click or command as handlers see it: who asks, where, and how they are answered.

`bot/discord/discord_visit.py` is a visit over Discord. Nothing here knows discord.py.
"""

from typing import Literal, Protocol

from bot.tables import PlayerId, Request
from bot.texts.post import Form, Post
from words import Words

ChannelPermission = Literal[
    "view", "connect", "send", "threads", "embed", "attach", "open-threads", "history"
]  # fmt: skip


class TooLate(Exception):
    """No answer is taken any more: nothing must be done for whoever asked."""


class PrivateMessage(Protocol):
    """One that only this person sees."""

    @property
    def id(self) -> str: ...

    async def delete(self) -> None:
        """As far as Discord lets a bot: for 15 minutes, and if it is still there. Never fails."""
        ...


class Visit(Protocol):
    id: str
    """The same when Discord repeats the event."""
    player: PlayerId
    name: str
    locale: str
    words: Words
    """In the language of whoever asks."""
    channel: str
    guild: str | None
    """The server of the channel."""
    guild_locale: str | None
    """The language that the server has chosen in Discord."""
    in_private: bool
    """In direct messages, with no server around."""
    invited: bool
    """Whether the server has installed the bot, not only whoever asks."""
    moderates: bool
    """Whether the server lets this person manage the messages of the channel."""
    administers: bool
    """Whether the server lets this person manage it."""
    roles: frozenset[str]
    """Of this person in the server."""
    clicked: str
    """The private message that was clicked; empty for whatever everyone sees, and for commands."""
    shown: PrivateMessage | None
    """The last private message of this visit."""

    @property
    def request(self) -> Request:
        return Request(f"interaction {self.id}", self.player, moderator=self.moderates)

    @property
    def missing_permissions(self) -> tuple[ChannelPermission, ...]:
        """What a table needs in a place of this kind and the bot was not granted."""
        ...

    @property
    def takes_threads(self) -> bool:
        """Whether a thread can be opened in a place of this kind."""
        ...

    @property
    def missing_for_threads(self) -> tuple[ChannelPermission, ...]:
        """What the bot needs besides to open a thread here, and was not granted."""
        ...

    def may_see(self, channel: str) -> bool:
        """Whether this person sees that channel of the server, as far as the bot knows."""
        ...

    async def is_shut_out(self) -> bool:
        """In a private thread that nobody has added the bot to: commands work, posts don't."""
        ...

    @property
    def latency(self) -> float:
        """Seconds for a heartbeat to Discord and back; not finite before the first one."""
        ...

    def channel_name(self, channel: str) -> str:
        """Empty where the bot does not know the channel."""
        ...

    def link_to(self, channel: str, message: str = "", *, in_private: bool = False) -> str:
        """The address of a channel of a server or of direct messages, or of a message there; empty
        as for names."""
        ...

    async def think(self) -> None:
        """A private answer will follow; after a click on a private message, a change of it."""
        ...

    async def hold(self) -> None:
        """Received; what was clicked stays as it is until the announcer changes it."""
        ...

    async def show(self, post: Post) -> None:
        """Privately: in place of the private message that was clicked, or as a new one."""
        ...

    async def say(self, post: Post) -> None:
        """Privately, as a new message: what was clicked stays as it is."""
        ...

    async def ask(self, form: Form) -> None:
        """Opens a form as the first answer, or says sorry for being too slow."""
        ...

    async def type_in_channel(self) -> None:
        """Shows everyone in the channel that something is coming. Never fails, never takes long."""
        ...
