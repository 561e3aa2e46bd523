"""What things are called: seats, cards, goods, places. The nouns that all texts share."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache

from bot.terminal.text import listing
from engine import GameOptions
from engine.board import board_of
from engine.catalogue import Card, catalogue
from engine.seat_letters import COLOUR_LETTERS
from engine.terms import GOODS, BoardId, CardId, God, LineId, PlaceId, ProvinceId, SeatId

GOD_NAMES: Mapping[God, str] = {
    "vesta": "Vesta",
    "jupiter": "Jupiter",
    "saturnus": "Saturnus",
    "venus": "Venus",
    "mercurius": "Mercurius",
    "mars": "Mars",
    "minerva": "Minerva",
}


def seat_colour(seat: int) -> str:
    return catalogue().components.colours[seat]


def seat_letter(seat: int) -> str:
    """That of its colour, as in the pictures."""
    return COLOUR_LETTERS[seat_colour(seat)]


def teams(options: GameOptions) -> list[tuple[SeatId, SeatId]]:
    """Partners sit opposite each other; there are none where everyone plays alone."""
    half = options.seats // 2 if options.team else 0
    return [(SeatId(seat), SeatId(seat + half)) for seat in range(half)]


def card_named(card_id: CardId) -> Card:
    return catalogue().cards[card_id]


def card_name(card_id: CardId) -> str:
    return card_named(card_id).name


def gods_of(card_id: CardId) -> str:
    """`Jupiter`, or `Minerva (wine 4)` for a specialist."""
    card = card_named(card_id)
    names = listing(GOD_NAMES[god] for god in card.gods)
    return f"{names} ({card.good} {card.minerva_points})" if card.minerva_points else names


def coins_text(coins: int) -> str:
    return f"{coins} sestertius" if coins == 1 else f"{coins} sestertii"


def goods_text(goods: Iterable[str]) -> str:
    """`1 brick and 2 food`."""
    return listing(_units(goods)) or "nothing"


def price_text(coins: int, goods: Iterable[str]) -> str:
    """`5 sestertii + 1 brick + 1 cloth`."""
    asked = [coins_text(coins)] if coins else []
    return " + ".join(asked + _units(goods)) or "nothing"


def _units(goods: Iterable[str]) -> list[str]:
    """`any` is the question mark of the display."""
    units = Counter(goods)
    return [f"{units[good]} {good}" for good in (*GOODS, "any") if units[good]]


@dataclass(frozen=True)
class Places:
    """The names on one board."""

    board: BoardId

    def spot(self, place: PlaceId) -> str:
        """Wherever a colonist can be: `Roma`, or `the land line Roma - Cosa`."""
        board = board_of(self.board)
        if place in board.lines:
            return f"the {board.lines[LineId(place)].kind} line {self.ends(LineId(place))}"
        return _names_on(self.board)[place]

    def somewhere(self, place: PlaceId) -> str:
        """`in Roma`, `in the Mediterranean`, or `on the land line Roma - Cosa`."""
        board = board_of(self.board)
        if place in board.lines:
            return f"on {self.spot(place)}"
        is_city = any(place == city.id for city in board.facts.cities)
        return f"in {self.spot(place)}" if is_city else f"in the {self.spot(place)}"

    def ends(self, line: LineId) -> str:
        return " - ".join(map(self.spot, board_of(self.board).lines[line].ends))

    def province(self, province: ProvinceId) -> str:
        provinces = board_of(self.board).facts.provinces
        return next(each.name for each in provinces if each.id == province)


@cache
def _names_on(board: BoardId) -> Mapping[PlaceId, str]:
    facts = board_of(board).facts
    cities: dict[PlaceId, str] = {city.id: city.name for city in facts.cities}
    return cities | {place.id: place.name for place in facts.places}


@dataclass(frozen=True)
class Seats:
    """How seats are called when one of them reads; nobody is `you` to a spectator."""

    viewer: SeatId | None = None

    def subject(self, seat: SeatId) -> str:
        return "you" if seat == self.viewer else seat_letter(seat)

    def label(self, seat: SeatId) -> str:
        """`G (you)`: for tables."""
        return f"{seat_letter(seat)} (you)" if seat == self.viewer else seat_letter(seat)

    def possessive(self, seat: SeatId) -> str:
        return "your" if seat == self.viewer else f"{seat_letter(seat)}'s"
