"""What must hold in every state of every game, whoever plays it; for fuzzing and tests."""

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import chain

import engine
from engine import Transition, View
from engine.actions import Action
from engine.catalogue import catalogue
from engine.decisions import CardChoice, Decision, PatricianChoice, SuggestionChoice
from engine.evolve import refold
from engine.fish_invariants import broken_fish, broken_visits
from engine.forum_invariants import broken_effects, broken_forum
from engine.frozen import replace
from engine.game_options import GameOptions
from engine.goods_invariants import broken_goods, broken_payments, broken_tokens
from engine.setup import stack_cards, start_hand
from engine.snapshots import read_snapshot, write_snapshot
from engine.solitaria_invariants import broken_contrarius, broken_reaction
from engine.state import GameState, card
from engine.terms import COLONIST_KINDS, CardId, LineId, SeatId
from engine.views import Viewer

MOST_OPTIONS = 2000
"""More than anybody could look through, computers included."""
STATES_A_JOURNEY = 8
"""Within a game, one of so many goes through JSON, which takes as long as all the rest."""


class InvariantBroken(Exception):
    pass


def check_state(state: GameState) -> None:
    _report(chain(_broken(state), broken_tokens(state), _broken_by_json(state)))


def check_game_step(before: GameState, action: Action, transition: Transition) -> None:
    """The step refolds from its events, and the new state is sound."""
    after = transition.state
    _report(chain(_broken_step(before, action, transition), _broken(after)))
    if after.tokens is not before.tokens:
        _report(broken_tokens(after))
    if after.over or _varying(after) % STATES_A_JOURNEY == 0:
        _report(_broken_by_json(after))


def _report(problems: Iterator[str]) -> None:
    for problem in problems:
        raise InvariantBroken(problem)


def _broken(state: GameState) -> Iterator[str]:
    for seat in range(len(state.seats)):
        yield from _broken_seat(state, SeatId(seat))
    yield from _broken_board(state)
    yield from _broken_cards(state)
    yield from broken_goods(state)
    yield from broken_forum(state)
    yield from broken_fish(state)
    yield from broken_contrarius(state)
    if not state.over and not engine.legal_actions(state):
        yield f"dead end: nothing to answer to {state.decision}"
    if state.over and state.pending:
        yield "the game is over and still asks"
    if len(set(engine.legal_actions(state))) < len(engine.legal_actions(state)):
        yield f"an option is offered twice: {engine.legal_actions(state)}"
    if len(engine.legal_actions(state)) > MOST_OPTIONS:
        yield f"{len(engine.legal_actions(state))} answers to {state.decision}"
    for viewer in _viewers(state):
        yield from _broken_view(state, viewer)


def _broken_by_json(state: GameState) -> Iterator[str]:
    if read_snapshot(write_snapshot(state)) != state:
        yield "the state is another one after a journey through JSON"


def _broken_seat(state: GameState, seat: SeatId) -> Iterator[str]:
    here = state.seats[seat]
    if here.coins < 0:
        yield f"seat {seat} has {here.coins} coins"
    if min(here.goods.values()) < 0:
        yield f"seat {seat} has goods {here.goods}"
    if here.free_spaces < 0:
        yield f"seat {seat} has more in the storehouse than it holds"
    for kind in COLONIST_KINDS:
        if here.waiting(kind) < 0:
            yield f"seat {seat} has too many {kind} colonists"
    if state.houses_left(seat) < 0:
        yield f"seat {seat} has too many houses"
    if not state.over and isinstance(state.decision, CardChoice) and not here.hand:
        yield f"seat {seat} has no card in hand"


def _broken_board(state: GameState) -> Iterator[str]:
    places = Counter(
        place for seat in state.seats for kind in COLONIST_KINDS for place in seat.colonists[kind]
    )
    if state.contrarius:
        places.update(state.contrarius.land + state.contrarius.sea)
    for place, colonists in places.items():
        if place in state.board.lines:
            if colonists > 1:
                yield f"{colonists} colonists on line {place}"
            if not state.board.may_rest_on(LineId(place)):
                yield f"a colonist rests on line {place}"
    for city, owners in state.houses.items():
        if city not in state.board.building_cities:
            yield f"a house in {city}, where none can be"
        if len(set(owners)) < len(owners) or not owners:
            yield f"houses in {city} of seats {owners}"


def _broken_cards(state: GameState) -> Iterator[str]:
    """Every card for sale is in one place; start cards stay with their seats."""
    held = [card for seat in state.seats for card in seat.hand + seat.discard]
    held += state.contrarius.row if state.contrarius else ()
    for_sale = [card for card in state.display if card is not None]
    cards = Counter([*held, *for_sale, *state.deck])
    expected, start_hands = _all_cards(state.options)
    for number, (seat, start) in enumerate(zip(state.seats, start_hands, strict=True)):
        if sorted(c for c in seat.hand + seat.discard if card(c).numeral == "start") != start:
            yield f"a start card of seat {number} has changed its owner"
    if dict(cards) != dict(expected):  # the same, and ten times as quick as between Counters
        yield f"cards are not conserved: {(cards - expected) or (expected - cards)}"


