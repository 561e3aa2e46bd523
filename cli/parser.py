"""Reading the command line: errors in one line, and help that always shows an example."""

import argparse
from collections.abc import Callable
from typing import NoReturn

from cli.errors import BadInput

Run = Callable[[argparse.Namespace], int]
"""A command: takes the flags, prints, and gives back the exit code."""


class Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        """A page of usage would bury the one line that matters."""
        raise BadInput(f"{message}; see {self.prog} --help")


class Commands:
    def __init__(self, program: str, description: str) -> None:
        self.parser = Parser(
            program,
            description=description,
            epilog=f"{program} COMMAND --help tells you more about a command, with an example.",
            allow_abbrev=False,
        )
        self._commands = self.parser.add_subparsers(metavar="COMMAND", required=True)

    def add(self, name: str, run: Run, *, summary: str, description: str, example: str) -> Parser:
        parser = self._commands.add_parser(
            name,
            help=summary,
            description=description,
            epilog=f"example:\n  {example}",
            formatter_class=argparse.RawDescriptionHelpFormatter,
            allow_abbrev=False,
        )
        parser.set_defaults(run=run)
        return parser


def positive(text: str) -> int:
    try:
        number = int(text)
    except ValueError:
        number = 0
    if number < 1:
        raise argparse.ArgumentTypeError(f'"{text}" is not a whole number above 0')
    return number


def seed(text: str) -> str:
    """A seed has to survive the journey into a record and back."""
    if not text or not text.isprintable():
        raise argparse.ArgumentTypeError("a seed is one or more printable characters")
    return text
