"""`concordia fuzz`: random games of every kind, each state checked."""

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Any

from arena import fuzzing
from arena.fuzzing import Case, CaseResult, TableSetup
from arena.processes import in_parallel
from cli.errors import BadInput
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
from cli.repeat_command import again
from cli.text_layout import table
from engine.catalogue import catalogue
from engine.game_options import INDIVIDUAL_SEATS, SOLITARIA_SEATS, TEAM_SEATS
from words.english import counted

_SHOWN = 10
_DESCRIPTION = """\
Plays random games across all boards, seat counts, card sets and options, and checks the state
after every action. Without other flags it takes each combination in turn.

A failed game is shown with the command that plays it again, and the exit code is 1."""


def add_to(commands: Commands) -> None:
    parser = commands.add(
        "fuzz",
        run,
        summary="play random games of every kind and check every state",
        description=_DESCRIPTION,
        example="concordia fuzz --games 200 --board italia --board creta --seed demo",
    )
    parser.add_argument("--games", metavar="N", type=positive, required=True, help="how many games")
    add_seed_flag(parser)
    add_jobs_flag(parser)
    parser.add_argument(
        "--board", metavar="ID", action="append", help="only this board; repeatable"
    )
    parser.add_argument(
        "--seats", metavar="N", type=positive, action="append", help="only this many; repeatable"
    )
    parser.add_argument(
        "--set", dest="cards", choices=CARDS, action="append", help="only this card set; repeatable"
    )
    parser.add_argument("--team", action="store_true", help="only team games")
    add_option_flag(parser, "only with this option, such as forum=on; repeatable")
    parser.add_argument("--json", action="store_true", help="print the result as one JSON object")


def run(arguments: argparse.Namespace) -> int:
    boards, tables = _chosen(arguments)
    seed = arguments.seed or fresh_seed()
    games = arguments.games
    options = named_options(arguments.option)
    cases = list(fuzzing.cases(seed, games, boards=boards, tables=tables, asked_for=options))
    cases[0].options()  # refuses what no game can be played with, before any is
    start = perf_counter()
    checked = in_parallel(fuzzing.check, cases, min(arguments.jobs, games))
    outcomes = list(progress(checked, games, "games"))
    report = Report(seed, outcomes, perf_counter() - start)
    print(json.dumps(report.as_json()) if arguments.json else report.as_text())
    for line in report.complaints():
        print(f"concordia: {line}", file=sys.stderr)
    return 1 if report.failures else 0


@dataclass(frozen=True)
class Report:
    seed: str
    outcomes: Sequence[CaseResult]
    seconds: float

    @property
    def failures(self) -> list[CaseResult]:
        return [outcome for outcome in self.outcomes if outcome.problem]

    @property
    def decisions(self) -> int:
        return sum(outcome.decisions for outcome in self.outcomes)

    def by_board(self) -> dict[str, dict[str, int]]:
        counts: dict[str, dict[str, int]] = {}
        for outcome in self.outcomes:
            count = counts.setdefault(outcome.case.board, {"games": 0, "decisions": 0, "failed": 0})
            count["games"] += 1
            count["decisions"] += outcome.decisions
            count["failed"] += bool(outcome.problem)
        return counts

    def as_json(self) -> dict[str, Any]:
        return {
            "seed": self.seed,
            "games": len(self.outcomes),
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "boards": self.by_board(),
            "failures": [_failure_as_json(failure) for failure in self.failures],
        }

    def as_text(self) -> str:
        rows = [(board, *count.values()) for board, count in self.by_board().items()]
        header = ("Board", "Games", "Decisions", "Failed")
        failed = f"{len(self.failures)} failed" if self.failures else "all sound"
        return "\n".join(
            [
                table(header, rows, numbers=header[1:]),
                f"{counted(len(self.outcomes), 'game')} from seed {self.seed}, {self.decisions:,} "
                f"decisions in {self.seconds:.1f} s: {failed}",
            ]
        )

    def complaints(self) -> list[str]:
        shown = [
            f"{failure.case.board}, decision {failure.decisions}: {_in_one_line(failure.problem)}; "
            f"again with: {_again(failure.case)}"
            for failure in self.failures[:_SHOWN]
        ]
        more = len(self.failures) - len(shown)
        return [*shown, f"and {counted(more, 'game')} more"] if more else shown


def _chosen(arguments: argparse.Namespace) -> tuple[list[str], list[TableSetup]]:
    boards = [known_board(board).id for board in arguments.board or catalogue().boards]
    all_seats = sorted({*SOLITARIA_SEATS.values(), *INDIVIDUAL_SEATS, *TEAM_SEATS})
    for seats in arguments.seats or ():
        if seats not in all_seats:
            raise BadInput(f"{seats} seats won't work; use 1 to 5, or 4 or 6 in teams")
    tables = fuzzing.tables(
        seats=arguments.seats or all_seats,
        sets=arguments.cards or CARDS,
        only_teams=arguments.team,
    )
    if not tables:
        raise BadInput("nothing to play: teams need 4 or 6 seats and the venus set")
    return [*boards], tables


def _again(case: Case) -> str:
    return again(
        "fuzz",
        board=case.board,
        seats=case.seats,
        cards=case.cards,
        team=case.team,
        seed=case.seed,
        more=[flag for name, value in case.asked_for for flag in ("--option", f"{name}={value}")],
    )


def _in_one_line(problem: str | None) -> str:
    return " ".join((problem or "").split())


def _failure_as_json(failure: CaseResult) -> dict[str, Any]:
    case = failure.case
    return {
        "board": case.board,
        "seats": case.seats,
        "set": case.cards,
        "team": case.team,
        "seed": case.seed,
        "decision": failure.decisions,
        "problem": failure.problem,
        "again": _again(case),
    }
