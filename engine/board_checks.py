"""Cross-checks of a board: it hangs together, its letters match the tokens, every id resolves.

A check yields what is wrong, as `place in the file: problem`; it may trust those before it.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from typing import TYPE_CHECKING

from engine.catalogue_checks import Problems, count, exactly, known, unique
from engine.terms import COLONIST_KINDS

if TYPE_CHECKING:
    from engine.catalogue import BoardFacts, BoardFile, Components
    from engine.terms import BoardId

LINE_IDS = {"land": re.compile(r"L\d+"), "sea": re.compile(r"S\d+")}
SEATS = frozenset(range(2, 7))


def board_file(file: BoardFile, name: str) -> Problems:
    if name != f"boards/{file.id}.json":
        yield f'id: "{file.id}" is not the name of the file'
    provinces = {province.id for province in file.provinces}
    letters = {city.letter for city in file.cities}
    for index, variant in enumerate(file.variants):
        where = f"variants[{index}]"
        yield from known(
            f"{where}.without_provinces", variant.without_provinces, provinces, "province"
        )
        yield from known(
            f"{where}.without_letters", variant.without_letters, letters, "city of letter"
        )


def board(facts: BoardFacts, parts: Components, *, others: Collection[BoardId]) -> Problems:
    if facts.id in others:
        yield f'id: there is another board "{facts.id}"'
    if not facts.cities:
        yield "cities: none"
    if not facts.start_colonists:
        yield "start_colonists: none"
    if not facts.suits or not set(facts.suits) <= SEATS:
        yield f"suits: {list(facts.suits)} is no choice of 2 to 6 seats"
    yield from exactly("capitals", facts.capitals, COLONIST_KINDS)
    yield from exactly("steps_per_colonist", facts.steps_per_colonist, COLONIST_KINDS)
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
        yield from unique(field, [*taken.intersection(ids), *ids])
        taken.update(ids)
    yield from unique("provinces", [province.id for province in facts.provinces])


def _references(facts: BoardFacts) -> Problems:
    provinces = {province.id for province in facts.provinces}
    cities = {city.id for city in facts.cities}
    lines = {line.id for line in facts.lines}
    places = cities | {place.id for place in facts.places}
    for where, ids in _named_provinces(facts):
        yield from known(where, ids, provinces, "province")
    for where, ids in _named_places(facts):
        yield from known(where, ids, places, "city or place")
    for index, place in enumerate(facts.places):
        yield from known(f"places[{index}].lines", place.lines, lines, "line")
        yield from known(f"places[{index}].harbours", place.harbours, cities, "city")


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
        yield from unique(f"lines[{index}].ends", line.ends)
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
    yield from known("cities", letters, parts.city_tokens, "tokens of letter")
    yield from known("extra_tokens", facts.extra_tokens, letters, "city of letter")
    for letter, cities in letters.items():
        tokens = len(parts.city_tokens[letter]) + (letter in facts.extra_tokens)
        yield from count("cities", cities, tokens, f'of letter "{letter}"')


def _lettered_provinces(facts: BoardFacts) -> Problems:
    settled = {city.province for city in facts.cities if city.letter}
    for index, province in enumerate(facts.provinces):
        if province.id not in settled:
            yield f'provinces[{index}]: no city with a letter in "{province.id}"'


def _start_colonists(facts: BoardFacts, parts: Components) -> Problems:
    for kind, placed in Counter(colonist.kind for colonist in facts.start_colonists).items():
        pieces = parts.colonists[kind]
        if placed > pieces:
            yield f"start_colonists: {placed} {kind} colonists, but a seat has {pieces}"
