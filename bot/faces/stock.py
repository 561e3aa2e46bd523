"""What a seat would have in its storehouse after what an offer brings about."""

from __future__ import annotations

from collections.abc import Iterator

from bot.tables.rehearsal import Offer
from engine import events
from engine.views import SeatView
from words import nouns
from words.reader import Reader


def left(reader: Reader, offer: Offer) -> tuple[str, ...]:
    """What the storehouse holds afterwards, as details of an option."""
    return tuple(_left(reader, offer))


def _left(reader: Reader, offer: Offer) -> Iterator[str]:
    words = reader.words
    for taken in offer.every(events.CoinsTakenFromPartner):
        yield words("option-partner-pays", coins=nouns.coins_text(words, taken.amount))
    yield words("option-leaves", stock=_text(reader, offer.left))
    yield words("option-free", count=offer.left.free_spaces)


def _text(reader: Reader, seat: SeatView) -> str:
    """`12 sestertii, 2 brick and 1 food`."""
    words = reader.words
    goods = [nouns.goods_text(words, [good] * units) for good, units in seat.goods.items() if units]
    return nouns.listing(words, [nouns.coins_text(words, seat.coins), *goods])
