"""Everything that can be asked of a table, and what each wish leads to.

Imperatives, like the actions of the game: frozen, so that the same wish under the same key is
known to be the same.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from bot.tables import (
    abandonment,
    colours,
    invitations,
    lobby,
    pace,
    partner_messages,
    playing,
    reminders,
    removals,
    sealed_choices,
    seats,
    sharing,
    tenures,
    undo,
    votes,
)
from bot.tables.errors import NotHost, PlaysHere, UnknownLevel
from bot.tables.requests import Request
from bot.tables.seating import GoodsOrder, Pace, PlayerId, RemovalProposal, Team, VoteSubject
from bot.tables.table import Change, Table
from engine.actions import Action
from engine.frozen import frozen
from engine.terms import SeatId


@dataclass(frozen=True)
class Join:
    team: Team | None = None


@dataclass(frozen=True)
class Leave:
    pass


@dataclass(frozen=True)
class ChooseTeam:
    """Or none: then the draw decides."""

    team: Team | None


@dataclass(frozen=True)
class ChooseColour:
    """Or none: then one is left for them."""

    colour: str | None


@dataclass(frozen=True)
class ChoosePartner:
    partner: PlayerId


@dataclass(frozen=True)
class SeatComputer:
    level: str
    team: Team | None = None


@dataclass(frozen=True)
class RemoveComputer:
    place: int


@dataclass(frozen=True)
class Kick:
    """Before the game: that person is to leave."""

    place: int


@dataclass(frozen=True)
class Invite:
    """Before the game: that person is called, also if they were sent away."""

    player: PlayerId


@dataclass(frozen=True)
class Start:
    pass


@dataclass(frozen=True)
class ChangeStart:
    """Before the game: whether it begins by itself when the table is full."""

    when_full: bool


@dataclass(frozen=True)
class Act:
    """The answer to the decision of that number, or several in a row: all of them, or none. A row
    ends where its seat gets to see something hidden."""

    number: int
    actions: tuple[Action, ...]


@dataclass(frozen=True)
class Undo:
    """Back to before one's own last turn, or one's last step, or to an entry of the log. At once
    where it is free, else those concerned are asked."""

    number: int
    to: int | None = None
    one_step: bool = False


@dataclass(frozen=True)
class AnswerVote:
    """To the open vote with that mark: a later one about the same is another."""

    about: VoteSubject
    mark: tuple[int, ...]
    agree: bool


@dataclass(frozen=True)
class TellPartner:
    text: str


@dataclass(frozen=True)
class OrderGoods:
    """What the table answers when goods do not fit in somebody else's turn."""

    order: GoodsOrder


@dataclass(frozen=True)
class ChangePace:
    """Before the game at once; during it the others vote."""

    pace: Pace | None


@dataclass(frozen=True)
class Nudge:
    """Whoever is waited for is reminded."""


@dataclass(frozen=True)
class ComeBack:
    """Nobody plays on for whoever asks."""


@dataclass(frozen=True)
class Resign:
    """A computer of that level plays on."""

    level: str


@dataclass(frozen=True)
class Replace:
    """Offer a computer's seat, or the own one, to another person."""

    seat: SeatId
    player: PlayerId


@dataclass(frozen=True)
class AnswerInvitation:
    """To a seat, with the number of the invitation: a later one is another."""

    seat: SeatId
    number: int
    accept: bool


@dataclass(frozen=True)
class FillSeat:
    """A computer sits down in an empty seat of a game that was imported."""

    seat: SeatId
    level: str


@dataclass(frozen=True)
class ProposeRemoval:
    """During the game: the others vote whether a computer of that level is to play on in a seat,
    or the person who is named and accepts it."""

    seat: SeatId
    level: str
    player: PlayerId | None = None


@dataclass(frozen=True)
class TransferHost:
    player: PlayerId


@dataclass(frozen=True)
class ShareTurn:
    turn: int


@dataclass(frozen=True)
class ShareFilm:
    pass


@dataclass(frozen=True)
class Abandon:
    """At once where nobody else plays, else the others vote."""


Wish = (
    Join
    | Leave
    | ChooseTeam
    | ChooseColour
    | ChoosePartner
    | SeatComputer
    | RemoveComputer
    | Kick
    | Invite
    | Start
    | ChangeStart
    | Act
    | Undo
    | AnswerVote
    | TellPartner
    | OrderGoods
    | ChangePace
    | ComeBack
    | Nudge
    | Resign
    | Replace
    | AnswerInvitation
    | FillSeat
    | ProposeRemoval
    | TransferHost
    | ShareTurn
    | ShareFilm
    | Abandon
)


