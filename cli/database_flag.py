"""Which database a command is about."""

import argparse
from pathlib import Path

from cli.parser import Parser


def add_database_flag(parser: Parser) -> None:
    parser.add_argument(
        "--database", metavar="FILE", help="the database (CONCORDIA_DATABASE, or concordia.sqlite)"
    )


def database_path(arguments: argparse.Namespace) -> Path:
    from bot.service.settings import read_settings

    return Path(arguments.database or read_settings().database)
