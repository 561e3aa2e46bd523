"""What is special about a board, in a few words each, for those who choose one."""

from collections.abc import Iterator

from engine.catalogue import BoardFacts
from engine.terms import COLONIST_KINDS
from render import words
from render.view_facts import place_names


def specials(board: BoardFacts) -> tuple[str, ...]:
    return tuple(_specials(board))


def _specials(board: BoardFacts) -> Iterator[str]:
    kinds = {place.kind for place in board.places}
    havens = {place.id: words.haven(place.name) for place in board.places if place.kind == "haven"}
    names = {**place_names(board.id), **havens}
    capitals = {kind: [names[place] for place in board.capitals[kind]] for kind in COLONIST_KINDS}
    if "ship" in kinds:
        yield words.SHIPS
    elif capitals["land"] != capitals["sea"]:
        yield words.two_capitals(capitals["land"], capitals["sea"])
    else:
        yield words.one_capital(capitals["land"])
    for kind, steps in board.steps_per_colonist.items():
        if steps > 1:
            yield words.quick_colonists(kind, steps)
    if "castle" in kinds:
        yield words.CASTLES
    for place in board.places:
        if place.kind == "trade":
            yield words.trade(place.name, place.points)
    if board.coin_field:
        yield words.prefect_coins(board.coin_field)
    if board.free_choice_provinces:
        yield words.FREE_CHOICE
    if board.flood:
        yield words.FLOOD
    if any(not line.rest for line in board.lines):
        yield words.NO_REST
