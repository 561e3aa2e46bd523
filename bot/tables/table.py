"""A table: a channel, the people and computers at it, and the game they play.

Frozen, like a state of the game: a change makes a new table, which replaces the old one once it is
on disk.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from hashlib import sha256
from typing import Literal, NamedTuple, NewType

from pydantic import Field

from bot.tables.errors import NotInLobby, NotPlaying, NotSeated, TableHeld, UnknownTable
from bot.tables.log import Game, LogEntry
from bot.tables.notices import CHANGED, Said
from bot.tables.patrician_questions import choosing
from bot.tables.rehearsal import Rehearsal
from bot.tables.seating import Frozen, PlayerId, Seating
from engine import GameOptions, read_options
from engine.decisions import AuctionOpening, BidChoice, PatricianChoice, StartCityChoice
from engine.events import Event
from engine.frozen import frozen
from engine.records import Continuation
from engine.terms import SeatId
from engine.views import Viewer

TableId = NewType("TableId", int)
Stage = Literal["lobby", "playing", "held", "over", "abandoned"]
Nonce = NewType("Nonce", str)
TimerKind = Literal[
    "votes", "time_up", "reminder", "lobby", "host", "seats", "thread", "back", "letter"
]  # fmt: skip
"""What a timer is for: the first open vote or invitation of a table ends; somebody's time is up;
they are reminded; a lobby that nobody fills closes; a host is told that it is full; those are
called who wait for a seat; a thread is archived; or, of a person, their absence ends, or their
daily letter is due."""
BEFORE_TURNS = (StartCityChoice, PatricianChoice, AuctionOpening, BidChoice)
"""What is asked before the first turn, though its number is that of the first."""
NONCE_LENGTH = 25
"""As long as Discord takes."""


@frozen
class Table:
    id: TableId
    channel: str
    stage: Stage
    seating: Seating
    agreed_options: str
    """JSON, exactly as agreed on, because the chain of hashes begins with it."""
    seed: str
    commitment: str | None
    created_at: float
    rules: str
    """The version of the rules it is played by."""
    proven: str
    """The fingerprint of the rules under which the whole log is known to play."""
    chained: bool = True
    """False if it was imported from a record without a chain of hashes."""
    continued: tuple[Continuation, ...] = ()
    """Each time the game was imported, this time included, and dealt anew from there."""
    held_because: str | None = None
    revision: int = 0
    """Goes up whenever anything but the log changes, which includes that the game ends or comes to
    wait for a computer, or no longer waits for one."""
    game: Game | None = None
    parent: str | None = None
    """The channel above the thread that the table has for itself, if it has one; and the same as
    `channel` until that thread is opened."""

    @property
    def awaits_thread(self) -> bool:
        return self.parent is not None and self.parent == self.channel

    @property
    def free_seats(self) -> int:
        """Of a table that gathers."""
        return self.options.seats - len(self.seating.participants)

    @property
    def options(self) -> GameOptions:
        return _options(self.agreed_options)

    @property
    def recorded_options(self) -> Mapping[str, object]:
        options: dict[str, object] = json.loads(self.agreed_options)
        return options

    @property
    def redealt(self) -> Continuation | None:
        """If it was imported: from where on it was dealt here. Who brought it is known to the
        seating; only those who brought it to tables before are named in it."""
        last = self.continued[-1] if self.continued else None
        return last if last and last.by is None else None

    @property
    def dealing_seed(self) -> str:
        """What chance comes from by now."""
        return self.continued[-1].seed if self.continued else self.seed

    @property
    def promise(self) -> str | None:
        """The hash of that seed, as the table knew it before anybody played here."""
        return self.redealt.commitment if self.redealt else self.commitment

    @property
    def computer_to_move(self) -> bool:
        if self.stage != "playing" or self.game is None:
            return False
        return any(self.computer_at(seat) is not None for seat in self.deciding)

    @property
    def deciding(self) -> tuple[SeatId, ...]:
        """Who is waited for: one seat, or all who have yet to choose a patrician."""
        if self.game is None or self.game.state.decision is None:
            return ()
        state = self.game.state
        return choosing(state, self.seating) or (state.pending[-1].seat,)

    def computer_at(self, seat: SeatId) -> str | None:
        """The level of the computer that plays there now: its own seat, or for somebody whose time
        is up in this turn."""
        clock, holder = self.seating.clock, self.seating.at(seat)
        if clock is None or self.game is None or holder.player is None:
            return holder.level if holder.is_computer else None
        now = (self.game.state.turn, self.before_turns, seat)
        return clock.stand_in if (clock.turn, clock.before, clock.seat) == now else None

    @property
    def before_turns(self) -> str | None:
        """The kind of the question that is asked before the first turn; None from then on."""
        decision = self.game.state.decision if self.game else None
        return decision.kind if isinstance(decision, BEFORE_TURNS) else None

    @property
    def timers(self) -> Mapping[TimerKind, float]:
        """When something has to be seen to here by itself, and what."""
        due: dict[TimerKind, float] = {}
        if self.seating.deadline is not None:
            due["votes"] = self.seating.deadline
        clock = self.seating.clock
        if clock and clock.runs and clock.due is not None and self.stage == "playing":
            due["time_up"] = clock.due
        is_asked = clock and clock.stand_in is None and self.stage == "playing"
        if clock and is_asked and clock.remind_at is not None:
            due["reminder"] = clock.remind_at
        return {**due, **self._timers_around_the_game}

    @property
    def _timers_around_the_game(self) -> Mapping[TimerKind, float]:
        due: dict[TimerKind, float] = {}
        seating = self.seating
        if self.stage == "lobby":
            if seating.calls_host_at is not None and seating.host is not None:
                due["host"] = seating.calls_host_at
            elif seating.patience is not None and seating.gathers_since is not None:
                due["lobby"] = seating.gathers_since + seating.patience
            if seating.calls_at is not None and self.free_seats:
                due["seats"] = seating.calls_at
        if self.stage in ("over", "abandoned") and seating.closes_at is not None:
            due["thread"] = seating.closes_at
        return due

    @property
    def number(self) -> int:
        return self.game.number if self.game else 0

    def seat_of(self, player: PlayerId) -> SeatId:
        place = self.seating.place_of(player)
        if place is None:
            raise NotSeated
        return SeatId(place)

    def in_lobby(self) -> Seating:
        if self.stage in ("over", "abandoned"):
            raise UnknownTable
        if self.stage != "lobby":
            raise NotInLobby
        return self.seating

    def playing(self) -> Game:
        if self.stage == "held":
            raise TableHeld
        if self.stage != "playing" or self.game is None:
            raise NotPlaying
        return self.game

    def begun(self) -> Game:
        """The game that goes on here, or went on."""
        if self.stage == "held":
            raise TableHeld
        if self.game is None:
            raise NotPlaying
        return self.game

    def viewer(self, player: PlayerId | None) -> Viewer:
        """Their seat in the game; a spectator has none."""
        place = None if player is None else self.seating.place_of(player)
        return None if place is None or self.stage == "lobby" else SeatId(place)

    def with_seating(self, seating: Seating, *, stage: Stage | None = None) -> Table:
        return replace(self, seating=seating, stage=stage or self.stage, revision=self.revision + 1)

    def with_presence(self, seat: SeatId, until: float) -> Table:
        """Whoever sits there is here: nobody plays for them, and no turn counts as missed. If
        somebody did play, they have a turn's time again; else until then, at least, but that once
        for each turn: whoever takes back what they played and plays it again gains nothing."""
        seating = self.seating
        holder = seating.at(seat)
        here = holder.model_copy(update={"missed": 0, "stood_in_turn": None, "stand_in": None})
        if here != holder:
            seating = seating.with_participant(seat, here)
        clock = seating.clock
        if clock and clock.seat == seat and clock.stand_in:
            seating = seating.with_clock(None)
        elif clock and clock.seat == seat and (later := clock.prolonged_to(until)) is not clock:
            seating = seating.with_clock(later)
        return self if seating is self.seating else self.with_seating(seating)

    def with_game(self, game: Game) -> Table:
        over = game.state.over and self.stage == "playing"
        after = replace(self, stage="over" if over else self.stage, game=game)
        if over or after.computer_to_move != self.computer_to_move:
            return replace(after, revision=self.revision + 1)
        return after


class Answer(Frozen):
    """What whoever asked is told: where the game now stands, and what came of the request."""

    table: int
    number: int
    """What the next answer must carry."""
    events: tuple[Event, ...] = Field(default=())
    waiting_for_consent: bool = False


class OutboxMessage(NamedTuple):
    """A notice on its way to the outbox."""

    viewer: Viewer
    nonce: Nonce
    notice: str
    """JSON, because another version of the bot may have to read it."""


class Reminded(NamedTuple):
    """Once, whoever else would remind them at the same time."""

    player: PlayerId
    before: float | None
    """When they were last reminded, as far as is known."""
    at: float


@frozen
class Change:
    """What a request leads to: stored in one transaction, or not at all."""

    table: Table
    answer: Answer
    entries: tuple[LogEntry, ...] = ()
    notices: tuple[Said, ...] = (CHANGED,)
    """What is told says as well that the table has changed."""
    restored: Rehearsal | None = None
    """What its seat finds in its panel again."""
    reminded: Reminded | None = None
    called: tuple[PlayerId, ...] = ()
    """Who wanted to know of a free seat, and is told: of those who wanted that once, it is not
    known any more."""

    def messages(self) -> tuple[OutboxMessage, ...]:
        """A kind that comes twice for one viewer is told apart by its count."""
        table = self.table
        point = f"{table.id} {table.created_at} {table.number} {table.revision}"
        said: dict[str, int] = {}
        messages = []
        for viewer, notice in self.notices:
            kind = f"{notice.kind} {viewer}"
            said[kind] = said.get(kind, 0) + 1
            mark = nonce(f"{point} {kind} {said[kind]}")
            messages.append(OutboxMessage(viewer, mark, notice.model_dump_json()))
        return tuple(messages)


def nonce(about: str) -> Nonce:
    """The same for the same message, however often it is sent; tells nothing of what is in it."""
    return Nonce(sha256(about.encode()).hexdigest()[:NONCE_LENGTH])


@lru_cache(maxsize=256)
def _options(text: str) -> GameOptions:
    return read_options(json.loads(text))
