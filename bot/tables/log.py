"""The log of a game: actions and undos, chained by hashes, and the game they add up to.

The entries form a tree. An action follows the entry that was the head when it was played; an undo
moves the head back. What was undone stays in the log but is no longer part of the game.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from hashlib import sha256
from typing import Literal, NamedTuple

import engine
from engine import GameState, chains, new_game, read_options
from engine.actions import Action
from engine.errors import ConcordiaError, InvalidRecord
from engine.events import Event
from engine.frozen import frozen
from engine.records import Continuation, Entry, entry_text, read_action, rechained, redealt
from engine.snapshots import read_snapshot, write_snapshot
from engine.terms import SeatId

BEGINNING = 0
_UNDO = "undo"
TRAIL = 64
"""How many steps are kept in memory; older ones are read from the log."""


DoneBy = Literal["person", "computer", "order", "record"]
"""A person; a computer seat; a standing order; or it came with an imported record."""


class LogEntry(NamedTuple):
    """An action, or an undo, as it is stored."""

    number: int
    parent: int
    """The entry it follows in play; 0 is the beginning."""
    seat: int
    done_by: DoneBy
    action_json: str
    key: str | None
    """Of the request that asked for it."""
    at: float
    chain: str
    state_hash: bytes
    player: str | None = None
    """Who did it, where a person did: others may sit in that seat later."""

    @property
    def is_undo(self) -> bool:
        return _is_undo(self.action_json)


class Snapshot(NamedTuple):
    number: int
    """The last entry of the log that is in it."""
    head: int
    """The entry whose state it is; lower than the number after an undo."""
    state: bytes


class BrokenLog(Exception):
    """The log does not play under these rules, or is not what was written."""

    def __init__(self, number: int, why: str) -> None:
        super().__init__(f"entry {number}: {why}")
        self.number = number


class BeyondTrail(Exception):
    """A step is needed that is older than those in memory."""


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


def begin(options: Mapping[str, object], seed: str, continued: Sequence[Continuation] = ()) -> Game:
    root = chains.root(chains.commitment(seed), options)
    base = Position(BEGINNING, root, new_game(read_options(options), seed))
    return Game(_dealt_anew(base, continued), (), BEGINNING)


def played(game: Game, seat: SeatId, action: Action, done_by: DoneBy) -> tuple[Game, Step]:
    step = _step(game.head, game.number + 1, seat, action, done_by=done_by)
    return Game(game.base, (*game.trail, step), step.after.number), step


def imported(
    options: Mapping[str, object],
    seed: str,
    actions: Iterable[Entry],
    continued: Sequence[Continuation],
) -> Game:
    """The game of a record, whose actions are the first entries of a log."""
    game = begin(options, seed, continued)
    for number, entry in enumerate(actions, start=1):
        try:
            game, step = played(game, SeatId(entry.seat), entry.action, "record")
        except ConcordiaError as refusal:
            raise InvalidRecord(f"action {number}: {refusal}", "action", number) from refusal
        game = _with_head(game, _dealt_anew(step.after, continued))
    return game


def continued_with(game: Game, continuation: Continuation) -> Game:
    """What is still undrawn is dealt anew, here at the head; what was played stays."""
    return _with_head(game, _dealt_anew(game.head, (continuation,)))


def undone(game: Game, to: int) -> Game:
    """The head goes back, the number goes on."""
    trail = game.trail[: len(game.trail) - len(game.since(to))]
    return Game(game.base, trail, game.number + 1)


def action_entry(step: Step, key: str | None, at: float, player: str | None = None) -> LogEntry:
    return LogEntry(
        number=step.after.number,
        parent=step.before.number,
        seat=step.seat,
        done_by=step.done_by,
        action_json=_action_text(step.action),
        key=key,
        at=at,
        chain=step.after.chain,
        state_hash=state_hash(step.after.state),
        player=player,
    )


def undo_entry(
    game: Game, seat: SeatId, key: str | None, at: float, player: str | None = None
) -> LogEntry:
    """After the undo: the head it went back to is the parent of what follows."""
    return LogEntry(
        number=game.number,
        parent=game.head.number,
        seat=seat,
        done_by="person",
        action_json=json.dumps({"kind": _UNDO, "to": game.head.number}),
        key=key,
        at=at,
        chain=game.head.chain,
        state_hash=state_hash(game.state),
        player=player,
    )


def effective(entries: Iterable[LogEntry]) -> list[LogEntry]:
    """The actions that count, in the order they were played."""
    kept: list[LogEntry] = []
    for entry in entries:
        if entry.is_undo:
            while kept and kept[-1].number > entry.parent:
                kept.pop()
        else:
            kept.append(entry)
    return kept


def snapshot_of(game: Game) -> Snapshot:
    return Snapshot(game.number, game.head.number, write_snapshot(game.state))


def from_snapshot(snapshot: Snapshot, entries: tuple[LogEntry, ...]) -> Game | None:
    """None where it cannot be used: damaged, of another form, or an undo led to before it."""
    if not entries or entries[0].number != snapshot.head:
        return None
    head, *later = entries
    if sha256(snapshot.state).digest() != head.state_hash:
        return None
    try:
        base = Position(snapshot.head, head.chain, read_snapshot(snapshot.state))
        return _followed(Game(base, (), snapshot.number), later)
    except (BeyondTrail, ValueError):
        return None


def from_log(
    options: Mapping[str, object],
    seed: str,
    entries: tuple[LogEntry, ...],
    continued: Sequence[Continuation] = (),
) -> Game:
    """As it was written: whether the chain is whole, `check` looks."""
    base = begin(options, seed, continued).base
    head = base
    steps: list[Step] = []
    for entry in effective(entries):
        step = _replayed(head, entry, continued, entry.chain)
        steps.append(step)
        head = step.after
    return Game(base, tuple(steps), entries[-1].number if entries else BEGINNING)


def check(
    options: Mapping[str, object],
    seed: str,
    entries: tuple[LogEntry, ...],
    continued: Sequence[Continuation] = (),
) -> Iterator[tuple[LogEntry, BrokenLog | None]]:
    """Every entry that counts, and the first one that now leads elsewhere."""
    head = begin(options, seed, continued).base
    for entry in effective(entries):
        try:
            step = _replayed(head, entry, continued)
        except BrokenLog as broken:
            yield entry, broken
            return
        if step.after.chain != entry.chain:
            yield entry, BrokenLog(entry.number, "the chain of hashes breaks here")
            return
        if state_hash(step.after.state) != entry.state_hash:
            yield entry, BrokenLog(entry.number, "the same action now leads to another state")
            return
        yield entry, None
        head = step.after


@lru_cache(maxsize=4096)
def _link_text(seat: SeatId, action: Action) -> str:
    """What a link of the chain is made of; the same actions come again and again."""
    return entry_text(seat, action)


@lru_cache(maxsize=4096)
def _action_text(action: Action) -> str:
    return json.dumps(action.as_json())


@lru_cache(maxsize=4096)
def _is_undo(action_json: str) -> bool:
    """False for what can't be read: replaying it will say what is wrong."""
    try:
        return bool(json.loads(action_json)["kind"] == _UNDO)
    except (ValueError, LookupError, TypeError):
        return False


