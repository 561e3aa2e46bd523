"""What Discord answers to what is sent, told apart by what can be done about it."""

from collections.abc import Callable
from pathlib import Path

import discord
import pytest

from bot.announcer.message_sender import BotFlagged, ChannelClosed, ClosedReason, DmsClosed
from bot.discord.message_sender import DiscordMessageSender
from bot.tables import Undeliverable
from bot.tables.table import nonce
from bot.texts.post import Button, Choice, Post, SelectMenu
from render import Picture
from sandbox.model import Channel, Overwrite
from sandbox.permissions import Permission
from sandbox.sights import Sight
from sandbox.world import World
from tests.world.wire import SEND, AnnouncerWorld, an_announcer_world, labels

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


BUTTONS = ((Button("Play", "play:1:1"),),)
PICTURE = Picture(b"not much of a picture", "A board", "board.png")


async def sent(world: AnnouncerWorld, post: Post) -> Sight:
    sender = DiscordMessageSender(world.client)
    await sender.send(world.place, post, nonce(repr(post)))
    return world.sights()[-1]


@pytest.mark.parametrize("status", [400, 413])
async def test_a_picture_that_is_refused_is_left_out(tmp_path: Path, status: int) -> None:
    async with an_announcer_world(tmp_path) as world:
        world.local.faults.fail(SEND, status=status)
        told = await sent(world, Post(("Salve",), (PICTURE,), BUTTONS))
        assert (told.text, told.pictures) == ("Salve", ())
        assert labels(told) == ["Play"]


async def test_what_a_filter_refuses_is_cut_down_to_whom_it_calls(tmp_path: Path) -> None:
    async with an_announcer_world(tmp_path) as world:
        anna = world.people[0]
        world.local.faults.refuse(SEND, 200000, times=2)
        text = f"Bad name, and {anna.mention}"
        told = await sent(world, Post((text,), (PICTURE,), BUTTONS, (world.player(anna),)))
        assert told.text == anna.mention
        assert told.pings
        assert labels(told) == ["Play"]


async def test_what_has_no_buttons_is_not_cut_down_to_nothing(tmp_path: Path) -> None:
    async with an_announcer_world(tmp_path) as world:
        world.local.faults.refuse(SEND, 200000)
        with pytest.raises(Undeliverable):
            await sent(world, Post(("Bad name",)))
        assert world.sights() == []


@pytest.mark.parametrize("code", [20016, 20028, 20029, 30046, 40003, 40006, 130000])
async def test_what_passes_is_left_to_be_tried_again(tmp_path: Path, code: int) -> None:
    async with an_announcer_world(tmp_path) as world:
        world.local.faults.refuse(SEND, code, times=5)
        with pytest.raises(discord.HTTPException):
            await sent(world, Post(("Salve",), (PICTURE,), BUTTONS))


@pytest.mark.parametrize("code", [10013, 50007, 50278])
async def test_whoever_takes_no_direct_messages_is_called_that(tmp_path: Path, code: int) -> None:
    async with an_announcer_world(tmp_path) as world:
        world.local.faults.refuse(SEND, code)
        with pytest.raises(DmsClosed):
            await sent(world, Post(("Salve",)))


async def test_whoever_runs_a_bot_that_is_taken_for_a_spammer_is_told_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with an_announcer_world(tmp_path) as world:
        world.local.faults.refuse(SEND, 20026, times=2)
        sender = DiscordMessageSender(world.client)
        for _ in range(2):
            with pytest.raises(BotFlagged):
                await sender.send(world.place, Post(("Salve",)), nonce("salve"))
    told = [each for each in caplog.records if "spammer" in each.message]
    assert [each.levelname for each in told] == ["ERROR"]


async def test_what_discord_quotes_of_a_message_it_rejects_is_not_logged(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    menu = SelectMenu("plan", "A plan", (Choice("Buy", "my wine"), Choice("Sell", "my wine")))
    async with an_announcer_world(tmp_path) as world:
        world.local.journal.expect(50035, 50035)
        with pytest.raises(Undeliverable) as rejected:
            await sent(world, Post(("Salve",), rows=(menu,)))
    assert "my wine" in str(rejected.value.__cause__)
    for told in (str(rejected.value), caplog.text):
        assert "code 50035" in told
        assert "components.1.components.0.options" in told
        assert "wine" not in told
