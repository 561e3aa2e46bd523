"""Goods: what keeps a province from producing, a trade from being made, a unit from being kept."""

from collections import Counter
from collections.abc import Iterator

from engine import storehouse
from engine.actions import BuyGoods, CollectCoins, KeepGoods, ProduceInProvince, SellGoods
from engine.decisions import FirstGoodsChoice, GoodsToKeep, PrefectChoice, TradeChoice
from engine.obstacles.kinds import (
    BoughtBefore,
    MarkerTurned,
    NoMarkerTurned,
    NoRoom,
    NothingSoldYet,
    NotOnThisBoard,
    NotReceived,
    NotTraded,
    NoUnits,
    Obstacle,
    OtherBonus,
    SoldBefore,
    SpacesLeftEmpty,
    TooManyKinds,
)
from engine.obstacles.shortfall import coins_missing, goods_missing
from engine.personalities import mercator
from engine.state import GameState, components
from engine.terms import TRADED_GOODS, SeatId


def producing(state: GameState, _: PrefectChoice, wanted: ProduceInProvince) -> Iterator[Obstacle]:
    marker = state.markers.get(wanted.province)
    if marker is None:
        yield NotOnThisBoard(wanted.province)
    elif marker.flipped:
        yield MarkerTurned(wanted.province)
    elif wanted.bonus not in ((marker.good,) if marker.good else TRADED_GOODS):
        yield OtherBonus(wanted.province, marker.good)


def collecting(state: GameState, _: PrefectChoice, __: CollectCoins) -> Iterator[Obstacle]:
    turned = any(marker.flipped for marker in state.markers.values())
    if state.options.prefect_cash_needs_a_flipped_marker and not turned:
        yield NoMarkerTurned()


def trading(
    state: GameState, choice: TradeChoice | FirstGoodsChoice, wanted: BuyGoods | SellGoods
) -> Iterator[Obstacle]:
    against_the_kind = _against_the_kind(choice, wanted)
    if against_the_kind:
        yield against_the_kind
    elif wanted.units < 1:
        yield NoUnits()
    else:
        yield from _amount(state, choice, wanted)


def _against_the_kind(
    choice: TradeChoice | FirstGoodsChoice, wanted: BuyGoods | SellGoods
) -> Obstacle | None:
    """Rulings ME2, ME3: whatever the amount."""
    good, sells = wanted.good, isinstance(wanted, SellGoods)
    if good not in TRADED_GOODS:
        return NotTraded(good)
    if isinstance(choice, FirstGoodsChoice):
        return NothingSoldYet() if sells else None
    traded = choice.bought + choice.sold
    if good not in traded and len(traded) >= mercator.TYPES:
        return TooManyKinds(traded)
    if sells and good in choice.bought:
        return BoughtBefore(good)
    if not sells and good in choice.sold:
        return SoldBefore(good)
    return None


def _amount(
    state: GameState, choice: TradeChoice | FirstGoodsChoice, wanted: BuyGoods | SellGoods
) -> Iterator[Obstacle]:
    ruling = "ME2" if isinstance(choice, TradeChoice) else "V1"
    if isinstance(wanted, SellGoods):
        yield from goods_missing(state, choice.seat, [wanted.good] * wanted.units, ruling)
    else:
        yield from _no_room(state, choice.seat, wanted.units)
        coins = wanted.units * components().prices[wanted.good]
        yield from coins_missing(state, choice.seat, coins, ruling)


def _no_room(state: GameState, seat: SeatId, units: int) -> Iterator[Obstacle]:
    missing = units - storehouse.free_spaces(state, seat)
    if missing > 0:
        yield NoRoom(missing)


def keeping(state: GameState, choice: GoodsToKeep, wanted: KeepGoods) -> Iterator[Obstacle]:
    others = Counter(wanted.goods) - Counter(choice.goods)
    if others:
        yield NotReceived(tuple(others.elements()))
    yield from _no_room(state, choice.seat, len(wanted.goods))
    free = storehouse.free_spaces(state, choice.seat)
    if len(wanted.goods) < free:
        yield SpacesLeftEmpty(free - len(wanted.goods))
