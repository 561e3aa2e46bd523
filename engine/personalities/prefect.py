"""Prefect: let one province produce, or collect the coins of those that already have."""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import cache

from engine import storehouse, trades
from engine.actions import ActAsDiplomat, Action, CollectCoins, ProduceInProvince
from engine.decisions import DiplomatChoice, PrefectChoice
from engine.draft import Draft
from engine.events import CoinsReceived, MarkerFlipped, MarkersTurnedBack, PraefectusMagnusUsed
from engine.game_options import GameOptions
from engine.obstacles.kinds import (
    MarkerTurned,
    NoDiplomatHere,
    NoMarkerTurned,
    NotForBonus,
    NotOnThisBoard,
    Obstacle,
    OtherBonus,
)
from engine.rulebook import Execution, begins, explains, offers, resolves
from engine.state import GameState, components
from engine.terms import TRADED_GOODS, Good, ProvinceId, SeatId

_COLLECT = CollectCoins()
_ACT_AS_DIPLOMAT = ActAsDiplomat()


@begins("prefect")
def begin(game: Draft, execution: Execution) -> None:
    """Ruling FO-sextus-pompeius: one Diplomat in a chain is enough (M7)."""
    seat = execution.seat
    executor = game.state.seats[seat]
    as_diplomat = executor.tiles and executor.standing.prefect_as_diplomat
    if as_diplomat and "diplomat" not in execution.chain:
        game.ask(PrefectChoice(seat, as_diplomat=True, chain=execution.chain))
    else:
        game.ask(PrefectChoice(seat))


def coins_on_markers(state: GameState) -> int:
    """Ruling P3; Corsica and Creta print a coin field beside the markers."""
    coins = state.board.facts.coin_field
    for marker in state.markers.values():
        if marker.flipped and marker.good:
            coins += coins_behind(marker.good, state.options)
    return coins


def coins_behind(good: Good, options: GameOptions) -> int:
    """What the other side of a marker shows."""
    if options.marker_coins == "cloth_and_wine_one" and good == "wine":
        return 1
    return components().marker_coins[good]


@offers(PrefectChoice, compulsory="T3")
def options(state: GameState, choice: PrefectChoice) -> Iterable[Action]:
    """Rulings P1, P4, P6."""
    offered: list[Action] = []
    executor, any_flipped = state.seats[choice.seat], False
    sells = executor.tiles and executor.standing.sells_bonus
    for province, marker in state.markers.items():
        if marker.flipped:
            any_flipped = True
        else:
            offered += _productions(province, marker.good)
            if sells:
                offered += _productions(province, marker.good, sells=True)
    if any_flipped or not state.options.prefect_cash_needs_a_flipped_marker:
        offered.append(_COLLECT)
    if choice.as_diplomat:
        offered.append(_ACT_AS_DIPLOMAT)
    return offered


@cache
def _productions(
    province: ProvinceId, shown: Good | None, *, sells: bool = False
) -> tuple[ProduceInProvince, ...]:
    """The good on the marker; on an empty "?" space any good one likes."""
    goods = (shown,) if shown else TRADED_GOODS
    return tuple(ProduceInProvince(province, good, sells) for good in goods)


@explains(PrefectChoice, ProduceInProvince)
def _against_producing(
    state: GameState, choice: PrefectChoice, wanted: ProduceInProvince
) -> Iterator[Obstacle]:
    marker = state.markers.get(wanted.province)
    if wanted.sells and not state.seats[choice.seat].standing.sells_bonus:
        yield NotForBonus()
    if marker is None:
        yield NotOnThisBoard(wanted.province)
    elif marker.flipped:
        yield MarkerTurned(wanted.province)
    elif wanted not in _productions(wanted.province, marker.good, sells=wanted.sells):
        yield OtherBonus(wanted.province, marker.good)


@explains(PrefectChoice, CollectCoins)
def _against_collecting(state: GameState, _: PrefectChoice, __: CollectCoins) -> Iterator[Obstacle]:
    turned = any(marker.flipped for marker in state.markers.values())
    if state.options.prefect_cash_needs_a_flipped_marker and not turned:
        yield NoMarkerTurned()


@explains(PrefectChoice, ActAsDiplomat)
def _against_copying(
    state: GameState, choice: PrefectChoice, _: ActAsDiplomat
) -> Iterator[Obstacle]:
    if not choice.as_diplomat:
        yield NoDiplomatHere(owned=bool(state.seats[choice.seat].standing.prefect_as_diplomat))


@resolves(PrefectChoice)
def resolve(
    game: Draft, choice: PrefectChoice, action: ProduceInProvince | CollectCoins | ActAsDiplomat
) -> None:
    match action:
        case ProduceInProvince():
            _produce(game, choice.seat, action)
        case CollectCoins():
            _collect(game, choice.seat)
        case ActAsDiplomat():  # for oneself: a partner carries out the Prefect
            game.ask(DiplomatChoice(choice.seat, choice.chain, alone=True))


def _produce(game: Draft, seat: SeatId, action: ProduceInProvince) -> None:
    """Rulings P2, P5: bonus and own goods arrive together; others follow in turn order."""
    province, bonus = action.province, action.bonus
    produced: dict[SeatId, list[Good]] = defaultdict(list)
    produced[seat] += [bonus] * (_bonus_units(game, seat) - action.sells)
    state = game.state
    for city in state.board.cities_in[province]:
        for owner in state.houses.get(city, ()):
            produced[owner].append(state.tokens[city])

    game.emit(MarkerFlipped(seat, province, bonus))
    if action.sells:
        game.emit(CoinsReceived(seat, components().prices[bonus], "claudius-pompeius"))
    if state.seats[seat].tiles and state.seats[seat].standing.marker_coins:
        coins = coins_behind(bonus, state.options)
        game.emit(CoinsReceived(seat, coins, "donatus-pompeius"))
    receivers = (receiver for receiver in state.seats_from(seat) if receiver in produced)
    storehouse.receive(game, {receiver: produced[receiver] for receiver in receivers})
    trades.pay(game, province)


def _bonus_units(game: Draft, seat: SeatId) -> int:
    """Ruling PM1: its holder must use it."""
    if game.state.praefectus_magnus != seat:
        return 1
    game.emit(PraefectusMagnusUsed(seat))
    return 2


def _collect(game: Draft, seat: SeatId) -> None:
    """Ruling PM3: never doubled."""
    coins = coins_on_markers(game.state)
    if coins:
        game.emit(CoinsReceived(seat, coins, "prefect"))
    flipped = tuple(p for p, marker in game.state.markers.items() if marker.flipped)
    if flipped:
        game.emit(MarkersTurnedBack(seat, flipped))
