"""New tables: opened afresh, or brought with a record. Their ids are given to them when stored."""

import json
import secrets
from collections.abc import Callable, Mapping
from dataclasses import replace

from bot.tables import record_io
from bot.tables.idempotency import NewTable
from bot.tables.notices import CHANGED, Said, TableImported
from bot.tables.seating import PlayerId, Seating
from bot.tables.table import Table, TableId
from bot.tables.table_cache import CurrentTime
from engine import RULES_VERSION, chains, read_options
from engine.frozen import frozen
from engine.records import options_as_json


@frozen
class Opening:
    """What a server has set for new tables, and where it is."""

    guild: str | None = None
    in_thread: bool = False
    patience: float | None = None
    """How long a lobby waits for somebody to come; None for ever."""
    language: str | None = None
    """Of what will stand in the channel."""
    in_private: bool = False
    """In direct messages, where there is no server."""


NOTHING_GIVEN = Opening()


def fresh_seed() -> str:
    """256 bits: nobody finds it from its hash."""
    return secrets.token_hex(32)


class Openings:
    def __init__(self, clock: CurrentTime, seeds: Callable[[], str], fingerprint: str) -> None:
        self._clock = clock
        self._seeds = seeds
        self._fingerprint = fingerprint

    def fresh(
        self, channel: str, seating: Seating, options: Mapping[str, object], given: Opening
    ) -> Table:
        agreed = options_as_json(read_options(options))
        seed, now = self._seeds(), self._clock()
        gathers = {
            "gathers_since": now,
            "patience": given.patience,
            "calls_at": now,
            "free_since": now,
        }
        spoken = {"language": seating.language or given.language}
        stands = {"in_private": given.in_private}
        seating = seating.model_copy(update={**gathers, **spoken, **stands})
        table = self._new(channel, seating, agreed, seed, chains.commitment(seed))
        return replace(table, parent=channel if given.in_thread else None)

    def imported(self, by: PlayerId, channel: str, text: str, given: Opening) -> NewTable:
        brought = record_io.read(text, by, self._clock(), self._seeds())
        record = brought.record
        seating = brought.seating.model_copy(update={"language": given.language})
        table = replace(
            self._new(channel, seating, record.options, record.seed, record.commitment),
            stage=brought.stage,
            chained=brought.chained,
            continued=brought.continued,
            game=brought.game,
            parent=channel if given.in_thread and brought.stage != "over" else None,
        )
        # A game that is over lies there to be looked at: nothing stands for it in the channel.
        said: tuple[Said, ...] = ()
        if brought.promise is not None:
            told = TableImported(by=by, actions=table.number, commitment=brought.promise)
            said = (None, told), CHANGED
        return NewTable(table, brought.entries, said, given.guild)

    def _new(
        self,
        channel: str,
        seating: Seating,
        options: Mapping[str, object],
        seed: str,
        commitment: str | None,
    ) -> Table:
        return Table(
            id=TableId(0),
            channel=channel,
            stage="lobby",
            seating=seating,
            agreed_options=json.dumps(options),
            seed=seed,
            commitment=commitment,
            created_at=self._clock(),
            rules=RULES_VERSION,
            proven=self._fingerprint,
        )
