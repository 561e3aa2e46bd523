"""What a person has not read yet, and how often they were called there."""

import itertools
from collections.abc import Iterator
from dataclasses import dataclass

from sandbox.model import Channel, Message, MessageFlag
from sandbox.permissions import Permission
from sandbox.world import World

_LOOKED_BACK = 300
"""Nobody is told of more, and who never comes to a place need not be counted for."""


@dataclass(frozen=True)
class Unread:
    messages: int
    calls: int
    """Those of them that are meant for this person; in direct messages, all but silent ones."""
    last_call: int = 0
    """The newest of these, by its id."""


def unread(world: World, user_id: int, channel: Channel) -> Unread:
    found = list(itertools.islice(_unread_messages(world, user_id, channel), _LOOKED_BACK))
    direct = channel.guild_id is None
    calls = [
        each.id
        for each in found
        if (direct or user_id in each.pinged) and not each.has(MessageFlag.SUPPRESS_NOTIFICATIONS)
    ]
    return Unread(len(found), len(calls), max(calls, default=0))


def mark_read(world: World, user_id: int, channel: Channel, message_id: int) -> None:
    read = world.users[user_id].read
    if message_id > read.get(channel.id, 0):
        read[channel.id] = message_id
        world.changes.tell()


def calls_anywhere(world: World, user_id: int) -> tuple[int, Channel | None]:
    """How many calls wait for a person, and where the newest of them is."""
    waiting = [
        (found.last_call, found.calls, channel)
        for channel in world.channels.values()
        if (found := unread(world, user_id, channel)).calls
    ]
    newest = max(waiting, key=lambda each: each[0], default=None)
    return sum(calls for _, calls, _ in waiting), newest[2] if newest else None


def _unread_messages(world: World, user_id: int, channel: Channel) -> Iterator[Message]:
    """Newest first; nobody has to read what they wrote themselves."""
    if not world.may(user_id, Permission.VIEW_CHANNEL | Permission.READ_MESSAGE_HISTORY, channel):
        return
    read = world.users[user_id].read.get(channel.id, 0)
    for message in reversed(world.messages.get(channel.id, {}).values()):
        if message.id <= read:
            return
        if message.author_id != user_id and message.viewer_id in (None, user_id):
            yield message
