"""What there is on a Discord: people, servers, channels, messages. Plain data, as it is stored."""

from dataclasses import dataclass, field
from enum import IntEnum, IntFlag
from typing import Any

Json = dict[str, Any]
BY_SERVER, BY_PERSON = 0, 1
"""Who has installed an application."""


class ChannelType(IntEnum):
    TEXT = 0
    DM = 1
    VOICE = 2
    ANNOUNCEMENT = 5
    ANNOUNCEMENT_THREAD = 10
    PUBLIC_THREAD = 11
    PRIVATE_THREAD = 12
    STAGE = 13
    FORUM = 15


class MessageFlag(IntFlag):
    SUPPRESS_EMBEDS = 1 << 2
    HAS_THREAD = 1 << 5
    EPHEMERAL = 1 << 6
    LOADING = 1 << 7
    SUPPRESS_NOTIFICATIONS = 1 << 12
    COMPONENTS_V2 = 1 << 15


class MessageType(IntEnum):
    DEFAULT = 0
    PINNED = 6
    THREAD_CREATED = 18
    REPLY = 19
    COMMAND = 20


@dataclass
class User:
    id: int
    name: str
    display_name: str
    bot: bool = False
    locale: str = "en-US"
    chose_locale: bool = False
    """Else it follows the browser they look with, as a new Discord does."""
    takes_dms: bool = True
    installed_app: bool = False
    """Whether this person has installed the application for themselves."""
    read: dict[int, int] = field(default_factory=dict)
    """By channel, the newest message this person has seen."""
    dismissed: list[int] = field(default_factory=list)
    """Ephemeral messages that are out of sight, though the bot may still edit them."""


@dataclass
class Role:
    id: int
    name: str
    permissions: int
    position: int
    managed: bool = False
    """Whether it came with the bot, and goes with it."""
    mentionable: bool = False
    """Whether anybody may call those who have it; Discord leaves that off."""


@dataclass
class Member:
    user_id: int
    joined_at: float
    roles: list[int] = field(default_factory=list)
    timed_out_until: float | None = None
    """Until then they may only look; nobody is told when it is over."""


@dataclass
class Overwrite:
    """What one role or one member may, or may not, do in a channel."""

    target: int
    of_member: bool
    allow: int = 0
    deny: int = 0


@dataclass
class ThreadState:
    owner_id: int
    created_at: float
    members: list[int] = field(default_factory=list)
    archived: bool = False
    locked: bool = False
    auto_archive_minutes: int = 1440


@dataclass
class Channel:
    id: int
    type: ChannelType
    name: str = ""
    guild_id: int | None = None
    parent_id: int | None = None
    position: int = 0
    topic: str | None = None
    overwrites: list[Overwrite] = field(default_factory=list)
    recipient_id: int | None = None
    thread: ThreadState | None = None
    last_message_id: int | None = None
    message_count: int = 0


@dataclass
class Guild:
    id: int
    name: str
    owner_id: int
    locale: str = "en-US"
    roles: dict[int, Role] = field(default_factory=dict)
    members: dict[int, Member] = field(default_factory=dict)
    newcomers_role: int | None = None
    """What people get who join: @everyone itself may do nothing, so that the bot has no more
    than its invitation gave it."""
    unavailable: bool = False


@dataclass
class Attachment:
    id: int
    channel_id: int
    filename: str
    content_type: str
    data: bytes
    description: str | None = None
    width: int | None = None
    height: int | None = None
    ephemeral: bool = False


@dataclass
class Origin:
    """The interaction a message came from."""

    id: int
    type: int
    user_id: int
    name: str | None = None
    answered_message_id: int | None = None
    """For a follow-up: the message that was the answer itself."""
    interacted_message_id: int | None = None
    """For a click: the message with the button."""
    opened_by: "Origin | None" = None
    """For a modal: what it was shown in answer to."""


@dataclass
class Message:
    id: int
    channel_id: int
    author_id: int
    created_at: float
    content: str = ""
    embeds: list[Json] = field(default_factory=list)
    components: list[Json] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    type: MessageType = MessageType.DEFAULT
    flags: int = 0
    nonce: str | int | None = None
    tts: bool = False
    edited_at: float | None = None
    pinned_at: float | None = None
    reactions: dict[str, list[int]] = field(default_factory=dict)
    mentions: list[int] = field(default_factory=list)
    mentioned_roles: list[int] = field(default_factory=list)
    pinged: list[int] = field(default_factory=list)
    """Whom it called: those it mentioned when it was sent. An edit calls nobody."""
    mentions_everyone: bool = False
    reference: Json | None = None
    origin: Origin | None = None
    viewer_id: int | None = None
    """The only one who sees it, if it is ephemeral."""
    thread_id: int | None = None

    def has(self, flag: MessageFlag) -> bool:
        return bool(self.flags & flag)


@dataclass
class Application:
    """The bot's own entry, with the token it logs in with."""

    id: int
    name: str
    owner_id: int
    token: str
    privileged_intents: int = 0
    """Which of the intents that need Discord's consent it was given."""
    portal: Json = field(default_factory=dict)
    """What its owner has set in the developer portal, by Discord's own names."""
    integration_types: tuple[int, ...] = (BY_SERVER, BY_PERSON)
    """Who may install it; new applications allow both."""
