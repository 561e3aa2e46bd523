"""A thread for each game, so that a channel holds many: where it is opened, and when it rests.

The table is there first, and says in the channel that it is; from that message the announcer opens
the thread, into which the table moves. A day after the game has ended, the thread is archived.
"""

from dataclasses import replace

from bot.tables.notices import Said, ThreadClosed
from bot.tables.table import Answer, Change, Table

OPEN_SECONDS = 24 * 60 * 60.0
"""After a game: for a last word, and a rematch."""
_ENDED = ("over", "abandoned")


def moved(table: Table, thread: str) -> Change | None:
    """Into its thread; None where it is there, or has none."""
    if not table.awaits_thread:
        return None
    after = replace(table, channel=thread, revision=table.revision + 1)
    return Change(after, Answer(table=table.id, number=table.number), notices=())


def ended(before: Table, after: Table, at: float) -> Table:
    """With a time for its thread to rest, if the game has just ended; at once, if none began."""
    if after.parent is None or after.awaits_thread:
        return after
    if before.stage in _ENDED or after.stage not in _ENDED:
        return after
    rests_at = at + (OPEN_SECONDS if after.game else 0.0)
    return after.with_seating(after.seating.model_copy(update={"closes_at": rests_at}))


def rested(table: Table, *, at: float) -> Change | None:
    due = table.timers.get("thread")
    if due is None or at < due:
        return None
    after = table.with_seating(table.seating.model_copy(update={"closes_at": None}))
    told: Said = (None, ThreadClosed())
    return Change(after, Answer(table=table.id, number=table.number), notices=(told,))
