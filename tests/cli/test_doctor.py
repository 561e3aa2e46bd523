"""The doctor finds what is at fault and says so; it changes nothing."""

import sqlite3
from pathlib import Path
from random import Random

import pytest

from bot.service import checkup
from bot.service.settings import Settings
from bot.storage import SqliteStore
from bot.storage.sqlite import migrations
from tests.command_line import Answer, Concordia, assert_one_line
from tests.world.tables import ANNA, BEN, ITALIA, a_table_world


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    for name in Settings.model_fields:
        monkeypatch.delenv(f"CONCORDIA_{name.upper()}", raising=False)
    return tmp_path / "concordia.sqlite"


@pytest.fixture
async def played(database: Path) -> Path:
    async with a_table_world(database) as world:
        table = await world.start(ITALIA, [ANNA, BEN])
        await world.play(table, Random(1), 30)
    return database


def change(database: Path, *statements: str) -> None:
    connection = sqlite3.connect(database)
    for statement in statements:
        connection.execute(statement)
    connection.commit()
    connection.close()


def finding(answer: Answer, about: str) -> str:
    """The last line about it."""
    return [line for line in answer.out.splitlines() if line.split()[1] == about][-1]


def test_without_a_database_everything_else_is_looked_at(
    database: Path, concordia: Concordia
) -> None:
    answer = concordia("doctor")
    assert answer.code == 0
    for about in ("settings", "data", "fonts", "disk"):
        assert finding(answer, about).startswith("ok")
    assert "does not exist yet" in finding(answer, "database")
    assert list(database.parent.iterdir()) == []


async def test_a_whole_database_is_played_again(played: Path, concordia: Concordia) -> None:
    before = played.read_bytes()
    answer = concordia("doctor", "--database", played)
    assert answer.code == 0
    assert "1 table (1 live), 30 actions" in finding(answer, "database")
    assert "1 live game replayed, every state as before" in finding(answer, "games")
    assert played.read_bytes() == before


async def test_beside_a_running_bot_it_sees_what_is_stored(
    database: Path, concordia: Concordia
) -> None:
    async with a_table_world(database) as world:
        table = await world.start(ITALIA, [ANNA, BEN])
        await world.play(table, Random(1), 7)
        assert "7 actions" in finding(concordia("doctor"), "database")
        await world.play(table, Random(1), 7)


async def test_a_game_that_no_longer_plays_is_named(played: Path, concordia: Concordia) -> None:
    change(
        played,
        "DROP TRIGGER actions_are_never_changed",
        "UPDATE actions SET state_hash = x'00' WHERE number = 9",
    )
    answer = concordia("doctor")
    assert answer.code == 1
    assert finding(answer, "games").startswith("FAULT")
    assert "table 1 in channel forum" in finding(answer, "games")
    assert "entry 9: the same action now leads to another state" in finding(answer, "games")


async def test_a_damaged_database_is_named_and_left_alone(
    played: Path, concordia: Concordia
) -> None:
    content = bytearray(played.read_bytes())
    size = 4096
    for page in range(2, len(content) // size):
        content[page * size : page * size + 200] = b"\x55" * 200
    played.write_bytes(content)
    answer = concordia("doctor")
    assert answer.code == 1
    assert "is damaged" in finding(answer, "database")
    assert played.read_bytes() == bytes(content)
    assert_one_line(concordia("backup", "copy"), "damaged")


@pytest.mark.parametrize(
    ("statement", "words"),
    [
        ("PRAGMA user_version = 999", "newer version"),
        ("PRAGMA application_id = 1", "another program"),
    ],
)
async def test_a_foreign_database_is_named(
    played: Path, concordia: Concordia, statement: str, words: str
) -> None:
    change(played, statement)
    answer = concordia("doctor")
    assert answer.code == 1
    assert words in finding(answer, "database")


async def test_a_database_of_an_older_form_is_only_noted(
    database: Path, concordia: Concordia, monkeypatch: pytest.MonkeyPatch
) -> None:
    await (await SqliteStore.open(database)).close()
    newest = migrations.all_migrations()
    later = newest[-1]._replace(number=newest[-1].number + 1)
    monkeypatch.setattr(migrations, "all_migrations", lambda: (*newest, later))
    answer = concordia("doctor")
    assert answer.code == 0
    assert f"the next start upgrades it to {later.number}" in finding(answer, "database")


def test_a_misspelt_setting_is_noted_and_a_missing_folder_a_fault(
    database: Path, concordia: Concordia, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CONCORDIA_OPENAPI", "x")
    assert finding(concordia("doctor"), "settings").startswith("ok")
    monkeypatch.setenv("CONCORDIA_DATABSE", "x")
    assert "did you mean CONCORDIA_DATABASE?" in finding(concordia("doctor"), "settings")
    monkeypatch.delenv("CONCORDIA_DATABSE")
    Path(".env").write_text("CONCORDIA_DATABAS=x\n")
    assert "CONCORDIA_DATABAS is not a setting" in finding(concordia("doctor"), "settings")
    answer = concordia("doctor", "--database", "nowhere/x.sqlite")
    assert answer.code == 1
    assert "there is no folder" in finding(answer, "disk")


def test_little_room_is_a_fault(
    database: Path, concordia: Concordia, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checkup, "LEAST_ROOM", 2**63)
    assert finding(concordia("doctor"), "disk").startswith("FAULT")


def test_what_the_bot_would_run_with_is_told_without_the_token(
    database: Path, concordia: Concordia, monkeypatch: pytest.MonkeyPatch
) -> None:
    answer = concordia("doctor")
    assert finding(answer, "token").startswith("note")
    assert "http://127.0.0.1:8642/healthz" in finding(answer, "health")
    assert finding(answer, "backups").startswith("note")
    monkeypatch.setenv("CONCORDIA_TOKEN", "top.secret.token")
    monkeypatch.setenv("CONCORDIA_HEALTH_PORT", "0")
    monkeypatch.setenv("CONCORDIA_BACKUP_FOLDER", str(database.parent))
    answer = concordia("doctor")
    assert answer.code == 0
    assert "secret" not in answer.out + answer.err
    assert finding(answer, "token").startswith("ok")
    assert finding(answer, "health").startswith("note")
    assert "0 copies" in finding(answer, "backups")
    monkeypatch.setenv("CONCORDIA_TOKEN_FILE", "token.txt")
    monkeypatch.setenv("CONCORDIA_BACKUP_FOLDER", "nowhere")
    answer = concordia("doctor")
    assert answer.code == 1
    assert "secret" not in answer.out + answer.err
    assert "CONCORDIA_TOKEN_FILE are both set" in finding(answer, "token")
    assert "there is no folder nowhere" in finding(answer, "backups")


async def test_the_newest_scheduled_copy_is_named(
    played: Path, concordia: Concordia, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CONCORDIA_BACKUP_FOLDER", str(played.parent))
    for hour in ("03", "04"):
        played.with_name(f"concordia-2026-11-16T{hour}0000Z.sqlite").touch()
    found = finding(concordia("doctor"), "backups")
    assert found.startswith("ok")
    assert "2 copies there, the newest concordia-2026-11-16T040000Z.sqlite" in found
