"""A vote: what is asked, who has answered, and what came of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from bot.tables.notices import VoteEnded
from bot.tables.seating import (
    AbandonmentProposal,
    PaceProposal,
    PlayerId,
    RemovalProposal,
    UndoProposal,
    Vote,
    VoteSubject,
)
from bot.tables.table_view import Look
from bot.texts.custom_ids import Verb, custom_id
from bot.texts.people import level_name, mention
from bot.texts.post import Button, Post
from bot.texts.posts.paces import pace_text
from engine.terms import SeatId
from words import nouns
from words.reader import Reader

_VERBS: Mapping[VoteSubject, tuple[Verb, Verb]] = {
    "undo": ("agree", "refuse"),
    "removal": ("remove", "keep"),
    "abandonment": ("end", "continue"),
    "pace": ("adopt", "reject"),
}


def vote_post(reader: Reader, look: Look, vote: Vote, *, pings: tuple[PlayerId, ...] = ()) -> Post:
    text = "\n".join(_lines(reader, look, vote))
    return Post((text,), rows=(_buttons(reader, look, vote),), pings=pings)


def vote_ended_post(reader: Reader, look: Look, ended: VoteEnded) -> Post:
    """What is left of a vote: nothing to click."""
    words = reader.words
    who = "" if ended.seat is None else reader.named(ended.seat)
    match ended.about, ended.why:
        case "undo", "passed":
            text = words("vote-granted", who=who)
        case "undo", "refused" if ended.refused_by is not None:
            text = words("vote-refused", by=_refusing(reader, look, ended.refused_by))
        case "undo", "withdrawn" | "refused":
            text = words("vote-withdrawn", who=who)
        case "undo", "late":
            text = words("vote-late")
        case "undo", _:
            text = words("vote-moved-on")
        case "abandonment", why:
            text = words("abandonment-ended", why=why)
        case "pace", why:
            text = words("pace-ended", why=why)
        case _, "passed":
            text = words("removal-ended-done")
        case _, "refused":
            text = words("removal-ended-refused", who=who)
        case _, "withdrawn":
            text = words("removal-ended-withdrawn", who=who)
        case _, "late":
            text = words("removal-ended-late", who=who)
        case _:
            text = words("removal-ended-moved-on")
    return Post((text,))


def _lines(reader: Reader, look: Look, vote: Vote) -> Iterator[str]:
    words = reader.words
    who = "" if vote.seat is None else reader.named(vote.seat)
    mentions = nouns.listing(words, [mention(player) for player in vote.voters])
    count, deadline = len(vote.voters), f"<t:{int(vote.deadline)}:f>"
    match vote.proposal:
        case UndoProposal(card=card, others=others):
            also = reader.seats(others)
            if card:
                yield words("vote-heading", who=who, card=reader.card(card))
            else:
                yield words("vote-heading.part", who=who)
            yield words("vote-asks", mentions=mentions, count=count, deadline=deadline)
            explained = "vote-explained" if card else "vote-explained.part"
            yield words(explained, who=who, others=len(others), seats=also)
            if vote.agreed:
                yield words("vote-agreed", seats=_people(reader, look, vote.agreed))
            else:
                yield words("vote-nobody-yet")
        case RemovalProposal(level=level, player=player):
            yield words("removal-heading", who=who)
            by = mention(vote.by)
            if player is not None:
                yield words("removal-by-person", by=by, player=mention(player))
            else:
                yield words("removal-by-computer", by=by, level=level_name(words, level))
            yield words("removal-asks", mentions=mentions, count=count, deadline=deadline)
            yield from _answers(reader, look, vote)
        case AbandonmentProposal():
            yield words("abandonment-heading")
            every = "one" if count == 1 else "yes" if vote.needed == count else "no"
            yield words("abandonment-asks", by=mention(vote.by), mentions=mentions,
                        every=every, deadline=deadline)  # fmt: skip
            yield from _answers(reader, look, vote)
        case PaceProposal(pace=pace):
            yield words("pace-heading")
            if pace is None:
                yield words("pace-proposed-none", by=mention(vote.by))
            else:
                yield words("pace-proposed", by=mention(vote.by), pace=pace_text(words, pace))
            yield words("pace-asks", mentions=mentions, count=count, deadline=deadline)
            yield from _answers(reader, look, vote)


def _answers(reader: Reader, look: Look, vote: Vote) -> Iterator[str]:
    if vote.agreed:
        yield reader.words("removal-agreed", seats=_people(reader, look, vote.agreed))
    if vote.refused:
        yield reader.words("removal-refused", seats=_people(reader, look, vote.refused))


def _people(reader: Reader, look: Look, players: Iterable[PlayerId]) -> str:
    return nouns.listing(reader.words, [_person(reader, look, each) for each in players])


def _person(reader: Reader, look: Look, player: PlayerId) -> str:
    """By their seat; whoever has left it is still called by name."""
    seats = [each.player for each in look.guests]
    return reader.seat(SeatId(seats.index(player))) if player in seats else mention(player)


def _refusing(reader: Reader, look: Look, by: PlayerId | SeatId) -> str:
    return reader.named(SeatId(by)) if isinstance(by, int) else _person(reader, look, by)


def _buttons(reader: Reader, look: Look, vote: Vote) -> tuple[Button, ...]:
    words, (yes, no) = reader.words, _VERBS[vote.about]
    return (
        Button(words("vote-button-agree"), custom_id(yes, look.table, *vote.mark), "success"),
        Button(words("vote-button-refuse"), custom_id(no, look.table, *vote.mark), "danger"),
    )
