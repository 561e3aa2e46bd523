"""What was set for a whole server."""

from bot.tables.seating import Frozen, Pace

DAY_SECONDS = 24 * 60 * 60.0


class ServerSettings(Frozen):
    language: str | None = None
    """Of new tables, and of what is said beside them; None for the one it has in Discord."""
    threads: bool = False
    """Whether each game gets a thread of its own."""
    lobby: float | None = 3 * DAY_SECONDS
    """After how many seconds a lobby closes that nobody comes to; None for never."""
    seats_channel: str | None = None
    """Where the list of free seats stands."""
    pace: Pace | None = None
    """Of new tables, where nobody says otherwise."""
    called_role: str | None = None
    """Who is called when a table is opened."""
    opening_role: str | None = None
    """Who may open tables, besides moderators; None for everyone."""
