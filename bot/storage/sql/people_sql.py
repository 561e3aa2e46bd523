"""People. Functions of a plain connection."""

from collections.abc import Iterable
from typing import Any

from bot.storage.sql.connection import SqlConnection
from bot.storage.sql.timers_sql import keep_own_timer
from bot.tables.people import NO_PREFERENCES, PlayerProfile, Preferences
from bot.tables.seating import Absence, PlayerId

_PERSON = (
    "player, name, locale, takes_dms, dm_channel, preferences, reminded_at, absence, letter_at"
)
_TOGETHER = 500
"""As many as one statement asks for, well below what SQLite takes."""


def meet(
    connection: SqlConnection, player: PlayerId, name: str, locale: str | None, at: float
) -> PlayerProfile:
    found = connection.execute(
        "INSERT INTO people (player, name, locale, seen_at) VALUES (?, ?, ?, ?) "
        "ON CONFLICT (player) DO UPDATE SET "
        "name = excluded.name, locale = excluded.locale, seen_at = excluded.seen_at "
        f"RETURNING {_PERSON}",
        (player, name, locale, at),
    ).fetchone()
    return _person(*found)


def set_dms(connection: SqlConnection, player: PlayerId, on: bool) -> PlayerProfile:
    found = connection.execute(
        "INSERT INTO people (player, name, takes_dms) VALUES (?, '', ?) "
        "ON CONFLICT (player) DO UPDATE SET takes_dms = excluded.takes_dms "
        f"RETURNING {_PERSON}",
        (player, int(on)),
    ).fetchone()
    return _person(*found)


def set_preferences(
    connection: SqlConnection,
    player: PlayerId,
    preferences: Preferences,
    letter: float | None,
) -> PlayerProfile:
    found = connection.execute(
        "INSERT INTO people (player, name, preferences, private) VALUES (?, '', ?, ?) "
        "ON CONFLICT (player) DO UPDATE SET "
        "preferences = excluded.preferences, private = excluded.private "
        f"RETURNING {_PERSON}",
        (player, preferences.model_dump_json(exclude_defaults=True), int(preferences.private)),
    ).fetchone()
    keep_own_timer(connection, player, "letter", letter)
    return _person(*found)


def set_absence(
    connection: SqlConnection, player: PlayerId, absence: Absence | None
) -> PlayerProfile:
    written = absence.model_dump_json() if absence else None
    found = connection.execute(
        "INSERT INTO people (player, name, absence) VALUES (?, '', ?) "
        "ON CONFLICT (player) DO UPDATE SET absence = excluded.absence "
        f"RETURNING {_PERSON}",
        (player, written),
    ).fetchone()
    keep_own_timer(connection, player, "back", absence.until if absence else None)
    return _person(*found)


def note_letter(
    connection: SqlConnection, player: PlayerId, at: float, following: float | None
) -> None:
    connection.execute("UPDATE people SET letter_at = ? WHERE player = ?", (at, player))
    keep_own_timer(connection, player, "letter", following)


def note_reminder(
    connection: SqlConnection, player: PlayerId, before: float | None, at: float
) -> bool:
    """False if somebody else reminded them since `before`."""
    since = ("IS NULL", ()) if before is None else ("= ?", (before,))
    noted = connection.execute(
        "INSERT INTO people (player, name, reminded_at) VALUES (?, '', ?) "
        "ON CONFLICT (player) DO UPDATE SET reminded_at = excluded.reminded_at "
        f"WHERE people.reminded_at {since[0]}",
        (player, at, *since[1]),
    )
    return bool(noted.rowcount)


def keep_dm_channel(connection: SqlConnection, player: PlayerId, channel: str | None) -> None:
    connection.execute("UPDATE people SET dm_channel = ? WHERE player = ?", (channel, player))


def people(connection: SqlConnection, players: Iterable[PlayerId]) -> list[PlayerProfile]:
    """Those of them who were ever met."""
    wanted = list(players)
    found: list[PlayerProfile] = []
    for first in range(0, len(wanted), _TOGETHER):
        some = wanted[first : first + _TOGETHER]
        marks = ", ".join("?" for _ in some)
        rows = connection.execute(f"SELECT {_PERSON} FROM people WHERE player IN ({marks})", some)
        found += [_person(*row) for row in rows]
    return found


def seen_at(connection: SqlConnection, player: PlayerId) -> float | None:
    found = connection.execute("SELECT seen_at FROM people WHERE player = ?", (player,)).fetchone()
    return found[0] if found else None


def people_not_seen(connection: SqlConnection, before: float) -> list[PlayerId]:
    rows = connection.execute(
        "SELECT player FROM people WHERE seen_at < ? AND NOT EXISTS ("
        "SELECT 1 FROM table_players JOIN tables ON tables.id = table_id "
        "WHERE table_players.player = people.player "
        "AND stage IN ('lobby', 'playing', 'held')) ORDER BY seen_at",
        (before,),
    )
    return [PlayerId(player) for (player,) in rows]


def _person(player: str, name: str, locale: str | None, *settings: Any) -> PlayerProfile:
    takes_dms, dm_channel, preferences, reminded_at, absence, letter_at = settings
    wishes = Preferences.model_validate_json(preferences) if preferences else NO_PREFERENCES
    return PlayerProfile(
        PlayerId(player),
        name,
        locale,
        bool(takes_dms),
        dm_channel,
        wishes,
        reminded_at,
        Absence.model_validate_json(absence) if absence else None,
        letter_at,
    )
