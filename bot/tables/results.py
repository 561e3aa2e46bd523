"""The result of a game: what is stored when it ends, and outlives the table.

A seat counts for whoever has played most of it: who gets up shortly before the end does not leave
the result to somebody else, and who sits down then does not take it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NewType

from bot.tables.seating import Frozen, PlayerId, Team
from engine.terms import BoardId, SeatId

ResultId = NewType("ResultId", int)
"""The same as that of the table where it was played, which may be forgotten by now."""
GameMode = Literal["individual", "team", "solo", "duel"]
"""Everyone for themselves; partners; or against Contrarius, alone or two of them."""
HowEnded = Literal["played_out", "abandoned", "voided"]
"""By the rules; because people agreed to stop, or nobody was left; or an organiser took it out."""
FORGOTTEN = "forgotten "
"""Begins what stands in place of somebody who has deleted their data. The rest is random, and the
same in all their results, so that the ratings of others stay what they are."""


class SeatHolder(Frozen):
    """Somebody who has played in a seat: a person, or a computer or stand-in."""

    kind: Literal["person", "computer"]
    player: PlayerId | None = None
    """None for computers, and for those who deleted their data while the game went on."""
    actions: int
    """How often they answered."""


class SeatResult(Frozen):
    seat: SeatId
    player: PlayerId | None
    """Who played most of it; None where that was a computer, or nobody is known."""
    level: str | None = None
    """Of the computer that sat there at the end."""
    team: Team | None = None
    total: int | None
    """None where the game cannot be read any more."""
    rank: int | None
    """From 1; those who tie share it, but whoever wins a tie is first alone. None for a game that
    was not played to its end."""
    won: bool = False
    points: Mapping[str, int] = {}
    """God by god, and `concordia`, `trade`, `debt` (below nought), `points` and `tiles`."""
    holders: tuple[SeatHolder, ...] = ()
    """Where several have played: all of them, whoever sat there at the end last."""


class GameResult(Frozen):
    id: ResultId
    guild: str | None = None
    """The server, where that is known."""
    board: BoardId
    mode: GameMode
    difficulty: str | None = None
    """Of Contrarius."""
    options: Mapping[str, object]
    ended: HowEnded
    began_at: float
    """When somebody first answered."""
    ended_at: float
    turns: int
    takebacks: bool
    """Whether somebody who played against computers only has played a turn again."""
    imported: bool
    """Whether it came with a record, from elsewhere or from here."""
    contrarius: int | None = None
    """His points."""
    margin: int | None = None
    """How far the winners were ahead of the next; against Contrarius, the human of him."""
    seats: tuple[SeatResult, ...]

    @property
    def seconds(self) -> float:
        return self.ended_at - self.began_at

    @property
    def players(self) -> tuple[PlayerId, ...]:
        """For whom it counts, seat by seat."""
        return tuple(each.player for each in self.seats if each.player is not None)

    @property
    def counts(self) -> bool:
        """In statistics and records."""
        return self.ended == "played_out" and not (self.takebacks or self.imported)


def is_forgotten(player: PlayerId) -> bool:
    return player.startswith(FORGOTTEN)
