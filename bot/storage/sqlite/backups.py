"""A safe copy of a database, also while the bot is running on it."""

import sqlite3
from contextlib import closing
from pathlib import Path

from bot.storage.errors import NotOurDatabase
from bot.storage.sqlite.copies import copy_into
from bot.storage.sqlite.errors import explained
from bot.storage.sqlite.inspection import (
    Holding,
    holding,
    known_form,
    read_only,
    refuse_damaged,
)
from bot.tables.store import StorageError


def back_up(source: Path, target: Path) -> Holding:
    """What the copy holds. Both are read from end to end: a copy of what is damaged would look
    whole, as it is built anew, and lack what could not be read."""
    with closing(read_only(source)) as connection:
        if not known_form(connection, source):
            raise NotOurDatabase(f"{source} holds nothing yet, so there is nothing to copy")
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
