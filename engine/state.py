"""The state of a game: the public part of it, which every view shares, and what is hidden.

A field added to the public part is in every view too, and nothing secret may be added there.
Mappings are never written to: `evolve` puts new ones in their place.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, fields
from functools import cache, cached_property
from typing import TYPE_CHECKING, Annotated, Any

from engine.actions import Action
from engine.board import Board, board_of
from engine.catalogue import Card, Components, catalogue
from engine.decisions import Decision
from engine.events import EndCause, Event
from engine.frozen import frozen
from engine.game_options import GameOptions
from engine.kinds import LATER
from engine.terms import (
    COLONIST_KINDS,
    Bonus,
    CardId,
    CityId,
    ColonistKind,
    Good,
    PlaceId,
    ProvinceId,
    SeatId,
    TileId,
)
from engine.tile_effects import Standing, standing

if TYPE_CHECKING:
    from engine.scoring import Score


@frozen
class Marker:
    """A province's bonus marker, or its fish tile; no good while a "?" space is empty."""

    good: Bonus | None
    flipped: bool = False


@frozen
class Forum:
    """What lies open in the forum. Nothing does before every seat has its patrician."""

    display: tuple[TileId | None, ...] = ()
    """From the left; a tile taken leaves a gap until the turn ends."""
    discard: tuple[TileId, ...] = ()
    """The last one lies on top."""
    renewals: int = 0
    """How often the stack was made anew from the discard pile."""


@frozen
class Auction:
    """Of the patricians that the seats begin with."""

    tiles: tuple[TileId, ...]
    """Those that nobody has yet."""
    named: TileId | None = None
    bid: int = 0
    bidder: SeatId | None = None
    passed: tuple[SeatId, ...] = ()
    """For the one that is named."""


@frozen
class FishMarket:
    """Which side of it lies beside the map is an option of the table."""

    markers: tuple[int | None, ...]
    """Of each seat: the number of the offer it stands on, or None beside the market."""
    visited_in: int = 0
    """The turn of the last visit."""


@frozen
class Contrarius:
    """The automaton of Solitaria: no hand, no goods, no coins, and everything of his lies open."""

    seat: SeatId
    """The number after the last seat of a human, in houses and wherever a winner is named."""
    row: tuple[CardId, ...]
    land: tuple[PlaceId, ...]
    sea: tuple[PlaceId, ...]
    """His colonists on the board."""
    face_down: tuple[int, ...] = ()
    """Places in the row, in the order turned."""
    points: int = 0
    """On the score track."""
    track: tuple[int, ...] = ()
    """Score spaces that hold one of his houses."""
    tiles: tuple[TileId, ...] = ()
    rolls: tuple[int, ...] = (0, 0, 0, 0)
    """How often each die was rolled, in the order of `DICE`."""
    vetoes: int = 0
    """Cards of the humans that make him roll again."""
    reaction: Annotated[tuple[Event, ...], LATER] = ()
    """The last one as far as it goes: what he reacted to, the dice, and what came of them."""

    @property
    def colonists(self) -> dict[ColonistKind, tuple[PlaceId, ...]]:
        return {"land": self.land, "sea": self.sea}

    def waiting(self, kind: ColonistKind) -> int:
        return components().colonists[kind] - len(self.colonists[kind])

    @property
    def all_out(self) -> bool:
        return not any(map(self.waiting, COLONIST_KINDS))

    @property
    def face_up(self) -> tuple[CardId, ...]:
        return tuple(each for place, each in enumerate(self.row) if place not in self.face_down)


