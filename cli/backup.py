"""`concordia backup`: a safe copy of the database, also while the bot is running."""

import argparse
from pathlib import Path

from cli import files
from cli.database_flag import add_database_flag, database_address
from cli.errors import BadInput
from cli.parser import Commands
from words.english import counted

_DESCRIPTION = """\
Copies the database to FILE, which must not exist yet. The bot can keep running: the copy holds
what was stored when the command started. Both files are then read and checked in full."""


def add_to(commands: Commands) -> None:
    parser = commands.add(
        "backup",
        run,
        summary="make a safe copy of the database",
        description=_DESCRIPTION,
        example="concordia backup concordia-monday.sqlite",
    )
    parser.add_argument("file", metavar="FILE", help="the copy to make")
    add_database_flag(parser)


def run(arguments: argparse.Namespace) -> int:
    from bot.storage import back_up

    source, target = database_address(arguments), Path(arguments.file)
    files.refuse_shared_files(source, str(target))
    if target.exists():
        raise BadInput(f"{target} already exists and won't be overwritten; choose another name")
    files.refuse_unwritable(arguments.file)
    held = back_up(source, target)
    size = target.stat().st_size / 2**20
    print(
        f"{target}: {counted(held.tables, 'table')} ({held.live} live), "
        f"{counted(held.actions, 'action')}, {size:.1f} MB, checked"
    )
    return 0
