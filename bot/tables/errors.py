"""What a table refuses: facts only, and one line for whoever asked.

ConcordiaError
├── StaleDecision     the game has moved on since the question was asked
└── TableError
    ├── UnknownTable, ChannelTaken, TableHeld
    ├── NotSeated, NotHost, SeatTaken, AlreadySeated, TableFull, TeamFull, NoTeams, NotEnough
    ├── NotAtThisTable, AtThisTableAlready
    ├── NotInLobby, NotPlaying, UnknownLevel, PastRevelation
    ├── NothingToUndo, UndoBarred, UndoPending, NoUndoAsked, NotAskedAboutUndo
    ├── NobodyThere, OwnSeat, NobodyElse, RemovalPending, NoRemovalAsked, NotAVoter
    ├── NoPartner, PartnersAreSilent, PartnerIsComputer, NothingSaid, TooLong
    └── KeyUsed, StillPlaying, GameGoesOn, OtherRules
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
    said = "the game has moved on (decision {asked}, now {number}); have another look at the table"


class TableError(Refusal):
    pass


class UnknownTable(TableError):
    said = "there is no such table; open a new one"


class ChannelTaken(TableError):
    said = "there is a table here already; finish or abandon it first"


class TableHeld(TableError):
    said = (
        "this table rests: the program was changed, and the game would no longer be the same. "
        "Nothing is lost; the operator has been told"
    )


class NotSeated(TableError):
    said = "you do not sit at this table; only those who do can do that"


class NotHost(TableError):
    said = "only the host of the table can do that"


class AlreadySeated(TableError):
    said = "you sit at this table already"


class NotAtThisTable(TableError):
    said = "whoever was named does not sit at this table"


class AtThisTableAlready(TableError):
    said = "whoever was named sits at this table already"


class SeatTaken(TableError):
    said = "that seat is taken by somebody else"


class TableFull(TableError):
    said = "all {seats} seats are taken"


class TeamFull(TableError):
    said = "team {team} is complete; choose another one"


class NoTeams(TableError):
    said = "this table does not play in teams of that name"


class NotEnough(TableError):
    said = "{missing} more needed before the game can start; join, or seat a computer"


class NotInLobby(TableError):
    said = "the game has begun; that could only be done before"


class NotPlaying(TableError):
    said = "no game is going on at this table"


class UnknownLevel(TableError):
    said = "there is no computer player of the level {level}"


class PastRevelation(TableError):
    said = "something hidden is seen after answer {answers} of this row; answer up to there first"


class NothingToUndo(TableError):
    said = "there is nothing of yours to take back"


class UndoBarred(TableError):
    said = "something hidden has been seen since, and nobody else is here who could agree"


class UndoPending(TableError):
    said = "somebody asked for an undo already; answer that first"


class NoUndoAsked(TableError):
    said = "nobody asks for an undo any more"


class NotAskedAboutUndo(TableError):
    said = "your consent is not needed for this undo"


class NobodyThere(TableError):
    said = "nobody sits there"


class OwnSeat(TableError):
    said = "that is your own seat; resign, or hand it over"


class NobodyElse(TableError):
    said = "nobody else is here who could agree; ask somebody who manages this place"


class RemovalPending(TableError):
    said = "there is a vote about a seat already; wait for its end"


class NoRemovalAsked(TableError):
    said = "that vote is over"


class NotAVoter(TableError):
    said = "your voice is not asked for in this vote"


class NoPartner(TableError):
    said = "you have no partner at this table"


class PartnersAreSilent(TableError):
    said = "at this table partners have agreed not to talk"


class PartnerIsComputer(TableError):
    said = "your partner is a computer, and does not listen"


class NothingSaid(TableError):
    said = "there is nothing in it to be said"


class TooLong(TableError):
    said = "{characters} characters are too many; {most} are passed on at most"


class KeyUsed(TableError):
    said = "that request was answered to somebody else"


class StillPlaying(TableError):
    said = "the game is not over; its record would show what is still hidden"


class GameGoesOn(TableError):
    said = "the game is not over yet"


class OtherRules(TableError):
    said = "this game was played under other rules, and can no longer be told turn by turn"


REFUSALS = {
    refusal.__name__: refusal
    for refusal in (
        StaleDecision, UnknownTable, ChannelTaken, TableHeld, NotSeated, NotHost, AlreadySeated,
        NotAtThisTable, AtThisTableAlready,
        SeatTaken, TableFull, TeamFull, NoTeams, NotEnough, NotInLobby, NotPlaying, UnknownLevel,
        PastRevelation, NothingToUndo, UndoBarred, UndoPending, NoUndoAsked, NotAskedAboutUndo,
        NobodyThere, OwnSeat, NobodyElse, RemovalPending, NoRemovalAsked, NotAVoter,
        NoPartner, PartnersAreSilent, PartnerIsComputer, NothingSaid, TooLong,
        KeyUsed, StillPlaying, GameGoesOn, OtherRules,
    )
}  # fmt: skip
