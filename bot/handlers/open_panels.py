"""One living panel for each person and table: a newer one takes the place of the one before.

Which one lives is remembered in memory only. On disk it would take a write for each click, and with
it Discord's token for the message, which is worth nothing after 15 minutes. A panel from before a
restart goes on working; once another was opened, it says so when it is clicked.
"""

from cachetools import LRUCache

from bot.handlers.visit import PrivateMessage, Visit
from bot.tables import PlayerId, TableId

_REMEMBERED = 4096


class OpenPanels:
    def __init__(self) -> None:
        self._living: LRUCache[tuple[PlayerId, TableId], PrivateMessage] = LRUCache(_REMEMBERED)

    def is_replaced(self, visit: Visit, table: TableId) -> bool:
        """Whether what was clicked is a panel from before the one that lives."""
        living = self._living.get((visit.player, table))
        return bool(visit.clicked) and living is not None and living.id != visit.clicked

    async def opened(self, visit: Visit, table: TableId) -> None:
        """What this visit has shown is the panel from now on; the one before is deleted."""
        before = self._living.get((visit.player, table))
        if visit.shown is None:
            return
        self._living[visit.player, table] = visit.shown
        if before is not None and before.id != visit.shown.id:
            await before.delete()
