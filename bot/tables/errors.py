"""What a table refuses: facts only, and one line for whoever asked.

ConcordiaError
├── StaleDecision     the game has moved on since the question was asked
└── TableError
    ├── UnknownTable, ChannelTaken, TableHeld
    ├── NotSeated, NotHost, PlaysHere, SentAway, SeatTaken, AlreadySeated
    ├── TableFull, TeamFull, NoTeams, NotEnough, ColourTaken, UnknownColour
    ├── NotAtThisTable, AtThisTableAlready, HeldAnotherSeat, SeatNotEmpty
    ├── NoInvitation, NotInvited, InvitedAlready
    ├── NotInLobby, NotPlaying, UnknownLevel, PastRevelation
    ├── NothingToUndo, UndoPending, NoUndoAsked, NotAskedAboutUndo, WitnessGone
    ├── NobodyThere, OwnSeat, NobodyElse, RemovalPending, NoRemovalAsked, NotAVoter
    ├── JoinedLater, AbandonmentPending, NoAbandonmentAsked
    ├── SamePace, PacePending, NoPaceAsked, SeatIsKept
    ├── NobodyToNudge, YourTurn, NudgedLately, RemindersOff
    ├── NoPlanNow, PlansFull
    ├── NoPartner, PartnersAreSilent, PartnerIsComputer, NothingSaid, TooLong
    └── KeyUsed, StillPlaying, GameGoesOn, NoSuchTurn, OtherRules
"""

from typing import ClassVar

from engine.errors import ConcordiaError

RefusalFact = str | int | None


class Refusal(ConcordiaError):
    """Made of facts, so that it can be stored and said again word for word."""

    said: ClassVar[str]

    def __init__(self, **facts: RefusalFact) -> None:
        super().__init__(self.said.format(**facts))
        self.facts = facts


class StaleDecision(Refusal):
    said = "the game has moved on (decision {asked}, now {number})"


class TableError(Refusal):
    pass


class UnknownTable(TableError):
    said = "there is no such table"


class ChannelTaken(TableError):
    said = "the channel already has a table"


class TableHeld(TableError):
    said = (
        "this table is paused: after an update, its game would play differently. "
        "Nothing is lost, and the operator has been told"
    )


class NotSeated(TableError):
    said = "you are not at this table"


class NotHost(TableError):
    said = "only the host can do that"


class PlaysHere(TableError):
    said = "you play at this table, or have played, so you cannot moderate it"


class SentAway(TableError):
    said = "the host has sent you away; only an invitation of theirs brings you back"


class AlreadySeated(TableError):
    said = "you already have a seat at this table"


class NotAtThisTable(TableError):
    said = "that player is not at this table"


class InvitedAlready(TableError):
    said = "they have been invited already"


class AtThisTableAlready(TableError):
    said = "that player is already at this table"


class HeldAnotherSeat(TableError):
    said = "that player has sat in another seat of this game, and can only come back to that one"


class NoInvitation(TableError):
    said = "that seat is not offered any more"


class NotInvited(TableError):
    said = "that seat is offered to somebody else"


class SeatNotEmpty(TableError):
    said = "that seat is not empty"


class SeatTaken(TableError):
    said = "someone else has that seat"


class TableFull(TableError):
    said = "all {seats} seats are taken"


class TeamFull(TableError):
    said = "team {team} is full"


class ColourTaken(TableError):
    said = "somebody else has taken {colour}"


class UnknownColour(TableError):
    said = "there is no colour {colour}"


class NoTeams(TableError):
    said = "this table has no such team"


class NotEnough(TableError):
    said = "{missing} more needed to start"


class NotInLobby(TableError):
    said = "the game has started, so it is too late for that"


class NoFishMarket(TableError):
    said = "the table plays without the fish market"


class NoForum(TableError):
    said = "this table plays without the forum"


class NotPlaying(TableError):
    said = "no game is in progress at this table"


class UnknownLevel(TableError):
    said = "there is no computer player called {level}"


