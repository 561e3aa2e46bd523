"""What PostgreSQL alone has to show: several processes, restarts, and the way to SQLite and back.

What every store promises stands in `test_store.py`.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import AsyncExitStack, closing
from dataclasses import replace
from pathlib import Path
from random import Random
from urllib.parse import quote
from uuid import uuid4

import psycopg
import pytest

from bot.storage import back_up, database_copy, inspected, move_database, open_store
from bot.storage.errors import DatabaseUnusable, NewerDatabase, NotOurDatabase
from bot.storage.postgresql.migrations import all_migrations as postgresql_migrations
from bot.storage.schema import StoredColumns, schema
from bot.storage.sqlite.migrations import all_migrations as sqlite_migrations
from bot.tables import PlayerId
from bot.tables.store import ChannelHasTable, Commit, KeyTaken, Store, StoredAnswer, TableMovedOn
from sandbox.changes import PATIENCE
from tests.bot.storage.test_store import a_table, entry, nothing_more
from tests.command_line import Concordia, assert_one_line
from tests.postgresql import a_schema, needs_a_file, needs_postgresql
from tests.world.tables import ANNA, BEN, ITALIA, a_table_world

FIRST_FORM = 17
"""The form of SQLite's database when PostgreSQL came beside it."""


@pytest.fixture
def address() -> Iterator[str]:
    with a_schema() as schema:
        yield schema


@pytest.fixture
async def stores(address: str) -> AsyncIterator[list[Store]]:
    """As if three processes shared a database."""
    async with AsyncExitStack() as stack:
        opened = await asyncio.gather(*(open_store(address) for _ in range(3)))
        for each in opened:
            stack.push_async_callback(each.close)
        yield list(opened)


def test_every_migration_has_its_counterpart() -> None:
    """Each new one of SQLite needs one of the same name for PostgreSQL."""
    later = [each.name for each in sqlite_migrations() if each.number > FIRST_FORM]
    first, *others = [each.name for each in postgresql_migrations()]
    assert first == f"{FIRST_FORM:04}_everything_so_far.sql"
    assert others == later


@needs_postgresql
async def test_both_databases_have_the_same_columns(address: str) -> None:
    await (await open_store(address)).close()
    with psycopg.connect(address) as connection:
        found = connection.execute(
            "SELECT table_name, column_name FROM information_schema.columns "
            "WHERE table_schema = current_schema() "
            "AND table_name NOT IN ('form', 'claims', 'thinking')"
        ).fetchall()
    expected = {(table, name) for table, columns in schema().items() for name in columns.names}
    assert set(found) == expected


@needs_postgresql
async def test_of_two_processes_only_one_goes_on_from_the_same_facts(stores: list[Store]) -> None:
    table = a_table()
    table_id = await stores[0].open_table(table, nothing_more(table))
    seen = replace(table, id=table_id)
    moved = Commit(table=replace(seen, revision=1), seen=0)
    outcomes = await asyncio.gather(
        *(each.commit(moved) for each in stores), return_exceptions=True
    )
    assert sorted(map(type, outcomes), key=str) == [type(None), TableMovedOn, TableMovedOn]


@needs_postgresql
async def test_an_action_and_another_change_do_not_both_count_from_the_same_facts(
    stores: list[Store],
) -> None:
    """They write different rows: without a row that both write, neither would see the other."""
    table = a_table()
    table_id = await stores[0].open_table(table, nothing_more(table))
    seen = replace(table, id=table_id)
    for number in range(1, 21):
        acted = Commit(table=seen, seen=seen.revision, after=number - 1, entries=(entry(number),))
        moved = replace(seen, revision=seen.revision + 1)
        seated = Commit(table=moved, seen=seen.revision, after=number - 1)
        outcomes = await asyncio.gather(
            stores[0].commit(acted), stores[1].commit(seated), return_exceptions=True
        )
        assert sorted(map(type, outcomes), key=str) == [type(None), TableMovedOn]
        if outcomes[0] is not None:
            seen = moved
            await stores[0].commit(replace(acted, table=seen, seen=seen.revision))
        version = await stores[2].version(table_id)
        assert version == (seen.revision, number)


@needs_postgresql
async def test_a_key_is_taken_once_whoever_asks(stores: list[Store]) -> None:
    answers = [StoredAnswer("key", "asked", f"by {number}", 1.0) for number in range(3)]
    outcomes = await asyncio.gather(
        *(store.keep_answer(each) for store, each in zip(stores, answers, strict=True)),
        return_exceptions=True,
    )
    assert outcomes.count(None) == 1
    assert sum(isinstance(each, KeyTaken) for each in outcomes) == 2


