"""Checks that a live game still plays the same after the rules changed; if not, holds its table.

The whole log is replayed, and every action has to lead to the same state as when it was played. If
one doesn't, the log is left alone and the table is held until an operator has looked at it.
"""

from dataclasses import dataclass, replace

from bot.tables import log, notices, pace
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
    """Takes a while for a long game, so don't call it in the event loop."""
    table = stored.table
    broken = first_broken(stored)
    if broken:
        return ReplayCheck(broken, None)
    game = log.from_log(table.recorded_options, table.seed, stored.entries, table.continued)
    return ReplayCheck(None, game)


def first_broken(stored: StoredTable) -> BrokenLog | None:
    """The same, for whoever doesn't play on: in half the time."""
    table = stored.table
    try:
        for _, broken in log.check(
            table.recorded_options, table.seed, stored.entries, table.continued
        ):
            if broken:
                return broken
    except (ConcordiaError, ValueError) as refusal:  # even the options may be refused now
        return BrokenLog(log.BEGINNING, str(refusal))
    return None


def outcome(stored: StoredTable, check: ReplayCheck, fingerprint: str, *, at: float) -> Commit:
    """What to store: the game continues under these rules, or is held. Nobody could play meanwhile,
    so whoever is waited for then has their whole time."""
    table, after = stored.table, stored.version.number
    if check.broken:
        held = replace(
            table,
            stage="held",
            proven=fingerprint,
            held_because=str(check.broken),
            revision=table.revision + 1,
        )
        said = () if table.stage == "held" else _messages(held, notices.TablePaused())
        return Commit(table=held, seen=table.revision, after=after, messages=said)
    assert check.game
    released = replace(
        table,
        stage="playing",
        proven=fingerprint,
        rules=RULES_VERSION,
        held_because=None,
        revision=table.revision + 1,
    ).with_game(check.game)
    if table.stage == "held":
        released = pace.wound(released.with_seating(released.seating.with_clock(None)), at)
    said = _messages(released, notices.TableResumed()) if table.stage == "held" else ()
    snapshot = log.snapshot_of(check.game) if check.game.head.number else None
    return Commit(
        table=released, seen=table.revision, after=after, snapshot=snapshot, messages=said
    )


def _messages(table: Table, notice: Notice) -> tuple[OutboxMessage, ...]:
    answer = Answer(table=table.id, number=0)
    return Change(table=table, answer=answer, notices=((None, notice),)).messages()
