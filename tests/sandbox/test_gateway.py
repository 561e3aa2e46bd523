"""The gateway: sessions, what is replayed after a break, and what it does not put up with."""

import asyncio
import json
from typing import Any

import discord
import pytest

from sandbox import GENEROUS, Clock, LocalDiscord, Person
from sandbox.changes import PATIENCE
from sandbox.events import Intent
from sandbox.gateway import LONGEST_FRAME, SENDS
from sandbox.ids import shard_of
from sandbox.journal import RefusedRequests
from sandbox.model import Channel, Guild
from sandbox.session import REPLAYED
from tests import gateway_compression
from tests.sandbox.bots import running
from tests.sandbox.posts import post_a_button
from tests.sandbox.wires import Wires


class Listener(discord.Client):
    """Writes down what it hears, and says hello to every interaction."""

    def __init__(self, **intents: bool) -> None:
        super().__init__(intents=discord.Intents(guilds=True, **intents), guild_ready_timeout=0.05)
        self.heard: list[str] = []
        self.interactions: list[int] = []

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Without the five seconds of sleep."""

    async def on_ready(self) -> None:
        self.heard.append("ready")

    async def on_resumed(self) -> None:
        self.heard.append("resumed")

    async def on_message(self, message: discord.Message) -> None:
        self.heard.append(message.content)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        self.interactions.append(interaction.id)
        if not interaction.response.is_done():
            await interaction.response.send_message("hello")


async def connected_again(local: LocalDiscord) -> None:
    await local.world.changes.until(lambda: not local.gateway.connected(), "nothing broke")
    await local.bot_connected()
    await local.settle()


async def test_a_session_begins_with_hello_ready_and_the_guilds(
    local: LocalDiscord, guild: Guild, wires: Wires
) -> None:
    async with wires.gateway() as frames:
        ready = await frames.identify()
        assert (ready["t"], ready["s"]) == ("READY", 1)
        assert ready["d"]["guilds"] == [{"id": str(guild.id), "unavailable": True}]
        created = await frames.next()
        assert (created["t"], created["d"]["id"]) == ("GUILD_CREATE", str(guild.id))
        assert [each["user"]["id"] for each in created["d"]["members"]] == [str(local.world.bot.id)]


async def test_a_heartbeat_is_acknowledged(wires: Wires) -> None:
    async with wires.gateway() as frames:
        assert (await frames.next())["d"] == {"heartbeat_interval": 41250}
        await frames.send(1, None)
        assert (await frames.next())["op"] == 11


async def test_a_heartbeat_is_acknowledged_when_discord_py_knows_that_it_was_sent(
    local: LocalDiscord, wires: Wires
) -> None:
    """Which it notes in a thread: at once would be too early, and then it warns of a delay."""
    async with wires.gateway() as frames:
        assert (await frames.next())["op"] == 10
        await frames.send(1)
        await frames.send(2, {"token": "local-token", "intents": 1, "properties": {}})
        assert [(await frames.next())["op"] for _ in range(2)] == [0, 11]


async def test_who_is_gone_before_the_acknowledgement_is_no_mistake(
    local: LocalDiscord, wires: Wires
) -> None:
    async with wires.gateway("zlib-stream") as frames:
        await frames.identify()
        [session] = local.gateway.connected()
        connection = session.connection
        assert connection is not None
    await local.world.changes.until(lambda: not local.gateway.connected(), "still connected")
    begun = asyncio.all_tasks()
    connection.put({"op": 11, "d": None})
    connection.flush_soon()
    assert asyncio.all_tasks() == begun, "the loop may close before it has run"
    await connection.flush()


@pytest.mark.parametrize("compress", ["zlib-stream", "zstd-stream"])
async def test_frames_are_one_compressed_stream(
    local: LocalDiscord, guild: Guild, wires: Wires, compress: str
) -> None:
    async with wires.gateway(compress) as frames:
        assert (await frames.identify())["t"] == "READY"
        assert (await frames.next())["t"] == "GUILD_CREATE"


def test_a_bot_in_this_process_asks_for_zlib() -> None:
    assert gateway_compression.IN_THIS_PROCESS == "zlib-stream"


async def test_discord_py_takes_plain_text_too(
    local: LocalDiscord, alice: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sandbox.gateway.compressor", lambda _: None)
    bot = Listener(dm_messages=True)
    async with running(local, bot):
        alice.write(alice.dm, "salve")
        await local.settle()
        assert bot.heard == ["ready", "salve"]


@pytest.mark.parametrize(
    ("identity", "code"),
    [
        ({"token": "wrong"}, 4004),
        ({"shard": [2, 2]}, 4010),
        ({"shard": [0, 0]}, 4010),
        ({"shard": "first"}, 4010),
        ({"intents": int(Intent.MESSAGE_CONTENT)}, 4014),
        ({"intents": None}, 4013),
    ],
)
async def test_who_identifies_wrongly_is_sent_away(
    local: LocalDiscord, wires: Wires, identity: dict[str, object], code: int
) -> None:
    local.journal.expect(code)
    async with wires.gateway() as frames:
        assert await frames.identify(**identity) == {"closed": code}


async def test_who_does_not_speak_the_language_is_sent_away(
    local: LocalDiscord, wires: Wires
) -> None:
    local.journal.expect(4002, 4002, 4002, 4002, 4003, 4001, 4005, 4005)
    too_long = json.dumps({"op": 1, "d": "x" * LONGEST_FRAME})
    for text in ("salve", "[]", '{"op": 2, "d": [1]}', too_long):
        async with wires.gateway() as frames:
            await frames.next()
            await frames.send_text(text)
            assert await frames.next() == {"closed": 4002}
    async with wires.gateway() as frames:
        await frames.next()
        await frames.send(3, {})
        assert await frames.next() == {"closed": 4003}
    async with wires.gateway() as frames:
        await frames.next()
        await frames.send(99)
        assert await frames.next() == {"closed": 4001}
    for op in (2, 6):
        async with wires.gateway() as frames:
            await frames.identify()
            await frames.send(op, {"token": "local-token", "intents": 1})
            assert await frames.next() == {"closed": 4005}


async def test_more_than_120_sends_a_minute_end_the_connection(
    local: LocalDiscord, wires: Wires
) -> None:
    async with wires.gateway() as frames:
        await frames.next()
        for _ in range(2):
            local.clock.advance(SENDS.seconds)
            for _ in range(SENDS.requests):
                await frames.send(1)
            for _ in range(SENDS.requests):
                assert (await frames.next())["op"] == 11
        local.journal.expect(4008)
        await frames.send(1)
        assert await frames.next() == {"closed": 4008}


async def test_discord_py_says_that_a_token_is_wrong(local: LocalDiscord) -> None:
    local.journal.expect(0)
    with pytest.raises(discord.LoginFailure):
        async with running(local, Listener(), token="wrong"):
            pass


async def test_discord_py_says_which_intents_need_consent(local: LocalDiscord) -> None:
    local.journal.expect(4014)
    with pytest.raises(discord.PrivilegedIntentsRequired):
        async with running(local, Listener(message_content=True)):
            pass
    local.world.application.privileged_intents = int(Intent.MESSAGE_CONTENT)
    async with running(local, Listener(message_content=True)):
        assert local.gateway.connected()


@pytest.mark.parametrize("breaks", ["drop", "reconnect", "resumable"])
async def test_after_a_break_the_session_goes_on_and_nothing_is_lost(
    local: LocalDiscord, channel: Channel, alice: Person, breaks: str
) -> None:
    bot = Listener(dm_messages=True)
    async with running(local, bot):
        alice.write(alice.dm, "before")
        await local.settle()
        session = local.gateway.connected()[0].id
        match breaks:
            case "drop":
                local.gateway.drop()
            case "reconnect":
                await local.gateway.ask_to_reconnect()
            case _:
                await local.gateway.invalidate(resumable=True)
        await local.world.changes.until(lambda: not local.gateway.connected(), "nothing broke")
        alice.write(alice.dm, "meanwhile")
        await local.bot_connected()
        await local.settle()
        assert local.gateway.connected()[0].id == session
        assert bot.heard == ["ready", "before", "meanwhile", "resumed"]


async def test_a_click_during_a_break_is_answered_after_it(
    local: LocalDiscord, channel: Channel, alice: Person
) -> None:
    post_a_button(local, channel)
    bot = Listener()
    async with running(local, bot):
        local.gateway.drop()
        await local.world.changes.until(lambda: not local.gateway.connected(), "nothing broke")
        outcome = await alice.click(alice.sees(channel)[0], "Hi")
        assert outcome.reply.text == "hello"
        assert bot.interactions == [outcome.interaction.id]


async def test_an_invalid_session_begins_anew(local: LocalDiscord, alice: Person) -> None:
    bot = Listener()
    async with running(local, bot):
        session = local.gateway.connected()[0].id
        await local.gateway.invalidate()
        await connected_again(local)
        assert local.gateway.connected()[0].id != session
        await bot.wait_until_ready()
        assert "resumed" not in bot.heard


async def broken_off(local: LocalDiscord, wires: Wires) -> str:
    """The id of a session whose connection broke."""
    async with wires.gateway() as frames:
        ready = await frames.identify()
        local.gateway.drop()
        while "closed" not in await frames.next():
            pass
    await local.world.changes.until(lambda: not local.gateway.connected(), "nothing broke")
    session_id: str = ready["d"]["session_id"]
    return session_id


async def resumed(wires: Wires, session_id: str, sequence: Any, token: str = "local-token") -> Any:
    """The first frame that comes of it."""
    async with wires.gateway() as frames:
        await frames.next()
        await frames.send(6, {"token": token, "session_id": session_id, "seq": sequence})
        return await frames.next()


async def test_only_what_is_known_can_be_resumed(local: LocalDiscord, wires: Wires) -> None:
    session_id = await broken_off(local, wires)
    invalid = {"op": 9, "d": False}
    assert await resumed(wires, "unknown", 1) == invalid
    for sequence in (2, 99, -1, "1", None):
        assert await resumed(wires, session_id, sequence) == invalid
    local.journal.expect(4004)
    assert await resumed(wires, session_id, 1, token="wrong") == {"closed": 4004}
    assert (await resumed(wires, session_id, 1))["t"] == "RESUMED"
    # That connection ended in order, and with it the session.
    assert await resumed(wires, session_id, 2) == invalid


async def test_more_events_than_are_kept_cannot_be_resumed(
    local: LocalDiscord, guild: Guild, wires: Wires
) -> None:
    session_id = await broken_off(local, wires)
    for _ in range(REPLAYED):
        local.world.add_channel(guild, "general")
    known = local.gateway.sessions[session_id].sequence
    assert await resumed(wires, session_id, known - REPLAYED - 1) == {"op": 9, "d": False}
    assert (await resumed(wires, session_id, known - REPLAYED))["t"] == "CHANNEL_CREATE"


async def test_the_close_of_discord_py_keeps_the_session_until_the_next_identify(
    local: LocalDiscord,
) -> None:
    """Its close reaches the wire as 4000, which does not end a session (1000 would)."""
    async with running(local, Listener()):
        first = local.gateway.connected()[0].id
    await local.world.changes.until(lambda: not local.gateway.connected(), "still connected")
    assert list(local.gateway.sessions) == [first]
    async with running(local, Listener()):
        assert first not in local.gateway.sessions


async def test_a_lost_event_is_never_heard_and_a_repeated_one_twice(
    local: LocalDiscord, channel: Channel, alice: Person
) -> None:
    bot = Listener()
    post_a_button(local, channel)
    async with running(local, bot):
        sight = alice.sees(channel)[0]
        local.faults.lose("INTERACTION_CREATE")
        await alice.click(sight, "Hi").silence()
        assert bot.interactions == []
        local.faults.repeat("INTERACTION_CREATE")
        local.journal.expect(40060)
        outcome = await alice.click(sight, "Hi")
        await local.world.changes.until(lambda: local.journal.refusals, "answered only once")
        assert bot.interactions == [outcome.interaction.id] * 2


async def test_a_bot_hears_only_what_its_intents_ask_for(
    local: LocalDiscord, channel: Channel, alice: Person
) -> None:
    deaf, hearing = Listener(), Listener(guild_messages=True)
    async with running(local, deaf):
        alice.write(channel, "salve")
        await local.settle()
        assert deaf.heard == ["ready"]
    async with running(local, hearing):
        alice.write(channel, "salve")
        alice.write(channel, f"salve <@{local.world.bot.id}>")
        await local.settle()
        # Without consent to read messages, only those that mention the bot have content.
        assert hearing.heard == ["ready", "", f"salve <@{local.world.bot.id}>"]


async def test_nothing_is_heard_of_private_messages(
    local: LocalDiscord, channel: Channel, alice: Person, wires: Wires
) -> None:
    post_a_button(local, channel)
    async with wires.gateway() as frames:
        await frames.identify(intents=int(Intent.GUILDS | Intent.GUILD_MESSAGES))
        outcome = await alice.click(alice.sees(channel)[0], "Hi").begun()
        interaction = outcome.interaction
        await frames.until("INTERACTION_CREATE")
        await wires.answer(interaction, {"type": 4, "data": {"content": "psst", "flags": 64}})
        await wires.follow_up(interaction, {"content": "aloud"})
        heard = await frames.until("MESSAGE_CREATE")
        assert heard["d"]["content"] == "aloud"


class Sharded(discord.AutoShardedClient):
    def __init__(self) -> None:
        intents = discord.Intents(guilds=True, dm_messages=True)
        super().__init__(intents=intents, guild_ready_timeout=0.05)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Without the five seconds of sleep."""


