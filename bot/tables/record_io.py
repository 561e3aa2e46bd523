"""Exports a table as a record, and reads a record to become a table."""

from dataclasses import dataclass

from bot.tables import log
from bot.tables.errors import NotPlaying, StillPlaying
from bot.tables.log import Game, LogEntry
from bot.tables.seating import NOBODY, Participant, PlayerId, Seating
from bot.tables.table import Stage, Table
from engine import chains
from engine.actions import Action
from engine.errors import echo
from engine.records import (
    FORMAT,
    Continuation,
    Entry,
    Record,
    read_action,
    read_record,
    write_record,
)

LONGEST_NAME = 100


def exported(table: Table, entries: tuple[LogEntry, ...]) -> str:
    """Only when nothing is secret any more: a record contains the seed, which gives the deck."""
    if table.stage not in ("over", "abandoned"):
        raise StillPlaying
    if not (entries or table.seating.has_begun):
        raise NotPlaying
    return record_text(table, entries)


def record_text(table: Table, entries: tuple[LogEntry, ...]) -> str:
    played = log.effective(entries)
    return write_record(
        Record.model_construct(
            format=FORMAT,
            rules=table.rules,
            options=table.recorded_options,
            seed=table.seed,
            seats=tuple(_name(each.recorded_name) for each in table.seating.participants),
            actions=tuple(_entry(each, chained=table.chained) for each in played),
            commitment=table.commitment,
            takebacks=table.seating.takebacks,
            continued=tuple(_signed(each, table.seating) for each in table.continued),
        )
    )


@dataclass(frozen=True)
class Brought:
    """A record, ready to become a table."""

    record: Record
    seating: Seating
    continued: tuple[Continuation, ...]
    game: Game
    entries: tuple[LogEntry, ...]

    @property
    def stage(self) -> Stage:
        return "over" if self.game.state.over else "playing"

    @property
    def promise(self) -> str | None:
        """The hash of the seed that the rest was dealt from; None where nothing was left."""
        return None if self.game.state.over else self.continued[-1].commitment

    @property
    def chained(self) -> bool:
        return any(entry.chain for entry in self.record.actions)


def read(text: str, host: PlayerId, at: float, seed: str) -> Brought:
    """Checks every action. The seats are free to be taken; who sat there remains as a name.

    Whoever brings a record may know its seed, and so every card to come: a game that goes on is
    dealt the rest anew from this seed.
    """
    record = read_record(text)
    seats = tuple(Participant(name=_name(name)) for name in record.seats)
    seating = Seating(
        host=host,
        participants=seats,
        imported=True,
        brought_by=host,
        takebacks=record.takebacks,
    )
    game = log.imported(record.options, record.seed, record.actions, record.continued)
    continued = tuple(_earlier(each) for each in record.continued)
    if not game.state.over:
        fresh = Continuation(after=game.number, seed=seed, commitment=chains.commitment(seed))
        continued = (*continued, fresh)
        game = log.continued_with(game, fresh)
    entries = tuple(log.action_entry(step, None, at) for step in game.trail)
    return Brought(record, seating, continued, game, entries)


def _earlier(continuation: Continuation) -> Continuation:
    """Somebody brought it to a table before; only what is of this table names nobody."""
    return continuation.model_copy(update={"by": _name(continuation.by or "") or NOBODY})


def _signed(continuation: Continuation, seating: Seating) -> Continuation:
    """The last one, which is of this table, names whoever brought the record."""
    by = continuation.by or seating.brought_by or NOBODY
    return continuation.model_copy(update={"by": _name(by)})


def _name(given: str) -> str:
    """A file may name somebody in 4 MB."""
    return echo(given, LONGEST_NAME)


def _entry(entry: LogEntry, *, chained: bool) -> Entry:
    action: Action = read_action(entry.action_json)
    chain = entry.chain if chained else None
    return Entry.model_construct(seat=entry.seat, action=action, chain=chain)
