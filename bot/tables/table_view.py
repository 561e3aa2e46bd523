"""What one viewer sees of a table: who is there, and the game as the viewer may know it."""

from dataclasses import dataclass

from bot.tables import tenures, undo
from bot.tables.notices import Guest, guests
from bot.tables.seating import Invitation, PlayerId, Vote, VoteSubject
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
    state = table.game.state if table.game else None
    decides = (
        state is not None
        and table.stage == "playing"
        and state.decision is not None
        and state.decision.seat == viewer
    )
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
        view=None if state is None else view_for(state, viewer),
        offered=legal_actions(state) if state is not None and decides else (),
        result=_result(table, state) if state is not None and table.stage == "over" else None,
        takebacks=table.seating.takebacks,
        undo_is_possible=undo.is_possible(table),
        step_is_free=viewer is not None and undo.step_is_free(table, viewer),
        seats_offered=table.seating.seats_offered,
        has_sat=player is not None and tenures.has_sat(table, player),
    )


def _result(table: Table, state: GameState) -> Result:
    return Result(final_scores(state), winner(state), table.dealing_seed)


def _origin(table: Table) -> ImportedGame | None:
    if not table.seating.imported:
        return None
    return ImportedGame(table.seating.brought_by, redealt=table.redealt is not None)
