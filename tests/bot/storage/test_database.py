"""A database is ours, whole and of a form we know; anything else is refused and left alone."""

import asyncio
import json
import os
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.storage import back_up
from bot.storage.errors import (
    DatabaseDamaged,
    DatabaseFull,
    DatabaseLocked,
    DatabaseReadOnly,
    DatabaseUnusable,
    MigrationFailed,
    NewerDatabase,
    NotOurDatabase,
)
from bot.storage.sqlite.database import Database
from bot.storage.sqlite.migrations import APPLICATION_ID, Migration, all_migrations
from bot.tables.seating import Seating
from bot.tables.store import StorageError
from sandbox.changes import PATIENCE

ROOT = Path(__file__).parents[3]
NOTE = "CREATE TABLE notes (text TEXT NOT NULL) STRICT;"
ADD_NOTE = "INSERT INTO notes VALUES (?)"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "concordia.sqlite"


NEXT = all_migrations()[-1].number + 1


def following(script: str) -> list[Migration]:
    """The migrations there are, and one more."""
    return [*all_migrations(), Migration(NEXT, f"{NEXT:04}_next.sql", script)]


def query(path: Path, sql: str) -> list[tuple[object, ...]]:
    connection = sqlite3.connect(path)
    try:
        return connection.execute(sql).fetchall()
    finally:
        connection.close()


def form(path: Path) -> list[tuple[object, ...]]:
    return [
        *query(path, "SELECT type, name, sql FROM sqlite_schema ORDER BY name"),
        *query(path, "PRAGMA user_version"),
    ]


async def opened_and_closed(path: Path, known: list[Migration] | None = None) -> list[str]:
    database = await Database.open(path, known=known)
    await database.close()
    return database.migrated


def test_migrations_are_numbered_one_after_the_other() -> None:
    numbers = [migration.number for migration in all_migrations()]
    assert numbers == list(range(1, len(numbers) + 1))


async def test_a_new_database_is_made_in_the_newest_form(path: Path) -> None:
    assert await opened_and_closed(path) == [each.name for each in all_migrations()]
    assert query(path, "PRAGMA application_id") == [(APPLICATION_ID,)]
    assert query(path, "PRAGMA user_version") == [(all_migrations()[-1].number,)]
    assert await opened_and_closed(path) == []


@pytest.mark.skipif(os.name != "posix", reason="other systems know no such modes")
async def test_nobody_but_its_owner_reads_a_database_or_a_copy_of_it(path: Path) -> None:
    database = await Database.open(path)
    await database.write(lambda each: each.execute("PRAGMA user_version"))
    copy = path.with_name("copy.sqlite")
    back_up(str(path), copy)
    files = sorted(path.parent.iterdir())
    assert {path, copy, path.with_name(f"{path.name}-wal")} <= set(files)
    assert {stat.S_IMODE(each.stat().st_mode) for each in files} == {0o600}
    await database.close()


async def test_an_empty_file_becomes_a_database(path: Path) -> None:
    path.touch()
    assert await opened_and_closed(path)


async def test_what_is_written_is_on_disk_before_it_is_answered(path: Path) -> None:
    database = await Database.open(path)
    try:
        modes = await database.read(
            lambda each: [
                each.execute(f"PRAGMA {name}").fetchone()[0]
                for name in ("journal_mode", "synchronous", "foreign_keys")
            ]
        )
    finally:
        await database.close()
    assert modes == ["wal", 2, 1]


async def test_work_that_fails_leaves_nothing_behind(path: Path) -> None:
    database = await Database.open(path, known=following(NOTE))

    def fails(connection: sqlite3.Connection) -> None:
        connection.execute(ADD_NOTE, ("half",))
        raise LookupError

    try:
        with pytest.raises(LookupError):
            await database.write(fails)
        await database.write(lambda each: each.execute(ADD_NOTE, ("whole",)))
    finally:
        await database.close()
    assert query(path, "SELECT text FROM notes") == [("whole",)]


