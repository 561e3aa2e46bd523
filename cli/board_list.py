"""All boards of the catalogue, a row each."""

from collections.abc import Sequence
from typing import Any

from cli.text_layout import table
from engine.catalogue import BoardFacts
from engine.terms import COLONIST_KINDS, ColonistKind
from words import Words
from words.board_rules import board_rules
from words.nouns import alternatives
from words.reader import names_on


def as_text(words: Words, boards: Sequence[BoardFacts]) -> str:
    numbers = [
        words("boards-list.provinces"),
        words("boards-list.cities"),
        words("boards-list.land"),
        words("boards-list.sea"),
    ]
    header = [
        words("boards-list.board"),
        words("boards-list.name"),
        words("boards-list.seats"),
        *numbers,
        words("boards-list.capital"),
    ]
    rows = [
        [
            board.id,
            f"{board.name} *" if board_rules(words, board) else board.name,
            ", ".join(map(str, board.suits)),
            len(board.provinces),
            cities_to_build_in(board),
            *_line_counts(board).values(),
            capitals_text(words, board),
        ]
        for board in boards
    ]
    text = table(header, rows, numbers=numbers)
    return f"{text}\n{words('boards-list.special')}"


def as_json(words: Words, boards: Sequence[BoardFacts]) -> dict[str, Any]:
    return {"boards": [_in_short(words, board) for board in boards]}


def capitals_text(words: Words, board: BoardFacts) -> str:
    names = names_on(words, board.id)
    land, sea = (
        alternatives(words, [names[place] for place in board.capitals[kind]])
        or words("boards-no-capital")
        for kind in COLONIST_KINDS
    )
    return land if land == sea else words("boards-capitals", land=land, sea=sea)


def cities_to_build_in(board: BoardFacts) -> int:
    """Capitals have no letter."""
    return sum(city.letter is not None for city in board.cities)


def _in_short(words: Words, board: BoardFacts) -> dict[str, Any]:
    return {
        "id": board.id,
        "name": board.name,
        "suits": list(board.suits),
        "provinces": len(board.provinces),
        "cities": cities_to_build_in(board),
        "lines": _line_counts(board),
        "capitals": {kind: list(places) for kind, places in board.capitals.items()},
        "special": board_rules(words, board),
    }


def _line_counts(board: BoardFacts) -> dict[ColonistKind, int]:
    return {kind: sum(line.kind == kind for line in board.lines) for kind in COLONIST_KINDS}
