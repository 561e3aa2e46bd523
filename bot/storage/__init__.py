"""The database: implementations of the tables' `Store`, and what operators do with them."""

from bot.storage.backups import back_up
from bot.storage.database_address import inspected, is_postgresql, move_database, open_store, shown
from bot.storage.sql.inspection import Holding, Inspection
from bot.storage.sqlite.store import SqliteStore

__all__ = [
    "Holding",
    "Inspection",
    "SqliteStore",
    "back_up",
    "inspected",
    "is_postgresql",
    "move_database",
    "open_store",
    "shown",
]
