"""A seat that is offered to somebody, and what came of it."""

from __future__ import annotations

from bot.tables.notices import InvitationEnded
from bot.tables.seating import Invitation
from bot.tables.table_view import Look
from bot.texts.custom_ids import custom_id
from bot.texts.people import mention
from bot.texts.post import Button, Post
from bot.texts.posts.signs import seat_sign
from engine.terms import SeatId
from words.reader import Reader


def invitation_post(reader: Reader, look: Look, offer: Invitation) -> Post:
    words = reader.words
    text = "\n".join((
        words("offer-heading", seat=seat_sign(words, offer.seat)),
        words("offer-asks", player=mention(offer.player), by=mention(offer.by)),
        words("offer-explained", deadline=f"<t:{int(offer.deadline)}:f>"),
    ))  # fmt: skip
    mark = offer.seat, offer.number
    buttons = (
        Button(words("offer-button-accept"), custom_id("accept", look.table, *mark), "success"),
        Button(words("offer-button-decline"), custom_id("decline", look.table, *mark)),
    )
    return Post((text,), rows=(buttons,), pings=(offer.player,))


def invitation_ended_post(reader: Reader, seat: SeatId, ended: InvitationEnded | None) -> Post:
    """What is left of it: nothing to click."""
    words = reader.words
    why = ended.why if ended else "moved_on"
    player = mention(ended.player) if ended else ""
    heading = words("offer-ended", why=why, seat=seat_sign(words, seat))
    return Post(("\n".join((heading, words("offer-ended.how", why=why, player=player))),))
