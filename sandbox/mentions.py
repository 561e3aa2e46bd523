"""Whom a message names, and whom it calls: people, roles, everyone, and who is replied to."""

import re
from collections.abc import Iterator

from sandbox import components
from sandbox.errors import Problem
from sandbox.model import Json, Message
from sandbox.permissions import Permission
from sandbox.world import World

_PERSON = re.compile(r"<@!?(\d+)>")
_ROLE = re.compile(r"<@&(\d+)>")
_EVERYONE = re.compile("@everyone|@here")
_ALL: Json = {"parse": ["users", "roles", "everyone"], "replied_user": True}


def find_mentions(world: World, message: Message, allowed: Json | None) -> None:
    """Those that are allowed to; if nothing is said about it, all of them are."""
    text = "\n".join([message.content, *components.texts(message.components)])
    allowed = _ALL if allowed is None else allowed
    parse, channel = allowed.get("parse") or (), world.channels[message.channel_id]
    roles = world.guilds[channel.guild_id].roles if channel.guild_id is not None else {}

    def named(kind: str, pattern: re.Pattern[str]) -> Iterator[int]:
        those = {int(each) for each in allowed.get(kind) or ()}
        for number in dict.fromkeys(int(found) for found in pattern.findall(text)):
            if kind in parse or number in those:
                yield number

    message.mentions = [user for user in named("users", _PERSON) if user in world.users]
    replied = _replied_to(world, message)
    if replied is not None and allowed.get("replied_user") and replied not in message.mentions:
        message.mentions.append(replied)
    may_call_all = world.may(message.author_id, Permission.MENTION_EVERYONE, channel)
    message.mentioned_roles = [
        role
        for role in named("roles", _ROLE)
        if role in roles and (roles[role].mentionable or may_call_all)
    ]
    message.mentions_everyone = (
        "everyone" in parse and _EVERYONE.search(text) is not None and may_call_all
    )


def called_by(world: World, message: Message) -> list[int]:
    guild_id = world.channels[message.channel_id].guild_id
    members = () if guild_id is None else world.guilds[guild_id].members.values()
    others = [
        member.user_id
        for member in members
        if message.mentions_everyone or set(member.roles) & set(message.mentioned_roles)
    ]
    return list(dict.fromkeys([*message.mentions, *others]))


def mention_problems(allowed: Json | None) -> Iterator[Problem]:
    for kind in ("users", "roles"):
        if allowed and kind in (allowed.get("parse") or ()) and allowed.get(kind):
            what = f'parse:["{kind}"] and {kind}: [ids...] are mutually exclusive.'
            where = ("allowed_mentions",)
            yield Problem(where, what, "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE")


def _replied_to(world: World, message: Message) -> int | None:
    if message.reference is None:
        return None
    known = world.messages[message.channel_id].get(int(message.reference["message_id"]))
    return None if known is None else known.author_id
