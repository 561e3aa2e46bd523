"""Everything a table has to say: typed facts, cut for whoever reads them. Words come later."""

import json
from typing import Annotated, Literal

from pydantic import ConfigDict, Field, TypeAdapter

from bot.tables.seating import (
    Frozen,
    Invitation,
    Pace,
    PlayerId,
    Seating,
    Team,
    Vote,
    VoteSubject,
)
from engine.terms import SeatId
from engine.views import Viewer

VoteOutcome = Literal["passed", "refused", "withdrawn", "late", "moved_on"]
InvitationOutcome = Literal["accepted", "declined", "withdrawn", "late", "moved_on"]


class Guest(Frozen):
    """Whoever fills a seat, as everyone may know them."""

    player: PlayerId | None
    level: str | None
    team: Team | None
    name: str | None = None
    """How a record names the seat, while nobody sits there."""
    stand_in: str | None = None
    """The level of the computer that plays for them: in this turn, or until they are back."""
    away_until: float | None = None
    away_plays: bool = False
    """Whether a stand-in plays until then, as they wanted and the table has agreed on."""
    colour: str | None = None
    """Which they have chosen, or got when the game began."""


def guests(seating: Seating) -> tuple[Guest, ...]:
    return tuple(
        Guest(
            player=each.player,
            level=each.level,
            team=each.team,
            name=None if each.player or each.level else each.name,
            stand_in=_stand_in(seating, place),
            away_until=each.absence.until if each.absence else None,
            away_plays=bool(each.absence and each.absence.is_stood_in_for(seating.pace)),
            colour=seating.colours[place] if seating.colours else each.colour,
        )
        for place, each in enumerate(seating.participants)
    )


def _stand_in(seating: Seating, place: int) -> str | None:
    clock = seating.clock
    this_turn = clock.stand_in if clock and clock.seat == place else None
    return this_turn or seating.participants[place].stand_in


class TableChanged(Frozen):
    """What is seen in the messages that stand for the table has to be put right."""

    kind: Literal["table_changed"] = "table_changed"
    unsure: bool = False
    """Somebody may have deleted them: nobody tells the bot."""


class TableOpened(Frozen):
    """Whoever has a role in the server is called."""

    kind: Literal["role_called"] = "role_called"
    role: str


class LobbyExpired(Frozen):
    """The game did not begin, and for so many seconds nobody came."""

    kind: Literal["lobby_expired"] = "lobby_expired"
    seconds: float
    full: bool = False
    """Everybody was there, and nobody has started it."""


class LobbyFull(Frozen):
    """The host can start the game, and has not for a while."""

    kind: Literal["lobby_full"] = "lobby_full"
    host: PlayerId
    closes_at: float | None = None


class SeatFree(Frozen):
    """Those are called who wait for one."""

    kind: Literal["seat_free"] = "seat_free"
    players: tuple[PlayerId, ...]


class ThreadClosed(Frozen):
    """The thread of a game that has ended is to be archived."""

    kind: Literal["thread_closed"] = "thread_closed"


class RematchOffered(Frozen):
    """The same again: who sat at that table is invited to this one."""

    kind: Literal["rematch_offered"] = "rematch_offered"
    by: PlayerId
    table: int
    invited: tuple[PlayerId, ...]


class PartnerAsked(Frozen):
    """A seat is to decide in its partner's turn: since which entry of the log."""

    model_config = ConfigDict(extra="ignore")  # an earlier version told the question as well
    kind: Literal["decision_asked"] = "decision_asked"
    number: int
    seat: SeatId


class VoteEnded(Frozen):
    """Passed, or why it did not: too many were against it, whoever asked took it back, its time
    ran out, or the game or the players are others now."""

    kind: Literal["vote_ended"] = "vote_ended"
    about: VoteSubject
    seat: SeatId | None
    why: VoteOutcome
    refused_by: PlayerId | SeatId | None = None
    """A seat in what an earlier version left in the outbox."""


class InvitationEnded(Frozen):
    """Somebody has taken a seat that was offered to them, or why they did not."""

    kind: Literal["invitation_ended"] = "invitation_ended"
    seat: SeatId
    player: PlayerId
    why: InvitationOutcome


class PlayerInvited(Frozen):
    """To a table that gathers."""

    kind: Literal["player_invited"] = "player_invited"
    by: PlayerId
    player: PlayerId


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


class PlayerRemoved(Frozen):
    """From a seat, which a computer or another person takes over; or from the lobby."""

    kind: Literal["player_removed"] = "player_removed"
    seat: SeatId | None
    removed: PlayerId
    level: str | None = None
    player: PlayerId | None = None


