"""A vote about a seat: whether somebody else is to play on there."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bot.tables.notices import PlayerRemoved, RemovalDropped
from bot.tables.seating import PlayerId, RemovalRequest
from bot.tables.table_view import Look
from bot.texts.custom_ids import custom_id
from bot.texts.people import level_name, mention
from bot.texts.post import Button, Post
from engine.terms import SeatId
from words.reader import Reader


def removal_post(reader: Reader, look: Look, request: RemovalRequest) -> Post:
    words = reader.words
    asked = tuple(_players(look, request.voters))
    agreed = tuple(_players(look, request.agreed))
    lines = (
        words("removal-heading", who=reader.named(request.seat)),
        _proposed(reader, request),
        words(
            "removal-asks",
            mentions=", ".join(map(mention, asked)),
            deadline=f"<t:{int(request.deadline)}:f>",
        ),
        *_answers(reader, request),
    )
    agree = custom_id("remove", look.table, request.number)
    refuse = custom_id("keep", look.table, request.number)
    buttons = (
        Button(words("removal-button-remove"), agree, "success"),
        Button(words("removal-button-keep"), refuse, "danger"),
    )
    pings = tuple(each for each in asked if each not in agreed)
    return Post(("\n".join(lines),), rows=(buttons,), pings=pings)


def removal_ended_post(reader: Reader, outcome: PlayerRemoved | RemovalDropped | None) -> Post:
    words = reader.words
    match outcome:
        case PlayerRemoved():
            return Post((words("removal-ended-done"),))
        case RemovalDropped(seat=seat, why="refused"):
            return Post((words("removal-ended-refused", who=reader.named(seat)),))
        case RemovalDropped(seat=seat, why="withdrawn"):
            return Post((words("removal-ended-withdrawn", who=reader.named(seat)),))
        case RemovalDropped(seat=seat, why="late"):
            return Post((words("removal-ended-late", who=reader.named(seat)),))
        case _:
            return Post((words("removal-ended-moved-on"),))


def _players(look: Look, seats: Iterable[SeatId]) -> Iterator[PlayerId]:
    for seat in seats:
        if (player := look.guests[seat].player) is not None:
            yield player


def _proposed(reader: Reader, request: RemovalRequest) -> str:
    words, by = reader.words, mention(request.by)
    if request.player is not None:
        return words("removal-by-person", by=by, player=mention(request.player))
    return words("removal-by-computer", by=by, level=level_name(words, request.level))


def _answers(reader: Reader, request: RemovalRequest) -> Iterator[str]:
    if request.agreed:
        yield reader.words("removal-agreed", seats=reader.seats(request.agreed))
    if request.refused:
        yield reader.words("removal-refused", seats=reader.seats(request.refused))
