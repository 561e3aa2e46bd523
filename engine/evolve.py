"""The one place where an event changes a state: it makes a new one, and writes into no old one."""

from collections.abc import Callable, Iterable
from functools import reduce
from typing import Any, TypeVar

from engine import events
from engine.events import Event
from engine.frozen import replace
from engine.state import GameState, Marker, Seat
from engine.terms import CardId, ColonistKind, Good, PlaceId, SeatId

E = TypeVar("E", bound=Event)

Evolver = Callable[[GameState, E], GameState]

EVOLVERS: dict[type[object], Evolver[Any]] = {}


def evolve(state: GameState, event: Event) -> GameState:
    return EVOLVERS[type(event)](state, event)


def refold(state: GameState, happened: Iterable[Event]) -> GameState:
    return reduce(evolve, happened, state)


def evolves(kind: type[E]) -> Callable[[Evolver[E]], Evolver[E]]:
    def register(evolver: Evolver[E]) -> Evolver[E]:
        EVOLVERS[kind] = evolver
        return evolver

    return register


def seats_with(state: GameState, number: SeatId, seat: Seat) -> tuple[Seat, ...]:
    """All seats, this one changed."""
    seats = list(state.seats)
    seats[number] = seat
    return tuple(seats)


def _goods(seat: Seat, *, plus: Iterable[Good] = (), minus: Iterable[Good] = ()) -> dict[Good, int]:
    goods = dict(seat.goods)
    for good in plus:
        goods[good] += 1
    for good in minus:
        goods[good] -= 1
    return goods


def _without(cards: tuple[CardId, ...], card: CardId) -> tuple[CardId, ...]:
    position = cards.index(card)
    return cards[:position] + cards[position + 1 :]


def _relocated(
    seat: Seat, kind: ColonistKind, origin: PlaceId, place: PlaceId
) -> dict[ColonistKind, tuple[PlaceId, ...]]:
    places = list(seat.colonists[kind])
    places[places.index(origin)] = place
    return {**seat.colonists, kind: tuple(places)}


@evolves(events.TurnBegan)
def _turn_began(state: GameState, event: events.TurnBegan) -> GameState:
    return replace(state, active=event.seat, turn=event.turn)


@evolves(events.CardPlayed)
def _card_played(state: GameState, event: events.CardPlayed) -> GameState:
    seat = state.seats[event.seat]
    hand, discard = _without(seat.hand, event.card), (*seat.discard, event.card)
    seats = seats_with(state, event.seat, replace(seat, hand=hand, discard=discard))
    return replace(state, seats=seats, copied=_still_copied(state, event.seat))


@evolves(events.CardsTakenBack)
def _cards_taken_back(state: GameState, event: events.CardsTakenBack) -> GameState:
    seat = state.seats[event.seat]
    seats = seats_with(state, event.seat, replace(seat, hand=seat.hand + event.cards, discard=()))
    return replace(state, seats=seats, copied=_still_copied(state, event.seat))


def _still_copied(state: GameState, pile: SeatId) -> tuple[tuple[SeatId, SeatId], ...]:
    """Ruling TD2: what was copied counts as long as it lies on top."""
    copied = state.copied
    return tuple(entry for entry in copied if entry[1] != pile) if copied else copied


@evolves(events.CardCopied)
def _card_copied(state: GameState, event: events.CardCopied) -> GameState:
    if not state.options.team:
        return state
    return replace(state, copied=(*state.copied, (event.seat, event.copied_from)))


@evolves(events.CoinsTakenFromPartner)
def _coins_taken_from_partner(state: GameState, event: events.CoinsTakenFromPartner) -> GameState:
    seats = list(state.seats)
    taker, giver = seats[event.seat], seats[event.partner]
    seats[event.seat] = replace(taker, coins=taker.coins + event.amount)
    seats[event.partner] = replace(giver, coins=giver.coins - event.amount)
    return replace(state, seats=tuple(seats))


@evolves(events.CoinsReceived)
def _coins_received(state: GameState, event: events.CoinsReceived) -> GameState:
    seat = state.seats[event.seat]
    richer = replace(seat, coins=seat.coins + event.amount)
    return replace(state, seats=seats_with(state, event.seat, richer))


@evolves(events.GoodsReceived)
def _goods_received(state: GameState, event: events.GoodsReceived) -> GameState:
    seat = state.seats[event.seat]
    richer = replace(seat, goods=_goods(seat, plus=event.goods))
    return replace(state, seats=seats_with(state, event.seat, richer))


@evolves(events.GoodsBought)
def _goods_bought(state: GameState, event: events.GoodsBought) -> GameState:
    seat = state.seats[event.seat]
    goods = {**seat.goods, event.good: seat.goods[event.good] + event.units}
    buyer = replace(seat, goods=goods, coins=seat.coins - event.coins)
    return replace(state, seats=seats_with(state, event.seat, buyer))


@evolves(events.GoodsSold)
def _goods_sold(state: GameState, event: events.GoodsSold) -> GameState:
    seat = state.seats[event.seat]
    goods = dict(seat.goods)
    goods[event.good] -= event.units - event.salt
    goods["salt"] -= event.salt
    seller = replace(seat, goods=goods, coins=seat.coins + event.coins)
    return replace(state, seats=seats_with(state, event.seat, seller))


@evolves(events.ColonistMoved)
def _colonist_moved(state: GameState, event: events.ColonistMoved) -> GameState:
    seat = state.seats[event.seat]
    colonists = _relocated(seat, event.colonist, event.origin, event.line)
    return replace(state, seats=seats_with(state, event.seat, replace(seat, colonists=colonists)))