@pytest.mark.parametrize("table", ["UPDATE actions SET seat = 1", "DELETE FROM actions"])
async def test_the_log_is_only_ever_appended_to(path: Path, table: str) -> None:
    await opened_and_closed(path)
    connection = sqlite3.connect(path)
    connection.execute(
        "INSERT INTO actions VALUES (1, 1, 0, 0, 'person', '{}', 'k', 0, '', x'', 'p')"
    )
    with pytest.raises(sqlite3.IntegrityError, match="only ever appended"):
        connection.execute(table)
    with pytest.raises(sqlite3.IntegrityError, match="only be forgotten"):
        connection.execute("UPDATE actions SET player = 'somebody else'")
    connection.execute("UPDATE actions SET player = NULL")
    connection.close()


async def refused(path: Path, error: type[StorageError], *words: str) -> None:
    """And the file is what it was, byte for byte."""
    before = path.read_bytes()
    with pytest.raises(error) as refusal:
        await Database.open(path)
    assert path.read_bytes() == before
    message = str(refusal.value)
    assert str(path) in message
    assert "\n" not in message
    for word in words:
        assert word in message


async def test_a_file_that_is_no_database_is_left_alone(path: Path) -> None:
    path.write_text("Dear diary, " * 100)
    await refused(path, NotOurDatabase, "not a database", "left as it is")


async def test_a_database_of_another_program_is_left_alone(path: Path) -> None:
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE recipes (name)")
    connection.close()
    await refused(path, NotOurDatabase, "another program", "CONCORDIA_DATABASE")


async def test_a_database_of_a_newer_version_is_left_alone(path: Path) -> None:
    await opened_and_closed(path, following(NOTE))
    await refused(path, NewerDatabase, "newer version", "restore")


async def test_a_missing_folder_is_named(tmp_path: Path) -> None:
    with pytest.raises(DatabaseUnusable, match="there is no folder"):
        await Database.open(tmp_path / "nowhere" / "concordia.sqlite")
    assert list(tmp_path.iterdir()) == []


async def test_a_folder_is_no_database(tmp_path: Path) -> None:
    with pytest.raises(DatabaseUnusable, match="cannot be used"):
        await Database.open(tmp_path)


async def test_no_name_leads_to_a_database_in_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert await opened_and_closed(Path(":memory:"))
    assert query(tmp_path / ":memory:", "PRAGMA application_id") == [(APPLICATION_ID,)]


async def test_a_migration_is_applied_and_the_form_before_it_kept(path: Path) -> None:
    await opened_and_closed(path)
    before = form(path)
    assert await opened_and_closed(path, following(NOTE)) == [f"{NEXT:04}_next.sql"]
    assert query(path, "SELECT count(*) FROM notes") == [(0,)]
    kept = path.with_name(f"concordia.sqlite.before-{NEXT:04}")
    assert form(kept) == before


async def test_games_imported_by_an_earlier_version_are_known_as_such(path: Path) -> None:
    """Form 6 notes it: nobody vouches for their deck any more."""
    await opened_and_closed(path, list(all_migrations()[:5]))
    connection = sqlite3.connect(path)
    for number, done_by in enumerate(("person", "record"), start=1):
        connection.execute(
            "INSERT INTO tables (channel, stage, sheet, options, seed, rules, proven, created_at) "
            "VALUES (?, 'playing', '{\"host\": \"ben\"}', '{}', 's', '1', '1', 0)",
            (f"channel {number}",),
        )
        connection.execute(
            "INSERT INTO actions VALUES (?, 1, 0, 0, ?, '{}', 'k', 0, '', x'')", (number, done_by)
        )
    connection.commit()
    connection.close()
    await opened_and_closed(path)
    imported = query(path, "SELECT json_extract(sheet, '$.imported') FROM tables ORDER BY id")
    assert imported == [(None,), (1,)]


