"""One turn of a game as it was: for whoever steps through it, or for everyone once it is shared."""

from __future__ import annotations

from collections.abc import Iterator

from bot.tables.history import PastTurn
from bot.tables.seating import PlayerId
from bot.tables.table import TableId
from bot.texts.custom_ids import custom_id
from bot.texts.narration import sentences
from bot.texts.people import mention
from bot.texts.post import Button, Post
from bot.texts.posts.message_length import fitting
from engine.catalogue import catalogue
from render import Picture
from words.reader import Reader

_ROOM = 3000
"""Characters for what happened; what else stands in the message needs far less than the rest."""


def history_post(
    reader: Reader, table: TableId, past: PastTurn, picture: Picture, remark: str = ""
) -> Post:
    """`remark`: why it is another turn than was asked for."""
    heading = _heading(reader, past)
    return Post(
        texts=("\n".join(filter(None, (heading, remark))), *_happened(reader, past)),
        pictures=(picture,),
        rows=(tuple(_steps(reader, table, past)), tuple(_others(reader, table, past))),
    )


def shared_turn_post(reader: Reader, past: PastTurn, picture: Picture, by: PlayerId) -> Post:
    """Everybody's reader."""
    said = reader.words("history-shared", who=mention(by))
    return Post(
        texts=("\n".join((_heading(reader, past), said)), *_happened(reader, past)),
        pictures=(picture,),
    )


def _heading(reader: Reader, past: PastTurn) -> str:
    board = catalogue().boards[reader.view.options.board].name
    message = "history-heading" if past.number else "history-heading.deal"
    return reader.words(message, board=board, turn=past.number, last=past.last)


def _happened(reader: Reader, past: PastTurn) -> Iterator[str]:
    told = [reader.words("history-line", line=each) for each in sentences(reader, past.events)]
    if told:
        yield "\n".join(fitting(reader.words, told, _ROOM))


def _steps(reader: Reader, table: TableId, past: PastTurn) -> Iterator[Button]:
    """Two of them may lead to the same turn, so each says which it is."""
    at_first, at_last = past.number == 0, past.number == past.last
    for label, turn, off in (
        ("history-button-first", 0, at_first),
        ("history-button-back", max(past.number - 1, 0), at_first),
        ("history-button-forward", min(past.number + 1, past.last), at_last),
        ("history-button-last", past.last, at_last),
    ):
        which = label.rpartition("-")[2]
        id = custom_id("history", table, turn, which)
        yield Button(reader.words(label), id, disabled=off)


def _others(reader: Reader, table: TableId, past: PastTurn) -> Iterator[Button]:
    words = reader.words
    yield Button(words("history-button-jump"), custom_id("jump", table))
    yield Button(words("button-share"), custom_id("share", table, past.number))
