"""Citizens that bring goods or coins, or turn goods into others."""

from collections.abc import Iterator, Sequence

from engine import exchanges, markers, storehouse
from engine.actions import UseTile
from engine.decisions import Decision
from engine.draft import Draft
from engine.events import CoinsReceived, GoodsExchanged
from engine.state import GameState
from engine.terms import TRADED_GOODS, Good, SeatId, TileId
from engine.tile_effects import citizen

AUGUSTUS, COMMODUS, LAURENTIUS = TileId("augustus"), TileId("commodus"), TileId("laurentius")
NUMERIUS, SPURIUS, TIBERIUS = TileId("numerius"), TileId("spurius"), TileId("tiberius")
PROVINCES_A_TOOL, COINS_A_PROVINCE = 3, 2
EXCHANGED = 2


def provinces(state: GameState, seat: SeatId) -> int:
    """With an own house."""
    return len({state.board.province_of[city] for city in state.houses_of(seat)})


def _room(state: GameState, decision: Decision) -> bool:
    """Ruling FO13: at least a unit has to fit."""
    return state.seats[decision.seat].free_spaces > 0


def _receive(game: Draft, decision: Decision, goods: Sequence[Good]) -> None:
    storehouse.receive(game, {decision.seat: goods})


def _exchanges(state: GameState, decision: Decision) -> Iterator[UseTile]:
    for given, taken in exchanges.possible(state, decision.seat, EXCHANGED):
        yield UseTile(AUGUSTUS, given, taken)


@citizen("augustus", _exchanges)
def augustus(game: Draft, decision: Decision, action: UseTile) -> None:
    game.emit(GoodsExchanged(decision.seat, action.given, action.taken))


def _tools(state: GameState, decision: Decision) -> Iterator[UseTile]:
    if _room(state, decision) and provinces(state, decision.seat) >= PROVINCES_A_TOOL:
        yield UseTile(COMMODUS)


@citizen("commodus", _tools)
def commodus(game: Draft, decision: Decision, _: UseTile) -> None:
    tools = provinces(game.state, decision.seat) // PROVINCES_A_TOOL
    _receive(game, decision, ["tool"] * tools)


def _brick_and_food(state: GameState, decision: Decision) -> Iterator[UseTile]:
    if _room(state, decision):
        yield UseTile(LAURENTIUS)


@citizen("laurentius", _brick_and_food)
def laurentius(game: Draft, decision: Decision, _: UseTile) -> None:
    _receive(game, decision, ("brick", "food"))


def _coins(state: GameState, decision: Decision) -> Iterator[UseTile]:
    if provinces(state, decision.seat):
        yield UseTile(NUMERIUS)


@citizen("numerius", _coins)
def numerius(game: Draft, decision: Decision, _: UseTile) -> None:
    coins = COINS_A_PROVINCE * provinces(game.state, decision.seat)
    game.emit(CoinsReceived(decision.seat, coins, "numerius"))


def _salt(state: GameState, decision: Decision) -> Iterator[UseTile]:
    """Without salt, a good of choice."""
    if _room(state, decision):
        goods: tuple[Good, ...] = ("salt",) if state.options.salt else TRADED_GOODS
        yield from (UseTile(SPURIUS, taken=(good,)) for good in goods)


@citizen("spurius", _salt)
def spurius(game: Draft, decision: Decision, action: UseTile) -> None:
    _receive(game, decision, action.taken)


def _active_provinces(state: GameState, decision: Decision) -> Iterator[UseTile]:
    for province, marker in state.markers.items():
        if marker.good and not marker.flipped and markers.fits(state, decision.seat, marker.good):
            yield UseTile(TIBERIUS, province=province)


@citizen("tiberius", _active_provinces)
def tiberius(game: Draft, decision: Decision, action: UseTile) -> None:
    """Nothing turns, and nobody else receives anything."""
    assert action.province is not None  # only such uses are offered
    shown = game.state.markers[action.province].good
    assert shown is not None
    goods = markers.bring(game, decision.seat, shown, 1)
    if goods:
        _receive(game, decision, goods)
