"""The daily letter: all tables of somebody at a glance."""

from __future__ import annotations

from collections.abc import Sequence

from bot.texts.post import Post
from bot.texts.posts.message_length import TEXT, whole
from bot.texts.posts.own_tables import MOST, OwnTable, in_order, own_line
from bot.texts.posts.paces import moment
from words import Words


def letter_post(words: Words, tables: Sequence[OwnTable]) -> Post:
    yours = sum(bool(each.look.offered) for each in tables)
    heading = words("letter", count=len(tables), yours=yours)
    how = words("letter-how")
    room = TEXT - len(heading) - len(how) - len(words("games-more", count=len(tables))) - 3
    lines = whole([_line(words, each) for each in in_order(tables)[:MOST]], room)
    left = len(tables) - len(lines)
    more = [words("games-more", count=left)] if left else []
    return Post(("\n".join((heading, *lines, *more, how)),))


def _line(words: Words, table: OwnTable) -> str:
    """With until when somebody is waited for, where the table has a pace."""
    line, look = own_line(words, table), table.look
    clock = look.clock
    if clock is None or clock.due is None or clock.stand_in is not None or clock.late:
        return line
    if look.offered and clock.seat != look.viewer:  # all choose, and another's time runs first
        return line
    return words("letter-line-due", line=line, due=moment(clock.due, "R"))
