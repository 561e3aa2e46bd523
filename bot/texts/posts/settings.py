"""Settings, each with what it is now: of a person, and of a server."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime

from bot.tables.people import PlayerProfile
from bot.tables.quiet_hours import time_zone
from bot.tables.servers import ServerSettings
from bot.texts.people import level_name
from bot.texts.post import Post
from bot.texts.posts.paces import moment, pace_name, pace_text
from words import Words


def settings_post(
    words: Words, person: PlayerProfile, stand_in: str, now: float, due: float | None
) -> Post:
    """`stand_in`: the level there is where somebody has not chosen; `due`: when they are reminded
    next."""
    lines = list(_lines(words, person, stand_in, now))
    if due is not None:
        lines.append(words("settings-next-reminder", when=moment(due, "R")))
    return Post(("\n".join((*lines, words("settings-how"))),))


def server_settings_post(words: Words, settings: ServerSettings) -> Post:
    pace = pace_text(words, settings.pace) if settings.pace else pace_name(words, None)
    lines = [words("server-settings"), words("server-settings-pace", pace=pace)]
    for name, role in (("call", settings.called_role), ("openers", settings.opening_role)):
        if role is None:
            lines.append(words(f"server-settings-{name}.none"))
        else:
            lines.append(words(f"server-settings-{name}", role=f"<@&{role}>"))
    return Post(("\n".join((*lines, words("server-settings-how"))),))


def _lines(words: Words, person: PlayerProfile, stand_in: str, now: float) -> Iterator[str]:
    wishes = person.preferences
    yield words("settings")
    yield words("settings-reminders", way=wishes.reminders)
    yield words("settings-messages", on="yes" if person.takes_dms else "no")
    local = datetime.fromtimestamp(now, time_zone(wishes.zone))
    time = f"{local:%H:%M}"
    if wishes.zone:
        yield words("settings-zone", zone=wishes.zone, time=time)
    else:
        yield words("settings-zone.none", time=time)
    if wishes.quiet:
        begin, end = wishes.quiet.begin, wishes.quiet.end
        yield words("settings-quiet", begin=_time(begin), end=_time(end))
    else:
        yield words("settings-quiet.none")
    yield words("settings-stand-in", level=level_name(words, wishes.stand_in or stand_in))


def _time(minute: int) -> str:
    """By the clock of 24 hours."""
    return f"{minute // 60:02}:{minute % 60:02}"