def state_hash(state: GameState) -> bytes:
    return sha256(write_snapshot(state)).digest()


def _followed(game: Game, entries: Iterable[LogEntry]) -> Game:
    """By entries that were all played here: no snapshot is older than an import."""
    for entry in entries:
        if entry.is_undo:
            game = undone(game, entry.parent)
        else:
            step = _replayed(game.head, entry, (), entry.chain)
            game = Game(game.base, (*game.trail, step), entry.number)
    return game


def _replayed(
    head: Position,
    entry: LogEntry,
    continued: Sequence[Continuation],
    chain: str | None = None,
) -> Step:
    """One entry again; its link of the chain is worked out where it is not given."""
    if entry.parent != head.number:
        raise BrokenLog(entry.number, f"it follows entry {entry.parent}, not {head.number}")
    try:
        seat, action = SeatId(entry.seat), _read(entry.action_json)
        step = _step(head, entry.number, seat, action, done_by=entry.done_by, chain=chain)
    except ConcordiaError as refusal:
        raise BrokenLog(entry.number, str(refusal)) from refusal
    except Exception as fault:  # other rules than those it was played under may fail in any way
        raise BrokenLog(entry.number, f"it cannot be played: {fault!r}") from fault
    after = _dealt_anew(step.after, continued)
    if after is step.after:
        return step
    return replace(step, after=after if chain is None else replace(after, chain=chain))


def _dealt_anew(position: Position, continued: Sequence[Continuation]) -> Position:
    """With the deck and the chain of a table that went on from here."""
    number = position.number
    if all(each.after != number for each in continued):
        return position
    chain = rechained(position.chain, continued, after=number)
    return Position(number, chain, redealt(position.state, continued, after=number))


def _with_head(game: Game, head: Position) -> Game:
    """The same point of the game, known better."""
    if not game.trail:
        return Game(head, (), game.number)
    *earlier, last = game.trail
    return Game(game.base, (*earlier, replace(last, after=head)), game.number)


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
        chain = chains.link(before.chain, _link_text(seat, action))
    after = Position(number, chain, transition.state)
    return Step(before, seat, action, done_by, transition.events, after)


@lru_cache(maxsize=4096)
def _read(action_json: str) -> Action:
    return read_action(action_json)
