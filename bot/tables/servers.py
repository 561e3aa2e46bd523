"""What was set for a whole server."""

from bot.tables.seating import Frozen, Pace


class ServerSettings(Frozen):
    pace: Pace | None = None
    """Of new tables, where nobody says otherwise."""
    called_role: str | None = None
    """Who is called when a table is opened."""
    opening_role: str | None = None
    """Who may open tables, besides moderators; None for everyone."""
