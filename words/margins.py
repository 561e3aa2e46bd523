"""By how much a game against Contrarius was won or lost, and at which difficulty."""

from collections.abc import Collection, Sequence
from typing import Protocol

from engine.game_options import GameOptions
from engine.terms import SeatId
from words import Words


class Total(Protocol):
    @property
    def seat(self) -> SeatId: ...
    @property
    def total(self) -> int: ...


def margin_text(
    words: Words, options: GameOptions, scores: Sequence[Total], winner: Collection[SeatId]
) -> str:
    """The better human counts, but where both have to beat him the other one (ruling SD9)."""
    *humans, his = sorted(scores, key=lambda each: each.seat)
    best = min if options.solitaria_scoring == "cooperative" else max
    ahead = best(each.total for each in humans) - his.total
    return words(
        "final-against-contrarius",
        won="no" if his.seat in winner else "yes",
        by=abs(ahead),
        difficulty=words(f"choice-{options.solitaria_difficulty}"),
    )
