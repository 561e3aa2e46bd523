"""Messages that will be edited, and single facts. Functions of a plain connection."""

from collections.abc import Mapping

from bot.storage.sql.connection import SqlConnection
from bot.storage.sql.upsert import upsert
from bot.tables.store import OLD_POST, PostedMessage, PostOwner
from bot.tables.table import TableId

_POST = ", ".join(PostedMessage._fields)


def _where(owner: PostOwner) -> tuple[str, str]:
    """Posts of tables go with their table; those of servers and people stand beside."""
    return ("posts", "table_id") if isinstance(owner, int) else ("other_posts", "owner")


def post(connection: SqlConnection, owner: PostOwner, role: str) -> PostedMessage | None:
    posts, column = _where(owner)
    found = connection.execute(
        f"SELECT {_POST} FROM {posts} WHERE {column} = ? AND role = ?", (owner, role)
    ).fetchone()
    return PostedMessage(*found) if found else None


def posts(connection: SqlConnection, table_id: TableId) -> dict[str, PostedMessage]:
    rows = connection.execute(
        f"SELECT role, {_POST} FROM posts WHERE table_id = ? ORDER BY role", (table_id,)
    )
    return {role: PostedMessage(*kept) for role, *kept in rows}


def tables_with_old_posts(connection: SqlConnection) -> list[TableId]:
    rows = connection.execute(
        f"SELECT DISTINCT table_id FROM posts WHERE instr(role, '{OLD_POST}') > 0 ORDER BY table_id"
    )
    return [TableId(each) for (each,) in rows]


def keep_posts(
    connection: SqlConnection, owner: PostOwner, kept: Mapping[str, PostedMessage]
) -> None:
    posts, column = _where(owner)
    connection.executemany(
        upsert(posts, (column, "role"), PostedMessage._fields),
        [(owner, role, *each) for role, each in kept.items()],
    )


def drop_post(connection: SqlConnection, owner: PostOwner, role: str) -> None:
    posts, column = _where(owner)
    connection.execute(f"DELETE FROM {posts} WHERE {column} = ? AND role = ?", (owner, role))


def fact(connection: SqlConnection, name: str) -> str | None:
    found = connection.execute("SELECT value FROM facts WHERE name = ?", (name,)).fetchone()
    return None if found is None else str(found[0])


def keep_fact(connection: SqlConnection, name: str, value: str) -> None:
    connection.execute(upsert("facts", ("name",), ("value",)), (name, value))
