"""A backup is whole and made beside a running bot; put back, the tables go on from it."""

import os
import shutil
import sqlite3
from pathlib import Path
from random import Random

import pytest

from bot.storage import back_up
from bot.storage.errors import DatabaseUnusable
from bot.storage.sqlite import copies
from tests.command_line import Concordia, assert_one_line
from tests.world.tables import ANNA, BEN, ITALIA, a_table_world


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("CONCORDIA_DATABASE", raising=False)
    return tmp_path / "concordia.sqlite"


async def test_a_copy_made_while_the_bot_runs_holds_what_was_stored(
    database: Path, concordia: Concordia
) -> None:
    async with a_table_world(database) as world:
        table = await world.start(ITALIA, [ANNA, BEN])
        await world.play(table, Random(1), 30)
        answer = concordia("backup", "copy.sqlite")
        assert answer.code == 0
        assert answer.out.startswith("copy.sqlite: 1 table (1 live), 30 actions, ")
        before = await world.look(table, ANNA)
        await world.play(table, Random(1), 30)
    async with a_table_world(database.with_name("copy.sqlite")) as world:
        assert await world.look(table, ANNA) == before
        await world.play(table, Random(2), 5)


async def test_a_backup_put_back_as_described_goes_on_from_there(
    database: Path, concordia: Concordia
) -> None:
    """The steps of docs/operating.md: stop, put the files away, put the copy there, start."""
    async with a_table_world(database) as world:
        table = await world.start(ITALIA, [ANNA, BEN])
        await world.play(table, Random(1), 30)
        assert concordia("backup", "copy.sqlite").code == 0
        before = await world.look(table, ANNA)
        await world.play(table, Random(1), 30)
    away = database.parent / "away"
    away.mkdir()
    for file in database.parent.glob("concordia.sqlite*"):
        file.rename(away / file.name)
    shutil.copy("copy.sqlite", database)
    assert concordia("doctor").code == 0
    async with a_table_world(database) as world:
        assert await world.look(table, ANNA) == before
        await world.play(table, Random(2), 30)
        assert (await world.look(table)).number == 60


def test_a_file_that_is_there_is_never_written_over(database: Path, concordia: Concordia) -> None:
    sqlite3.connect(database).close()
    database.write_bytes(b"")
    other = database.with_name("diary")
    other.write_text("dear diary")
    assert_one_line(concordia("backup", "diary"), "diary", "won't be overwritten")
    assert other.read_text() == "dear diary"
    assert_one_line(concordia("backup", database), "are the same file")
    assert_one_line(concordia("backup", "-"), "name a file")
    assert_one_line(concordia("backup", "nowhere/copy.sqlite"), "cannot write nowhere/copy.sqlite")


def test_what_is_no_database_cannot_be_backed_up(database: Path, concordia: Concordia) -> None:
    assert_one_line(concordia("backup", "copy"), "there is no database concordia.sqlite")
    assert_one_line(concordia("backup", "copy", "--database", "x"), "there is no database x")
    database.write_text("dear diary " * 100)
    assert_one_line(concordia("backup", "copy"), "concordia.sqlite is not a database")
    assert sorted(file.name for file in database.parent.iterdir()) == ["concordia.sqlite"]


@pytest.mark.parametrize(
    ("statement", "words"),
    [
        ("CREATE TABLE recipes (name)", "another program"),
        ("PRAGMA user_version = 0", "is still empty"),
    ],
)
def test_what_is_not_ours_or_empty_is_not_copied(
    database: Path, concordia: Concordia, statement: str, words: str
) -> None:
    connection = sqlite3.connect(database)
    connection.execute(statement)
    connection.close()
    database.touch()
    assert_one_line(concordia("backup", "copy"), "concordia.sqlite", words)
    assert [file.name for file in database.parent.iterdir()] == ["concordia.sqlite"]


async def test_a_database_with_a_broken_index_is_not_copied_as_if_it_were_whole(
    database: Path, concordia: Concordia
) -> None:
    """The copy would be built anew, and nobody would know what it lacks."""
    async with a_table_world(database) as world:
        await world.start(ITALIA, [ANNA, BEN])
    connection = sqlite3.connect(database)
    connection.execute("PRAGMA writable_schema = ON")
    connection.execute(
        "UPDATE sqlite_schema SET sql = replace(sql, '(channel)', '(sheet)') "
        "WHERE name = 'one_live_table_per_channel'"
    )
    connection.commit()
    connection.close()
    assert_one_line(concordia("backup", "copy"), "is damaged")
    assert not database.with_name("copy").exists()


def test_what_a_killed_backup_left_behind_is_not_in_the_way(database: Path) -> None:
    """In a container every process has the same few ids."""
    connection = sqlite3.connect(database)
    connection.execute("CREATE TABLE notes (text)")
    copy = database.with_name("copy")
    copy.with_name(f".copy.{os.getpid()}.part").write_bytes(b"half" * 2000)
    copies.copy_into(connection, copy)
    connection.close()
    assert sorted(file.name for file in database.parent.iterdir()) == ["concordia.sqlite", "copy"]


def test_a_copy_is_there_whole_or_not_at_all(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    connection = sqlite3.connect(database)
    connection.execute("CREATE TABLE notes (text)")

    def no_disk(path: Path) -> None:
        raise OSError(5, "no disk", str(path))

    monkeypatch.setattr(copies, "_flush", no_disk)
    with pytest.raises(OSError, match="no disk"):
        copies.copy_into(connection, database.with_name("copy"))
    connection.close()
    assert [file.name for file in database.parent.iterdir()] == ["concordia.sqlite"]


def test_where_a_disk_knows_no_links_a_copy_is_made_all_the_same(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_links(source: Path, target: Path) -> None:
        raise PermissionError(1, "no links here", str(source))

    monkeypatch.setattr(os, "link", no_links)
    connection = sqlite3.connect(database)
    connection.execute("CREATE TABLE notes (text)")
    copy = database.with_name("copy")
    copies.copy_into(connection, copy)
    with pytest.raises(FileExistsError):
        copies.copy_into(connection, copy)
    connection.close()
    assert sorted(file.name for file in database.parent.iterdir()) == ["concordia.sqlite", "copy"]


def test_reading_makes_no_file(database: Path) -> None:
    with pytest.raises(DatabaseUnusable):
        back_up(str(database), database.with_name("copy"))
    assert list(database.parent.iterdir()) == []
