"""Setting a game up: the board, the cards for sale, and what every seat begins with."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TypeVar

from engine import fish_market, forum, rng, second_partners, tokens, turn
from engine.board import Board, board_of
from engine.catalogue import catalogue
from engine.draft import Draft
from engine.game_options import GameOptions
from engine.solitaria import beginning
from engine.state import GameState, Seat, components
from engine.terms import (
    COLONIST_KINDS,
    GOODS,
    NUMERALS,
    CardId,
    Good,
    Numeral,
    SeatId,
)

T = TypeVar("T")


def new_game(options: GameOptions, seed: str) -> GameState:
    board = board_of(options.board)
    dealt = tokens.deal_tokens(board, seed, salt=options.salt)
    markers = tokens.province_markers(board, dealt, fish=options.fish_market)
    cards = stack_cards(options, seed)
    positions = len(components().display[options.display_side])
    state = GameState(
        options=options,
        turn=1,
        active=SeatId(0),
        seats=tuple(_seat(options, board, SeatId(seat)) for seat in range(options.seats)),
        tokens=dealt,
        markers=markers,
        houses={},
        display=cards[:positions],
        deck=cards[positions:],
        praefectus_magnus=SeatId(options.seats - 1),
        pending=(),
        castles=tokens.castle_goods(board, markers, seed, salt=options.salt),
        flood=board.facts.flood.provinces[0] if board.facts.flood else None,
        intermediate_points=(None,) * options.seats if options.intermediate_scoring else (),
    )
    if options.fish_market:
        state = fish_market.laid_out(state)
    if options.forum:
        state = forum.laid_out(state, seed)
    if options.solitaria != "none":
        state = beginning.with_contrarius(state, seed)
    game = Draft(state)
    turn.begin(game, SeatId(0))
    if options.solitaria != "none":
        beginning.place_contrarius(game)
    if options.team:
        game.ask(*second_partners.choices(state))
    game.ask(*forum.first_choices(state))
    return game.finished()


def redeal(state: GameState, seed: str) -> GameState:
    """The face-down cards in another order, each numeral by itself as in the first deal, and the
    stack of the forum: whoever knew the old order knows nothing of this one. Nothing else of a game
    is still to be drawn."""
    left = set(state.deck)
    piles = {
        numeral: [card for card in cards if card in left]
        for numeral, cards in _decks(state.options).items()
    }
    state = beginning.with_other_dice(replace(state, deck=_stacked(piles, seed)), seed)
    return forum.restacked(state, seed)


def draw_seats(names: Sequence[T], seed: str) -> tuple[T, ...]:
    """Ruling SU5: who sits first, and so on, is drawn; seat 0 takes the first turn."""
    return rng.shuffled(names, rng.stream(seed, "seats"))


def stack_cards(options: GameOptions, seed: str) -> tuple[CardId, ...]:
    """Ruling SU3: one numeral for each seat, every numeral shuffled by itself, I on top."""
    return _stacked(_decks(options), seed)


def cards_for_sale(options: GameOptions) -> tuple[CardId, ...]:
    """All that such a game has, in the order of the catalogue."""
    return tuple(card for cards in _decks(options).values() for card in cards)


def _decks(options: GameOptions) -> Mapping[Numeral, Sequence[CardId]]:
    """Numeral by numeral; ruling SO2: against Contrarius two of them, whatever the seats."""
    if options.solitaria != "none":
        return catalogue().solitaria.decks.cards[options.card_set]
    decks = catalogue().decks[options.card_set]
    return {numeral: decks[numeral] for numeral in NUMERALS[: options.seats]}


def _stacked(piles: Mapping[Numeral, Sequence[CardId]], seed: str) -> tuple[CardId, ...]:
    return tuple(
        card
        for numeral, pile in piles.items()
        for card in rng.shuffled(pile, rng.stream(seed, f"deck {numeral}"))
    )


def _seat(options: GameOptions, board: Board, seat: SeatId) -> Seat:
    """Rulings SU4, SU6, TE2."""
    start_goods = _start_goods(options)
    second_partner = options.team and seat >= options.seats // 2
    on_board = () if second_partner else board.facts.start_colonists
    return Seat(
        coins=_start_coins(options, seat),
        goods={good: start_goods.get(good, 0) for good in GOODS},
        hand=catalogue().start_hands[start_hand(options, seat)],
        discard=(),
        colonists={
            kind: tuple(start.place for start in on_board if start.kind == kind)
            for kind in COLONIST_KINDS
        },
    )


def _start_goods(options: GameOptions) -> Mapping[Good, int]:
    """Rulings SU4, SA9, V1."""
    if options.no_starting_goods:
        return {}
    return components().start_goods_with_salt if options.salt else components().start_goods


def start_hand(options: GameOptions, seat: SeatId) -> str:
    """Ruling TE2: first partners go without a Diplomat, second ones without an Architect. Rulings
    SO1, SD1: whoever Contrarius reacts to has the turquoise cards."""
    if options.solitaria != "none" and seat == options.seats - 1:
        return "solitaria"
    if not options.team:
        return options.card_set
    return "venus-team-first" if seat < options.seats // 2 else "venus-team-second"


def _start_coins(options: GameOptions, seat: SeatId) -> int:
    """Rulings SU4, V1; ruling TE5: alike for both partners of a team; rulings SO1, SD1."""
    box = components()
    if options.solitaria != "none":
        return catalogue().solitaria.coins[options.solitaria][seat]
    if options.team:
        by_team = box.start_coins_team
        if options.no_starting_goods:
            by_team = box.start_coins_without_goods_team
        return by_team[seat % (options.seats // 2)]
    return (box.start_coins_without_goods if options.no_starting_goods else box.start_coins)[seat]
