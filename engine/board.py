"""A board as colonists see it: which lines can be reached, where one may rest, build and begin.

Distances never change during a game (held lines may be passed, ruling AR3), so every move there
can be is worked out once per board and kept by number of steps.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping
from functools import cache

from engine.actions import MoveColonist
from engine.catalogue import BoardFacts, Line, Place, catalogue
from engine.terms import COLONIST_KINDS, BoardId, CityId, ColonistKind, LineId, PlaceId, ProvinceId

Moves = Mapping[LineId, MoveColonist]
"""By the line that each ends on."""
Doors = tuple[PlaceId, ...]


class Board:
    def __init__(self, facts: BoardFacts) -> None:
        self.facts = facts
        self.lines: Mapping[LineId, Line] = {line.id: line for line in facts.lines}
        self.places: Mapping[PlaceId, Place] = {place.id: place for place in facts.places}
        self.trades = tuple(place for place in facts.places if place.kind == "trade")
        self.building_cities = tuple(city.id for city in facts.cities if city.letter is not None)
        self.cities_in: Mapping[ProvinceId, tuple[CityId, ...]] = {
            province.id: tuple(c.id for c in facts.cities if c.letter and c.province == province.id)
            for province in facts.provinces
        }
        self.province_of: Mapping[CityId, ProvinceId] = {
            city: province for province, cities in self.cities_in.items() for city in cities
        }
        self.names: Mapping[PlaceId, str] = {city.id: city.name for city in facts.cities}
        self.building_ends: Mapping[PlaceId, tuple[CityId, ...]] = {
            line.id: tuple(CityId(e) for e in line.ends if e in self.province_of)
            for line in facts.lines
        }
        self._lines_at = _lines_at(facts)
        self._distances: dict[tuple[ColonistKind, Doors], Mapping[LineId, int]] = {}
        self._moves: dict[tuple[ColonistKind, PlaceId, int, Doors | None], Moves] = {}

    def __reduce__(self) -> tuple[object, ...]:
        """By name, so that a view that goes to another process does not take its board along."""
        return board_of, (self.facts.id,)

    def may_rest_on(self, line: LineId) -> bool:
        """Ruling AR3: some crossings can only be passed."""
        return self.lines[line].rest

    def may_pass(self, place: PlaceId) -> bool:
        """Cities and castles never block; nobody sails on through a trade roundel."""
        return place not in self.places or self.places[place].kind != "trade"

    def begins_at(self, kind: ColonistKind, place: PlaceId) -> bool:
        """Whether a colonist of the kind could ever leave the place (ruling C4)."""
        if place in self.places and self.places[place].kind == "haven":
            return kind == "sea"
        return bool(self._lines_at[kind].get(place))

    def doors(self, origin: PlaceId, own_cities: Collection[CityId]) -> Doors:
        """Where a colonist steps out: in its own place, or from a haven in its owner's harbours."""
        if origin not in self.places or self.places[origin].kind != "haven":
            return (origin,)
        return tuple(harbour for harbour in self.places[origin].harbours if harbour in own_cities)

    def distances(self, kind: ColonistKind, doors: Doors) -> Mapping[LineId, int]:
        """Steps to each line of the kind that one may rest on, nearest first."""
        key = (kind, doors)
        if key not in self._distances:
            self._distances[key] = dict(self._walk(kind, doors))
        return self._distances[key]

    def moves(
        self, kind: ColonistKind, origin: PlaceId, steps: int, doors: Doors | None = None
    ) -> Moves:
        """Every move within the steps by where it ends, as if all lines were free."""
        key = (kind, origin, steps, doors)
        if key not in self._moves:
            distances = self.distances(kind, doors if doors is not None else (origin,))
            self._moves[key] = {
                line: MoveColonist(kind, origin, line)
                for line, distance in distances.items()
                if distance <= steps
            }
        return self._moves[key]

    def trade_at(self, line: LineId) -> PlaceId | None:
        """The trade roundel at an end of the line."""
        return next((end for end in self.lines[line].ends if not self.may_pass(end)), None)

    def _walk(self, kind: ColonistKind, doors: Doors) -> Iterator[tuple[LineId, int]]:
        """All lines in rings around the doors; one that cannot be rested on is walked through."""
        seen = set(doors)
        ring = [line for door in doors for line in self._beyond(kind, door)]
        distance = 1
        while ring:
            fresh = [line for line in dict.fromkeys(ring) if line not in seen]
            seen.update(line for line in fresh)
            yield from ((line, distance) for line in fresh if self.may_rest_on(line))
            ring = [line for passed in fresh for line in self._beyond(kind, passed)]
            distance += 1

    def _beyond(self, kind: ColonistKind, place: PlaceId) -> list[LineId]:
        """Ruling AR2: out of a city onto its lines, or from a line through either end."""
        ends = self.lines[LineId(place)].ends if place in self.lines else (place,)
        return [
            line for end in ends if self.may_pass(end) for line in self._lines_at[kind].get(end, [])
        ]


@cache
def board_of(board: BoardId) -> Board:
    return Board(catalogue().boards[board])


def _lines_at(facts: BoardFacts) -> Mapping[ColonistKind, Mapping[PlaceId, list[LineId]]]:
    lines_at: dict[ColonistKind, defaultdict[PlaceId, list[LineId]]] = {
        kind: defaultdict(list) for kind in COLONIST_KINDS
    }
    for line in facts.lines:
        for end in line.ends:
            lines_at[line.kind][end].append(line.id)
    for ship in facts.places:
        lines_at["sea"][ship.id] += ship.lines
    return {kind: dict(at) for kind, at in lines_at.items()}
