"""Free seats in a server: the list, and whether somebody is called when there is one."""

from __future__ import annotations

from collections.abc import Sequence

from bot.tables.seat_calls import SeatCall
from bot.tables.table import TableId
from bot.tables.table_view import Look
from bot.texts.custom_ids import custom_id
from bot.texts.people import mention
from bot.texts.post import Button, Choice, Post, Row, SelectMenu
from bot.texts.posts.message_length import TEXT, fitting
from bot.texts.posts.paces import pace_name
from bot.texts.posts.places import BUTTONS_IN_A_ROW, LONGEST_LABEL, place_text
from engine.catalogue import catalogue
from words import Words
from words.nouns import series
from words.reader import cut

MOST = 15
"""Tables; the others are counted."""
NO_TABLE = TableId(1)
"""In the custom id of what is about a server: it is known by where it is clicked."""
NEVER = "never"
CALLS: tuple[SeatCall, ...] = ("once", "always")


def open_seats_post(words: Words, looks: Sequence[Look], *, calls: bool = True) -> Post:
    """Of tables that gather, those that have waited longest first. `calls`: with the button for
    those who want to be called."""
    heading = words("seats-heading")
    if looks:
        shown = looks[:MOST]
        lines = [_line(words, look) for look in shown]
        if len(looks) > MOST:
            lines.append(words("seats-more", count=len(looks) - MOST))
        lines = fitting(words, lines, TEXT - 2 * len(heading))
    else:
        shown, lines = (), [words("seats-none")]
    joins = [
        Button(_label(words, each), custom_id("join", each.table), "success") for each in shown
    ]
    rows: list[Row] = [
        tuple(joins[first : first + BUTTONS_IN_A_ROW])
        for first in range(0, len(joins), BUTTONS_IN_A_ROW)
    ]
    if calls:
        rows.append((Button(words("seats-button-call"), custom_id("call", NO_TABLE)),))
    return Post(("\n".join((heading, *lines)),), rows=tuple(rows))


def seat_call_post(words: Words, now: SeatCall | None) -> Post:
    """What somebody has chosen, and the choice."""
    choices = [Choice(words("seat-call-never"), NEVER, chosen=now is None)]
    choices += [Choice(words(f"seat-call-{each}"), each, chosen=now == each) for each in CALLS]
    menu = SelectMenu(custom_id("call", NO_TABLE), words("seat-call-which"), tuple(choices))
    return Post((words("seat-call-now", how=now or NEVER),), rows=(menu,))


def _line(words: Words, look: Look) -> str:
    taken, seats = len(look.guests), look.options.seats
    team = "yes" if look.options.team else "no"
    line = words("seats-line", place=place_text(words, look), taken=taken, seats=seats, team=team)
    parts = [line]
    if look.host:
        parts.append(words("seats-host", host=mention(look.host)))
    if look.pace:
        parts.append(pace_name(words, look.pace))
    return words("seats-line-parts", parts=series(words, parts))


def _label(words: Words, look: Look) -> str:
    board = catalogue().boards[look.options.board].name
    return cut(words, words("seats-button-join", board=board, free=look.free_seats), LONGEST_LABEL)