async def test_guilds_are_spread_over_shards_and_dms_come_to_the_first() -> None:
    async with LocalDiscord(clock=Clock(standing=True), rates=GENEROUS, shards=2) as local:
        guilds = [local.world.add_guild("Forum", id=number << 22) for number in range(1, 5)]
        alice = local.person("Alice", *guilds)
        bot = Sharded()
        async with running(local, bot):
            shards = {guild.id: shard_of(guild.id, 2) for guild in guilds}
            assert set(shards.values()) == {0, 1}
            assert {guild.id: guild.shard_id for guild in bot.guilds} == shards
            before = {each.shard[0]: each.sequence for each in local.gateway.connected()}
            alice.write(alice.dm, "salve")
            after = {each.shard[0]: each.sequence for each in local.gateway.connected()}
            assert after == {0: before[0] + 1, 1: before[1]}
            second = next(guild for guild in guilds if shards[guild.id] == 1)
            local.world.add_channel(second, "general")
            later = {each.shard[0]: each.sequence for each in local.gateway.connected()}
            assert later == {0: after[0], 1: after[1] + 1}
        # Only a bot that does not know its number of shards asks for the way to the gateway.
        asked = [each.path for each in local.journal.exchanges if "gateway" in each.path]
        assert asked == ["/gateway/bot"]
        local.journal.check()


