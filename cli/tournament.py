"""`concordia tournament`: which computer player is the stronger one."""

import argparse
import json
from collections.abc import Sequence
from statistics import fmean
from typing import Any

from arena import tournament
from arena.processes import in_parallel
from arena.simulation import ALL_LEVELS
from arena.tournament import LevelResult, MatchResult
from cli.game_flags import (
    CARDS,
    add_jobs_flag,
    add_option_flag,
    add_seed_flag,
    fresh_seed,
    known_board,
    named_options,
)
from cli.parser import Commands, positive
from cli.progress import progress
from cli.simulate import read_levels
from cli.text_layout import table
from engine import GameOptions, read_options

_DESCRIPTION = """\
Lets computer players play many games against each other and shows how often each level won,
with a 95 % confidence interval. In a team game, a win counts for the levels of both
partners.

Every deal is played once from each seat: the levels move up one seat after each game.
Games are played in whole rounds, so you may get a few more than you asked for."""


def add_to(commands: Commands) -> None:
    parser = commands.add(
        "tournament",
        run,
        summary="find out which computer player is stronger",
        description=_DESCRIPTION,
        example="concordia tournament --players merchant,novice,novice,novice --games 40",
    )
    parser.add_argument(
        "--players",
        metavar="LEVEL,LEVEL...",
        required=True,
        help=f"one level per seat: {', '.join(ALL_LEVELS)}; merchant-without-tiles and the like "
        "leave the tiles of the forum to the others",
    )
    parser.add_argument(
        "--board", metavar="ID", action="append", help="a board; repeatable (imperium)"
    )
    parser.add_argument("--set", dest="cards", choices=CARDS, help="the card set (base)")
    parser.add_argument("--team", action="store_true", help="teams of two")
    parser.add_argument(
        "--games",
        metavar="N",
        type=positive,
        default=40,
        help="at least this many on each board (40)",
    )
    add_option_flag(parser, "change a rule, such as salt=on or forum=on; repeatable")
    add_seed_flag(parser)
    add_jobs_flag(parser)
    parser.add_argument("--json", action="store_true", help="print the result as one JSON object")


def run(arguments: argparse.Namespace) -> int:
    levels = read_levels(arguments.players, len(arguments.players.split(",")))
    seed = arguments.seed or fresh_seed()
    matches = [
        match
        for board in dict.fromkeys(arguments.board or ["imperium"])
        for match in tournament.matches(
            _options(board, levels, arguments), levels, games=arguments.games, seed=seed
        )
    ]
    played = in_parallel(tournament.play, matches, min(arguments.jobs, len(matches)))
    outcomes = list(progress(played, len(matches), "games"))
    report = _Report(levels, seed, outcomes)
    print(json.dumps(report.as_json()) if arguments.json else report.as_text())
    return 0


def _options(board: str, levels: Sequence[str], arguments: argparse.Namespace) -> GameOptions:
    values: dict[str, object] = {"board": known_board(board).id, "seats": len(levels)}
    if arguments.cards:
        values["set"] = arguments.cards
    return read_options({**values, "team": arguments.team, **named_options(arguments.option)})


class _Report:
    def __init__(self, levels: Sequence[str], seed: str, outcomes: Sequence[MatchResult]) -> None:
        self._levels = levels
        self._seed = seed
        self._groups: dict[str, list[MatchResult]] = {}
        for outcome in outcomes:
            self._groups.setdefault(outcome.match.options.board, []).append(outcome)
        if len(self._groups) > 1:
            self._groups["all boards"] = list(outcomes)

    def as_json(self) -> dict[str, Any]:
        return {
            "players": list(self._levels),
            "seed": self._seed,
            "boards": {
                name: {
                    "games": len(outcomes),
                    "turns_a_seat": round(_turns(outcomes), 2),
                    "winners_mean_score": round(_winners(outcomes), 2),
                    "levels": [_standing_as_json(s) for s in tournament.standings(outcomes)],
                }
                for name, outcomes in self._groups.items()
            },
        }

    def as_text(self) -> str:
        header = ("Board", "Games", "Level", "Wins", "Rate", "95 %", "By chance", "Points")
        rows = [
            (
                name,
                standing.games,
                standing.level,
                standing.wins,
                f"{standing.rate:.1%}",
                "{:.1%} to {:.1%}".format(*standing.interval),
                f"{standing.chance:.0%}",
                f"{standing.mean_score:.1f}",
            )
            for name, outcomes in self._groups.items()
            for standing in tournament.standings(outcomes)
        ]
        everything = [each for group in self._groups.values() for each in group]
        return "\n".join(
            [
                table(header, rows, numbers=("Games", "Wins", "Rate", "By chance", "Points")),
                f"Seed {self._seed}. {_turns(everything):.1f} turns a seat, "
                f"the winner has {_winners(everything):.1f} points on average.",
            ]
        )


def _turns(outcomes: Sequence[MatchResult]) -> float:
    return fmean(outcome.turns / len(outcome.scores) for outcome in outcomes)


def _winners(outcomes: Sequence[MatchResult]) -> float:
    """Of a team, the two together."""
    return fmean(sum(outcome.scores[seat] for seat in outcome.winner) for outcome in outcomes)


def _standing_as_json(standing: LevelResult) -> dict[str, Any]:
    low, high = standing.interval
    return {
        "level": standing.level,
        "wins": standing.wins,
        "rate": round(standing.rate, 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "chance": round(standing.chance, 4),
        "mean_score": round(standing.mean_score, 2),
    }
