"""What one viewer sees of a table: who is there, and the game as the viewer may know it."""

from dataclasses import dataclass

from bot.tables import tenures, undo
from bot.tables.notices import Guest, guests
from bot.tables.patrician_questions import as_asked, as_seen, asked
from bot.tables.seating import Invitation, Pace, PlayerId, TurnClock, Vote, VoteSubject
from bot.tables.table import Stage, Table, TableId
from engine import (
    GameOptions,
    GameState,
    Score,
    View,
    final_scores,
    legal_actions,
    view_for,
    winner,
)
from engine.actions import Action
from engine.terms import SeatId
from engine.views import Viewer


@dataclass(frozen=True)
class Result:
    """The seed is told now, so that everyone can check the promise."""

    scores: tuple[Score, ...]
    winner: tuple[SeatId, ...]
    seed: str


@dataclass(frozen=True)
class ImportedGame:
    """Whoever brought a record may know its seed, and with it every card that came from it."""

    by: PlayerId | None
    """None where they are not known any more."""
    redealt: bool
    """Whether what was undrawn was dealt anew here. Nothing was in a game that was over, nor was it
    in earlier versions of the bot."""


@dataclass(frozen=True)
class Look:
    table: TableId
    channel: str
    stage: Stage
    options: GameOptions
    host: PlayerId | None
    guests: tuple[Guest, ...]
    viewer: Viewer
    number: int
    commitment: str | None
    origin: ImportedGame | None
    """Where the game came from, if not from here."""
    votes: tuple[Vote, ...]
    invitations: tuple[Invitation, ...]
    view: View | None
    offered: tuple[Action, ...]
    """What the viewer may answer; empty while another seat is to decide."""
    choosing: tuple[SeatId, ...] = ()
    """Who has yet to choose a patrician, all at once; empty when that is done."""
    arrivals: int = 0
    """How many people have sat down to this game, some of them later."""
    result: Result | None = None
    """Of a game that was played to its end."""
    takebacks: bool = False
    """Whether somebody who plays against computers only has played a turn again."""
    undo_is_possible: bool = False
    """Whether anybody has something to take back."""
    step_is_free: bool = False
    """Whether the viewer can take back the last step of an open turn, asking nobody."""
    seats_offered: tuple[SeatId, ...] = ()
    """To somebody, at any time."""
    has_sat: bool = False
    """Whether whoever looks sits at the table, or has sat there."""
    language: str | None = None
    """Of what stands in its channel, where the table has agreed on one."""
    pace: Pace | None = None
    clock: TurnClock | None = None
    """Of whoever is waited for."""
    parent: str | None = None
    """The channel above the thread that the table has for itself."""
    in_private: bool = False
    """In somebody's direct messages with the bot."""
    starts_when_full: bool = False
    colours: tuple[str, ...] = ()
    """Of the seats of a game in which somebody has chosen one; else as the game lists them."""
    closes_at: float | None = None
    """Of a lobby: when it closes, if nobody comes."""

    @property
    def free_seats(self) -> int:
        return self.options.seats - len(self.guests)

    @property
    def waits_until(self) -> float | None:
        """When whoever is waited for comes back, where they are away."""
        return self.guests[self.clock.seat].away_until if self.clock else None

    @property
    def is_stood_in_for(self) -> bool:
        """Whether a computer plays for whoever looks: in this turn, or until they are back."""
        own = None if self.viewer is None else self.guests[self.viewer]
        return own is not None and (own.stand_in is not None or own.away_plays)

    @property
    def awaits_thread(self) -> bool:
        return self.parent is not None and self.parent == self.channel

    def invitation(self, seat: SeatId) -> Invitation | None:
        return next((each for each in self.invitations if each.seat == seat), None)

    @property
    def end(self) -> str:
        """Of a game that is over: tells it from any other."""
        return f"{self.result.seed} {self.number}" if self.result else ""

    def vote(self, about: VoteSubject) -> Vote | None:
        return next((each for each in self.votes if each.about == about), None)


def look(table: Table, player: PlayerId | None) -> Look:
    """A spectator sees what anybody may."""
    viewer = table.viewer(player)
    state = as_asked(table.game.state, table.seating, viewer) if table.game else None
    deciding = table.deciding if table.stage == "playing" else ()
    view = None if state is None else view_for(state, viewer)
    choosing: tuple[SeatId, ...] = ()
    if state is not None and view is not None and asked(state):
        choosing = table.deciding
        view = as_seen(view, choosing)
    return Look(
        table=table.id,
        channel=table.channel,
        stage=table.stage,
        options=table.options,
        host=table.seating.host,
        guests=guests(table.seating),
        viewer=viewer,
        number=table.number,
        commitment=table.promise,
        origin=_origin(table),
        votes=table.seating.votes,
        invitations=table.seating.invitations,
        view=view,
        offered=legal_actions(state) if state is not None and viewer in deciding else (),
        choosing=choosing,
        arrivals=len(table.seating.tenures),
        result=_result(table, state) if state is not None and table.stage == "over" else None,
        takebacks=table.seating.takebacks,
        undo_is_possible=undo.is_possible(table),
        step_is_free=viewer is not None and undo.step_is_free(table, viewer),
        seats_offered=table.seating.seats_offered,
        has_sat=player is not None and tenures.has_sat(table, player),
        language=table.seating.language,
        pace=table.seating.pace,
        clock=table.seating.clock,
        parent=table.parent,
        in_private=table.seating.in_private,
        starts_when_full=table.seating.starts_when_full,
        colours=table.seating.colours,
        closes_at=table.timers.get("lobby"),
    )


def _result(table: Table, state: GameState) -> Result:
    return Result(final_scores(state), winner(state), table.dealing_seed)


def _origin(table: Table) -> ImportedGame | None:
    if not table.seating.imported:
        return None
    return ImportedGame(table.seating.brought_by, redealt=table.redealt is not None)
