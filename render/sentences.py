"""The labels and sentences of pictures, alt texts and the text board (words: `words.py`)."""

from collections.abc import Mapping, Sequence

from engine.terms import ColonistKind
from render.words import coins_text, count_text, listing

HAND = "Your hand"
DISPLAY = "Cards for sale"
SCORES = "Final scores"
CHART = "How the points grew"
DECK_EMPTY = "Deck empty"
GONE = "Empty"
OR = "or"
OWN_COST = "Cost"
PLACE_COST = "and for this place"
FREE = "nothing for this place"
IN_DECK = "in the deck"
WHO_PAYS = "Senator: card and place. Consul: card alone."
WHO_PAYS_IN_TEAMS = "Praetor: card and place. Proconsul: card alone."
TOTAL = "Total"
CONCORDIA = "Concordia"
TRADE = "Trade"
TURN_AXIS = "Turn"
POINTS_AXIS = "Points"
NOTHING = "–"

PROVINCES_HEADING = "PROVINCES AND CITIES"
PROVINCES_LEGEND = "city, letter, good, houses"
COLONISTS_HEADING = "COLONISTS"
CASTLES_HEADING = "CASTLES"
DISPLAY_HEADING = "DISPLAY"
SEATS_HEADING = "SEATS"
NOBODY = "none"
EMPTY = "empty"
FULL_TEXT = "The whole board is there as text."
AND_MORE = "And more."
PRODUCING = "Markers show:"
TURNED = "Turned to coins:"


def headline(board: str, turn: int) -> str:
    return f"{board}, turn {turn}"


def deck(cards: int) -> str:
    return f"{count_text(cards, 'card')} in the deck" if cards else DECK_EMPTY


def capitals(names: Mapping[ColonistKind, Sequence[str]]) -> str:
    land, sea = names["land"], names["sea"]
    if land == sea:
        return f"Capital: {listing(land, 'or')}"
    kinds = {"land": land, "sea": sea}
    return "Capital: " + ", ".join(f"{kind} {listing(n, 'or')}" for kind, n in kinds.items() if n)


def to_decide(seat: str) -> str:
    return f"To decide: {seat}"


def over(causer: str, cause: str) -> str:
    return f"The game is over. {ending(causer, cause)}"


def ending(causer: str, cause: str) -> str:
    what = "built the fifteenth house" if cause == "fifteenth_house" else "took the last card"
    return f"{causer} {what} and has the Concordia card."


def last_turns(causer: str, cause: str) -> str:
    return f"{ending(causer, cause)} These are the last turns."


def magnus(seat: str) -> str:
    return f"Praefectus Magnus: {seat}"


def coins_on_marker(coins: int, good: str) -> str:
    return f"{count_text(coins, 'coin')} ({good})"


def flood(good: str) -> str:
    return f"flood marker {good}"


def storehouse(goods: str, free: int) -> str:
    return f"{goods}; {count_text(free, 'space')} free"


def supply(houses: int, colonists: str) -> str:
    return f"left: {count_text(houses, 'house')}, colonists {colonists}"


def hand_size(cards: int) -> str:
    return f"{count_text(cards, 'card')} in hand"


def cost(own: str, place: str) -> str:
    return f"cost: {own}{place}"


def for_the_place(goods: str) -> str:
    return f", for the place {goods}"


def inside(place: str) -> str:
    return f"in {place}"


def pile(cards: int, top: str) -> str:
    if not cards:
        return "no card on the pile"
    return f"{count_text(cards, 'card')} on the pile, on top: {top}"


def intermediate(points: int) -> str:
    return f"intermediate score: {points}"


def coin_field(coins: int) -> str:
    return f"Coin field: {coins} more with the Prefect's coins"


def winners(names: Sequence[str]) -> str:
    return f"{listing(names)} {'wins' if len(names) == 1 else 'win'}"


def hand(cards: int) -> str:
    return f"Your hand of {count_text(cards, 'card')}:"


def for_sale(cards_in_deck: int) -> str:
    return f"The cards for sale with their costs. {deck(cards_in_deck)}."


def position(number: int, card: str, god: str, asked: str) -> str:
    return f"{number}: {card} ({god}) for {asked}."


def total_of(seat: str, total: int, paid: str) -> str:
    return f"{seat} {total}: {paid}."


def growth(last_turn: int) -> str:
    return f"Chart of the points over {count_text(last_turn, 'turn')}: start, middle and end."


def grew(seat: str, first: int, middle: int, last: int) -> str:
    return f"{seat}: {first}, {middle}, {last}."


def seat_in_short(
    seat: str, *, coins: int, goods: int, houses: int, colonists: int, hand_cards: int
) -> str:
    return (
        f"{seat}: {coins_text(coins)}, {goods} goods, {count_text(houses, 'house')}, "
        f"{count_text(colonists, 'colonist')}, {hand_cards} in hand."
    )


def lobby(board: str, suits: Sequence[int], provinces: int, cities: int) -> list[str]:
    return [
        f"Map of the board {board}.",
        f"{suits_text(suits)}, {count_text(provinces, 'province')}, "
        f"{count_text(cities, 'city', 'cities')}.",
    ]


def suits_text(suits: Sequence[int]) -> str:
    return f"for {listing([str(seats) for seats in suits], 'or')} seats"


def cards(number: int) -> str:
    return count_text(number, "card")


def status(turn: int, what: str) -> str:
    return f"Turn {turn} · {what}"


def decides(player: str) -> str:
    return f"{player} to decide"


SEATS_WORD = "seats"
FREE_SEAT = "free"


def free(seat: str) -> str:
    return f"{seat}, {FREE_SEAT}"


def size_of(provinces: int, cities: int) -> str:
    return f"{count_text(provinces, 'province')}, {count_text(cities, 'city', 'cities')}"


WITH_THE_COINS = "more with a Prefect's coins"
NO_PLACE_COST = "no extra"
NEW = "new"
LAST_TURNS = "The last turns."
