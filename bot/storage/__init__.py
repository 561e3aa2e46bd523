"""One SQLite file with everything that must survive: tables, their logs, what is to be said."""

from bot.storage.database import Database
from bot.storage.errors import StorageError

__all__ = ["Database", "StorageError"]
