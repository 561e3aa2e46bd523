"""The daily letter: when it is due, by the clock on the wall where its reader is."""

from datetime import datetime, timedelta

from bot.tables.people import PlayerProfile
from bot.tables.quiet_hours import quiet_until, time_zone


def next_letter(person: PlayerProfile, *, after: float) -> float | None:
    """The next time it is that hour there, once a day at most, and not in quiet hours; None for
    whoever wants no letter. An hour that is left out when summer time begins is the one after."""
    wishes = person.preferences
    if wishes.letter is None:
        return None
    zone = time_zone(wishes.zone)
    day = datetime.fromtimestamp(after, zone).date()
    if person.letter_at is not None:
        day = max(day, datetime.fromtimestamp(person.letter_at, zone).date() + timedelta(days=1))
    while True:
        hour, minute = divmod(wishes.letter, 60)
        at = datetime(day.year, day.month, day.day, hour, minute, tzinfo=zone).timestamp()
        due = quiet_until(wishes.quiet, wishes.zone, at=at) or at
        if due > after:
            return due
        day += timedelta(days=1)
