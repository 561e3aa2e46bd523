"""What an organiser says of a game instead of what the bot has seen. Everything is logged."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.tables.errors import TableError
from bot.tables.results import GameResult, HowEnded, ResultId, SeatResult
from bot.tables.seating import Frozen, PlayerId


class BadCorrection(TableError):
    said = "a correction names a total or a rank for each of {seats} seats, and the best rank is 1"


class UnknownResult(TableError):
    said = "there is no such result"


class Correction(Frozen):
    """What an organiser says instead. What is left out stays as it was."""

    by: PlayerId | None
    """None where they have deleted their data since."""
    why: str
    at: float
    totals: tuple[int, ...] | None = None
    """Seat by seat."""
    ranks: tuple[int, ...] | None = None
    """Seat by seat: whoever is first has won."""
    void: bool | None = None
    """Whether it counts for nothing; False brings it back."""


class CorrectedFacts(Frozen):
    """What a correction can change."""

    ended: HowEnded
    totals: tuple[int | None, ...]
    ranks: tuple[int | None, ...]


class LoggedCorrection(NamedTuple):
    result: ResultId
    by: PlayerId | None
    at: float
    why: str
    before: CorrectedFacts
    after: CorrectedFacts


def facts_of(result: GameResult) -> CorrectedFacts:
    return CorrectedFacts(
        ended=result.ended,
        totals=tuple(each.total for each in result.seats),
        ranks=tuple(each.rank for each in result.seats),
    )


def corrected(result: GameResult, said: Correction) -> GameResult:
    """Raises `BadCorrection` where it does not fit the game."""
    given = [each for each in (said.totals, said.ranks) if each is not None]
    if any(len(each) != len(result.seats) for each in given):
        raise BadCorrection(seats=len(result.seats))
    ended = result.ended
    if said.ranks is not None or said.void is False:
        ended = "played_out"
    if said.void:
        ended = "voided"
    totals = said.totals or facts_of(result).totals
    ranks = said.ranks or facts_of(result).ranks
    if ended == "played_out" and (None in ranks or min(filter(None, ranks), default=0) != 1):
        raise BadCorrection(seats=len(result.seats))
    seats = tuple(
        seat.model_copy(update={"total": total, "rank": rank, "won": rank == 1})
        for seat, total, rank in zip(result.seats, totals, ranks, strict=True)
    )
    return result.model_copy(
        update={"ended": ended, "seats": seats, "margin": _margin_of(result, seats)}
    )


def _margin_of(result: GameResult, seats: Sequence[SeatResult]) -> int | None:
    """As it follows from what was corrected."""
    sides: dict[str, int] = {}
    for seat in seats:
        if seat.total is None:
            return None
        side = seat.team or str(seat.seat)
        sides[side] = sides.get(side, 0) + seat.total
    best = sorted(sides.values(), reverse=True)
    if result.contrarius is not None:
        return best[0] - result.contrarius
    return best[0] - best[1] if len(best) > 1 else None
