"""Rate limits: the headers that announce them, the 429 that enforces them."""

from collections.abc import AsyncIterator

import discord
import pytest

from sandbox import GENEROUS, REAL, Clock, LocalDiscord, Person, Rate, Rates
from sandbox.model import Channel
from tests.sandbox.bots import running
from tests.sandbox.posts import post_a_button
from tests.sandbox.wires import Wires


@pytest.fixture
async def local(clock: Clock, rates: Rates) -> AsyncIterator[LocalDiscord]:
    async with LocalDiscord(clock=clock, rates=rates) as discord:
        yield discord
        discord.journal.check()


@pytest.fixture
def clock() -> Clock:
    return Clock(standing=True)


@pytest.fixture
def rates() -> Rates:
    return REAL


async def test_the_headers_say_how_much_is_left(
    local: LocalDiscord, channel: Channel, wires: Wires
) -> None:
    sent = [await wires.send(channel, {"content": str(number)}) for number in range(5)]
    assert [each.headers["X-RateLimit-Remaining"] for each in sent] == ["4", "3", "2", "1", "0"]
    last = sent[-1].headers
    assert last["X-RateLimit-Limit"] == "5"
    assert last["X-RateLimit-Reset-After"] == "5.000"
    assert float(last["X-RateLimit-Reset"]) == pytest.approx(local.clock.now() + 5, abs=0.01)
    assert last["X-RateLimit-Bucket"]


async def test_the_sixth_message_in_five_seconds_is_refused(
    local: LocalDiscord, channel: Channel, wires: Wires
) -> None:
    for number in range(5):
        await wires.send(channel, {"content": str(number)})
    local.journal.expect(429)
    refused = await wires.send(channel, {"content": "too much"})
    assert refused.status == 429
    assert refused.body == {
        "message": "You are being rate limited.",
        "retry_after": 5.0,
        "global": False,
    }
    assert refused.headers["Retry-After"] == "5"
    assert refused.headers["X-RateLimit-Scope"] == "user"
    assert refused.headers["Via"]
    local.clock.advance(5)
    assert (await wires.send(channel, {"content": "again"})).status == 200


async def test_each_channel_and_each_kind_of_request_has_its_own(
    local: LocalDiscord, channel: Channel, wires: Wires
) -> None:
    other = local.world.add_channel(local.world.guilds[channel.guild_id or 0], "other")
    for number in range(4):
        await wires.send(channel, {"content": str(number)})
    sent = await wires.send(channel, {"content": "4"})
    assert (await wires.send(other, {"content": "here"})).status == 200
    path = f"/channels/{channel.id}/messages/{sent.body['id']}"
    assert (await wires.request("PATCH", path, {"content": "edited"})).status == 200


async def test_fifty_requests_a_second_and_no_more_of_all_kinds_together(
    local: LocalDiscord, channel: Channel, alice: Person, wires: Wires
) -> None:
    for number in range(50):
        path = "/users/@me" if number % 2 else "/gateway"
        assert (await wires.request("GET", path)).status == 200
    local.journal.expect(429)
    refused = await wires.request("GET", "/users/@me")
    assert (refused.status, refused.body["global"]) == (429, True)
    assert refused.headers["X-RateLimit-Global"] == "true"
    assert refused.headers["X-RateLimit-Scope"] == "global"
    local.clock.advance(1)
    assert (await wires.request("GET", "/users/@me")).status == 200


async def test_answers_to_interactions_are_exempt(
    local: LocalDiscord, channel: Channel, alice: Person, wires: Wires
) -> None:
    for _ in range(50):
        await wires.request("GET", "/users/@me")
    post_a_button(local, channel)
    sight = alice.sees(channel)[0]
    for _ in range(60):
        interaction = (await alice.click(sight, "Hi").begun()).interaction
        answer = await wires.answer(interaction, {"type": 4, "data": {"content": "hello"}})
        assert answer.status == 200
        assert "X-RateLimit-Limit" not in answer.headers


async def test_follow_ups_have_a_limit_for_each_interaction_and_are_exempt_from_the_global_one(
    local: LocalDiscord, channel: Channel, alice: Person, wires: Wires
) -> None:
    for _ in range(50):
        await wires.request("GET", "/users/@me")
    post_a_button(local, channel)
    sight = alice.sees(channel)[0]
    first, second = [(await alice.click(sight, "Hi").begun()).interaction for _ in range(2)]
    for interaction in (first, second):
        await wires.answer(interaction, {"type": 6})
    for number in range(5):
        sent = await wires.follow_up(first, {"content": f"{number}"})
        assert sent.headers["X-RateLimit-Remaining"] == f"{4 - number}"
    local.journal.expect(429)
    assert (await wires.follow_up(first, {"content": "too much"})).body["global"] is False
    assert (await wires.follow_up(second, {"content": "apart"})).status == 200


class Chatterbox(discord.Client):
    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.05)

    async def chatter(self, channel_id: int, times: int) -> None:
        channel = self.get_partial_messageable(channel_id)
        for number in range(times):
            await channel.send(f"{number}")


class TestWithDiscordPy:
    """It obeys in advance, by the headers: in real time, so here with a short window."""

    @pytest.fixture
    def clock(self) -> Clock:
        return Clock()

    @pytest.fixture
    def rates(self) -> Rates:
        return Rates(**{**vars(GENEROUS), "messages": Rate(2, 0.2)})

    async def test_discord_py_waits_before_it_is_refused(
        self, local: LocalDiscord, channel: Channel, alice: Person
    ) -> None:
        bot = Chatterbox()
        async with running(local, bot):
            await bot.chatter(channel.id, 6)
        assert [each.text for each in alice.sees(channel)] == list("012345")
        statuses = {each.status for each in local.journal.exchanges}
        assert 429 not in statuses


async def test_edits_of_messages_older_than_an_hour_have_a_limit_that_no_header_tells(
    local: LocalDiscord, channel: Channel, wires: Wires
) -> None:
    old = f"/channels/{channel.id}/messages/{post_a_button(local, channel).id}"
    local.clock.advance(3601)
    new = f"/channels/{channel.id}/messages/{post_a_button(local, channel).id}"
    for number in range(REAL.old_edits.requests):
        assert (await wires.request("PATCH", old, {"content": str(number)})).status == 200
    local.journal.expect(30046)
    refused = await wires.request("PATCH", old, {"content": "too much"})
    assert (refused.status, refused.body["code"]) == (429, 30046)
    assert refused.body["retry_after"] == REAL.old_edits.seconds
    assert refused.headers["X-RateLimit-Remaining"] == "1"
    assert refused.headers["Via"]
    assert (await wires.request("PATCH", new, {"content": "still fresh"})).status == 200
    local.clock.advance(REAL.old_edits.seconds)
    assert (await wires.request("PATCH", old, {"content": "again"})).status == 200
