"""What a viewer may not know makes no difference to what the viewer is shown."""

from dataclasses import replace
from random import Random

import pytest

import engine
from engine import GameState, events_for, legal_actions, view_for
from engine.catalogue import catalogue
from engine.terms import CardId, SeatId
from tests.playouts import steps

MOMENTS = 12


def states(seed: str, seats: int = 4, cards: str = "venus") -> list[GameState]:
    """Moments spread over a random game, the last open one included."""
    options: dict[str, object] = {"board": "hellas", "seats": seats, "set": cards}
    all_states = [before for before, _, _ in steps(options, seed)]
    return all_states[:: max(1, len(all_states) // MOMENTS)] + all_states[-1:]


def with_other_secrets(state: GameState, viewer: SeatId | None, chance: Random) -> GameState:
    """Hidden cards of the other seats dealt anew among them, and the deck in another order."""
    others = [seat for seat in range(len(state.seats)) if seat != viewer]
    hidden = [card for seat in others for card in _hidden(state, seat)]
    chance.shuffle(hidden)
    seats = list(state.seats)
    for number in others:
        seat = seats[number]
        hand = tuple(hidden.pop() for _ in seat.hand)
        covered = tuple(hidden.pop() for _ in seat.discard[:-1])
        seats[number] = replace(seat, hand=hand, discard=covered + seat.discard[-1:])
    deck = list(state.deck)
    chance.shuffle(deck)
    return replace(state, seats=tuple(seats), deck=tuple(deck))


def _hidden(state: GameState, seat: int) -> tuple[CardId, ...]:
    return state.seats[seat].hand + state.seats[seat].discard[:-1]


@pytest.mark.ruling("SU8")
@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_a_view_does_not_depend_on_hidden_cards(seed: str) -> None:
    chance = Random(seed)
    differing = 0
    for state in states(seed):
        for viewer in (None, *range(len(state.seats))):
            other = with_other_secrets(state, viewer, chance)
            differing += other != state
            assert view_for(other, viewer) == view_for(state, viewer)
            assert repr(view_for(other, viewer)) == repr(view_for(state, viewer))
    assert differing > MOMENTS, "the secrets were never really changed"


@pytest.mark.ruling("SU8")
@pytest.mark.parametrize("seed", ["four", "five"])
def test_events_do_not_depend_on_hidden_cards(seed: str) -> None:
    """The seat to decide acts alike in both games; the card that fills a gap is public."""
    chance = Random(seed)
    compared = 0
    for state in states(seed):
        actor = state.pending[-1].seat
        other = replace(with_other_secrets(state, actor, chance), deck=state.deck)
        for action in legal_actions(state)[:5]:
            happened = engine.apply(state, actor, action)
            there = engine.apply(other, actor, action)
            for viewer in (None, *range(len(state.seats))):
                if viewer in (None, actor):
                    compared += 1
                    assert events_for(happened.state, viewer, happened.events) == events_for(
                        there.state, viewer, there.events
                    )
    assert compared


@pytest.mark.ruling("SU8")
def test_nobody_reads_which_cards_another_seat_takes_back() -> None:
    seen = 0
    for before, _, transition in steps({"board": "italia", "seats": 3, "set": "base"}, "recover"):
        for event in transition.events:
            if event.kind == "cards_taken_back" and not transition.state.over:
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
