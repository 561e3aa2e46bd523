"""Mercator: goods are sold and bought; in one variant some are bought before the first card."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TypeVar

from bot.faces.action_face import ActionFace, Grouping, Wording
from bot.faces.decision_face import DecisionFace
from bot.faces.event_face import EventFace
from bot.faces.forum import USE
from bot.faces.nearness import worth
from bot.faces.obstacle_face import ObstacleFace
from bot.faces.personality_face import PersonalityFace, several
from bot.faces.registry import enter
from bot.faces.stock import left
from bot.faces.summary_parts import goods
from bot.tables.rehearsal import Offer
from engine import View
from engine.actions import BuyGoods, SellGoods
from engine.catalogue import catalogue
from engine.decisions import Decision, FirstGoodsChoice, TradeChoice
from engine.events import GoodsBought, GoodsSold
from engine.obstacles import kinds
from engine.personalities.mercator import TYPES
from engine.terms import TRADED_GOODS, Good
from engine.trading import UNITS
from words import Fact, nouns
from words.reader import Reader

SOLD = goods(110, "digest-sold")
BOUGHT = goods(120, "digest-bought-goods")

CHEAP = ("brick", "food")
"""Of these one can buy so many that the others have a menu of their own."""

Trade = TypeVar("Trade", BuyGoods, SellGoods)


def _begun(choice: TradeChoice) -> bool:
    return bool(choice.bought or choice.sold)


def _so_far(reader: Reader, choice: TradeChoice) -> Mapping[str, Fact]:
    traded = dict.fromkeys((*choice.bought, *choice.sold))
    return {
        "begun": "yes" if _begun(choice) else "no",
        "goods": _kinds(reader, traded),
        "kinds": _most(reader.view, choice),
    }


def _most(view: View, choice: TradeChoice) -> int:
    """Kinds of goods that may be traded in one action."""
    return 1 if choice.one_type else TYPES + view.seats[choice.seat].standing.trade_types


def _buyable(reader: Reader) -> Sequence[Good]:
    """What was sold is not bought back, and where the last kind is settled, no other is named."""
    choice = reader.view.decisions[0]
    if not isinstance(choice, TradeChoice):
        return TRADED_GOODS
    if len(choice.bought + choice.sold) >= _most(reader.view, choice):
        return choice.bought
    return [good for good in TRADED_GOODS if good not in choice.sold]


def _kinds(reader: Reader, goods: Iterable[str]) -> str:
    return nouns.listing(reader.words, [nouns.good_name(reader.words, good) for good in goods])


def _traded(reader: Reader, trade: BuyGoods | SellGoods | GoodsBought | GoodsSold) -> str:
    return nouns.goods_text(reader.words, [trade.good] * trade.units)


def _told(reader: Reader, event: GoodsBought | GoodsSold) -> Mapping[str, Fact]:
    return {"goods": _traded(reader, event), "coins": nouns.coins_text(reader.words, event.coins)}


def _told_sold(reader: Reader, event: GoodsSold) -> Mapping[str, Fact]:
    salt = nouns.goods_text(reader.words, ["salt"] * event.salt)
    return {**_told(reader, event), **({"salt": salt} if event.salt else {})}


def _salt(reader: Reader, event: GoodsBought | GoodsSold) -> Iterator[str]:
    """What of a sale is salt, as a detail of an option."""
    if isinstance(event, GoodsSold) and event.salt:
        salt = nouns.goods_text(reader.words, ["salt"] * event.salt)
        yield reader.words("option-uses-salt", salt=salt)


def _good(
    reader: Reader, obstacle: kinds.NotTraded | kinds.BoughtBefore | kinds.SoldBefore
) -> Mapping[str, Fact]:
    return {"good": nouns.good_name(reader.words, obstacle.good)}


def _face(
    action: type[Trade],
    other: type[BuyGoods | SellGoods],
    event: type[GoodsBought | GoodsSold],
    option: str,
    group: str,
    *,
    code: str,
    rank: int,
) -> ActionFace[Trade]:
    """Both ways alike: first the good, then how many. Sales before purchases, the dearest good
    first."""

    def wording(reader: Reader, _: Decision, trade: Trade, offer: Offer) -> Wording:
        name = reader.words(option, goods=_traded(reader, trade))
        happens: GoodsBought | GoodsSold = offer.the(event)
        price = nouns.coins_text(reader.words, happens.coins)
        return Wording(name, facts=price, details=(*_salt(reader, happens), *left(reader, offer)))

    def names(reader: Reader, _: Decision, trade: Trade) -> Iterable[str]:
        traded = _traded(reader, trade)
        return reader.words(option, goods=traded), traded

    def group_text(reader: Reader, trade: Trade, offers: Sequence[Offer]) -> tuple[str, str]:
        words = reader.words
        price = nouns.coins_text(words, catalogue().components.prices[trade.good])
        return (
            words(group, good=nouns.good_name(words, trade.good)),
            words("group-trade.description", price=price, units=len(offers)),
        )

    def asks(reader: Reader, trade: Trade) -> str:
        if isinstance(trade, SellGoods):
            return reader.words("group-sell.ask")
        alike = [each for each in _buyable(reader) if (each in CHEAP) == (trade.good in CHEAP)]
        named = [nouns.good_name(reader.words, each) for each in alike]
        return reader.words("group-buy.ask", goods=nouns.alternatives(reader.words, named))

    return ActionFace(
        action,
        wording=wording,
        code=lambda trade: f"{code} {trade.units} {trade.good}",
        names=names,
        facts=lambda reader, trade: {"goods": _traded(reader, trade)},
        grouping=Grouping(
            key=lambda trade: f"{code[0]}.{trade.good}",
            text=group_text,
            asks=asks,
            inside=lambda _, trade, __: (trade.units, ""),
            laid_open=True,
        ),
        order=lambda _, trade, __: (rank, -worth([trade.good])),
        size=lambda trade, _: trade.units,
        distance=lambda _, wanted, trade: (
            trade.good != wanted.good,
            abs(trade.units - wanted.units),
        ),
        compares_with=other,
        told_once=lambda _, trade: (trade.kind, trade.good),
        kin=other,
    )


enter(
    PersonalityFace(
        "mercator",
        (
            *several("sell", 2, TradeChoice, SellGoods),
            *several("buy", 2, TradeChoice, BuyGoods),
            USE,
        ),
        brief_facts=lambda _, card: {"payout": card.payout or 0},
        rule_facts=lambda _, card, __: {"payout": card.payout or 0},
    ),
    DecisionFace(
        TradeChoice,
        facts=_so_far,
        variant=lambda choice: "again" if _begun(choice) else "",
        # selling first and buying then comes to whatever more trades could come to
        used_up=lambda view, choice: len(choice.bought + choice.sold) == _most(view, choice),
        conceivable=lambda _, __: [
            trade(good, units)
            for trade in (BuyGoods, SellGoods)
            for good in TRADED_GOODS
            for units in UNITS
        ],
    ),
    DecisionFace(
        FirstGoodsChoice,
        conceivable=lambda _, __: [
            BuyGoods(good, units) for good in TRADED_GOODS for units in UNITS
        ],
    ),
    _face(SellGoods, BuyGoods, GoodsSold, "option-sell", "group-sell", code="sell", rank=0),
    _face(BuyGoods, SellGoods, GoodsBought, "option-buy", "group-buy", code="buy", rank=1),
    EventFace(GoodsBought, facts=_told, adds=lambda _, event: BOUGHT([event.good] * event.units)),
    EventFace(
        GoodsSold,
        facts=_told_sold,
        variant=lambda event: "with-salt" if event.salt else "",
        adds=lambda _, event: SOLD([event.good] * event.units),
    ),
    ObstacleFace(kinds.NotTraded, _good),
    ObstacleFace(kinds.BoughtBefore, _good),
    ObstacleFace(kinds.SoldBefore, _good),
    ObstacleFace(
        kinds.TooManyKinds, lambda reader, obstacle: {"goods": _kinds(reader, obstacle.traded)}
    ),
)
