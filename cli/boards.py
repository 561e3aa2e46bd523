"""`concordia boards`: what there is to play on."""

import argparse
import json

from cli.game_flags import known_board
from cli.parser import Commands
from engine.catalogue import catalogue

_DESCRIPTION = """\
Lists the boards and the number of seats each one suits. With an ID, shows that board in full:
its provinces and cities, its lines, and its special rules."""


def add_to(commands: Commands) -> None:
    parser = commands.add(
        "boards",
        run,
        summary="list the boards, or show one in full",
        description=_DESCRIPTION,
        example="concordia boards germania",
    )
    parser.add_argument("board", metavar="ID", nargs="?", help="the board to show in full")
    parser.add_argument("--json", action="store_true", help="print the facts as one JSON object")


def run(arguments: argparse.Namespace) -> int:
    from cli import board_list, board_page
    from words import ENGLISH

    if arguments.board is not None:
        board = known_board(arguments.board)
        if arguments.json:
            print(json.dumps(board_page.as_json(ENGLISH, board)))
        else:
            print(board_page.as_text(ENGLISH, board))
        return 0
    boards = list(catalogue().boards.values())
    if arguments.json:
        print(json.dumps(board_list.as_json(ENGLISH, boards)))
    else:
        print(board_list.as_text(ENGLISH, boards))
    return 0
