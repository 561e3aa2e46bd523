"""People, and the bot's direct messages to them."""

from typing import Any

from sandbox import errors
from sandbox.errors import Problem
from sandbox.permissions import permissions_of
from sandbox.routing import Call, route

MOST_GUILDS = 200
"""Told at once."""


@route("GET", "/users/@me")
def get_own_user(call: Call) -> Any:
    return call.discord.wire.own_user()


@route("GET", "/users/@me/guilds")
def get_own_guilds(call: Call) -> Any:
    world = call.discord.world
    after, limit = call.number("after") or 0, call.number("limit") or MOST_GUILDS
    known = sorted(world.bots_guilds(), key=lambda each: each.id)
    return [
        {
            "id": str(guild.id),
            "name": guild.name,
            "icon": None,
            "banner": None,
            "owner": False,
            "permissions": str(int(permissions_of(guild, world.bot.id))),
            "features": [],
        }
        for guild in [each for each in known if each.id > after][: min(limit, MOST_GUILDS)]
    ]


@route("GET", "/users/{user_id}")
def get_user(call: Call) -> Any:
    user = call.discord.world.users.get(call.id("user_id"))
    if user is None:
        raise errors.unknown("user")
    return call.discord.wire.user(user)


@route("POST", "/users/@me/channels")
def open_dm(call: Call) -> Any:
    """Opens even with those who take no DMs: only sending into it is refused."""
    world = call.discord.world
    user = world.users.get(int(call.body.get("recipient_id") or 0))
    if user is None or user.bot:
        problem = Problem(("recipient_id",), "Invalid Recipient(s)", "INVALID_RECIPIENTS")
        raise errors.invalid_form(problem)
    return call.discord.wire.channel(world.dm_with(user.id))
