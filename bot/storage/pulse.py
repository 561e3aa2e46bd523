"""Whether the database still takes what it is given."""

import sqlite3

from bot.storage import migrations


def beat(connection: sqlite3.Connection) -> int:
    """A write that changes nothing but goes to the disk; then, how many messages wait to be sent.

    The disk has to be asked: what is rolled back never gets there, and a full one goes unnoticed.
    """
    connection.execute(f"PRAGMA user_version = {migrations.version_of(connection)}")
    (waiting,) = connection.execute("SELECT count(*) FROM outbox WHERE failed IS NULL").fetchone()
    return int(waiting)
