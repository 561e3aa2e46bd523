"""`concordia doctor`: is everything there, and whole?"""

import argparse

from cli.database_flag import add_database_flag, database_path
from cli.parser import Commands

_DESCRIPTION = """\
Checks the settings, the game's data and fonts, the free disk space and the database: that it is
intact, and that every live game replays under the current rules to the state it is in. Changes
nothing, and is safe to run next to the bot. Exit code 1 if it finds a fault."""


def add_to(commands: Commands) -> None:
    parser = commands.add(
        "doctor",
        run,
        summary="check settings, database, fonts and data",
        description=_DESCRIPTION,
        example="concordia doctor",
    )
    add_database_flag(parser)


def run(arguments: argparse.Namespace) -> int:
    from bot.service.checkup import checkup

    faults = 0
    for finding in checkup(database_path(arguments)):
        faults += finding.severity == "FAULT"
        print(f"{finding.severity:<6} {finding.about:<9} {finding.words}", flush=True)
    return 1 if faults else 0
