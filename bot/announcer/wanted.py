"""Decides which messages a table should have: where each one stands, and whom it pings.

A pure function of the table as it is now. `reconciler.py` compares the result with the messages
there are, and makes up the difference.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from hashlib import sha256
from typing import Literal, NewType

from bot.tables import Look, PlayerId
from bot.tables.playing import ASKED_IN_PUBLIC
from bot.tables.seating import VoteSubject
from bot.tables.store import PART_POST, REMINDER_POST, TABLE_POST
from engine.terms import CardId, SeatId, TileId

MOST_SEATS = 6
MessageRole = NewType("MessageRole", str)
"""What a message is for. A table has at most one message of each role."""
LOBBY = MessageRole("lobby")
TABLE = MessageRole(TABLE_POST)
PART = MessageRole(PART_POST)
OVER = MessageRole("over")
REMINDER = MessageRole(REMINDER_POST)
VOTES: Mapping[MessageRole, VoteSubject] = {
    MessageRole("vote"): "undo",
    MessageRole("removal"): "removal",
    MessageRole("abandonment"): "abandonment",
    MessageRole("pace"): "pace",
}
OFFERS: Mapping[MessageRole, SeatId] = {
    MessageRole(f"offer {seat}"): SeatId(seat) for seat in range(MOST_SEATS)
}
"""Each seat that is offered to somebody."""
PATRICIANS: Mapping[MessageRole, SeatId] = {
    MessageRole(f"patrician {seat}"): SeatId(seat) for seat in range(MOST_SEATS)
}
"""Each seat that chooses one, by direct message too."""
STANDING = (LOBBY, TABLE, PART, REMINDER, *VOTES, *OFFERS, *PATRICIANS, OVER)
"""The roles of messages that stand for as long as something is so."""
ELSEWHERE = "elsewhere"
"""The key of the table message while a partner is asked by direct message. That may take days, so
whoever decides next gets a new message and a ping."""

Manner = Literal["replace", "edit", "renew"]
"""What happens to a message of that role that has another key. `replace`: a new message takes its
place. `edit`: it is edited and keeps its key, so nobody is pinged. `renew`: it is edited, but once
something else was sent to its reader, a new one takes its place below that; silently."""
LastWords = Literal["begun", "vote_ended", "offer_ended"]


@dataclass(frozen=True)
class ShownMessage:
    """A message that should be there."""

    role: MessageRole
    key: str
    """What it is about. As long as that stays the same, the message is edited and pings nobody."""
    reader: PlayerId | None = None
    """Whose direct messages it is in; None for the channel."""
    pings: tuple[PlayerId, ...] = ()
    manner: Manner = "replace"
    asked_at: int = 0
    """For keys that end in a slash and a number: a message with this number or a later one has
    asked the question already."""
    becomes: str | None = None
    """The key it gets afterwards."""

    @property
    def is_direct(self) -> bool:
        return self.reader is not None

    def key_after(self, standing: str | None) -> str:
        """The key to show it under, given the key of the message of that role, if there is one. The
        same key again means: edit that message."""
        if standing is None:
            return self.key
        question, _, number = standing.partition("/")
        same = number and question == self.key.partition("/")[0] and int(number) >= self.asked_at
        return standing if same or self.manner == "edit" else self.key


@dataclass(frozen=True)
class EndedMessage:
    """A message that has had its time: it gets last words, or just loses its buttons."""

    role: MessageRole
    last_words: LastWords | None = None
    unless: str | None = None
    """A message with this key stays as it is."""

    @property
    def is_direct(self) -> bool:
        return self.role == PART or self.role in PATRICIANS


@dataclass(frozen=True)
class Recipient:
    """Somebody who gets direct messages about the game: in a team, or while all choose at once."""

    player: PlayerId
    takes_dms: bool
    """They want them, and none has bounced this turn."""
    hand: tuple[CardId, ...]
    asked_at: int
    """The entry of the log after which they were last asked in their partner's turn, where that is
    news; 0 where it is not."""
    patrician: TileId | None = None
    """Which one they keep, as long as nobody else may know."""


def wanted(
    look: Look, people: Mapping[SeatId, Recipient], *, reminds_directly: bool = False
) -> tuple[ShownMessage | EndedMessage, ...]:
    """In the order in which they are put right. `people` are those who play in teams, or choose a
    patrician; `reminds_directly`: whoever is reminded can be reached by direct message, and likes
    that."""
    match look.stage:
        case "lobby":
            return (ShownMessage(LOBBY, "lobby"),)
        case "playing":
            return (
                *_hands(look, people),
                *_part(look, people),
                *_patricians(look, people),
                EndedMessage(LOBBY, "begun"),
                *_votes(look),
                *_offers(look),
                _table(look, people),
                _reminder(look, directly=reminds_directly),
            )
        case "held":
            ended = (PART, TABLE, REMINDER, *_patrician_roles(look))
            return tuple(EndedMessage(role) for role in ended)
        case "over":
            result = [ShownMessage(OVER, "over")] if look.result else []
            return (
                EndedMessage(PART),
                EndedMessage(LOBBY, "begun"),
                *_votes(look),
                *_offers(look),
                EndedMessage(TABLE),
                EndedMessage(REMINDER),
                *result,
            )
        case "abandoned":
            return tuple(EndedMessage(role) for role in STANDING)


def _hands(look: Look, people: Mapping[SeatId, Recipient]) -> Iterator[ShownMessage]:
    """Renewed whenever the hand changes, which is nearly every turn."""
    for seat, each in people.items():
        if each.takes_dms and look.options.team:
            key = digest(look, f"{each.player} {' '.join(each.hand)}")
            yield ShownMessage(hand_role(seat), key, each.player, manner="renew")


def hand_role(seat: SeatId) -> MessageRole:
    return MessageRole(f"hand {seat}")


def _part(look: Look, people: Mapping[SeatId, Recipient]) -> Iterator[ShownMessage | EndedMessage]:
    seat = _seat_asked_directly(look, people)
    if seat is None:
        yield EndedMessage(PART)
    else:
        each = people[seat]
        key = f"{_question(look, seat, each.player)}/{each.asked_at or look.number}"
        yield ShownMessage(PART, key, each.player, asked_at=each.asked_at)


def _patricians(
    look: Look, people: Mapping[SeatId, Recipient]
) -> Iterator[ShownMessage | EndedMessage]:
    """Silently: everybody is called in the channel. It changes with what its reader chooses."""
    for role in _patrician_roles(look):
        each = people.get(PATRICIANS[role])
        if look.choosing and each and each.takes_dms:
            key = digest(look, f"{each.player} {each.patrician}")
            yield ShownMessage(role, key, each.player, manner="renew")
        else:
            yield EndedMessage(role)


def _patrician_roles(look: Look) -> list[MessageRole]:
    if not look.options.forum or look.options.forum_auction:
        return []
    return [role for role, seat in PATRICIANS.items() if seat < look.options.seats]


def _votes(look: Look) -> Iterator[ShownMessage | EndedMessage]:
    for role, about in VOTES.items():
        vote = look.vote(about)
        if vote is None:
            yield EndedMessage(role, "vote_ended")
        else:
            key = ".".join(map(str, vote.mark))
            missing = tuple(each for each in vote.voters if each not in vote.agreed)
            yield EndedMessage(role, "vote_ended", unless=key)
            yield ShownMessage(role, key, pings=missing)


def _offers(look: Look) -> Iterator[ShownMessage | EndedMessage]:
    for role, seat in OFFERS.items():
        if seat not in look.seats_offered:
            continue
        invitation = look.invitation(seat)
        if invitation is None:
            yield EndedMessage(role, "offer_ended")
        else:
            key = str(invitation.number)
            yield EndedMessage(role, "offer_ended", unless=key)
            yield ShownMessage(role, key, pings=(invitation.player,))


def _table(look: Look, people: Mapping[SeatId, Recipient]) -> ShownMessage:
    """A new message for each person who has to decide in a turn. While a computer thinks, or a
    partner is asked by direct message, the last one is edited."""
    assert look.view is not None
    if look.choosing:
        return _choosing(look)
    seat = look.view.decisions[0].seat
    player = None if look.guests[seat].stand_in else look.guests[seat].player
    nobody = ShownMessage(TABLE, f"{look.view.turn}.{seat}", manner="edit")
    if player is None:
        return nobody
    if _seat_asked_directly(look, people) is not None:
        return ShownMessage(TABLE, nobody.key, manner="edit", becomes=ELSEWHERE)
    return ShownMessage(TABLE, _question(look, seat, player), pings=(player,))


def _choosing(look: Look) -> ShownMessage:
    """Everybody is called at once; again only when somebody new has sat down."""
    assert look.view is not None
    guests = [look.guests[seat].player for seat in look.choosing]
    missing = tuple(player for player in guests if player is not None)
    key = f"{look.view.turn}.patricians/{look.arrivals}"
    return ShownMessage(TABLE, key, pings=missing, asked_at=look.arrivals)


def _reminder(look: Look, *, directly: bool) -> ShownMessage | EndedMessage:
    """Until whoever is waited for has answered, or somebody plays for them."""
    clock = look.clock
    if clock is None or clock.reminder is None or clock.stand_in is not None:
        return EndedMessage(REMINDER)
    key = f"{clock.turn}.{clock.seat}.{int(clock.reminder.at)}"
    if directly:
        return ShownMessage(REMINDER, key, clock.player)
    return ShownMessage(REMINDER, key, pings=(clock.player,))


def _seat_asked_directly(look: Look, people: Mapping[SeatId, Recipient]) -> SeatId | None:
    """The seat to decide, if it belongs to the partner of whoever's turn it is and that person can
    be reached."""
    assert look.view is not None
    decision = look.view.decisions[0]
    seat = decision.seat
    if isinstance(decision, ASKED_IN_PUBLIC):
        return None
    is_partner = look.options.team and seat != look.view.active and not look.guests[seat].stand_in
    return seat if is_partner and seat in people and people[seat].takes_dms else None


def _question(look: Look, seat: SeatId, player: PlayerId) -> str:
    """A turn, and the person who has to decide in it. Keys stay when people delete their data, so
    this one does not lead back to anybody."""
    assert look.view is not None
    return f"{look.view.turn}.{seat}.{digest(look, player)[:8]}"


def digest(look: Look, about: str) -> str:
    return sha256(f"{look.commitment} {look.table} {about}".encode()).hexdigest()[:16]