@dataclass(frozen=True, kw_only=True)
class PublicSeat:
    coins: int
    goods: Mapping[Good, int]
    colonists: Mapping[ColonistKind, tuple[PlaceId, ...]]
    """Those on the board; the others wait in the storehouse."""
    tiles: Annotated[tuple[TileId, ...], LATER] = ()
    """Of the forum, in the order gained."""
    debt: Annotated[int, LATER] = 0
    """Points bid for the first of them."""
    fish: Annotated[int, LATER] = 0
    """They fill no space (ruling FM4)."""

    def __post_init__(self) -> None:
        _without_nothing(self)

    @property
    def colonists_on_board(self) -> int:
        return len(self.colonists["land"]) + len(self.colonists["sea"])

    def waiting(self, kind: ColonistKind) -> int:
        """Colonists of the kind still in the storehouse."""
        return components().colonists[kind] - len(self.colonists[kind])

    @property
    def storehouse_spaces(self) -> int:
        """Ruling ST1; tiles may enlarge it."""
        spaces = components().storehouse_spaces
        return spaces + self.standing.spaces if self.tiles else spaces

    @property
    def standing(self) -> Standing:
        """What the seat's tiles change for good."""
        return standing(self.tiles)

    @property
    def free_spaces(self) -> int:
        """Ruling ST1: every unit of goods and every waiting colonist fills a space."""
        waiting = components().all_colonists - self.colonists_on_board
        return self.storehouse_spaces - waiting - sum(self.goods.values())

    def has_goods(self, wanted: tuple[Good, ...]) -> bool:
        goods = self.goods
        for good in wanted:  # a loop, as it is asked for every card and house on offer
            if goods[good] < wanted.count(good):
                return False
        return True

    def can_pay(self, price: tuple[Good, ...]) -> bool:
        """With the goods themselves, or with salt for those that are missing (ruling SA10); what
        is handed over `payments.settled` tells."""
        goods = self.goods
        for good in price:
            if goods[good] < price.count(good):
                missing = Counter(price) - Counter(goods) if goods["salt"] else None
                return missing is not None and missing.total() <= goods["salt"]
        return True


