"""`concordia play`: the product on a page of this machine, without an account."""

import argparse
import asyncio
from pathlib import Path

from cli.parser import Commands
from home.ports import LAST_PORT, PORT

_DESCRIPTION = """\
Starts a small Discord on this machine, connects the bot to it, and opens a page in your browser
where you can host, play every seat, or fill seats with computer players. Nothing leaves the
machine. Your games are kept in a folder and continue after a restart."""
FOLDER = ".concordia"


def add_to(commands: Commands) -> None:
    parser = commands.add(
        "play",
        run,
        summary="play in your browser, no account needed",
        description=_DESCRIPTION,
        example="concordia play --port 8766 --no-browser",
    )
    parser.add_argument(
        "--port", metavar="N", type=_port, default=PORT, help=f"the port of the page ({PORT})"
    )
    parser.add_argument("--no-browser", action="store_true", help="don't open a browser")
    parser.add_argument(
        "--data", metavar="FOLDER", default=FOLDER, help=f"where to keep your games ({FOLDER})"
    )


def run(arguments: argparse.Namespace) -> int:
    from home.play import play_at_home

    folder = Path(arguments.data).absolute()
    playing = play_at_home(arguments.port, folder, browser=not arguments.no_browser, say=_say)
    asyncio.run(playing)
    return 0


def _say(line: str) -> None:
    print(line, flush=True)


def _port(text: str) -> int:
    if text.isdecimal() and 0 < int(text) <= LAST_PORT:
        return int(text)
    raise argparse.ArgumentTypeError(f'"{text}" is not a port; choose one from 1 to {LAST_PORT}')
