"""Threads: opened, joined and left."""

from typing import Any

from sandbox import errors
from sandbox.errors import Problem, Refused
from sandbox.model import Channel, ChannelType, MessageFlag, MessageType
from sandbox.permissions import Permission
from sandbox.routing import Call, route

_HAVE_THREADS = (ChannelType.TEXT, ChannelType.ANNOUNCEMENT)
"""A forum has them too, but opening a post there is not supported."""
LONGEST_NAME = 100
ACTIVE = 1000
"""Threads of a server that are not archived."""
_REST = (60, 1440, 4320, 10080)
"""Minutes without a word after which a thread may be archived by itself."""


@route("POST", "/channels/{channel_id}/threads")
def open_thread(call: Call) -> Any:
    private = call.body.get("type") == ChannelType.PRIVATE_THREAD
    needed = Permission.CREATE_PRIVATE_THREADS if private else Permission.CREATE_PUBLIC_THREADS
    parent = call.channel(needed)
    name = _name(call, parent)
    world = call.discord.world
    thread = world.add_thread(parent, name, world.bot.id, private=private)
    _set_archiving(call, thread)
    if not private:
        world.note(parent, MessageType.THREAD_CREATED, thread.name, thread_id=thread.id)
    return call.discord.wire.channel(thread)


@route("POST", "/channels/{channel_id}/messages/{message_id}/threads")
def open_thread_from_message(call: Call) -> Any:
    parent = call.channel(Permission.CREATE_PUBLIC_THREADS, Permission.READ_MESSAGE_HISTORY)
    name = _name(call, parent)
    message = call.message()
    if message.thread_id is not None:
        raise errors.of_code(160004)
    world = call.discord.world
    thread = world.add_thread(parent, name, world.bot.id, id=message.id)
    _set_archiving(call, thread)
    message.thread_id = thread.id
    message.flags |= MessageFlag.HAS_THREAD
    world.message_changed(message)
    return call.discord.wire.channel(thread)


def _name(call: Call, parent: Channel) -> str:
    """Of the new thread, if there can be one."""
    if parent.type not in _HAVE_THREADS:
        raise Refused(400, 50024, "Cannot execute action on this channel type")
    name = str(call.body.get("name") or "").strip()
    problems = []
    if not 1 <= len(name) <= LONGEST_NAME:
        what = f"Must be between 1 and {LONGEST_NAME} in length."
        problems.append(Problem(("name",), what, "BASE_TYPE_BAD_LENGTH"))
    if call.body.get("auto_archive_duration") not in (None, *_REST):
        what = f"Value must be one of {_REST}."
        problems.append(Problem(("auto_archive_duration",), what, "BASE_TYPE_CHOICES"))
    if problems:
        raise errors.invalid_form(*problems)
    world = call.discord.world
    assert parent.guild_id is not None
    if len(world.active_threads(world.guilds[parent.guild_id])) >= ACTIVE:
        raise errors.of_code(160006)
    return name


def _set_archiving(call: Call, thread: Channel) -> None:
    assert thread.thread is not None
    thread.thread.auto_archive_minutes = call.body.get("auto_archive_duration") or 1440


@route("GET", "/channels/{channel_id}/thread-members")
def get_thread_members(call: Call) -> Any:
    thread, members = _thread(call)
    return [call.discord.wire.thread_member(thread, user) for user in members]


@route("PUT", "/channels/{channel_id}/thread-members/@me")
def join_thread(call: Call) -> Any:
    _add(call, call.discord.world.bot.id)


@route("PUT", "/channels/{channel_id}/thread-members/{user_id}")
def add_to_thread(call: Call) -> Any:
    call.channel(Permission.SEND_MESSAGES)
    if call.id("user_id") not in call.discord.world.users:
        raise errors.unknown("user")
    state = _thread(call)[0].thread
    if state is not None and state.archived:
        raise errors.archived_thread()
    _add(call, call.id("user_id"))


@route("DELETE", "/channels/{channel_id}/thread-members/@me")
def leave_thread(call: Call) -> Any:
    _remove(call, call.discord.world.bot.id)


@route("DELETE", "/channels/{channel_id}/thread-members/{user_id}")
def remove_from_thread(call: Call) -> Any:
    call.channel(Permission.MANAGE_THREADS)
    _remove(call, call.id("user_id"))


def _thread(call: Call) -> tuple[Channel, list[int]]:
    channel = call.channel()
    if channel.thread is None:
        raise Refused(400, 50024, "Cannot execute action on this channel type")
    return channel, channel.thread.members


def _add(call: Call, user_id: int) -> None:
    thread, _ = _thread(call)
    call.discord.world.add_to_thread(thread, user_id)


def _remove(call: Call, user_id: int) -> None:
    thread, _ = _thread(call)
    call.discord.world.remove_from_thread(thread, user_id)
