"""Messages in channels: sent, read, edited and deleted with the bot's own token."""

from typing import Any

from sandbox import errors
from sandbox.errors import Problem
from sandbox.events import Intent, without_content
from sandbox.model import Channel, ChannelType, Json, Message
from sandbox.permissions import Permission
from sandbox.routing import Call, route

MOST_AT_ONCE = 100
_ENDS = ("after", "around", "before")
OLD = 3600.0
"""Seconds after which edits of a message are counted apart."""


@route("POST", "/channels/{channel_id}/messages", rate="messages")
def create_message(call: Call) -> Any:
    channel = call.channel(Permission.SEND_MESSAGES)
    if call.uploads:
        call.channel(Permission.ATTACH_FILES)
    if call.body.get("message_reference") and not _may_read(call, channel):
        raise errors.cannot_reply()
    _refuse_if_closed(call, channel)
    message = call.discord.composer.post(
        channel, call.discord.world.bot.id, call.body, call.uploads
    )
    return call.discord.wire.sent_message(message)


@route("GET", "/channels/{channel_id}/messages")
def get_messages(call: Call) -> Any:
    """Who may not read the history is not refused, but finds nothing there."""
    channel = call.channel()
    world = call.discord.world
    limit = call.number("limit")
    limit = 50 if limit is None else limit
    if not 1 <= limit <= MOST_AT_ONCE:
        what = f"int value should be between 1 and {MOST_AT_ONCE}."
        raise errors.invalid_form(Problem(("limit",), what, "NUMBER_TYPE_RANGE"))
    known = sorted(
        (each for each in world.messages[channel.id].values() if each.viewer_id is None),
        key=lambda each: each.id,
    )
    page = _page(known, call, limit)
    return [_as_read(call, each) for each in page] if _may_read(call, channel) else []


def _may_read(call: Call, channel: Channel) -> bool:
    world = call.discord.world
    return world.may(world.bot.id, Permission.READ_MESSAGE_HISTORY, channel)


def _page(known: list[Message], call: Call, limit: int) -> list[Message]:
    """Newest first, whichever end it was asked from."""
    after, around, before = (call.number(name) for name in _ENDS)
    if sum(name in call.query for name in _ENDS) > 1:
        what = "Only one of before, after and around may be passed at a time."
        raise errors.invalid_form(Problem(("before",), what, "QUERY_MUTUALLY_EXCLUSIVE"))
    if after is not None:
        return [each for each in known if each.id > after][:limit][::-1]
    if around is not None:
        middle = sum(1 for each in known if each.id < around)
        start = max(0, middle - limit // 2)
        return known[start : start + limit][::-1]
    if before is not None:
        known = [each for each in known if each.id < before]
    return known[::-1][:limit]


@route("GET", "/channels/{channel_id}/messages/{message_id}")
def get_message(call: Call) -> Any:
    return _as_read(call, call.message(Permission.READ_MESSAGE_HISTORY))


def _as_read(call: Call, message: Message) -> Json:
    """Without the intent for it, nothing of what others said to others."""
    world, payload = call.discord.world, call.discord.wire.message(message)
    to_others = world.bot.id not in (message.author_id, *message.mentions)
    in_guild = world.channels[message.channel_id].guild_id is not None
    may_read = world.application.privileged_intents & Intent.MESSAGE_CONTENT
    return without_content(payload) if to_others and in_guild and not may_read else payload


@route("PATCH", "/channels/{channel_id}/messages/{message_id}", rate="messages")
def edit_message(call: Call) -> Any:
    message = call.message()
    if message.author_id != call.discord.world.bot.id:
        raise errors.not_the_author()
    channel = call.channel(*([Permission.ATTACH_FILES] if call.uploads else []))
    if channel.thread is not None and channel.thread.archived:
        raise errors.archived_thread()
    call.discord.world.refuse_if_locked(message.author_id, channel)
    _refuse_if_old(call, message)
    call.discord.composer.edit(message, call.body, call.uploads)
    return call.discord.wire.message(message)


def _refuse_if_old(call: Call, message: Message) -> None:
    """A limit of its own, which no header tells of."""
    limits, age = call.discord.limits, call.discord.world.clock.now() - message.created_at
    if age > OLD:
        place, rate = str(message.channel_id), limits.rates.old_edits
        verdict = limits.pass_through("old edits", place, rate, globally=False)
        if verdict.retry_after is not None:
            raise errors.too_many(30046, verdict.retry_after)


@route("DELETE", "/channels/{channel_id}/messages/{message_id}", rate="messages")
def delete_message(call: Call) -> Any:
    message = call.message()
    if message.author_id != call.discord.world.bot.id:
        call.channel(Permission.MANAGE_MESSAGES)
    call.discord.world.remove_message(message)


@route("POST", "/channels/{channel_id}/messages/bulk-delete", rate="messages")
def delete_messages(call: Call) -> Any:
    channel = call.channel(Permission.MANAGE_MESSAGES)
    known = call.discord.world.messages[channel.id]
    for number in call.body["messages"]:
        message = known.get(int(number))
        if message is not None and message.viewer_id is None:
            call.discord.world.remove_message(message)


def _refuse_if_closed(call: Call, channel: Channel) -> None:
    world = call.discord.world
    if channel.type is ChannelType.FORUM:
        raise errors.not_for_messages()
    if channel.recipient_id is not None:
        recipient = world.users[channel.recipient_id]
        shares_guild = any(recipient.id in guild.members for guild in world.bots_guilds())
        if not recipient.takes_dms or not shares_guild:
            raise errors.closed_dms()
    may_look_back = world.may(world.bot.id, Permission.READ_MESSAGE_HISTORY, channel)
    if call.body.get("message_reference") and not may_look_back:
        raise errors.unreadable_reply()
    world.wake(world.bot.id, channel)
