"""What a table knows besides its game: who sits where, who is host, what was ordered and asked."""

from __future__ import annotations

from typing import Literal, NewType

from pydantic import BaseModel, ConfigDict

from engine.terms import SeatId

PlayerId = NewType("PlayerId", str)
"""A person, as the outside world names them; to a table it means nothing."""
Team = Literal["A", "B", "C"]
TEAMS: tuple[Team, ...] = ("A", "B", "C")
GoodsOrder = Literal["keep_dearest", "ask"]
"""What to do when goods do not fit: the table keeps the dearest, or the player is asked."""


class Frozen(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Participant(Frozen):
    """Whoever fills a seat: a person, a computer, or nobody yet (after an import)."""

    player: PlayerId | None = None
    level: str | None = None
    """How a computer plays; None for people."""
    team: Team | None = None
    goods_order: GoodsOrder = "keep_dearest"
    name: str | None = None
    """How a record names the seat, where it came with one."""

    @property
    def is_computer(self) -> bool:
        return self.player is None and self.level is not None

    @property
    def recorded_name(self) -> str:
        return self.name or self.player or self.level or "nobody"


class UndoRequest(Frozen):
    """A small vote: everyone asked has to agree before the deadline."""

    number: int
    """The decision that was open when it was asked; the request lapses when the game moves on."""
    seat: SeatId
    to: int
    """The entry of the log to go back to; 0 is the beginning."""
    voters: tuple[SeatId, ...]
    agreed: tuple[SeatId, ...] = ()
    deadline: float


class RemovalRequest(Frozen):
    """A small vote: more than half of those asked have to agree before the deadline."""

    number: int
    """The revision of the table it began with: no two votes at a table share it."""
    by: PlayerId
    seat: SeatId
    level: str
    """The computer that is to play on, where no person is named."""
    player: PlayerId | None = None
    voters: tuple[SeatId, ...]
    agreed: tuple[SeatId, ...] = ()
    refused: tuple[SeatId, ...] = ()
    deadline: float


class Seating(Frozen):
    host: PlayerId | None
    participants: tuple[Participant, ...] = ()
    """In the lobby in the order of joining, then seat by seat."""
    undo: UndoRequest | None = None
    removal: RemovalRequest | None = None
    stuck: SeatId | None = None
    """A computer that could not go on, and of which everyone has been told."""

    @property
    def deadline(self) -> float | None:
        """When the first open vote ends."""
        return min((vote.deadline for vote in (self.undo, self.removal) if vote), default=None)

    def place_of(self, player: PlayerId) -> int | None:
        """Their seat, or their place in the lobby."""
        for place, each in enumerate(self.participants):
            if each.player == player:
                return place
        return None

    def at(self, seat: SeatId) -> Participant:
        return self.participants[seat]

    def people(self) -> tuple[PlayerId, ...]:
        return tuple(each.player for each in self.participants if each.player is not None)

    def with_participant(self, place: int, participant: Participant) -> Seating:
        changed = list(self.participants)
        changed[place] = participant
        return self.model_copy(update={"participants": tuple(changed)})

    def with_host(self, host: PlayerId | None) -> Seating:
        return self.model_copy(update={"host": host})

    def with_removal(self, removal: RemovalRequest | None) -> Seating:
        return self.model_copy(update={"removal": removal})

    def with_stuck(self, stuck: SeatId | None) -> Seating:
        return self.model_copy(update={"stuck": stuck})

    def with_undo(self, undo: UndoRequest | None) -> Seating:
        return self.model_copy(update={"undo": undo})