async def test_a_shard_takes_2500_guilds_and_no_more(local: LocalDiscord, wires: Wires) -> None:
    for number in range(2501):
        local.world.add_guild("Forum", id=(number + 1) << 22)
    local.journal.expect(4011)
    async with wires.gateway() as frames:
        assert await frames.identify() == {"closed": 4011}
    async with wires.gateway() as frames:
        assert (await frames.identify(shard=[0, 2]))["t"] == "READY"


async def test_settling_does_not_count_among_the_bots_sends(local: LocalDiscord) -> None:
    """A heartbeat asked for would: discord.py then sleeps for the rest of the minute."""
    async with running(local, Listener()), asyncio.timeout(PATIENCE):
        for _ in range(SENDS.requests):
            await local.settle()
        assert local.gateway.connected()[0].sequence == 1


async def test_a_mistake_of_the_gateway_itself_is_told_with_its_traceback(
    local: LocalDiscord, wires: Wires
) -> None:
    async with wires.gateway() as frames:
        await frames.identify()
        await frames.send(8, {"guild_id": "17"})
        assert await frames.next() == {"closed": 4000}
    with pytest.raises(RefusedRequests, match="gateway: the local Discord failed"):
        local.journal.check()
    assert "KeyError: 17" in local.journal.failures[0]
