"""What a viewer may not know makes no difference to what the viewer is shown."""

from collections.abc import Collection
from dataclasses import replace
from random import Random

import pytest

import engine
from engine import GameState, Transition, events_for, legal_actions, view_for
from engine.actions import Action, PlayCard
from engine.catalogue import catalogue
from engine.decisions import DiplomatChoice, MagisterChoice
from engine.events import CardsTakenBack
from engine.terms import CardId, SeatId
from engine.views import Viewer
from tests.playouts import steps

MOMENTS = 12
DRAWN_AT_MOST = 7
WITH_SALT = ("germania", "creta")


def states(
    seed: str,
    board: str = "hellas",
    seats: int = 4,
    cards: str = "venus",
    moments: int = MOMENTS,
    *,
    salt: bool = False,
) -> list[GameState]:
    """Moments spread over a random game, the last open one included."""
    options: dict[str, object] = {"board": board, "seats": seats, "set": cards, "salt": salt}
    all_states = [before for before, _, _ in steps(options, seed)]
    return all_states[:: max(1, len(all_states) // moments)] + all_states[-1:]


def viewers(state: GameState) -> list[Viewer]:
    return [None, *(SeatId(seat) for seat in range(len(state.seats)))]


def with_other_secrets(
    state: GameState, viewer: Viewer, chance: Random, public: Collection[CardId] = ()
) -> GameState:
    """Hidden cards of the other seats dealt anew among them, and the deck in another order.

    Not exchanged is what becomes public: these cards of the seat that is to decide.
    """
    actor = state.pending[-1].seat
    others = [seat for seat in range(len(state.seats)) if seat != viewer]
    known = {seat: public if seat == actor else () for seat in others}
    hidden = [c for seat in others for c in _hidden(state, seat) if c not in known[seat]]
    chance.shuffle(hidden)
    seats = list(state.seats)
    for number in others:
        seat = seats[number]
        hand, covered = (
            tuple(c if c in known[number] else hidden.pop() for c in cards)
            for cards in (seat.hand, seat.discard[:-1])
        )
        seats[number] = replace(seat, hand=hand, discard=covered + seat.discard[-1:])
    return replace(with_other_deck(state, chance), seats=tuple(seats))


def with_other_deck(state: GameState, chance: Random, *, drawn: int = 0) -> GameState:
    """Deck and forum stack in another order, behind what is drawn."""
    deck, stack = list(state.deck[drawn:]), list(state.forum_stack[drawn:])
    chance.shuffle(deck)
    chance.shuffle(stack)
    return replace(
        state,
        deck=(*state.deck[:drawn], *deck),
        forum_stack=(*state.forum_stack[:drawn], *stack),
    )


def becomes_public(state: GameState, action: Action) -> set[CardId]:
    """The card played; and when a Magister is at work, the card beneath it that it repeats."""
    if isinstance(action, PlayCard):
        return {action.card}
    if isinstance(state.decision, MagisterChoice | DiplomatChoice):
        return set(state.seats[state.decision.seat].discard[-2:])
    return set()


def _hidden(state: GameState, seat: int) -> tuple[CardId, ...]:
    return state.seats[seat].hand + state.seats[seat].discard[:-1]


@pytest.mark.ruling("SU8")
@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_a_view_does_not_depend_on_hidden_cards(seed: str) -> None:
    chance = Random(seed)
    differing = 0
    for state in states(seed, salt=seed == "three"):
        for viewer in viewers(state):
            other = with_other_secrets(state, viewer, chance)
            differing += other != state
            assert view_for(other, viewer) == view_for(state, viewer)
            assert repr(view_for(other, viewer)) == repr(view_for(state, viewer))
    assert differing > MOMENTS, "the secrets were never really changed"


@pytest.mark.ruling("SU8")
@pytest.mark.parametrize("board", ["hellas", "germania", "gallia", "aegyptus", "creta"])
def test_what_an_action_brings_does_not_depend_on_hidden_cards(board: str) -> None:
    """To no viewer: neither the one who acts nor those who do not know his other cards.

    The card that fills a gap of the display is public, and so are all hands after the end.
    """
    chance = Random(board)
    differing = 0
    for state in states("an action", board, moments=60, salt=board in WITH_SALT):
        actor = state.pending[-1].seat
        offered = legal_actions(state)
        for action in chance.sample(offered, min(len(offered), 3)):
            happened = engine.apply(state, actor, action)
            for viewer in viewers(state):
                other = before(happened, state, action, viewer, chance)
                differing += other.seats[actor] != state.seats[actor]
                assert told(engine.apply(other, actor, action), viewer) == told(happened, viewer)
    assert differing > 60, "the cards of the one who acts were hardly ever changed"


def before(
    happened: Transition, state: GameState, action: Action, viewer: Viewer, chance: Random
) -> GameState:
    """Another state from which the viewer should be told the same."""
    other = state
    if not happened.state.over:
        other = with_other_secrets(state, viewer, chance, becomes_public(state, action))
    undrawn = replace(other, deck=state.deck, forum_stack=state.forum_stack)
    return with_other_deck(undrawn, chance, drawn=DRAWN_AT_MOST)


def told(transition: Transition, viewer: Viewer) -> tuple[str, str]:
    events = events_for(transition.state, viewer, transition.events)
    return repr(events), repr(view_for(transition.state, viewer))


@pytest.mark.ruling("SU8")
def test_nobody_reads_which_cards_another_seat_takes_back() -> None:
    seen = 0
    for before, _, transition in steps({"board": "italia", "seats": 3, "set": "base"}, "recover"):
        for event in transition.events:
            if isinstance(event, CardsTakenBack) and not transition.state.over:
                seen += 1
                onlooker = SeatId((event.seat + 1) % 3)
                (cut,) = events_for(before, onlooker, [event])
                (own,) = events_for(before, event.seat, [event])
                assert cut == replace(event, cards=())
                assert own == event
                assert event.cards
    assert seen


def test_no_view_contains_a_hidden_card_of_the_deck_or_the_seed() -> None:
    seed = "a-seed-nobody-sees"
    for_sale = {card.id for card in catalogue().cards.values() if card.numeral != "start"}
    for state in states(seed, seats=3, cards="base"):
        shown = repr(view_for(state, None))
        assert seed not in shown
        public = {card for card in state.display if card}
        public |= {seat.discard[-1] for seat in state.seats if seat.discard}
        hidden = for_sale - public
        assert not [card for card in hidden if repr(card) in shown]