async def test_whom_a_table_names_is_known_of_tables_from_before(path: Path) -> None:
    """Form 5 has it in a table of its own; before, it was only in the seating."""
    await opened_and_closed(path, list(all_migrations()[:4]))
    connection = sqlite3.connect(path)
    seated = '{"player": "ann\\u00e9"}, {"level": "novice", "name": "by"}, {"player": "ben"}'
    vote = '{"number": 3, "by": "cleo", "seat": 1, "level": "host", "player": "dora"}'
    whole = f'{{"host": "ben", "participants": [{seated}], "removal": {vote}}}'
    for number, sheet in enumerate((whole, "broken {")):
        connection.execute(
            "INSERT INTO tables (channel, stage, sheet, options, seed, rules, proven, created_at) "
            "VALUES (?, 'playing', ?, '{}', 's', '1', '1', 0)",
            (f"channel {number}", sheet),
        )
    connection.commit()
    connection.close()
    await opened_and_closed(path)
    named = query(path, "SELECT table_id, player, seated FROM table_players ORDER BY player")
    assert named == [(1, "anné", 1), (1, "ben", 1), (1, "cleo", 0), (1, "dora", 0)]


async def test_a_migration_that_fails_half_way_changes_nothing(path: Path) -> None:
    await opened_and_closed(path)
    before = form(path)
    with pytest.raises(MigrationFailed, match="it is unchanged; a copy is") as failure:
        await Database.open(path, known=following(f"{NOTE}\nINSERT INTO no_such_table VALUES (1);"))
    assert "no_such_table" in str(failure.value)
    assert form(path) == before
    assert form(path.with_name(f"concordia.sqlite.before-{NEXT:04}")) == before
    assert await opened_and_closed(path) == []


async def test_a_first_form_that_fails_leaves_an_empty_file(path: Path) -> None:
    with pytest.raises(MigrationFailed):
        await Database.open(path, known=[Migration(1, "0001_broken.sql", f"{NOTE} nonsense;")])
    assert form(path) == [(0,)]
    assert await opened_and_closed(path)


async def test_a_locked_database_says_so_and_works_once_it_is_free(path: Path) -> None:
    database = await Database.open(path, known=following(NOTE), patience=0.01)
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        with pytest.raises(DatabaseLocked, match="locked by another program; nothing was stored"):
            await database.write(lambda each: each.execute(ADD_NOTE, ("late",)))
        other.execute("ROLLBACK")
        await database.write(lambda each: each.execute(ADD_NOTE, ("in time",)))
    finally:
        other.close()
        await database.close()
    assert query(path, "SELECT text FROM notes") == [("in time",)]


async def test_a_database_without_room_says_so_and_works_once_there_is_some(path: Path) -> None:
    database = await Database.open(path, known=following(NOTE))
    try:
        await database.read(lambda each: each.execute("PRAGMA max_page_count = 1"))
        with pytest.raises(DatabaseFull, match="no space left"):
            await database.write(lambda each: each.execute(ADD_NOTE, ("x" * 100_000,)))
        await database.read(lambda each: each.execute("PRAGMA max_page_count = 1000000"))
        await database.write(lambda each: each.execute(ADD_NOTE, ("small",)))
    finally:
        await database.close()
    assert query(path, "SELECT text FROM notes") == [("small",)]


async def test_a_read_only_database_is_called_that_and_works_once_it_is_not(path: Path) -> None:
    database = await Database.open(path, known=following(NOTE))
    try:
        await database.read(lambda each: each.execute("PRAGMA query_only = ON"))
        with pytest.raises(DatabaseReadOnly, match=r"is read-only; nothing was stored\. Let the"):
            await database.write(adds("a"))
        await database.read(lambda each: each.execute("PRAGMA query_only = OFF"))
        await database.write(adds("b"))
    finally:
        await database.close()
    assert query(path, "SELECT text FROM notes") == [("b",)]


async def opened_and_written_to(path: Path) -> None:
    database = await Database.open(path)
    try:
        await database.write(lambda each: each.execute("DELETE FROM facts"))
    finally:
        await database.close()


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write anywhere")
@pytest.mark.parametrize("locked", ["file", "folder"])
async def test_a_file_or_folder_that_may_not_be_written_to_is_called_read_only(
    path: Path, locked: str
) -> None:
    await opened_and_closed(path)
    target, mode = (path, 0o400) if locked == "file" else (path.parent, 0o500)
    before = target.stat().st_mode
    target.chmod(mode)
    try:
        with pytest.raises(DatabaseReadOnly, match="check that the disk isn't mounted read-only"):
            await opened_and_written_to(path)
    finally:
        target.chmod(before)


