"""`concordia play`: a game in the terminal against computer players."""

import argparse
from contextlib import suppress

from bot.cli import files, game_flags
from bot.cli.errors import BadInput
from bot.cli.parser import Commands
from bot.terminal.console import Quit, open_console
from bot.terminal.conversation import Conversation
from bot.terminal.host import Host
from bot.terminal.names import seat_letter
from engine.records import write_record
from engine.terms import SeatId
from players import LEVELS

_DESCRIPTION = """\
A game in the terminal: you take one seat, the computer plays the others.
Type the number of what you want to do, ? for help, q to quit."""


def add_to(commands: Commands) -> None:
    parser = commands.add(
        "play",
        run,
        summary="a game in the terminal against computer players",
        description=_DESCRIPTION,
        example="concordia play --board imperium --seats 4 --seat G --record game.json",
    )
    game_flags.add_game_flags(parser, board="italia", seats=3)
    parser.add_argument(
        "--seat",
        metavar="LETTER",
        default="R",
        help="where you sit: R, G, Y, B, K or W, the letter of its colour (R, the first)",
    )
    parser.add_argument(
        "--level",
        metavar="LEVEL",
        default="merchant",
        help=f"how well the computer plays: {', '.join(LEVELS)} (merchant)",
    )
    parser.add_argument("--record", metavar="FILE", help="save the game here when you leave")


def run(arguments: argparse.Namespace) -> int:
    options = game_flags.game_options(arguments)
    seat = read_seat(arguments.seat, options.seats)
    level = read_level(arguments.level)
    if arguments.record:
        files.refuse_unwritable(arguments.record)
    host = Host(options, arguments.seed or game_flags.fresh_seed(), seat, level)
    try:
        with suppress(Quit):
            Conversation(host, open_console()).run()
    finally:
        if arguments.record:
            files.write_lines(arguments.record, write_record(host.record()).splitlines())
    _say_goodbye(arguments.record)
    return 0


def read_seat(text: str, seats: int) -> SeatId:
    letters = [seat_letter(seat) for seat in range(seats)]
    if text.upper() not in letters:
        raise BadInput(f'no seat "{text}"; there are {", ".join(letters)}')
    return SeatId(letters.index(text.upper()))


def read_level(text: str) -> str:
    if text not in LEVELS:
        raise BadInput(f'no level "{text}"; there are {", ".join(LEVELS)}')
    return text


def _say_goodbye(record: str | None) -> None:
    if record:
        print(f"The game is saved; see it again with: concordia replay {record}")
    else:
        print("The game is not saved; next time play with --record FILE to keep it.")
