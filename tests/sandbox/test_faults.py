"""What goes wrong on demand, and what discord.py makes of it."""

import asyncio
from functools import partial

import aiohttp
import discord
import pytest

from sandbox import LocalDiscord, Person
from sandbox.model import Channel, Guild
from tests.sandbox.bots import running
from tests.sandbox.sample_bot import picture
from tests.sandbox.wires import Wires

SEND = "POST /channels/{channel_id}/messages"


class Writer(discord.Client):
    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.05)


async def test_a_held_request_waits_for_as_long_as_the_test_likes(
    local: LocalDiscord, channel: Channel, alice: Person, wires: Wires
) -> None:
    hold = local.faults.hold(SEND)
    sending = asyncio.create_task(wires.send(channel, {"content": "slow"}))
    await hold.reached()
    assert alice.sees(channel) == []
    hold.release()
    assert (await sending).status == 200
    assert [each.text for each in alice.sees(channel)] == ["slow"]


async def test_discord_py_tries_again_after_a_500(
    local: LocalDiscord, channel: Channel, alice: Person
) -> None:
    local.faults.fail(SEND)
    bot = Writer()
    async with running(local, bot):
        await bot.get_partial_messageable(channel.id).send("at last")
    assert [each.text for each in alice.sees(channel)] == ["at last"]
    assert [each.status for each in local.journal.requests(*SEND.split())] == [500, 200]


