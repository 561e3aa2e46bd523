"""A vote: what is asked, who has answered, and what came of it."""

from __future__ import annotations

from collections.abc import Iterator

from bot.tables.notices import VoteEnded
from bot.tables.seating import PlayerId, RemovalProposal, UndoProposal, Vote
from bot.tables.table_view import Look
from bot.texts.custom_ids import custom_id
from bot.texts.people import level_name, mention
from bot.texts.post import Button, Post
from words.reader import Reader, capitalised


def vote_post(reader: Reader, look: Look, vote: Vote, *, pings: tuple[PlayerId, ...] = ()) -> Post:
    text = "\n".join(_lines(reader, look, vote))
    return Post((text,), rows=(_buttons(reader, look, vote),), pings=pings)


def vote_ended_post(reader: Reader, ended: VoteEnded) -> Post:
    """What is left of a vote: nothing to click."""
    words, who = reader.words, reader.named(ended.seat)
    match ended.about, ended.why:
        case "undo", "passed":
            text = words("vote-granted", who=capitalised(who))
        case "undo", "refused" if ended.refused_by is not None:
            text = words("vote-refused", by=capitalised(reader.named(ended.refused_by)))
        case "undo", "withdrawn" | "refused":
            text = words("vote-withdrawn", who=capitalised(who))
        case "undo", "late":
            text = words("vote-late")
        case "undo", _:
            text = words("vote-moved-on")
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
    words, who = reader.words, reader.named(vote.seat)
    players = (look.guests[seat].player for seat in vote.voters)
    mentions = ", ".join(mention(player) for player in players if player)
    deadline = f"<t:{int(vote.deadline)}:f>"
    match vote.proposal:
        case UndoProposal(card=card, others=others):
            also = reader.seats(others)
            if card:
                yield words("vote-heading", who=who, card=reader.card(card))
            else:
                yield words("vote-heading.part", who=who)
            yield words("vote-asks", mentions=mentions, deadline=deadline)
            explained = "vote-explained" if card else "vote-explained.part"
            yield words(explained, who=who, others=len(others), seats=also)
            if vote.agreed:
                yield words("vote-agreed", seats=reader.seats(vote.agreed))
            else:
                yield words("vote-nobody-yet")
        case RemovalProposal(level=level, player=player):
            yield words("removal-heading", who=who)
            by = mention(vote.by)
            if player is not None:
                yield words("removal-by-person", by=by, player=mention(player))
            else:
                yield words("removal-by-computer", by=by, level=level_name(words, level))
            yield words("removal-asks", mentions=mentions, deadline=deadline)
            if vote.agreed:
                yield words("removal-agreed", seats=reader.seats(vote.agreed))
            if vote.refused:
                yield words("removal-refused", seats=reader.seats(vote.refused))


def _buttons(reader: Reader, look: Look, vote: Vote) -> tuple[Button, ...]:
    words = reader.words
    if vote.about == "undo":
        yes, no = words("vote-button-agree"), words("vote-button-refuse")
        agree = custom_id("agree", look.table, *vote.mark)
        refuse = custom_id("refuse", look.table, *vote.mark)
    else:
        yes, no = words("removal-button-remove"), words("removal-button-keep")
        agree = custom_id("remove", look.table, *vote.mark)
        refuse = custom_id("keep", look.table, *vote.mark)
    return Button(yes, agree, "success"), Button(no, refuse, "danger")
