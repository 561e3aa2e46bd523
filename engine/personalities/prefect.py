"""Prefect: let one province produce, or collect the coins of those that already have."""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import cache

from engine import markers, storehouse, trades
from engine.actions import ActAsDiplomat, Action, CollectCoins, ProduceInProvince
from engine.decisions import DiplomatChoice, PrefectChoice
from engine.draft import Draft
from engine.events import CoinsReceived, MarkerFlipped, MarkersTurnedBack, PraefectusMagnusUsed
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
from engine.state import GameState, card, components
from engine.terms import TRADED_GOODS, Bonus, CardId, Good, ProvinceId, SeatId

_COLLECT = CollectCoins()
_ACT_AS_DIPLOMAT = ActAsDiplomat()


@begins("prefect")
def begin(game: Draft, execution: Execution) -> None:
    """Ruling FO-sextus-pompeius: one Diplomat in a chain is enough (M7)."""
    seat = execution.seat
    executor = game.state.seats[seat]
    as_diplomat = executor.tiles and executor.standing.prefect_as_diplomat
    doubled = doubles_bonus(game.state, execution.card)
    if as_diplomat and "diplomat" not in execution.chain:
        game.ask(PrefectChoice(seat, as_diplomat=True, chain=execution.chain, doubled=doubled))
    else:
        game.ask(PrefectChoice(seat, doubled=doubled))


def doubles_bonus(state: GameState, prefect: CardId) -> bool:
    """Rulings SO14, SD4: a card that does what the Praefectus Magnus does, where there is none."""
    return card(prefect).doubles_bonus and state.praefectus_magnus is None


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
    province: ProvinceId, shown: Bonus | None, *, sells: bool = False
) -> tuple[ProduceInProvince, ...]:
    """What the marker shows; on an empty "?" space any good one likes. Only what has a price can be
    sold (ruling FM10)."""
    goods = (shown,) if shown else TRADED_GOODS
    possible = (good for good in goods if not sells or good in components().prices)
    return tuple(ProduceInProvince(province, good, sells) for good in possible)


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
            _produce(game, choice, action)
        case CollectCoins():
            _collect(game, choice.seat)
        case ActAsDiplomat():  # for oneself: a partner carries out the Prefect
            game.ask(DiplomatChoice(choice.seat, choice.chain, alone=True))


def _produce(game: Draft, choice: PrefectChoice, action: ProduceInProvince) -> None:
    """Rulings P2, P5: bonus and own goods arrive together; others follow in turn order."""
    seat, province, bonus = choice.seat, action.province, action.bonus
    units = markers.units(bonus, doubled=_is_doubled(game, choice)) - action.sells
    game.emit(MarkerFlipped(seat, province, bonus))
    produced: dict[SeatId, list[Good]] = defaultdict(list)
    produced[seat] += markers.bring(game, seat, bonus, units)
    state = game.state
    for city in state.board.cities_in[province]:
        for owner in state.houses.get(city, ()):
            produced[owner].append(state.tokens[city])

    if action.sells:
        assert bonus != "fish"  # only what has a price is sold
        game.emit(CoinsReceived(seat, components().prices[bonus], "claudius-pompeius"))
    if state.seats[seat].tiles and state.seats[seat].standing.marker_coins:
        coins = markers.coins_behind(bonus, state.options)
        game.emit(CoinsReceived(seat, coins, "donatus-pompeius"))
    receivers = (receiver for receiver in state.seats_from(seat) if receiver in produced)
    storehouse.receive(game, {receiver: produced[receiver] for receiver in receivers})
    trades.pay(game, province)


def _is_doubled(game: Draft, choice: PrefectChoice) -> bool:
    """Ruling PM1: its holder must use it. Ruling SO14: the card may do the same."""
    if game.state.praefectus_magnus != choice.seat:
        return choice.doubled
    game.emit(PraefectusMagnusUsed(choice.seat))
    return True


def _collect(game: Draft, seat: SeatId) -> None:
    """Ruling PM3: never doubled."""
    coins = markers.coins_on_markers(game.state)
    if coins:
        game.emit(CoinsReceived(seat, coins, "prefect"))
    flipped = tuple(p for p, marker in game.state.markers.items() if marker.flipped)
    if flipped:
        game.emit(MarkersTurnedBack(seat, flipped))
