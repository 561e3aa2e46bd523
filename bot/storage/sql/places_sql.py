"""In which server each table is, and which servers the bot has left. Functions of a plain
connection."""

from bot.storage.sql.connection import SqlConnection
from bot.storage.sql.upsert import upsert
from bot.tables.servers import ServerSettings
from bot.tables.table import TableId

_LIVE = "stage IN ('lobby', 'playing', 'held')"
_SPEAKS = (
    "EXISTS (SELECT 1 FROM outbox WHERE outbox.table_id = tables.id AND outbox.failed IS NULL)"
)
_KEEP_SETTINGS = upsert("server_settings", ("guild",), ("settings",))


def learn(connection: SqlConnection, channel: str, guild: str) -> bool:
    """Writes nothing where it is known."""
    connection.execute(
        f"UPDATE tables SET guild = ? WHERE channel = ? AND {_LIVE} "
        "AND (guild IS NULL OR guild <> ?)",
        (guild, channel, guild),
    )
    live = connection.execute(f"SELECT 1 FROM tables WHERE channel = ? AND {_LIVE}", (channel,))
    return live.fetchone() is not None


def channels_of_unknown_guild(connection: SqlConnection) -> list[str]:
    found = connection.execute(
        f"SELECT channel FROM tables WHERE {_LIVE} AND guild IS NULL ORDER BY channel"
    )
    return [channel for (channel,) in found]


def guilds_with_tables(connection: SqlConnection) -> list[str]:
    found = connection.execute(
        "SELECT DISTINCT guild FROM tables "
        f"WHERE guild IS NOT NULL AND ({_LIVE} OR {_SPEAKS}) ORDER BY guild"
    )
    return [guild for (guild,) in found]


def leave(connection: SqlConnection, guild: str, at: float) -> None:
    connection.execute(
        "INSERT INTO left_guilds (guild, at) VALUES (?, ?) ON CONFLICT DO NOTHING", (guild, at)
    )


def join(connection: SqlConnection, guild: str) -> None:
    connection.execute("DELETE FROM left_guilds WHERE guild = ?", (guild,))


def settings(connection: SqlConnection, guild: str) -> ServerSettings:
    found = connection.execute(
        "SELECT settings FROM server_settings WHERE guild = ?", (guild,)
    ).fetchone()
    return ServerSettings.model_validate_json(found[0]) if found else ServerSettings()


def keep_settings(connection: SqlConnection, guild: str, settings: ServerSettings) -> None:
    connection.execute(_KEEP_SETTINGS, (guild, settings.model_dump_json(exclude_defaults=True)))


def guilds_with_seat_lists(connection: SqlConnection) -> list[str]:
    """Also where one still stands that is to go."""
    found = connection.execute(
        "SELECT guild FROM server_settings "
        "WHERE instr(settings, '\"seats_channel\":') > 0 "
        "UNION SELECT substr(owner, 8) FROM other_posts WHERE owner LIKE 'server %' ORDER BY 1"
    )
    return [guild for (guild,) in found]


def left_guilds(connection: SqlConnection) -> list[str]:
    found = connection.execute("SELECT guild FROM left_guilds ORDER BY guild")
    return [guild for (guild,) in found]


def guild_of(connection: SqlConnection, table: TableId) -> str | None:
    found = connection.execute("SELECT guild FROM tables WHERE id = ?", (table,)).fetchone()
    return found[0] if found else None


def left_at(connection: SqlConnection, table_id: TableId) -> float | None:
    found = connection.execute(
        "SELECT at FROM left_guilds JOIN tables USING (guild) WHERE tables.id = ?", (table_id,)
    ).fetchone()
    return None if found is None else float(found[0])


def tables_left_before(connection: SqlConnection, before: float) -> list[TableId]:
    found = connection.execute(
        "SELECT id FROM tables JOIN left_guilds USING (guild) "
        f"WHERE at < ? AND ({_LIVE} OR {_SPEAKS}) ORDER BY id",
        (before,),
    )
    return [TableId(each) for (each,) in found]