@needs_postgresql
async def test_a_channel_gets_one_table_whoever_opens_it(stores: list[Store]) -> None:
    table = a_table()
    outcomes = await asyncio.gather(
        *(each.open_table(table, nothing_more(table)) for each in stores), return_exceptions=True
    )
    assert sum(isinstance(each, int) for each in outcomes) == 1
    assert sum(isinstance(each, ChannelHasTable) for each in outcomes) == 2


@needs_postgresql
async def test_many_writers_at_once_lose_nothing(stores: list[Store]) -> None:
    people = [PlayerId(str(number)) for number in range(60)]
    await asyncio.gather(
        *(
            stores[number % 3].meet(player, f"name {number}", None, 1.0)
            for number, player in enumerate(people)
        )
    )
    assert {each.player for each in await stores[0].people(people)} == set(people)


@needs_postgresql
async def test_connections_that_the_server_has_cut_are_replaced(address: str) -> None:
    name = f"cut {uuid4().hex}"
    store = await open_store(f"{address}&application_name={quote(name)}")
    try:
        await store.keep_fact("before", "the cut")
        with psycopg.connect(address, autocommit=True) as connection:
            cut = connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE application_name = %s",
                (name,),
            )
            assert (True,) in cut.fetchall()
        await store.keep_fact("after", "the cut")
        assert await store.fact("before") == "the cut"
        assert await store.fact("after") == "the cut"
    finally:
        await store.close()


@needs_postgresql
async def test_several_processes_may_start_at_once(address: str) -> None:
    opened = await asyncio.gather(*(open_store(address) for _ in range(4)))
    made = [list(each.migrated) for each in opened]
    await asyncio.gather(*(each.close() for each in opened))
    names = [each.name for each in postgresql_migrations()]
    assert sorted(made) == [[], [], [], names]


@needs_postgresql
async def test_the_log_is_only_appended_to(address: str) -> None:
    async with a_table_world(address) as world:
        table = await world.start(ITALIA, [ANNA, BEN])
        await world.play(table, Random(1))
    for change in ("UPDATE actions SET at = 0", "DELETE FROM actions"):
        with psycopg.connect(address) as connection, pytest.raises(psycopg.errors.RaiseException):
            connection.execute(change.encode())


@needs_postgresql
async def test_another_programs_database_is_left_alone(address: str) -> None:
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute("CREATE TABLE invoices (id INTEGER)")
    with pytest.raises(NotOurDatabase, match="another program's tables"):
        await open_store(address)


@needs_postgresql
async def test_a_newer_database_is_left_alone(address: str) -> None:
    await (await open_store(address)).close()
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute("UPDATE form SET number = 9999")
    with pytest.raises(NewerDatabase, match="form 9999"):
        await open_store(address)


async def test_a_server_that_is_not_there_is_named_without_its_password() -> None:
    with pytest.raises(DatabaseUnusable) as refused:
        await open_store("postgresql://anna:secret@127.0.0.1:1/games")
    assert "the PostgreSQL database games on 127.0.0.1 cannot be reached" in str(refused.value)
    assert "secret" not in str(refused.value)


@needs_a_file
@needs_postgresql
async def test_a_game_moves_to_postgresql_and_back_and_goes_on(
    address: str, tmp_path: Path, concordia: Concordia
) -> None:
    first, last = tmp_path / "first.sqlite", tmp_path / "last.sqlite"
    async with a_table_world(first) as world:
        table = await world.start(ITALIA, [ANNA, BEN])
        await world.play(table, Random(1), 20)
        before = await world.look(table, ANNA)
    moved = concordia("move-database", str(first), address)
    assert moved.code == 0, moved.err
    assert "now holds 1 table, and every live game replays" in moved.out
    async with a_table_world(address) as world:
        assert await world.look(table, ANNA) == before
        await world.play(table, Random(1), 10)
        after = await world.look(table, ANNA)
    assert concordia("move-database", address, str(last)).code == 0
    async with a_table_world(last) as world:
        assert await world.look(table, ANNA) == after
        await world.play(table, Random(1), 10)
        await world.start(ITALIA, [ANNA, BEN], channel="another")


