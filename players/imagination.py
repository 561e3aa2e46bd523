"""A whole state that fits what a seat sees: the rest of it is made up, evenly among what can be."""

from collections.abc import Iterator
from random import Random

from engine import GameState, View, rng
from engine.catalogue import catalogue
from engine.frozen import replace
from engine.setup import start_hand
from engine.state import Seat, card, public_part
from engine.terms import NUMERALS, CardId
from engine.views import SeatView, known_state

TRIBUNE = CardId("start-tribune")


def imagine(view: View, chance: Random) -> GameState:
    """Nothing but the view goes in, so nothing that it hides can come out."""
    unseen = rng.shuffled(_unseen_for_sale(view), chance)
    stacked = sorted(unseen, key=lambda each: NUMERALS.index(card(each).numeral))
    bought = iter(stacked[: len(stacked) - view.cards_in_deck])
    return replace(
        known_state(view),
        seats=tuple(_seat(view, seat, bought, chance) for seat in view.seats),
        deck=tuple(stacked[len(stacked) - view.cards_in_deck :]),
    )


def _unseen_for_sale(view: View) -> list[CardId]:
    seen = {each for each in view.display if each}
    for seat in view.seats:
        seen.update(_known(seat))
    decks = catalogue().decks[view.options.card_set]
    return [
        each
        for numeral in NUMERALS[: view.options.seats]
        for each in decks[numeral]
        if each not in seen
    ]


def _known(seat: SeatView) -> list[CardId]:
    """What is certain to belong to the seat, apart from its start hand."""
    piled = seat.discard if seat.discard is not None else ()
    top = () if seat.discard is not None or seat.top_card is None else (seat.top_card,)
    return [*(seat.hand or ()), *piled, *top]


def _seat(view: View, seat: SeatView, bought: Iterator[CardId], chance: Random) -> Seat:
    hand, discard = _cards(view, seat, bought, chance)
    return Seat(**public_part(seat), hand=hand, discard=discard)


def _cards(
    view: View, seat: SeatView, bought: Iterator[CardId], chance: Random
) -> tuple[tuple[CardId, ...], tuple[CardId, ...]]:
    if seat.hand is not None and seat.discard is not None:
        return seat.hand, seat.discard
    known = _known(seat)
    count = seat.cards_in_hand + seat.cards_in_discard - len(known)
    start = catalogue().start_hands[start_hand(view.options, seat.seat)]
    hidden = [each for each in start if each not in known]
    hidden += [next(bought) for _ in range(count - len(hidden))]
    top = (seat.top_card,) if seat.top_card else ()
    if seat.hand is not None:
        return seat.hand, (*rng.shuffled(hidden, chance), *top)
    certain = [each for each in hidden if each == TRIBUNE]  # it takes itself back (T2)
    dealt = (*certain, *rng.shuffled((each for each in hidden if each != TRIBUNE), chance))
    return dealt[: seat.cards_in_hand], (*dealt[seat.cards_in_hand :], *top)
