"""Games for the tests of what is said: every board, every way to play, the longest names."""

from collections.abc import Iterator

from bot.tables import rehearsal
from bot.tables.rehearsal import Rehearsal
from bot.texts.menus import MenuEntry, OptionMenu, everything
from engine import GameState, legal_actions, view_for
from engine.actions import Action
from engine.views import Viewer
from tests.playouts import BOARDS, steps
from words import words_for
from words.reader import Reader

ENGLISH = words_for()
SEED = "in words"
WIDEST = tuple(letter * 32 for letter in "WMQ@OG")
NAMES = ("Livia", "Marcus", "Gaius", "Octavia", "Quintus", "Julia")


FISH = {"fishMarket": True}
EVERY_TILE = {"forum": True, "forumPlaceholders": True, "forumFirstThreshold": 1}


def _ways(board: str, number: int) -> dict[str, object]:
    """Each board in one way, all ways among the boards."""
    ways: tuple[dict[str, object], ...] = (
        {"seats": 5, "set": "base", "noStartingGoods": True, "forum": True, "forumAuction": True},
        {"seats": 4, "team": True, "fishMarket": True, "fishMarketSide": "mountain"},
        {"seats": 3, "set": "venus", "intermediateScoring": True, "salt": True, **EVERY_TILE},
        {"seats": 6, "team": True, "mismatchedColonists": True, "salt": True, **EVERY_TILE, **FISH},
    )
    return {"board": board, **ways[(number + 1) % len(ways)]}


GAMES = [_ways(board, number) for number, board in enumerate(BOARDS)]


def reader_of(state: GameState, viewer: Viewer = None, names: tuple[str, ...] = WIDEST) -> Reader:
    return Reader(ENGLISH, view_for(state, viewer), names[: len(state.seats)])


def rehearsals(options: dict[str, object], every: int = 1) -> Iterator[Rehearsal]:
    """What the seat that is to decide could try, at every so-manyth decision of a random game
    and whenever something is asked or offered for the first time."""
    seen: set[str] = set()
    for place, (state, _, _) in enumerate(steps(options, SEED)):
        kinds = {state.pending[-1].kind, *(action.kind for action in legal_actions(state))}
        if place % every == 0 or kinds - seen:
            seen |= kinds
            yield rehearsal.begun(state, state.pending[-1].seat, place)


def reader_for(trying: Rehearsal, names: tuple[str, ...] = WIDEST) -> Reader:
    return Reader(ENGLISH, trying.view, names[: len(trying.view.seats)])


def entry_for(tree: OptionMenu, action: Action) -> MenuEntry | None:
    """Where the action is found, itself or one that is the same."""
    return next(
        (entry for entry in everything(tree) if action in (entry.action, *entry.same)), None
    )
