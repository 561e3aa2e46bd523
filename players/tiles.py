"""What the tiles of the forum are worth to a computer player, and its answers about them alone."""

from collections.abc import Collection, Sequence

from engine import View
from engine.actions import FINISH, Action, KeepPatrician, OpenAuction, RaiseBid
from engine.terms import TileId

PATRICIANS: dict[str, float] = {
    "claudia-agrippina": 4.0,
    "aulus-arcadius": 5.0,
    "annaeus-arcadius": 3.0,
    "appius-arcadius": 6.0,
    "gaius-marcellus": 6.0,
    "servius-marcellus": 4.0,
    "faustus-marcellus": 5.0,
    "donatus-pompeius": 6.0,
    "claudius-pompeius": 2.0,
    "sextus-pompeius": 4.0,
    "lucius-flavius": 5.0,
    "cornelius-scipio": 5.0,
    "titus-valerius": 4.0,
}
"""In points over a whole game, by rule of thumb."""
CITIZENS: dict[str, float] = {
    "augustus": 1.2,
    "commodus": 2.0,
    "julius": 0.6,
    "laurentius": 1.5,
    "mamercus": 1.5,
    "mamilius": 0.8,
    "marcus": 1.5,
    "numerius": 1.8,
    "publius": 1.0,
    "spurius": 1.5,
    "tiberius": 1.5,
    "novius": 1.2,
    "quintus": 0.6,
    "victoria": 0.8,
}
"""What one is worth as long as it lies there: it is used where it brings more than that, and not
for a trifle."""
EAGERNESS = 0.3
"""The share of its worth for which a tile is taken. A Tribune that waits for more cards gets one as
well, and one that is played early for the sake of a tile costs turns."""


def tiles_worth(
    tiles: Sequence[TileId], had: Collection[TileId] | None, left: float, soon: float
) -> float:
    """Patricians for the share of the game that is left, citizens until shortly before its end.
    `had`: those that a seat had when it began to think; None for all."""
    return sum(
        (left * PATRICIANS[tile] if tile in PATRICIANS else soon * CITIZENS[tile])
        * (1.0 if had is None or tile in had else EAGERNESS)
        for tile in tiles
    )


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
