"""`concordia render`: the picture of any moment of a record."""

import argparse
from itertools import islice

from cli import files
from cli.errors import BadInput
from cli.parser import Commands
from cli.replay import load
from engine import GameState, view_for
from engine.catalogue import catalogue
from engine.errors import InvalidRecord
from engine.records import Record, beginning, replay
from engine.terms import SeatId
from engine.views import Viewer

_EXAMPLE = """\
concordia simulate --board hellas --seats 4 --record game.json
  concordia render game.json --at 120 --since 100 --viewer red --out board.png"""
_DESCRIPTION = """\
Draws the board after a given number of a record's actions, as a PNG of 1600 x 1400; with the forum
it is higher. Without --viewer it shows what anyone may see."""


def add_to(commands: Commands) -> None:
    parser = commands.add(
        "render",
        run,
        summary="draw any moment of a record",
        description=_DESCRIPTION,
        example=_EXAMPLE,
    )
    parser.add_argument("record", metavar="RECORD", help="the record file; - reads standard input")
    parser.add_argument("--at", metavar="N", type=_count, help="after N actions (the end)")
    parser.add_argument(
        "--since", metavar="N", type=_count, help="mark what changed after action N"
    )
    parser.add_argument("--viewer", metavar="SEAT", help="a seat by number, from 0, or by colour")
    parser.add_argument(
        "--out",
        metavar="FILE",
        required=True,
        help="where to write the picture; - for standard output",
    )


def run(arguments: argparse.Namespace) -> int:
    import render

    files.refuse_shared_files(arguments.record, arguments.out)
    record = load(arguments.record)
    viewer = _viewer(arguments.viewer, len(record.seats))
    at = len(record.actions) if arguments.at is None else arguments.at
    _refuse_beyond(record, "--at", at)
    view = view_for(_state(arguments.record, record, at), viewer)
    since = None
    if arguments.since is not None:
        if arguments.since > at:
            raise BadInput(f"--since {arguments.since} comes after --at {at}")
        since = view_for(_state(arguments.record, record, arguments.since), viewer)
    picture = render.board_picture(view, since)
    files.write_bytes(arguments.out, picture.data)
    print(picture.alt_text, file=files.result_stream(arguments.out))
    return 0


def _count(text: str) -> int:
    if not text.isdecimal():
        raise argparse.ArgumentTypeError(f'"{text}" is not a whole number')
    return int(text)


def _viewer(text: str | None, seats: int) -> Viewer:
    if text is None:
        return None
    names = catalogue().components.colours[:seats]
    if text in names:
        return SeatId(names.index(text))
    if text.isdecimal() and int(text) < seats:
        return SeatId(int(text))
    raise BadInput(f'no seat "{text}"; there are 0 to {seats - 1}, or {", ".join(names)}')


def _refuse_beyond(record: Record, flag: str, number: int) -> None:
    if number > len(record.actions):
        raise BadInput(f"{flag} {number} is too high; the record has {len(record.actions)} actions")


def _state(name: str, record: Record, actions: int) -> GameState:
    state = beginning(record)
    try:
        for replayed in islice(replay(record), actions):
            state = replayed.state
    except InvalidRecord as refusal:
        raise BadInput(f"{files.shown(name)}: {refusal}") from None
    return state
