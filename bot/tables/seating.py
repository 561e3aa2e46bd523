"""What a table knows besides its game: who sits where, who is host, what was ordered and asked."""

from __future__ import annotations

from collections.abc import Collection
from typing import ClassVar, Literal, NewType, get_args

from pydantic import BaseModel, ConfigDict, model_validator

from bot.tables.earlier_seatings import brought_up_to_date
from engine.terms import CardId, SeatId, TileId

PlayerId = NewType("PlayerId", str)
"""A person, as the outside world names them; to a table it means nothing."""
Team = Literal["A", "B", "C"]
TEAMS: tuple[Team, ...] = ("A", "B", "C")
GoodsOrder = Literal["keep_dearest", "ask"]
"""What to do when goods do not fit: the table keeps the dearest, or the player is asked."""

VoteSubject = Literal["undo", "removal", "abandonment", "pace"]
TimeUp = Literal["stand_in", "mark"]
"""What happens when somebody's time is up: a stand-in plays that turn, or it is only shown."""
NOBODY = "deleted player"
"""How a record names somebody who is not known any more."""


class Frozen(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class SealedChoice(Frozen):
    """The patrician that a seat keeps, until everybody has chosen one."""

    tile: TileId
    done_by: Literal["person", "computer"] = "person"
    """A stand-in is a computer too."""
    key: str | None = None
    """Of the request that asked for it."""


class Pace(Frozen):
    """How long a table waits for somebody."""

    seconds: float
    """For a turn."""
    reserve: float
    """What each person has besides, for the whole game."""
    time_up: TimeUp = "stand_in"
    away: float = 7 * 24 * 60 * 60.0
    """For how long each person's clock stops in a game while they are away."""


class Absence(Frozen):
    """That somebody is away."""

    until: float
    plays: bool
    """Whether a stand-in plays for them, rather than that they are waited for."""
    level: str
    """How it plays."""

    def is_stood_in_for(self, pace: Pace | None) -> bool:
        """At once, at a table of that pace."""
        return self.plays and pace is not None and pace.time_up == "stand_in"


class Stop(Frozen):
    """That a clock stands still, and what was left of the time."""

    at: float
    until: float
    ends_left: float
    due_left: float


class Reminder(Frozen):
    """That whoever is waited for was reminded."""

    at: float
    way: Literal["ping", "dm"]
    nudged_by: PlayerId | None = None


class TurnClock(Frozen):
    """That a table waits for somebody, in which turn and since when."""

    turn: int
    before: str | None = None
    """Which question it is for, where that is asked before the first turn."""
    seat: SeatId
    player: PlayerId
    since: float
    ends: float | None = None
    """The time for the turn: from then on their reserve is used."""
    due: float | None = None
    """When their reserve is used up as well."""
    was_due: float | None = None
    """When it would be, had they not been at their panel then."""
    prolonged: bool = False
    """That they have begun the turn late, and were given time to end it."""
    late: bool = False
    """That time has come, and it is only shown."""
    stand_in: str | None = None
    """The level of the computer that plays this turn for them."""
    remind_at: float | None = None
    nudged_by: PlayerId | None = None
    """Who has asked for that reminder, if somebody did."""
    reminder: Reminder | None = None
    """The last one."""
    stop: Stop | None = None
    """While they are away."""
    credited: float = 0.0
    """The end of the last outage that has been added to their time."""

    @property
    def runs(self) -> bool:
        return not self.late and self.stand_in is None

    def prolonged_to(self, until: float) -> TurnClock:
        """At least; once."""
        if self.late or self.prolonged or self.due is None or self.due >= until:
            return self
        agreed = self.due if self.was_due is None else self.was_due
        return self.model_copy(update={"due": until, "was_due": agreed, "prolonged": True})

    def nudging(self) -> tuple[PlayerId, ...]:
        """Who has nudged them."""
        found = (self.nudged_by, self.reminder.nudged_by if self.reminder else None)
        return tuple(each for each in found if each is not None)

    def without_nudges(self) -> TurnClock:
        told = self.reminder and self.reminder.model_copy(update={"nudged_by": None})
        return self.model_copy(update={"nudged_by": None, "reminder": told})


class StoodInTurn(Frozen):
    """That a stand-in plays a turn for somebody whose time is up."""

    turn: int
    level: str


class Participant(Frozen):
    """Whoever fills a seat: a person, a computer, or nobody yet (after an import)."""

    player: PlayerId | None = None
    level: str | None = None
    """How a computer plays; None for people."""
    team: Team | None = None
    goods_order: GoodsOrder = "keep_dearest"
    name: str | None = None
    """How a record names the seat, where it came with one."""
    sealed: SealedChoice | None = None
    """For nobody but whoever sits there."""
    reserve_used: float = 0.0
    """Seconds of what the pace of the table gives everyone besides the time for their turns."""
    missed: int = 0
    """How many turns in a row a stand-in has begun for them."""
    stood_in_turn: StoodInTurn | None = None
    """The last turn that a stand-in has begun, if they haven't been here since: it plays that turn
    to its end, also once their partner has answered."""
    nudged_at: float | None = None
    """When somebody last nudged them at this table."""
    stand_in: str | None = None
    """The level of the computer that plays all their turns until they are back."""
    absence: Absence | None = None
    away_used: float = 0.0
    """Seconds for which their clock has stopped in this game."""
    colour: str | None = None
    """Which they have chosen in the lobby, if any."""

    @property
    def is_computer(self) -> bool:
        return self.player is None and self.level is not None

    @property
    def plays_by_itself(self) -> bool:
        """A computer, or one that keeps the seat until somebody is back."""
        return self.is_computer or self.stand_in is not None

    def stood_in_by(self, turn: int) -> str | None:
        """The level of the computer that plays that turn for them, without waiting for them."""
        missed = self.stood_in_turn
        return self.stand_in or (missed.level if missed and missed.turn == turn else None)

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
    """That somebody else plays on in a seat: for a person, or for a computer."""

    about: ClassVar[VoteSubject] = "removal"
    level: str
    """The computer that is to play on, also until the person who is named has accepted."""
    player: PlayerId | None = None


class AbandonmentProposal(Frozen):
    """That the game ends here, for everyone."""

    about: ClassVar[VoteSubject] = "abandonment"


class PaceProposal(Frozen):
    """That the table waits for as long from now on, or for ever."""

    about: ClassVar[VoteSubject] = "pace"
    pace: Pace | None


class Vote(Frozen):
    """Some people are asked something, until a deadline. They are asked as people: whoever sits in
    their seat later does not answer for them."""

    proposal: UndoProposal | RemovalProposal | AbandonmentProposal | PaceProposal
    number: int
    """Tells it from other votes: for an undo, the decision that was open when it was asked; for
    anything else, the revision of the table it began with."""
    by: PlayerId
    seat: SeatId | None
    """Whose action is to be taken back, or who is to be replaced."""
    voters: tuple[PlayerId, ...]
    needed: int
    """How many of them have to agree."""
    agreed: tuple[PlayerId, ...] = ()
    refused: tuple[PlayerId, ...] = ()
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
            case _:
                return (self.number,)

    @property
    def passed(self) -> bool:
        """Also where there is nobody to ask."""
        return not self.voters or len(self.agreed) >= self.needed

    @property
    def failed(self) -> bool:
        """No answer that is still missing could make it pass."""
        return len(self.voters) - len(self.refused) < self.needed

    def named(self) -> tuple[PlayerId, ...]:
        """Whose ids are written in it."""
        following = self.proposal.player if isinstance(self.proposal, RemovalProposal) else None
        return (self.by, *self.voters, *((following,) if following is not None else ()))

    def answered(self, player: PlayerId, *, agree: bool) -> Vote:
        """Their last answer counts."""
        agreed, refused = {*self.agreed} - {player}, {*self.refused} - {player}
        (agreed if agree else refused).add(player)
        answers = {
            "agreed": tuple(each for each in self.voters if each in agreed),
            "refused": tuple(each for each in self.voters if each in refused),
        }
        return self.model_copy(update=answers)


def more_than_half(voters: Collection[PlayerId]) -> int:
    return len(voters) // 2 + 1


class Tenure(Frozen):
    """That somebody has sat in a seat of the game, and so has seen its cards."""

    player: PlayerId | None = None
    """None where they have deleted their data."""
    trace: str | None = None
    """Tells, while the game goes on, whether somebody is the one who has deleted their data."""
    seat: SeatId
    since: int
    """The last entry of the log before they sat down."""
    until: int | None = None
    """The last one before they got up."""
    from_the_start: bool = False

    def covers(self, number: int) -> bool:
        """Whether they sat there when that entry was made."""
        return self.since < number and (self.until is None or number <= self.until)


class Invitation(Frozen):
    """A seat is offered to somebody: by whoever sits there, or because the others agreed."""

    seat: SeatId
    player: PlayerId
    by: PlayerId
    holder: PlayerId | None = None
    """Whose seat it is until then; None for a computer's, or an empty one."""
    number: int
    """Tells it from others: the revision of the table it began with."""
    deadline: float


class Favourite(Frozen):
    """The colour that somebody had before a rematch."""

    player: PlayerId
    colour: str


class Seating(Frozen):
    host: PlayerId | None
    participants: tuple[Participant, ...] = ()
    """In the lobby in the order of joining, then seat by seat."""
    votes: tuple[Vote, ...] = ()
    """Those that are open, of each subject one at most."""
    invitations: tuple[Invitation, ...] = ()
    """Those that are open, for each seat one at most."""
    seats_offered: tuple[SeatId, ...] = ()
    """Those that ever were: there is something to be seen of it in the channel."""
    tenures: tuple[Tenure, ...] = ()
    """Everybody who has sat here since the game began, in the order of sitting down."""
    sent_away: tuple[PlayerId, ...] = ()
    """Whom the host does not want in the lobby again, unless they are invited."""
    card_taken_back: int | None = None
    """Where partners are silent: the turn in which a card was last taken back, asking nobody."""
    stuck: SeatId | None = None
    """A computer that could not go on, and of which everyone has been told."""
    takebacks: bool = False
    """Whether somebody who plays against computers only has played a turn again."""
    in_private: bool = False
    """Whether the table stands in somebody's direct messages with the bot."""
    imported: bool = False
    """Whether the game came with a record."""
    brought_by: PlayerId | None = None
    """Who brought that record, as long as they are known."""
    language: str | None = None
    """Of what stands in the channel; None at tables of before that was agreed on."""
    pace: Pace | None = None
    """None where everyone takes as long as they like."""
    clock: TurnClock | None = None
    """Where a person is to decide, and there is a pace, or somebody has nudged them."""
    starts_when_full: bool = False
    """Whether the game begins with whoever takes the last seat, rather than when the host says."""
    gathers_since: float | None = None
    """When somebody last came to the lobby, or left it."""
    patience: float | None = None
    """After how many seconds without that it closes; None where it stays open."""
    calls_at: float | None = None
    """When those are called who wait for a free seat in the server."""
    free_since: float | None = None
    """Since when there is one: whoever has asked to be called later has seen it."""
    calls_host_at: float | None = None
    """When the host is told that everybody is there, and the game can start; None where they have
    been, or somebody is missing."""
    called: tuple[PlayerId, ...] = ()
    """Who was called to this lobby, or invited by name: nobody is, twice."""
    colours: tuple[str, ...] = ()
    """Of the seats, once the game has begun and somebody has chosen one; else as the game lists
    them."""
    favourites: tuple[Favourite, ...] = ()
    """Of those who are invited to a rematch."""
    closes_at: float | None = None
    """When the thread that the table has for itself is archived, once the game is over."""

    @model_validator(mode="before")
    @classmethod
    def _of_earlier_versions(cls, stored: object) -> object:
        return brought_up_to_date(stored) if isinstance(stored, dict) else stored

    @property
    def deadline(self) -> float | None:
        """When the first open vote or invitation ends."""
        votes = [each.deadline for each in self.votes]
        return min((*votes, *(each.deadline for each in self.invitations)), default=None)

    @property
    def has_begun(self) -> bool:
        """Whether somebody has sat at a game here, and is known still; or a game was brought."""
        return bool(self.tenures) or self.imported

    def vote(self, about: VoteSubject) -> Vote | None:
        return next((each for each in self.votes if each.about == about), None)

    def invitation(self, seat: SeatId) -> Invitation | None:
        return next((each for each in self.invitations if each.seat == seat), None)

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
        invited = (each for one in self.invitations for each in (one.player, one.by))
        sat = (each.player for each in self.tenures)
        nudged = self.clock.nudging() if self.clock else ()
        others = {self.host, self.brought_by, *nudged, *voting, *invited, *sat}
        others |= {*self.sent_away, *self.called, *(each.player for each in self.favourites)}
        return {*self.people(), *(each for each in others if each is not None)}

    def with_participant(self, place: int, participant: Participant) -> Seating:
        changed = list(self.participants)
        changed[place] = participant
        return self.model_copy(update={"participants": tuple(changed)})

    def with_holder(
        self, seat: SeatId, holder: Participant, number: int, *, from_the_start: bool = False
    ) -> Seating:
        """Whoever sits there in the game, after that entry of the log. What was offered of the seat
        is void, and so is what else was offered to them; what was chosen unseen is chosen anew."""
        tenures = [
            each.model_copy(update={"until": number})
            if each.seat == seat and each.until is None
            else each
            for each in self.tenures
        ]
        if (player := holder.player) is not None:
            tenures.append(
                Tenure(player=player, seat=seat, since=number, from_the_start=from_the_start)
            )
        kept = [
            each
            for each in self.invitations
            if each.seat != seat and (player is None or each.player != player)
        ]
        clock = None if self.clock and self.clock.seat == seat else self.clock
        changed = {"tenures": tuple(tenures), "invitations": tuple(kept), "clock": clock}
        begins = holder.model_copy(update={"sealed": None})
        return self.with_participant(seat, begins).model_copy(update=changed)

    def with_sealed(self, seat: SeatId, choice: SealedChoice | None) -> Seating:
        return self.with_participant(seat, self.at(seat).model_copy(update={"sealed": choice}))

    def without_sealed(self) -> Seating:
        opened = [each.model_copy(update={"sealed": None}) for each in self.participants]
        return self.model_copy(update={"participants": tuple(opened)})

    def with_host(self, host: PlayerId | None) -> Seating:
        return self.model_copy(update={"host": host})

    def with_takebacks(self) -> Seating:
        return self.model_copy(update={"takebacks": True})

    def without_tenures_of(self, player: PlayerId) -> Seating:
        left = tuple(each for each in self.tenures if each.player != player)
        return self if left == self.tenures else self.model_copy(update={"tenures": left})

    def with_card_taken_back(self, turn: int) -> Seating:
        return self.model_copy(update={"card_taken_back": turn})

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

    def with_invitation(self, invitation: Invitation) -> Seating:
        """Instead of any other to the same seat."""
        others = self.without_invitation(invitation.seat).invitations
        offered = tuple(sorted({*self.seats_offered, invitation.seat}))
        changed = {"invitations": (*others, invitation), "seats_offered": offered}
        return self.model_copy(update=changed)

    def without_invitation(self, seat: SeatId) -> Seating:
        left = tuple(each for each in self.invitations if each.seat != seat)
        return self.model_copy(update={"invitations": left})

    def ended(self) -> Seating:
        """Nothing is open any more once the game is over, and nobody needs to be known again."""
        known = tuple(each for each in self.tenures if each.player is not None)
        left = {"votes": (), "invitations": (), "tenures": known, "sent_away": (), "clock": None}
        return self.model_copy(
            update=left | {"called": (), "calls_at": None, "calls_host_at": None, "favourites": ()}
        )

    def with_pace(self, pace: Pace | None) -> Seating:
        return self.model_copy(update={"pace": pace})

    def with_clock(self, clock: TurnClock | None) -> Seating:
        return self.model_copy(update={"clock": clock})

    def with_stuck(self, stuck: SeatId | None) -> Seating:
        return self.model_copy(update={"stuck": stuck})
