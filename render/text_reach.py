"""What a seat can reach and build with an Architect, as text: the network that a picture shows."""

from collections.abc import Iterator, Mapping

from engine import View
from engine.actions import MoveColonist
from engine.decisions import MovementChoice
from engine.personalities.architect import doors_from, house_cost, movements, steps
from engine.state import GameState
from engine.terms import COLONIST_KINDS, CityId, ColonistKind, LineId, PlaceId, SeatId
from engine.views import known_state
from render.view_facts import place_names
from words import Words
from words.nouns import coins_text, goods_text, long_series, price_text, series

ColonistSpot = tuple[ColonistKind, PlaceId]
ColonistReach = Mapping[ColonistSpot, Mapping[int, list[PlaceId]]]
"""For each colonist, the lines it can stop on by the steps they take; where it is, for none."""


def reach_of(view: View, seat: SeatId) -> ColonistReach:
    """As the rules offer it to whoever plays an Architect now."""
    state = known_state(view)
    reach: dict[ColonistSpot, dict[int, list[PlaceId]]] = {
        (kind, place): {0: [place]}
        for kind, places in view.seats[seat].colonists.items()
        for place in places
    }
    for move in movements(state, MovementChoice(seat, steps(state, seat))):
        if isinstance(move, MoveColonist):
            doors = doors_from(state, seat, move.origin)
            taken = state.board.distances(move.colonist, doors)[move.line]
            reach[move.colonist, move.origin].setdefault(taken, []).append(move.line)
    return reach


def colonist_texts(
    view: View, words: Words, reach: ColonistReach
) -> Iterator[tuple[str, list[str]]]:
    """Each colonist, with the places it comes next to by each number of steps."""
    names = place_names(words.plain, view.options.board)
    for (kind, place), by_steps in reach.items():
        where = names[place]
        if place not in view.board.lines:
            where = words("text-board-in-place", place=where)
        there, seen = [], set()
        for taken, lines in sorted(by_steps.items()):
            ends = [end for line in lines for end in _ends(view, line) if end not in seen]
            seen.update(ends)
            if ends:
                places = series(words, (names[end] for end in dict.fromkeys(ends)))
                there.append(words("text-board-reach", steps=taken, places=places))
        yield (
            words("text-board-colonist", kind=kind, count=1, where=where),
            there or [words("text-board-no-reach")],
        )


def network_texts(view: View, words: Words) -> Iterator[str]:
    """Every city and other place, with those that lines of each kind lead to."""
    names = place_names(words.plain, view.options.board)
    facts = view.board.facts
    for place in (*(each.id for each in facts.cities), *(each.id for each in facts.places)):
        ways = []
        for kind in COLONIST_KINDS:
            lines = [line for line in facts.lines if line.kind == kind]
            ends = [end for line in lines if place in line.ends for end in line.ends]
            others = [names[end] for end in ends if end != place]
            if others:
                ways.append(words("text-board-ways", kind=kind, places=series(words, others)))
        if ways:
            yield words("text-board-network", place=names[place], ways=long_series(words, ways))


def _ends(view: View, place: PlaceId) -> tuple[PlaceId, ...]:
    """Of a line; nothing is next to a colonist in a city."""
    return view.board.lines[LineId(place)].ends if place in view.board.lines else ()


def building_texts(view: View, words: Words, reach: ColonistReach, seat: SeatId) -> Iterator[str]:
    """Every city that one could build in after moving, the nearest first: its price, and what is
    missing for it."""
    state, names = known_state(view), place_names(words.plain, view.options.board)
    nearest: dict[CityId, int] = {}
    for by_steps in reach.values():
        for taken, lines in by_steps.items():
            for city in (city for line in lines for city in view.board.building_ends.get(line, ())):
                nearest[city] = min(taken, nearest.get(city, taken))
    for city, taken in sorted(nearest.items(), key=lambda each: each[1]):
        if seat not in view.houses.get(city, ()):
            cost = house_cost(state, seat, city)
            yield words(
                "text-board-building",
                city=names[city],
                price=price_text(words, cost.coins, cost.goods),
                steps=taken,
                missing=_missing(state, words, seat, city),
            )


def _missing(state: GameState, words: Words, seat: SeatId, city: CityId) -> str:
    """`empty` if the seat could pay by itself."""
    cost, own = house_cost(state, seat, city), state.seats[seat]
    goods = [
        good
        for good in dict.fromkeys(cost.goods)
        for _ in range(cost.goods.count(good) - own.goods[good])
    ]
    coins = max(cost.coins - own.coins, 0)
    parts = ([goods_text(words, goods)] if goods else []) + (
        [coins_text(words, coins)] if coins else []
    )
    return " + ".join(parts) or "empty"
