"""What a seat would have in its storehouse after what an offer brings about."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from bot.tables.rehearsal import Offer
from engine import events
from engine.decisions import Decision
from engine.events import Event
from engine.terms import GOODS, SeatId
from engine.views import SeatView
from words import nouns
from words.reader import Reader


@dataclass(frozen=True)
class Stock:
    coins: int
    goods: Mapping[str, int]
    free: int


def left(reader: Reader, decision: Decision, offer: Offer) -> tuple[str, ...]:
    """What the storehouse holds afterwards, as details of an option."""
    return tuple(_left(reader, decision, offer))


def _left(reader: Reader, decision: Decision, offer: Offer) -> Iterator[str]:
    words = reader.words
    stock = stock_after(reader.view.seats[decision.seat], offer.outcome)
    for taken in offer.every(events.CoinsTakenFromPartner):
        yield words("option-partner-pays", coins=nouns.coins_text(words, taken.amount))
    yield words("option-leaves", stock=_text(reader, stock))
    yield words("option-free", count=stock.free)


def stock_after(seat: SeatView, happened: Iterable[Event]) -> Stock:
    coins, free = seat.coins, seat.free_spaces
    goods: Counter[str] = Counter(seat.goods)
    for event in happened:
        gained, came, went = _change(event, seat.seat)
        coins += gained
        goods.update(came)
        goods.subtract(went)
        free += len(went) - len(came)
        if isinstance(event, events.ColonistPlaced) and event.seat == seat.seat:
            free += 1  # it waited there
    return Stock(coins, {good: goods[good] for good in GOODS}, free)


def _text(reader: Reader, stock: Stock) -> str:
    """`12 sestertii, 2 brick and 1 food`."""
    words = reader.words
    goods = [good for good, units in stock.goods.items() for _ in range(units)]
    counted = [nouns.goods_text(words, [each] * goods.count(each)) for each in dict.fromkeys(goods)]
    return nouns.listing(words, [nouns.coins_text(words, stock.coins), *counted])


_Goods = tuple[str, ...]


def _change(event: Event, seat: SeatId) -> tuple[int, _Goods, _Goods]:
    """Coins gained, goods that came, goods that went."""
    match event:
        case events.CoinsReceived(owner, amount) if owner == seat:
            return amount, (), ()
        case events.CoinsTakenFromPartner(taker, giver, amount) if seat in (taker, giver):
            return amount if seat == taker else -amount, (), ()
        case events.GoodsReceived(owner, goods) if owner == seat:
            return 0, goods, ()
        case events.GoodsBought(owner, good, units, coins) if owner == seat:
            return -coins, (good,) * units, ()
        case events.GoodsSold(owner, good, units, coins) if owner == seat:
            return coins, (), (good,) * units
        case events.HouseBuilt(owner, _, payment, coins) if owner == seat:
            return -coins, (), payment
        case events.CardBought(owner, _, payment) if owner == seat:
            return 0, (), payment
        case events.ColonistPlaced(owner, _, _, payment) if owner == seat:
            return 0, (), payment
        case _:
            return 0, (), ()
