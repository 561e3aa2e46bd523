"""Mason, Farmer, Smith, Vintner, Weaver: the own houses in cities of one good produce."""

from engine import storehouse
from engine.draft import Draft
from engine.rulebook import Execution, begins
from engine.state import card


@begins("specialist")
def begin(game: Draft, execution: Execution) -> None:
    """Ruling SP1."""
    good = card(execution.card).good
    assert good is not None  # the catalogue sees to it
    own_cities = game.state.houses_of(execution.seat)
    units = sum(game.state.tokens[city] == good for city in own_cities)
    storehouse.receive(game, {execution.seat: [good] * units})
