"""The state of a small Discord, and everything that can be done to it."""

from collections import defaultdict
from collections.abc import Callable, Iterator
from typing import Any

from sandbox import errors
from sandbox.changes import Changes
from sandbox.clock import Clock
from sandbox.ids import Snowflakes
from sandbox.model import (
    Application,
    Attachment,
    Channel,
    ChannelType,
    Guild,
    Json,
    Member,
    Message,
    MessageType,
    Overwrite,
    Role,
    ThreadState,
    User,
)
from sandbox.permissions import ALL, EVERYONE, IN_DMS, Permission, permissions_in

Listener = Callable[[str, Any], None]
"""Told the name of a gateway event and what it is about."""


class World:
    def __init__(self, clock: Clock, *, bot_name: str = "bot", token: str = "local-token") -> None:
        self.clock = clock
        self.ids = Snowflakes(clock)
        self.changes = Changes()
        self.users: dict[int, User] = {}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.messages: dict[int, dict[int, Message]] = defaultdict(dict)
        self.attachments: dict[int, Attachment] = {}
        self.commands: dict[int | None, dict[int, Json]] = defaultdict(dict)
        """By guild, and under None those for everywhere."""
        self.typing: dict[int, float] = {}
        """Channels in which the bot showed that it is typing, and when it last did."""
        self.listeners: list[Listener] = []
        owner = self.add_user("owner")
        self.bot = self.add_user(bot_name, bot=True)
        self.application = Application(self.bot.id, bot_name, owner.id, token)

    def tell(self, event: str, about: Any) -> None:
        for listener in self.listeners:
            listener(event, about)
        self.changes.tell()

    # People and places

    def add_user(self, name: str, *, bot: bool = False, locale: str = "en-US") -> User:
        user = User(self.ids.next(), name.lower().replace(" ", "_"), name, bot, locale)
        self.users[user.id] = user
        return user

    def add_guild(
        self,
        name: str,
        *,
        owner: User | None = None,
        bot_permissions: int = ALL,
        id: int | None = None,
    ) -> Guild:
        owner_id = owner.id if owner else self.application.owner_id
        guild = Guild(id or self.ids.next(), name, owner_id)
        guild.roles[guild.id] = Role(guild.id, "@everyone", int(EVERYONE), 0)
        self.guilds[guild.id] = guild
        self.join(guild, self.users[owner_id])
        bot_role = self.add_role(
            guild, self.bot.name, int(bot_permissions & ~Permission.ADMINISTRATOR)
        )
        self.join(guild, self.bot, bot_role)
        self.tell("GUILD_CREATE", guild)
        return guild

    def add_role(self, guild: Guild, name: str, permissions: int = 0) -> Role:
        role = Role(self.ids.next(), name, permissions, len(guild.roles))
        guild.roles[role.id] = role
        return role

    def join(self, guild: Guild, user: User, *roles: Role) -> Member:
        member = Member(user.id, self.clock.now(), [role.id for role in roles])
        guild.members[user.id] = member
        self.tell("GUILD_MEMBER_ADD", (guild, member))
        return member

    def add_channel(self, guild: Guild, name: str, *overwrites: Overwrite) -> Channel:
        position = sum(1 for _ in self.channels_of(guild))
        channel = Channel(
            self.ids.next(),
            ChannelType.TEXT,
            name,
            guild.id,
            position=position,
            overwrites=list(overwrites),
        )
        self.channels[channel.id] = channel
        self.tell("CHANNEL_CREATE", channel)
        return channel

    def add_thread(
        self,
        parent: Channel,
        name: str,
        owner_id: int,
        *,
        private: bool = False,
        id: int | None = None,
    ) -> Channel:
        kind = ChannelType.PRIVATE_THREAD if private else ChannelType.PUBLIC_THREAD
        state = ThreadState(owner_id, self.clock.now(), [owner_id])
        thread = Channel(
            id or self.ids.next(), kind, name, parent.guild_id, parent.id, thread=state
        )
        self.channels[thread.id] = thread
        self.tell("THREAD_CREATE", thread)
        return thread

    def dm_with(self, user_id: int) -> Channel:
        for channel in self.channels.values():
            if channel.recipient_id == user_id:
                return channel
        channel = Channel(self.ids.next(), ChannelType.DM, recipient_id=user_id)
        self.channels[channel.id] = channel
        return channel

    def remove_channel(self, channel: Channel) -> None:
        del self.channels[channel.id]
        self.messages.pop(channel.id, None)
        self.tell("CHANNEL_DELETE" if channel.thread is None else "THREAD_DELETE", channel)

    def channels_of(self, guild: Guild) -> Iterator[Channel]:
        for channel in self.channels.values():
            if channel.guild_id == guild.id and channel.thread is None:
                yield channel

    def threads_of(self, guild: Guild) -> Iterator[Channel]:
        for channel in self.channels.values():
            if channel.guild_id == guild.id and channel.thread is not None:
                yield channel

    # Messages

    def add_message(self, message: Message) -> None:
        channel = self.channels[message.channel_id]
        self.messages[channel.id][message.id] = message
        self._keep_files(message)
        if message.viewer_id is None:
            channel.last_message_id = message.id
            channel.message_count += 1
            self.tell("MESSAGE_CREATE", message)
        else:
            self.changes.tell()

    def note(self, channel: Channel, kind: MessageType, about: str, **more: Any) -> None:
        """A line that Discord itself writes into a channel about what the bot did there."""
        now = self.clock.now()
        self.add_message(
            Message(self.ids.next(), channel.id, self.bot.id, now, about, type=kind, **more)
        )

    def message_changed(self, message: Message) -> None:
        self._keep_files(message)
        if message.viewer_id is None:
            self.tell("MESSAGE_UPDATE", message)
        else:
            self.changes.tell()

    def remove_message(self, message: Message) -> None:
        del self.messages[message.channel_id][message.id]
        if message.viewer_id is None:
            self.tell("MESSAGE_DELETE", message)
        else:
            self.changes.tell()

    def message(self, channel_id: int, message_id: int) -> Message:
        """As everyone may ask for it; an ephemeral one is not to be had this way."""
        found = self.messages[channel_id].get(message_id)
        if found is None or found.viewer_id is not None:
            raise errors.unknown("message")
        return found

    def _keep_files(self, message: Message) -> None:
        self.attachments.update({each.id: each for each in message.attachments})

    # Questions

    def permissions(self, channel: Channel, user_id: int) -> Permission:
        if channel.guild_id is None:
            among = {self.bot.id, channel.recipient_id}
            return IN_DMS if user_id in among else Permission(0)
        guild = self.guilds[channel.guild_id]
        if channel.thread is None:
            return permissions_in(guild, channel, user_id)
        assert channel.parent_id is not None
        granted = permissions_in(guild, self.channels[channel.parent_id], user_id)
        may_know = (
            channel.type is not ChannelType.PRIVATE_THREAD
            or user_id in channel.thread.members
            or Permission.MANAGE_THREADS in granted
        )
        if not may_know:
            return Permission(0)
        # In a thread, speaking is another permission than in its channel.
        granted &= ~Permission.SEND_MESSAGES
        if Permission.SEND_MESSAGES_IN_THREADS in granted:
            granted |= Permission.SEND_MESSAGES
        return granted

    def may(self, user_id: int, permission: Permission, channel: Channel) -> bool:
        return permission in self.permissions(channel, user_id)

    def visible_to(self, user_id: int, channel: Channel) -> list[Message]:
        """Oldest first; ephemeral ones of this user only."""
        seeing = Permission.VIEW_CHANNEL | Permission.READ_MESSAGE_HISTORY
        if not self.may(user_id, seeing, channel):
            return []
        return [
            message
            for message in self.messages[channel.id].values()
            if message.viewer_id in (None, user_id)
        ]
