"""Citizens in their windows: the one after the card, and why a tile cannot be used."""

from collections.abc import Iterable, Iterator

from engine import tile_effects
from engine.actions import FINISH, Action, Finish, UseTile
from engine.decisions import CitizenChoice, Decision
from engine.draft import Draft
from engine.obstacles.kinds import (
    Obstacle,
    OtherUse,
    TileBringsNothing,
    TileNotNow,
    TileNotYours,
    TileStands,
)
from engine.rulebook import aside, explains, offers, resolves
from engine.state import GameState

aside(UseTile, tile_effects.uses, tile_effects.use)


@offers(CitizenChoice)
def _nothing_else(_: GameState, __: CitizenChoice) -> Iterable[Action]:
    """Ruling FO11: passed over unless a citizen can be used, which the rulebook adds."""
    return (FINISH,)


@resolves(CitizenChoice)
def _leave(_: Draft, __: CitizenChoice, ___: Finish) -> None:
    pass


def against_using(state: GameState, decision: Decision, wanted: UseTile) -> Iterator[Obstacle]:
    tile, citizen = wanted.tile, tile_effects.CITIZENS.get(wanted.tile)
    if tile not in state.seats[decision.seat].tiles:
        yield TileNotYours(tile)
    elif citizen is None:
        stands = tile in tile_effects.STANDING
        yield TileStands(tile) if stands else TileNotNow(tile)
    elif decision.window not in citizen.windows:
        yield TileNotNow(tile)
    elif not any(True for _ in citizen.uses(state, decision)):
        yield TileBringsNothing(tile)
    elif wanted not in citizen.uses(state, decision):
        yield OtherUse(tile, f"FO-{tile}")


for _decision in Decision.kinds.values():
    explains(_decision, UseTile)(against_using)
