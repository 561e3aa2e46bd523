"""Who wants to be called when a seat is free. Functions of a plain connection."""

from collections.abc import Sequence

from bot.storage.sql.connection import SqlConnection
from bot.tables.seat_calls import SeatCall
from bot.tables.seating import PlayerId
from bot.tables.table import TableId


def callers(
    connection: SqlConnection, table: TableId, free_since: float | None = None
) -> list[PlayerId]:
    """Those who have waited when the seat became free, where that is known."""
    found = connection.execute(
        "SELECT player, since FROM seat_calls JOIN tables USING (guild) WHERE tables.id = ? "
        "ORDER BY since, player",
        (table,),
    )
    return [
        PlayerId(player) for player, since in found if free_since is None or since <= free_since
    ]


def wish(connection: SqlConnection, player: PlayerId, guild: str) -> SeatCall | None:
    found = connection.execute(
        "SELECT how FROM seat_calls WHERE player = ? AND guild = ?", (player, guild)
    ).fetchone()
    return found[0] if found else None


def keep(
    connection: SqlConnection, player: PlayerId, guild: str, how: SeatCall | None, at: float
) -> None:
    if how is None:
        connection.execute("DELETE FROM seat_calls WHERE player = ? AND guild = ?", (player, guild))
        return
    connection.execute(
        "INSERT INTO seat_calls (player, guild, how, since) VALUES (?, ?, ?, ?) "
        "ON CONFLICT (player, guild) DO UPDATE SET how = excluded.how",
        (player, guild, how, at),
    )


def note_called(connection: SqlConnection, table: TableId, players: Sequence[PlayerId]) -> bool:
    """False if one of them does not want to be called any more, or was called by another table."""
    waiting = set(callers(connection, table))
    connection.executemany(
        "DELETE FROM seat_calls WHERE player = ? AND how = 'once' "
        "AND guild = (SELECT guild FROM tables WHERE id = ?)",
        [(player, table) for player in players],
    )
    return waiting.issuperset(players)


def servers_of(connection: SqlConnection, player: PlayerId) -> tuple[str, ...]:
    found = connection.execute(
        "SELECT guild FROM seat_calls WHERE player = ? ORDER BY guild", (player,)
    )
    return tuple(guild for (guild,) in found)
