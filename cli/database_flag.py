"""Which database a command is about."""

import argparse

from cli.parser import Parser


def add_database_flag(parser: Parser) -> None:
    parser.add_argument(
        "--database",
        metavar="DATABASE",
        help="a file, or postgresql://... (CONCORDIA_DATABASE, or concordia.sqlite)",
    )


def database_address(arguments: argparse.Namespace) -> str:
    """A file, or where a PostgreSQL server is asked for it."""
    from bot.service.settings import read_settings

    return arguments.database or read_settings().database
