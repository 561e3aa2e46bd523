"""In whole team games: what a viewer may not know makes no difference to what he is shown."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import cycle, islice
from random import Random

import pytest
from pydantic import TypeAdapter

import engine
from engine import GameState, Transition, View, events_for, legal_actions, view_for
from engine.actions import FINISH, Action, PlayCard, SuggestCard
from engine.catalogue import catalogue
from engine.decisions import CardChoice, Decision, SuggestionChoice
from engine.events import CardSuggested, Event, HandShown
from engine.terms import CardId, SeatId
from engine.views import Viewer
from tests.playouts import Step, steps

VIEW: TypeAdapter[View] = TypeAdapter(View)
EVENTS: TypeAdapter[tuple[Event, ...]] = TypeAdapter(tuple[Event, ...])
TRIBUNE = CardId("start-tribune")
CARDS = [
    card
    for deck in (
        *catalogue().decks["venus-team"].values(),
        catalogue().start_hands["venus-team-first"],
    )
    for card in deck
    if card != TRIBUNE
]
DRAWN_AT_MOST = 7

Told = tuple[View | tuple[Event, ...], bytes]
"""Field by field, and byte for byte."""


def shown(state: GameState, viewer: Viewer) -> Told:
    view = view_for(state, viewer)
    return view, VIEW.dump_json(view)


def told(transition: Transition, viewer: Viewer) -> Told:
    events = events_for(transition.state, viewer, transition.events)
    return events, EVENTS.dump_json(events)


def team_game(board: str, seats: int, seed: str, **options: object) -> Iterator[Step]:
    return steps({"board": board, "seats": seats, "team": True, **options}, seed)


def with_other_secrets(step: Step, viewer: Viewer, chance: Random) -> GameState:
    """The same moment with other cards where the viewer may not look.

    Not exchanged are the card the action names, and the Tribune, which everyone knows to be in
    every hand. A card that is drawn becomes public, so the first ones of the deck stay too.
    """
    state, action, transition = step
    may_read = {viewer} | hands_shown(state, viewer, transition.events)
    named = {TRIBUNE} | ({action.card} if isinstance(action, PlayCard | SuggestCard) else set())
    seats = [
        replace(
            seat,
            hand=seat.hand if number in may_read else exchanged(seat.hand, named, chance),
            discard=seat.discard
            if number == viewer
            else exchanged(seat.discard[:-1], set(), chance) + seat.discard[-1:],
        )
        for number, seat in enumerate(state.seats)
    ]
    pending = tuple(with_other_suggestion(state, viewer, each, chance) for each in state.pending)
    return replace(with_other_deck(state, chance), seats=tuple(seats), pending=pending)


def with_other_deck(state: GameState, chance: Random) -> GameState:
    deck = (*state.deck[:DRAWN_AT_MOST], *exchanged(state.deck[DRAWN_AT_MOST:], set(), chance))
    stack = list(state.forum_stack[DRAWN_AT_MOST:])
    chance.shuffle(stack)
    tiles = (*state.forum_stack[:DRAWN_AT_MOST], *stack)
    return replace(state, deck=deck, forum_stack=tiles)


def hands_shown(state: GameState, viewer: Viewer, happened: Iterable[Event]) -> set[Viewer]:
    """With a Legatus the viewer may read the partner's hand: now, or as the action shows it."""
    if viewer is None:
        return set()
    looks = isinstance(state.decision, SuggestionChoice) and state.decision.seat == viewer
    will_look = any(isinstance(e, HandShown) and e.seat == viewer for e in happened)
    return {state.partner_of(viewer)} if looks or will_look else set()


def exchanged(
    cards: tuple[CardId, ...], but_not: set[CardId], chance: Random
) -> tuple[CardId, ...]:
    return tuple(card if card in but_not else chance.choice(CARDS) for card in cards)


def with_other_suggestion(
    state: GameState, viewer: Viewer, decision: Decision, chance: Random
) -> Decision:
    if not isinstance(decision, CardChoice) or viewer in state.team_of(decision.seat):
        return decision
    if decision.alone:
        return decision  # nobody was to point at anything
    return replace(decision, suggested=chance.choice([None, *CARDS]))


def pointing_elsewhere(state: GameState, viewer: Viewer, action: Action) -> Action:
    """For those who may not know what was pointed at, or whether anything was."""
    if not isinstance(state.decision, SuggestionChoice):
        return action
    if viewer in state.team_of(state.decision.seat):
        return action
    return FINISH if isinstance(action, SuggestCard) else SuggestCard(TRIBUNE)


