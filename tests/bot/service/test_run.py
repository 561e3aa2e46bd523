"""`concordia run`: the whole bot as a process of its own, from the command line to the channel."""

import asyncio
import signal
from contextlib import closing
from pathlib import Path

import pytest

from bot.storage.sqlite.inspection import read_only, refuse_damaged
from bot.tables import PlayerId
from sandbox import GENEROUS, LocalDiscord
from tests.bot.bot_process import Program, free_port
from tests.command_line import Concordia, assert_one_line
from tests.world.tables import ITALIA, a_table_world

TOKEN = "local-token"


async def test_the_whole_bot_is_started_asked_for_its_health_and_stopped(
    tmp_path: Path, concordia: Concordia, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with LocalDiscord(rates=GENEROUS, token=TOKEN) as local:
        guild = local.world.add_guild("Forum")
        channel, alice = local.world.add_channel(guild, "concordia"), local.person("Alice", guild)
        async with a_table_world(tmp_path / "mine.sqlite") as world:
            await world.open(ITALIA, [PlayerId(str(alice.id))], channel=str(channel.id))
        port = free_port()
        (tmp_path / "token").write_text(TOKEN)
        bot = Program(
            tmp_path,
            local.addresses,
            *("run", "--database", "mine.sqlite"),
            module="tests.bot.real_bot",
            token_file="token",
            health_port=port,
            log_format="json",
            backup_foldr="copies",
        )
        await bot.start()
        try:
            lobby = await alice.sees_soon(channel, lambda sight: bool(sight.buttons))
            assert "Join" in [button.label for button in lobby.buttons]
            monkeypatch.setenv("CONCORDIA_HEALTH_PORT", str(port))
            well = await asyncio.to_thread(concordia, "health")
            assert well.code == 0, well.out
            bot.signal(signal.SIGTERM)
            assert await bot.code() == 0
        finally:
            await bot.kill()
        local.journal.check()
    [warning] = [line for line in bot.lines if '"level": "INFO"' not in line]
    assert (
        "CONCORDIA_BACKUP_FOLDR is not a setting; did you mean CONCORDIA_BACKUP_FOLDER?" in warning
    )
    with closing(read_only(tmp_path / "mine.sqlite")) as connection:
        refuse_damaged(connection, tmp_path / "mine.sqlite")
    assert not (tmp_path / "concordia.sqlite").exists()


def test_without_a_token_it_is_one_line(
    tmp_path: Path, concordia: Concordia, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("CONCORDIA_TOKEN", raising=False)
    monkeypatch.delenv("CONCORDIA_TOKEN_FILE", raising=False)
    assert_one_line(concordia("run"), "CONCORDIA_TOKEN: not set", ".env.example")
    assert list(tmp_path.iterdir()) == []
