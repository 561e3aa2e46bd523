"""`concordia simulate`: whole games between computer players."""

import argparse
import json
import sys

from arena import simulation
from arena.simulation import ALL_LEVELS, SPELLINGS, SimulatedGame
from cli import files, game_flags
from cli.errors import BadInput
from cli.parser import Commands, positive
from cli.progress import progress
from cli.repeat_command import again
from engine import GameOptions
from engine.records import write_record
from engine.traces import trace

_EXAMPLE = "concordia simulate --board italia --seats 3 --games 10 --seed demo"
_DESCRIPTION = """\
Lets computer players play whole games and shows how they ended.

The first game uses the seed S, the next ones S-2, S-3 and so on; any of these seeds
replays just that game. Exit code 1 means that a game could not be finished."""


def add_to(commands: Commands) -> None:
    parser = commands.add(
        "simulate",
        run,
        summary="let computer players play whole games",
        description=_DESCRIPTION,
        example=_EXAMPLE,
    )
    game_flags.add_game_flags(parser)
    parser.add_argument(
        "--players",
        metavar="LEVEL[,LEVEL...]",
        default="random",
        help=f"one level for all seats, or one per seat: {', '.join(ALL_LEVELS)} (random)",
    )
    parser.add_argument("--games", metavar="N", type=positive, default=1, help="how many games (1)")
    parser.add_argument(
        "--record", metavar="FILE", help="write a record to this file, to replay it"
    )
    parser.add_argument(
        "--trace", metavar="FILE", help="write every state to this file, as JSON lines"
    )
    parser.add_argument("--json", action="store_true", help="print the result as one JSON object")


def run(arguments: argparse.Namespace) -> int:
    from cli.tally import Tally

    options = game_flags.game_options(arguments)
    levels = read_levels(arguments.players, options.seats)
    outputs = (arguments.record, arguments.trace)
    if arguments.games > 1 and any(outputs):
        raise BadInput("--record and --trace write one game; pick it with --games 1 and its --seed")
    files.refuse_crowded_output(*outputs, json=arguments.json)
    files.refuse_shared_files(*outputs)

    tally = Tally(options, arguments.games)
    seeds = simulation.game_seeds(arguments.seed or game_flags.fresh_seed(), arguments.games)
    for seed in progress(seeds, arguments.games, "games"):
        played = simulation.play(options, seed, levels)
        tally.add(played)
        if played.fault:
            complaint = _complaint(options, played, arguments)
            print(f"concordia: {complaint}", file=sys.stderr)
        _write_down(played, *outputs)

    stream = files.result_stream(*outputs)
    print(json.dumps(tally.as_json()) if arguments.json else tally.as_text(), file=stream)
    return 1 if tally.dead_ends or tally.errors else 0


def read_levels(text: str, seats: int) -> list[str]:
    levels = text.split(",")
    for level in levels:
        if level not in SPELLINGS:
            raise BadInput(f'no computer player "{level}"; there are {", ".join(ALL_LEVELS)}')
    if len(levels) not in (1, seats):
        raise BadInput(f"--players names {len(levels)} levels for {seats} seats; give 1 or {seats}")
    return levels * seats if len(levels) == 1 else levels


def _write_down(played: SimulatedGame, record: str | None, trace_file: str | None) -> None:
    if record:
        files.write_lines(record, write_record(played.record).splitlines())
    if trace_file:
        files.write_lines(trace_file, trace(played.record))


def _complaint(options: GameOptions, played: SimulatedGame, arguments: argparse.Namespace) -> str:
    seed = played.record.seed
    further = [part for option in arguments.option for part in ("--option", option)]
    command = again(
        "simulate",
        board=options.board,
        seats=options.seats,
        cards=options.cards,
        team=options.team,
        seed=seed,
        more=["--players", arguments.players, *further],
    )
    fault = " ".join(f"{type(played.fault).__name__}: {played.fault}".split())
    return f"seed {seed}, decision {played.decisions + 1}: {fault}; again with: {command}"
