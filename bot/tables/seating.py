"""What a table knows besides its game: who sits where, who is host, what was ordered and asked."""

from __future__ import annotations

from typing import ClassVar, Literal, NewType, get_args

from pydantic import BaseModel, ConfigDict, model_validator

from engine.terms import CardId, SeatId

PlayerId = NewType("PlayerId", str)
"""A person, as the outside world names them; to a table it means nothing."""
Team = Literal["A", "B", "C"]
TEAMS: tuple[Team, ...] = ("A", "B", "C")
GoodsOrder = Literal["keep_dearest", "ask"]
"""What to do when goods do not fit: the table keeps the dearest, or the player is asked."""

VoteSubject = Literal["undo", "removal"]
NOBODY = "deleted player"
"""How a record names somebody who is not known any more."""
_EARLIER_VOTES = {"undo": ("to",), "removal": ("level", "player")}


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


class UndoProposal(Frozen):
    """To take back what a seat did."""

    about: ClassVar[VoteSubject] = "undo"
    to: int
    """The entry of the log to go back to; 0 is the beginning."""
    card: CardId | None = None
    """Which goes back into the hand; None for a part in somebody else's turn."""
    others: tuple[SeatId, ...] = ()
    """Whose deeds would be taken back too."""
    restores: bool = True
    """Whether the panel then shows what was taken back, to be changed or confirmed again."""


class RemovalProposal(Frozen):
    """That somebody else plays on in a seat."""

    about: ClassVar[VoteSubject] = "removal"
    level: str
    """The computer that is to play on, where no person is named."""
    player: PlayerId | None = None


class Vote(Frozen):
    """Some of those at the table are asked something, until a deadline.

    An undo needs everyone who is asked, a removal more than half of them.
    """

    proposal: UndoProposal | RemovalProposal
    number: int
    """Tells it from other votes: for an undo, the decision that was open when it was asked; for a
    removal, the revision of the table it began with."""
    by: PlayerId
    seat: SeatId
    """Whose action is to be taken back, or who is to be replaced."""
    voters: tuple[SeatId, ...]
    agreed: tuple[SeatId, ...] = ()
    refused: tuple[SeatId, ...] = ()
    deadline: float

    @property
    def about(self) -> VoteSubject:
        return self.proposal.about

    @property
    def mark(self) -> tuple[int, ...]:
        """The numbers on its buttons: an answer with others is meant for another vote."""
        match self.proposal:
            case UndoProposal(to=to):
                return self.number, to
            case RemovalProposal():
                return (self.number,)

    @property
    def passed(self) -> bool:
        """Also where there is nobody to ask."""
        if self.about == "undo":
            return set(self.voters) <= set(self.agreed)
        return not self.voters or 2 * len(self.agreed) > len(self.voters)

    @property
    def failed(self) -> bool:
        """No answer that is still missing could make it pass."""
        if self.about == "undo":
            return bool(self.refused)
        return 2 * len(self.refused) >= len(self.voters)

    def named(self) -> tuple[PlayerId, ...]:
        """Whose ids are written in it."""
        following = self.proposal.player if isinstance(self.proposal, RemovalProposal) else None
        return (self.by,) if following is None else (self.by, following)

    def answered(self, seat: SeatId, *, agree: bool) -> Vote:
        """The last answer of a seat counts."""
        agreed, refused = {*self.agreed} - {seat}, {*self.refused} - {seat}
        (agreed if agree else refused).add(seat)
        answers = {"agreed": tuple(sorted(agreed)), "refused": tuple(sorted(refused))}
        return self.model_copy(update=answers)


class Seating(Frozen):
    host: PlayerId | None
    participants: tuple[Participant, ...] = ()
    """In the lobby in the order of joining, then seat by seat."""
    votes: tuple[Vote, ...] = ()
    """Those that are open, of each subject one at most."""
    stuck: SeatId | None = None
    """A computer that could not go on, and of which everyone has been told."""
    takebacks: bool = False
    """Whether somebody who plays against computers only has played a turn again."""
    imported: bool = False
    """Whether the game came with a record."""
    brought_by: PlayerId | None = None
    """Who brought that record, as long as they are known."""

    @model_validator(mode="before")
    @classmethod
    def _with_votes_of_earlier_versions(cls, stored: object) -> object:
        """Which had a field and a form for each subject."""
        if not isinstance(stored, dict) or not stored.keys() & _EARLIER_VOTES.keys():
            return stored
        seating = {name: value for name, value in stored.items() if name not in _EARLIER_VOTES}
        votes = []
        for subject, facts in _EARLIER_VOTES.items():
            if vote := stored.get(subject):
                proposal = {name: vote[name] for name in facts if name in vote}
                rest = {name: value for name, value in vote.items() if name not in facts}
                asking = seating["participants"][vote["seat"]].get("player")
                votes.append({"by": asking, **rest, "proposal": proposal})
        return {**seating, "votes": votes}

    @property
    def deadline(self) -> float | None:
        """When the first open vote ends."""
        return min((vote.deadline for vote in self.votes), default=None)

    def vote(self, about: VoteSubject) -> Vote | None:
        return next((each for each in self.votes if each.about == about), None)

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

    def named(self) -> set[PlayerId]:
        """Everyone who is known here by name, whatever for."""
        voting = (player for vote in self.votes for player in vote.named())
        others = {self.host, self.brought_by, *voting}
        return {*self.people(), *(each for each in others if each is not None)}

    def with_participant(self, place: int, participant: Participant) -> Seating:
        changed = list(self.participants)
        changed[place] = participant
        return self.model_copy(update={"participants": tuple(changed)})

    def with_host(self, host: PlayerId | None) -> Seating:
        return self.model_copy(update={"host": host})

    def with_takebacks(self) -> Seating:
        return self.model_copy(update={"takebacks": True})

    def without_bringer(self) -> Seating:
        return self.model_copy(update={"brought_by": None})

    def with_vote(self, vote: Vote) -> Seating:
        """Instead of any other about the same."""
        return self.model_copy(update={"votes": (*self.without_votes(vote.about).votes, vote)})

    def without_votes(self, *about: VoteSubject) -> Seating:
        """About these subjects; about all where none is named."""
        subjects = about or get_args(VoteSubject)
        left = tuple(each for each in self.votes if each.about not in subjects)
        return self if left == self.votes else self.model_copy(update={"votes": left})

    def with_stuck(self, stuck: SeatId | None) -> Seating:
        return self.model_copy(update={"stuck": stuck})
