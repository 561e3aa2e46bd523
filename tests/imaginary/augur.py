"""Augur: read an omen, and be paid for it. An eagle flies only over those who are rich already.

No card of the game bears it. It is written as a module of `engine/personalities` would be, and
shows what one has to write there: nothing else in the engine knows of it.
"""

from collections.abc import Iterable, Iterator
from typing import ClassVar, Literal

from engine.actions import FINISH, Action, Finish
from engine.decisions import Decision
from engine.draft import Draft
from engine.events import Event
from engine.evolve import evolves, seats_with
from engine.frozen import frozen, replace
from engine.obstacles.kinds import Obstacle, Ruling
from engine.rulebook import Execution, begins, explains, offers, resolves
from engine.state import GameState
from engine.terms import SeatId

Omen = Literal["owl", "eagle"]

COINS: dict[Omen, int] = {"owl": 1, "eagle": 4}
RICH = 6


@frozen
class OmenChoice(Decision):
    """Which omen to read."""

    seat: SeatId
    kind: Literal["omen_choice"] = "omen_choice"


@frozen
class ReadOmen(Action):
    omen: Omen
    kind: Literal["read_omen"] = "read_omen"


@frozen
class OmenRead(Event):
    seat: SeatId
    omen: Omen
    coins: int
    kind: Literal["omen_read"] = "omen_read"


@frozen
class NoEagle(Obstacle):
    """So many more coins would bring one."""

    coins: int
    ruling: ClassVar[Ruling] = "AU1"
    kind: Literal["no_eagle"] = "no_eagle"


@begins("augur")
def begin(game: Draft, execution: Execution) -> None:
    game.ask(OmenChoice(execution.seat))


@offers(OmenChoice)
def options(state: GameState, choice: OmenChoice) -> Iterable[Action]:
    yield ReadOmen("owl")
    if state.seats[choice.seat].coins >= RICH:
        yield ReadOmen("eagle")
    yield FINISH


@resolves(OmenChoice)
def resolve(game: Draft, choice: OmenChoice, action: ReadOmen | Finish) -> None:
    if isinstance(action, ReadOmen):
        game.emit(OmenRead(choice.seat, action.omen, COINS[action.omen]))


@explains(OmenChoice, ReadOmen)
def _against_reading(state: GameState, choice: OmenChoice, wanted: ReadOmen) -> Iterator[Obstacle]:
    missing = RICH - state.seats[choice.seat].coins
    if wanted.omen == "eagle" and missing > 0:
        yield NoEagle(missing)


@evolves(OmenRead)
def _omen_read(state: GameState, event: OmenRead) -> GameState:
    reader = state.seats[event.seat]
    richer = replace(reader, coins=reader.coins + event.coins)
    return replace(state, seats=seats_with(state, event.seat, richer))