class PastRevelation(TableError):
    said = "answer {answers} reveals something hidden; confirm up to there first"


class NothingToUndo(TableError):
    said = "you have nothing to undo"


class UndoPending(TableError):
    said = "someone has already asked for an undo"


class NoUndoAsked(TableError):
    said = "nobody is asking for an undo any more"


class NotAskedAboutUndo(TableError):
    said = "this undo does not need your consent"


class WitnessGone(TableError):
    said = "somebody who would have to agree has left for good"


class NobodyThere(TableError):
    said = "nobody sits there"


class OwnSeat(TableError):
    said = "that is your own seat"


class NobodyElse(TableError):
    said = "nobody else is here to agree"


class RemovalPending(TableError):
    said = "there is already a vote about a seat"


class NoRemovalAsked(TableError):
    said = "that vote is over"


class NotAVoter(TableError):
    said = "you have no vote on this"


class JoinedLater(TableError):
    said = "you joined this game after it began, so who sits here is not up to you"


class AbandonmentPending(TableError):
    said = "there is already a vote on ending this game"


class NoAbandonmentAsked(TableError):
    said = "that vote is over"


class NoPlanNow(TableError):
    said = "there is no turn of yours to plan now"


class PlansFull(TableError):
    said = "there are three plans already"


class SamePace(TableError):
    said = "that is the pace of this table already"


class PacePending(TableError):
    said = "there is already a vote on the pace"


class NoPaceAsked(TableError):
    said = "that vote is over"


class SeatIsKept(TableError):
    said = "a stand-in plays for you until you are back"


class NobodyToNudge(TableError):
    said = "no person is waited for at this table"


class YourTurn(TableError):
    said = "it is your own turn"


class NudgedLately(TableError):
    said = "somebody has nudged them already; again at {when}"


class RemindersOff(TableError):
    said = "they want no reminders"


class NoPartner(TableError):
    said = "you have no partner at this table"


class PartnersAreSilent(TableError):
    said = "partners agreed not to talk at this table"


class PartnerIsComputer(TableError):
    said = "your partner is a computer"


class NothingSaid(TableError):
    said = "the message is empty"


class TooLong(TableError):
    said = "{characters} characters are too many; the limit is {most}"


class KeyUsed(TableError):
    said = "that request was answered for someone else"


class StillPlaying(TableError):
    said = "the game is not over, and its record would reveal what is hidden"


class GameGoesOn(TableError):
    said = "the game is not over yet"


class NoSuchTurn(TableError):
    said = "there is no turn {turn}; the last one is {last}"


class OtherRules(TableError):
    said = "this game was played under older rules and cannot be retold turn by turn"


REFUSALS = {
    refusal.__name__: refusal
    for refusal in (
        StaleDecision, UnknownTable, ChannelTaken, TableHeld, NotSeated, NotHost, AlreadySeated,
        PlaysHere, SentAway, HeldAnotherSeat, NoInvitation, NotInvited, SeatNotEmpty, WitnessGone,
        JoinedLater, AbandonmentPending, NoAbandonmentAsked, SamePace, PacePending, NoPaceAsked,
        SeatIsKept, NobodyToNudge, YourTurn, NudgedLately, RemindersOff,
        NotAtThisTable, AtThisTableAlready, InvitedAlready,
        SeatTaken, TableFull, TeamFull, ColourTaken, UnknownColour, NoTeams, NotEnough,
        NotInLobby, NotPlaying, UnknownLevel,
        PastRevelation, NothingToUndo, UndoPending, NoUndoAsked, NotAskedAboutUndo,
        NobodyThere, OwnSeat, NobodyElse, RemovalPending, NoRemovalAsked, NotAVoter,
        NoPartner, PartnersAreSilent, PartnerIsComputer, NothingSaid, TooLong,
        KeyUsed, StillPlaying, GameGoesOn, NoSuchTurn, OtherRules,
    )
}  # fmt: skip
