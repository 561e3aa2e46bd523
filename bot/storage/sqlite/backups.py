"""Makes a safe copy of a database file, even while the bot is using it."""

import sqlite3
from contextlib import closing
from pathlib import Path

from bot.storage.errors import NotOurDatabase
from bot.storage.sql.inspection import Holding, holding
from bot.storage.sqlite.copies import copy_into
from bot.storage.sqlite.errors import explained
from bot.storage.sqlite.inspection import known_form, read_only, refuse_damaged
from bot.tables.store import StorageError


def back_up(source: Path, target: Path) -> Holding:
    """Returns what the copy holds. Both files are checked from end to end: the copy of a damaged
    database would look intact, because it is built anew, but lack what couldn't be read."""
    with closing(read_only(source)) as connection:
        if not known_form(connection, source):
            raise NotOurDatabase(f"{source} is still empty, so there is nothing to copy")
        refuse_damaged(connection, source)
        try:
            copy_into(connection, target)
        except sqlite3.Error as error:
            raise explained(source, error) from error
    with closing(read_only(target)) as copy:
        try:
            refuse_damaged(copy, target)
        except StorageError:
            target.unlink()
            raise
        return holding(copy)
