"""Hours of the day in which somebody isn't to be disturbed, in their own time zone."""

from datetime import UTC, datetime, timedelta, tzinfo
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from bot.tables.seating import Frozen

DAY_MINUTES = 24 * 60


class QuietHours(Frozen):
    """In minutes since midnight; they may last over it."""

    begin: int
    end: int


def time_zone(name: str | None) -> tzinfo:
    """UTC for whoever has not said, or where a zone is not known any more."""
    try:
        return ZoneInfo(name) if name else UTC
    except (ZoneInfoNotFoundError, ValueError):
        return UTC


def quiet_until(hours: QuietHours | None, zone: str | None, *, at: float) -> float | None:
    """When the quiet hours that are on end; None where it is not quiet. By the clock on the wall:
    when summer time begins or ends, they are shorter or longer."""
    if hours is None or hours.begin == hours.end:
        return None
    local = datetime.fromtimestamp(at, time_zone(zone))
    minute = local.hour * 60 + local.minute
    since_begin = (minute - hours.begin) % DAY_MINUTES
    if since_begin >= (hours.end - hours.begin) % DAY_MINUTES:
        return None
    day = local.date() + timedelta(days=1 if hours.end <= minute else 0)
    ends = datetime(day.year, day.month, day.day, *divmod(hours.end, 60), tzinfo=local.tzinfo)
    # An hour that comes twice when summer time ends may lie before now the first time; after one
    # that is left out when it begins, it may be quiet again at once.
    end = max(ends.timestamp(), ends.replace(fold=1).timestamp())
    return quiet_until(hours, zone, at=end) or end
