"""The doctor asks Discord what it knows of the bot, and tries a channel out."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest

from bot.discord.api_address import pointed_at
from bot.discord.online_checkup import INVITED, MOST_SERVERS
from bot.service.settings import Settings
from sandbox import GENEROUS, Clock, LocalDiscord, Specification
from sandbox.model import Channel, Overwrite
from sandbox.permissions import INVITED as LOCALLY_INVITED
from sandbox.permissions import Permission
from tests.bot.bot_process import free_port
from tests.bot.discord.lone_bot import TOKEN, a_lone_bot
from tests.command_line import Answer, Concordia, assert_one_line

Doctor = Callable[..., Awaitable[Answer]]
STEPS = ["channel", "post", "history", "edit", "strip", "attach", "delete"]


@pytest.fixture
async def local() -> AsyncIterator[LocalDiscord]:
    known = Specification.from_environment()
    async with LocalDiscord(
        clock=Clock(standing=True), rates=GENEROUS, specification=known
    ) as discord:
        yield discord
        discord.journal.check()


@pytest.fixture(autouse=True)
def settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for name in Settings.model_fields:
        monkeypatch.delenv(f"CONCORDIA_{name.upper()}", raising=False)
    monkeypatch.setenv("CONCORDIA_TOKEN", TOKEN)


@pytest.fixture
def doctor(local: LocalDiscord, concordia: Concordia) -> Doctor:
    """It blocks, as a process of its own would: not the loop that has to answer."""

    async def ask(*flags: object) -> Answer:
        with pointed_at(local.addresses.api, local.addresses.gateway):
            return await asyncio.to_thread(concordia, "doctor", *flags)

    return ask


@pytest.fixture
def channel(local: LocalDiscord) -> Channel:
    return local.world.add_channel(local.world.add_guild("Forum"), "general")


def lines(answer: Answer) -> dict[str, str]:
    """By what they are about; the last one of each."""
    return {each.split()[1]: each for each in answer.out.splitlines()}


async def test_a_bot_that_is_well_set_up_has_only_good_lines(
    local: LocalDiscord, channel: Channel, doctor: Doctor, tmp_path: Path
) -> None:
    local.world.application.portal = {
        "terms_of_service_url": "https://example.org/terms",
        "privacy_policy_url": "https://example.org/privacy",
        "integration_types_config": {"0": {}},
    }
    async with a_lone_bot(local, tmp_path / "concordia.sqlite"):
        pass  # which registers the commands
    answer = await doctor("--online")
    assert answer.code == 0
    found = lines(answer)
    assert {line.split()[0] for line in answer.out.splitlines()} == {"ok"}
    assert list(found) == [
        "token", "bot", "installs", "clicks", "intents", "pages", "sessions", "servers", "commands"
    ]  # fmt: skip
    assert "left today, for 1 shard" in found["sessions"]
    assert "1 server, nothing missing" in found["servers"]
    assert TOKEN not in answer.out
    assert local.starts.limit()["remaining"] == local.starts.limit()["total"], "no session begun"


@pytest.mark.parametrize(
    ("portal", "line"),
    [
        ({"bot_public": False}, "note   bot       bot is private: only you can invite it"),
        ({"bot_require_code_grant": True}, "FAULT  bot       bot requires a code grant"),
        ({"integration_types_config": {"0": {}, "1": {}}}, "note   installs  also for users"),
        ({"integration_types_config": {"1": {}}}, "FAULT  installs  not for servers"),
        (
            {"interactions_endpoint_url": "https://example.org/in"},
            "FAULT  clicks    go to https://example.org/in, so the bot hears no click",
        ),
        ({"flags": 1 << 18 | 1 << 14}, "note   intents   server members, message content"),
        (
            {"privacy_policy_url": "https://example.org"},
            "note   pages     no terms of service: Discord wants both",
        ),
    ],
)
async def test_what_is_set_wrongly_in_the_portal_is_one_line(
    local: LocalDiscord, doctor: Doctor, portal: dict[str, object], line: str
) -> None:
    local.world.application.portal = portal
    answer = await doctor("--online")
    assert line in answer.out
    assert answer.code == (1 if line.startswith("FAULT") else 0)


async def test_servers_and_commands_that_lack_something_are_named(
    local: LocalDiscord, doctor: Doctor
) -> None:
    assert int(LOCALLY_INVITED) == INVITED.value
    without = LOCALLY_INVITED & ~(Permission.ATTACH_FILES | Permission.READ_MESSAGE_HISTORY)
    for number in range(MOST_SERVERS + 3):
        local.world.add_guild(f"Forum {number}", bot_permissions=without)
    for number in range(300):
        local.world.add_guild(f"Fine {number}")
    answer = await doctor("--online")
    assert answer.code == 1
    named = [line for line in answer.out.splitlines() if line.split()[1] == "server"]
    assert len(named) == MOST_SERVERS + 1
    assert "Forum 0 (" in named[0]
    assert "lacks attach files, read message history" in named[0]
    assert named[-1].endswith("3 more servers like that")
    assert "none are registered" in lines(answer)["commands"]


async def test_what_only_threads_need_is_no_fault(local: LocalDiscord, doctor: Doctor) -> None:
    without = LOCALLY_INVITED & ~Permission.CREATE_PUBLIC_THREADS
    guild = local.world.add_guild("Forum", bot_permissions=without)
    answer = await doctor("--online")
    assert answer.code == 0
    line = f"Forum ({guild.id}): lacks create public threads, which only tables in threads need"
    assert f"note   server    {line}" in answer.out


async def test_other_commands_and_few_sessions_are_told(
    local: LocalDiscord, doctor: Doctor, tmp_path: Path
) -> None:
    async with a_lone_bot(local, tmp_path / "concordia.sqlite"):
        pass
    next(iter(local.world.commands[None].values()))["description"] = "Another"
    for _ in range(local.starts.limit()["total"] - 5):
        local.starts.take(0)
    answer = await doctor("--online")
    assert answer.code == 1
    assert "differ from those of this version" in lines(answer)["commands"]
    assert lines(answer)["sessions"].startswith("FAULT  sessions  5 of ")


async def test_without_a_token_or_a_network_there_is_one_line(
    local: LocalDiscord, doctor: Doctor, concordia: Concordia, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CONCORDIA_TOKEN", "another-token")
    for flags in (["--online"], ["--smoke", "123456789012345678"]):
        local.journal.expect(0)
        answer = await doctor(*flags)
        assert answer.code == 1
        assert answer.out.count("\n") == 1
        assert "FAULT  token     Discord rejects it" in answer.out
        assert "another-token" not in answer.out + answer.err
    nowhere = f"127.0.0.1:{free_port()}"
    with pointed_at(f"http://{nowhere}/api/v10", f"ws://{nowhere}/gateway"):
        answer = await asyncio.to_thread(concordia, "doctor", "--online")
    assert answer.code == 1
    assert answer.out.count("\n") == 1
    assert "FAULT  discord   cannot be reached" in answer.out
    monkeypatch.delenv("CONCORDIA_TOKEN")
    assert_one_line(await doctor("--online"), "CONCORDIA_TOKEN: not set")


@pytest.mark.parametrize("typed", ["general", "", "12", "#general", "1" * 30, "١٢٣٤٥٦٧٨٩٠١٢٣٤٥٦٧"])
async def test_what_is_no_channel_is_one_line(doctor: Doctor, typed: str) -> None:
    assert_one_line(await doctor("--smoke", typed), "is not a channel's id", "Copy Channel ID")


@pytest.mark.parametrize("thread", [False, True])
async def test_a_message_is_taken_through_its_life_and_removed(
    local: LocalDiscord, channel: Channel, doctor: Doctor, *, thread: bool
) -> None:
    place = local.world.add_thread(channel, "a game", local.world.bot.id) if thread else channel
    answer = await doctor("--smoke", place.id)
    assert (answer.code, list(lines(answer))) == (0, STEPS), answer.out
    assert {line.split()[0] for line in answer.out.splitlines()} == {"ok"}
    assert local.world.messages[place.id] == {}
    link = f"https://discord.com/channels/1/{place.id}"
    assert (await doctor("--smoke", link)).code == 0


async def test_no_such_channel_is_told(local: LocalDiscord, doctor: Doctor) -> None:
    local.journal.expect(10003)
    answer = await doctor("--smoke", "123456789012345678")
    assert answer.code == 1
    assert answer.out.startswith("FAULT  channel   Discord says 404 Not Found (error code: 10003)")
    assert "there is no such channel" in answer.out


@pytest.mark.parametrize(
    ("denied", "code", "last"),
    [
        (Permission.VIEW_CHANNEL, 50001, "channel"),
        (Permission.SEND_MESSAGES, 50013, "post"),
        (Permission.ATTACH_FILES, 50013, "post"),
    ],
)
async def test_a_missing_permission_is_told_and_nothing_is_left_behind(
    local: LocalDiscord,
    channel: Channel,
    doctor: Doctor,
    *,
    denied: Permission,
    code: int,
    last: str,
) -> None:
    channel.overwrites.append(Overwrite(local.world.bot.id, of_member=True, deny=int(denied)))
    local.journal.expect(code)
    answer = await doctor("--smoke", channel.id)
    assert answer.code == 1
    fault = next(line for line in answer.out.splitlines() if line.startswith("FAULT"))
    assert fault.split()[1] == last
    assert f"error code: {code}" in fault
    assert local.world.messages[channel.id] == {}


async def test_without_history_the_rest_is_tried_all_the_same(
    local: LocalDiscord, channel: Channel, doctor: Doctor
) -> None:
    denied = int(Permission.READ_MESSAGE_HISTORY)
    channel.overwrites.append(Overwrite(local.world.bot.id, of_member=True, deny=denied))
    local.journal.expect(50013)
    answer = await doctor("--smoke", channel.id)
    assert (answer.code, list(lines(answer))) == (0, STEPS), answer.out
    [noted] = [line for line in answer.out.splitlines() if not line.startswith("ok")]
    assert noted.split()[:2] == ["note", "history"]
    assert "error code: 50013" in noted
    assert "Games can be played all the same" in noted
    assert local.world.messages[channel.id] == {}


async def test_a_picture_that_an_edit_loses_is_a_fault(
    local: LocalDiscord, channel: Channel, doctor: Doctor
) -> None:
    local.faults.fail("PATCH /channels/{channel_id}/messages/{message_id}", status=400)
    answer = await doctor("--smoke", channel.id)
    assert answer.code == 1
    assert [line.split()[:2] for line in answer.out.splitlines()[-2:]] == [
        ["FAULT", "edit"],
        ["ok", "delete"],
    ]
    assert local.world.messages[channel.id] == {}
