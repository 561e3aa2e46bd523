"""Which options are asked for together, what such a group is called, and in which order."""

from collections.abc import Hashable, Iterable, Sequence

from bot.tables.rehearsal import Offer
from bot.texts.briefs import brief
from bot.texts.labels import card_for_sale
from engine import actions, events
from engine.actions import Action
from engine.catalogue import catalogue
from engine.terms import CardId, Good
from words import nouns
from words.reader import Reader

Group = tuple[str, tuple[Offer, ...]]
"""With its key, which is empty for cards that are put together because they are equal."""
FEW = 10
"""So many places for new colonists are shown at once."""


def grouped(reader: Reader, offers: Sequence[Offer]) -> list[Group]:
    """In the order they are most useful, inside and out; what stands alone is a group of one."""
    groups: dict[Hashable, list[Offer]] = {}
    for offer in offers:
        key = group_key(offer.action, many=len(offers) > FEW)
        groups.setdefault(key or _likeness(offer.action), []).append(offer)
    together: list[Group] = [
        (
            group_key(group[0].action, many=len(offers) > FEW),
            tuple(sorted(group, key=lambda offer: _inside(reader, offer))),
        )
        for group in groups.values()
    ]
    return sorted(together, key=lambda group: _among(reader, group[1][0]))


def group_key(action: Action, *, many: bool) -> str:
    """What is chosen first; empty for whatever is chosen at once."""
    match action:
        case actions.MoveColonist(kind, origin):
            return f"m.{kind}.{origin}"
        case actions.BuyGoods(good):
            return f"b.{good}"
        case actions.SellGoods(good):
            return f"s.{good}"
        case actions.BuyCard(card):
            return f"c.{card}"
        case actions.ProduceInProvince(province):
            return f"p.{province}"
        case actions.PlaceColonist(kind) if many:
            return f"n.{kind}"
        case _:
            return ""


def group_text(reader: Reader, group: Sequence[Offer]) -> tuple[str, str]:
    """What it is called, and a second line about it."""
    words, action, count = reader.words, group[0].action, len(group)
    match action:
        case actions.MoveColonist(kind, origin):
            farthest = max(each.the(events.ColonistMoved).steps for each in group)
            steps = words("counted-steps", count=farthest)
            return (
                words("group-move", kind=kind, place=reader.place(origin)),
                words("group-move.description", count=count, steps=steps),
            )
        case actions.BuyGoods(good) | actions.SellGoods(good):
            buys = isinstance(action, actions.BuyGoods)
            price = nouns.coins_text(words, catalogue().components.prices[good])
            return (
                words("group-buy" if buys else "group-sell", good=nouns.good_name(words, good)),
                words("group-trade.description", price=price, units=count),
            )
        case actions.BuyCard(card):
            return (
                words("group-card", card=card_for_sale(reader, card)),
                words("group-card.description", count=count, brief=brief(reader, card)),
            )
        case actions.ProduceInProvince(province):
            return (
                words("group-produce", province=reader.province(province)),
                words("group-produce.description", count=count),
            )
        case actions.PlaceColonist(kind):
            cost = nouns.price_text(words, 0, catalogue().components.colonist_cost)
            return (
                words("group-place", kind=kind),
                words("group-place.description", price=cost, count=count),
            )
        case _:
            raise AssertionError(f"{action.kind} is never asked for in two steps")


def _likeness(action: Action) -> Hashable:
    """Of equal cards it does not matter which one is played."""
    match action:
        case actions.PlayCard(card) | actions.SuggestCard(card):
            return _kind_of(card)
        case _:
            return action


def _kind_of(card_id: CardId) -> Hashable:
    card = catalogue().cards[card_id]
    return card.personalities, card.gods, card.good, card.minerva_points, card.payout


def _inside(reader: Reader, offer: Offer) -> tuple[float, str]:
    """Nearest, fewest or cheapest first."""
    match offer.action:
        case actions.MoveColonist(line=line):
            return offer.the(events.ColonistMoved).steps, reader.ends(line)
        case actions.BuyGoods(units=units) | actions.SellGoods(units=units):
            return units, ""
        case actions.BuyCard(payment=payment):
            return _worth(payment), ""
        case _:
            return 0, ""


def _among(reader: Reader, offer: Offer) -> tuple[float, float]:
    """Dearest first, sales before purchases; the rest in the order of the rules."""
    match offer.action:
        case actions.SellGoods(good):
            return 0, -_worth([good])
        case actions.BuyGoods(good):
            return 1, -_worth([good])
        case actions.BuildHouse(city):
            return 0, -_worth([reader.view.tokens[city]])
        case actions.ProduceInProvince() | actions.CollectCoins():
            return 0, -_gain(reader, offer)
        case actions.KeepGoods(goods):
            return 0, -_worth(goods)
        case actions.TakeCastleGood(castle):
            return 0, -_worth([(reader.view.castles or {})[castle]])
        case actions.CollectIncome():
            return -1, 0
        case _:
            return 0, 0


def _gain(reader: Reader, offer: Offer) -> float:
    """In sestertii, for the reader."""
    goods = [
        good
        for event in offer.every(events.GoodsReceived)
        if reader.is_you(event.seat)
        for good in event.goods
    ]
    coins = [e.amount for e in offer.every(events.CoinsReceived) if reader.is_you(e.seat)]
    return _worth(goods) + sum(coins)


def _worth(goods: Iterable[Good]) -> int:
    prices = catalogue().components.prices
    return sum(prices.get(good, 0) for good in goods)
