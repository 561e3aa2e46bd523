"""Settings, each with what it is now: of a person, and of a server."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime

from bot.tables.people import PlayerProfile
from bot.tables.quiet_hours import time_zone
from bot.tables.servers import ServerSettings
from bot.texts.people import level_name
from bot.texts.post import Post
from bot.texts.posts.paces import duration, moment, pace_text
from words import Words


def settings_post(
    words: Words,
    person: PlayerProfile,
    stand_in: str,
    now: float,
    *,
    due: float | None,
    letter: float | None = None,
) -> Post:
    """`stand_in`: the level there is where somebody has not chosen; `due`: when they are reminded
    next; `letter`: when their next daily letter comes."""
    lines = list(_lines(words, person, stand_in, now))
    if letter is not None and person.takes_dms:
        lines.append(words("settings-next-letter", when=moment(letter, "R")))
    if due is not None:
        lines.append(words("settings-next-reminder", when=moment(due, "R")))
    return Post(("\n".join((*lines, words("settings-how"))),))


def server_settings_post(words: Words, settings: ServerSettings, moved: int = 0) -> Post:
    """`moved`: how many lobbies wait for longer now, or less long."""
    lines = [words("server-settings")]
    if settings.language:
        spoken = words(f"choice-{settings.language}")
        lines.append(words("server-settings-language", language=spoken))
    else:
        lines.append(words("server-settings-language.none"))
    lines.append(words("server-settings-threads", on="yes" if settings.threads else "no"))
    if settings.pace:
        lines.append(words("server-settings-pace", pace=pace_text(words, settings.pace)))
    else:
        lines.append(words("server-settings-pace.none"))
    if settings.lobby is None:
        lines.append(words("server-settings-lobby.never"))
    else:
        time = duration(words, settings.lobby)
        lines.append(words("server-settings-lobby", time=time))
    if settings.seats_channel is None:
        lines.append(words("server-settings-seats.none"))
    else:
        lines.append(words("server-settings-seats", channel=f"<#{settings.seats_channel}>"))
    for name, role in (("call", settings.called_role), ("openers", settings.opening_role)):
        if role is None:
            lines.append(words(f"server-settings-{name}.none"))
        else:
            lines.append(words(f"server-settings-{name}", role=f"<@&{role}>"))
    if moved:
        lines.append(words("server-settings-moved", count=moved))
    return Post(("\n".join((*lines, words("server-settings-how"))),))


def _lines(words: Words, person: PlayerProfile, stand_in: str, now: float) -> Iterator[str]:
    wishes = person.preferences
    yield words("settings")
    if wishes.language:
        yield words("settings-language", language=words(f"choice-{wishes.language}"))
    else:
        yield words("settings-language.none")
    if wishes.reminders == "dm" and not person.takes_dms:
        yield words("settings-reminders.closed")
    else:
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
    yield words("settings-private", on="yes" if wishes.private else "no")
    if wishes.letter is None:
        yield words("settings-letter.none")
    elif person.takes_dms:
        yield words("settings-letter", time=_time(wishes.letter))
    else:
        yield words("settings-letter.closed", time=_time(wishes.letter))


def _time(minute: int) -> str:
    """By the clock of 24 hours."""
    return f"{minute // 60:02}:{minute % 60:02}"
