"""A table: a channel, the people and computers at it, and the game they play. Frozen, like a state:
a change makes another one, which takes its place once it is on disk."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from hashlib import sha256
from typing import NewType

from pydantic import Field

from bot.storage.rows import EntryRow, MessageRow, Stage, TableRow
from bot.tables.errors import NotInLobby, NotPlaying, NotSeated, TableHeld, UnknownTable
from bot.tables.log import Game
from bot.tables.notices import CHANGED, Said
from bot.tables.seating import Frozen, PlayerId, Seating
from engine import GameOptions, GameState, read_options
from engine.events import Event
from engine.frozen import frozen
from engine.terms import SeatId
from engine.views import Viewer

TableId = NewType("TableId", int)
Nonce = NewType("Nonce", str)
NONCE_LENGTH = 25
"""As long as Discord takes."""


@frozen
class Table:
    row: TableRow
    seating: Seating
    game: Game | None

    @property
    def id(self) -> TableId:
        return TableId(self.row.id)

    @property
    def stage(self) -> Stage:
        return self.row.stage

    @property
    def options(self) -> GameOptions:
        return _options(self.row.options)

    @property
    def recorded_options(self) -> Mapping[str, object]:
        """To the letter as they were agreed on, since the chain of hashes begins with them."""
        options: dict[str, object] = json.loads(self.row.options)
        return options

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
        row = self.row._replace(
            sheet=seating.model_dump_json(exclude_defaults=True),
            revision=self.row.revision + 1,
            stage=stage or self.stage,
            deadline=seating.deadline,
        )
        return Table(row, seating, self.game)

    def with_game(self, game: Game) -> Table:
        row = self.row
        if game.state.over and row.stage == "playing":
            row = row._replace(stage="over")
        waits = int(row.stage == "playing" and computer_to_move(game.state, self.seating))
        if waits != row.computer_to_move:
            row = row._replace(computer_to_move=waits)
        return Table(row, self.seating, game)


class Answer(Frozen):
    """What whoever asked is told: where the game now stands, and what came of the request."""

    table: int
    number: int
    """What the next answer must carry."""
    events: tuple[Event, ...] = Field(default=())
    waiting_for_consent: bool = False


@frozen
class Change:
    """What a request leads to: stored in one transaction, or not at all."""

    table: Table
    answer: Answer
    entries: tuple[EntryRow, ...] = ()
    notices: tuple[Said, ...] = (CHANGED,)
    """What is told says as well that the table has changed."""

    def messages(self) -> tuple[MessageRow, ...]:
        """A kind that comes twice for one viewer is told apart by its count."""
        row, number = self.table.row, self.table.number
        point = f"{row.id} {row.created_at} {number} {row.revision}"
        said: dict[str, int] = {}
        rows = []
        for viewer, notice in self.notices:
            kind = f"{notice.kind} {viewer}"
            said[kind] = said.get(kind, 0) + 1
            mark = nonce(f"{point} {kind} {said[kind]}")
            rows.append(MessageRow(viewer, mark, notice.model_dump_json()))
        return tuple(rows)


def nonce(about: str) -> Nonce:
    """The same for the same message, however often it is sent; tells nothing of what is in it."""
    return Nonce(sha256(about.encode()).hexdigest()[:NONCE_LENGTH])


@lru_cache(maxsize=256)
def _options(text: str) -> GameOptions:
    return read_options(json.loads(text))


def computer_to_move(state: GameState, seating: Seating) -> bool:
    decision = state.decision
    return decision is not None and seating.at(decision.seat).is_computer
