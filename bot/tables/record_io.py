"""Exports a table as a record, and reads a record to become a table."""

from dataclasses import dataclass

from bot.tables import log
from bot.tables.errors import NotPlaying, StillPlaying
from bot.tables.log import Game, LogEntry
from bot.tables.seating import Participant, PlayerId, Seating
from bot.tables.table import Stage, Table
from engine.actions import Action
from engine.errors import ConcordiaError, InvalidRecord
from engine.records import FORMAT, Entry, Record, read_action, read_record, write_record
from engine.terms import SeatId


def exported(table: Table, entries: tuple[LogEntry, ...]) -> str:
    """Only when nothing is secret any more: a record contains the seed, which gives the deck."""
    if table.stage not in ("over", "abandoned"):
        raise StillPlaying
    if len(table.seating.participants) != table.options.seats:
        raise NotPlaying  # nor was it ever played
    return record_text(table, entries)


def record_text(table: Table, entries: tuple[LogEntry, ...]) -> str:
    played = log.effective(entries)
    return write_record(
        Record.model_construct(
            format=FORMAT,
            rules=table.rules,
            options=table.recorded_options,
            seed=table.seed,
            seats=tuple(each.recorded_name for each in table.seating.participants),
            actions=tuple(_entry(each, chained=table.chained) for each in played),
            commitment=table.commitment,
        )
    )


@dataclass(frozen=True)
class Brought:
    """A record, ready to become a table."""

    record: Record
    seating: Seating
    game: Game
    entries: tuple[LogEntry, ...]

    @property
    def stage(self) -> Stage:
        return "over" if self.game.state.over else "playing"

    @property
    def chained(self) -> bool:
        return any(entry.chain for entry in self.record.actions)


def read(text: str, host: PlayerId, at: float) -> Brought:
    """Checks every action. The seats are free to be taken; who sat there remains as a name."""
    record = read_record(text)
    seats = tuple(Participant(name=name) for name in record.seats)
    game = log.begin(record.options, record.seed)
    entries = []
    for number, entry in enumerate(record.actions, start=1):
        try:
            game, step = log.played(game, SeatId(entry.seat), entry.action, "record")
        except ConcordiaError as refusal:
            raise InvalidRecord(f"action {number}: {refusal}") from refusal
        entries.append(log.action_entry(step, None, at))
    return Brought(record, Seating(host=host, participants=seats), game, tuple(entries))


def _entry(entry: LogEntry, *, chained: bool) -> Entry:
    action: Action = read_action(entry.action_json)
    chain = entry.chain if chained else None
    return Entry.model_construct(seat=entry.seat, action=action, chain=chain)
