"""Whoever reads: in which words, what they may know, and how they call seats, places and cards."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cache, cached_property, lru_cache

from engine import View
from engine.board import board_of
from engine.catalogue import catalogue
from engine.seat_letters import CONTRARIUS_LETTER
from engine.terms import BoardId, CardId, CityId, LineId, PlaceId, ProvinceId, SeatId
from words import Words, nouns
from words.worded_text import capitalised


@dataclass(frozen=True)
class Reader:
    words: Words
    view: View
    names: tuple[str, ...] = ()
    """Of the players, seat by seat and safe to show; empty where unknown."""
    plain: bool = False
    """Without Markdown, as buttons and menus take none."""
    table_words: Words | None = None
    """What stands in the channel speaks the table's language; None: the reader's."""

    def in_plain(self) -> Reader:
        return self if self.plain else self._plainly

    @cached_property
    def _plainly(self) -> Reader:
        """Once for all the options of a menu."""
        return replace(self, plain=True)

    def button(self, message: str) -> str:
        """What a button of the table's messages is called, as it stands there."""
        return (self.table_words or self.words)(message)

    def is_you(self, seat: SeatId) -> bool:
        return seat == self.view.viewer

    def seat(self, seat: SeatId) -> str:
        """`you`, or `**Livia** (R)`. How that changes in a sentence is up to the message."""
        return self.words("seat-you") if self.is_you(seat) else self.named(seat)

    def named(self, seat: SeatId) -> str:
        """By name, also where it is the reader's own; without one by colour."""
        name, letter = self.name(seat), self.letter(seat)
        return self.words(
            "seat-named.plain" if self.plain else "seat-named", name=name, letter=letter
        )

    def name(self, seat: SeatId) -> str:
        if self.is_contrarius(seat):
            return self.words("contrarius")
        known = self.names[seat] if seat < len(self.names) else ""
        return known or capitalised(nouns.colour_name(self.words, seat))

    def letter(self, seat: SeatId) -> str:
        """As it stands on the pieces."""
        return (
            CONTRARIUS_LETTER if self.is_contrarius(seat) else nouns.seat_letter(self.words, seat)
        )

    def is_contrarius(self, seat: SeatId) -> bool:
        """He comes after the last of the humans."""
        return seat == len(self.view.seats)

    def briefly(self, seat: SeatId) -> str:
        """`you`, or the letter alone: where many seats have to fit."""
        return self.words("seat-you") if self.is_you(seat) else self.letter(seat)

    def seats(self, seats: Iterable[SeatId]) -> str:
        return nouns.listing(self.words, [self.seat(each) for each in seats])

    def spot(self, place: PlaceId) -> str:
        """Wherever a colonist can be: `Roma`, `the land line Roma – Cosa`, `the Western ship`."""
        kind, name = self._kind_and_name(place)
        return self.words("place-named", kind=kind, name=name)

    def somewhere(self, place: PlaceId) -> str:
        """`in Roma`, `in the Mediterranean`, `on the land line Roma – Cosa`."""
        kind, name = self._kind_and_name(place)
        return self.words("place-inside", kind=kind, name=name)

    def ends(self, line: LineId, *, longest: int | None = None) -> str:
        """`Roma – Cosa`; with its id where two lines join the same places. Long names are cut
        where there is no room for them."""
        return _ends(self.words, self.view.options.board, line, longest)

    def place(self, place: PlaceId, *, longest: int | None = None) -> str:
        """The bare name, of a line its ends."""
        if place in board_of(self._board).lines:
            return self.ends(LineId(place), longest=longest)
        return _abbreviated(self.words, names_on(self.words, self._board)[place], longest)

    def province(self, province: ProvinceId) -> str:
        return _province_names(self._board)[province]

    def city(self, city: CityId) -> str:
        """`Massilia (wine)`; a capital makes nothing."""
        name = names_on(self.words, self._board)[city]
        good = self.view.tokens.get(city)
        if good is None:
            return name
        return self.words("city-with-good", city=name, good=nouns.good_name(self.words, good))

    def city_with_houses(self, city: CityId) -> str:
        """`Massilia (wine; houses R G)`."""
        owners = self.view.houses.get(city, ())
        good = self.view.tokens.get(city)
        if good is None or not owners:
            return self.city(city)
        return self.words(
            "city-with-houses",
            city=names_on(self.words, self._board)[city],
            good=nouns.good_name(self.words, good),
            count=len(owners),
            letters=" ".join(self.letter(owner) for owner in owners),
        )

    def card(self, card: CardId) -> str:
        """`Architect`."""
        return nouns.card_name(self.words, card)

    def card_in_full(self, card: CardId) -> str:
        """`Architect (Jupiter)`: cards that read alike are alike."""
        facts = catalogue().cards[card]
        name, gods = self.card(card), nouns.gods_text(self.words, card)
        if facts.minerva_points:
            points = facts.minerva_points
            return self.words("card-with-good", card=name, gods=gods, points=points)
        if facts.payout:
            return self.words("card-with-payout", card=name, gods=gods, payout=facts.payout)
        return self.words("card-with-gods", card=name, gods=gods)

    @property
    def _board(self) -> BoardId:
        return self.view.options.board

    def _kind_and_name(self, place: PlaceId) -> tuple[str, str]:
        board = board_of(self._board)
        if place in board.lines:
            return board.lines[LineId(place)].kind, self.ends(LineId(place))
        kind = board.places[place].kind if place in board.places else "city"
        return kind, names_on(self.words, self._board)[place]


def cut(words: Words, text: str, longest: int) -> str:
    """At the end of a word where that loses little."""
    if len(text) <= longest:
        return text
    room = longest - len(words("cut-short", text=""))
    kept = text[:room]
    shorter = kept.rpartition(" ")[0]
    if len(shorter) > room * 3 // 4:
        kept = shorter
    return words("cut-short", text=kept.rstrip(" ,;:+–"))


def _abbreviated(words: Words, name: str, longest: int | None) -> str:
    """Anywhere, as names that begin alike would else read alike."""
    if longest is None or len(name) <= longest:
        return name
    return words("cut-short", text=name[: longest - 1].rstrip())


@lru_cache(maxsize=16384)
def _ends(words: Words, board: BoardId, line: LineId, longest: int | None) -> str:
    """Remembered, as every way to move names two lines, and there may be hundreds of them."""
    names = names_on(words, board)
    one, other = (
        _abbreviated(words, names[end], longest) for end in board_of(board).lines[line].ends
    )
    if line in _twins(board):
        return words("line-ends.twin", one=one, other=other, id=line)
    return words("line-ends", one=one, other=other)


@cache
def names_on(words: Words, board: BoardId) -> Mapping[PlaceId, str]:
    """Of cities, which are Latin everywhere, and other places; provinces are sometimes called like
    a city."""
    facts = board_of(board).facts
    cities: dict[PlaceId, str] = {city.id: city.name for city in facts.cities}
    return cities | {place.id: place_name(words, place.id) for place in facts.places}


def place_name(words: Words, place: PlaceId) -> str:
    """A ship, a castle, a sea or a trade."""
    return words(f"place-name-{place.replace('_', '-')}")


@cache
def _province_names(board: BoardId) -> Mapping[ProvinceId, str]:
    return {each.id: each.name for each in board_of(board).facts.provinces}


@cache
def _twins(board: BoardId) -> frozenset[LineId]:
    lines = board_of(board).facts.lines
    return frozenset(
        line.id
        for line in lines
        for other in lines
        if line.id != other.id
        and line.kind == other.kind
        and frozenset(line.ends) == frozenset(other.ends)
    )
