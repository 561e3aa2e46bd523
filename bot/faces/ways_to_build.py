"""Architect: a city to build in, with the move that it takes.

People think of the houses they want; the rules ask for all moves before the first house. So a move
that is needed for another house goes before the houses that were tried already.
"""

from collections.abc import Iterable, Iterator, Sequence

from bot.faces.action_face import Wording
from bot.faces.nearness import worth
from bot.faces.registry import enter
from bot.faces.shortcut_face import PanelShortcut, ShortcutFace
from bot.tables.rehearsal import Offer, Rehearsal
from engine.actions import FINISH, Action, BuildHouse, MoveColonist
from engine.board import board_of
from engine.decisions import BuildingChoice, MovementChoice
from engine.events import ColonistMoved, HouseBuilt
from engine.terms import CityId
from words import Words, nouns
from words.reader import Reader
from words.tiles import tile_name


def _find(draft: Rehearsal) -> Iterator[PanelShortcut]:
    """For each city the way with the fewest steps; what needs none is asked anyway, but not before
    the moves are done."""
    moving, built = _before_building(draft)
    if moving is None:
        return
    near = _tried(moving, (FINISH, *built))
    found = set(_houses(near))
    if near is not None and moving is draft:
        yield from (_shortcut(near, city) for city in _dearest_first(near, found))
    ends = board_of(draft.view.options.board).building_ends
    moves = [offer for offer in moving.offers() if isinstance(offer.action, MoveColonist)]
    for offer in sorted(moves, key=_steps):
        beside = set(ends[offer.the(ColonistMoved).line]) - found
        there = _tried(moving, (offer.action, FINISH, *built)) if beside else None
        reached = beside.intersection(_houses(there))
        if there is not None and reached:
            found |= reached
            yield from (_shortcut(there, city, offer) for city in _dearest_first(there, reached))


def _before_building(draft: Rehearsal) -> tuple[Rehearsal | None, tuple[Action, ...]]:
    """What was tried while colonists could still move, and the houses that were built since."""
    moves = len(draft.actions)
    while moves and isinstance(draft.actions[moves - 1], BuildHouse):
        moves -= 1
    built = draft.actions[moves:]
    if not built and isinstance(draft.decision, MovementChoice):
        return (None if draft.decision.only_moves else draft), ()
    if not moves or draft.actions[moves - 1] != FINISH:
        return None, ()
    moving = draft.back(len(built) + 1)
    return (moving if isinstance(moving.decision, MovementChoice) else None), built


def _tried(moving: Rehearsal, actions: Sequence[Action]) -> Rehearsal | None:
    """None where that cannot be: such as a house whose colonist has left."""
    trying = moving
    for action in actions:
        if action == FINISH and isinstance(trying.decision, BuildingChoice):
            continue  # the last step was taken, so building has begun by itself
        if action not in trying.options():
            return None
        trying = trying.then(action)
    return trying


def _houses(there: Rehearsal | None) -> dict[CityId, BuildHouse]:
    """One for each city; with a citizen only where it takes one."""
    offered = there.options() if there is not None else ()
    houses = [action for action in offered if isinstance(action, BuildHouse)]
    return {action.city: action for action in sorted(houses, key=lambda each: each.tile is None)}


def _dearest_first(there: Rehearsal, cities: Iterable[CityId]) -> list[CityId]:
    return sorted(cities, key=lambda city: (-worth([there.view.tokens[city]]), city))


def _steps(offer: Offer) -> int:
    return offer.the(ColonistMoved).steps


def _shortcut(there: Rehearsal, city: CityId, move: Offer | None = None) -> PanelShortcut:
    draft = there.then(_houses(there)[city])
    return PanelShortcut(draft, lambda reader: _wording(reader, draft, city, move))


def _wording(reader: Reader, draft: Rehearsal, city: CityId, move: Offer | None) -> Wording:
    words = reader.words
    built = next(e for e in draft.events if isinstance(e, HouseBuilt) and e.city == city)
    price = nouns.price_text(words, built.coins, built.payment)
    action = draft.actions[-1]
    if isinstance(action, BuildHouse) and action.tile:
        price = words("option-with-tile", name=price, tile=tile_name(action.tile))
    if move is None:
        return Wording(reader.city_with_houses(city), facts=price)
    moved = move.the(ColonistMoved)
    way = words(
        "shortcut-build.way",
        kind=moved.colonist,
        origin=reader.place(moved.origin),
        steps=words("counted-steps", count=moved.steps),
    )
    return Wording(reader.city_with_houses(city), facts=price, details=(way,))


def _asks(words: Words, draft: Rehearsal) -> str:
    begun = any(isinstance(action, BuildHouse) for action in draft.actions)
    return words("shortcut-build.again" if begun else "shortcut-build")


enter(ShortcutFace("build", _find, _asks, comes_first=True))
