"""The flags that say which game is to be played, and what they are read into."""

import argparse
import os
import secrets
from collections.abc import Sequence
from difflib import get_close_matches
from typing import Literal

from cli.errors import BadInput
from cli.parser import Parser, positive, seed
from engine import GameOptions, read_options
from engine.catalogue import BoardFacts, catalogue
from engine.game_options import option_names
from engine.terms import BoardId

_SWITCH = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}
_FLAGS = {name: f"--{name}" for name in ("board", "seats", "set", "team")} | {"cards": "--set"}
CARDS: tuple[Literal["base", "venus"], ...] = ("base", "venus")


def add_game_flags(parser: Parser, *, board: str | None = None, seats: int | None = None) -> None:
    """A board and a number of seats given here are what is played when the flag is left out."""
    parser.add_argument(
        "--board",
        metavar="ID",
        default=board,
        required=board is None,
        help="the board; `concordia boards` lists them" + _default(board),
    )
    parser.add_argument(
        "--seats",
        metavar="N",
        type=positive,
        default=seats,
        required=seats is None,
        help="how many seats: 2 to 5, or 4 or 6 in teams" + _default(seats),
    )
    parser.add_argument(
        "--set",
        dest="cards",
        choices=CARDS,
        help="the card set (base, or venus for teams)",
    )
    parser.add_argument(
        "--team", action="store_true", help="teams of two, partners opposite each other"
    )
    add_option_flag(parser, "change a rule, such as displaySide=wine or forum=on; repeatable")
    add_seed_flag(parser)


def add_option_flag(parser: Parser, help: str) -> None:
    parser.add_argument("--option", metavar="NAME=VALUE", action="append", default=[], help=help)


def add_seed_flag(parser: Parser) -> None:
    parser.add_argument(
        "--seed", metavar="S", type=seed, help="the seed for every shuffle (a new one each time)"
    )


def add_jobs_flag(parser: Parser) -> None:
    parser.add_argument(
        "--jobs",
        metavar="J",
        type=positive,
        default=os.cpu_count() or 1,
        help="games at a time (one per processor)",
    )


def fresh_seed() -> str:
    return secrets.token_hex(4)


def game_options(arguments: argparse.Namespace) -> GameOptions:
    known_board(arguments.board)
    cards = {"set": arguments.cards} if arguments.cards else {}
    table = {"board": arguments.board, "seats": arguments.seats, "team": arguments.team, **cards}
    return read_options({**table, **named_options(arguments.option)})


def named_options(texts: Sequence[str]) -> dict[str, object]:
    values: dict[str, object] = {}
    for text in texts:
        name, value = _named_value(text)
        if name in values:
            raise BadInput(f'option "{name}" appears twice')
        values[name] = value
    return values


def known_board(name: str) -> BoardFacts:
    boards = catalogue().boards
    if name in boards:
        return boards[BoardId(name)]
    close = get_close_matches(name.lower(), boards, n=1)
    hint = f"did you mean {close[0]}? There are" if close else "there are"
    raise BadInput(f'no board "{name}"; {hint} {", ".join(boards)}')


def _named_value(text: str) -> tuple[str, object]:
    name, equals, value = text.partition("=")
    if not (name and equals and value):
        raise BadInput(f'--option wants NAME=VALUE, such as displaySide=wine, not "{text}"')
    if name in _FLAGS:
        raise BadInput(f'option "{name}" has its own flag: {_FLAGS[name]}')
    _refuse_unknown(name)
    return name, int(value) if value.isdecimal() else _SWITCH.get(value.lower(), value)


def _refuse_unknown(name: str) -> None:
    """Options have one spelling each, the one that records have too."""
    names = [known for known in option_names() if known not in _FLAGS]
    if name in names:
        return
    spellings = {known.lower(): known for known in names}
    close = get_close_matches(name.replace("_", "").lower(), spellings, n=1)
    hint = f"did you mean {spellings[close[0]]}? There are" if close else "there are"
    raise BadInput(f'no option "{name}"; {hint} {", ".join(names)}')


def _default(value: object) -> str:
    return f" ({value})" if value else ""
