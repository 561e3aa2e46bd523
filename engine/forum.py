"""The forum: patricians to begin with, a stack, four tiles on display, and how they come to seats.

What a tile does stands in `engine.tiles`; this is about where it lies.
"""

from collections.abc import Iterable, Iterator
from hashlib import sha256

from engine import rng
from engine.actions import Action, KeepPatrician
from engine.catalogue import ForumTile, catalogue
from engine.decisions import AuctionOpening, Decision, PatricianChoice
from engine.draft import Draft
from engine.events import (
    AuctionEnded,
    ContrariusTook,
    ForumRefilled,
    ForumStackRenewed,
    GoodsReceived,
    PatricianKept,
    PatriciansRevealed,
    PatricianWon,
    TileTaken,
    TileUsed,
)
from engine.evolve import evolves, seats_with
from engine.frozen import replace
from engine.game_options import GameOptions
from engine.obstacles.kinds import Obstacle, TileNotOffered
from engine.rulebook import explains, offers, resolves
from engine.state import Auction, Forum, GameState, Seat
from engine.terms import SeatId, TileId
from engine.tile_effects import standing

DEALT = 2
"""Patricians to choose from (ruling FO3)."""


def positions() -> int:
    return len(catalogue().forum.thresholds)


def tiles_in_play(options: GameOptions) -> tuple[ForumTile, ...]:
    """Ruling FO2: invented ones only where the table wants them."""
    tiles = catalogue().forum.tiles
    return tuple(tile for tile in tiles if options.forum_placeholders or not tile.invented)


def laid_out(state: GameState, seed: str) -> GameState:
    """Rulings FO3, FO17: two patricians to each seat, or one more than there are seats in the
    middle. Nothing else is dealt before every seat has one."""
    patricians = [tile.id for tile in tiles_in_play(state.options) if tile.kind == "patrician"]
    dealt = rng.shuffled(patricians, rng.stream(seed, "patricians"))
    state = replace(state, forum=Forum(), forum_seed=_derived(seed))
    if state.options.forum_auction:
        return replace(state, auction=Auction(dealt[: len(state.seats) + 1]))
    pairs = (dealt[DEALT * seat : DEALT * (seat + 1)] for seat in range(len(state.seats)))
    seats = zip(state.seats, pairs, strict=True)
    return replace(state, seats=tuple(replace(seat, offered=pair) for seat, pair in seats))


def _derived(seed: str) -> str:
    """A seed of its own (ruling OP4), which does not tell the one it comes from."""
    return sha256(f"{seed}/forum".encode()).hexdigest()


def restacked(state: GameState, seed: str) -> GameState:
    """Whatever is still hidden in another order."""
    if not state.options.forum:
        return state
    stack = rng.shuffled(sorted(state.forum_stack), rng.stream(_derived(seed), "restacked"))
    return replace(state, forum_stack=stack, forum_seed=_derived(seed))


def first_choices(state: GameState) -> Iterator[Decision]:
    """Ruling FO3: before anything else, in seat order."""
    if state.auction is not None:
        yield AuctionOpening(SeatId(0))
    elif state.options.forum:
        yield from (PatricianChoice(SeatId(seat)) for seat in range(len(state.seats)))


@offers(PatricianChoice, compulsory="FO3")
def _patricians(state: GameState, choice: PatricianChoice) -> Iterable[Action]:
    return [KeepPatrician(tile) for tile in state.seats[choice.seat].offered]


@resolves(PatricianChoice)
def _keep(game: Draft, choice: PatricianChoice, action: KeepPatrician) -> None:
    """Ruling FO3: once all have chosen, all are turned up together."""
    game.emit(PatricianKept(choice.seat, action.tile))
    kept = tuple(seat.chosen for seat in game.state.seats if seat.chosen)
    if len(kept) == len(game.state.seats):
        game.emit(PatriciansRevealed(kept))
        _one_for_contrarius(game)
        for seat, tile in enumerate(kept):
            welcome(game, SeatId(seat), tile)
        fill(game)


def _one_for_contrarius(game: Draft) -> None:
    """Ruling SO4: a random one of those that nobody kept."""
    if game.state.contrarius is not None:
        kinds = catalogue().forum.by_id
        patricians = (t for t in game.state.forum_stack if kinds[t].kind == "patrician")
        game.emit(ContrariusTook(game.state.contrarius.seat, tile=next(patricians)))


@explains(PatricianChoice, KeepPatrician)
def _against_keeping(
    state: GameState, choice: PatricianChoice, wanted: KeepPatrician
) -> Iterator[Obstacle]:
    if wanted.tile not in state.seats[choice.seat].offered:
        yield TileNotOffered(wanted.tile)


def welcome(game: Draft, seat: SeatId, tile: TileId) -> None:
    """What a tile gives when it is gained. It always fits: the tile makes the room for it."""
    gift = standing((tile,)).gift
    if gift:
        game.emit(GoodsReceived(seat, gift))


