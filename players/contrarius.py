"""What Contrarius is going to have at the end: what his cards and houses then pay, not now.

He grows whatever is played, so a card he takes early is worth to him what all the houses he will
build pay for it, and a house what all the cards do that he will take.
"""

from __future__ import annotations

from engine import GameState
from engine.scoring import contrarius_score, start_points
from engine.state import components
from engine.terms import Good
from players.evaluation import MATCHING_HOUSES, MOST_KINDS, counted_houses, devotion

HOUSES = 13.0
PROVINCES = 9.0
KINDS = 4.0
COLONISTS = 3.0
"""What he adds in a whole game."""
HIS_SHARE = 0.45
"""Of the cards for sale, those that come to lie in his row unless somebody buys them."""
DEAR_HOUSES = 0.85
"""The share of his houses that Jupiter pays for."""
TRACK = 25.0
"""What he scores at once in a whole game."""


def prospects(state: GameState, left: float) -> float:
    """His points at the end, less what humans begin with; exactly so once the end is near."""
    assert state.contrarius is not None
    scored = contrarius_score(state)
    if not left:
        return float(scored.total - start_points(state.options))
    contrarius = state.contrarius
    gods = devotion(contrarius.row, ())
    unsold = devotion(tuple(each for each in state.display if each), state.deck)
    built = counted_houses(state, contrarius.seat)
    houses = len(built.cities)
    to_come = min(components().houses - houses, HOUSES * left)
    provinces = min(len(state.markers), len(built.provinces) + PROVINCES * left)
    kinds = min(MOST_KINDS, built.kinds + KINDS * left)
    colonists = len(contrarius.land + contrarius.sea)
    on_board = min(components().all_colonists, colonists + COLONISTS * left)
    dear = houses - built.goods.get("brick", 0) + DEAR_HOUSES * to_come
    minerva: dict[Good, float] = dict(gods.minerva)
    for good, points in unsold.minerva.items():
        minerva[good] = minerva.get(good, 0) + HIS_SHARE * points
    specialists = sum(
        points * (built.goods.get(good, 0) + MATCHING_HOUSES * to_come)
        for good, points in minerva.items()
    )
    specialists += built.goods.get("salt", 0) * max(minerva.values(), default=0)
    paired = built.paired + MATCHING_HOUSES * to_come
    return (
        scored.points
        + scored.tiles
        + scored.concordia
        + TRACK * left
        + (gods.jupiter + HIS_SHARE * unsold.jupiter) * dear
        + (gods.saturnus + HIS_SHARE * unsold.saturnus) * provinces
        + (gods.mercurius + HIS_SHARE * unsold.mercurius) * 2 * kinds
        + (gods.mars + HIS_SHARE * unsold.mars) * 2 * on_board
        + (gods.venus + HIS_SHARE * unsold.venus) * 2 * paired
        + specialists
        - start_points(state.options)
    )
