"""What must hold at a table whatever people do: watched from outside, by what everybody is shown.

It knows who clicked on what and who sat where when, and asks the tables only what anybody could
ask them.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from bot.tables import Look, PlayerId
from bot.tables.history import Turn
from bot.tables.log import Game, LogEntry, Step
from bot.tables.seating import Vote, VoteSubject
from bot.tables.wishes import (
    Abandon,
    AnswerInvitation,
    AnswerVote,
    FillSeat,
    Invite,
    Kick,
    ProposeRemoval,
    Replace,
    Resign,
    SeatComputer,
    Start,
    TransferHost,
    Undo,
    Wish,
)
from engine.events import CardPlayed
from engine.terms import SeatId
from tests.bot.tables.test_undo_fuzz import revealed, told_freely

Seated = tuple[PlayerId | None, ...]
HOSTS_WISHES = (Kick, Invite, SeatComputer, Start, TransferHost, FillSeat, Abandon)
SUBJECTS: Mapping[type, VoteSubject] = {
    Undo: "undo",
    ProposeRemoval: "removal",
    Replace: "removal",
    Abandon: "abandonment",
}


def seated(look: Look) -> Seated:
    return tuple(guest.player for guest in look.guests)


@dataclass(frozen=True)
class Moment:
    look: Look
    game: Game | None
    entries: tuple[LogEntry, ...] = ()


@dataclass(frozen=True)
class Deed:
    actor: PlayerId
    moderates: bool
    wish: Wish | None
    """None where the data of the actor were deleted."""

    def agrees(self, about: VoteSubject) -> bool:
        match self.wish:
            case AnswerVote(about=subject, agree=agree):
                return subject == about and agree
            case _:
                return SUBJECTS.get(type(self.wish)) == about


@dataclass
class Watch:
    """One game, from its beginning here."""

    gathers: bool = False
    """An imported game that nobody has gone on with: people still come."""
    held: dict[PlayerId, set[SeatId]] = field(default_factory=dict)
    first: set[PlayerId] = field(default_factory=set)
    """Who was there before anything was played."""
    then: dict[int, Seated] = field(default_factory=dict)
    """Who sat where when an entry of the log was made."""
    said_yes: dict[VoteSubject, set[PlayerId]] = field(default_factory=dict)
    forgotten: dict[PlayerId, int] = field(default_factory=dict)
    """Who has deleted their data, after which entry."""
    cards_taken_back: dict[int, int] = field(default_factory=dict)
    """Asking nobody, turn by turn."""

    def begun(self, look: Look) -> None:
        """They have come by themselves, and see their hands now."""
        for seat, player in enumerate(seated(look)):
            if player is not None:
                self.held[player] = {SeatId(seat)}
                self.first.add(player)

    def noticed(self, deed: Deed, before: Moment, after: Moment) -> None:
        """After something was done that was not refused."""
        yes = self._voted(deed, before.look)
        self._only_hosts(deed, before.look)
        self._changes_of_seats(deed, before.look, after.look, yes["removal"])
        self._offers(deed, before.look, after.look, yes["removal"])
        if before.look.stage == "playing" and after.look.stage == "abandoned":
            self._end(deed, before.look, after.look, yes["abandonment"])
        for entry in after.entries[len(before.entries) :]:
            self._entry(deed, entry, before, after, yes["undo"])
        self._forget_votes(after.look)

    def shown(self, player: PlayerId, look: Look) -> None:
        """Nobody sees another hand than their own, but for one that a card shows them."""
        if look.view is None or look.stage not in ("playing", "abandoned"):
            return
        visible = {seat.seat for seat in look.view.seats if seat.hand is not None}
        own = self.held.get(player, set())
        by_card = {
            look.view.partner_of(each.seat)
            for each in look.view.decisions[:1]
            if each.shows_partners_hand and each.seat == look.viewer
        }
        assert visible - by_card <= own, f"{player} sees the hands of {visible - by_card - own}"
        assert len(own) <= 1, f"{player} has seen the hands of {own}"

    def told(self, player: PlayerId, game: Game, story: tuple[Turn, ...]) -> None:
        """Nobody reads of what their seat was shown before they sat there."""
        happened = [(step, event) for step in game.trail for event in step.events]
        read = [event for turn in story for event in turn]
        for (step, event), seen in zip(happened, read, strict=True):
            hidden = event.hiding((*event.for_owner, *event.for_team))
            if event.seat is None or hidden == event or seen != event:
                continue
            team = step.after.state.team_of(event.seat) if event.for_team else (event.seat,)
            sat = self.then[step.after.number]
            assert player in {sat[seat] for seat in team}, f"{player} reads {event}"

    def acts_of(self, player: PlayerId, entries: tuple[LogEntry, ...]) -> list[int]:
        return [
            entry.number
            for entry in entries
            if entry.done_by == "person"
            and entry.number > self.forgotten.get(player, 0)
            and self.then[entry.number][entry.seat] == player
        ]

    def _voted(self, deed: Deed, before: Look) -> dict[VoteSubject, set[PlayerId]]:
        """Who has said yes to what was open, or is asked now. Whoever offers their own seat while a
        vote is open asks nothing."""
        for about in ("undo", "removal", "abandonment"):
            said = self.said_yes.setdefault(about, set())
            if isinstance(deed.wish, AnswerVote) and deed.wish.about == about:
                (said.add if deed.wish.agree else said.discard)(deed.actor)
            elif deed.agrees(about) and before.vote(about) is None:
                self.said_yes[about] = {deed.actor}
        return self.said_yes

    def _forget_votes(self, after: Look) -> None:
        for about in tuple(self.said_yes):
            if after.vote(about) is None:
                self.said_yes[about] = set()

    def _only_hosts(self, deed: Deed, before: Look) -> None:
        if not isinstance(deed.wish, HOSTS_WISHES) or before.host == deed.actor:
            return
        assert self._judges(deed, before), f"{deed.actor} is not the host"

    def _judges(self, deed: Deed, before: Look) -> bool:
        """A moderator who neither plays nor has played."""
        plays = deed.actor in self.held or deed.actor in seated(before)
        return deed.moderates and not plays

    def _changes_of_seats(self, deed: Deed, before: Look, after: Look, yes: set[PlayerId]) -> None:
        if before.stage != "playing" or len(before.guests) != len(after.guests):
            return
        pairs = zip(seated(before), seated(after), strict=True)
        for seat, (old, new) in enumerate(pairs):
            if old == new:
                continue
            if old is not None:
                self._left(deed, SeatId(seat), old, before, yes)
            if new is not None:
                self._sat_down(deed, SeatId(seat), new, before)

    def _sat_down(self, deed: Deed, seat: SeatId, player: PlayerId, before: Look) -> None:
        asked = before.vote("removal")
        wanted = asked is not None and asked.by == player and asked.seat == seat
        accepted = isinstance(deed.wish, AnswerInvitation) and deed.wish.accept
        itself = isinstance(deed.wish, Replace) and deed.wish.player == player
        assert wanted or (deed.actor == player and (accepted or itself)), "without a click"
        assert self.held.setdefault(player, set()) <= {seat}, f"{player} has held another seat"
        self.held[player].add(seat)
        if self.gathers:
            self.first.add(player)

    def _left(
        self, deed: Deed, seat: SeatId, player: PlayerId, before: Look, yes: set[PlayerId]
    ) -> None:
        offer = before.invitation(seat)
        gave = offer is not None and offer.holder == player and offer.by == player
        if deed.actor == player and (isinstance(deed.wish, Resign) or deed.wish is None):
            return
        if gave and isinstance(deed.wish, AnswerInvitation):
            return
        vote = before.vote("removal")
        voters = self._from_the_start(before) - {player}
        agreed = yes & voters
        judged = self._judges(deed, before) or (vote is not None and vote.by not in voters)
        if not voters:
            assert self._judges(deed, before), f"{player} was removed by nobody"
        else:
            assert 2 * len(agreed) > len(voters), f"{player} was outvoted by {agreed}"
            assert len(agreed) > 1 or judged, f"{player} was removed by one player"

    def _offers(self, deed: Deed, before: Look, after: Look, yes: set[PlayerId]) -> None:
        """Where no person sits, those who were there from the start have agreed."""
        for offer in after.invitations:
            if offer in before.invitations or offer.holder is not None:
                continue
            self._agreed_to_give(deed, before, yes)

    def _agreed_to_give(self, deed: Deed, before: Look, yes: set[PlayerId]) -> None:
        voters = self._from_the_start(before)
        removed = before.vote("removal")
        if removed and removed.seat is not None:
            voters -= {seated(before)[removed.seat] or PlayerId("")}
        if self.gathers:
            return
        people = {player for player in seated(before) if player}
        if voters:
            assert 2 * len(yes & voters) > len(voters), "given away by too few"
        else:
            assert people <= {deed.actor}, "given away by somebody who joined later"

    def _end(self, deed: Deed, before: Look, after: Look, yes: set[PlayerId]) -> None:
        people = {player for player in seated(before) if player}
        if not {player for player in seated(after) if player}:
            return
        if self._judges(deed, before) and isinstance(deed.wish, Abandon):
            return
        vote = before.vote("abandonment")
        asking = vote.by if vote else deed.actor
        if people <= {asking}:
            return
        voters = self._from_the_start(before)
        if voters - {asking}:
            assert 2 * len(yes & voters) > len(voters), "ended by too few"
        else:
            assert people <= yes | {asking}, "ended against somebody"

    def _entry(
        self, deed: Deed, entry: LogEntry, before: Moment, after: Moment, yes: set[PlayerId]
    ) -> None:
        self.then[entry.number] = seated(after.look)
        person = seated(after.look)[entry.seat] if entry.done_by == "person" else None
        assert entry.player == person, f"entry {entry.number} is of {entry.player}"
        self.gathers = self.gathers and entry.done_by != "person"
        if entry.is_undo:
            self._undone(deed, entry, before, yes)

    def _undone(self, deed: Deed, entry: LogEntry, before: Moment, yes: set[PlayerId]) -> None:
        assert before.game
        steps = before.game.since(json.loads(entry.action_json)["to"])
        asking = SeatId(entry.seat)
        vote = before.look.vote("undo")
        by = vote.by if vote and deed.actor != vote.by else deed.actor
        people = {SeatId(n) for n, player in enumerate(seated(before.look)) if player}
        if people <= {asking}:
            return
        needed = set(self._concerned(steps, asking, people)) - {by}
        assert needed <= yes, f"{needed - yes} were not asked"
        free = not (yes - {by})
        if _is_silent(before.game) and _shows_card(steps, asking) and free:
            turn = before.game.state.turn
            self.cards_taken_back[turn] = self.cards_taken_back.get(turn, 0) + 1
            assert self.cards_taken_back[turn] <= 1, "two cards were shown and taken back"

    def _concerned(
        self, steps: tuple[Step, ...], asking: SeatId, people: set[SeatId]
    ) -> Iterator[PlayerId]:
        """Who has acted, or was sitting there when something came to light that was not the asking
        seat's own to tell."""
        for step in steps:
            sat = self.then[step.after.number]
            team = step.after.state.team_of(asking)
            learned = {
                SeatId(seat)
                for seat in range(len(sat))
                if any(
                    not told_freely(fact, asking, people) for fact in revealed(step, SeatId(seat))
                )
            }
            if learned & set(team):
                learned = {SeatId(seat) for seat in range(len(sat))}
            acted = {step.seat} if step.done_by == "person" else set()
            for seat in (learned | acted) - {asking}:
                player = sat[seat]
                if player is not None:
                    yield player

    def _from_the_start(self, look: Look) -> set[PlayerId]:
        return {player for player in seated(look) if player in self.first and player is not None}


def _is_silent(game: Game) -> bool:
    options = game.state.options
    return options.team and options.communication == "silent"


def _shows_card(steps: tuple[Step, ...], seat: SeatId) -> bool:
    events = (event for step in steps for event in step.events)
    return any(isinstance(event, CardPlayed) and event.seat == seat for event in events)


def open_votes(look: Look) -> list[Vote]:
    return list(look.votes)
