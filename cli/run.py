"""`concordia run`: the bot, until it is stopped."""

import argparse

from cli.database_flag import add_database_flag
from cli.parser import Commands

_DESCRIPTION = """\
Runs the bot until SIGTERM or Ctrl-C, with the token from CONCORDIA_TOKEN or CONCORDIA_TOKEN_FILE;
.env.example lists all settings. The log goes to standard error. Exit code 0 after you stopped it,
2 if a setting, the token or the database is unusable, 1 after a crash."""


def add_to(commands: Commands) -> None:
    parser = commands.add(
        "run",
        run,
        summary="run the bot until you stop it",
        description=_DESCRIPTION,
        example="concordia run",
    )
    add_database_flag(parser)


def run(arguments: argparse.Namespace) -> int:
    from bot.discord.wiring import discord_connection
    from bot.pictures.drawing import Drawing
    from bot.pictures.film_files import films_beside
    from bot.service import running
    from bot.service.settings import read_settings, shard_range
    from bot.storage import is_postgresql

    settings = read_settings()
    if arguments.database:
        settings = settings.model_copy(update={"database": arguments.database})
    beside = "concordia" if is_postgresql(settings.database) else settings.database
    return running.run(
        settings,
        lambda tables, given: discord_connection(
            tables,
            Drawing(apart=True, films=films_beside(beside)),
            source=given.source_url,
            contact=given.contact,
            shards=shard_range(given),
            requests_per_second=given.requests_per_second,
        ),
    )
