"""Everything that must survive: what implements the `Store` of the tables, and what an operator
does with a database. Today that is one SQLite file."""

from bot.storage.sqlite.backups import back_up
from bot.storage.sqlite.inspection import Holding, Inspection, inspected
from bot.storage.sqlite.store import SqliteStore

__all__ = ["Holding", "Inspection", "SqliteStore", "back_up", "inspected"]
