"""A reminder: which tables wait for somebody, since when, and the way there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.tables.seating import PlayerId
from bot.tables.table_view import Look
from bot.texts.people import mention
from bot.texts.post import Post
from bot.texts.posts.message_length import TEXT, fitting
from bot.texts.posts.paces import moment
from bot.texts.posts.places import place_text
from words import Words

MOST = 10
"""Tables; the others are counted."""
_ADDRESS = "https://discord.com/channels"


@dataclass(frozen=True)
class WaitingTable:
    look: Look
    link: str
    """To the table's message; empty where the way is not known."""


def message_link(guild: str | None, channel: str, message: str) -> str:
    known = guild is not None and message.isdecimal()
    return f"{_ADDRESS}/{guild}/{channel}/{message}" if known else ""


def reminder_post(
    words: Words,
    player: PlayerId,
    tables: Sequence[WaitingTable],
    *,
    by: PlayerId | None,
    direct: bool,
) -> Post:
    """`by`: who has asked for it, if somebody did."""
    count = len(tables)
    if direct:
        heading = words("reminder-direct", count=count)
    else:
        heading = words("reminder", mention=mention(player), count=count)
    lines = [words("reminder-nudged", by=mention(by))] if by else []
    lines += [_line(words, player, each) for each in tables[:MOST]]
    if count > MOST:
        lines.append(words("games-more", count=count - MOST))
    how = words("reminder-how")
    room = TEXT - 2 * (len(heading) + len(how))
    text = "\n".join((heading, *fitting(words, lines, room), how))
    return Post((text,), pings=() if direct else (player,))


def _line(words: Words, player: PlayerId, table: WaitingTable) -> str:
    """Where all choose at once, somebody else's time may run first."""
    place, clock = place_text(words, table.look), table.look.clock
    if table.link:
        place = words("games-link", place=place, link=table.link)
    if clock is None or clock.player != player or clock.ends is None or clock.due is None:
        return words("reminder-line.open", place=place)
    since, due = moment(clock.since, "R"), moment(clock.due, "R")
    message = "reminder-line.late" if clock.late else "reminder-line"
    return words(message, place=place, since=since, due=due)