async def test_a_damaged_database_says_so_and_is_left_alone(path: Path) -> None:
    await opened_and_closed(path)
    content = bytearray(path.read_bytes())
    content[100:4096] = b"\xff" * 3996  # the first page, which says what tables there are
    path.write_bytes(content)
    await refused(path, DatabaseDamaged, "damaged", "Restore a backup")


def adds(text: str) -> Callable[[sqlite3.Connection], object]:
    return lambda connection: connection.execute(ADD_NOTE, (text,))


async def test_what_comes_while_the_disk_is_busy_goes_there_together(path: Path) -> None:
    database = await Database.open(path, known=following(NOTE))
    commits: list[str] = []
    await database.read(
        lambda each: each.set_trace_callback(lambda s: commits.append(s) if s == "COMMIT" else None)
    )
    try:
        await asyncio.gather(*(database.write(adds(f"{n}")) for n in range(20)))
        assert len(commits) == 2
        await database.write(adds("20"))
    finally:
        await database.close()
    assert query(path, "SELECT text FROM notes") == [(f"{n}",) for n in range(21)]


async def test_of_those_that_go_together_one_that_fails_does_not_hinder_the_others(
    path: Path,
) -> None:
    database = await Database.open(path, known=following(NOTE))

    def fails(connection: sqlite3.Connection) -> None:
        connection.execute(ADD_NOTE, ("half",))
        raise LookupError("on purpose")

    def breaks(connection: sqlite3.Connection) -> None:
        connection.execute("INSERT INTO no_such_table VALUES (1)")

    works = [adds("a"), adds("b"), fails, breaks, adds("c")]
    try:
        outcomes = await asyncio.gather(*map(database.write, works), return_exceptions=True)
    finally:
        await database.close()
    assert [type(each).__name__ for each in outcomes] == [
        "Cursor",
        "Cursor",
        "LookupError",
        "DatabaseUnusable",
        "Cursor",
    ]
    assert query(path, "SELECT text FROM notes") == [("a",), ("b",), ("c",)]


async def test_without_room_all_that_go_together_are_refused(path: Path) -> None:
    database = await Database.open(path, known=following(NOTE))
    try:
        await database.read(lambda each: each.execute("PRAGMA max_page_count = 1"))
        works = [adds("small"), adds("small too"), adds("x" * 100_000)]
        outcomes = await asyncio.gather(*map(database.write, works), return_exceptions=True)
    finally:
        await database.close()
    assert not isinstance(outcomes[0], Exception)
    stored = [text for (text,) in query(path, "SELECT text FROM notes")]
    for outcome, text in zip(outcomes, ("small", "small too"), strict=False):
        assert isinstance(outcome, DatabaseFull) != (text in stored)
    assert isinstance(outcomes[2], DatabaseFull)


async def test_who_is_cancelled_does_not_hold_the_others_up(path: Path) -> None:
    database = await Database.open(path, known=following(NOTE))
    try:
        tasks = [asyncio.create_task(database.write(adds(f"{n}"))) for n in range(4)]
        await asyncio.sleep(0)
        for task in tasks[:2]:
            task.cancel()
        outcomes = await asyncio.gather(*tasks, return_exceptions=True)
        assert [isinstance(each, BaseException) for each in outcomes] == [True, True, False, False]
        await database.write(adds("last"))
    finally:
        await database.close()
    stored = [text for (text,) in query(path, "SELECT text FROM notes")]
    assert stored in (["0", "2", "3", "last"], ["2", "3", "last"]), "the first was under way"


