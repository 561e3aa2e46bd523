"""The world as Discord writes it down in JSON: the full shape, ids as strings."""

from dataclasses import dataclass
from datetime import UTC, datetime

from sandbox.model import (
    Attachment,
    Channel,
    ChannelType,
    Guild,
    Json,
    Member,
    Message,
    Origin,
    Role,
    User,
)
from sandbox.world import World

ATTACHMENT_SIZE_LIMIT = 10 * 1024 * 1024


@dataclass
class Addresses:
    """Where the bot is to find the three parts of Discord."""

    api: str = ""
    gateway: str = ""
    cdn: str = ""


def timestamp(moment: float) -> str:
    return datetime.fromtimestamp(moment, UTC).isoformat(timespec="microseconds")


class Wire:
    def __init__(self, world: World, addresses: Addresses) -> None:
        self.world = world
        self.addresses = addresses

    def user(self, user: User) -> Json:
        return {
            "id": str(user.id),
            "username": user.name,
            "discriminator": "0000" if user.bot else "0",
            "global_name": None if user.bot else user.display_name,
            "avatar": None,
            "banner": None,
            "accent_color": None,
            "avatar_decoration_data": None,
            "collectibles": None,
            "primary_guild": None,
            "clan": None,
            "bot": user.bot,
            "system": False,
            "public_flags": 0,
            "flags": 0,
        }

    def own_user(self) -> Json:
        more = {"mfa_enabled": True, "locale": "en-US", "premium_type": 0, "verified": True}
        return {**self.user(self.world.bot), **more, "email": None, "bio": ""}

    def application(self) -> Json:
        application = self.world.application
        return {
            "id": str(application.id),
            "name": application.name,
            "icon": None,
            "description": "",
            "type": None,
            "bot": self.user(self.world.bot),
            "summary": "",
            "bot_public": True,
            "bot_require_code_grant": False,
            "verify_key": "0" * 64,
            "flags": 0,
            "flags_new": "0",
            "max_participants": None,
            "tags": [],
            "redirect_uris": [],
            "interactions_endpoint_url": None,
            "role_connections_verification_url": None,
            "owner": self.user(self.world.users[application.owner_id]),
            "team": None,
            "approximate_guild_count": len(self.world.guilds),
            "approximate_user_install_count": 0,
            "approximate_user_authorization_count": 0,
            "event_webhooks_url": None,
            "event_webhooks_status": 1,
            "event_webhooks_types": [],
            "explicit_content_filter": 0,
        }

    def role(self, role: Role) -> Json:
        colors = {"primary_color": 0, "secondary_color": None, "tertiary_color": None}
        return {
            "id": str(role.id),
            "name": role.name,
            "description": None,
            "permissions": str(role.permissions),
            "position": role.position,
            "color": 0,
            "colors": colors,
            "hoist": False,
            "managed": False,
            "mentionable": True,
            "icon": None,
            "unicode_emoji": None,
            "flags": 0,
        }

    def member(self, member: Member, *, with_user: bool = True) -> Json:
        payload: Json = {
            "avatar": None,
            "banner": None,
            "communication_disabled_until": None,
            "flags": 0,
            "joined_at": timestamp(member.joined_at),
            "nick": None,
            "pending": False,
            "premium_since": None,
            "roles": [str(role) for role in member.roles],
            "mute": False,
            "deaf": False,
        }
        if with_user:
            payload["user"] = self.user(self.world.users[member.user_id])
        return payload

    def acting_member(self, guild: Guild, channel: Channel, user_id: int) -> Json:
        permissions = self.world.permissions(channel, user_id)
        return {**self.member(guild.members[user_id]), "permissions": str(int(permissions))}

    def guild(self, guild: Guild) -> Json:
        return {
            "id": str(guild.id),
            "name": guild.name,
            "icon": None,
            "description": None,
            "home_header": None,
            "splash": None,
            "discovery_splash": None,
            "features": [],
            "banner": None,
            "owner_id": str(guild.owner_id),
            "application_id": None,
            "region": "deprecated",
            "afk_channel_id": None,
            "afk_timeout": 300,
            "system_channel_id": None,
            "system_channel_flags": 0,
            "widget_enabled": False,
            "widget_channel_id": None,
            "verification_level": 0,
            "roles": [self.role(role) for role in guild.roles.values()],
            "default_message_notifications": 0,
            "mfa_level": 0,
            "explicit_content_filter": 0,
            "max_presences": None,
            "max_members": 500_000,
            "max_stage_video_channel_users": 50,
            "max_video_channel_users": 25,
            "vanity_url_code": None,
            "premium_tier": 0,
            "premium_subscription_count": 0,
            "preferred_locale": guild.locale,
            "rules_channel_id": None,
            "safety_alerts_channel_id": None,
            "public_updates_channel_id": None,
            "premium_progress_bar_enabled": False,
            "premium_progress_bar_enabled_user_updated_at": None,
            "nsfw": False,
            "nsfw_level": 0,
            "emojis": [],
            "stickers": [],
            "incidents_data": None,
        }

    def guild_create(self, guild: Guild) -> Json:
        """What the gateway says when a bot arrives: without the intent, no member but itself."""
        bot = guild.members[self.world.bot.id]
        return {
            **self.guild(guild),
            "joined_at": timestamp(bot.joined_at),
            "large": False,
            "unavailable": False,
            "member_count": len(guild.members),
            "members": [self.member(bot)],
            "channels": [
                self.channel(channel)
                for channel in self.world.channels_of(guild)
                if self.world.permissions(channel, self.world.bot.id)
            ],
            "threads": [
                self.channel(thread)
                for thread in self.world.threads_of(guild)
                if self.world.permissions(thread, self.world.bot.id)
                and not (thread.thread and thread.thread.archived)
            ],
            "voice_states": [],
            "presences": [],
            "stage_instances": [],
            "guild_scheduled_events": [],
            "soundboard_sounds": [],
        }

    def channel(self, channel: Channel) -> Json:
        if channel.type is ChannelType.DM:
            assert channel.recipient_id is not None
            recipients = [self.user(self.world.users[channel.recipient_id])]
            return {**self._any_channel(channel), "recipients": recipients}
        if channel.thread is not None:
            return self._thread(channel)
        return {
            **self._any_channel(channel),
            "guild_id": str(channel.guild_id),
            "name": channel.name,
            "parent_id": None,
            "rate_limit_per_user": 0,
            "topic": channel.topic,
            "position": channel.position,
            "permission_overwrites": [
                {
                    "id": str(overwrite.target),
                    "type": int(overwrite.of_member),
                    "allow": str(overwrite.allow),
                    "deny": str(overwrite.deny),
                }
                for overwrite in channel.overwrites
            ],
            "nsfw": False,
        }

    def _any_channel(self, channel: Channel) -> Json:
        last = channel.last_message_id
        return {
            "id": str(channel.id),
            "type": int(channel.type),
            "flags": 0,
            "last_message_id": None if last is None else str(last),
        }

    def _thread(self, channel: Channel) -> Json:
        state = channel.thread
        assert state is not None
        payload = {
            **self._any_channel(channel),
            "guild_id": str(channel.guild_id),
            "name": channel.name,
            "parent_id": str(channel.parent_id),
            "rate_limit_per_user": 0,
            "owner_id": str(state.owner_id),
            "thread_metadata": {
                "archived": state.archived,
                "archive_timestamp": timestamp(state.created_at),
                "auto_archive_duration": state.auto_archive_minutes,
                "locked": state.locked,
                "create_timestamp": timestamp(state.created_at),
                "invitable": True,
            },
            "message_count": channel.message_count,
            "member_count": len(state.members),
            "total_message_sent": channel.message_count,
        }
        if self.world.bot.id in state.members:
            payload["member"] = self.thread_member(channel, self.world.bot.id)
        return payload

    def thread_member(self, channel: Channel, user_id: int) -> Json:
        assert channel.thread is not None
        return {
            "id": str(channel.id),
            "user_id": str(user_id),
            "join_timestamp": timestamp(channel.thread.created_at),
            "flags": 0,
        }

    def attachment(self, attachment: Attachment) -> Json:
        payload: Json = {
            "id": str(attachment.id),
            "filename": attachment.filename,
            "size": len(attachment.data),
            "url": self.attachment_url(attachment),
            "proxy_url": self.attachment_url(attachment),
            "content_type": attachment.content_type,
        }
        if attachment.description is not None:
            payload["description"] = attachment.description
        if attachment.width is not None:
            payload |= {"width": attachment.width, "height": attachment.height}
        if attachment.ephemeral:
            payload["ephemeral"] = True
        return payload

    def attachment_url(self, attachment: Attachment) -> str:
        place = f"{attachment.channel_id}/{attachment.id}/{attachment.filename}"
        return f"{self.addresses.cdn}/attachments/{place}"

    def message(self, message: Message) -> Json:
        """As REST gives it and as it stands in an interaction."""
        payload: Json = {
            "id": str(message.id),
            "channel_id": str(message.channel_id),
            "type": int(message.type),
            "content": message.content,
            "author": self.user(self.world.users[message.author_id]),
            "timestamp": timestamp(message.created_at),
            "edited_timestamp": None if message.edited_at is None else timestamp(message.edited_at),
            "tts": message.tts,
            "mention_everyone": message.mentions_everyone,
            "mentions": [self.user(self.world.users[user]) for user in message.mentions],
            "mention_roles": [],
            "attachments": [self.attachment(each) for each in message.attachments],
            "embeds": message.embeds,
            "components": message.components,
            "pinned": message.pinned_at is not None,
            "flags": message.flags,
        }
        if message.nonce is not None:
            payload["nonce"] = message.nonce
        if message.reactions:
            payload["reactions"] = [
                self._reaction(emoji, users) for emoji, users in message.reactions.items()
            ]
        if message.reference is not None:
            payload["message_reference"] = message.reference
            payload["referenced_message"] = self._referenced(message)
        if message.origin is not None:
            payload |= self._origin(message)
        if message.thread_id in self.world.channels:
            payload["thread"] = self.channel(self.world.channels[message.thread_id])
        return payload

    def message_event(self, message: Message) -> Json:
        """As the gateway tells it: with the guild and the author's membership."""
        payload = self.message(message)
        channel = self.world.channels[message.channel_id]
        payload["channel_type"] = int(channel.type)
        if channel.guild_id is not None:
            payload["guild_id"] = str(channel.guild_id)
            member = self.world.guilds[channel.guild_id].members.get(message.author_id)
            if member is not None:
                payload["member"] = self.member(member, with_user=False)
        return payload

    def _reaction(self, emoji: str, users: list[int]) -> Json:
        return {
            "emoji": emoji_of(emoji),
            "count": len(users),
            "count_details": {"burst": 0, "normal": len(users)},
            "burst_colors": [],
            "me_burst": False,
            "burst_me": False,
            "burst_count": 0,
            "me": self.world.bot.id in users,
        }

    def _referenced(self, message: Message) -> Json | None:
        assert message.reference is not None
        channel_id = int(message.reference["channel_id"])
        found = self.world.messages[channel_id].get(int(message.reference["message_id"]))
        return None if found is None or found.reference else self.message(found)

    def _origin(self, message: Message) -> Json:
        origin = message.origin
        assert origin is not None
        payload: Json = {
            "application_id": str(self.world.application.id),
            "webhook_id": str(self.world.application.id),
            "interaction_metadata": self._metadata(origin, message.channel_id),
        }
        if origin.name is not None:
            user = self.user(self.world.users[origin.user_id])
            interaction = {"id": str(origin.id), "type": 2, "name": origin.name, "user": user}
            payload["interaction"] = interaction
        return payload

    def _metadata(self, origin: Origin, channel_id: int) -> Json:
        metadata: Json = {
            "id": str(origin.id),
            "type": origin.type,
            "user": self.user(self.world.users[origin.user_id]),
            "authorizing_integration_owners": self.integration_owners(channel_id),
        }
        if origin.name is not None:
            metadata |= {"name": origin.name, "command_type": 1}
        if origin.answered_message_id is not None:
            metadata["original_response_message_id"] = str(origin.answered_message_id)
        if origin.interacted_message_id is not None:
            metadata["interacted_message_id"] = str(origin.interacted_message_id)
        if origin.opened_by is not None:
            opened_by = self._metadata(origin.opened_by, channel_id)
            metadata["triggering_interaction_metadata"] = opened_by
        return metadata

    def integration_owners(self, channel_id: int) -> Json:
        """Installed on a server, or for DMs by nobody in particular, which Discord writes as 0."""
        return {"0": str(self.world.channels[channel_id].guild_id or 0)}


def emoji_of(name: str) -> Json:
    """A plain emoji, or name:id for a server's own."""
    name, _, number = name.partition(":")
    return {"id": number or None, "name": name}
