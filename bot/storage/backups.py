"""A safe copy of a database, in a file of SQLite's: whatever it is copied from."""

from __future__ import annotations

import os
from pathlib import Path

from bot.storage.database_address import is_postgresql
from bot.storage.sql.inspection import Holding
from bot.storage.sqlite.backups import back_up as back_up_file
from bot.storage.sqlite.inspection import inspected


def back_up(source: str, target: Path) -> Holding:
    """Returns what the copy holds, which was checked from end to end."""
    if not is_postgresql(source):
        return back_up_file(Path(source), target)
    from bot.storage.database_copy import copy_as_it_is

    beside = target.with_name(f".{target.name}.{os.getpid()}.part")
    try:
        copy_as_it_is(source, beside)
        beside.rename(target)
    finally:
        beside.unlink(missing_ok=True)
    with inspected(target) as inspection:
        return inspection.holding()
