"""Citizens for an Architect: houses for less."""

from collections.abc import Iterator
from functools import cache

from engine.actions import UseTile
from engine.catalogue import HouseCost
from engine.decisions import BuildingChoice, Decision
from engine.draft import Draft
from engine.frozen import replace
from engine.personalities import architect
from engine.state import GameState
from engine.terms import CityId, Good, TileId
from engine.tile_effects import INSIDE, Standing, citizen, prices_house, stands

MAMILIUS, MARCUS = TileId("mamilius"), TileId("marcus")
ONE_TOOL = HouseCost(goods=("tool",), coins=0)

stands("mamilius", Standing(without_bricks=True), while_in_force=True)


@prices_house("mamercus")
def mamercus(_: GameState, __: CityId, cost: HouseCost) -> HouseCost:
    return _for_goods(cost.goods)


@cache
def _for_goods(goods: tuple[Good, ...]) -> HouseCost:
    return HouseCost(goods=goods, coins=0)


@prices_house("marcus")
def marcus(state: GameState, city: CityId, cost: HouseCost) -> HouseCost:
    """Only in a salt city, or without salt in any city."""
    fits = not state.options.salt or state.tokens[city] == "salt"
    return ONE_TOOL if fits else cost


def _before_first_house(state: GameState, decision: Decision) -> Iterator[UseTile]:
    """While some house could be built then that needs a brick now."""
    if not isinstance(decision, BuildingChoice) or decision.houses_built or decision.in_force:
        return
    if not state.houses_left(decision.seat):
        return
    for house in architect.houses(state, _without_bricks(decision)):
        usual = architect.house_cost(state, decision.seat, house.city)
        if "brick" in usual.goods and house.tile != MARCUS:
            yield UseTile(MAMILIUS)
            return


@citizen("mamilius", _before_first_house, windows=INSIDE)
def mamilius(_: Draft, decision: Decision, __: UseTile) -> Decision:
    assert isinstance(decision, BuildingChoice)
    return _without_bricks(decision)


def _without_bricks(choice: BuildingChoice) -> BuildingChoice:
    return replace(choice, in_force=(*choice.in_force, MAMILIUS))
