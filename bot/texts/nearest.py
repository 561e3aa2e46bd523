"""What comes nearest to a wish that cannot be fulfilled, among what is offered."""

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from math import cos, hypot, inf, radians

from bot.tables.rehearsal import Offer
from engine import View, actions
from engine.actions import Action
from engine.board import board_of
from engine.catalogue import catalogue
from engine.terms import BoardId, CardId, Good

MOST = 5
Distance = tuple[float, ...]
Point = tuple[float, float]

_KIN = {
    "buy_goods": "sell_goods",
    "sell_goods": "buy_goods",
    "produce_in_province": "collect_coins",
    "collect_coins": "produce_in_province",
    "place_colonist": "collect_income",
    "collect_income": "place_colonist",
}
"""What else the same personality does."""


def nearest(view: View, offers: Iterable[Offer], wanted: Action) -> list[Offer]:
    """A few choices of the same kind, nearest first; else of a kind akin to it, or whatever there
    is. To leave the offer alone is no choice."""
    choices = [each for each in offers if each.action.kind != "finish"]
    for kind in (wanted.kind, _KIN.get(wanted.kind)):
        of_the_kind = [each for each in choices if each.action.kind == kind]
        if of_the_kind:
            choices = of_the_kind
            break
    ranked = sorted(choices, key=lambda each: _apart(view.options.board, wanted, each.action))
    first_of_each: dict[object, Offer] = {}
    for each in ranked:
        first_of_each.setdefault(_group(wanted, each.action), each)
    return list(first_of_each.values())[:MOST]


def _apart(board: BoardId, wanted: Action, offered: Action) -> Distance:
    """How far from the wish; what is not comparable stays in the order it is offered in."""
    places = _places(board)
    match wanted, offered:
        case actions.MoveColonist(kind, origin, line), actions.MoveColonist():
            same = (offered.colonist, offered.origin) == (kind, origin)
            return (not same, offered.colonist != kind, _far(places, line, offered.line))
        case (
            actions.BuildHouse(city) | actions.ChooseStartCity(city),
            actions.BuildHouse() | actions.ChooseStartCity(),
        ):
            return (_far(places, city, offered.city),)
        case actions.EnterTrade(line), actions.EnterTrade():
            return (_far(places, line, offered.line),)
        case actions.TakeCastleGood(castle), actions.TakeCastleGood():
            return (_far(places, castle, offered.castle),)
        case actions.PlaceColonist(kind, place), actions.PlaceColonist():
            return (offered.colonist != kind, _far(places, place, offered.place))
        case actions.ProduceInProvince(province, bonus), actions.ProduceInProvince():
            return (_far(_provinces(board), province, offered.province), offered.bonus != bonus)
        case (
            actions.BuyGoods(good, units) | actions.SellGoods(good, units),
            actions.BuyGoods() | actions.SellGoods(),
        ):
            return (offered.good != good, abs(offered.units - units))
        case actions.BuyCard(card, payment), actions.BuyCard():
            if offered.card == card:
                return (0, _differing(payment, offered.payment))
            return (1, _unlike(card, offered.card), _worth(offered.payment))
        case (
            actions.PlayCard(card) | actions.SuggestCard(card),
            actions.PlayCard() | actions.SuggestCard(),
        ):
            return (_unlike(card, offered.card),)
        case actions.KeepGoods(goods), actions.KeepGoods():
            return (_differing(goods, offered.goods),)
        case _:
            return ()


def _group(wanted: Action, offered: Action) -> object:
    """Only the nearest of a group is worth telling; what the wish names is told in full."""
    match offered:
        case actions.BuyCard(card) if card != getattr(wanted, "card", None):
            return card
        case actions.BuyGoods(good) | actions.SellGoods(good):
            return offered.kind, good
        case actions.ProduceInProvince(province) if province != getattr(wanted, "province", None):
            return province
        case _:
            return offered


def _unlike(card: CardId, other: CardId) -> bool:
    cards = catalogue().cards
    if card not in cards:
        return True
    return set(cards[card].personalities).isdisjoint(cards[other].personalities)


def _worth(goods: Iterable[Good]) -> int:
    prices = catalogue().components.prices
    return sum(prices.get(good, max(prices.values())) for good in goods)


def _differing(goods: Iterable[Good], others: Iterable[Good]) -> int:
    one, other = Counter(goods), Counter(others)
    return ((one - other) + (other - one)).total()


def _far(points: Mapping[str, Point], one: str, other: str) -> float:
    """On the map; what is not on it is far from everything."""
    if one not in points or other not in points:
        return inf
    (north, east), (other_north, other_east) = points[one], points[other]
    return hypot(north - other_north, (east - other_east) * cos(radians(north)))


@cache
def _places(board: BoardId) -> Mapping[str, Point]:
    """Lines lie in the middle of their ends."""
    facts = board_of(board).facts
    places: dict[str, Point] = {each.id: each.latlon for each in facts.cities}
    places |= {each.id: each.latlon for each in facts.places}
    for line in facts.lines:
        places[line.id] = _middle(places[end] for end in line.ends)
    return places


@cache
def _provinces(board: BoardId) -> Mapping[str, Point]:
    """In the middle of their cities. Some are called like one."""
    places = _places(board)
    return {
        province: _middle(places[city] for city in cities)
        for province, cities in board_of(board).cities_in.items()
    }


def _middle(points: Iterable[Point]) -> Point:
    norths, easts = zip(*points, strict=True)
    return sum(norths) / len(norths), sum(easts) / len(easts)