def compare(step: Step, viewer: Viewer, chance: Random, at_first: Told) -> tuple[bool, Told]:
    """Before and after the action; whether the secrets really were others, and what is shown then.

    After the last action all cards lie open, so that only the deck is left to be another one.
    """
    state, action, transition = step
    actor = state.pending[-1].seat
    twin = with_other_secrets(step, viewer, chance)
    assert shown(twin, viewer) == at_first
    there = pointing_elsewhere(state, viewer, action)
    assert there in legal_actions(twin), "what is offered tells a secret"
    before = with_other_deck(state, chance) if transition.state.over else twin
    happened = engine.apply(before, actor, there)
    assert told(happened, viewer) == told(transition, viewer)
    at_last = shown(transition.state, viewer)
    assert shown(happened.state, viewer) == at_last
    return twin != state, at_last


def compare_all(played: Iterable[Step], seats: int, seed: str, looking: int | None = None) -> None:
    """With the eyes of so many by turns at each step, or of all of them; always of all where
    partners share a secret."""
    chance = Random(seed)
    everyone: tuple[Viewer, ...] = (None, *(SeatId(seat) for seat in range(seats)))
    compared = differing = 0
    before: dict[Viewer, Told] = {}
    """What each of them was shown at the end of the step before."""
    by_turns = cycle(everyone)
    for step in played:
        viewers = everyone
        if looking is not None and not shares_a_secret(step):
            viewers = tuple(islice(by_turns, looking))
        before = {viewer: before[viewer] for viewer in viewers if viewer in before}
        for viewer in viewers:
            at_first = before[viewer] if viewer in before else shown(step[0], viewer)
            differs, before[viewer] = compare(step, viewer, chance, at_first)
            compared += 1
            differing += differs
    assert differing > 0.95 * compared, "the secrets were hardly ever changed"


def shares_a_secret(step: Step) -> bool:
    """The step asks one partner to point at a card of the other, or answers that, or follows."""
    state, _, transition = step
    secrets = CardSuggested | HandShown
    return (
        isinstance(state.decision, SuggestionChoice)
        or answers_a_suggestion(state)
        or any(isinstance(event, secrets) for event in transition.events)
        or transition.state.over
    )


@pytest.mark.ruling("SU8", "L1")
@pytest.mark.parametrize(
    ("board", "seats"),
    [("hellas", 4), ("germania", 6), ("gallia", 4), ("aegyptus", 6), ("creta", 4)],
)
def test_views_and_events_do_not_depend_on_what_the_viewer_may_not_know(
    board: str, seats: int
) -> None:
    compare_all(islice(team_game(board, seats, "the first turns"), 75), seats, "first")


WHOLE = [
    ("germania", 4, True), ("gallia", 6, False), ("aegyptus", 4, False), ("creta", 6, True),
    ("hellas", 6, False),
]  # fmt: skip
LONG = [
    pytest.param(board, seats, answered, None, marks=pytest.mark.long)
    for board, seats, _ in WHOLE
    for answered in (False, True)
]


@pytest.mark.slow
@pytest.mark.ruling("SU8", "L1", "L4")
@pytest.mark.parametrize(
    ("board", "seats", "answered_by_legatus", "looking"), [*((*game, 2) for game in WHOLE), *LONG]
)
def test_they_do_not_in_a_whole_game(
    board: str, seats: int, looking: int | None, *, answered_by_legatus: bool
) -> None:
    played = list(team_game(board, seats, "whole", legatusAnsweredByLegatus=answered_by_legatus))
    compare_all(played, seats, board, looking)
    assert played[-1][2].state.over
    assert any(answers_a_suggestion(state) for state, _, _ in played)


def answers_a_suggestion(state: GameState) -> bool:
    return isinstance(state.decision, CardChoice) and state.decision.suggested is not None


@pytest.mark.ruling("SU8")
@pytest.mark.parametrize("board", ["gallia", "germania"])
def test_after_the_end_everyone_is_shown_and_told_the_same(board: str) -> None:
    *_, (_, _, last) = team_game(board, 4, "the end")
    spectators = view_for(last.state, None)
    assert [seat.hand for seat in spectators.seats] == [seat.hand for seat in last.state.seats]
    for viewer in range(4):
        view = view_for(last.state, SeatId(viewer))
        assert replace(view, viewer=None) == spectators
        assert told(last, SeatId(viewer)) == told(last, None)


@pytest.mark.slow
@pytest.mark.ruling("L1")
def test_in_a_whole_game_only_partners_learn_anything_from_a_legatus() -> None:
    looked = pointed = 0
    for _, _, transition in team_game("hellas", 6, "a game with many legati"):
        state = transition.state
        for event in transition.events:
            for viewer in (None, *range(6)):
                (cut,) = events_for(state, viewer, [event])
                if isinstance(event, HandShown):
                    looked += 1
                    assert cut == (event if viewer == event.seat else replace(event, cards=()))
                if isinstance(event, CardSuggested):
                    pointed += event.card is not None
                    partners = (event.seat, event.partner)
                    assert cut == (event if viewer in partners else replace(event, card=None))
    assert looked
    assert pointed
