"""Between the chat and the rules: who sits where, what was played, what is to be said."""

from bot.tables.deliverer import Blocked, Deliverer, Delivery, Undeliverable
from bot.tables.history import Since
from bot.tables.people import PlayerProfile
from bot.tables.personal_data import Deleted
from bot.tables.requests import Request
from bot.tables.seating import PlayerId
from bot.tables.table import Answer, TableId
from bot.tables.table_view import Look
from bot.tables.tables import Tables
from bot.tables.wishes import Wish

__all__ = [
    "Answer",
    "Blocked",
    "Deleted",
    "Deliverer",
    "Look",
    "Delivery",
    "PlayerProfile",
    "PlayerId",
    "Request",
    "Since",
    "TableId",
    "Tables",
    "Undeliverable",
    "Wish",
]
