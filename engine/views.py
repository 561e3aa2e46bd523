"""What one viewer may know: another type than the state, built field by field (ruling SU8)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from engine import storehouse
from engine.decisions import Decision
from engine.events import EndCause, Event
from engine.game_options import GameOptions
from engine.state import GameState, Marker
from engine.terms import (
    COLONIST_KINDS,
    CardId,
    CityId,
    ColonistKind,
    Good,
    PlaceId,
    ProvinceId,
    SeatId,
)

Viewer = SeatId | None
"""A seat, or None for a spectator."""


@dataclass(frozen=True)
class SeatView:
    seat: SeatId
    team: str | None
    coins: int
    goods: Mapping[Good, int]
    colonists: Mapping[ColonistKind, tuple[PlaceId, ...]]
    colonists_waiting: Mapping[ColonistKind, int]
    free_spaces: int
    houses_left: int
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
    copied: tuple[tuple[SeatId, SeatId], ...]
    concordia: SeatId | None
    end_cause: EndCause | None
    last_turn: int | None
    over: bool

    def partner_of(self, seat: SeatId) -> SeatId | None:
        """Whoever else is of the team; nobody in individual play."""
        team = self.seats[seat].team
        return next(
            (s.seat for s in self.seats if team and s.team == team and s.seat != seat), None
        )


def view_for(state: GameState, viewer: Viewer) -> View:
    """Shares nothing with the state that could be written to."""
    return View(
        viewer=viewer,
        options=state.options,
        turn=state.turn,
        active=state.active,
        seats=tuple(
            _seat_view(state, viewer, SeatId(number)) for number in range(len(state.seats))
        ),
        tokens=dict(state.tokens),
        markers=dict(state.markers),
        houses=dict(state.houses),
        display=state.display,
        cards_in_deck=len(state.deck),
        praefectus_magnus=state.praefectus_magnus,
        praefectus_magnus_used=state.praefectus_magnus_used,
        castles=None if state.castles is None else dict(state.castles),
        flood=state.flood,
        decisions=tuple(_cut_decision(state, viewer, each) for each in reversed(state.pending)),
        copied=state.copied,
        intermediate_points=state.intermediate_points,
        concordia=state.concordia,
        end_cause=state.end_cause,
        last_turn=state.last_turn,
        over=state.over,
    )


def events_for(state: GameState, viewer: Viewer, happened: Iterable[Event]) -> tuple[Event, ...]:
    return tuple(_cut_event(state, viewer, event) for event in happened)


def decision_for(state: GameState, viewer: Viewer) -> Decision:
    """The decision that is open, as in the viewer's view of it."""
    return _cut_decision(state, viewer, state.pending[-1])


def _may_read(state: GameState, viewer: Viewer, seat: SeatId) -> bool:
    """One's own cards; everyone's once they have been counted out, or where hands are open."""
    return viewer == seat or state.over or state.options.hands_visible


def _may_read_hand(state: GameState, viewer: Viewer, seat: SeatId) -> bool:
    """With a Legatus the partner's hand too, as long as one may point at a card (L1)."""
    if _may_read(state, viewer, seat):
        return True
    looking = state.decision
    if looking is None or not looking.shows_partners_hand or looking.seat != viewer:
        return False
    return state.partner_of(looking.seat) == seat


def _seat_view(state: GameState, viewer: Viewer, number: SeatId) -> SeatView:
    seat = state.seats[number]
    return SeatView(
        seat=number,
        team=state.team_letter(number),
        coins=seat.coins,
        goods=dict(seat.goods),
        colonists=dict(seat.colonists),
        colonists_waiting={kind: state.waiting(number, kind) for kind in COLONIST_KINDS},
        free_spaces=storehouse.free_spaces(state, number),
        houses_left=state.houses_left(number),
        top_card=seat.top_card,
        cards_in_hand=len(seat.hand),
        cards_in_discard=len(seat.discard),
        hand=seat.hand if _may_read_hand(state, viewer, number) else None,
        discard=seat.discard if _may_read(state, viewer, number) else None,
    )


def _cut_event(state: GameState, viewer: Viewer, event: Event) -> Event:
    if event.seat is None:
        return event
    if event.for_owner and not _may_read(state, viewer, event.seat):
        return event.hiding(event.for_owner)
    if event.for_team and viewer not in state.team_of(event.seat):
        return event.hiding(event.for_team)
    return event


def _cut_decision(state: GameState, viewer: Viewer, decision: Decision) -> Decision:
    if decision.for_team and viewer not in state.team_of(decision.seat):
        return decision.hiding(decision.for_team)
    return decision
