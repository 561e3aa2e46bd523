"""Who sits at a table, by name: people as they call themselves, computers by how they play."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from typing import Protocol

from bot.tables.notices import Guest
from bot.tables.sheet import PlayerId
from words import Words

LONGEST_NAME = 32
"""As long as Discord takes."""
_HARMLESS = str.maketrans("*_~`|<>@#[]\\", "∗＿∼ˋǀ‹›＠＃［］＼")
_UNSEEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
"""Categories of Unicode: what turns the direction of writing, breaks lines or shows nothing."""


class Named(Protocol):
    @property
    def name(self) -> str: ...


def shown(name: str) -> str:
    """A name that stays one wherever it stands: no emphasis, no mention, no link, no new line.

    Letter for letter as long as it was, so that it reads well also where nothing is marked up.
    """
    seen = "".join(each for each in name if unicodedata.category(each) not in _UNSEEN)
    return seen.translate(_HARMLESS).replace("://", "∶//").strip()[:LONGEST_NAME]


def mention(player: PlayerId) -> str:
    """Calls the player where the message is allowed to; elsewhere it is a name to click at."""
    return f"<@{player}>"


def level_name(words: Words, level: str) -> str:
    return words(f"level-{level}") if words.knows(f"level-{level}") else level


def guest_name(words: Words, guest: Guest, people: Mapping[PlayerId, Named]) -> str:
    """Empty where nobody sits, or somebody who was never met."""
    if guest.player is not None:
        return shown(people[guest.player].name) if guest.player in people else ""
    return words("computer-named", level=level_name(words, guest.level)) if guest.level else ""


def seat_names(
    words: Words, guests: Sequence[Guest], people: Mapping[PlayerId, Named]
) -> tuple[str, ...]:
    return tuple(guest_name(words, guest, people) for guest in guests)
