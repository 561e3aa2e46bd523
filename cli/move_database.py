"""`concordia move-database`: from SQLite to PostgreSQL, or back."""

import argparse

from cli.errors import BadInput
from cli.parser import Commands
from words.english import counted

_DESCRIPTION = """\
Copies everything from one database to another, empty one: from a file to a PostgreSQL server, or
back. Stop the bot first. The copy is compared row by row, and every live game is replayed from it.
If anything goes wrong, nothing is copied; the original is never changed."""


def add_to(commands: Commands) -> None:
    parser = commands.add(
        "move-database",
        run,
        summary="copy everything from SQLite to PostgreSQL, or back",
        description=_DESCRIPTION,
        example="concordia move-database concordia.sqlite postgresql://concordia@localhost/concordia",
    )
    parser.add_argument("source", metavar="FROM", help="a file, or postgresql://...")
    parser.add_argument("target", metavar="TO", help="the other kind, and empty")


def run(arguments: argparse.Namespace) -> int:
    from bot.service.checkup import broken_games
    from bot.storage import inspected, move_database, shown

    def tell(table: str, rows: int) -> None:
        if rows:
            print(f"{table}: {counted(rows, 'row')}", flush=True)

    move_database(arguments.source, arguments.target, tell)
    with inspected(arguments.target) as copy:
        held = copy.holding()
        broken = list(broken_games(copy))
    if broken:
        raise BadInput(f"the copy can't be used: {broken[0]}")
    print(
        f"{shown(arguments.target)} now holds {counted(held.tables, 'table')}, and every live game "
        f"replays to the state it is in. Set CONCORDIA_DATABASE and start the bot"
    )
    return 0
