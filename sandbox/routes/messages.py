"""Messages in channels: sent, read, edited and deleted with the bot's own token."""

from typing import Any

from sandbox import errors
from sandbox.errors import Problem
from sandbox.model import Channel, Message
from sandbox.permissions import Permission
from sandbox.routing import Call, route

MOST_AT_ONCE = 100


@route("POST", "/channels/{channel_id}/messages", rate="messages")
def create_message(call: Call) -> Any:
    channel = call.channel(Permission.SEND_MESSAGES)
    if call.uploads:
        call.channel(Permission.ATTACH_FILES)
    _refuse_if_closed(call, channel)
    message = call.discord.composer.post(
        channel, call.discord.world.bot.id, call.body, call.uploads
    )
    return call.discord.wire.sent_message(message)


@route("GET", "/channels/{channel_id}/messages")
def get_messages(call: Call) -> Any:
    channel = call.channel(Permission.READ_MESSAGE_HISTORY)
    limit = call.number("limit")
    limit = 50 if limit is None else limit
    if not 1 <= limit <= MOST_AT_ONCE:
        what = f"int value should be between 1 and {MOST_AT_ONCE}."
        raise errors.invalid_form(Problem(("limit",), what, "NUMBER_TYPE_RANGE"))
    known = sorted(
        (
            each
            for each in call.discord.world.messages[channel.id].values()
            if each.viewer_id is None
        ),
        key=lambda each: each.id,
    )
    return [call.discord.wire.message(each) for each in _page(known, call, limit)]


def _page(known: list[Message], call: Call, limit: int) -> list[Message]:
    """Newest first, whichever end it was asked from."""
    after, around, before = (call.number(name) for name in ("after", "around", "before"))
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
    return call.discord.wire.message(call.message(Permission.READ_MESSAGE_HISTORY))


@route("PATCH", "/channels/{channel_id}/messages/{message_id}", rate="messages")
def edit_message(call: Call) -> Any:
    message = call.message()
    if message.author_id != call.discord.world.bot.id:
        raise errors.not_the_author()
    channel = call.channel()
    if channel.thread is not None and channel.thread.archived:
        raise errors.archived_thread()
    call.discord.composer.edit(message, call.body, call.uploads)
    return call.discord.wire.message(message)


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
    if channel.recipient_id is not None:
        world = call.discord.world
        recipient = world.users[channel.recipient_id]
        shares_guild = any(recipient.id in guild.members for guild in world.bots_guilds())
        if not recipient.takes_dms or not shares_guild:
            raise errors.closed_dms()
    if channel.thread is not None and channel.thread.archived:
        if channel.thread.locked:
            raise errors.archived_thread()
        channel.thread.archived = False  # a message wakes a thread up
