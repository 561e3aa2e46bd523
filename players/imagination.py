"""A whole state that fits what a seat sees: the rest of it is made up, evenly among what can be."""

from collections.abc import Iterator
from random import Random

from engine import GameState, View, rng
from engine.catalogue import catalogue
from engine.decisions import PatricianChoice
from engine.forum import tiles_in_play
from engine.frozen import replace
from engine.setup import cards_for_sale, start_hand
from engine.state import Seat, card, public_part
from engine.terms import NUMERALS, CardId, SeatId, TileId
from engine.views import SeatView, known_state

TRIBUNES = (CardId("start-tribune"), CardId("sol-tribune"))


def imagine(view: View, chance: Random) -> GameState:
    """Nothing but the view goes in, so nothing that it hides can come out."""
    unseen = rng.shuffled(_unseen_for_sale(view), chance)
    stacked = sorted(unseen, key=lambda each: NUMERALS.index(card(each).numeral))
    bought = iter(stacked[: len(stacked) - view.cards_in_deck])
    state = replace(
        known_state(view),
        seats=tuple(_seat(view, seat, bought, chance) for seat in view.seats),
        deck=tuple(stacked[len(stacked) - view.cards_in_deck :]),
    )
    if view.contrarius:
        state = replace(state, dice_seed=str(chance.random()))
    return _with_forum(view, state, chance) if view.options.forum else state


def _with_forum(view: View, state: GameState, chance: Random) -> GameState:
    """Tiles that the view hides: what others choose from, what they have kept, and the stack."""
    seen = {*_open_tiles(view), *(tile for seat in view.seats for tile in seat.offered)}
    hidden = [tile for tile in tiles_in_play(view.options) if tile.id not in seen]
    unseen = list(rng.shuffled((tile.id for tile in hidden), chance))
    stack: tuple[TileId, ...] = (view.next_tile,) if view.next_tile else ()
    if view.tiles_in_stack:
        left = (tile for tile in unseen if tile not in stack)
        stack += tuple(left)[: view.tiles_in_stack - len(stack)]
    seats = state.seats
    if any(isinstance(each, PatricianChoice) for each in view.decisions):
        blue = iter([tile for tile in unseen if catalogue().forum.by_id[tile].kind == "patrician"])
        asked = {each.seat for each in view.decisions if isinstance(each, PatricianChoice)}
        seats = tuple(
            _choosing(seat, blue, chose=SeatId(number) not in asked)
            for number, seat in enumerate(seats)
        )
    return replace(state, seats=seats, forum_stack=stack, forum_seed=str(chance.random()))


def _choosing(seat: Seat, patricians: Iterator[TileId], *, chose: bool) -> Seat:
    if not seat.offered:
        seat = replace(seat, offered=(next(patricians), next(patricians)))
    return replace(seat, chosen=seat.chosen or seat.offered[0]) if chose else seat


def _open_tiles(view: View) -> Iterator[TileId]:
    forum, auction = view.forum, view.auction
    if forum is not None:
        yield from (tile for tile in (*forum.display, *forum.discard) if tile)
    if auction is not None:
        yield from auction.tiles
    for seat in view.seats:
        yield from seat.tiles
    if view.contrarius is not None:
        yield from view.contrarius.tiles


def _unseen_for_sale(view: View) -> list[CardId]:
    seen = {each for each in view.display if each}
    for seat in view.seats:
        seen.update(_known(seat))
    if view.contrarius is not None:
        seen.update(view.contrarius.row)
    return [each for each in cards_for_sale(view.options) if each not in seen]


def _known(seat: SeatView) -> list[CardId]:
    """What is certain to belong to the seat, apart from its start hand."""
    piled = seat.discard if seat.discard is not None else ()
    top = () if seat.discard is not None or seat.top_card is None else (seat.top_card,)
    return [*(seat.hand or ()), *piled, *top]


def _seat(view: View, seat: SeatView, bought: Iterator[CardId], chance: Random) -> Seat:
    hand, discard = _cards(view, seat, bought, chance)
    return Seat(
        **public_part(seat),
        hand=hand,
        discard=discard,
        offered=seat.offered,
        chosen=seat.chosen,
    )


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
    certain = [each for each in hidden if each in TRIBUNES]  # it takes itself back (T2)
    dealt = (*certain, *rng.shuffled((each for each in hidden if each not in TRIBUNES), chance))
    return dealt[: seat.cards_in_hand], (*dealt[seat.cards_in_hand :], *top)