def reach(state: GameState, cards: int) -> int:
    """Ruling FO5: how many positions, from the left, so many cards taken back open."""
    return sum(cards >= needed for needed in cards_needed(state.options))


def cards_needed(options: GameOptions) -> tuple[int, ...]:
    """For each position, from the left (ruling FO5)."""
    return (options.forum_first_threshold, *catalogue().forum.thresholds[1:])


def within_reach(state: GameState, seat: SeatId) -> list[TileId]:
    """For a Tribune: the cards that are about to be taken back count, itself included."""
    if state.forum is None:
        return []
    open_to = reach(state, len(state.seats[seat].discard))
    return [tile for tile in state.forum.display[:open_to] if tile]


def refill(game: Draft) -> None:
    """Ruling FO8: once the turn is over."""
    if None in _forum_of(game.state).display:
        fill(game)


def fill(game: Draft) -> None:
    forum = _forum_of(game.state)
    missing = positions() - sum(tile is not None for tile in forum.display)
    if len(game.state.forum_stack) < missing and forum.discard:
        game.emit(ForumStackRenewed())
    drawn = game.state.forum_stack[:missing]
    gap = forum.display.index(None) if None in forum.display else 0
    if drawn or any(forum.display[gap:]):
        game.emit(ForumRefilled(drawn))


def _forum_of(state: GameState) -> Forum:
    assert state.forum is not None  # the events of the forum happen only with it
    return state.forum


def _first_stack(state: GameState, seats: tuple[Seat, ...]) -> tuple[TileId, ...]:
    """Ruling FO4: all tiles that no seat has, shuffled."""
    owned = {tile for seat in seats for tile in seat.tiles}
    everything = [tile.id for tile in tiles_in_play(state.options)]
    order = rng.shuffled(everything, rng.stream(state.forum_seed, "stack"))
    return tuple(tile for tile in order if tile not in owned)


@evolves(PatricianKept)
def _patrician_kept(state: GameState, event: PatricianKept) -> GameState:
    chosen = replace(state.seats[event.seat], chosen=event.tile)
    return replace(state, seats=seats_with(state, event.seat, chosen))


@evolves(PatriciansRevealed)
def _patricians_revealed(state: GameState, event: PatriciansRevealed) -> GameState:
    seats = tuple(
        replace(seat, tiles=(tile,), offered=(), chosen=None)
        for seat, tile in zip(state.seats, event.tiles, strict=True)
    )
    return replace(state, seats=seats, forum_stack=_first_stack(state, seats))


@evolves(PatricianWon)
def _patrician_won(state: GameState, event: PatricianWon) -> GameState:
    assert state.auction is not None
    seat = state.seats[event.seat]
    seat = replace(seat, tiles=(*seat.tiles, event.tile), debt=seat.debt + event.points)
    left = tuple(tile for tile in state.auction.tiles if tile != event.tile)
    return replace(state, seats=seats_with(state, event.seat, seat), auction=Auction(left))


@evolves(AuctionEnded)
def _auction_ended(state: GameState, _event: AuctionEnded) -> GameState:
    return replace(state, auction=None, forum_stack=_first_stack(state, state.seats))


@evolves(TileTaken)
def _tile_taken(state: GameState, event: TileTaken) -> GameState:
    forum, seat = _forum_of(state), state.seats[event.seat]
    display = tuple(None if tile == event.tile else tile for tile in forum.display)
    taker = replace(seat, tiles=(*seat.tiles, event.tile))
    seats = seats_with(state, event.seat, taker)
    return replace(state, seats=seats, forum=replace(forum, display=display))


@evolves(TileUsed)
def _tile_used(state: GameState, event: TileUsed) -> GameState:
    forum, seat = _forum_of(state), state.seats[event.seat]
    user = replace(seat, tiles=tuple(tile for tile in seat.tiles if tile != event.tile))
    discard = (*forum.discard, event.tile)
    seats = seats_with(state, event.seat, user)
    return replace(state, seats=seats, forum=replace(forum, discard=discard))


@evolves(ForumStackRenewed)
def _forum_stack_renewed(state: GameState, _event: ForumStackRenewed) -> GameState:
    """Ruling OP4: each time is a draw of its own."""
    forum = _forum_of(state)
    number = forum.renewals + 1
    shuffled = rng.shuffled(forum.discard, rng.stream(state.forum_seed, f"renewal {number}"))
    emptied = replace(forum, discard=(), renewals=number)
    return replace(state, forum=emptied, forum_stack=state.forum_stack + shuffled)


@evolves(ForumRefilled)
def _forum_refilled(state: GameState, event: ForumRefilled) -> GameState:
    forum = _forum_of(state)
    row = (*(tile for tile in forum.display if tile), *event.tiles)
    display = row + (None,) * (positions() - len(row))
    stack = state.forum_stack[len(event.tiles) :]
    return replace(state, forum=replace(forum, display=display), forum_stack=stack)
