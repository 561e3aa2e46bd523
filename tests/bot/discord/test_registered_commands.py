"""The commands: registered when Discord has others, left alone when it has ours, and never a
reason to stay away."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.discord import client
from bot.discord.registered_commands import payloads, same
from sandbox import GENEROUS, Clock, LocalDiscord, Specification
from sandbox.routes import commands
from tests.bot.discord.lone_bot import LoneBot, a_lone_bot

PUT = "PUT /applications/{application_id}/commands"
GET = "GET /applications/{application_id}/commands"


@pytest.fixture
async def local() -> AsyncIterator[LocalDiscord]:
    known = Specification.from_environment()
    async with LocalDiscord(
        clock=Clock(standing=True), rates=GENEROUS, specification=known
    ) as discord:
        yield discord
        discord.journal.check()


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "concordia.sqlite"


def told(local: LocalDiscord) -> int:
    return len(list(local.journal.requests(*PUT.split())))


def registered(local: LocalDiscord) -> dict[str, Any]:
    return {each["name"]: each for each in local.world.commands[None].values()}


async def ours(bot: LoneBot) -> list[dict[str, Any]]:
    tree = bot.connection.client.tree  # type: ignore[attr-defined]  # the bot's own
    return await payloads(tree)


async def test_they_are_registered_once(local: LocalDiscord, database: Path) -> None:
    async with a_lone_bot(local, database) as bot:
        wanted = await ours(bot)
        assert registered(local).keys() == {each["name"] for each in wanted}
        assert same(wanted, registered(local).values())
    assert told(local) == 1
    async with a_lone_bot(local, database):
        pass
    assert told(local) == 1, "also by another process"


async def test_a_fresh_database_does_not_matter(
    local: LocalDiscord, database: Path, tmp_path: Path
) -> None:
    async with a_lone_bot(local, database):
        pass
    async with a_lone_bot(local, tmp_path / "another.sqlite"):
        pass
    assert told(local) == 1


@pytest.mark.parametrize("change", ["lost", "another", "reworded", "translated", "reordered"])
async def test_if_somebody_else_changes_them_ours_come_back(
    local: LocalDiscord, database: Path, change: str
) -> None:
    async with a_lone_bot(local, database) as bot:
        wanted = await ours(bot)
    there = local.world.commands[None]
    first = next(iter(there.values()))
    match change:
        case "lost":
            there.clear()
        case "another":
            there[1] = {**first, "id": "1", "name": "intruder"}
        case "reworded":
            first["description"] = "Something else"
        case "translated":
            first["name_localizations"] = {"de": "anders"}
        case _:
            group = next(each for each in there.values() if len(each.get("options") or ()) > 1)
            group["options"] = group["options"][::-1]
    assert not same(wanted, there.values())
    async with a_lone_bot(local, database):
        assert same(wanted, there.values())
    assert told(local) == 2


async def test_what_discord_makes_of_them_is_not_told_again_and_again(
    local: LocalDiscord, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Should it keep one of our words in another form than we know."""
    complete = commands._completed

    def differently(*given: Any) -> Any:
        made = complete(*given)
        return {**made, "description": made["description"].upper()}

    monkeypatch.setattr(commands, "_completed", differently)
    for _ in range(3):
        async with a_lone_bot(local, database) as bot:
            assert not same(await ours(bot), registered(local).values())
    assert told(local) == 1


@pytest.mark.parametrize(("route", "status"), [(PUT, 400), (PUT, 403), (PUT, 404), (GET, 403)])
async def test_a_refusal_is_told_and_the_old_ones_stay(
    local: LocalDiscord,
    database: Path,
    caplog: pytest.LogCaptureFixture,
    route: str,
    status: int,
) -> None:
    async with a_lone_bot(local, database):
        pass
    first = next(iter(local.world.commands[None].values()))
    first["description"] = "Of the version before"
    local.faults.fail(route, status=status)
    async with a_lone_bot(local, database) as bot:
        bot.begin()
        await bot.ready()
        assert f"could not register the commands ({status}" in caplog.text
        assert "the ones Discord has stay" in caplog.text
        assert first["description"] == "Of the version before"
    async with a_lone_bot(local, database) as bot:
        assert same(await ours(bot), local.world.commands[None].values())


@pytest.mark.parametrize("status", [429, 503])
async def test_a_discord_that_cannot_take_them_now_is_told_later(
    local: LocalDiscord,
    database: Path,
    status: int,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(client, "REGISTERING_SECONDS", 0.05)
    monkeypatch.setattr(client, "REGISTER_AGAIN_SECONDS", 0.0)
    if status == 429:
        local.faults.limit(PUT, retry_after=86_400.0)
    else:
        local.faults.fail(PUT, status=status)
    async with a_lone_bot(local, database) as bot:
        assert "could not register the commands (" in caplog.text
        monkeypatch.setattr(client, "REGISTERING_SECONDS", 600.0)
        bot.begin()
        await bot.ready()
        await local.world.changes.until(lambda: registered(local), "they are not registered")
        assert same(await ours(bot), local.world.commands[None].values())


async def test_nought_and_no_are_not_the_same(local: LocalDiscord, database: Path) -> None:
    async with a_lone_bot(local, database) as bot:
        wanted = await ours(bot)
    option = {"type": 4, "name": "turns", "description": "How many", "min_value": 0}
    command = {"name": "a", "description": "b", "type": 1, "options": [option]}
    without = {**command, "options": [{**option, "min_value": None}]}
    assert same([command], [{**command, "id": "7", "version": "8", "nsfw": False}])
    assert not same([command], [without])
    assert not same([*wanted, command], wanted)
