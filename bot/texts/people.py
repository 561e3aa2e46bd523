"""Who sits at a table, by name: people as they call themselves, computers by level or colour."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Protocol

from bot.tables.notices import Guest
from bot.tables.seating import PlayerId
from engine import View
from engine.terms import SeatId
from words import Words, nouns
from words.reader import cut
from words.worded_text import capitalised

LONGEST_NAME = 32
"""As long as Discord takes."""
_HARMLESS = str.maketrans("*_~`|<>@#[]\\/:", "∗＿∼ˋǀ‹›＠＃［］＼∕∶")
_BLANK = str.maketrans(dict.fromkeys("\u115f\u1160\u2800\u3164\uffa0", " "))
"""Letters by their kind, but nothing is to be seen of them."""
_MARKS_TOGETHER = 2
"""Accents on one letter; more climb into the lines above."""


class Named(Protocol):
    @property
    def name(self) -> str: ...


@lru_cache(maxsize=1024)
def shown(name: str) -> str:
    """A name that stays one wherever it stands: no emphasis, no mention, no link, no new line.

    No longer than it was, so that it reads well also where nothing is marked up. Empty if nothing
    of it can be seen.
    """
    composed = unicodedata.normalize("NFC", name[: 20 * LONGEST_NAME]).translate(_BLANK)
    seen = "".join(_seen(each) for each in composed)
    return " ".join(_with_few_marks(seen).translate(_HARMLESS).split())[:LONGEST_NAME].rstrip()


def _seen(letter: str) -> str:
    """Nothing of what turns the direction of writing, or shows nothing itself."""
    if letter.isspace():
        return " "
    return "" if unicodedata.category(letter).startswith("C") else letter


def _with_few_marks(text: str) -> str:
    kept: list[str] = []
    marks = 0
    for letter in text:
        marks = marks + 1 if unicodedata.category(letter).startswith("M") else 0
        if marks <= _MARKS_TOGETHER and (kept or not marks):
            kept.append(letter)
    return "".join(kept)


def mention(player: PlayerId) -> str:
    """Calls the player where the message is allowed to; elsewhere it is a name to click at."""
    return f"<@{player}>"


def level_name(words: Words, level: str) -> str:
    return words(f"level-{level}") if words.knows(f"level-{level}") else level


def guest_name(words: Words, guest: Guest, people: Mapping[PlayerId, Named]) -> str:
    """Before colours are drawn. Empty where nobody sits, or somebody who was never met."""
    if guest.player is not None:
        return shown(people[guest.player].name) if guest.player in people else ""
    return words("computer-named", level=level_name(words, guest.level)) if guest.level else ""


def seat_names(
    words: Words,
    guests: Sequence[Guest],
    people: Mapping[PlayerId, Named],
    view: View | None = None,
) -> tuple[str, ...]:
    """In the game: there, several computers of one level have to be told apart. Contrarius comes
    last."""
    names = [
        guest_name(words, guest, people) if guest.player else _unpeopled(words, seat, guest)
        for seat, guest in enumerate(guests)
    ]
    if view is not None and view.contrarius is not None:
        names.append(words("contrarius"))
    return tuple(names)


def seat_called(words: Words, seat: SeatId, name: str) -> tuple[str, ...]:
    """`Livia (R)`, and what else people call it: red, R."""
    colour, letter = nouns.colour_name(words, seat), nouns.seat_letter(words, seat)
    shown_name = name or capitalised(colour)
    return words("seat-named.plain", name=shown_name, letter=letter), colour, letter


def _unpeopled(words: Words, seat: int, guest: Guest) -> str:
    """A computer, or nobody yet: an imported game knows who sat there when it was played."""
    if guest.level is not None:
        return words("computer-seated", colour=nouns.colour_of(words, SeatId(seat)))
    name = shown(guest.name or "")
    if not name or name.isdecimal():  # an id says nothing to anybody
        return ""
    colour = capitalised(nouns.colour_name(words, SeatId(seat)))
    return cut(words, words("seat-recorded", colour=colour, name=name), LONGEST_NAME)
