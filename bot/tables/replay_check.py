"""Other rules than those a game was played under: it is proven unchanged, or held.

The whole log is played again, and every action has to lead to the state it led to when it was
played. Where one does not, nothing is changed but that the table rests until somebody has looked.
"""

from dataclasses import dataclass

from bot.storage.rows import Changes, MessageRow, SnapshotRow, TableRow
from bot.storage.table_sql import Loaded
from bot.tables import log, notices, table_loader
from bot.tables.log import BrokenLog
from bot.tables.notices import Notice
from bot.tables.seating import Seating
from bot.tables.table import Answer, Change, Table
from engine import RULES_VERSION
from engine.errors import ConcordiaError


@dataclass(frozen=True)
class Proof:
    """The first entry that differs, if one does."""

    broken: BrokenLog | None
    game: log.Game | None


def examine(loaded: Loaded) -> Proof:
    """Takes a while for a long game: not to be called in the event loop."""
    table = Table(loaded.table, Seating(host=None), None)
    try:
        for _, broken in log.check(table.recorded_options, table.row.seed, loaded.entries):
            if broken:
                return Proof(broken, None)
        return Proof(None, table_loader.from_log(loaded.table, loaded.entries))
    except (ConcordiaError, ValueError) as refusal:  # the options themselves are refused now
        return Proof(BrokenLog(log.BEGINNING, str(refusal)), None)


def verdict(row: TableRow, proof: Proof, fingerprint: str) -> Changes:
    """What is stored: the game moves to these rules, or rests."""
    if proof.broken:
        held = row._replace(
            stage="held",
            proven=fingerprint,
            held_because=str(proof.broken),
            revision=row.revision + 1,
            computer_to_move=0,
        )
        said = () if row.stage == "held" else _messages(held, notices.TablePaused())
        return Changes(table=held, seen=row.revision, messages=said)
    assert proof.game
    released = row._replace(
        stage="playing",
        proven=fingerprint,
        rules=RULES_VERSION,
        held_because=None,
        revision=row.revision + 1,
    )
    table = Table(released, Seating.model_validate_json(row.sheet), None).with_game(proof.game)
    said = _messages(table.row, notices.TableResumed()) if row.stage == "held" else ()
    snapshot = _snapshot(proof.game)
    return Changes(table=table.row, seen=row.revision, snapshot=snapshot, messages=said)


def _snapshot(game: log.Game) -> SnapshotRow | None:
    return log.snapshot_row(game) if game.head.number else None


def _messages(row: TableRow, notice: Notice) -> tuple[MessageRow, ...]:
    answer = Answer(table=row.id, number=0)
    table = Table(row, Seating(host=None), None)
    return Change(table=table, answer=answer, notices=((None, notice),)).messages()
