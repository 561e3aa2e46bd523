"""`concordia film`: a finished game as one short film."""

import argparse
from collections.abc import Iterable, Sequence

from cli import files
from cli.errors import BadInput
from cli.parser import Commands
from cli.progress import progress
from cli.replay import load
from engine import View
from engine.errors import InvalidRecord

_EXAMPLE = """\
concordia simulate --board italia --seats 3 --players merchant --record game.json
  concordia film game.json --out film.gif"""
_DESCRIPTION = """\
Draws a finished game turn by turn as an animated GIF of 960 x 840.
It shows what anyone could see. Long games skip turns at even intervals."""


def add_to(commands: Commands) -> None:
    parser = commands.add(
        "film",
        run,
        summary="turn a whole game into a short film",
        description=_DESCRIPTION,
        example=_EXAMPLE,
    )
    parser.add_argument("record", metavar="RECORD", help="the record file; - reads standard input")
    parser.add_argument(
        "--out",
        metavar="FILE",
        required=True,
        help="where to write the film; - for standard output",
    )


def run(arguments: argparse.Namespace) -> int:
    import render
    from arena.films import filmed

    files.refuse_shared_files(arguments.record, arguments.out)
    record = load(arguments.record)
    try:
        game = filmed(record)
    except InvalidRecord as refusal:
        raise BadInput(f"{files.shown(arguments.record)}: {refusal}") from None
    film = render.film_picture(game.views, game.ending, watch=_watched)
    files.write_bytes(arguments.out, film.data)
    print(film.alt_text, file=files.result_stream(arguments.out))
    return 0


def _watched(views: Sequence[View]) -> Iterable[View]:
    return progress(views, len(views), "pictures")
