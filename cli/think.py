"""`concordia think`: computers' turns for bots that share a database."""

import argparse

from cli.database_flag import add_database_flag
from cli.parser import Commands

_DESCRIPTION = """\
Plays for the computers of all tables in a PostgreSQL database, until SIGTERM or Ctrl-C. It needs no
token: bots that share the database tell what was played. Start as many as you like, on any machine;
CONCORDIA_THINKERS says how many turns each thinks about at once. A bot with CONCORDIA_THINKERS=0
leaves all thinking to them. Exit code 0 after you stopped it, 2 if a setting or the database is
unusable, 1 after a crash."""


def add_to(commands: Commands) -> None:
    parser = commands.add(
        "think",
        run,
        summary="play for the computers of bots that share a database",
        description=_DESCRIPTION,
        example="concordia think --database postgresql://concordia@localhost/concordia",
    )
    add_database_flag(parser)


def run(arguments: argparse.Namespace) -> int:
    from bot.service import thinker
    from bot.service.settings import read_settings

    settings = read_settings()
    if arguments.database:
        settings = settings.model_copy(update={"database": arguments.database})
    return thinker.run(settings)
