"""What should stand where for a table: who is asked in which place, and who is called by it.

A pure function of the table as it is now. `reconciler.py` compares it with the messages there are,
and makes it so.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from hashlib import sha256
from typing import Literal, NewType

from bot.tables import Look, PlayerId
from bot.tables.seating import VoteSubject
from engine.terms import CardId, SeatId

MessageRole = NewType("MessageRole", str)
"""What a message is there for; of each at most one stands at a table."""
LOBBY, TABLE, PART, OVER = (
    MessageRole("lobby"),
    MessageRole("table"),
    MessageRole("partner"),
    MessageRole("over"),
)
VOTES: Mapping[MessageRole, VoteSubject] = {
    MessageRole("vote"): "undo",
    MessageRole("removal"): "removal",
}
STANDING = (LOBBY, TABLE, PART, *VOTES, OVER)
"""Those with something to click."""
ELSEWHERE = "elsewhere"
"""What a table message stands for while a partner is asked by direct message. Whoever decides
after that partner, who may have taken days, is called anew."""

Manner = Literal["replace", "edit", "once"]
"""What becomes of a message of that role with another key: it is replaced by a new one; it is
edited and keeps its key, so that nobody is called; it stays as it is, and another one follows."""
LastWords = Literal["begun", "vote_ended"]


@dataclass(frozen=True)
class Stands:
    """A message with what there is to see and to click now."""

    role: MessageRole
    key: str
    """What it stands for: as long as that is the same, it is edited and calls nobody."""
    reader: PlayerId | None = None
    """In whose direct messages it stands; None for the channel."""
    calls: tuple[PlayerId, ...] = ()
    manner: Manner = "replace"
    asked_at: int = 0
    """A message whose key says the same before a slash, and behind it this number or a later one,
    has asked this already."""
    becomes: str | None = None
    """The key it has once it is shown."""

    @property
    def is_direct(self) -> bool:
        return self.reader is not None

    def key_after(self, standing: str | None) -> str:
        """The key of the message that will show it, where one with that key stands there."""
        if standing is None:
            return self.key
        question, _, number = standing.partition("/")
        same = number and question == self.key.partition("/")[0] and int(number) >= self.asked_at
        return standing if same or self.manner == "edit" else self.key


@dataclass(frozen=True)
class Ends:
    """Nothing stands there any more: the message gets last words, or just loses its buttons."""

    role: MessageRole
    last_words: LastWords | None = None
    unless: str | None = None
    """The key of the one that goes on."""

    @property
    def is_direct(self) -> bool:
        return self.role == PART


@dataclass(frozen=True)
class Recipient:
    """Somebody in a team, who gets direct messages about the game."""

    player: PlayerId
    takes_dms: bool
    """They want them, and they were not found closed."""
    hand: tuple[CardId, ...]
    asked_at: int
    """The entry of the log after which they were last asked in their partner's turn, where that is
    news; 0 where it is not."""


def wanted(look: Look, people: Mapping[SeatId, Recipient]) -> tuple[Stands | Ends, ...]:
    """`people`: those who play in teams."""
    match look.stage:
        case "lobby":
            return (Stands(LOBBY, "lobby"),)
        case "playing":
            return (
                *_hands(look, people),
                *_part(look, people),
                Ends(LOBBY, "begun"),
                *_votes(look),
                _table(look, people),
            )
        case "held":
            return Ends(PART), Ends(TABLE)
        case "over":
            result = [Stands(OVER, "over")] if look.result else []
            return Ends(PART), Ends(LOBBY, "begun"), *_votes(look), Ends(TABLE), *result
        case "abandoned":
            return tuple(Ends(role) for role in STANDING)


def _hands(look: Look, people: Mapping[SeatId, Recipient]) -> Iterator[Stands]:
    """Each time it changes; silently, as that is nearly every turn."""
    for seat, each in people.items():
        if each.takes_dms:
            key = _digest(look, f"{each.player} {' '.join(each.hand)}")
            yield Stands(hand_role(seat), key, each.player, manner="once")


def hand_role(seat: SeatId) -> MessageRole:
    return MessageRole(f"hand {seat}")


def _part(look: Look, people: Mapping[SeatId, Recipient]) -> Iterator[Stands | Ends]:
    seat = _seat_asked_directly(look, people)
    if seat is None:
        yield Ends(PART)
    else:
        each = people[seat]
        key = f"{_question(look, seat, each.player)}/{each.asked_at or look.number}"
        yield Stands(PART, key, each.player, asked_at=each.asked_at)


def _votes(look: Look) -> Iterator[Stands | Ends]:
    for role, about in VOTES.items():
        vote = look.vote(about)
        if vote is None:
            yield Ends(role, "vote_ended")
        else:
            key = ".".join(map(str, vote.mark))
            missing = (look.guests[seat].player for seat in vote.voters if seat not in vote.agreed)
            yield Ends(role, "vote_ended", unless=key)
            yield Stands(role, key, calls=tuple(player for player in missing if player))


def _table(look: Look, people: Mapping[SeatId, Recipient]) -> Stands:
    """A new message for whoever is to decide in a turn. While a computer thinks, or a partner is
    asked elsewhere, the one that stands there is edited."""
    assert look.view is not None
    seat = look.view.decisions[0].seat
    player = look.guests[seat].player
    nobody = Stands(TABLE, f"{look.view.turn}.{seat}", manner="edit")
    if player is None:
        return nobody
    if _seat_asked_directly(look, people) is not None:
        return Stands(TABLE, nobody.key, manner="edit", becomes=ELSEWHERE)
    return Stands(TABLE, _question(look, seat, player), calls=(player,))


def _seat_asked_directly(look: Look, people: Mapping[SeatId, Recipient]) -> SeatId | None:
    """Of a partner who is to decide in the other's turn, and can be reached."""
    assert look.view is not None
    seat = look.view.decisions[0].seat
    is_partner = look.options.team and seat != look.view.active
    return seat if is_partner and seat in people and people[seat].takes_dms else None


def _question(look: Look, seat: SeatId, player: PlayerId) -> str:
    """A turn and the person who is to decide in it. It outlives their wish to be forgotten, so it
    leads back to nobody."""
    assert look.view is not None
    return f"{look.view.turn}.{seat}.{_digest(look, player)[:8]}"


def _digest(look: Look, about: str) -> str:
    return sha256(f"{look.commitment} {look.table} {about}".encode()).hexdigest()[:16]
