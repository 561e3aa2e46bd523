"""What is stored about one person: found, and removed. Functions over a plain connection."""

import json
import sqlite3
from typing import NamedTuple

from bot.storage.rows import TableRow


class OwnEntry(NamedTuple):
    number: int
    at: float
    action_json: str


_TABLE = ", ".join(TableRow._fields)


def tables_naming(connection: sqlite3.Connection, player: str) -> list[TableRow]:
    """Whose sheet holds that id, whatever for. Reads them all: it is seldom asked."""
    rows = connection.execute(
        f"SELECT {_TABLE} FROM tables WHERE instr(sheet, ?) > 0 ORDER BY id", (_quoted(player),)
    )
    return [TableRow(*row) for row in rows]


def own_entries(connection: sqlite3.Connection, table_id: int, seat: int) -> list[OwnEntry]:
    rows = connection.execute(
        "SELECT number, at, action_json FROM actions "
        "WHERE table_id = ? AND seat = ? AND done_by = 'person' ORDER BY number",
        (table_id, seat),
    )
    return [OwnEntry(*row) for row in rows]


def own_draft(connection: sqlite3.Connection, table_id: int, seat: int) -> str | None:
    found = connection.execute(
        "SELECT actions FROM drafts WHERE table_id = ? AND seat = ?", (table_id, seat)
    ).fetchone()
    return None if found is None else str(found[0])


def forget_seat(connection: sqlite3.Connection, table_id: int, seat: int) -> None:
    """What lies there for whoever sits in it, and what was answered to them."""
    here = (table_id, seat)
    connection.execute("DELETE FROM drafts WHERE table_id = ? AND seat = ?", here)
    connection.execute("DELETE FROM outbox WHERE table_id = ? AND viewer = ?", here)
    alone = (f"hand {seat}", f"word {seat}")
    connection.execute(  # in their direct messages
        "DELETE FROM posts WHERE table_id = ? AND channel IN "
        "(SELECT channel FROM posts WHERE table_id = ? AND role IN (?, ?))",
        (table_id, table_id, *alone),
    )
    connection.execute(
        "DELETE FROM requests WHERE key IN ("
        "SELECT key FROM actions WHERE table_id = ? AND seat = ? AND done_by = 'person')",
        here,
    )


def forget_person(connection: sqlite3.Connection, player: str) -> bool:
    """Also what was set aside unsaid; what is still on its way to a channel leaves with that.
    Whether they were known."""
    connection.execute(
        "DELETE FROM outbox WHERE failed IS NOT NULL AND instr(notice, ?) > 0", (_quoted(player),)
    )
    return bool(connection.execute("DELETE FROM people WHERE player = ?", (player,)).rowcount)


def _quoted(player: str) -> str:
    """As it stands in what is stored as JSON."""
    return json.dumps(player, ensure_ascii=False)
