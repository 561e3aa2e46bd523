"""The games of a simulation added up, as JSON and as a table."""

from dataclasses import dataclass, field
from typing import Any

from arena.simulation import DeadEnd, SimulatedGame
from cli.results import game_text
from cli.text_layout import shortened, table
from engine import GameOptions, final_scores, winner
from engine.terms import SeatId
from words import ENGLISH
from words.english import counted
from words.nouns import seat_letter

_SEED_WIDTH = 24


@dataclass
class Tally:
    options: GameOptions
    games: int
    dead_ends: int = 0
    errors: int = 0
    decisions: int = 0
    options_offered: int = 0
    seconds: float = 0.0
    results: list[dict[str, Any]] = field(default_factory=list)

    def add(self, played: SimulatedGame) -> None:
        self.decisions += played.decisions
        self.options_offered += played.options_offered
        self.seconds += played.seconds
        if played.fault is None:
            self.results.append(_result(played))
        elif isinstance(played.fault, DeadEnd):
            self.dead_ends += 1
        else:
            self.errors += 1

    @property
    def decisions_per_second(self) -> int:
        return round(self.decisions / self.seconds) if self.seconds else 0

    @property
    def mean_options(self) -> float:
        return self.options_offered / self.decisions if self.decisions else 0.0

    def as_json(self) -> dict[str, Any]:
        return {
            "board": self.options.board,
            "seats": self.options.seats,
            "team": self.options.team,
            "set": self.options.cards,
            "games": self.games,
            "finished": len(self.results),
            "dead_ends": self.dead_ends,
            "errors": self.errors,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": self.decisions_per_second,
            "mean_options": round(self.mean_options, 2),
            "results": self.results,
        }

    def as_text(self) -> str:
        return "\n".join(
            [
                f"{game_text(ENGLISH, self.options)}: "
                f"{len(self.results)} of {counted(self.games, 'game')} finished",
                self._table(),
                f"{self.decisions:,} decisions in {self.seconds:.2f} s "
                f"({self.decisions_per_second:,} a second), "
                f"each with {self.mean_options:.1f} options on average",
            ]
        )

    def _table(self) -> str:
        letters = [_called(self.options, SeatId(seat)) for seat in range(self.options.seats)]
        if self.options.solitaria != "none":
            letters.append(_called(self.options, SeatId(self.options.seats)))
        header = ["Seed", *letters, "Winner", "Ended by", "Turns", "Decisions"]
        rows = [
            [
                shortened(result["seed"], _SEED_WIDTH),
                *result["scores"],
                "".join(_called(self.options, seat) for seat in result["winner"]),
                result["ended_by"].replace("_", " "),
                result["turns"],
                result["decisions"],
            ]
            for result in self.results
        ]
        return table(header, rows, numbers=(*letters, "Turns", "Decisions"))


def _called(options: GameOptions, seat: SeatId) -> str:
    return ENGLISH("contrarius") if seat == options.seats else seat_letter(ENGLISH, seat)


def _result(played: SimulatedGame) -> dict[str, Any]:
    return {
        "seed": played.record.seed,
        "scores": [score.total for score in final_scores(played.state)],
        "winner": list(winner(played.state)),
        "ended_by": played.state.end_cause,
        "turns": played.state.turn,
        "decisions": played.decisions,
    }
