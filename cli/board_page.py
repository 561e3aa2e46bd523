"""One board of the catalogue as a page of text."""

from collections.abc import Iterator
from typing import Any

from cli.board_list import capitals_text, cities_to_build_in
from cli.text_layout import hang, in_columns, table
from engine.catalogue import BoardFacts, Line
from engine.terms import COLONIST_KINDS, ColonistKind
from words import Words
from words.board_rules import board_rules, line_ends
from words.nouns import alternatives


def as_text(words: Words, board: BoardFacts) -> str:
    sections = [
        words(
            "boards-headline",
            name=board.name,
            id=board.id,
            seats=alternatives(words, [str(seats) for seats in board.suits]),
            provinces=len(board.provinces),
            cities=cities_to_build_in(board),
        ),
        words("boards-capital", places=capitals_text(words, board)),
        _provinces(words, board),
        *(_lines(words, board, kind) for kind in COLONIST_KINDS),
    ]
    rules = [hang("- ", rule) for rule in board_rules(words, board)]
    if rules:
        sections.append("\n".join([words("boards-special"), *rules]))
    return "\n\n".join(sections)


def as_json(words: Words, board: BoardFacts) -> dict[str, Any]:
    return {**board.model_dump(mode="json"), "special": board_rules(words, board)}


def _provinces(words: Words, board: BoardFacts) -> str:
    header = (words("boards-provinces.province"), words("boards-provinces.cities"))
    return table(header, _province_rows(words, board))


def _province_rows(words: Words, board: BoardFacts) -> Iterator[tuple[str, str]]:
    names = [(province.id, province.name) for province in board.provinces]
    for province, name in (*names, (None, words("boards-no-province"))):
        cities = [
            words("boards-city", city=city.name, letter=city.letter)
            if city.letter
            else words("boards-city.capital", city=city.name)
            for city in board.cities
            if city.province == province
        ]
        if cities:
            yield name, ", ".join(cities)


def _lines(words: Words, board: BoardFacts, kind: ColonistKind) -> str:
    lines = [_line(words, board, line) for line in board.lines if line.kind == kind]
    heading = words("boards-lines", kind=kind, count=len(lines))
    return f"{heading}\n{in_columns(lines) if lines else words('boards-lines.none')}"


def _line(words: Words, board: BoardFacts, line: Line) -> str:
    """`L1  Roma – Cosa`."""
    ends = line_ends(words, board, line.id)
    return f"{line.id:<4}{ends if line.rest else words('boards-no-rest', line=ends)}"
