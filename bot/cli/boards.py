"""`concordia boards`: what there is to play on."""

import argparse
import json
from typing import Any

from bot.cli.game_flags import known_board
from bot.cli.parser import Commands
from bot.cli.text import table
from bot.terminal.board_facts import board_page, capitals_text, specials
from engine.catalogue import BoardFacts, catalogue
from engine.terms import COLONIST_KINDS

_DESCRIPTION = """\
Lists the boards with the numbers of seats they suit; with an ID, one board in full:
its provinces and cities, its lines, and what is special about it."""


def add_to(commands: Commands) -> None:
    parser = commands.add(
        "boards",
        run,
        summary="the boards, or one of them in full",
        description=_DESCRIPTION,
        example="concordia boards germania",
    )
    parser.add_argument("board", metavar="ID", nargs="?", help="the board to show in full")
    parser.add_argument("--json", action="store_true", help="the facts as one JSON object")


def run(arguments: argparse.Namespace) -> int:
    if arguments.board is not None:
        facts = known_board(arguments.board)
        print(json.dumps(_in_full(facts)) if arguments.json else board_page(facts))
        return 0
    boards = list(catalogue().boards.values())
    print(
        json.dumps({"boards": [_in_short(board) for board in boards]})
        if arguments.json
        else _table(boards)
    )
    return 0


def _table(boards: list[BoardFacts]) -> str:
    header = ["Board", "Name", "Seats", "Provinces", "Cities", "Land", "Sea", "Capital"]
    rows = []
    for board in boards:
        short = _in_short(board)
        rows.append(
            [
                board.id,
                board.name + (" *" if short["special"] else ""),
                ", ".join(map(str, board.suits)),
                short["provinces"],
                short["cities"],
                short["lines"]["land"],
                short["lines"]["sea"],
                capitals_text(board),
            ]
        )
    text = table(header, rows, numbers=("Provinces", "Cities", "Land", "Sea"))
    return f"{text}\n* has rules of its own: concordia boards ID"


def _in_short(board: BoardFacts) -> dict[str, Any]:
    return {
        "id": board.id,
        "name": board.name,
        "suits": list(board.suits),
        "provinces": len(board.provinces),
        "cities": sum(city.letter is not None for city in board.cities),
        "lines": {kind: sum(line.kind == kind for line in board.lines) for kind in COLONIST_KINDS},
        "capitals": {kind: list(places) for kind, places in board.capitals.items()},
        "special": specials(board),
    }


def _in_full(board: BoardFacts) -> dict[str, Any]:
    return {**board.model_dump(mode="json"), "special": specials(board)}
