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
    if wanted.good not in TRADED_GOODS:
        yield NotTraded(wanted.good)
        return
    if wanted.units < 1:
        yield NoUnits()
    if isinstance(choice, TradeChoice):
        yield from _kinds(choice, wanted)
        ruling = "ME2"
    else:
        ruling = "V1"
    if isinstance(wanted, BuyGoods):
        yield from _no_room(state, choice.seat, wanted.units)
        coins = wanted.units * components().prices[wanted.good]
        yield from coins_missing(state, choice.seat, coins, ruling)
    elif isinstance(choice, FirstGoodsChoice):
        yield NothingSoldYet()
    else:
        yield from goods_missing(state, choice.seat, [wanted.good] * wanted.units, ruling)


def _kinds(choice: TradeChoice, wanted: BuyGoods | SellGoods) -> Iterator[Obstacle]:
    """Rulings ME2, ME3."""
    traded = choice.bought + choice.sold
    if wanted.good not in traded and len(traded) >= mercator.TYPES:
        yield TooManyKinds(traded)
    elif isinstance(wanted, SellGoods) and wanted.good in choice.bought:
        yield BoughtBefore(wanted.good)
    elif isinstance(wanted, BuyGoods) and wanted.good in choice.sold:
        yield SoldBefore(wanted.good)


def _no_room(state: GameState, seat: SeatId, units: int) -> Iterator[Obstacle]:
    missing = units - storehouse.free_spaces(state, seat)
    if missing > 0:
        yield NoRoom(missing)


def keeping(state: GameState, choice: GoodsToKeep, wanted: KeepGoods) -> Iterator[Obstacle]:
    for good, units in (Counter(wanted.goods) - Counter(choice.goods)).items():
        yield NotReceived(good, units)
    yield from _no_room(state, choice.seat, len(wanted.goods))
    free = storehouse.free_spaces(state, choice.seat)
    if len(wanted.goods) < free:
        yield SpacesLeftEmpty(free - len(wanted.goods))