async def test_discord_py_tries_five_times_over_25_seconds_before_it_gives_up(
    local: LocalDiscord, channel: Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So a mistake of the local Discord's own, as a 500, would look like a bot that hangs."""
    waited: list[float] = []
    sleep = asyncio.sleep

    async def at_once(seconds: float) -> None:
        waited.append(seconds)
        await sleep(0)

    local.faults.fail(SEND, times=5)
    bot = Writer()
    async with running(local, bot):
        with monkeypatch.context() as patch:
            patch.setattr(asyncio, "sleep", at_once)
            with pytest.raises(discord.DiscordServerError):
                await bot.get_partial_messageable(channel.id).send("never")
    assert [each for each in waited if each] == [1, 3, 5, 7, 9]
    assert [each.status for each in local.journal.requests(*SEND.split())] == [500] * 5


async def test_a_request_that_did_its_work_before_it_failed_is_one_message(
    local: LocalDiscord, channel: Channel, alice: Person
) -> None:
    """discord.py gives every message a nonce of its own, the same for all its tries."""
    local.faults.fail(SEND, carried_out=True)
    bot = Writer()
    async with running(local, bot):
        await bot.get_partial_messageable(channel.id).send("once")
    assert [each.text for each in alice.sees(channel)] == ["once"]
    assert [each.status for each in local.journal.requests(*SEND.split())] == [500, 200]


async def test_a_429_is_obeyed_also_where_no_header_announced_it(
    local: LocalDiscord, channel: Channel, alice: Person
) -> None:
    bot = Writer()
    async with running(local, bot):
        for globally in (False, True):
            local.faults.limit(SEND, retry_after=0.01, globally=globally)
            await bot.get_partial_messageable(channel.id).send(f"global {globally}")
    assert [each.text for each in alice.sees(channel)] == ["global False", "global True"]
    assert [each.status for each in local.journal.requests(*SEND.split())] == [429, 200, 429, 200]


async def test_a_429_without_via_is_taken_for_a_ban(local: LocalDiscord, channel: Channel) -> None:
    bot = Writer()
    async with running(local, bot):
        local.faults.limit(SEND, retry_after=0.01, via=False)
        with pytest.raises(discord.HTTPException) as caught:
            await bot.get_partial_messageable(channel.id).send("banned?")
    assert caught.value.status == 429


async def test_an_upload_that_is_cut_off_leaves_nothing_behind(
    local: LocalDiscord, channel: Channel, alice: Person
) -> None:
    """On Linux discord.py does not try again after a broken connection."""
    bot = Writer()
    async with running(local, bot):
        place = bot.get_partial_messageable(channel.id)
        local.faults.cut_upload(SEND)
        with pytest.raises(aiohttp.ClientError):
            await place.send("board", file=discord.File(picture(), "board.png"))
        assert alice.sees(channel) == []
        await place.send("board", file=discord.File(picture(), "board.png"))
    assert [len(each.pictures) for each in alice.sees(channel)] == [1]


async def test_an_answer_that_is_cut_off_leaves_the_message_so_send_again_with_a_nonce(
    local: LocalDiscord, channel: Channel, alice: Person
) -> None:
    bot = Writer()
    async with running(local, bot):
        place = bot.get_partial_messageable(channel.id)
        once = partial(place.send, "kept apart", nonce="17")
        for send in (once, partial(place.send, "doubled")):
            local.faults.cut_answer(SEND)
            with pytest.raises(aiohttp.ClientError):
                await send()
            await send()
    assert [each.text for each in alice.sees(channel)] == ["kept apart", "doubled", "doubled"]


async def test_a_fault_strikes_as_often_as_it_was_told_and_only_where(
    local: LocalDiscord, channel: Channel, wires: Wires
) -> None:
    local.faults.fail(SEND, status=503, times=2)
    assert (await wires.request("GET", "/users/@me")).status == 200
    sent = [(await wires.send(channel, {"content": "x"})).status for _ in range(3)]
    assert sent == [503, 503, 200]


REFUSALS = {
    10003: (404, discord.NotFound),
    10008: (404, discord.NotFound),
    20026: (403, discord.Forbidden),
    40003: (403, discord.Forbidden),
    40006: (400, discord.HTTPException),
    50001: (403, discord.Forbidden),
    50007: (403, discord.Forbidden),
    50013: (403, discord.Forbidden),
    50035: (400, discord.HTTPException),
    50083: (400, discord.HTTPException),
    130000: (503, discord.DiscordServerError),
    160005: (400, discord.HTTPException),
    200000: (400, discord.HTTPException),
}


async def test_a_route_refuses_with_any_of_discords_codes(
    local: LocalDiscord, channel: Channel, alice: Person
) -> None:
    bot = Writer()
    async with running(local, bot):
        for code, (status, kind) in REFUSALS.items():
            local.faults.refuse(SEND, code)
            with pytest.raises(kind) as caught:
                await bot.get_partial_messageable(channel.id).send("no")
            assert isinstance(caught.value, discord.HTTPException)
            assert (caught.value.code, caught.value.status) == (code, status)
    assert alice.sees(channel) == []


@pytest.mark.parametrize("code", [20016, 20028, 20029, 30046])
async def test_a_limit_with_a_code_of_its_own_is_obeyed_by_discord_py(
    local: LocalDiscord, channel: Channel, alice: Person, code: int
) -> None:
    local.faults.refuse(SEND, code)
    bot = Writer()
    async with running(local, bot):
        await bot.get_partial_messageable(channel.id).send("at last")
    refused, sent = local.journal.requests(*SEND.split())
    assert (refused.status, refused.answer["code"], sent.status) == (429, code, 200)
    assert refused.answer["global"] is False
    assert refused.answer["retry_after"] == 0.01


async def test_a_refusal_after_the_work_is_done_leaves_the_message(
    local: LocalDiscord, channel: Channel, alice: Person, wires: Wires
) -> None:
    local.faults.refuse(SEND, 130000, carried_out=True)
    assert (await wires.send(channel, {"content": "there"})).status == 503
    assert [each.text for each in alice.sees(channel)] == ["there"]


async def test_a_fault_strikes_in_one_place_until_its_cause_is_gone(
    local: LocalDiscord, guild: Guild, channel: Channel, wires: Wires
) -> None:
    elsewhere = local.world.add_channel(guild, "elsewhere")
    local.faults.refuse(SEND, 50013, place=channel, times=99)
    sent = [(await wires.send(each, {"content": "x"})).status for each in (elsewhere, channel)]
    assert sent == [200, 403]
    local.faults.end()
    assert (await wires.send(channel, {"content": "x"})).status == 200


async def test_nobody_can_ask_for_a_code_that_is_not_known(local: LocalDiscord) -> None:
    with pytest.raises(ValueError, match="12345"):
        local.faults.refuse(SEND, 12345)
