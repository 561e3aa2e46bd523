"""Tables, their logs and the answers to requests. Functions of a plain connection."""

from collections.abc import Callable
from typing import Any

from pydantic import TypeAdapter

from bot.storage.sql.connection import SqlConnection
from bot.storage.sql.drafts_sql import keep_draft
from bot.storage.sql.people_sql import note_reminder
from bot.storage.sql.plans_sql import drop_plans
from bot.storage.sql.results_sql import set_aside as set_result_aside
from bot.storage.sql.seat_calls_sql import note_called
from bot.storage.sql.timers_sql import keep_timers
from bot.storage.sql.upsert import marks, upsert
from bot.tables.log import LogEntry, Snapshot
from bot.tables.seating import PlayerId, Seating
from bot.tables.store import (
    ChannelHasTable,
    Commit,
    KeyTaken,
    StoredAnswer,
    StoredTable,
    TableMovedOn,
    TableVersion,
)
from bot.tables.table import Table, TableId
from campaigns.campaign import CampaignId
from engine.records import Continuation

_COLUMNS = (
    "channel", "stage", "sheet", "revision", "options", "seed", "commitment", "chained", "rules",
    "proven", "computer_to_move", "held_because", "created_at", "continued", "parent",
)  # fmt: skip
_TABLE = (
    "id, channel, stage, sheet, options, seed, commitment, created_at, rules, proven, chained, "
    "held_because, revision, continued, parent"
)
_ENTRY = ", ".join(LogEntry._fields)
_INSERT_TABLE = (
    f"INSERT INTO tables ({', '.join(_COLUMNS)}) VALUES ({marks(len(_COLUMNS))}) "
    "ON CONFLICT DO NOTHING RETURNING id"
)
_UPDATE_TABLE = (
    f"UPDATE tables SET {', '.join(f'{name} = ?' for name in _COLUMNS)} "
    "WHERE id = ? AND revision = ?"
)
_INSERT_ENTRY = (
    f"INSERT INTO actions (table_id, {_ENTRY}) "
    f"VALUES (?, {marks(len(LogEntry._fields))}) ON CONFLICT DO NOTHING"
)
_INSERT_ANSWER = (
    "INSERT INTO requests (key, asked, answer, at) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"
)
_INSERT_MESSAGE = "INSERT INTO outbox (table_id, viewer, nonce, notice) VALUES (?, ?, ?, ?)"
_REPLACE_SNAPSHOT = upsert("snapshots", ("table_id",), Snapshot._fields)
_CONTINUED: TypeAdapter[tuple[Continuation, ...]] = TypeAdapter(tuple[Continuation, ...])
_REVISION = "SELECT revision FROM tables WHERE id = ?"
_VERSION = (
    "SELECT revision, (SELECT coalesce(max(number), 0) FROM actions WHERE table_id = ?) "
    "FROM tables WHERE id = ?"
)
_LIVE = "stage IN ('lobby', 'playing', 'held')"
_THERE = "(parent IS NULL OR parent <> channel)"
"""Not on its way into a thread."""


def open_table(
    connection: SqlConnection, table: Table, opening: Callable[[TableId], Commit]
) -> TableId:
    added = connection.execute(_INSERT_TABLE, _values(table)).fetchone()
    if added is None:
        raise ChannelHasTable
    table_id = TableId(added[0])
    _keep_players(connection, table_id, table.seating)
    keep_timers(connection, table_id, table.timers)
    opened = opening(table_id)
    connection.execute("UPDATE tables SET guild = ? WHERE id = ?", (opened.guild, table_id))
    commit(connection, opened)
    if opened.of_campaign:
        link_campaign(connection, *opened.of_campaign, table_id)
    return table_id


