"""What Discord answers to what is sent, told apart by what can be done about it."""

from collections.abc import Callable
from pathlib import Path

import pytest

from bot.announcer.message_sender import ChannelClosed, ClosedReason
from bot.discord.message_sender import DiscordMessageSender
from bot.tables.table import nonce
from bot.texts.post import Post
from sandbox.model import Channel, Overwrite
from sandbox.permissions import Permission
from sandbox.world import World
from tests.world.wire import an_announcer_world

Closing = Callable[[World, Channel], None]


def denied(permission: Permission) -> Closing:
    def close(world: World, thread: Channel) -> None:
        assert thread.parent_id
        mine = Overwrite(world.bot.id, of_member=True, deny=int(permission))
        world.channels[thread.parent_id].overwrites.append(mine)

    return close


def archived_and_locked(world: World, thread: Channel) -> None:
    assert thread.thread
    thread.thread.archived = thread.thread.locked = True


@pytest.mark.parametrize(
    ("close", "code", "reason"),
    [
        (World.remove_channel, 10003, "deleted"),
        (denied(Permission.VIEW_CHANNEL), 50001, "no_access"),
        (denied(Permission.SEND_MESSAGES_IN_THREADS), 50013, "no_permission"),
        (archived_and_locked, 50083, "archived"),
    ],
)
async def test_a_closed_place_is_called_by_what_closed_it(
    tmp_path: Path, close: Closing, code: int, reason: ClosedReason
) -> None:
    async with an_announcer_world(tmp_path) as world:
        thread = world.local.world.add_thread(world.channel, "concordia", world.people[0].id)
        close(world.local.world, thread)
        world.local.journal.expect(code)
        sender = DiscordMessageSender(world.client)
        with pytest.raises(ChannelClosed) as closed:
            await sender.send(str(thread.id), Post(("Salve",)), nonce("salve"))
        assert closed.value.reason == reason
