"""What one viewer may know: another type than the state, that shares only the public part with it
(ruling SU8)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from engine.decisions import Decision
from engine.events import Event
from engine.frozen import made_of
from engine.state import GameState, PublicGame, PublicSeat, Seat, public_part
from engine.terms import CardId, SeatId, TileId

Viewer = SeatId | None
"""A seat, or None for a spectator."""


@dataclass(frozen=True, kw_only=True)
class SeatView(PublicSeat):
    seat: SeatId
    top_card: CardId | None
    cards_in_hand: int
    cards_in_discard: int
    hand: tuple[CardId, ...] | None
    discard: tuple[CardId, ...] | None
    """Hand and covered cards are None for all but those who may read them."""
    offered: tuple[TileId, ...] = ()
    chosen: TileId | None = None
    """Patricians to choose from, and the one kept: only for the seat itself (ruling FO3)."""


@dataclass(frozen=True, kw_only=True)
class View(PublicGame):
    viewer: Viewer
    seats: tuple[SeatView, ...]
    cards_in_deck: int
    decisions: tuple[Decision, ...]
    """The one to be answered next comes first."""
    tiles_in_stack: int = 0
    next_tile: TileId | None = None
    """On top of the forum's stack, where it lies open."""


def view_for(state: GameState, viewer: Viewer) -> View:
    """Shares nothing with the state that could be written to."""
    known = public_part(state)
    known["viewer"] = viewer
    known["seats"] = tuple(
        [seat_view_for(state, viewer, SeatId(n)) for n in range(len(state.seats))]
    )
    known["cards_in_deck"] = len(state.deck)
    known["decisions"] = tuple(
        [_cut_decision(state, viewer, each) for each in reversed(state.pending)]
    )
    known["tiles_in_stack"] = len(state.forum_stack)
    known["next_tile"] = _next_tile(state)
    return made_of(View, known)


def _next_tile(state: GameState) -> TileId | None:
    """Ruling FO8."""
    visible = state.options.forum_stack_visible and state.forum_stack
    return state.forum_stack[0] if visible else None


def seat_view_for(state: GameState, viewer: Viewer, number: SeatId) -> SeatView:
    seat = state.seats[number]
    known = public_part(seat)
    known["seat"] = number
    known["top_card"] = seat.top_card
    known["cards_in_hand"] = len(seat.hand)
    known["cards_in_discard"] = len(seat.discard)
    known["hand"] = seat.hand if _may_read_hand(state, viewer, number) else None
    known["discard"] = seat.discard if _may_read(state, viewer, number) else None
    if viewer == number and (seat.offered or seat.chosen):
        known["offered"], known["chosen"] = seat.offered, seat.chosen
    return made_of(SeatView, known)


def known_state(view: View) -> GameState:
    """What the viewer knows as a state, so that the rules can be asked about it. Nothing but the
    view goes in: hidden cards are left out, and whoever asks about them is told there are none."""
    return GameState(
        **public_part(view),
        seats=tuple(map(_known_seat, view.seats)),
        deck=(),
        pending=view.decisions[::-1],
        forum_stack=(view.next_tile,) if view.next_tile else (),
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


def _known_seat(seat: SeatView) -> Seat:
    top = (seat.top_card,) if seat.top_card else ()
    discard = top if seat.discard is None else seat.discard
    return Seat(
        **public_part(seat),
        hand=seat.hand or (),
        discard=discard,
        offered=seat.offered,
        chosen=seat.chosen,
    )


def _cut_event(state: GameState, viewer: Viewer, event: Event) -> Event:
    if event.seat is None:
        return event
    if event.for_self and viewer != event.seat:
        return event.hiding(event.for_self)
    if event.for_owner and not _may_read(state, viewer, event.seat):
        return event.hiding(event.for_owner)
    if event.for_team and viewer not in state.team_of(event.seat):
        return event.hiding(event.for_team)
    return event


def _cut_decision(state: GameState, viewer: Viewer, decision: Decision) -> Decision:
    if decision.for_team and viewer not in state.team_of(decision.seat):
        return decision.hiding(decision.for_team)
    return decision
