"""The log of a game: actions and undos, chained by their hashes, and the game they add up to.

The entries form a tree. An action follows the entry that was the head when it was played; an undo
sets the head back. What was undone stays in the log, and out of the game.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from hashlib import sha256

import engine
from bot.storage.rows import DoneBy, EntryRow, SnapshotRow
from engine import GameState, chains, new_game, read_options
from engine.actions import Action
from engine.errors import ConcordiaError
from engine.events import Event
from engine.records import entry_text, read_action
from engine.snapshots import read_snapshot, write_snapshot
from engine.terms import SeatId

BEGINNING = 0
TRAIL = 64
"""How many steps are kept in memory; what lies further back is read from the log."""


class BrokenLog(Exception):
    """The log does not play under these rules, or is not what was written."""

    def __init__(self, number: int, why: str) -> None:
        super().__init__(f"entry {number}: {why}")
        self.number = number


class BeyondTrail(Exception):
    """What is asked for lies further back than what is in memory."""


@dataclass(frozen=True)
class Position:
    """A point of the game: after this entry of the log."""

    number: int
    chain: str
    state: GameState


@dataclass(frozen=True)
class Step:
    """One action that counts, and where it led."""

    before: Position
    seat: SeatId
    action: Action
    done_by: DoneBy
    events: tuple[Event, ...]
    after: Position


@dataclass(frozen=True)
class Game:
    base: Position
    trail: tuple[Step, ...]
    """What was played since the base and not undone."""
    number: int
    """Of the last entry, undos included: what an answer to the open decision must carry."""

    @property
    def head(self) -> Position:
        return self.trail[-1].after if self.trail else self.base

    @property
    def state(self) -> GameState:
        return self.head.state

    def since(self, number: int) -> tuple[Step, ...]:
        """The steps played after that entry."""
        if number == self.base.number:
            return self.trail
        for place, step in enumerate(self.trail, start=1):
            if step.after.number == number:
                return self.trail[place:]
        raise BeyondTrail

    def shortened(self) -> Game:
        """Without the steps nobody is likely to ask for."""
        if len(self.trail) < 2 * TRAIL:
            return self
        kept = self.trail[-TRAIL:]
        return replace(self, base=kept[0].before, trail=kept)


def begin(options: Mapping[str, object], seed: str) -> Game:
    root = chains.root(chains.commitment(seed), options)
    state = new_game(read_options(options), seed)
    return Game(Position(BEGINNING, root, state), (), BEGINNING)


def played(game: Game, seat: SeatId, action: Action, done_by: DoneBy) -> tuple[Game, Step]:
    """The rules are asked here and nowhere else; what they refuse changes nothing."""
    transition = engine.apply(game.state, seat, action)
    chain = chains.link(game.head.chain, entry_text(seat, action))
    after = Position(game.number + 1, chain, transition.state)
    step = Step(game.head, seat, action, done_by, transition.events, after)
    return replace(game, trail=(*game.trail, step), number=after.number), step


def undone(game: Game, to: int) -> Game:
    """The head goes back, the number goes on."""
    trail = game.trail[: len(game.trail) - len(game.since(to))]
    return replace(game, trail=trail, number=game.number + 1)


def action_row(step: Step, key: str | None, at: float) -> EntryRow:
    text = entry_text(step.seat, step.action)
    return EntryRow(
        number=step.after.number,
        parent=step.before.number,
        seat=step.seat,
        done_by=step.done_by,
        action_json=text[text.index('"action": ') + len('"action": ') : -1],
        key=key,
        at=at,
        chain=step.after.chain,
        state_hash=state_hash(step.after.state),
    )


def undo_row(game: Game, seat: SeatId, key: str | None, at: float) -> EntryRow:
    """After the undo: the head it went back to is the parent of what follows."""
    return EntryRow(
        number=game.number,
        parent=game.head.number,
        seat=seat,
        done_by="person",
        action_json=json.dumps({"kind": "undo", "to": game.head.number}),
        key=key,
        at=at,
        chain=game.head.chain,
        state_hash=state_hash(game.state),
    )


def is_undo(row: EntryRow) -> bool:
    return row.action_json.startswith('{"kind": "undo"')


def effective(rows: Iterable[EntryRow]) -> list[EntryRow]:
    """The actions that count, in the order they were played."""
    kept: list[EntryRow] = []
    for row in rows:
        if is_undo(row):
            while kept and kept[-1].number > row.parent:
                kept.pop()
        else:
            kept.append(row)
    return kept


def snapshot_row(game: Game) -> SnapshotRow:
    return SnapshotRow(game.number, game.head.number, write_snapshot(game.state))


def from_snapshot(snapshot: SnapshotRow, rows: tuple[EntryRow, ...]) -> Game | None:
    """None where it cannot be used: damaged, or an undo led to before it."""
    if not rows or rows[0].number != snapshot.head:
        return None
    head, *later = rows
    if sha256(snapshot.state).digest() != head.state_hash:
        return None
    base = Position(snapshot.head, head.chain, read_snapshot(snapshot.state))
    try:
        return _continued(Game(base, (), snapshot.number), later)
    except BeyondTrail:
        return None


def from_log(options: Mapping[str, object], seed: str, rows: Iterable[EntryRow]) -> Game:
    game = begin(options, seed)
    for row in effective(rows):
        game, _ = _replayed(game, row)
    *_, last = [BEGINNING, *(row.number for row in rows)]
    return replace(game, number=last)


def check(
    options: Mapping[str, object], seed: str, rows: tuple[EntryRow, ...]
) -> Iterator[tuple[EntryRow, BrokenLog | None]]:
    """Every entry that counts, and the first one that now leads elsewhere."""
    game = begin(options, seed)
    for row in effective(rows):
        try:
            game, step = _replayed(game, row)
        except BrokenLog as broken:
            yield row, broken
            return
        if step.after.chain != row.chain:
            yield row, BrokenLog(row.number, "the chain of hashes breaks here")
            return
        if state_hash(step.after.state) != row.state_hash:
            yield row, BrokenLog(row.number, "the same action now leads to another state")
            return
        yield row, None


def state_hash(state: GameState) -> bytes:
    return sha256(write_snapshot(state)).digest()


def _continued(game: Game, rows: Iterable[EntryRow]) -> Game:
    for row in rows:
        if is_undo(row):
            game = undone(game, row.parent)
        else:
            game, _ = _replayed(game, row)
    return game


def _replayed(game: Game, row: EntryRow) -> tuple[Game, Step]:
    """The number is the row's own, as undone entries leave gaps."""
    if row.parent != game.head.number:
        raise BrokenLog(row.number, f"it follows entry {row.parent}, not {game.head.number}")
    try:
        following = replace(game, number=row.number - 1)
        action = read_action(row.action_json)
        return played(following, SeatId(row.seat), action, row.done_by)
    except (ConcordiaError, ValueError) as refusal:
        raise BrokenLog(row.number, str(refusal)) from refusal
