"""The fish market: fish for what its board offers, before the card. A house version: what it offers
and what everything costs stands in `data/fish_market.json`, with its certainty.

Where fish come from is told by `engine.markers`; this is about where they go.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from itertools import combinations
from typing import NamedTuple

from engine import colonists, storehouse
from engine.actions import MoveColonist, VisitMarket
from engine.catalogue import Brings, MarketOffer, MarketSide, catalogue
from engine.decisions import CardChoice, Decision, MovementChoice
from engine.draft import Draft
from engine.events import CardRetrieved, CoinsReceived, ColonistPlaced, FishCaught, MarketVisited
from engine.evolve import evolves, seats_with
from engine.frozen import replace
from engine.game_options import GameOptions
from engine.obstacles.kinds import (
    FishShort,
    MarketClosed,
    MarketNotInPlay,
    MarketVisitedBefore,
    NoSuchOffer,
    Obstacle,
    OfferBringsNothing,
    OfferTaken,
    OtherVisit,
)
from engine.personalities import architect
from engine.rulebook import aside, explains
from engine.state import FishMarket, GameState
from engine.terms import TRADED_GOODS, Good, SeatId


def offers(options: GameOptions) -> Mapping[int, MarketOffer]:
    """Of the side that lies open, by their numbers."""
    return _numbered(options.fish_market_side)


@cache
def _numbered(side: MarketSide) -> Mapping[int, MarketOffer]:
    return dict(enumerate(catalogue().fish_market.sides[side], start=1))


def laid_out(state: GameState) -> GameState:
    """Ruling FM6: all markers begin off the market."""
    return replace(state, fish_market=FishMarket((None,) * len(state.seats)))


def holders(market: FishMarket) -> dict[int, SeatId]:
    """Whose marker stands on each offer that is closed by one."""
    standing = enumerate(market.markers)
    return {offer: SeatId(seat) for seat, offer in standing if offer is not None}


def visits(state: GameState, decision: Decision) -> Iterator[VisitMarket]:
    """Rulings FM5, FM6, FM7: once, before the card of whoever has the turn (FM9)."""
    market = state.fish_market
    if market is None or not isinstance(decision, CardChoice) or not decision.visits:
        return
    fish, closed = state.seats[decision.seat].fish, holders(market)
    for number, offer in offers(state.options).items():
        if offer.fish <= fish and number not in closed:
            yield from ways(state, decision.seat, number)


def ways(state: GameState, seat: SeatId, number: int) -> Iterator[VisitMarket]:
    """To take an offer; none where it would bring nothing (ruling FM7)."""
    offer = offers(state.options)[number]
    chosen = list(_KINDS[offer.brings].ways(state, seat, offer, number)) if offer.brings else []
    if chosen:
        yield from chosen
    elif offer.coins or (offer.goods and _room(state, seat)):
        yield _plain(number)


@cache
def _plain(number: int) -> VisitMarket:
    return VisitMarket(number)


def _room(state: GameState, seat: SeatId) -> bool:
    return state.seats[seat].free_spaces > 0


def visit(game: Draft, decision: Decision, action: VisitMarket) -> None:
    """The card is still to be played; what the offer asks besides comes before it."""
    assert isinstance(decision, CardChoice)  # nothing else offers a visit
    game.ask(replace(decision, visits=False))
    seat, offer = decision.seat, offers(game.state.options)[action.offer]
    game.emit(MarketVisited(seat, action.offer, offer.fish))
    if offer.coins:
        game.emit(CoinsReceived(seat, offer.coins, "fish-market"))
    goods = [*offer.goods, *action.taken, *_yield(game.state, seat, action.yields)]
    if goods:
        storehouse.receive(game, {seat: goods})
    if offer.brings:
        _KINDS[offer.brings].take(game, seat, action)


aside(VisitMarket, visits, visit)


class _Kind(NamedTuple):
    """What has to be chosen for an offer, and what it does besides bringing goods."""

    ways: Callable[[GameState, SeatId, MarketOffer, int], Iterable[VisitMarket]]
    take: Callable[[Draft, SeatId, VisitMarket], None]


def _nothing_else(_: Draft, __: SeatId, ___: VisitMarket) -> None:
    pass


def _choices(
    state: GameState, seat: SeatId, offer: MarketOffer, number: int
) -> Iterable[VisitMarket]:
    return _lots(number, offer.choice, offer.units) if _room(state, seat) else ()


@cache
def _lots(number: int, choice: tuple[Good, ...], units: int) -> tuple[VisitMarket, ...]:
    return tuple(VisitMarket(number, taken=lot) for lot in combinations(choice, units))


def _yield(state: GameState, seat: SeatId, good: Good | None) -> list[Good]:
    """As with a specialist (ruling SP1)."""
    if good is None:
        return []
    return [good for city in state.houses_of(seat) if state.tokens[city] == good]


def _types(state: GameState, seat: SeatId, _: MarketOffer, number: int) -> Iterable[VisitMarket]:
    made = {state.tokens[city] for city in state.houses_of(seat)} if _room(state, seat) else set()
    return [VisitMarket(number, yields=good) for good in TRADED_GOODS if good in made]


def _movement(state: GameState, seat: SeatId) -> MovementChoice:
    return MovementChoice(seat, architect.steps(state, seat), only_moves=True)


def _some_move(
    state: GameState, seat: SeatId, _: MarketOffer, number: int
) -> Iterable[VisitMarket]:
    moves = architect.movements(state, _movement(state, seat))
    return (_plain(number),) if any(isinstance(each, MoveColonist) for each in moves) else ()


def _move(game: Draft, seat: SeatId, _: VisitMarket) -> None:
    game.ask(_movement(game.state, seat))


def _cards(state: GameState, seat: SeatId, _: MarketOffer, number: int) -> Iterable[VisitMarket]:
    return [VisitMarket(number, card=card) for card in state.seats[seat].discard]


def _retrieve(game: Draft, seat: SeatId, action: VisitMarket) -> None:
    game.emit(CardRetrieved(seat, action.card))


def _places(state: GameState, seat: SeatId, _: MarketOffer, number: int) -> Iterable[VisitMarket]:
    """Ruling FM8: where a Tribune's would stand (TR2)."""
    own_cities = state.board.facts.tribune_places_in_own_cities
    for each in colonists.places(state, seat, in_own_cities=own_cities):
        yield VisitMarket(number, colonist=each.colonist, place=each.place)


