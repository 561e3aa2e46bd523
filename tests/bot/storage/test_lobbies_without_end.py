"""What is looked for at every start is found without reading every table."""

import sqlite3
from contextlib import closing
from pathlib import Path

from bot.storage.sql.table_sql import lobbies_without_end
from bot.storage.sqlite.database import Database


async def test_lobbies_without_end_are_found_by_their_index(tmp_path: Path) -> None:
    path = tmp_path / "concordia.sqlite"
    await (await Database.open(path)).close()
    with closing(sqlite3.connect(path)) as connection:
        asked: list[str] = []
        connection.set_trace_callback(asked.append)
        assert lobbies_without_end(connection) == []
        connection.set_trace_callback(None)
        (question,) = asked
        plan = [step[-1] for step in connection.execute(f"EXPLAIN QUERY PLAN {question}")]
    assert [step for step in plan if "lobbies_of_guild" in step]
    assert not [step for step in plan if step.startswith("SCAN") and "INDEX" not in step], plan
