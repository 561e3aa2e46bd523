"""The one place where an event changes a state.

Each event says which fields it gives new values, and never writes into an old value: so a draft
can take the changes over in place, and everyone else gets a new state.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import reduce
from typing import Any, TypedDict, TypeVar

from engine import events
from engine.events import EndCause, Event
from engine.state import GameState, Marker, Seat, changed
from engine.terms import CardId, CityId, ColonistKind, Good, PlaceId, ProvinceId, SeatId

E = TypeVar("E", bound=Event)


class Changes(TypedDict, total=False):
    """The fields of a state that an event can change."""

    turn: int
    active: SeatId
    seats: tuple[Seat, ...]
    markers: Mapping[ProvinceId, Marker]
    houses: Mapping[CityId, tuple[SeatId, ...]]
    display: tuple[CardId | None, ...]
    deck: tuple[CardId, ...]
    praefectus_magnus: SeatId
    praefectus_magnus_used: bool
    castles: Mapping[PlaceId, Good]
    intermediate_points: tuple[int | None, ...]
    copied: tuple[tuple[SeatId, SeatId], ...]
    concordia: SeatId
    end_cause: EndCause
    last_turn: int
    over: bool


Evolver = Callable[[GameState, E], Changes]

EVOLVERS: dict[type[object], Evolver[Any]] = {}


def evolve(state: GameState, event: Event) -> GameState:
    return changed(state, EVOLVERS[type(event)](state, event))


def refold(state: GameState, happened: Iterable[Event]) -> GameState:
    return reduce(evolve, happened, state)


def evolves(kind: type[E]) -> Callable[[Evolver[E]], Evolver[E]]:
    def register(evolver: Evolver[E]) -> Evolver[E]:
        EVOLVERS[kind] = evolver
        return evolver

    return register


def _seat(state: GameState, seat: SeatId, **fields: object) -> Changes:
    seats = list(state.seats)
    seats[seat] = changed(seats[seat], fields)
    return {"seats": tuple(seats)}


def _goods(
    state: GameState, seat: SeatId, *, plus: Iterable[Good] = (), minus: Iterable[Good] = ()
) -> dict[Good, int]:
    goods = dict(state.seats[seat].goods)
    for good in plus:
        goods[good] += 1
    for good in minus:
        goods[good] -= 1
    return goods


def _without(cards: tuple[CardId, ...], card: CardId) -> tuple[CardId, ...]:
    position = cards.index(card)
    return cards[:position] + cards[position + 1 :]


def _relocated(
    state: GameState, seat: SeatId, kind: ColonistKind, origin: PlaceId, place: PlaceId
) -> dict[ColonistKind, tuple[PlaceId, ...]]:
    places = list(state.seats[seat].colonists[kind])
    places[places.index(origin)] = place
    return {**state.seats[seat].colonists, kind: tuple(places)}


@evolves(events.TurnBegan)
def _turn_began(_state: GameState, event: events.TurnBegan) -> Changes:
    return {"active": event.seat, "turn": event.turn}


@evolves(events.CardPlayed)
def _card_played(state: GameState, event: events.CardPlayed) -> Changes:
    seat = state.seats[event.seat]
    played = _seat(
        state,
        event.seat,
        hand=_without(seat.hand, event.card),
        discard=(*seat.discard, event.card),
    )
    return played | _forgotten(state, event.seat) if state.copied else played


@evolves(events.CardsTakenBack)
def _cards_taken_back(state: GameState, event: events.CardsTakenBack) -> Changes:
    hand = state.seats[event.seat].hand + event.cards
    return _seat(state, event.seat, hand=hand, discard=()) | _forgotten(state, event.seat)


def _forgotten(state: GameState, pile: SeatId) -> Changes:
    """Ruling TD2: what was copied counts as long as it lies on top."""
    return {"copied": tuple(entry for entry in state.copied if entry[1] != pile)}


@evolves(events.CardCopied)
def _card_copied(state: GameState, event: events.CardCopied) -> Changes:
    if not state.options.team:
        return {}
    return {"copied": (*state.copied, (event.seat, event.copied_from))}


@evolves(events.CoinsTakenFromPartner)
def _coins_taken_from_partner(state: GameState, event: events.CoinsTakenFromPartner) -> Changes:
    seats = list(state.seats)
    taker, giver = seats[event.seat], seats[event.partner]
    seats[event.seat] = changed(taker, {"coins": taker.coins + event.amount})
    seats[event.partner] = changed(giver, {"coins": giver.coins - event.amount})
    return {"seats": tuple(seats)}


@evolves(events.CoinsReceived)
def _coins_received(state: GameState, event: events.CoinsReceived) -> Changes:
    return _seat(state, event.seat, coins=state.seats[event.seat].coins + event.amount)


@evolves(events.GoodsReceived)
def _goods_received(state: GameState, event: events.GoodsReceived) -> Changes:
    return _seat(state, event.seat, goods=_goods(state, event.seat, plus=event.goods))


@evolves(events.GoodsBought)
def _goods_bought(state: GameState, event: events.GoodsBought) -> Changes:
    seat = state.seats[event.seat]
    goods = {**seat.goods, event.good: seat.goods[event.good] + event.units}
    return _seat(state, event.seat, goods=goods, coins=seat.coins - event.coins)


@evolves(events.GoodsSold)
def _goods_sold(state: GameState, event: events.GoodsSold) -> Changes:
    seat = state.seats[event.seat]
    goods = {**seat.goods, event.good: seat.goods[event.good] - event.units}
    return _seat(state, event.seat, goods=goods, coins=seat.coins + event.coins)


@evolves(events.ColonistMoved)
def _colonist_moved(state: GameState, event: events.ColonistMoved) -> Changes:
    colonists = _relocated(state, event.seat, event.colonist, event.origin, event.line)
    return _seat(state, event.seat, colonists=colonists)


@evolves(events.ColonistPlaced)
def _colonist_placed(state: GameState, event: events.ColonistPlaced) -> Changes:
    colonists = dict(state.seats[event.seat].colonists)
    colonists[event.colonist] += (event.place,)
    goods = _goods(state, event.seat, minus=event.payment)
    return _seat(state, event.seat, colonists=colonists, goods=goods)


@evolves(events.TradeEntered)
def _trade_entered(state: GameState, event: events.TradeEntered) -> Changes:
    colonists = _relocated(state, event.seat, "sea", event.line, event.trade)
    return _seat(state, event.seat, colonists=colonists)


@evolves(events.HouseBuilt)
def _house_built(state: GameState, event: events.HouseBuilt) -> Changes:
    houses = {**state.houses, event.city: (*state.houses.get(event.city, ()), event.seat)}
    paid = _seat(
        state,
        event.seat,
        goods=_goods(state, event.seat, minus=event.payment),
        coins=state.seats[event.seat].coins - event.coins,
    )
    return {**paid, "houses": houses}


@evolves(events.MarkerFlipped)
def _marker_flipped(state: GameState, event: events.MarkerFlipped) -> Changes:
    return {"markers": {**state.markers, event.province: Marker(event.good, flipped=True)}}


@evolves(events.MarkersTurnedBack)
def _markers_turned_back(state: GameState, event: events.MarkersTurnedBack) -> Changes:
    """The marker on a "?" space leaves it, so that the good is free to choose again."""
    free_choice = state.board.facts.free_choice_provinces
    turned = {
        province: Marker(None if province in free_choice else state.markers[province].good)
        for province in event.provinces
    }
    return {"markers": {**state.markers, **turned}}


@evolves(events.PraefectusMagnusUsed)
def _praefectus_magnus_used(_state: GameState, _event: events.PraefectusMagnusUsed) -> Changes:
    return {"praefectus_magnus_used": True}


@evolves(events.PraefectusMagnusPassed)
def _praefectus_magnus_passed(_state: GameState, event: events.PraefectusMagnusPassed) -> Changes:
    return {"praefectus_magnus": event.to, "praefectus_magnus_used": False}


@evolves(events.CardBought)
def _card_bought(state: GameState, event: events.CardBought) -> Changes:
    bought = _seat(
        state,
        event.seat,
        hand=(*state.seats[event.seat].hand, event.card),
        goods=_goods(state, event.seat, minus=event.payment),
    )
    display = tuple(None if card == event.card else card for card in state.display)
    return {**bought, "display": display}


@evolves(events.DisplayRefilled)
def _display_refilled(state: GameState, event: events.DisplayRefilled) -> Changes:
    kept = tuple(card for card in state.display if card is not None)
    row = kept + event.cards
    gaps = (None,) * (len(state.display) - len(row))
    return {"display": row + gaps, "deck": state.deck[len(event.cards) :]}


@evolves(events.CastleEmptied)
def _castle_emptied(state: GameState, event: events.CastleEmptied) -> Changes:
    castles = dict(state.castles or {})
    del castles[event.castle]
    return {"castles": castles}


@evolves(events.IntermediateScored)
def _intermediate_scored(state: GameState, event: events.IntermediateScored) -> Changes:
    points = list(state.intermediate_points)
    points[event.seat] = event.points
    return {"intermediate_points": tuple(points)}


@evolves(events.ScoringMarkersReturned)
def _scoring_markers_returned(state: GameState, _event: events.ScoringMarkersReturned) -> Changes:
    return {"intermediate_points": (0,) * len(state.seats)}


@evolves(events.EndTriggered)
def _end_triggered(state: GameState, event: events.EndTriggered) -> Changes:
    """Rulings E2, TS1: exactly one more turn for everyone else, or for every other team."""
    parties = len(state.seats) // len(state.team_of(event.seat))
    return {
        "concordia": event.seat,
        "end_cause": event.cause,
        "last_turn": state.turn + parties - 1,
    }


@evolves(events.GameEnded)
def _game_ended(_state: GameState, _event: events.GameEnded) -> Changes:
    return {"over": True}


def _unchanged(_state: GameState, _event: Event) -> Changes:
    return {}


for _kind in (
    events.PersonalityChosen,
    events.CardRepeated,
    events.HandShown,
    events.CardSuggested,
    events.GoodsLost,
):
    EVOLVERS[_kind] = _unchanged
