"""Citizens that move or place colonists."""

from collections.abc import Iterator

from engine import colonists, treasury
from engine.actions import MoveColonist, UseTile
from engine.decisions import Decision, MovementChoice
from engine.draft import Draft
from engine.events import ColonistPlaced
from engine.personalities import architect
from engine.state import GameState
from engine.terms import TileId
from engine.tile_effects import OUTSIDE, citizen

JULIUS, PUBLIUS = TileId("julius"), TileId("publius")
COINS_A_COLONIST = 5


def _movement(state: GameState, decision: Decision) -> MovementChoice:
    return MovementChoice(decision.seat, architect.steps(state, decision.seat), only_moves=True)


def _some_move(state: GameState, decision: Decision) -> Iterator[UseTile]:
    moves = architect.movements(state, _movement(state, decision))
    if any(isinstance(each, MoveColonist) for each in moves):
        yield UseTile(JULIUS)


@citizen("julius", _some_move, windows=OUTSIDE)
def julius(game: Draft, decision: Decision, _: UseTile) -> None:
    game.ask(_movement(game.state, decision))


def _placements(state: GameState, decision: Decision) -> Iterator[UseTile]:
    if treasury.at_hand(state, decision.seat) >= COINS_A_COLONIST:
        for each in colonists.places(state, decision.seat, in_own_cities=True):
            yield UseTile(PUBLIUS, colonist=each.colonist, place=each.place)


@citizen("publius", _placements)
def publius(game: Draft, decision: Decision, action: UseTile) -> None:
    assert action.colonist is not None  # only such uses are offered
    assert action.place is not None
    treasury.gather(game, decision.seat, COINS_A_COLONIST)
    game.emit(ColonistPlaced(decision.seat, action.colonist, action.place, (), COINS_A_COLONIST))