async def test_a_closed_database_says_so(path: Path) -> None:
    database = await Database.open(path, known=following(NOTE))
    writes = [asyncio.create_task(database.write(adds(f"{n}"))) for n in range(3)]
    await asyncio.sleep(0)
    await database.close()
    await database.close()
    outcomes = await asyncio.gather(*writes, return_exceptions=True)
    stored = [text for (text,) in query(path, "SELECT text FROM notes")]
    assert stored == [f"{n}" for n, each in enumerate(outcomes) if not isinstance(each, Exception)]
    assert all(isinstance(each, sqlite3.Cursor | DatabaseUnusable) for each in outcomes)
    with pytest.raises(DatabaseUnusable, match="is closed; nothing was stored"):
        await database.write(adds("late"))


def test_a_program_that_fails_without_closing_anything_ends(path: Path) -> None:
    """A thread that waits for ever would keep it from being started again."""
    failing = "import asyncio, sys, pathlib; from bot.storage.sqlite.database import Database\n" + (
        "async def main():\n"
        "    database = await Database.open(pathlib.Path(sys.argv[1]))\n"
        "    raise SystemExit(7)\n"
        "asyncio.run(main())"
    )
    done = subprocess.run(
        [sys.executable, "-c", failing, str(path)], cwd=ROOT, timeout=PATIENCE, check=False
    )
    assert done.returncode == 7


SHEET = (
    """{"host": "anna", "participants": [{"player": "anna"}, {"player": "ben"}, {"level": "x"}]}"""
)
PLAYED = (
    (0, "person"),
    (1, "computer"),
    (2, "person"),
    (1, "person"),
    (0, "order"),
    (2, "computer"),
)


async def test_what_was_played_before_is_given_to_whoever_is_known_to_have_played_it(
    path: Path,
) -> None:
    """Ben took over from a computer; who sat in the third seat before, nobody knows."""
    await opened_and_closed(path, [each for each in all_migrations() if each.number <= 9])
    connection = sqlite3.connect(path)
    for number, (stage, sheet) in enumerate((("playing", SHEET), ("over", SHEET), ("over", "{"))):
        connection.execute(
            "INSERT INTO tables (channel, stage, sheet, options, seed, rules, proven, created_at) "
            "VALUES (?, ?, ?, '{}', 's', '1', 'p', 0)",
            (str(number), stage, sheet),
        )
    for table in (1, 2, 3):
        connection.executemany(
            "INSERT INTO actions VALUES (?, ?, ?, ?, ?, '{}', NULL, 0, '', x'')",
            [(table, n, n - 1, *each) for n, each in enumerate(PLAYED, start=1)],
        )
    connection.commit()
    connection.close()
    next_form = [each for each in all_migrations() if each.number <= 10]
    assert await opened_and_closed(path, next_form) == ["0010_players_of_actions.sql"]
    players = query(path, "SELECT table_id, player FROM actions ORDER BY table_id, number")
    known = ["anna", None, None, "ben", None, None]
    assert [player for table, player in players if table in (1, 2)] == [*known, *known]
    assert {player for table, player in players if table == 3} == {None}
    sheets = [
        json.loads(str(sheet)) for (sheet,) in query(path, "SELECT sheet FROM tables LIMIT 2")
    ]
    sat = [(each.player, each.seat, each.since, each.from_the_start)
           for each in Seating.model_validate(sheets[0]).tenures]  # fmt: skip
    assert sat == [("anna", 0, 0, True), ("ben", 1, 0, True)]
    assert "tenures" not in sheets[1]


async def test_votes_of_before_become_timers(path: Path) -> None:
    await opened_and_closed(path, [each for each in all_migrations() if each.number <= 10])
    connection = sqlite3.connect(path)
    connection.executemany(
        "INSERT INTO tables (channel, stage, sheet, options, seed, rules, proven, created_at, "
        "deadline) VALUES (?, 'playing', '{}', '{}', 's', '1', 'p', 0, ?)",
        [("forum", 12.5), ("baths", None)],
    )
    connection.commit()
    connection.close()
    await opened_and_closed(path)
    assert query(path, "SELECT kind, table_id, player, due FROM timers") == [
        ("votes", 1, None, 12.5)
    ]
