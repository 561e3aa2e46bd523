"""Channels themselves."""

from typing import Any

from sandbox import errors
from sandbox.model import Channel, ChannelType
from sandbox.permissions import Permission
from sandbox.routing import Call, route


@route("GET", "/channels/{channel_id}")
def get_channel(call: Call) -> Any:
    return call.discord.wire.channel(call.channel())


@route("PATCH", "/channels/{channel_id}")
def edit_channel(call: Call) -> Any:
    channel = call.channel()
    world = call.discord.world
    is_thread = channel.thread is not None
    own = channel.thread is not None and channel.thread.owner_id == world.bot.id
    needed = Permission.MANAGE_THREADS if is_thread else Permission.MANAGE_CHANNELS
    if channel.type is ChannelType.DM or not (own or world.may(world.bot.id, needed, channel)):
        raise errors.missing_permissions()
    if is_thread:
        _refuse_changing_thread(call, channel)
    channel.name = call.body.get("name", channel.name)
    channel.topic = call.body.get("topic", channel.topic)
    if channel.thread is not None:
        state = channel.thread
        state.archived = call.body.get("archived", state.archived)
        state.locked = call.body.get("locked", state.locked)
        state.auto_archive_minutes = call.body.get(
            "auto_archive_duration", state.auto_archive_minutes
        )
    world.tell("THREAD_UPDATE" if is_thread else "CHANNEL_UPDATE", channel)
    return call.discord.wire.channel(channel)


def _refuse_changing_thread(call: Call, thread: Channel) -> None:
    """Its owner may archive it; only a moderator may lock it, or wake one that is locked. An
    archived one is woken before anything else can be changed."""
    assert thread.thread is not None
    state, world = thread.thread, call.discord.world
    moderates = world.may(world.bot.id, Permission.MANAGE_THREADS, thread)
    wakes = call.body.get("archived") is False
    if not moderates and ("locked" in call.body or (wakes and state.locked)):
        raise errors.missing_permissions()
    if state.archived and not wakes:
        raise errors.archived_thread()


@route("DELETE", "/channels/{channel_id}")
def delete_channel(call: Call) -> Any:
    """Of a DM: only closes it on the bot's side."""
    channel = call.channel()
    payload = call.discord.wire.channel(channel)
    if channel.type is not ChannelType.DM:
        is_thread = channel.thread is not None
        needed = Permission.MANAGE_THREADS if is_thread else Permission.MANAGE_CHANNELS
        call.channel(needed)
        call.discord.world.remove_channel(channel)
    return payload


@route("POST", "/channels/{channel_id}/typing")
def show_typing(call: Call) -> Any:
    world = call.discord.world
    channel = call.channel(Permission.SEND_MESSAGES)
    world.typing[channel.id] = world.clock.now()
    world.tell("TYPING_START", (channel, world.bot.id))