def _viewers(state: GameState) -> tuple[Viewer, ...]:
    """All of them when partners share a secret and at the end; else one, now this, now that.

    Views are the dearest thing to look at here, and a game has many states.
    """
    everyone = (None, *(SeatId(seat) for seat in range(len(state.seats))))
    if state.over or _has_secrets(state.decision):
        return everyone
    return (everyone[_varying(state) % len(everyone)],)


def _varying(state: GameState) -> int:
    return state.turn + sum(seat.coins for seat in state.seats)


def _has_secrets(decision: Decision | None) -> bool:
    if decision is None:
        return False
    if isinstance(decision, PatricianChoice):
        return True
    return decision.shows_partners_hand or any(
        getattr(decision, name) for name in decision.for_team
    )


def _broken_view(state: GameState, viewer: Viewer) -> Iterator[str]:
    """Rulings SU8, L1, said once more: whose cards the viewer reads, and whose suggestions."""
    view = engine.view_for(state, viewer)
    everyones = state.over or state.options.hands_visible
    looks_at = None
    if viewer is not None and state.decision == SuggestionChoice(viewer):
        looks_at = state.partner_of(viewer)
    for shown, seat in zip(view.seats, state.seats, strict=True):
        reads = everyones or shown.seat == viewer
        if shown.hand != (seat.hand if reads or shown.seat == looks_at else None):
            yield f"viewer {viewer} is shown {shown.hand} as the hand of seat {shown.seat}"
        if shown.discard != (seat.discard if reads else None):
            yield f"viewer {viewer} is shown {shown.discard} as the pile of seat {shown.seat}"
        if shown.seat != viewer and (shown.offered or shown.chosen):
            yield f"viewer {viewer} is shown what seat {shown.seat} chooses from"
    for decision in view.decisions:
        if not isinstance(decision, CardChoice) or decision.suggested is None:
            continue
        if viewer is None or viewer not in state.team_of(decision.seat):
            yield f"viewer {viewer} is shown the suggestion to seat {decision.seat}"


@cache
def _all_cards(options: GameOptions) -> tuple[Counter[CardId], list[list[CardId]]]:
    """Every card in the game, and those each seat began with."""
    hands = catalogue().start_hands
    start = [sorted(hands[start_hand(options, SeatId(seat))]) for seat in range(options.seats)]
    row = [each.id for each in catalogue().solitaria.row.cards]
    if options.solitaria == "none":
        row = []
    return Counter([*stack_cards(options, "any order"), *chain.from_iterable(start), *row]), start


def _broken_step(before: GameState, action: Action, transition: Transition) -> Iterator[str]:
    after = transition.state
    refolded = refold(before, transition.events)
    if replace(refolded, pending=after.pending) != after:
        yield f"the events of {action} do not refold to the state they led to"
    yield from broken_payments(before, transition.events)
    yield from broken_effects(before, transition.events)
    yield from broken_visits(before, transition.events)
    if before.contrarius:
        yield from broken_reaction(before, transition.events)
    if len(after.display) != len(before.display):
        yield "the display has changed its size"
    if after.turn not in (before.turn, before.turn + 1):
        yield f"turn {after.turn} follows turn {before.turn}"
    if before.concordia not in (None, after.concordia):
        yield "the Concordia card has changed its owner"
    yield from _silently_shown(before, transition, SeatId(_varying(before) % len(before.seats)))


def _silently_shown(before: GameState, transition: Transition, seat: SeatId) -> Iterator[str]:
    """Whoever reads of a card or tile in an event and could not see it before has learned
    something."""
    read: set[str] = set()
    told = engine.events_for(before, seat, transition.events)
    for event, told_event in zip(transition.events, told, strict=True):
        unknown = _cards_in(vars(told_event).values()) - read
        if unknown and seat not in event.learned_by(before):
            unknown -= _cards_seen(engine.view_for(before, seat))
            if unknown:
                yield f"seat {seat} reads of {unknown}, and {event.kind} does not say so"
        read |= unknown


def _cards_seen(view: View) -> set[str]:
    held = ((seat.top_card, seat.hand, seat.discard) for seat in view.seats)
    asked = (tuple(vars(decision).values()) for decision in view.decisions)
    tiles = ((seat.tiles, seat.offered) for seat in view.seats)
    forum = (view.forum.display, view.forum.discard) if view.forum else ()
    row = view.contrarius.row + view.contrarius.tiles if view.contrarius else ()
    auction = view.auction.tiles if view.auction else ()
    return _cards_in((view.display, *held, *asked, *tiles, *forum, auction, row, view.next_tile))


def _cards_in(values: Iterable[object]) -> set[str]:
    """Tiles too, however deep they are nested."""
    found: set[str] = set()
    for value in values:
        if isinstance(value, str):
            if value in catalogue().cards or value in catalogue().forum.by_id:
                found.add(value)
        elif isinstance(value, tuple):
            found |= _cards_in(value)
    return found
