"""The tables somebody sits at, and where they are waited for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.tables.table_view import Look
from bot.texts.post import Post
from bot.texts.posts.message_length import TEXT, whole
from bot.texts.posts.places import place_text
from words import Words

MOST = 25
"""Lines; those where the reader is up come first."""


@dataclass(frozen=True)
class OwnTable:
    look: Look
    waits_for: str
    """Who is to decide, where that is not the reader."""
    since: float | None
    """When they were asked; None where no message says so."""
    link: str
    """To the table's message or channel; empty where the way is not known."""


def games_post(words: Words, tables: Sequence[OwnTable]) -> Post:
    if not tables:
        return Post((words("games-none"),))
    heading = words("games-heading", count=len(tables))
    room = TEXT - len(heading) - len(words("games-rest", count=len(tables))) - 2
    lines = whole([own_line(words, each) for each in in_order(tables)[:MOST]], room)
    left = len(tables) - len(lines)
    rest = [words("games-rest", count=left)] if left else []
    return Post(("\n".join((heading, *lines, *rest)),))


def in_order(tables: Sequence[OwnTable]) -> list[OwnTable]:
    """Those first where the reader is up, and has been for longest."""
    return sorted(tables, key=lambda each: (not each.look.offered, each.since or 0.0))


def own_line(words: Words, table: OwnTable) -> str:
    place = place_text(words, table.look)
    if table.link:
        place = words("games-link", place=place, link=table.link)
    match table.look.stage:
        case "lobby":
            return words("games-lobby", place=place)
        case "held":
            return words("games-held", place=place)
        case _:
            line = _whose_turn(words, table, place)
            return words("games-stood-in", line=line) if table.look.is_stood_in_for else line


def _whose_turn(words: Words, table: OwnTable, place: str) -> str:
    who, at = table.waits_for, table.since
    if at is None:
        message = "games-waiting.now" if who else "games-yours.now"
        return words(message, place=place, who=who) if who else words(message, place=place)
    since = f"<t:{int(at)}:R>"
    if who:
        return words("games-waiting", place=place, who=who, since=since)
    return words("games-yours", place=place, since=since)