@evolves(events.ColonistPlaced)
def _colonist_placed(state: GameState, event: events.ColonistPlaced) -> GameState:
    seat = state.seats[event.seat]
    colonists = dict(seat.colonists)
    colonists[event.colonist] += (event.place,)
    goods, coins = _goods(seat, minus=event.payment), seat.coins - event.coins
    settled = replace(seat, colonists=colonists, goods=goods, coins=coins)
    return replace(state, seats=seats_with(state, event.seat, settled))


@evolves(events.TradeEntered)
def _trade_entered(state: GameState, event: events.TradeEntered) -> GameState:
    seat = state.seats[event.seat]
    colonists = _relocated(seat, "sea", event.line, event.trade)
    return replace(state, seats=seats_with(state, event.seat, replace(seat, colonists=colonists)))


@evolves(events.HouseBuilt)
def _house_built(state: GameState, event: events.HouseBuilt) -> GameState:
    seat = state.seats[event.seat]
    goods, coins = _goods(seat, minus=event.payment), seat.coins - event.coins
    seats = seats_with(state, event.seat, replace(seat, goods=goods, coins=coins))
    owners = (*state.houses.get(event.city, ()), event.seat)
    return replace(state, seats=seats, houses={**state.houses, event.city: owners})


@evolves(events.MarkerFlipped)
def _marker_flipped(state: GameState, event: events.MarkerFlipped) -> GameState:
    flipped = Marker(event.good, flipped=True)
    return replace(state, markers={**state.markers, event.province: flipped})


@evolves(events.MarkersTurnedBack)
def _markers_turned_back(state: GameState, event: events.MarkersTurnedBack) -> GameState:
    """The marker on a "?" space leaves it, so that the good is free to choose again. A fish tile
    lies there like any other (ruling FM1)."""
    free_choice = () if state.fish_market else state.board.facts.free_choice_provinces
    turned = {
        province: Marker(None if province in free_choice else state.markers[province].good)
        for province in event.provinces
    }
    return replace(state, markers={**state.markers, **turned})


@evolves(events.PraefectusMagnusUsed)
def _praefectus_magnus_used(state: GameState, _event: events.PraefectusMagnusUsed) -> GameState:
    return replace(state, praefectus_magnus_used=True)


@evolves(events.PraefectusMagnusPassed)
def _praefectus_magnus_passed(state: GameState, event: events.PraefectusMagnusPassed) -> GameState:
    return replace(state, praefectus_magnus=event.to, praefectus_magnus_used=False)


@evolves(events.CardBought)
def _card_bought(state: GameState, event: events.CardBought) -> GameState:
    seat = state.seats[event.seat]
    hand, goods = (*seat.hand, event.card), _goods(seat, minus=event.payment)
    seats = seats_with(state, event.seat, replace(seat, hand=hand, goods=goods))
    display = tuple(None if card == event.card else card for card in state.display)
    return replace(state, seats=seats, display=display)


@evolves(events.DisplayRefilled)
def _display_refilled(state: GameState, event: events.DisplayRefilled) -> GameState:
    kept = tuple(card for card in state.display if card is not None)
    row = kept + event.cards
    gaps = (None,) * (len(state.display) - len(row))
    return replace(state, display=row + gaps, deck=state.deck[len(event.cards) :])


@evolves(events.CastleEmptied)
def _castle_emptied(state: GameState, event: events.CastleEmptied) -> GameState:
    castles = dict(state.castles or {})
    del castles[event.castle]
    return replace(state, castles=castles)


@evolves(events.GoodsExchanged)
def _goods_exchanged(state: GameState, event: events.GoodsExchanged) -> GameState:
    seat = state.seats[event.seat]
    changed = replace(seat, goods=_goods(seat, plus=event.taken, minus=event.given))
    return replace(state, seats=seats_with(state, event.seat, changed))


@evolves(events.CardRetrieved)
def _card_retrieved(state: GameState, event: events.CardRetrieved) -> GameState:
    """Ruling TD2: what was copied counts as long as it lies on top."""
    assert event.card is not None  # only cut events lack it
    seat = state.seats[event.seat]
    copied = _still_copied(state, event.seat) if seat.top_card == event.card else state.copied
    hand, discard = (*seat.hand, event.card), _without(seat.discard, event.card)
    seats = seats_with(state, event.seat, replace(seat, hand=hand, discard=discard))
    return replace(state, seats=seats, copied=copied)


@evolves(events.IntermediateScored)
def _intermediate_scored(state: GameState, event: events.IntermediateScored) -> GameState:
    points = list(state.intermediate_points)
    points[event.seat] = event.points
    return replace(state, intermediate_points=tuple(points))


@evolves(events.ScoringMarkersReturned)
def _scoring_markers_returned(state: GameState, _event: events.ScoringMarkersReturned) -> GameState:
    return replace(state, intermediate_points=(0,) * len(state.seats))


@evolves(events.EndTriggered)
def _end_triggered(state: GameState, event: events.EndTriggered) -> GameState:
    """Rulings E2, TS1: exactly one more turn for everyone else, or for every other team; rulings
    SO33, SD8: Contrarius has no turn of his own, so that every human still has one."""
    parties = len(state.seats) // len(state.team_of(event.seat))
    has_turns = event.seat < len(state.seats)
    last_turn = state.turn + parties - has_turns
    return replace(state, concordia=event.seat, end_cause=event.cause, last_turn=last_turn)


@evolves(events.GameEnded)
def _game_ended(state: GameState, _event: events.GameEnded) -> GameState:
    return replace(state, over=True)


def _unchanged(state: GameState, _event: Event) -> GameState:
    return state


for _kind in (
    events.PersonalityChosen,
    events.CardRepeated,
    events.HandShown,
    events.CardSuggested,
    events.GoodsLost,
    events.DisplayCardUsed,
):
    EVOLVERS[_kind] = _unchanged
