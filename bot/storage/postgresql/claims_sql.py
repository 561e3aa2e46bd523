"""Whether a process that writes still has the claim to do so. Functions of a plain connection."""

from bot.storage.sql.connection import SqlConnection
from bot.tables.store import TakenOver

_HEARD = "heard "
_HEARD_SECONDS = 60 * 60.0
_FIRST = "INSERT INTO claims (what, holder, since) VALUES (?, ?, ?) ON CONFLICT (what) DO NOTHING"
_OTHERS = "SELECT holder FROM claims WHERE what = ? AND holder <> ? FOR SHARE"


def refuse_if_taken_over(connection: SqlConnection, what: str, holder: str) -> None:
    """The row cannot change hands before this transaction has ended."""
    if connection.execute(_OTHERS, (what, holder)).fetchone():
        raise TakenOver(f"another process speaks for {what} by now; nothing was stored")


def is_first(connection: SqlConnection, what: str, holder: str, now: float) -> bool:
    """Nobody waits until it is on disk: a server that forgets it has closed every connection, and
    whoever heard the same has heard it before."""
    connection.execute("SET LOCAL synchronous_commit = off")
    added = connection.execute(_FIRST, (_HEARD + what, holder, now))
    return bool(added.rowcount)


def tidy(connection: SqlConnection, now: float, before: float) -> None:
    """Who comes back after days has nothing to say any more; what was heard is over much sooner."""
    connection.execute("DELETE FROM claims WHERE since < ?", (before,))
    connection.execute(
        "DELETE FROM claims WHERE what >= ? AND what < ? AND since < ?",
        (_HEARD, _HEARD + "~", now - _HEARD_SECONDS),
    )
