"""What one viewer may know: another type than the state, built field by field (ruling SU8)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from engine.decisions import Decision
from engine.events import CardsTakenBack, EndCause, Event
from engine.game_options import GameOptions
from engine.state import GameState, Marker, Seat
from engine.terms import CardId, CityId, ColonistKind, Good, PlaceId, ProvinceId, SeatId

Viewer = SeatId | None
"""A seat, or None for a spectator."""


@dataclass(frozen=True)
class SeatView:
    seat: SeatId
    coins: int
    goods: Mapping[Good, int]
    colonists: Mapping[ColonistKind, tuple[PlaceId, ...]]
    top_card: CardId | None
    cards_in_hand: int
    cards_in_discard: int
    hand: tuple[CardId, ...] | None
    discard: tuple[CardId, ...] | None
    """Hand and covered cards are None for all but those who may read them."""


@dataclass(frozen=True)
class View:
    viewer: Viewer
    options: GameOptions
    turn: int
    active: SeatId
    seats: tuple[SeatView, ...]
    tokens: Mapping[CityId, Good]
    markers: Mapping[ProvinceId, Marker]
    houses: Mapping[CityId, tuple[SeatId, ...]]
    display: tuple[CardId | None, ...]
    cards_in_deck: int
    praefectus_magnus: SeatId
    praefectus_magnus_used: bool
    castles: Mapping[PlaceId, Good] | None
    flood: ProvinceId | None
    decisions: tuple[Decision, ...]
    intermediate_points: tuple[int | None, ...]
    concordia: SeatId | None
    end_cause: EndCause | None
    last_turn: int | None
    over: bool


def view_for(state: GameState, viewer: Viewer) -> View:
    return View(
        viewer=viewer,
        options=state.options,
        turn=state.turn,
        active=state.active,
        seats=tuple(
            _seat_view(seat, SeatId(number), open_cards=_may_read(state, viewer, SeatId(number)))
            for number, seat in enumerate(state.seats)
        ),
        tokens=state.tokens,
        markers=state.markers,
        houses=state.houses,
        display=state.display,
        cards_in_deck=len(state.deck),
        praefectus_magnus=state.praefectus_magnus,
        praefectus_magnus_used=state.praefectus_magnus_used,
        castles=state.castles,
        flood=state.flood,
        decisions=tuple(reversed(state.pending)),
        intermediate_points=state.intermediate_points,
        concordia=state.concordia,
        end_cause=state.end_cause,
        last_turn=state.last_turn,
        over=state.over,
    )


def events_for(state: GameState, viewer: Viewer, happened: Iterable[Event]) -> tuple[Event, ...]:
    return tuple(_cut(state, viewer, event) for event in happened)


def _may_read(state: GameState, viewer: Viewer, seat: SeatId) -> bool:
    """One's own cards; everyone's once they have been counted out, or where hands are open."""
    return viewer == seat or state.over or state.options.hands_visible


def _seat_view(seat: Seat, number: SeatId, *, open_cards: bool) -> SeatView:
    return SeatView(
        seat=number,
        coins=seat.coins,
        goods=seat.goods,
        colonists=seat.colonists,
        top_card=seat.top_card,
        cards_in_hand=len(seat.hand),
        cards_in_discard=len(seat.discard),
        hand=seat.hand if open_cards else None,
        discard=seat.discard if open_cards else None,
    )


def _cut(state: GameState, viewer: Viewer, event: Event) -> Event:
    if isinstance(event, CardsTakenBack) and not _may_read(state, viewer, event.seat):
        return replace(event, cards=())
    return event
