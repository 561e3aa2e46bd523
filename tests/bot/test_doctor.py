"""The doctor finds what is at fault and says so; it changes nothing."""

import sqlite3
from pathlib import Path
from random import Random

import pytest

from bot import checkup, settings
from bot.storage import Database
from tests.bot.conftest import Answer, Concordia, assert_one_line
from tests.bot.tables.club import ANNA, BEN, ITALIA, a_club


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("CONCORDIA_DATABASE", raising=False)
    return tmp_path / "concordia.sqlite"


@pytest.fixture
async def played(database: Path) -> Path:
    async with a_club(database) as club:
        table = await club.start(ITALIA, [ANNA, BEN])
        await club.play(table, Random(1), 30)
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
    assert "is not there yet" in finding(answer, "database")
    assert list(database.parent.iterdir()) == []


async def test_a_whole_database_is_played_again(played: Path, concordia: Concordia) -> None:
    before = played.read_bytes()
    answer = concordia("doctor", "--database", played)
    assert answer.code == 0
    assert "1 table (1 live), 30 actions" in finding(answer, "database")
    assert "1 live game played again, every state as it was" in finding(answer, "games")
    assert played.read_bytes() == before


async def test_beside_a_running_bot_it_sees_what_is_stored(
    database: Path, concordia: Concordia
) -> None:
    async with a_club(database) as club:
        table = await club.start(ITALIA, [ANNA, BEN])
        await club.play(table, Random(1), 7)
        assert "7 actions" in finding(concordia("doctor"), "database")
        await club.play(table, Random(1), 7)


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
    await (await Database.open(database)).close()
    newest = checkup.migrations.all_migrations()
    later = newest[-1]._replace(number=newest[-1].number + 1)
    monkeypatch.setattr(checkup.migrations, "all_migrations", lambda: (*newest, later))
    answer = concordia("doctor")
    assert answer.code == 0
    assert "the next start brings it to 2" in finding(answer, "database")


def test_a_misspelt_setting_is_noted_and_a_missing_folder_a_fault(
    database: Path, concordia: Concordia, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CONCORDIA_OPENAPI", "x")
    assert finding(concordia("doctor"), "settings").startswith("ok")
    monkeypatch.setenv("CONCORDIA_DATABSE", "x")
    assert "did you mean CONCORDIA_DATABASE?" in finding(concordia("doctor"), "settings")
    monkeypatch.delenv("CONCORDIA_DATABSE")
    Path(".env").write_text("CONCORDIA_DATABAS=x\n")
    assert "CONCORDIA_DATABAS is no setting" in finding(concordia("doctor"), "settings")
    answer = concordia("doctor", "--database", "nowhere/x.sqlite")
    assert answer.code == 1
    assert "there is no folder" in finding(answer, "disk")


def test_little_room_is_a_fault(
    database: Path, concordia: Concordia, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checkup, "LEAST_ROOM", 2**63)
    assert finding(concordia("doctor"), "disk").startswith("FAULT")


def test_the_environment_goes_before_the_file(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert settings.read_settings().database == "concordia.sqlite"
    Path(".env").write_text("CONCORDIA_DATABASE=from-file.sqlite\n# a comment\nOTHER=1\n")
    assert settings.read_settings().database == "from-file.sqlite"
    monkeypatch.setenv("CONCORDIA_DATABASE", "from-environment.sqlite")
    assert settings.read_settings().database == "from-environment.sqlite"


def test_a_setting_that_cannot_be_is_one_line(
    database: Path, concordia: Concordia, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CONCORDIA_DATABASE", "")
    assert_one_line(concordia("backup", "copy"), "CONCORDIA_DATABASE", ".env.example")
    monkeypatch.delenv("CONCORDIA_DATABASE")
    Path(".env").write_bytes(b"\xff\xfe\xff")
    assert_one_line(concordia("backup", "copy"), ".env cannot be read")


def test_the_example_of_settings_names_them_all() -> None:
    example = (Path(__file__).parents[2] / ".env.example").read_text()
    for name in settings.Settings.model_fields:
        assert f"{settings.PREFIX}{name.upper()}=" in example
