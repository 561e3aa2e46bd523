"""The database: an implementation of the tables' `Store`, and what operators do with the file."""

from bot.storage.sqlite.backups import back_up
from bot.storage.sqlite.inspection import Holding, Inspection, inspected
from bot.storage.sqlite.store import SqliteStore

__all__ = ["Holding", "Inspection", "SqliteStore", "back_up", "inspected"]
