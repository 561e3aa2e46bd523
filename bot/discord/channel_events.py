"""What happens to servers, channels and threads, as far as it changes where the bot can speak.

A change of permissions is told of the role or the channel it was made for, and threads inherit it.
So whatever may open something wakes all tables of the server that wait; where nothing waits, that
costs nothing.
"""

from __future__ import annotations

from functools import partial

import discord
from discord.abc import GuildChannel

from bot.discord.shards import hears
from bot.tables import Tables


class ChannelEvents(discord.Client):
    """Listens, for the client that inherits it."""

    tables: Tables

    async def on_ready(self) -> None:
        """What happened while nobody listened was not told."""
        guilds = {str(guild.id) for guild in self.guilds}
        await self.tables.places.guilds_found(guilds, self._guild_of, partial(hears, self))
        self.tables.said.wake_all()

    async def on_shard_ready(self, _shard: int) -> None:
        self.tables.said.wake_all()

    async def on_guild_join(self, guild: discord.Guild) -> None:
        await self.tables.places.guild_joined(str(guild.id))

    async def on_guild_available(self, guild: discord.Guild) -> None:
        await self.tables.places.guild_joined(str(guild.id))

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Never for one that cannot be reached just now."""
        await self.tables.places.guild_left(str(guild.id))

    async def on_guild_update(self, _before: discord.Guild, after: discord.Guild) -> None:
        self._may_be_open(after)

    async def on_guild_role_create(self, role: discord.Role) -> None:
        self._may_be_open(role.guild)

    async def on_guild_role_update(self, _before: discord.Role, after: discord.Role) -> None:
        self._may_be_open(after.guild)

    async def on_guild_role_delete(self, role: discord.Role) -> None:
        self._may_be_open(role.guild)

    async def on_member_update(self, _before: discord.Member, after: discord.Member) -> None:
        """Of itself only: Discord tells the bot of nobody else."""
        self._may_be_open(after.guild)

    async def on_guild_channel_create(self, channel: GuildChannel) -> None:
        self._may_be_open(channel.guild)

    async def on_guild_channel_update(self, _before: GuildChannel, after: GuildChannel) -> None:
        self._may_be_open(after.guild)

    async def on_guild_channel_delete(self, channel: GuildChannel) -> None:
        await self.tables.campaigns.channel_deleted(str(channel.id))
        await self.tables.places.channel_deleted(str(channel.id))

    async def on_thread_create(self, thread: discord.Thread) -> None:
        self._may_be_open(thread.guild)

    async def on_thread_join(self, thread: discord.Thread) -> None:
        """It was opened again, or the bot was added to it."""
        self._may_be_open(thread.guild)

    async def on_raw_thread_update(self, event: discord.RawThreadUpdateEvent) -> None:
        self.tables.said.wake_guild(str(event.guild_id))

    async def on_raw_thread_delete(self, event: discord.RawThreadDeleteEvent) -> None:
        await self.tables.places.channel_deleted(str(event.thread_id))

    def _guild_of(self, channel: str) -> str | None:
        guild = getattr(self.get_channel(int(channel)), "guild", None)
        return None if guild is None else str(guild.id)

    def _may_be_open(self, guild: discord.Guild) -> None:
        self.tables.said.wake_guild(str(guild.id))
