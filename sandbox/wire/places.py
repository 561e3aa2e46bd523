"""People, servers and channels as Discord writes them down."""

from datetime import UTC, datetime

from sandbox.model import (
    Channel,
    ChannelType,
    Guild,
    Json,
    Member,
    Role,
    User,
)
from sandbox.wire.addresses import Addresses
from sandbox.world import World

_SPOKEN: Json = {
    "bitrate": 64_000,
    "user_limit": 0,
    "rtc_region": None,
    "video_quality_mode": 1,
    "voice_background_display": None,
}
_OF_KIND: dict[ChannelType, Json] = {
    ChannelType.VOICE: _SPOKEN,
    ChannelType.STAGE: _SPOKEN,
    ChannelType.FORUM: {
        "available_tags": [],
        "default_reaction_emoji": None,
        "default_sort_order": None,
        "default_forum_layout": 0,
        "default_thread_rate_limit_per_user": 0,
    },
}


def timestamp(moment: float) -> str:
    return datetime.fromtimestamp(moment, UTC).isoformat(timespec="microseconds")


class PlacesAsJson:
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
            "integration_types_config": {str(each): {} for each in application.integration_types},
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
            "eligible_oauth2_scopes": [],
            **application.portal,
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
            "managed": role.managed,
            "mentionable": role.mentionable,
            "icon": None,
            "unicode_emoji": None,
            "flags": 0,
        }

    def member(self, member: Member, *, with_user: bool = True) -> Json:
        until = member.timed_out_until
        payload: Json = {
            "avatar": None,
            "banner": None,
            "communication_disabled_until": None if until is None else timestamp(until),
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
        """What the gateway says when a bot arrives: without the intent, no member but itself.

        Closed channels are among those it is told of, but not the threads in them.
        """
        bot = guild.members[self.world.bot.id]
        return {
            **self.guild(guild),
            "joined_at": timestamp(bot.joined_at),
            "large": False,
            "member_count": len(guild.members),
            "members": [self.member(bot)],
            "channels": [self.channel(channel) for channel in self.world.channels_of(guild)],
            "threads": [self.channel(thread) for thread in self.world.active_threads(guild)],
            "voice_states": [],
            "presences": [],
            "stage_instances": [],
            "guild_scheduled_events": [],
            "soundboard_sounds": [],
        }

    def guild_again(self, guild: Guild) -> Json:
        """Of a server that was known before, and was not there for a while."""
        return {**self.guild_create(guild), "unavailable": False}

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
            **_OF_KIND.get(channel.type, {}),
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
