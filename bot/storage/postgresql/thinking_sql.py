"""Which process thinks for the computers of a table. Functions of a plain connection.

A lease that is lost with the server costs a thought that is thought twice, and nothing else: so
nobody waits until it is on disk.
"""

from bot.storage.sql.connection import SqlConnection
from bot.tables.table import TableId

_IN_PASSING = "SET LOCAL synchronous_commit = off"
_LIVES = (
    "SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND objsubid = 1 "
    "AND (classid::bigint << 32) | objid::bigint "
    "= hashtextextended(current_schema() || ' process ' || holder, 0)"
)
"""Whoever holds the lease: where a process was killed, nobody waits until its leases run out."""
_TAKE = (
    "WITH free AS (SELECT id FROM tables LEFT JOIN thinking ON table_id = id "
    f"WHERE computer_to_move = 1 AND (until IS NULL OR until <= ? OR NOT EXISTS ({_LIVES})) "
    "ORDER BY coalesce(until, 0), id LIMIT ? FOR UPDATE OF tables SKIP LOCKED) "
    "INSERT INTO thinking (table_id, holder, until) SELECT id, ?, ? FROM free "
    "ON CONFLICT (table_id) DO UPDATE SET holder = excluded.holder, until = excluded.until "
    "RETURNING table_id"
)
_KEEP = "UPDATE thinking SET until = ? WHERE table_id = ? AND holder = ?"


def take(
    connection: SqlConnection, holder: str, most: int, now: float, until: float
) -> list[TableId]:
    connection.execute(_IN_PASSING)
    found = connection.execute(_TAKE, (now, most, holder, until))
    return [TableId(table) for (table,) in found]


def keep(connection: SqlConnection, holder: str, table: TableId, until: float) -> None:
    connection.execute(_IN_PASSING)
    connection.execute(_KEEP, (until, table, holder))
