"""Servers and their members."""

from typing import Any

from sandbox import errors
from sandbox.routing import Call, route


@route("GET", "/guilds/{guild_id}")
def get_guild(call: Call) -> Any:
    guild = call.guild()
    payload = call.discord.wire.guild(guild)
    if call.query.get("with_counts") in ("true", "1"):
        count = len(guild.members)
        payload |= {"approximate_member_count": count, "approximate_presence_count": count}
    return payload


@route("GET", "/guilds/{guild_id}/channels")
def get_channels(call: Call) -> Any:
    guild = call.guild()
    return [call.discord.wire.channel(each) for each in call.discord.world.channels_of(guild)]


@route("GET", "/guilds/{guild_id}/roles")
def get_roles(call: Call) -> Any:
    return [call.discord.wire.role(role) for role in call.guild().roles.values()]


@route("GET", "/guilds/{guild_id}/members/{user_id}")
def get_member(call: Call) -> Any:
    member = call.guild().members.get(call.id("user_id"))
    if member is None:
        raise errors.unknown("member")
    return call.discord.wire.member(member)


@route("GET", "/guilds/{guild_id}/threads/active")
def get_active_threads(call: Call) -> Any:
    world, wire = call.discord.world, call.discord.wire
    threads = world.active_threads(call.guild())
    joined = [each for each in threads if each.thread and world.bot.id in each.thread.members]
    return {
        "threads": [wire.channel(thread) for thread in threads],
        "members": [wire.thread_member(thread, world.bot.id) for thread in joined],
        "has_more": False,
    }
