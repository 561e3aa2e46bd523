"""What is special about a board, in a few words each, for those who choose one."""

from collections.abc import Iterator

from engine.catalogue import BoardFacts
from engine.terms import COLONIST_KINDS
from render.view_facts import place_names
from words import ENGLISH, Words
from words.nouns import alternatives
from words.reader import place_name


def specials(board: BoardFacts, words: Words = ENGLISH) -> tuple[str, ...]:
    return tuple(_specials(words, board))


def start(board: BoardFacts, words: Words = ENGLISH) -> str:
    """Where everyone's colonists begin."""
    havens = {
        place.id: words("special-haven", sea=place_name(words, place.id))
        for place in board.places
        if place.kind == "haven"
    }
    names = {**place_names(words.plain, board.id), **havens}
    land, sea = (
        alternatives(words, [names[place] for place in board.capitals[kind]])
        for kind in COLONIST_KINDS
    )
    if any(place.kind == "ship" for place in board.places):
        return words("special-ships")
    if land != sea:
        return words("special-capitals", land=land, sea=sea)
    return words("special-capital", places=land)


def _specials(words: Words, board: BoardFacts) -> Iterator[str]:
    kinds = {place.kind for place in board.places}
    yield start(board, words)
    for kind, steps in board.steps_per_colonist.items():
        if steps > 1:
            yield words("special-steps", kind=kind, steps=steps)
    if "castle" in kinds:
        yield words("special-castles")
    for place in board.places:
        if place.kind == "trade":
            yield words("special-trade", place=place_name(words, place.id), points=place.points)
    if board.coin_field:
        yield words("special-coin-field", coins=board.coin_field)
    if board.free_choice_provinces:
        yield words("special-free-choice")
    if board.flood:
        yield words("special-flood")
    if any(not line.rest for line in board.lines):
        yield words("special-no-rest")
