"""Messages to a partner, as far as the table has agreed that partners may talk (ruling TT6)."""

import unicodedata

from bot.tables import notices
from bot.tables.errors import (
    NoPartner,
    NothingSaid,
    PartnerIsComputer,
    PartnersAreSilent,
    TooLong,
)
from bot.tables.seating import PlayerId
from bot.tables.table import Answer, Change, Table

MOST_CHARACTERS = 1500
_TURNED = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Marks that change the direction of the text after them, and could disguise a word."""


def tell_partner(table: Table, player: PlayerId, text: str) -> Change:
    """To the partner alone or to everyone. Stored only until it is delivered."""
    seat = table.seat_of(player)
    partner = table.playing().state.partner_of(seat)
    if partner is None:
        raise NoPartner
    if table.options.communication == "silent":
        raise PartnersAreSilent
    listening = table.seating.at(partner)
    if listening.is_computer:
        raise PartnerIsComputer
    if listening.player is None:
        raise NoPartner
    said = notices.PartnerSaid(
        seat=seat, partner=partner, text=_cleaned(text), by=player, to=listening.player
    )
    viewer = partner if table.options.communication == "free" else None
    return Change(
        table=table.with_seating(table.seating),  # so that the same text can be sent twice
        answer=Answer(table=table.id, number=table.number),
        notices=((viewer, said),),
    )


def _cleaned(text: str) -> str:
    kept = "".join(each for each in text if _is_shown(each)).strip()
    if not kept:
        raise NothingSaid
    if len(kept) > MOST_CHARACTERS:
        raise TooLong(most=MOST_CHARACTERS, characters=len(kept))
    return kept


def _is_shown(character: str) -> bool:
    """Not for control characters, except line ends, nor for halves of characters."""
    if character == "\n":
        return True
    return unicodedata.category(character) not in ("Cc", "Cs") and character not in _TURNED
