"""`concordia doctor`: is everything there, and whole?"""

import argparse
import asyncio
from collections.abc import AsyncIterator, Iterable, Iterator

from bot.finding import Finding
from cli.database_flag import add_database_flag, database_address
from cli.errors import BadInput
from cli.parser import Commands

_DESCRIPTION = """\
Checks the settings, the game's data and fonts, the free disk space and the database: that it is
intact, and that every live game replays under the current rules to the state it is in. Changes
nothing, and is safe to run next to the bot. Exit code 1 if it finds a fault.

With --online it asks Discord instead: token, application, servers and commands; this too changes
nothing. With --smoke it posts a message in a channel, edits it, removes its button, replaces its
picture, and deletes it again. Both need the bot's token."""


def add_to(commands: Commands) -> None:
    parser = commands.add(
        "doctor",
        run,
        summary="check settings, database, fonts and data, or what Discord knows",
        description=_DESCRIPTION,
        example="concordia doctor",
    )
    add_database_flag(parser)
    parser.add_argument("--online", action="store_true", help="check what Discord knows of the bot")
    parser.add_argument(
        "--smoke", metavar="CHANNEL", help="try everything out in the channel with this id"
    )


def run(arguments: argparse.Namespace) -> int:
    if arguments.online or arguments.smoke is not None:
        return _online(arguments)

    from bot.service.checkup import checkup

    return _told(checkup(database_address(arguments)))


def _online(arguments: argparse.Namespace) -> int:
    from bot.discord.online_checkup import online_checkup
    from bot.discord.smoke_test import smoke_test
    from bot.service.settings import read_settings, read_token

    channel = None if arguments.smoke is None else _channel(arguments.smoke)
    token = read_token(read_settings())
    code = _told(_drained(online_checkup(token))) if arguments.online else 0
    if channel is not None and not code:
        code = _told(_drained(smoke_test(token, channel)))
    return code


def _told(findings: Iterable[Finding]) -> int:
    faults = 0
    for finding in findings:
        faults += finding.severity == "FAULT"
        print(f"{finding.severity:<6} {finding.about:<9} {finding.words}", flush=True)
    return 1 if faults else 0


def _drained(findings: AsyncIterator[Finding]) -> Iterator[Finding]:
    """Each as it comes."""
    with asyncio.Runner() as runner:
        while (finding := runner.run(_next(findings))) is not None:
            yield finding


async def _next(findings: AsyncIterator[Finding]) -> Finding | None:
    return await anext(findings, None)


def _channel(typed: str) -> int:
    number = typed.strip().removeprefix("<#").removesuffix(">").rpartition("/")[2]
    if not number.isascii() or not number.isdecimal() or not 15 <= len(number) <= 20:
        raise BadInput(
            f"--smoke: {typed[:40]!r} is not a channel's id; turn on Developer Mode in Discord, "
            "right-click the channel and choose Copy Channel ID"
        )
    return int(number)
