"""How much each thing counts, in one place. `tools.tune_players` finds better values by play."""

import json
from dataclasses import dataclass, fields
from functools import cache
from pathlib import Path

FILE = Path(__file__).with_name("weights.json")


@dataclass(frozen=True)
class Weights:
    """Everything is told in points. What a game brings is to come: at half time half of it."""

    # What a seat usually adds in a whole game: cards of a god, and what they count.
    jupiter_cards: float
    saturnus_cards: float
    mercurius_cards: float
    mars_cards: float
    venus_cards: float
    minerva_cards: float
    houses: float
    provinces: float
    kinds: float
    colonists: float
    wealth: float
    """In sestertii."""

    # What helps to get there, in points over a whole game.
    income: float
    """Houses that produce a sestertius worth of goods."""
    mobility: float
    """A colonist on the board."""

    # What is in store; it loses its worth shortly before the end.
    coins: float
    """A sestertius, up to a dozen."""
    riches: float
    """A sestertius more."""
    goods: float
    """A sestertius worth of goods: the first unit of a kind."""
    second: float
    """The second unit."""
    surplus: float
    """Each further one."""
    crowding: float
    """A space less than three that are free; it costs."""
    prospects: float
    """A point that a house beside an own colonist would pay."""
    ready: float
    """As much again if the house could be paid now."""

    # A card in hand rather than on the pile.
    architect: float
    prefect: float
    mercator: float
    diplomat: float
    senator: float
    consul: float
    colonist: float
    specialist: float
    magister: float
    other_cards: float

    # The others, and the end.
    rivals: float
    """A point of theirs, on average; it costs."""
    victory: float
    """To have won."""


@cache
def weights_of(name: str) -> Weights:
    return Weights(**read()[name])


def read() -> dict[str, dict[str, float]]:
    values: dict[str, dict[str, float]] = json.loads(FILE.read_text(encoding="utf-8"))
    return values


def names() -> list[str]:
    return [field.name for field in fields(Weights)]