@needs_a_file
@needs_postgresql
async def test_what_cannot_be_moved_is_refused_and_changes_nothing(
    address: str, tmp_path: Path, concordia: Concordia
) -> None:
    file = tmp_path / "concordia.sqlite"
    async with a_table_world(file) as world:
        await world.open(ITALIA, [ANNA])
    await (await open_store(address)).keep_fact("something", "is here")
    for source, target, why in (
        (str(file), address, "already holds something"),
        (str(file), str(tmp_path / "other.sqlite"), "one of the two has to be a file"),
        (str(tmp_path / "nothing.sqlite"), address, "there is no database"),
    ):
        answer = concordia("move-database", source, target)
        assert_one_line(answer, why)
    assert not (tmp_path / "nothing.sqlite").exists()
    with inspected(str(file)) as inspection:
        assert inspection.holding().tables == 1


@needs_a_file
@needs_postgresql
async def test_a_backup_of_a_server_is_a_file(address: str, tmp_path: Path) -> None:
    async with a_table_world(address) as world:
        table = await world.start(ITALIA, [ANNA, BEN])
        await world.play(table, Random(1), 5)
        held = back_up(address, tmp_path / "copy.sqlite")
    assert (held.tables, held.live, held.actions) == (1, 1, 5)
    async with a_table_world(tmp_path / "copy.sqlite") as world:
        await world.play(table, Random(1), 5)


@needs_postgresql
async def test_numbers_of_deleted_tables_are_not_given_again(address: str, tmp_path: Path) -> None:
    store = await open_store(address)
    table = a_table()
    last = await store.open_table(table, nothing_more(table))
    await store.close()
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute("TRUNCATE tables CASCADE")
    move_database(address, str(tmp_path / "file.sqlite"), lambda _table, _rows: None)
    file = await open_store(str(tmp_path / "file.sqlite"))
    assert await file.open_table(table, nothing_more(table)) > last
    await file.close()


@needs_a_file
@needs_postgresql
async def test_a_filled_database_has_every_key_and_index(address: str, tmp_path: Path) -> None:
    """They are made again once all rows are there."""
    file = tmp_path / "file.sqlite"
    async with a_table_world(file) as world:
        await world.start(ITALIA, [ANNA, BEN])
    await (await open_store(address)).close()
    before = _keys_and_indexes(address)
    move_database(str(file), address, lambda _table, _rows: None)
    assert _keys_and_indexes(address) == before


@needs_a_file
@needs_postgresql
async def test_a_filled_database_knows_its_rows(address: str, tmp_path: Path) -> None:
    """Before every live game is looked for among them."""
    file = tmp_path / "file.sqlite"
    async with a_table_world(file) as world:
        await world.start(ITALIA, [ANNA, BEN])
    move_database(str(file), address, lambda _table, _rows: None)
    with psycopg.connect(address) as connection:
        known = connection.execute(
            "SELECT DISTINCT tablename FROM pg_stats WHERE schemaname = current_schema()"
        ).fetchall()
    assert {("tables",), ("table_players",)} <= set(known)


def _keys_and_indexes(address: str) -> list[tuple[str, ...]]:
    with psycopg.connect(address) as connection:
        return connection.execute(
            "SELECT conname, pg_get_constraintdef(oid) FROM pg_constraint "
            "WHERE connamespace = current_schema()::regnamespace UNION "
            "SELECT indexname, indexdef FROM pg_indexes WHERE schemaname = current_schema() "
            "ORDER BY 1, 2"
        ).fetchall()


@needs_a_file
@needs_postgresql
async def test_a_table_that_was_held_before_is_moved_as_it_is(
    address: str, tmp_path: Path, concordia: Concordia
) -> None:
    file = tmp_path / "file.sqlite"
    async with a_table_world(file) as world:
        await world.start(ITALIA, [ANNA, BEN])
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute("UPDATE tables SET stage = 'held', options = '{\"seats\": 9}'")
    moved = concordia("move-database", str(file), address)
    assert moved.code == 0, moved.err
    with inspected(address) as copy:
        assert len(copy.live_games()) == 1


@needs_a_file
@needs_postgresql
async def test_while_a_server_is_backed_up_people_play_on(address: str, tmp_path: Path) -> None:
    """The backup cannot go on before what they play is stored."""
    async with a_table_world(address) as world:
        table = await world.start(ITALIA, [ANNA, BEN])
        await world.play(table, Random(1), 5)
        tables = schema()
        loop = asyncio.get_running_loop()

        def played_in_between() -> Mapping[str, StoredColumns]:
            playing = asyncio.run_coroutine_threadsafe(world.play(table, Random(1), 5), loop)
            playing.result(timeout=PATIENCE)
            return tables

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(database_copy, "schema", played_in_between)
            held = await asyncio.to_thread(back_up, address, tmp_path / "copy.sqlite")
    assert held.actions == 5
