"""Cross-checks of the catalogue: ids resolve, boards hang together, nothing is missing in a box.

A check yields what is wrong, as `place in the file: problem`; it may trust those before it.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Hashable, Iterable, Iterator
from typing import TYPE_CHECKING

from engine.terms import COLONIST_KINDS, GOODS, NUMERALS, TRADED_GOODS

if TYPE_CHECKING:
    from engine.catalogue import BoardFacts, BoardFile, Card, CardsFile, Components
    from engine.terms import BoardId, CardId

TOKENS = 30
MARKERS = 24
DISPLAY_POSITIONS = 7
SEAT_COLOURS = 6
DECK_SIZES = {
    "base": (8, 7, 6, 5, 4),
    "venus-individual": (7, 8, 6, 5, 4),
    "venus-team": (7, 8, 6, 5, 4),
}
START_HANDS = ("base", "venus-individual", "venus-team-first", "venus-team-second")
PANTHEON_SEATS = (2, 3, 4, 5)
PANTHEON_GODS = ("jupiter", "saturnus", "mercurius", "mars")
LINE_IDS = {"land": re.compile(r"L\d+"), "sea": re.compile(r"S\d+")}

Problems = Iterator[str]


def components(facts: Components) -> Problems:
    yield from _exactly("prices", facts.prices, TRADED_GOODS)
    yield from _exactly("house_costs", facts.house_costs, GOODS)
    yield from _exactly("colonists", facts.colonists, COLONIST_KINDS)
    yield from _exactly("markers", facts.markers, TRADED_GOODS)
    yield from _exactly("marker_coins", facts.marker_coins, TRADED_GOODS)
    yield from _count("markers", sum(facts.markers.values()), MARKERS, "markers")
    yield from _city_tokens(facts)
    yield from _exactly("display", facts.display, ("cloth", "wine"))
    for side, positions in facts.display.items():
        yield from _count(f"display.{side}", len(positions), DISPLAY_POSITIONS, "positions")
    yield from _unique("colours", facts.colours)
    yield from _count("colours", len(facts.colours), SEAT_COLOURS, "colours")


def _city_tokens(facts: Components) -> Problems:
    tokens = facts.city_tokens
    yield from _count("city_tokens", sum(map(len, tokens.values())), TOKENS, "tokens")
    yield from _exactly("salt_swaps", facts.salt_swaps, tokens)
    for letter, goods in tokens.items():
        yield from _known(f"city_tokens.{letter}", goods, TRADED_GOODS, "token of")
        swapped = facts.salt_swaps[letter]
        yield from _known(f"salt_swaps.{letter}", [swapped], goods, f"{letter} token of")


def cards(file: CardsFile) -> Problems:
    by_id = {card.id: card for card in file.cards}
    yield from _unique("cards", [card.id for card in file.cards])
    for index, card in enumerate(file.cards):
        yield from _card(f"cards[{index}]", card)
    yield from _decks(file, by_id)
    yield from _start_hands(file, by_id)
    yield from _pantheon(file, by_id)


def _card(where: str, card: Card) -> Problems:
    specialist = "specialist" in card.personalities
    for field, present, wanted in (
        ("personalities", bool(card.personalities), True),
        ("cost", bool(card.cost), card.numeral != "start"),
        ("good", card.good is not None, specialist),
        ("minerva_points", card.minerva_points > 0, specialist),
        ("payout", card.payout > 0, "mercator" in card.personalities),
    ):
        if present != wanted:
            yield f'{where}.{field}: {"missing" if wanted else "does not belong"} on "{card.id}"'
    if ("minerva" in card.gods) != specialist:
        yield f'{where}.gods: Minerva goes with the specialists, "{card.id}"'


def _decks(file: CardsFile, by_id: dict[CardId, Card]) -> Problems:
    yield from _exactly("decks", file.decks, DECK_SIZES)
    for card_set, deck in file.decks.items():
        yield from _exactly(f"decks.{card_set}", deck, NUMERALS)
        for numeral, size in zip(NUMERALS, DECK_SIZES[card_set], strict=True):
            where = f"decks.{card_set}.{numeral}"
            yield from _dealt(where, deck[numeral], by_id, numeral)
            yield from _count(where, len(deck[numeral]), size, "cards")


def _start_hands(file: CardsFile, by_id: dict[CardId, Card]) -> Problems:
    yield from _exactly("start_hands", file.start_hands, START_HANDS)
    for name, hand in file.start_hands.items():
        yield from _dealt(f"start_hands.{name}", hand, by_id, "start")


def _dealt(
    where: str, ids: tuple[CardId, ...], by_id: dict[CardId, Card], numeral: str
) -> Problems:
    yield from _unique(where, ids)
    yield from _known(where, ids, by_id, "card")
    for card in (by_id[id] for id in ids):
        if card.numeral != numeral:
            yield f'{where}: "{card.id}" has the numeral {card.numeral}'


def _pantheon(file: CardsFile, by_id: dict[CardId, Card]) -> Problems:
    yield from _exactly("base_pantheon", file.base_pantheon, PANTHEON_SEATS)
    for seats, printed in file.base_pantheon.items():
        yield from _exactly(f"base_pantheon.{seats}", printed, PANTHEON_GODS)
        ids = (id for numeral in NUMERALS[:seats] for id in file.decks["base"][numeral])
        for_sale = Counter(god for id in ids for god in by_id[id].gods)
        for god, count in printed.items():
            yield from _count(
                f"base_pantheon.{seats}.{god}", for_sale[god], count, "cards for sale"
            )


def board_file(file: BoardFile, name: str) -> Problems:
    if name != f"boards/{file.id}.json":
        yield f'id: "{file.id}" is not the name of the file'
    provinces = {province.id for province in file.provinces}
    letters = {city.letter for city in file.cities}
    for index, variant in enumerate(file.variants):
        where = f"variants[{index}]"
        yield from _known(
            f"{where}.without_provinces", variant.without_provinces, provinces, "province"
        )
        yield from _known(
            f"{where}.without_letters", variant.without_letters, letters, "city of letter"
        )


def board(facts: BoardFacts, parts: Components, *, others: Collection[BoardId]) -> Problems:
    if facts.id in others:
        yield f'id: there is another board "{facts.id}"'
    if not facts.cities:
        yield "cities: none"
    yield from _exactly("capitals", facts.capitals, COLONIST_KINDS)
    yield from _exactly("steps_per_colonist", facts.steps_per_colonist, COLONIST_KINDS)
    yield from _unique_on_board(facts)
    yield from _references(facts)
    yield from _lines(facts)
    yield from _ways_out(facts)
    yield from _connected(facts)
    yield from _capitals(facts)
    yield from _letters(facts, parts)
    yield from _lettered_provinces(facts)
    yield from _start_colonists(facts, parts)


def _unique_on_board(facts: BoardFacts) -> Problems:
    # A colonist's place is a city, a place or a line: these share one set of ids.
    taken: set[str] = set()
    for field, things in (
        ("cities", facts.cities),
        ("places", facts.places),
        ("lines", facts.lines),
    ):
        ids = [thing.id for thing in things]
        yield from _unique(field, [*taken.intersection(ids), *ids])
        taken.update(ids)
    yield from _unique("provinces", [province.id for province in facts.provinces])


def _references(facts: BoardFacts) -> Problems:
    provinces = {province.id for province in facts.provinces}
    cities = {city.id for city in facts.cities}
    lines = {line.id for line in facts.lines}
    places = cities | {place.id for place in facts.places}
    for where, ids in _named_provinces(facts):
        yield from _known(where, ids, provinces, "province")
    for where, ids in _named_places(facts):
        yield from _known(where, ids, places, "city or place")
    for index, place in enumerate(facts.places):
        yield from _known(f"places[{index}].lines", place.lines, lines, "line")
        yield from _known(f"places[{index}].harbours", place.harbours, cities, "city")


def _named_provinces(facts: BoardFacts) -> Iterator[tuple[str, Iterable[str]]]:
    yield "free_choice_provinces", facts.free_choice_provinces
    if facts.flood:
        yield "flood.provinces", facts.flood.provinces
    for index, city in enumerate(facts.cities):
        yield f"cities[{index}].province", [city.province] if city.province else []
    for index, place in enumerate(facts.places):
        yield f"places[{index}].province", [place.province] if place.province else []
        yield f"places[{index}].pays_for", place.pays_for


def _named_places(facts: BoardFacts) -> Iterator[tuple[str, Iterable[str]]]:
    for kind, capitals in facts.capitals.items():
        yield f"capitals.{kind}", capitals
    for index, colonist in enumerate(facts.start_colonists):
        yield f"start_colonists[{index}].place", [colonist.place]
    for index, line in enumerate(facts.lines):
        yield f"lines[{index}].ends", line.ends


def _lines(facts: BoardFacts) -> Problems:
    castles = {place.id for place in facts.places if place.kind == "castle"}
    for index, line in enumerate(facts.lines):
        if not LINE_IDS[line.kind].fullmatch(line.id):
            yield f'lines[{index}].id: "{line.id}" is no name of a {line.kind} line'
        yield from _unique(f"lines[{index}].ends", line.ends)
        if line.kind == "sea" and not castles.isdisjoint(line.ends):
            yield f'lines[{index}].ends: the sea line "{line.id}" ends at a castle'


def _ways_out(facts: BoardFacts) -> Problems:
    for index, place in enumerate(facts.places):
        if bool(place.lines) != (place.kind == "ship"):
            yield f"places[{index}].lines: a ship has them, nothing else"
        if bool(place.harbours) != (place.kind == "haven"):
            yield f"places[{index}].harbours: a haven has them, nothing else"


def _connected(facts: BoardFacts) -> Problems:
    neighbours: dict[str, set[str]] = {city.id: set() for city in facts.cities}
    neighbours |= {place.id: set() for place in facts.places if place.kind in ("castle", "trade")}
    for one, other in (line.ends for line in facts.lines):
        neighbours.setdefault(one, set()).add(other)
        neighbours.setdefault(other, set()).add(one)
    start, *others = neighbours
    reached, border = {start}, {start}
    while border:
        border = set[str]().union(*(neighbours[id] for id in border)) - reached
        reached |= border
    for id in others:
        if id not in reached:
            yield f'lines: no way from "{start}" to "{id}"'


def _capitals(facts: BoardFacts) -> Problems:
    capitals: set[str] = {id for ids in facts.capitals.values() for id in ids}
    for index, city in enumerate(facts.cities):
        if city.id in capitals and city.letter:
            yield f'cities[{index}].letter: the capital "{city.id}" has one'
        if city.id not in capitals and not city.letter:
            yield f'cities[{index}].letter: missing on "{city.id}", which is no capital'
        if city.id not in capitals and not city.province:
            yield f'cities[{index}].province: missing on "{city.id}", which is no capital'


def _letters(facts: BoardFacts, parts: Components) -> Problems:
    letters = Counter(city.letter for city in facts.cities if city.letter)
    yield from _known("cities", letters, parts.city_tokens, "tokens of letter")
    yield from _known("extra_tokens", facts.extra_tokens, letters, "city of letter")
    for letter, count in letters.items():
        tokens = len(parts.city_tokens[letter]) + (letter in facts.extra_tokens)
        yield from _count("cities", count, tokens, f'of letter "{letter}"')


def _lettered_provinces(facts: BoardFacts) -> Problems:
    settled = {city.province for city in facts.cities if city.letter}
    for index, province in enumerate(facts.provinces):
        if province.id not in settled:
            yield f'provinces[{index}]: no city with a letter in "{province.id}"'


def _start_colonists(facts: BoardFacts, parts: Components) -> Problems:
    for kind, count in Counter(colonist.kind for colonist in facts.start_colonists).items():
        pieces = parts.colonists[kind]
        if count > pieces:
            yield f"start_colonists: {count} {kind} colonists, but a seat has {pieces}"


def _exactly(where: str, found: Collection[Hashable], wanted: Collection[Hashable]) -> Problems:
    for key in wanted:
        if key not in found:
            yield f'{where}: nothing for "{key}"'
    for key in found:
        if key not in wanted:
            yield f'{where}: "{key}" does not belong there'


def _known(where: str, names: Iterable[str], known: Collection[str | None], what: str) -> Problems:
    for name in names:
        if name not in known:
            yield f'{where}: no {what} "{name}"'


def _unique(where: str, names: Iterable[str]) -> Problems:
    for name, count in Counter(names).items():
        if count > 1:
            yield f'{where}: "{name}" more than once'


def _count(where: str, found: int, wanted: int, what: str) -> Problems:
    if found != wanted:
        yield f"{where}: {found} {what} instead of {wanted}"
