"""`concordia ratings`: what the ratings in a database add up to, and working them out again."""

import argparse
import asyncio
from pathlib import Path

from cli.database_flag import add_database_flag, database_address
from cli.errors import BadInput
from cli.parser import Commands
from words.english import counted

_DESCRIPTION = """\
Brings the ratings up to date with the results of all games. With --rebuild it forgets them and
works them out again from the results: the same ones come out, to the last bit. The bot can keep
running; while it lasts, standings are incomplete."""


def add_to(commands: Commands) -> None:
    parser = commands.add(
        "ratings",
        run,
        summary="bring ratings up to date, or work them out again",
        description=_DESCRIPTION,
        example="concordia ratings --rebuild",
    )
    parser.add_argument("--rebuild", action="store_true", help="forget all ratings first")
    add_database_flag(parser)


def run(arguments: argparse.Namespace) -> int:
    from bot.storage import is_postgresql

    address = database_address(arguments)
    if not is_postgresql(address) and not Path(address).is_file():
        raise BadInput(f"there is no database {address}; name it with --database")
    rated = asyncio.run(_rated(address, rebuild=arguments.rebuild))
    print(f"{counted(rated, 'result')} looked at; ratings are up to date")
    return 0


async def _rated(address: str, *, rebuild: bool) -> int:
    from bot.storage import open_store
    from bot.tables.game_results import TOGETHER

    store = await open_store(address)
    try:
        if rebuild:
            await store.start_ratings_over()
        rated = 0
        while done := await store.rate_results(TOGETHER):
            rated += done
        return rated
    finally:
        await store.close()