def _place(game: Draft, seat: SeatId, action: VisitMarket) -> None:
    assert action.colonist is not None  # only such visits are offered
    assert action.place is not None
    game.emit(ColonistPlaced(seat, action.colonist, action.place, ()))


_KINDS: dict[Brings, _Kind] = {
    "goods_of_choice": _Kind(_choices, _nothing_else),
    "yield": _Kind(_types, _nothing_else),
    "movement": _Kind(_some_move, _move),
    "card": _Kind(_cards, _retrieve),
    "colonist": _Kind(_places, _place),
}


def against_visiting(
    state: GameState, decision: Decision, wanted: VisitMarket
) -> Iterator[Obstacle]:
    market, known = state.fish_market, offers(state.options)
    if market is None:
        yield MarketNotInPlay()
    elif wanted.offer not in known:
        yield NoSuchOffer(wanted.offer, len(known))
    elif not isinstance(decision, CardChoice) or not decision.visits:
        visited = market.visited_in == state.turn and decision.seat == state.active
        yield MarketVisitedBefore() if visited else MarketClosed()
    else:
        missing = known[wanted.offer].fish - state.seats[decision.seat].fish
        holder = holders(market).get(wanted.offer)
        if holder is not None:
            yield OfferTaken(wanted.offer, holder)
        if missing > 0:
            yield FishShort(wanted.offer, missing)
        possible = [*ways(state, decision.seat, wanted.offer)]
        if not possible:
            yield OfferBringsNothing(wanted.offer)
        elif holder is None and missing <= 0 and wanted not in possible:
            yield OtherVisit(wanted.offer)


for _decision in Decision.kinds.values():
    explains(_decision, VisitMarket)(against_visiting)


@evolves(FishCaught)
def _fish_caught(state: GameState, event: FishCaught) -> GameState:
    seat = state.seats[event.seat]
    richer = replace(seat, fish=seat.fish + event.fish)
    return replace(state, seats=seats_with(state, event.seat, richer))


@evolves(MarketVisited)
def _market_visited(state: GameState, event: MarketVisited) -> GameState:
    assert state.fish_market is not None
    seat, markers = state.seats[event.seat], list(state.fish_market.markers)
    markers[event.seat] = event.offer
    seats = seats_with(state, event.seat, replace(seat, fish=seat.fish - event.fish))
    return replace(state, seats=seats, fish_market=FishMarket(tuple(markers), state.turn))