class PartnerSaid(Frozen):
    """Passed on as it was said, without what could not be read, and to whom it was said: whoever
    has the seat by the time it can be delivered may be somebody else."""

    kind: Literal["partner_said"] = "partner_said"
    seat: SeatId
    partner: SeatId
    text: str
    by: PlayerId | None = None
    """None in what an earlier version left in the outbox, as below."""
    to: PlayerId | None = None


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
    imported: bool = False
    """Then the seed is that of what was dealt since, and was promised at the import."""


class TableImported(Frozen):
    """A game goes on from a record: who brought it, after how many actions, and the hash of the
    seed that the rest was dealt from."""

    kind: Literal["table_imported"] = "table_imported"
    by: PlayerId
    actions: int
    commitment: str


class TurnMissed(Frozen):
    """Somebody's time is up, and a stand-in plays: this turn, or from now on."""

    kind: Literal["turn_missed"] = "turn_missed"
    seat: SeatId
    player: PlayerId
    level: str
    keeps: bool
    away: bool = False
    """Which makes it no turn missed."""


class PlayerAway(Frozen):
    kind: Literal["player_away"] = "player_away"
    player: PlayerId
    until: float


class PlayerBack(Frozen):
    """Somebody plays again for themselves, or is back earlier than they had said."""

    kind: Literal["player_back"] = "player_back"
    seat: SeatId | None
    player: PlayerId


class PaceChanged(Frozen):
    """And when the time of whoever is waited for is up now."""

    kind: Literal["pace_changed"] = "pace_changed"
    pace: Pace | None
    due: float | None


class TurnShared(Frozen):
    """Somebody shows everyone a turn, as everyone may know it."""

    kind: Literal["turn_shared"] = "turn_shared"
    by: PlayerId
    turn: int


class FilmShared(Frozen):
    kind: Literal["film_shared"] = "film_shared"
    by: PlayerId


class TablePaused(Frozen):
    kind: Literal["table_held"] = "table_held"


class TableResumed(Frozen):
    kind: Literal["table_released"] = "table_released"


Notice = (
    TableChanged
    | TableOpened
    | LobbyExpired
    | LobbyFull
    | SeatFree
    | ThreadClosed
    | RematchOffered
    | PartnerAsked
    | VoteEnded
    | InvitationEnded
    | PlayerInvited
    | PlayerResigned
    | PlayerReplaced
    | PlayerRemoved
    | PartnerSaid
    | ComputerStuck
    | HostChanged
    | TableAbandoned
    | TableImported
    | TurnMissed
    | PlayerAway
    | PlayerBack
    | PaceChanged
    | TurnShared
    | FilmShared
    | TablePaused
    | TableResumed
)
Said = tuple[Viewer, Notice]
"""With who may read it: a seat, or None for the channel."""
CHANGED: Said = (None, TableChanged())
UNSURE: Said = (None, TableChanged(unsure=True))


def ended(vote: Vote, why: VoteOutcome, refused_by: PlayerId | None = None) -> Said:
    return None, VoteEnded(about=vote.about, seat=vote.seat, why=why, refused_by=refused_by)


def invitation_ended(invitation: Invitation, why: InvitationOutcome) -> Said:
    return None, InvitationEnded(seat=invitation.seat, player=invitation.player, why=why)


def read_notice(text: str) -> Notice:
    """Also what an earlier version left in the outbox."""
    stored = json.loads(text)
    match stored:
        case {"kind": str(kind)} if kind in _ONLY_A_CHANGE:
            return TableChanged()
        case {"kind": "undone", "seat": seat}:
            return VoteEnded(about="undo", seat=seat, why="passed")
        case {"kind": "undo_dropped", "seat": seat, "why": "refused", "refused_by": by}:
            withdrawn = by in (seat, None)
            why: VoteOutcome = "withdrawn" if withdrawn else "refused"
            return VoteEnded(about="undo", seat=seat, why=why, refused_by=by)
        case {"kind": "undo_dropped" | "removal_dropped" as kind, "seat": seat, "why": why}:
            about: VoteSubject = "undo" if kind == "undo_dropped" else "removal"
            return VoteEnded(about=about, seat=seat, why=why)
        case _:
            return _NOTICE.validate_python(stored)


_NOTICE: TypeAdapter[Notice] = TypeAdapter(Annotated[Notice, Field(discriminator="kind")])
_ONLY_A_CHANGE = frozenset({
    "table_opened", "lobby_changed", "game_started", "played", "turn_began", "hand_changed",
    "game_over",    "undo_asked", "removal_asked", "vote_answered",
})  # fmt: skip
