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
from bot.tables.rehearsal import Rehearsal
from bot.tables.seating import Frozen, PlayerId, Seating
from engine import GameOptions, read_options
from engine.events import Event
from engine.frozen import frozen
from engine.records import Continuation
from engine.terms import SeatId
from engine.views import Viewer

TableId = NewType("TableId", int)
Stage = Literal["lobby", "playing", "held", "over", "abandoned"]
Nonce = NewType("Nonce", str)
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
        decision = self.game.state.decision
        return decision is not None and self.seating.at(decision.seat).is_computer

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