def commit(connection: SqlConnection, change: Commit) -> None:
    """Raises KeyTaken or TableMovedOn, which rolls all of it back."""
    table_id = change.table.id
    if change.answer:
        keep_answer(connection, change.answer)
    for entry in change.entries:
        if not connection.execute(_INSERT_ENTRY, (table_id, *entry)).rowcount:
            raise TableMovedOn
    for message in change.messages:
        connection.execute(_INSERT_MESSAGE, (table_id, *message))
    for seat in change.vacated:
        connection.execute("DELETE FROM drafts WHERE table_id = ? AND seat = ?", (table_id, seat))
    for seat in (*change.vacated, *change.unplanned):
        drop_plans(connection, table_id, seat)
    if change.called and not note_called(connection, table_id, change.called):
        raise TableMovedOn
    if change.reminded and not note_reminder(connection, *change.reminded):
        raise TableMovedOn
    if change.draft:
        keep_draft(connection, table_id, *change.draft)
    if change.table.revision == change.seen:
        _refuse_if_changed(connection, table_id, change)
    else:
        values = (*_values(change.table), table_id, change.seen)
        if not connection.execute(_UPDATE_TABLE, values).rowcount:
            raise TableMovedOn
        _keep_players(connection, table_id, change.table.seating)
        keep_timers(connection, table_id, change.table.timers)
    if change.after is not None and not change.entries:
        found = version(connection, table_id)
        if found is None or found.number != change.after:
            raise TableMovedOn
    if change.snapshot:
        connection.execute(_REPLACE_SNAPSHOT, (table_id, *change.snapshot))
    if change.result:
        set_result_aside(connection, table_id, change.result)


def _refuse_if_changed(connection: SqlConnection, table_id: TableId, change: Commit) -> None:
    """Where the row itself is not written: that another process has changed it must not go
    unnoticed."""
    revision = connection.execute(_REVISION, (table_id,)).fetchone()
    if revision is None or revision[0] != change.seen:
        raise TableMovedOn


def version(connection: SqlConnection, table_id: TableId) -> TableVersion | None:
    found = connection.execute(_VERSION, (table_id, table_id)).fetchone()
    return TableVersion(*found) if found else None


def link_campaign(
    connection: SqlConnection, campaign: CampaignId, game: int, table: TableId
) -> None:
    """Raises KeyTaken where the game has its table."""
    added = connection.execute(
        "INSERT INTO campaign_tables (campaign, game, table_id) VALUES (?, ?, ?) "
        "ON CONFLICT (campaign, game) DO NOTHING",
        (campaign, game, table),
    )
    if not added.rowcount:
        raise KeyTaken


def keep_answer(connection: SqlConnection, answer: StoredAnswer) -> None:
    if not connection.execute(_INSERT_ANSWER, answer).rowcount:
        raise KeyTaken


def answer_to(connection: SqlConnection, key: str) -> StoredAnswer | None:
    found = connection.execute(
        "SELECT key, asked, answer, at FROM requests WHERE key = ?", (key,)
    ).fetchone()
    return StoredAnswer(*found) if found else None


def load(
    connection: SqlConnection, table_id: TableId, *, whole: bool = False
) -> StoredTable | None:
    table = table_of(connection, table_id)
    if table is None:
        return None
    snapshot = None
    if not whole:
        kept = connection.execute(
            "SELECT number, head, state FROM snapshots WHERE table_id = ?", (table_id,)
        ).fetchone()
        snapshot = Snapshot(*kept) if kept else None
    return StoredTable(table, snapshot, _entries(connection, table_id, snapshot))


def table_of(connection: SqlConnection, table_id: TableId) -> Table | None:
    """Without its game."""
    row = connection.execute(f"SELECT {_TABLE} FROM tables WHERE id = ?", (table_id,)).fetchone()
    return _table(*row) if row else None


def entries_by(
    connection: SqlConnection, table_id: TableId, player: PlayerId
) -> tuple[LogEntry, ...]:
    """What they did at that table, whoever sits in their seat by now."""
    rows = connection.execute(
        f"SELECT {_ENTRY} FROM actions WHERE table_id = ? AND player = ? ORDER BY number",
        (table_id, player),
    )
    return tuple(LogEntry(*row) for row in rows)


def live_table(connection: SqlConnection, channel: str) -> TableId | None:
    wanted = f"SELECT id FROM tables WHERE channel = ? AND {_LIVE} AND {_THERE}"
    found = _ids(connection, wanted, channel)
    return found[0] if found else None


def tables_in(connection: SqlConnection, channel: str) -> list[TableId]:
    wanted = f"SELECT id FROM tables WHERE channel = ? AND {_THERE} ORDER BY id"
    return _ids(connection, wanted, channel)


def lobbies_in(connection: SqlConnection, guild: str) -> list[TableId]:
    wanted = "SELECT id FROM tables WHERE guild = ? AND stage = 'lobby' ORDER BY id"
    return _ids(connection, wanted, guild)


