"""What the tiles of the forum are worth to a computer player, and its answers about them alone."""

from collections.abc import Sequence

from engine import View
from engine.actions import FINISH, Action, KeepPatrician, OpenAuction, RaiseBid
from engine.terms import TileId

PATRICIANS: dict[str, float] = {
    "claudia-agrippina": 5.0,
    "aulus-arcadius": 6.0,
    "annaeus-arcadius": 3.0,
    "appius-arcadius": 6.0,
    "gaius-marcellus": 6.0,
    "servius-marcellus": 4.0,
    "faustus-marcellus": 4.0,
    "donatus-pompeius": 6.0,
    "claudius-pompeius": 3.0,
    "sextus-pompeius": 4.0,
    "lucius-flavius": 4.0,
    "cornelius-scipio": 5.0,
    "titus-valerius": 4.0,
}
"""In points over a whole game, by rule of thumb."""
CITIZEN = 0.6
"""What one is worth as long as it lies there: less than what it brings when it is used."""


def standing_worth(tiles: Sequence[TileId]) -> float:
    """Of what lasts; the share of the game that is left is still to be counted in."""
    return sum(PATRICIANS.get(tile, 0.0) for tile in tiles)


def citizens_worth(tiles: Sequence[TileId]) -> float:
    return CITIZEN * sum(tile not in PATRICIANS for tile in tiles)


def answer_before_the_game(view: View, offered: Sequence[Action]) -> Action | None:
    """Which patrician to keep or to bid for, and how much; None where something else is asked."""
    patricians = [each for each in offered if isinstance(each, KeepPatrician)]
    if patricians:
        return max(patricians, key=lambda each: PATRICIANS[each.tile])
    openings = [each for each in offered if isinstance(each, OpenAuction) and each.bid == 0]
    if openings:
        return max(openings, key=lambda each: PATRICIANS[each.tile])
    raises = [each for each in offered if isinstance(each, RaiseBid)]
    if raises and view.auction and view.auction.named:
        return raises[0] if raises[0].bid <= _limit(view, view.auction.named) else FINISH
    return None


def _limit(view: View, named: TileId) -> float:
    """What it brings more than the worst one that is up, which somebody gets for nothing."""
    up = view.auction.tiles if view.auction else ()
    return PATRICIANS[named] - min(PATRICIANS[tile] for tile in up)
