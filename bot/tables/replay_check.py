"""Other rules than those a game was played under: it is proven unchanged, or held.

The whole log is played again, and every action has to lead to the state it led to when it was
played. Where one does not, nothing is changed but that the table rests until somebody has looked.
"""

from dataclasses import dataclass, replace

from bot.tables import log, notices
from bot.tables.log import BrokenLog, Game
from bot.tables.notices import Notice
from bot.tables.store import Commit, StoredTable
from bot.tables.table import Answer, Change, OutboxMessage, Table
from engine import RULES_VERSION
from engine.errors import ConcordiaError


@dataclass(frozen=True)
class ReplayCheck:
    broken: BrokenLog | None
    """The first entry that differs, if one does."""
    game: Game | None


def replayed(stored: StoredTable) -> ReplayCheck:
    """Takes a while for a long game: not to be called in the event loop."""
    table = stored.table
    try:
        options = table.recorded_options
        for _, broken in log.check(options, table.seed, stored.entries):
            if broken:
                return ReplayCheck(broken, None)
        return ReplayCheck(None, log.from_log(options, table.seed, stored.entries))
    except (ConcordiaError, ValueError) as refusal:  # the options themselves are refused now
        return ReplayCheck(BrokenLog(log.BEGINNING, str(refusal)), None)


def outcome(table: Table, check: ReplayCheck, fingerprint: str) -> Commit:
    """What is stored: the game moves to these rules, or rests."""
    if check.broken:
        held = replace(
            table,
            stage="held",
            proven=fingerprint,
            held_because=str(check.broken),
            revision=table.revision + 1,
        )
        said = () if table.stage == "held" else _messages(held, notices.TablePaused())
        return Commit(table=held, seen=table.revision, messages=said)
    assert check.game
    released = replace(
        table,
        stage="playing",
        proven=fingerprint,
        rules=RULES_VERSION,
        held_because=None,
        revision=table.revision + 1,
    ).with_game(check.game)
    said = _messages(released, notices.TableResumed()) if table.stage == "held" else ()
    snapshot = log.snapshot_of(check.game) if check.game.head.number else None
    return Commit(table=released, seen=table.revision, snapshot=snapshot, messages=said)


def _messages(table: Table, notice: Notice) -> tuple[OutboxMessage, ...]:
    answer = Answer(table=table.id, number=0)
    return Change(table=table, answer=answer, notices=((None, notice),)).messages()
