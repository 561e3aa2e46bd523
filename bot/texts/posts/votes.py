"""A vote about going back: asked, and what came of it."""

from __future__ import annotations

from collections.abc import Iterator

from bot.tables.notices import UndoDropped, Undone
from bot.tables.seating import UndoRequest
from bot.tables.table_view import Look
from bot.texts.custom_ids import custom_id
from bot.texts.people import mention
from bot.texts.post import Button, Post
from words.reader import Reader, capitalised


def vote_post(reader: Reader, look: Look, request: UndoRequest) -> Post:
    words = reader.words
    voters = [look.guests[seat].player for seat in request.voters]
    asked = tuple(player for player in voters if player is not None)
    who = reader.named(request.seat)
    lines = (
        words("vote-heading", who=who),
        words(
            "vote-asks",
            mentions=", ".join(map(mention, asked)),
            deadline=f"<t:{int(request.deadline)}:f>",
        ),
        words("vote-explained", who=who),
        *_answers(reader, request),
    )
    buttons = (
        Button(
            words("vote-button-agree"),
            custom_id("agree", look.table, request.number, request.to),
            "success",
        ),
        Button(
            words("vote-button-refuse"),
            custom_id("refuse", look.table, request.number, request.to),
            "danger",
        ),
    )
    return Post(("\n".join(lines),), rows=(buttons,), pings=asked)


def voted_post(reader: Reader, outcome: Undone | UndoDropped | None) -> Post:
    """What is left of a vote: nothing to click. Without an outcome, the game has moved on."""
    words = reader.words
    match outcome:
        case Undone(seat=seat):
            return Post((words("vote-granted", who=capitalised(reader.named(seat))),))
        case UndoDropped(why="refused", refused_by=by, seat=seat) if by in (seat, None):
            return Post((words("vote-withdrawn", who=capitalised(reader.named(seat))),))
        case UndoDropped(why="refused", refused_by=by) if by is not None:
            return Post((words("vote-refused", by=capitalised(reader.named(by))),))
        case UndoDropped(why="late"):
            return Post((words("vote-late"),))
        case _:
            return Post((words("vote-moved-on"),))


def _answers(reader: Reader, request: UndoRequest) -> Iterator[str]:
    if request.agreed:
        yield reader.words("vote-agreed", seats=reader.seats(request.agreed))
    else:
        yield reader.words("vote-nobody-yet")
