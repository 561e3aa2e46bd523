"""What is stored about one person. Functions of a plain connection."""

import json
import secrets
from collections.abc import Sequence

from bot.storage.sql import campaigns_sql, people_sql, ratings_sql, results_sql, seat_calls_sql
from bot.storage.sql.connection import SqlConnection
from bot.storage.sql.drafts_sql import draft
from bot.storage.sql.plans_sql import drop_plans, plans
from bot.storage.sql.table_sql import entries_by, table_of, tables_naming
from bot.tables.results import FORGOTTEN
from bot.tables.seating import PlayerId
from bot.tables.store import PersonalData, PersonalTable, person
from bot.tables.table import Table, TableId
from engine.terms import SeatId


def personal_data(connection: SqlConnection, player: PlayerId) -> PersonalData:
    known = people_sql.people(connection, [player])
    tables = (table_of(connection, each) for each in tables_naming(connection, player))
    return PersonalData(
        known[0] if known else None,
        tuple(_personal(connection, each, player) for each in tables if each),
        people_sql.seen_at(connection, player),
        seat_calls_sql.servers_of(connection, player),
        tuple(results_sql.results_naming(connection, player)),
        tuple(
            found
            for each in campaigns_sql.naming(connection, player)
            if (found := campaigns_sql.load(connection, each))
        ),
    )


def _personal(connection: SqlConnection, table: Table, player: PlayerId) -> PersonalTable:
    place = table.seating.place_of(player)
    tried = None if place is None else draft(connection, table.id, SeatId(place))
    planned = None if place is None else plans(connection, table.id, SeatId(place))
    return PersonalTable(table, entries_by(connection, table.id, player), tried, planned)


def forget_actions(connection: SqlConnection, table_id: TableId, player: PlayerId) -> None:
    results_sql.enter(connection)  # while it is known who has played how much
    theirs = (table_id, player)
    connection.execute(
        "DELETE FROM requests WHERE key IN ("
        "SELECT key FROM actions WHERE table_id = ? AND player = ?)",
        theirs,
    )
    connection.execute("UPDATE actions SET player = NULL WHERE table_id = ? AND player = ?", theirs)


def forget_seat(
    connection: SqlConnection, table_id: TableId, seat: SeatId, private_roles: Sequence[str]
) -> None:
    here = (table_id, seat)
    connection.execute("DELETE FROM drafts WHERE table_id = ? AND seat = ?", here)
    drop_plans(connection, table_id, seat)
    connection.execute("DELETE FROM outbox WHERE table_id = ? AND viewer = ?", here)
    marks = ", ".join("?" for _ in private_roles)
    connection.execute(
        "DELETE FROM posts WHERE table_id = ? AND channel IN "
        f"(SELECT channel FROM posts WHERE table_id = ? AND role IN ({marks}))",
        (table_id, table_id, *private_roles),
    )


def forget_person(connection: SqlConnection, player: PlayerId) -> bool:
    """Also what was set aside unsaid; what is still on its way to a channel leaves with that. Of
    posts that name them nothing is kept: such a post is read again before it is edited."""
    connection.execute("UPDATE posts SET kept = NULL WHERE instr(kept, ?) > 0", (player,))
    named = json.dumps(player)
    connection.execute("DELETE FROM outbox WHERE instr(notice, ?) > 0", (f'"to":{named}',))
    connection.execute(
        "DELETE FROM outbox WHERE failed IS NOT NULL AND instr(notice, ?) > 0", (named,)
    )
    results_sql.enter(connection)
    instead = f"{FORGOTTEN}{secrets.token_hex(8)}"
    results_sql.forget(connection, player, instead)
    ratings_sql.forget(connection, player, instead)
    connection.execute("DELETE FROM timers WHERE player = ?", (player,))
    connection.execute("DELETE FROM seat_calls WHERE player = ?", (player,))
    connection.execute("DELETE FROM other_posts WHERE owner = ?", (person(player),))
    return bool(connection.execute("DELETE FROM people WHERE player = ?", (player,)).rowcount)
