"""Pieces of random games, and twins of them: others that one viewer cannot tell from them.

A twin differs in what the viewer may not know: hands, covered cards, the order of the deck and of
the forum's stack, what a Legatus pointed at. That the viewer cannot know it is what the rules say,
which cut views and events; what else that viewer gets to see must not say more.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from random import Random

import engine
from engine import GameState, events_for, legal_actions, view_for
from engine.actions import PlayCard, SuggestCard
from engine.terms import CardId
from engine.views import Viewer
from tests.engine.team import test_secrecy as team
from tests.playouts import Step, steps

PAST, FUTURE = 24, 4
"""So many actions before the moment, and after it."""
TRIES = 200


@dataclass(frozen=True)
class Piece:
    """Of a game, with the moment between its past and its future."""

    past: tuple[Step, ...]
    future: tuple[Step, ...]

    @property
    def moment(self) -> GameState:
        return self.future[0][0]

    @property
    def steps(self) -> tuple[Step, ...]:
        return self.past + self.future


def piece(
    options: dict[str, object], seed: str, wanted: Callable[[GameState], object], *, late: bool
) -> Piece:
    """Around a moment that is wanted: the first of them, or one of the last."""
    played = list(steps(options, seed))
    places = [
        place
        for place in range(PAST, len(played) - FUTURE)
        if wanted(played[place][0]) and not played[place + FUTURE - 1][2].state.over
    ]
    assert places, "there is no such moment in this game"
    place = places[-1] if late else places[len(places) // 5]
    return Piece(tuple(played[place - PAST : place]), tuple(played[place : place + FUTURE]))


def twin(of: Piece, viewer: Viewer, seed: str) -> Piece:
    """Every other seat holds other cards where the viewer cannot know them."""
    chance = Random(seed)
    for _ in range(TRIES):
        found = _replayed(of, _with_other_secrets(of, viewer, chance), viewer)
        if found and _differing_hands(found.moment, of.moment):
            return found
    raise AssertionError("no twin was found")


def with_another_deck(state: GameState, seed: str) -> GameState:
    """And another forum stack. As long as nothing more is drawn, nobody can tell."""
    deck, stack = list(state.deck), list(state.forum_stack)
    Random(seed).shuffle(deck)
    Random(seed).shuffle(stack)
    assert not deck or deck[0] != state.deck[0] or len(set(deck)) == 1
    return replace(state, deck=tuple(deck), forum_stack=tuple(stack))


def _with_other_secrets(of: Piece, viewer: Viewer, chance: Random) -> GameState:
    state = _with_another_stack(of, chance)
    named = {team.TRIBUNE} | {
        action.card for _, action, _ in of.steps if isinstance(action, PlayCard | SuggestCard)
    }
    if state.options.team:
        return _in_teams(of, state, viewer, named, chance)
    return _alone(state, viewer, named, chance)


def _with_another_stack(of: Piece, chance: Random) -> GameState:
    """Behind the tiles that come to light in this piece."""
    state = of.past[0][0]
    drawn = len(state.forum_stack) - len(of.steps[-1][2].state.forum_stack)
    stack = list(state.forum_stack[drawn:])
    chance.shuffle(stack)
    return replace(state, forum_stack=(*state.forum_stack[:drawn], *stack))


def _in_teams(
    of: Piece, state: GameState, viewer: Viewer, named: set[CardId], chance: Random
) -> GameState:
    """Any cards at all."""
    may_read = {viewer}
    for before, _, transition in of.steps:
        may_read |= team.hands_shown(before, viewer, transition.events)
    seats = [
        seat
        if number in may_read
        else replace(
            seat,
            hand=team.exchanged(seat.hand, named, chance),
            discard=team.exchanged(seat.discard[:-1], named, chance) + seat.discard[-1:],
        )
        for number, seat in enumerate(state.seats)
    ]
    pending = tuple(
        team.with_other_suggestion(state, viewer, each, chance) for each in state.pending
    )
    return replace(state, seats=tuple(seats), pending=pending)


def _alone(state: GameState, viewer: Viewer, named: set[CardId], chance: Random) -> GameState:
    """Hidden cards of the others dealt anew among them."""
    others = [number for number in range(len(state.seats)) if number != viewer]
    hidden = [
        card
        for number in others
        for card in (*state.seats[number].hand, *state.seats[number].discard[:-1])
        if card not in named
    ]
    chance.shuffle(hidden)

    def dealt(cards: Iterable[CardId]) -> tuple[CardId, ...]:
        return tuple(card if card in named else hidden.pop() for card in cards)

    seats = list(state.seats)
    for number in others:
        seat = seats[number]
        hand, covered = dealt(seat.hand), dealt(seat.discard[:-1])
        seats[number] = replace(seat, hand=hand, discard=covered + seat.discard[-1:])
    return replace(state, seats=tuple(seats))


def _replayed(of: Piece, state: GameState, viewer: Viewer) -> Piece | None:
    """None where the viewer can tell by the rules: a card dealt elsewhere is uncovered."""
    found: list[Step] = []
    for before, action, transition in of.steps:
        there = team.pointing_elsewhere(before, viewer, action)
        if there not in legal_actions(state):
            return None
        happened = engine.apply(state, state.pending[-1].seat, there)
        told = events_for(happened.state, viewer, happened.events)
        if told != events_for(transition.state, viewer, transition.events):
            return None
        if view_for(happened.state, viewer) != view_for(transition.state, viewer):
            return None
        found.append((state, there, happened))
        state = happened.state
    return Piece(tuple(found[:PAST]), tuple(found[PAST:]))


def _differing_hands(one: GameState, other: GameState) -> bool:
    return any(
        sorted(mine.hand) != sorted(theirs.hand)
        for mine, theirs in zip(one.seats, other.seats, strict=True)
    )
