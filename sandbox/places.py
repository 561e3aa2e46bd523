"""People, servers and channels, and who may do what in them."""

from collections import defaultdict
from collections.abc import Callable, Iterator
from typing import Any

from sandbox.changes import ChangeSignal
from sandbox.clock import Clock
from sandbox.ids import Snowflakes
from sandbox.model import (
    Application,
    Channel,
    ChannelType,
    Guild,
    Member,
    Overwrite,
    Role,
    ThreadState,
    User,
)
from sandbox.permissions import (
    ALL,
    EVERYONE,
    IN_DMS,
    INVITED,
    TIMED_OUT,
    Permission,
    asked_for,
    can_enter,
    permissions_in,
)

Listener = Callable[[str, Any], None]
"""Told the name of a gateway event and what it is about."""


class Places:
    def __init__(self, clock: Clock, *, bot_name: str = "bot", token: str = "local-token") -> None:
        self.clock = clock
        self.ids = Snowflakes(clock)
        self.changes = ChangeSignal()
        self.listeners: list[Listener] = []
        self.users: dict[int, User] = {}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self._by_guild: dict[int, dict[int, Channel]] = defaultdict(dict)
        self._by_recipient: dict[int, Channel] = {}
        owner = self.add_user("owner")
        self.bot = self.add_user(bot_name, bot=True)
        self.application = Application(self.bot.id, bot_name, owner.id, token)

    def tell(self, event: str, about: Any) -> None:
        for listener in self.listeners:
            listener(event, about)
        self.changes.tell()

    def add_user(self, name: str, *, bot: bool = False, locale: str = "en-US") -> User:
        user = User(self.ids.next(), name.lower().replace(" ", "_"), name, bot, locale)
        self.users[user.id] = user
        return user

    def add_guild(
        self,
        name: str,
        *,
        owner: User | None = None,
        bot_permissions: int | None = INVITED,
        id: int | None = None,
    ) -> Guild:
        """Without permissions for the bot, it is not invited."""
        owner_id = owner.id if owner else self.application.owner_id
        guild = Guild(id or self.ids.next(), name, owner_id)
        guild.roles[guild.id] = Role(guild.id, "@everyone", 0, 0)
        self.guilds[guild.id] = guild
        guild.newcomers_role = self.add_role(guild, "Members", int(EVERYONE)).id
        self.join(guild, self.users[owner_id])
        if bot_permissions is not None:
            self.seat_bot(guild, bot_permissions)
            self.tell("GUILD_CREATE", guild)
        return guild

    def seat_bot(self, guild: Guild, permissions: int) -> None:
        role = self.add_role(guild, self.bot.name, int(permissions))
        role.managed = True
        self.join(guild, self.bot, role)

    def add_role(
        self, guild: Guild, name: str, permissions: int = 0, *, mentionable: bool = False
    ) -> Role:
        place = len(guild.roles)
        role = Role(self.ids.next(), name, permissions, place, mentionable=mentionable)
        guild.roles[role.id] = role
        self.tell("GUILD_ROLE_CREATE", (guild, role))
        return role

    def join(self, guild: Guild, user: User, *roles: Role) -> Member:
        given = [role.id for role in roles]
        if guild.newcomers_role is not None and not user.bot:
            given.append(guild.newcomers_role)
        member = Member(user.id, self.clock.now(), given)
        guild.members[user.id] = member
        self.tell("GUILD_MEMBER_ADD", (guild, member))
        return member

    def add_channel(
        self,
        guild: Guild,
        name: str,
        *overwrites: Overwrite,
        kind: ChannelType = ChannelType.TEXT,
    ) -> Channel:
        position = sum(1 for _ in self.channels_of(guild))
        channel = Channel(
            self.ids.next(),
            kind,
            name,
            guild.id,
            position=position,
            overwrites=list(overwrites),
        )
        self.put_channel(channel)
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
        if parent.type is ChannelType.ANNOUNCEMENT:
            kind = ChannelType.ANNOUNCEMENT_THREAD
        state = ThreadState(owner_id, self.clock.now(), [owner_id])
        thread = Channel(
            id or self.ids.next(), kind, name, parent.guild_id, parent.id, thread=state
        )
        self.put_channel(thread)
        self.tell("THREAD_CREATE", thread)
        return thread

    def dm_with(self, user_id: int) -> Channel:
        known = self._by_recipient.get(user_id)
        if known is None:
            known = Channel(self.ids.next(), ChannelType.DM, recipient_id=user_id)
            self.put_channel(known)
        return known

    def put_channel(self, channel: Channel) -> None:
        """Found by its id, and through its server or the person it is shared with."""
        self.channels[channel.id] = channel
        if channel.guild_id is not None:
            self._by_guild[channel.guild_id][channel.id] = channel
        if channel.recipient_id is not None:
            self._by_recipient[channel.recipient_id] = channel

    def take_channel(self, channel: Channel) -> None:
        del self.channels[channel.id]
        if channel.guild_id is not None:
            del self._by_guild[channel.guild_id][channel.id]

    def channels_of(self, guild: Guild) -> Iterator[Channel]:
        for channel in self._by_guild[guild.id].values():
            if channel.thread is None:
                yield channel

    def threads_of(self, guild: Guild) -> Iterator[Channel]:
        for channel in self._by_guild[guild.id].values():
            if channel.thread is not None:
                yield channel

    def active_threads(self, guild: Guild) -> list[Channel]:
        """Those that the bot can see."""
        return [
            each
            for each in self.threads_of(guild)
            if each.thread and not each.thread.archived and self.has_access(self.bot.id, each)
        ]

    def has_bot(self, guild_id: int | None) -> bool:
        """Or it is no server at all, but direct messages."""
        return guild_id is None or self.bot.id in self.guilds[guild_id].members

    def bots_guilds(self) -> Iterator[Guild]:
        """Those the bot is a member of."""
        for guild in self.guilds.values():
            if self.bot.id in guild.members:
                yield guild

    def permissions(self, channel: Channel, user_id: int) -> Permission:
        """Of a thread, those in its channel: also where the thread itself is closed."""
        if channel.guild_id is None:
            among = {self.bot.id, channel.recipient_id}
            return IN_DMS if user_id in among else Permission(0)
        guild = self.guilds[channel.guild_id]
        within = channel if channel.parent_id is None else self.channels[channel.parent_id]
        granted, member = permissions_in(guild, within, user_id), guild.members.get(user_id)
        until = member.timed_out_until if member else None
        is_over = until is None or until <= self.clock.now() or granted == ALL
        return granted if is_over else granted & TIMED_OUT

    def has_access(self, user_id: int, channel: Channel) -> bool:
        """A private thread is for those who were added to it, and for moderators."""
        granted = self.permissions(channel, user_id)
        if not can_enter(granted, channel):
            return False
        if channel.type is not ChannelType.PRIVATE_THREAD or channel.thread is None:
            return True
        return user_id in channel.thread.members or Permission.MANAGE_THREADS in granted

    def may(self, user_id: int, wanted: Permission, channel: Channel) -> bool:
        granted = self.permissions(channel, user_id)
        return asked_for(wanted, channel) in granted and self.has_access(user_id, channel)
