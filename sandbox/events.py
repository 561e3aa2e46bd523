"""Gateway events: what each one says, and which sessions are to hear it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import IntFlag
from typing import Any

from sandbox.interaction import Interaction, Kind
from sandbox.model import BY_SERVER, Channel, Guild, Json, Member, Message
from sandbox.offers import installs_of
from sandbox.permissions import INVITED, NAMED_IN_DMS, Permission
from sandbox.wire import ATTACHMENT_SIZE_LIMIT, Wire, emoji_of, timestamp


class Intent(IntFlag):
    NONE = 0
    GUILDS = 1 << 0
    GUILD_MEMBERS = 1 << 1
    GUILD_PRESENCES = 1 << 8
    GUILD_MESSAGES = 1 << 9
    GUILD_REACTIONS = 1 << 10
    GUILD_TYPING = 1 << 11
    DIRECT_MESSAGES = 1 << 12
    DIRECT_REACTIONS = 1 << 13
    DIRECT_TYPING = 1 << 14
    MESSAGE_CONTENT = 1 << 15


PRIVILEGED = Intent.GUILD_MEMBERS | Intent.GUILD_PRESENCES | Intent.MESSAGE_CONTENT
_OF_MESSAGES = ("content", "embeds", "attachments", "components")


def without_content(message: Json) -> Json:
    """As a bot without that intent gets what others wrote."""
    return message | {part: "" if part == "content" else [] for part in _OF_MESSAGES}


@dataclass(frozen=True)
class GatewayEvent:
    name: str
    data: Json
    guild_id: int | None
    """None: a DM's, which only shard 0 hears."""
    intent: Intent
    needs_content_intent: bool = False

    def data_for(self, intents: int) -> Json:
        if not self.needs_content_intent or intents & Intent.MESSAGE_CONTENT:
            return self.data
        return without_content(self.data)