@frozen
class Circumstances:
    """What a wish does not carry itself."""

    now: float
    deadline: float
    """For a vote or an invitation that begins now."""
    levels: Collection[str]


def carried_out(table: Table, request: Request, wish: Wish, given: Circumstances) -> Change:
    """Pure: stores nothing, and changes no table. What cannot be is refused."""
    try:
        change = _carried_out(table, request, wish, given)
        return lobby.settled(table, change, at=given.now)
    except NotHost:
        if request.moderator:
            raise PlaysHere from None
        raise


def _carried_out(table: Table, request: Request, wish: Wish, given: Circumstances) -> Change:
    player, key, now, deadline = request.player, request.key, given.now, given.deadline
    moderator = tenures.moderates(table, request)
    match wish:
        case Join(team):
            return lobby.join(table, player, team)
        case Leave():
            return lobby.leave(table, player)
        case ChooseTeam(team):
            return lobby.choose_team(table, player, team)
        case ChooseColour(colour):
            return colours.choose(table, player, colour)
        case ChoosePartner(partner):
            return lobby.choose_partner(table, player, partner)
        case SeatComputer(level, team):
            return lobby.seat_computer(
                table, player, _known(level, given), team, moderator=moderator
            )
        case RemoveComputer(place):
            return lobby.remove_computer(table, player, place, moderator=moderator)
        case Kick(place):
            return lobby.kick(table, player, place, moderator=moderator)
        case Invite(other):
            return lobby.invite(table, player, other, moderator=moderator)
        case Start():
            return lobby.start(table, player, moderator=moderator)
        case ChangeStart(when_full):
            return lobby.change_start(table, player, when_full=when_full, moderator=moderator)
        case Act(number, actions) if sealed_choices.are_made_by(table, player):
            return sealed_choices.act(table, player, number, actions, key=key, at=now)
        case Act(number, actions):
            return playing.act(table, player, number, actions, key=key, at=now)
        case Undo() if taken_back := sealed_choices.taken_back(table, player):
            return taken_back
        case Undo(number, to, one_step):
            vote = undo.proposed(table, player, number, to, one_step=one_step, deadline=deadline)
            return votes.ask(table, vote, key=key, at=now, deadline=deadline)
        case AnswerVote(about, mark, agree):
            return votes.answer(
                table, player, about, mark, agree=agree, key=key, at=now, deadline=deadline
            )
        case TellPartner(text):
            return partner_messages.tell_partner(table, player, text)
        case OrderGoods(order):
            return seats.order_goods(table, player, order, at=now)
        case ChangePace(wanted) if table.stage == "lobby":
            return pace.change_in_lobby(table, player, wanted, moderator=moderator)
        case ChangePace(wanted):
            vote = pace.proposed(table, player, wanted, moderator=moderator, deadline=deadline)
            return votes.ask(table, vote, key=key, at=now, deadline=deadline)
        case Nudge():
            return reminders.nudge(table, player, at=now)
        case ComeBack():
            return pace.come_back(table, player, at=now)
        case Resign(level):
            return seats.resign(table, player, _known(level, given), at=now)
        case Replace(seat, other) if table.seating.place_of(player) == seat:
            return invitations.hand_over(table, player, other, at=now, deadline=deadline)
        case Replace(seat, other):
            vote = removals.given_away(
                table, player, seat, other, moderator=moderator, deadline=deadline
            )
            return votes.ask(table, vote, key=key, at=now, deadline=deadline)
        case AnswerInvitation(seat, number, accept):
            return invitations.answer(table, player, seat, number, accept=accept, at=now)
        case FillSeat(seat, level):
            return seats.fill_seat(
                table, player, seat, _known(level, given), moderator=moderator, at=now
            )
        case ProposeRemoval(seat, level, other_or_none):
            proposal = RemovalProposal(level=_known(level, given), player=other_or_none)
            vote = removals.proposed(
                table, player, seat, proposal, moderator=moderator, deadline=deadline
            )
            return votes.ask(table, vote, key=key, at=now, deadline=deadline)
        case TransferHost(other):
            return seats.transfer_host(table, player, other, moderator=moderator)
        case ShareTurn(turn):
            return sharing.share_turn(table, player, turn)
        case ShareFilm():
            return sharing.share_film(table, player)
        case Abandon():
            vote = abandonment.proposed(table, player, moderator=moderator, deadline=deadline)
            return votes.ask(table, vote, key=key, at=now, deadline=deadline)


def _known(level: str, given: Circumstances) -> str:
    if level not in given.levels:
        raise UnknownLevel(level=level)
    return level
