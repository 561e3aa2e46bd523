"""Everything a table has to say: typed facts, cut for whoever reads them. Words come later."""

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from bot.storage.rows import DoneBy
from bot.tables.seating import Frozen, PlayerId, Seating, Team
from engine.decisions import Decision
from engine.events import Event
from engine.terms import CardId, God, SeatId


class Guest(Frozen):
    """Whoever fills a seat, as everyone may know them."""

    player: PlayerId | None
    level: str | None
    team: Team | None


def guests(seating: Seating) -> tuple[Guest, ...]:
    return tuple(
        Guest(player=each.player, level=each.level, team=each.team) for each in seating.participants
    )


class TableOpened(Frozen):
    """The seed is fixed, and promised, before anybody sits down."""

    kind: Literal["table_opened"] = "table_opened"
    host: PlayerId | None
    commitment: str | None


class RematchOffered(Frozen):
    """The same again: who sat at that table is invited to this one."""

    kind: Literal["rematch_offered"] = "rematch_offered"
    by: PlayerId
    table: int
    invited: tuple[PlayerId, ...]


class LobbyChanged(Frozen):
    kind: Literal["lobby_changed"] = "lobby_changed"
    host: PlayerId | None
    guests: tuple[Guest, ...]


class GameStarted(Frozen):
    kind: Literal["game_started"] = "game_started"
    guests: tuple[Guest, ...]
    """Seat by seat, as they were drawn."""
    commitment: str | None


class Played(Frozen):
    """One action of one seat, and what came of it, for everyone to read."""

    kind: Literal["played"] = "played"
    number: int
    seat: SeatId
    done_by: DoneBy
    events: tuple[Event, ...]


class TurnBegan(Frozen):
    kind: Literal["turn_began"] = "turn_began"
    number: int
    seat: SeatId
    turn: int


class DecisionAsked(Frozen):
    """To the seat that is to decide: the question, and the number its answer must carry."""

    kind: Literal["decision_asked"] = "decision_asked"
    number: int
    seat: SeatId
    decision: Decision


class HandChanged(Frozen):
    """To a partner in a team: the own hand as it now is."""

    kind: Literal["hand_changed"] = "hand_changed"
    number: int
    hand: tuple[CardId, ...]


class SeatScore(Frozen):
    seat: SeatId
    total: int
    gods: dict[God, int]
    concordia: int
    trade: int


class GameOver(Frozen):
    """The seed is told now, so that everyone can check the promise."""

    kind: Literal["game_over"] = "game_over"
    scores: tuple[SeatScore, ...]
    winner: tuple[SeatId, ...]
    seed: str
    commitment: str | None


class UndoAsked(Frozen):
    kind: Literal["undo_asked"] = "undo_asked"
    number: int
    seat: SeatId
    to: int
    voters: tuple[SeatId, ...]
    deadline: float


class UndoDropped(Frozen):
    """It was refused or taken back, its time ran out, or the game went on."""

    kind: Literal["undo_dropped"] = "undo_dropped"
    seat: SeatId
    why: Literal["refused", "late", "moved_on"]
    refused_by: SeatId | None = None


class VoteAnswered(Frozen):
    """Somebody has answered an open vote, which goes on."""

    kind: Literal["vote_answered"] = "vote_answered"
    seat: SeatId


class Undone(Frozen):
    kind: Literal["undone"] = "undone"
    number: int
    seat: SeatId
    to: int
    agreed: tuple[SeatId, ...]


class PlayerResigned(Frozen):
    """A computer plays on."""

    kind: Literal["player_resigned"] = "player_resigned"
    seat: SeatId
    player: PlayerId
    level: str


class PlayerReplaced(Frozen):
    kind: Literal["player_replaced"] = "player_replaced"
    seat: SeatId
    player: PlayerId


class RemovalAsked(Frozen):
    """Whether somebody else is to play on in a seat: a computer, or the person who is named."""

    kind: Literal["removal_asked"] = "removal_asked"
    number: int
    by: PlayerId
    seat: SeatId
    level: str
    player: PlayerId | None
    voters: tuple[SeatId, ...]
    deadline: float


class RemovalDropped(Frozen):
    """Too many were against it, it was taken back, its time ran out, or others sit there now."""

    kind: Literal["removal_dropped"] = "removal_dropped"
    seat: SeatId
    why: Literal["refused", "withdrawn", "late", "moved_on"]


class PlayerRemoved(Frozen):
    """From a seat, which a computer or another person takes over; or from the lobby."""

    kind: Literal["player_removed"] = "player_removed"
    seat: SeatId | None
    removed: PlayerId
    level: str | None = None
    player: PlayerId | None = None


class PartnerSaid(Frozen):
    """Passed on as it was said, without what could not be read."""

    kind: Literal["partner_said"] = "partner_said"
    seat: SeatId
    partner: SeatId
    text: str


class ComputerStuck(Frozen):
    """It cannot go on by itself; somebody can take its seat."""

    kind: Literal["computer_stuck"] = "computer_stuck"
    seat: SeatId


class HostChanged(Frozen):
    kind: Literal["host_changed"] = "host_changed"
    host: PlayerId | None


class TableAbandoned(Frozen):
    kind: Literal["table_abandoned"] = "table_abandoned"
    seed: str
    commitment: str | None


class TableHeld(Frozen):
    kind: Literal["table_held"] = "table_held"


class TableReleased(Frozen):
    kind: Literal["table_released"] = "table_released"


Notice = (
    TableOpened
    | RematchOffered
    | LobbyChanged
    | GameStarted
    | Played
    | TurnBegan
    | DecisionAsked
    | HandChanged
    | GameOver
    | UndoAsked
    | UndoDropped
    | VoteAnswered
    | Undone
    | PlayerResigned
    | PlayerReplaced
    | RemovalAsked
    | RemovalDropped
    | PlayerRemoved
    | PartnerSaid
    | ComputerStuck
    | HostChanged
    | TableAbandoned
    | TableHeld
    | TableReleased
)
NOTICE: TypeAdapter[Notice] = TypeAdapter(Annotated[Notice, Field(discriminator="kind")])