def lobbies_without_end(connection: SqlConnection) -> list[TableId]:
    """Sorted here: asked for in order, SQLite would read every table there is instead of the index
    of lobbies."""
    timed = "SELECT 1 FROM timers WHERE table_id = tables.id AND kind = 'lobby'"
    wanted = f"SELECT id FROM tables WHERE stage = 'lobby' AND NOT EXISTS ({timed})"
    return sorted(_ids(connection, wanted))


def tables_below(connection: SqlConnection, channel: str) -> list[TableId]:
    wanted = f"SELECT id FROM tables WHERE parent = ? AND {_LIVE} ORDER BY id"
    return _ids(connection, wanted, channel)


def live_tables_of(connection: SqlConnection, player: PlayerId) -> list[TableId]:
    return _ids(
        connection,
        "SELECT table_id FROM table_players JOIN tables ON tables.id = table_id "
        f"WHERE player = ? AND seated = 1 AND {_LIVE} ORDER BY table_id",
        player,
    )


def tables_naming(connection: SqlConnection, player: PlayerId) -> list[TableId]:
    return _ids(
        connection, "SELECT table_id FROM table_players WHERE player = ? ORDER BY table_id", player
    )


def live_games(connection: SqlConnection, *, held: bool = True) -> list[TableId]:
    stages = "'playing', 'held'" if held else "'playing'"
    return _ids(connection, f"SELECT id FROM tables WHERE stage IN ({stages}) ORDER BY id")


def tables_with_computer_to_move(connection: SqlConnection) -> list[TableId]:
    return _ids(connection, "SELECT id FROM tables WHERE computer_to_move = 1 ORDER BY id")


def tables_proven_otherwise(connection: SqlConnection, fingerprint: str) -> list[TableId]:
    return _ids(
        connection,
        "SELECT id FROM tables WHERE stage IN ('playing', 'held') AND proven < ? "
        "UNION SELECT id FROM tables WHERE stage IN ('playing', 'held') AND proven > ?",
        fingerprint,  # not <>, which would read every live table
        fingerprint,
    )


def _keep_players(connection: SqlConnection, table_id: TableId, seating: Seating) -> None:
    """Written only if they changed, which is rare."""
    seated = set(seating.people())
    named = {(player, int(player in seated)) for player in seating.named()}
    known = connection.execute(
        "SELECT player, seated FROM table_players WHERE table_id = ?", (table_id,)
    )
    if set(known) == named:
        return
    connection.execute("DELETE FROM table_players WHERE table_id = ?", (table_id,))
    connection.executemany(
        "INSERT INTO table_players (table_id, player, seated) VALUES (?, ?, ?)",
        [(table_id, *each) for each in sorted(named)],
    )


def _ids(connection: SqlConnection, sql: str, *values: object) -> list[TableId]:
    return [TableId(each) for (each,) in connection.execute(sql, values)]


def _entries(
    connection: SqlConnection, table_id: TableId, snapshot: Snapshot | None
) -> tuple[LogEntry, ...]:
    number, head = (snapshot.number, snapshot.head) if snapshot else (0, 0)
    found = connection.execute(
        f"SELECT {_ENTRY} FROM actions WHERE table_id = ? AND number = ? "
        f"UNION ALL SELECT {_ENTRY} FROM actions WHERE table_id = ? AND number > ? "
        "ORDER BY number",
        (table_id, head, table_id, number),
    )
    return tuple(LogEntry(*row) for row in found)


def _values(table: Table) -> tuple[object, ...]:
    """In the order of the columns."""
    return (
        table.channel,
        table.stage,
        table.seating.model_dump_json(exclude_defaults=True),
        table.revision,
        table.agreed_options,
        table.seed,
        table.commitment,
        int(table.chained),
        table.rules,
        table.proven,
        int(table.computer_to_move),
        table.held_because,
        table.created_at,
        _CONTINUED.dump_json(table.continued).decode() if table.continued else None,
        table.parent,
    )


def _table(table_id: int, channel: str, stage: Any, sheet: str, *others: Any) -> Table:
    options, seed, commitment, created_at, rules, proven, chained, held_because, *rest = others
    revision, continued, parent = rest
    return Table(
        id=TableId(table_id),
        channel=channel,
        stage=stage,
        seating=Seating.model_validate_json(sheet),
        agreed_options=options,
        seed=seed,
        commitment=commitment,
        created_at=created_at,
        rules=rules,
        proven=proven,
        chained=bool(chained),
        held_because=held_because,
        revision=revision,
        continued=_CONTINUED.validate_json(continued) if continued else (),
        parent=parent,
    )
