"""What the people who run a server do to it: the bot hears of it, and has to live with it."""

from collections.abc import Iterator
from contextlib import contextmanager

from sandbox.model import Channel, Guild, Overwrite, Role, User
from sandbox.permissions import INVITED, Permission
from sandbox.places import Places


class ModeratedPlaces(Places):
    def remove_bot(self, guild: Guild) -> None:
        """Sent away, with the role that came with it."""
        member = guild.members.pop(self.bot.id)
        for thread in self.threads_of(guild):
            if thread.thread and self.bot.id in thread.thread.members:
                thread.thread.members.remove(self.bot.id)
        for number in member.roles:
            if guild.roles[number].managed:
                del guild.roles[number]
        self.tell("GUILD_DELETE", guild)

    def invite_bot(self, guild: Guild, permissions: int = INVITED) -> None:
        self.seat_bot(guild, permissions)
        self.tell("GUILD_CREATE", guild)

    def outage(self, guild: Guild) -> None:
        """Discord itself has lost sight of the server; requests about it fail with 503."""
        guild.unavailable = True
        self.tell("GUILD_DELETE", guild)

    def recover(self, guild: Guild) -> None:
        guild.unavailable = False
        self.tell("GUILD_AVAILABLE", guild)

    def bot_role(self, guild: Guild) -> Role:
        """The one its invitation brought along."""
        own = guild.members[self.bot.id].roles
        return next(guild.roles[role] for role in own if guild.roles[role].managed)

    def set_role(self, guild: Guild, role: Role, permissions: int) -> None:
        with self._telling_of_threads(guild):
            role.permissions = int(permissions)
            self.tell("GUILD_ROLE_UPDATE", (guild, role))

    def remove_role(self, guild: Guild, role: Role) -> None:
        with self._telling_of_threads(guild):
            for member in guild.members.values():
                if role.id in member.roles:
                    member.roles.remove(role.id)
            del guild.roles[role.id]
            self.tell("GUILD_ROLE_DELETE", (guild, role))

    def give_role(self, guild: Guild, user: User, role: Role) -> None:
        with self._telling_of_threads(guild):
            guild.members[user.id].roles.append(role.id)
            self.tell("GUILD_MEMBER_UPDATE", (guild, guild.members[user.id]))

    def take_role(self, guild: Guild, user: User, role: Role) -> None:
        with self._telling_of_threads(guild):
            guild.members[user.id].roles.remove(role.id)
            self.tell("GUILD_MEMBER_UPDATE", (guild, guild.members[user.id]))

    def time_out(self, guild: Guild, user: User, seconds: float) -> None:
        """They may only look. That it begins is told, that it ends is not."""
        member = guild.members[user.id]
        member.timed_out_until = self.clock.now() + seconds
        self.tell("GUILD_MEMBER_UPDATE", (guild, member))

    def set_permissions(
        self, channel: Channel, target: User | Role, *, allow: int = 0, deny: int = 0
    ) -> None:
        """Of a person, the bot or a role in one channel; without any, as everywhere else."""
        assert channel.guild_id is not None
        with self._telling_of_threads(self.guilds[channel.guild_id]):
            others = [each for each in channel.overwrites if each.target != target.id]
            new = Overwrite(target.id, isinstance(target, User), int(allow), int(deny))
            channel.overwrites = [*others, new] if allow or deny else others
            self.tell("CHANNEL_UPDATE", channel)

    def archive(self, thread: Channel) -> None:
        self._set_thread(thread, archived=True)

    def unarchive(self, thread: Channel) -> None:
        self._set_thread(thread, archived=False)

    def lock(self, thread: Channel) -> None:
        self._set_thread(thread, locked=True)

    def unlock(self, thread: Channel) -> None:
        self._set_thread(thread, locked=False)

    def add_to_thread(self, thread: Channel, user_id: int) -> None:
        assert thread.thread is not None
        if user_id not in thread.thread.members:
            thread.thread.members.append(user_id)
            if user_id == self.bot.id:
                self.tell("THREAD_JOINED", thread)
            self.tell("THREAD_MEMBERS_UPDATE", (thread, [user_id], []))

    def remove_from_thread(self, thread: Channel, user_id: int) -> None:
        assert thread.thread is not None
        if user_id in thread.thread.members:
            thread.thread.members.remove(user_id)
            self.tell("THREAD_MEMBERS_UPDATE", (thread, [], [user_id]))

    def _set_thread(
        self, thread: Channel, *, archived: bool | None = None, locked: bool | None = None
    ) -> None:
        state = thread.thread
        assert state is not None
        state.archived = state.archived if archived is None else archived
        state.locked = state.locked if locked is None else locked
        self.tell("THREAD_UPDATE", thread)

    @contextmanager
    def _telling_of_threads(self, guild: Guild) -> Iterator[None]:
        """Who comes to see a channel is told which threads there are in it."""
        before = self._seen_by_bot(guild)
        yield
        if found := [each for each in self._seen_by_bot(guild) if each not in before]:
            self.tell("THREAD_LIST_SYNC", (guild, found))

    def _seen_by_bot(self, guild: Guild) -> list[Channel]:
        return [
            channel
            for channel in self.channels_of(guild)
            if self.may(self.bot.id, Permission.VIEW_CHANNEL, channel)
        ]