class Events:
    """Turns what happened in the world into what the gateway says of it."""

    def __init__(self, wire: Wire) -> None:
        self._wire = wire
        self._world = wire.world

    def event(self, name: str, about: Any) -> GatewayEvent | None:
        """None if the bot is not there to hear it."""
        match name:
            case "INTERACTION_CREATE":
                return self._of_interaction(name, about)
            case "MESSAGE_CREATE" | "MESSAGE_UPDATE" | "MESSAGE_DELETE":
                return self._of_message(name, about)
            case "MESSAGE_REACTION_ADD" | "MESSAGE_REACTION_REMOVE":
                return self._of_reaction(name, *about)
            case "CHANNEL_CREATE" | "CHANNEL_UPDATE" | "CHANNEL_DELETE":
                return self._in_guild(name, about.guild_id, self._wire.channel(about))
            case "THREAD_CREATE" | "THREAD_UPDATE" | "THREAD_DELETE" | "THREAD_JOINED":
                return self._of_thread(name, about)
            case "THREAD_MEMBERS_UPDATE":
                return self._of_thread_members(name, *about)
            case "THREAD_LIST_SYNC":
                return self._of_thread_list(name, *about)
            case "GUILD_ROLE_CREATE" | "GUILD_ROLE_UPDATE":
                guild, role = about
                said = {"guild_id": str(guild.id), "role": self._wire.role(role)}
                return self._in_guild(name, guild.id, said)
            case "GUILD_ROLE_DELETE":
                guild, role = about
                said = {"guild_id": str(guild.id), "role_id": str(role.id)}
                return self._in_guild(name, guild.id, said)
            case "CHANNEL_PINS_UPDATE":
                return self._of_pins(name, about)
            case "TYPING_START":
                return self._of_typing(name, *about)
            case "GUILD_CREATE":
                return self._in_guild(name, about.id, self._wire.guild_create(about))
            case "GUILD_AVAILABLE":
                return self._in_guild("GUILD_CREATE", about.id, self._wire.guild_again(about))
            case "GUILD_DELETE":
                gone: Json = {"unavailable": True} if about.unavailable else {}
                return GatewayEvent(name, gone | {"id": str(about.id)}, about.id, Intent.GUILDS)
            case "GUILD_MEMBER_ADD" | "GUILD_MEMBER_UPDATE":
                return self._of_member(name, *about)
            case _:
                raise ValueError(f"nothing is known of the event {name}")

    def _of_interaction(self, name: str, interaction: Interaction) -> GatewayEvent:
        world, wire, channel = self._world, self._wire, interaction.channel
        permissions = world.permissions(channel, interaction.user_id)
        payload: Json = {
            "id": str(interaction.id),
            "application_id": str(world.application.id),
            "type": int(interaction.kind),
            "data": interaction.data,
            "channel_id": str(channel.id),
            "channel": {**wire.channel(channel), "permissions": str(int(permissions))},
            "token": interaction.token,
            "version": 1,
            "app_permissions": str(int(self._app_permissions(channel))),
            "locale": world.users[interaction.user_id].locale,
            "entitlements": [],
            "entitlement_sku_ids": [],
            "authorizing_integration_owners": wire.integration_owners(
                channel.id, interaction.user_id, self._installs(interaction)
            ),
            "attachment_size_limit": ATTACHMENT_SIZE_LIMIT,
        }
        if interaction.message is not None:
            payload["message"] = wire.message(interaction.message)
        if channel.guild_id is None:
            user = wire.user(world.users[interaction.user_id])
            return GatewayEvent(name, payload | {"user": user, "context": 1}, None, Intent.NONE)
        guild = world.guilds[channel.guild_id]
        payload |= {
            "guild_id": str(guild.id),
            "guild": {"id": str(guild.id), "locale": guild.locale, "features": []},
            "guild_locale": guild.locale,
            "member": wire.acting_member(guild, channel, interaction.user_id),
            "context": 0,
        }
        return GatewayEvent(name, payload, guild.id, Intent.NONE)

    def _app_permissions(self, channel: Channel) -> Permission:
        """Where the bot is no member, they look as if all was well; in direct messages, as if it
        could not even see them."""
        if channel.guild_id is None:
            return NAMED_IN_DMS
        if not self._world.has_bot(channel.guild_id):
            return INVITED
        return self._world.permissions(channel, self._world.bot.id)

    def _installs(self, interaction: Interaction) -> Sequence[int]:
        number = int(interaction.data.get("id") or 0)
        for known in self._world.commands.values():
            if interaction.kind in (Kind.COMMAND, Kind.AUTOCOMPLETE) and number in known:
                return installs_of(self._world, known[number])
        return (BY_SERVER,)

    def _of_message(self, name: str, message: Message) -> GatewayEvent | None:
        channel = self._world.channels.get(message.channel_id)
        if channel is None or not self._hears(channel):
            return None
        intent = Intent.DIRECT_MESSAGES if channel.guild_id is None else Intent.GUILD_MESSAGES
        if name == "MESSAGE_DELETE":
            gone = {"id": str(message.id), "channel_id": str(channel.id)} | _guild(channel)
            return GatewayEvent(name, gone, channel.guild_id, intent)
        bot = self._world.bot.id
        strange = channel.guild_id is not None and message.author_id != bot
        veiled = strange and bot not in message.mentions
        data = self._wire.message_event(message)
        if name == "MESSAGE_CREATE" and message.author_id == bot and message.nonce is not None:
            data["nonce"] = message.nonce
        return GatewayEvent(name, data, channel.guild_id, intent, needs_content_intent=veiled)

    def _of_reaction(
        self, name: str, message: Message, emoji: str, user_id: int
    ) -> GatewayEvent | None:
        channel = self._world.channels[message.channel_id]
        if not self._hears(channel):
            return None
        direct = channel.guild_id is None
        data = {
            "user_id": str(user_id),
            "channel_id": str(channel.id),
            "message_id": str(message.id),
            "message_author_id": str(message.author_id),
            "emoji": emoji_of(emoji),
            "burst": False,
            "type": 0,
        } | _guild(channel)
        intent = Intent.DIRECT_REACTIONS if direct else Intent.GUILD_REACTIONS
        return GatewayEvent(name, data, channel.guild_id, intent)

    def _of_thread(self, name: str, thread: Channel) -> GatewayEvent | None:
        """A thread that was made is told apart from one that the bot was added to."""
        if not self._hears(thread):
            return None
        data = self._wire.channel(thread)
        if name == "THREAD_DELETE":
            data = {key: data[key] for key in ("id", "guild_id", "parent_id", "type")}
        elif name == "THREAD_CREATE":
            data["newly_created"] = True
        return self._in_guild(
            "THREAD_CREATE" if name == "THREAD_JOINED" else name, thread.guild_id, data
        )

    def _of_thread_members(
        self, name: str, thread: Channel, added: list[int], removed: list[int]
    ) -> GatewayEvent | None:
        """Without the intent for members, a bot hears only of itself."""
        assert thread.thread is not None
        own = self._world.bot.id in (*added, *removed)
        data = {
            "id": str(thread.id),
            "guild_id": str(thread.guild_id),
            "member_count": len(thread.thread.members),
            "added_members": [self._wire.thread_member(thread, user) for user in added],
            "removed_member_ids": [str(user) for user in removed],
        }
        event = self._in_guild(name, thread.guild_id, data)
        return event if own or event is None else replace(event, intent=Intent.GUILD_MEMBERS)

    def _of_thread_list(
        self, name: str, guild: Guild, channels: list[Channel]
    ) -> GatewayEvent | None:
        within = {channel.id for channel in channels}
        found = [each for each in self._world.active_threads(guild) if each.parent_id in within]
        bot = self._world.bot.id
        data = {
            "guild_id": str(guild.id),
            "channel_ids": [str(channel.id) for channel in channels],
            "threads": [self._wire.channel(thread) for thread in found],
            "members": [
                self._wire.thread_member(each, bot)
                for each in found
                if each.thread and bot in each.thread.members
            ],
        }
        return self._in_guild(name, guild.id, data)

    def _in_guild(self, name: str, guild_id: int | None, data: Json) -> GatewayEvent | None:
        """What is said of a server that the bot is in, and that is there."""
        guild = self._world.guilds.get(guild_id or 0)
        if guild is None or guild.unavailable or self._world.bot.id not in guild.members:
            return None
        return GatewayEvent(name, data, guild_id, Intent.GUILDS)

    def _of_pins(self, name: str, message: Message) -> GatewayEvent | None:
        channel = self._world.channels[message.channel_id]
        pinned = message.pinned_at
        data = {
            "channel_id": str(channel.id),
            "last_pin_timestamp": None if pinned is None else timestamp(pinned),
        } | _guild(channel)
        intent = Intent.DIRECT_MESSAGES if channel.guild_id is None else Intent.GUILDS
        return GatewayEvent(name, data, channel.guild_id, intent)

    def _of_typing(self, name: str, channel: Channel, user_id: int) -> GatewayEvent | None:
        data = {
            "channel_id": str(channel.id),
            "user_id": str(user_id),
            "timestamp": int(self._world.clock.now()),
        } | _guild(channel)
        intent = Intent.DIRECT_TYPING if channel.guild_id is None else Intent.GUILD_TYPING
        return GatewayEvent(name, data, channel.guild_id, intent)

    def _of_member(self, name: str, guild: Guild, member: Member) -> GatewayEvent | None:
        """Of its own roles a bot hears whatever its intents are."""
        data = {**self._wire.member(member), "guild_id": str(guild.id)}
        event = self._in_guild(name, guild.id, data)
        own = name == "GUILD_MEMBER_UPDATE" and member.user_id == self._world.bot.id
        return event if own or event is None else replace(event, intent=Intent.GUILD_MEMBERS)

    def _hears(self, channel: Channel) -> bool:
        if channel.guild_id is not None and self._world.guilds[channel.guild_id].unavailable:
            return False
        return self._world.has_access(self._world.bot.id, channel)


def _guild(channel: Channel) -> Json:
    return {} if channel.guild_id is None else {"guild_id": str(channel.guild_id)}
