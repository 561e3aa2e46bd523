"""The log of a game: actions and undos, chained by their hashes, and the game they add up to.

The entries form a tree. An action follows the entry that was the head when it was played; an undo
sets the head back. What was undone stays in the log, and out of the game.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from hashlib import sha256

import engine
from bot.storage.rows import DoneBy, EntryRow, SnapshotRow
from engine import GameState, chains, new_game, read_options
from engine.actions import Action
from engine.errors import ConcordiaError
from engine.events import Event
from engine.frozen import frozen
from engine.records import entry_text, read_action
from engine.snapshots import read_snapshot, write_snapshot
from engine.terms import SeatId

BEGINNING = 0
_ACTION = '"action": '
TRAIL = 64
"""How many steps are kept in memory; what lies further back is read from the log."""


class BrokenLog(Exception):
    """The log does not play under these rules, or is not what was written."""

    def __init__(self, number: int, why: str) -> None:
        super().__init__(f"entry {number}: {why}")
        self.number = number


class BeyondTrail(Exception):
    """What is asked for lies further back than what is in memory."""


@frozen
class Position:
    """A point of the game: after this entry of the log."""

    number: int
    chain: str
    state: GameState


@frozen
class Step:
    """One action that counts, and where it led."""

    before: Position
    seat: SeatId
    action: Action
    done_by: DoneBy
    events: tuple[Event, ...]
    after: Position


class Game:
    __slots__ = ("base", "head", "number", "state", "trail")

    def __init__(self, base: Position, trail: tuple[Step, ...], number: int) -> None:
        self.base = base
        self.trail = trail
        """What was played since the base and not undone."""
        self.number = number
        """Of the last entry, undos included: what an answer to the open decision must carry."""
        self.head = trail[-1].after if trail else base
        self.state = self.head.state

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
        return Game(kept[0].before, kept, self.number)


def begin(options: Mapping[str, object], seed: str) -> Game:
    root = chains.root(chains.commitment(seed), options)
    state = new_game(read_options(options), seed)
    return Game(Position(BEGINNING, root, state), (), BEGINNING)


def played(game: Game, seat: SeatId, action: Action, done_by: DoneBy) -> tuple[Game, Step]:
    step = _step(game.head, game.number + 1, seat, action, done_by=done_by)
    return Game(game.base, (*game.trail, step), step.after.number), step


def undone(game: Game, to: int) -> Game:
    """The head goes back, the number goes on."""
    trail = game.trail[: len(game.trail) - len(game.since(to))]
    return Game(game.base, trail, game.number + 1)


def action_row(step: Step, key: str | None, at: float) -> EntryRow:
    text = _text(step.seat, step.action)
    return EntryRow(
        number=step.after.number,
        parent=step.before.number,
        seat=step.seat,
        done_by=step.done_by,
        action_json=text[text.index(_ACTION) + len(_ACTION) : -1],
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
    """None where it cannot be used: damaged, of another form, or an undo led to before it."""
    if not rows or rows[0].number != snapshot.head:
        return None
    head, *later = rows
    if sha256(snapshot.state).digest() != head.state_hash:
        return None
    try:
        base = Position(snapshot.head, head.chain, read_snapshot(snapshot.state))
        return _continued(Game(base, (), snapshot.number), later)
    except (BeyondTrail, ValueError):
        return None


def from_log(options: Mapping[str, object], seed: str, rows: tuple[EntryRow, ...]) -> Game:
    """As it was written: whether the chain is whole, `check` looks."""
    base = begin(options, seed).base
    head = base
    steps: list[Step] = []
    for row in effective(rows):
        step = _replayed(head, row, row.chain)
        steps.append(step)
        head = step.after
    return Game(base, tuple(steps), rows[-1].number if rows else BEGINNING)


def check(
    options: Mapping[str, object], seed: str, rows: tuple[EntryRow, ...]
) -> Iterator[tuple[EntryRow, BrokenLog | None]]:
    """Every entry that counts, and the first one that now leads elsewhere."""
    head = begin(options, seed).base
    for row in effective(rows):
        try:
            step = _replayed(head, row)
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
        head = step.after


@lru_cache(maxsize=4096)
def _text(seat: SeatId, action: Action) -> str:
    """Written twice for every action, and the same actions come again and again."""
    return entry_text(seat, action)


def state_hash(state: GameState) -> bytes:
    return sha256(write_snapshot(state)).digest()


def _continued(game: Game, rows: Iterable[EntryRow]) -> Game:
    for row in rows:
        if is_undo(row):
            game = undone(game, row.parent)
        else:
            step = _replayed(game.head, row, row.chain)
            game = Game(game.base, (*game.trail, step), row.number)
    return game


def _replayed(head: Position, row: EntryRow, chain: str | None = None) -> Step:
    """One entry again; its link of the chain is worked out where it is not given."""
    if row.parent != head.number:
        raise BrokenLog(row.number, f"it follows entry {row.parent}, not {head.number}")
    try:
        seat, action = SeatId(row.seat), _read(row.action_json)
        return _step(head, row.number, seat, action, done_by=row.done_by, chain=chain)
    except ConcordiaError as refusal:
        raise BrokenLog(row.number, str(refusal)) from refusal
    except Exception as fault:  # other rules than those it was played under may fail in any way
        raise BrokenLog(row.number, f"it cannot be played: {fault!r}") from fault


def _step(
    before: Position,
    number: int,
    seat: SeatId,
    action: Action,
    *,
    done_by: DoneBy,
    chain: str | None = None,
) -> Step:
    """The rules are asked here and nowhere else; what they refuse changes nothing."""
    transition = engine.apply(before.state, seat, action)
    if chain is None:
        chain = chains.link(before.chain, _text(seat, action))
    after = Position(number, chain, transition.state)
    return Step(before, seat, action, done_by, transition.events, after)


@lru_cache(maxsize=4096)
def _read(action_json: str) -> Action:
    return read_action(action_json)
