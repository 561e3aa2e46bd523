"""Reactions to messages."""

from typing import Any

from sandbox import errors
from sandbox.errors import Refused
from sandbox.permissions import Permission
from sandbox.routing import Call, route

MOST = 20
_REACTIONS = "/channels/{channel_id}/messages/{message_id}/reactions"


@route("PUT", _REACTIONS + "/{emoji_name}/@me", rate="reactions")
def react(call: Call) -> Any:
    emoji = _emoji(call)
    message = call.message(Permission.READ_MESSAGE_HISTORY)
    if emoji not in message.reactions:
        call.channel(Permission.ADD_REACTIONS)
        if len(message.reactions) >= MOST:
            raise Refused(400, 30010, f"Maximum number of reactions reached ({MOST})")
    if emoji.isascii() and ":" not in emoji:
        raise errors.unknown("emoji")
    call.discord.world.add_reaction(message, emoji, call.discord.world.bot.id)


@route("DELETE", _REACTIONS + "/{emoji_name}/@me", rate="reactions")
def take_back(call: Call) -> Any:
    world = call.discord.world
    world.remove_reaction(call.message(), _emoji(call), world.bot.id)


@route("DELETE", _REACTIONS + "/{emoji_name}/{user_id}", rate="reactions")
def remove_reaction(call: Call) -> Any:
    message = call.message(Permission.MANAGE_MESSAGES)
    emoji = _emoji(call)
    call.discord.world.remove_reaction(message, emoji, call.id("user_id"))


@route("GET", _REACTIONS + "/{emoji_name}")
def get_reactions(call: Call) -> Any:
    users = call.message().reactions.get(_emoji(call), [])
    return [call.discord.wire.user(call.discord.world.users[user]) for user in users]


@route("DELETE", _REACTIONS)
def clear_reactions(call: Call) -> Any:
    message = call.message(Permission.MANAGE_MESSAGES)
    for emoji, users in list(message.reactions.items()):
        for user in list(users):
            call.discord.world.remove_reaction(message, emoji, user)


def _emoji(call: Call) -> str:
    """The sign itself, or name:id for a server's own, which discord.py may send as :name:id."""
    return call.parameters["emoji_name"].removeprefix(":")
