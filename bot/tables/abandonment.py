"""Ending a game before its end: the host alone, where nobody else plays, or nobody can because the
table is held; else by a vote.

More than half of those who have played from the start have to agree. Where the host is the last of
them, everybody has to: nobody is to be outvoted by people whom somebody has brought in.
"""

from collections.abc import Sequence

from bot.tables import lobby, tenures
from bot.tables.errors import UnknownTable
from bot.tables.notices import Said
from bot.tables.seating import AbandonmentProposal, PlayerId, Vote, more_than_half
from bot.tables.table import Change, Table


def proposed(table: Table, host: PlayerId, *, moderator: bool, deadline: float) -> Vote:
    if table.stage in ("over", "abandoned"):
        raise UnknownTable
    seating = table.seating
    lobby.refuse_others(seating, host, moderator=moderator)
    people, first = seating.people(), tenures.from_the_start(seating)
    alone = moderator or table.stage != "playing" or not set(people) - {host}
    majority = bool(set(first) - {host})
    voters = () if alone else first if majority else people
    return Vote(
        proposal=AbandonmentProposal(),
        number=table.revision + 1,
        by=host,
        seat=None,
        voters=voters,
        needed=more_than_half(voters) if majority else len(voters),
        agreed=(host,) if host in voters else (),
        deadline=deadline,
    )


def carried_out(table: Table, said: Sequence[Said]) -> Change:
    change = lobby.abandoned(table, table.seating)
    return Change(change.table, change.answer, notices=(*said, *change.notices))
