"""What one seat did over some turns, or what came to it, in parts that can be left out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from engine import events
from engine.events import Event
from words import nouns
from words.reader import Reader

FEW = 3
"""So many cards, cities or provinces are named; more are counted."""


@dataclass
class Summary:
    played: list[str] = field(default_factory=list)
    built: list[str] = field(default_factory=list)
    bought: list[str] = field(default_factory=list)
    produced: list[str] = field(default_factory=list)
    entered: list[str] = field(default_factory=list)
    castles: list[str] = field(default_factory=list)
    collected: int = 0
    from_partner: dict[str, int] = field(default_factory=dict)
    placed: int = 0
    moved: int = 0
    taken_back: int = 0
    points: int | None = None
    goods_bought: Counter[str] = field(default_factory=Counter)
    goods_sold: Counter[str] = field(default_factory=Counter)
    received: Counter[str] = field(default_factory=Counter)
    lost: Counter[str] = field(default_factory=Counter)

    def add(self, reader: Reader, event: Event) -> None:
        words = reader.words
        match event:
            case events.CardPlayed(_, card) | events.CardRepeated(_, card):
                self.played.append(words("digest-card", card=reader.card(card)))
            case events.CardCopied(_, owner, card):
                whose = reader.owned_briefly(owner)
                self.played.append(words("digest-copied", owner=whose, card=reader.card(card)))
            case events.HouseBuilt(_, city):
                self.built.append(reader.city(city))
            case events.CardBought(_, card):
                self.bought.append(words("digest-card", card=reader.card(card)))
            case events.MarkerFlipped(_, province):
                self.produced.append(reader.province(province))
            case events.TradeEntered(_, _, trade):
                self.entered.append(reader.spot(trade))
            case events.CastleEmptied(_, castle):
                self.castles.append(reader.spot(castle))
            case events.CoinsReceived(_, amount, source):
                self.collected += amount if source in ("prefect", "colonist", "incense") else 0
            case events.CoinsTakenFromPartner(_, partner, amount):
                giver = reader.briefly(partner)
                self.from_partner[giver] = self.from_partner.get(giver, 0) + amount
            case events.ColonistPlaced():
                self.placed += 1
            case events.ColonistMoved():
                self.moved += 1
            case events.CardsTakenBack(_, count):
                self.taken_back += count
            case events.IntermediateScored(_, points):
                self.points = points
            case events.GoodsBought(_, good, units):
                self.goods_bought[good] += units
            case events.GoodsSold(_, good, units):
                self.goods_sold[good] += units
            case events.GoodsReceived(_, goods):
                self.received.update(goods)
            case events.GoodsLost(_, goods):
                self.lost.update(goods)
            case _:
                pass

    def parts(self, reader: Reader) -> list[str]:
        """The most important first."""
        return [*self._deeds(reader), *self._goods(reader), *self._lesser(reader)]

    def _deeds(self, reader: Reader) -> Iterator[str]:
        words = reader.words
        if 0 < len(self.played) <= FEW:
            yield words("digest-played", cards=nouns.listing(words, self.played))
        elif self.played:
            yield words("digest-played.many", count=len(self.played))
        if 0 < len(self.built) <= FEW:
            yield words("digest-built", cities=nouns.listing(words, self.built))
        elif self.built:
            yield words("digest-built.many", count=len(self.built))
        if 0 < len(self.bought) <= FEW:
            yield words("digest-bought", cards=nouns.listing(words, self.bought))
        elif self.bought:
            yield words("digest-bought.many", count=len(self.bought))
        if 0 < len(self.produced) <= FEW:
            yield words("digest-produced", provinces=nouns.listing(words, self.produced))
        elif self.produced:
            yield words("digest-produced.many", count=len(self.produced))
        if self.entered:
            yield words("digest-entered", trades=nouns.listing(words, self.entered))
        if self.castles:
            yield words("digest-castles", castles=nouns.listing(words, self.castles))

    def _goods(self, reader: Reader) -> Iterator[str]:
        words = reader.words
        for giver, amount in self.from_partner.items():
            coins = nouns.coins_text(words, amount)
            yield words("digest-from-partner", coins=coins, partner=giver)
        if self.collected:
            yield words("digest-collected", coins=nouns.coins_text(words, self.collected))
        if self.received:
            goods = nouns.goods_text(words, self.received.elements())
            yield words("digest-received", goods=goods)
        if self.lost:
            yield words("digest-lost", goods=nouns.goods_text(words, self.lost.elements()))
        if self.goods_sold:
            goods = nouns.goods_text(words, self.goods_sold.elements())
            yield words("digest-sold", goods=goods)
        if self.goods_bought:
            goods = nouns.goods_text(words, self.goods_bought.elements())
            yield words("digest-bought-goods", goods=goods)

    def _lesser(self, reader: Reader) -> Iterator[str]:
        words = reader.words
        if self.placed:
            yield words("digest-placed", count=self.placed)
        if self.taken_back:
            yield words("digest-taken-back", count=self.taken_back)
        if self.points is not None:
            yield words("digest-scored", points=self.points)
        if self.moved:
            yield words("digest-moved", count=self.moved)
