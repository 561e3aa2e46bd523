"""Between the chat and the rules: who sits where, what was played, what is to be said."""

from bot.tables.chronicle import Since
from bot.tables.deliverer import Deliverer, Message, Undeliverable
from bot.tables.looks import Look
from bot.tables.own_data import Deleted
from bot.tables.people import Person
from bot.tables.requests import Request
from bot.tables.sheet import PlayerId
from bot.tables.table import Answer, TableId
from bot.tables.tables import Tables
from bot.tables.wishes import Wish

__all__ = [
    "Answer",
    "Deleted",
    "Deliverer",
    "Look",
    "Message",
    "Person",
    "PlayerId",
    "Request",
    "Since",
    "TableId",
    "Tables",
    "Undeliverable",
    "Wish",
]