@dataclass(frozen=True, kw_only=True)
class PublicGame:
    options: GameOptions
    turn: int
    active: SeatId
    seats: tuple[PublicSeat, ...]
    tokens: Mapping[CityId, Good]
    markers: Mapping[ProvinceId, Marker]
    houses: Mapping[CityId, tuple[SeatId, ...]]
    """Cities with at least one house; the seats in the order they built."""
    display: tuple[CardId | None, ...]
    praefectus_magnus: SeatId | None
    """Nobody has it in solo play (ruling SO1)."""
    praefectus_magnus_used: bool = False
    castles: Mapping[PlaceId, Good] | None = None
    flood: ProvinceId | None = None
    intermediate_points: tuple[int | None, ...] = ()
    copied: tuple[tuple[SeatId, SeatId], ...] = ()
    """Team play: a seat whose team has copied the card on top of that other seat's pile (TD2)."""
    concordia: SeatId | None = None
    end_cause: EndCause | None = None
    last_turn: int | None = None
    over: bool = False
    forum: Annotated[Forum | None, LATER] = None
    auction: Annotated[Auction | None, LATER] = None
    fish_market: Annotated[FishMarket | None, LATER] = None
    contrarius: Annotated[Contrarius | None, LATER] = None

    def __post_init__(self) -> None:
        _without_nothing(self)

    @cached_property
    def board(self) -> Board:
        return board_of(self.options.board)

    def seats_from(self, first: SeatId) -> Iterator[SeatId]:
        """All seats in turn order, beginning with this one."""
        count = len(self.seats)
        return (SeatId((first + offset) % count) for offset in range(count))

    def partner_of(self, seat: SeatId) -> SeatId | None:
        """Ruling TE1: the seat opposite; nobody in individual play."""
        if not self.options.team:
            return None
        count = len(self.seats)
        return SeatId((seat + count // 2) % count)

    def team_of(self, seat: SeatId) -> tuple[SeatId, ...]:
        """The seats that win together, first partner first; in individual play one alone."""
        partner = self.partner_of(seat)
        return (seat,) if partner is None else (min(seat, partner), max(seat, partner))

    def team_letter(self, seat: SeatId) -> str | None:
        """Ruling TE1: A1 B1 A2 B2, or A1 B1 C1 A2 B2 C2."""
        return "ABC"[min(self.team_of(seat))] if self.options.team else None

    def right_of(self, seat: SeatId) -> SeatId:
        return SeatId((seat - 1) % len(self.seats))

    def houses_of(self, seat: SeatId) -> list[CityId]:
        return [city for city, owners in self.houses.items() if seat in owners]

    def houses_left(self, seat: SeatId) -> int:
        """In the supply; those of Contrarius on the score track are not (ruling SO30)."""
        left = components().houses - len(self.houses_of(seat))
        if self.contrarius is not None and seat == self.contrarius.seat:
            left -= len(self.contrarius.track)
        return left

    def occupied_places(self) -> set[PlaceId]:
        """Every city, line or other place with a colonist in it."""
        places = {
            place for seat in self.seats for places in seat.colonists.values() for place in places
        }
        if self.contrarius is not None:
            places.update(self.contrarius.land, self.contrarius.sea)
        return places


@dataclass(frozen=True, kw_only=True)
class Seat(PublicSeat):
    hand: tuple[CardId, ...]
    discard: tuple[CardId, ...]
    """Only the top card lies open."""
    offered: Annotated[tuple[TileId, ...], LATER] = ()
    """Patricians to choose from, until every seat has chosen."""
    chosen: Annotated[TileId | None, LATER] = None

    @property
    def top_card(self) -> CardId | None:
        return self.discard[-1] if self.discard else None


class _Memo:
    """What was worked out about one state: in a slot, as copies are made of fields alone."""

    __slots__ = ("offered", "scores")

    offered: tuple[Action, ...]
    scores: tuple[Score, ...]


@dataclass(frozen=True, kw_only=True)
class GameState(PublicGame, _Memo):
    seats: tuple[Seat, ...]
    deck: tuple[CardId, ...]
    pending: tuple[Decision, ...]
    """Open decisions; the last one is to be answered next."""
    forum_stack: Annotated[tuple[TileId, ...], LATER] = ()
    """The next tile comes first."""
    forum_seed: Annotated[str, LATER] = ""
    """What the stack is shuffled with, the first time and each time it is made anew."""
    dice_seed: Annotated[str, LATER] = ""
    """What Contrarius' dice are rolled with."""

    @property
    def decision(self) -> Decision | None:
        return self.pending[-1] if self.pending else None


remember: Callable[[GameState, tuple[Action, ...]], None] = vars(_Memo)["offered"].__set__
"""Writes what is offered into the slot, past the dataclass, which lets nobody write."""
remember_scores: Callable[[GameState, tuple[Score, ...]], None] = vars(_Memo)["scores"].__set__


def _without_nothing(thing: PublicGame | PublicSeat) -> None:
    """What only an expansion needs stays on the class as long as it holds nothing: every event
    copies a state and a seat, and a few fields more make that a tenth dearer."""
    own = vars(thing)
    for name in _OF_MODULES:
        if name in own and not own[name]:
            del own[name]


_OF_MODULES = (
    "auction", "forum_stack", "forum_seed", "tiles", "debt", "offered", "chosen", "fish",
    "dice_seed",
)  # fmt: skip


def public_part(thing: PublicGame | PublicSeat) -> dict[str, Any]:
    """The public fields but for the seats, to make another of the kind; what could be written to
    is copied, so that the two share nothing. What isn't its own is the same for the class."""
    public = _names(PublicGame if isinstance(thing, PublicGame) else PublicSeat)
    return {
        name: value.copy() if isinstance(value, dict) else value
        for name, value in vars(thing).items()
        if name in public
    }


@cache
def _names(kind: type[PublicGame] | type[PublicSeat]) -> frozenset[str]:
    return frozenset(field.name for field in fields(kind) if field.name != "seats")


@cache
def components() -> Components:
    return catalogue().components


@cache
def card(card_id: CardId) -> Card:
    return catalogue().cards[card_id]
