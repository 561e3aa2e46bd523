"""What a seat can look at: the board, the seats, the display, its hand. Built from its view."""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.terminal.card_texts import card_text, short_text
from bot.terminal.names import (
    Places,
    Seats,
    card_name,
    card_named,
    gods_of,
    price_text,
    seat_letter,
)
from bot.terminal.paint import Paint
from bot.terminal.text import WIDTH, hang, listing, side_by_side, table
from engine import View
from engine.board import board_of
from engine.catalogue import catalogue
from engine.terms import COLONIST_KINDS, TRADED_GOODS, CityId, ProvinceId, SeatId
from engine.views import SeatView


@dataclass(frozen=True)
class Screens:
    view: View
    paint: Paint
    width: int = WIDTH

    @property
    def places(self) -> Places:
        return Places(self.view.options.board)

    @property
    def seats(self) -> Seats:
        return Seats(self.view.viewer)

    def board(self) -> str:
        provinces = board_of(self.view.options.board).facts.provinces
        blocks = [self._province(province.id) for province in provinces]
        parts = [
            self._headline(),
            side_by_side(blocks, self.width),
            self._colonists(),
            *self._castles(),
        ]
        return "\n\n".join(parts)

    def seats_table(self) -> str:
        header = ["Seat", "Sestertii", *TRADED_GOODS, "Room", "Houses", "Colonists", "Hand", "Pile"]
        rows = [self._seat_row(seat) for seat in self.view.seats]
        return table([*header, "Top card"], rows, numbers=header[1:], width=self.width)

    def display(self) -> str:
        positions = catalogue().components.display[self.view.options.display_side]
        rows = []
        for position, card in enumerate(self.view.display):
            if card:
                cost = price_text(0, card_named(card).cost)
                more = price_text(0, positions[position]) if positions[position] else "-"
                text = short_text(card_named(card))
                rows.append((card_name(card), gods_of(card), cost, more, text))
        header = ("For sale", "Gods", "Cost", "Position", "What it does")
        cards = table(header, rows, width=self.width) if rows else "Nothing is for sale any more."
        return f"{cards}\nCards in the deck: {self.view.cards_in_deck}"

    def hand(self) -> str:
        own = self._own_seat()
        rows = [
            (card_name(card), gods_of(card), card_text(card_named(card))) for card in own.hand or ()
        ]
        pile = listing(map(card_name, own.discard or ())) or "nothing"
        cards = table(("Your hand", "Gods", "What it does"), rows, width=self.width)
        return f"{cards}\n{hang('Your pile: ', pile, self.width)}"

    def _headline(self) -> str:
        view = self.view
        board = board_of(view.options.board).facts.name
        magnus = self.seats.label(view.praefectus_magnus)
        title = self.paint.title(f"{board}, turn {view.turn}: {self.seats.label(view.active)}")
        text = f"{title}. The Praefectus Magnus is with {magnus}.{self._last_turn()}"
        return hang("", text, self.width)

    def _last_turn(self) -> str:
        if self.view.concordia is None:
            return ""
        return f" {self.seats.label(self.view.concordia)} has the Concordia card: last turns."

    def _province(self, province: ProvinceId) -> str:
        board = board_of(self.view.options.board)
        title = self.paint.title(self.places.province(province))
        cities = (self._city(city) for city in board.cities_in[province])
        return "\n".join([f"{title}: {self._marker(province)}", *cities])

    def _marker(self, province: ProvinceId) -> str:
        marker = self.view.markers[province]
        flood = ", flood marker" if self.view.flood == province else ""
        if marker.flipped:
            return f"coins (then {marker.good}){flood}"
        return (marker.good or "any good") + flood

    def _city(self, city: CityId) -> str:
        facts = next(c for c in board_of(self.view.options.board).facts.cities if c.id == city)
        name = f"{facts.name} ({facts.letter})"
        owners = self.view.houses.get(city, ())
        houses = " ".join(self.paint.seat(seat, seat_letter(seat)) for seat in owners)
        return f"  {name:<22}{self.view.tokens[city]:<7}{f'[{houses}]' if houses else ''}".rstrip()

    def _colonists(self) -> str:
        rows = [
            (self._seat_label(seat.seat), "; ".join(self._whereabouts(seat)))
            for seat in self.view.seats
        ]
        return table(("Seat", "Colonists"), rows, width=self.width)

    def _whereabouts(self, seat: SeatView) -> Iterator[str]:
        for kind in COLONIST_KINDS:
            for place in seat.colonists[kind]:
                where = self.places.somewhere(place)
                yield where if f"{kind} line" in where else f"{kind} {where}"

    def _castles(self) -> Iterator[str]:
        if self.view.castles:
            held = (f"{self.places.spot(c)}: {good}" for c, good in self.view.castles.items())
            yield hang("Castles: ", ", ".join(held), self.width)

    def _seat_row(self, seat: SeatView) -> list[object]:
        on_board = sum(len(seat.colonists[kind]) for kind in COLONIST_KINDS)
        built = sum(seat.seat in owners for owners in self.view.houses.values())
        return [
            self._seat_label(seat.seat),
            seat.coins,
            *(seat.goods[good] for good in TRADED_GOODS),
            seat.free_spaces,
            built,
            on_board,
            seat.cards_in_hand,
            seat.cards_in_discard,
            card_name(seat.top_card) if seat.top_card else "-",
        ]

    def _seat_label(self, seat: SeatId) -> str:
        return self.paint.seat(seat, self.seats.label(seat))

    def _own_seat(self) -> SeatView:
        return next(seat for seat in self.view.seats if seat.seat == self.view.viewer)
