"""The message that stands for a table while a game is played."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.faces.decision_face import face_of_decision
from bot.tables.seating import PlayerId
from bot.tables.table_view import ImportedGame, Look
from bot.texts.custom_ids import custom_id
from bot.texts.people import level_name, mention
from bot.texts.post import Button, Post, Row
from bot.texts.posts.message_length import fitting
from bot.texts.posts.paces import clock_lines, last_minute
from engine.catalogue import catalogue
from engine.decisions import Decision
from engine.terms import SeatId
from render import Picture
from words import Words, nouns
from words.last_turns import is_last_turn
from words.reader import Reader

_ROOM_FOR_DIGEST = 2600
"""Characters; what else stands in the message needs far less than the rest of the 4000."""


def table_post(
    reader: Reader,
    look: Look,
    happened: Sequence[str],
    picture: Picture | None,
    *,
    called: PlayerId | None = None,
    by_dm: bool = False,
) -> Post:
    """`called` is pinged by it; `by_dm`: whoever is to decide was asked elsewhere."""
    decision = reader.view.decisions[0]
    asked = _asked(reader, look, decision, called, by_dm=by_dm)
    first = "\n".join((heading(reader), asked, *_remarks(reader, look)))
    hint = _hint(reader, decision, called)
    digest = "\n".join((*_digest(reader, decision, happened, called), *hint))
    return Post(
        texts=(first, digest) if digest else (first,),
        pictures=(picture,) if picture else (),
        rows=tuple(_rows(reader.words, look)),
        pings=(called,) if called else (),
    )


def choosing_post(
    reader: Reader,
    look: Look,
    happened: Sequence[str],
    picture: Picture | None,
    *,
    called: Sequence[PlayerId],
) -> Post:
    """Everybody chooses a patrician at once; it says who has yet to, and nothing else."""
    words = reader.words
    lines = [heading(reader)]
    if called:
        mentions = nouns.listing(words, [mention(each) for each in called])
        lines.append(words("table-choose-patricians", mentions=mentions))
    for seat in look.choosing:
        if look.guests[seat].player is None:
            message = "table-thinking" if look.guests[seat].level else "table-empty-seat"
            lines.append(words(message, who=reader.named(seat)))
    first = "\n".join((*lines, *_remarks(reader, look), words("table-choose-patricians.how")))
    digest = "\n".join(words("table-digest-line", line=line) for line in happened)
    return Post(
        texts=(first, digest) if digest else (first,),
        pictures=(picture,) if picture else (),
        rows=(tuple(table_buttons(words, look)),),
        pings=tuple(called),
    )


def heading(reader: Reader) -> str:
    board = catalogue().boards[reader.view.options.board].name
    return reader.words("table-heading", board=board, turn=reader.view.turn)


def table_buttons(words: Words, look: Look) -> Iterator[Button]:
    table = look.table
    yield Button(words("table-button-play"), custom_id("play", table), "primary")
    yield Button(words("table-button-hand"), custom_id("hand", table))
    yield Button(words("table-button-display"), custom_id("display", table))
    yield Button(words("table-button-log"), custom_id("log", table))
    if look.undo_is_possible:
        yield Button(words("table-button-undo"), custom_id("undo", table, look.number))


def _rows(words: Words, look: Look) -> Iterator[Row]:
    yield tuple(table_buttons(words, look))
    if any(guest.stand_in for guest in look.guests):
        yield (Button(words("table-button-return"), custom_id("return", look.table)),)


def _asked(
    reader: Reader, look: Look, decision: Decision, called: PlayerId | None, *, by_dm: bool
) -> str:
    words, guest = reader.words, look.guests[decision.seat]
    who = reader.named(decision.seat)
    if guest.player is None:
        return words("table-thinking" if guest.level else "table-empty-seat", who=who)
    if guest.stand_in:
        said = "table-stand-in" if guest.away_until is None else "table-stand-in.away"
        return words(said, who=who, level=level_name(words, guest.stand_in))
    open_question = face_of_decision(decision).waiting(reader, decision)
    if called is None:
        return words("table-asked-by-dm" if by_dm else "table-turn-of", waiting=open_question)
    own_turn = decision.seat == reader.view.active
    message = "table-your-turn" if own_turn else "table-your-part"
    return words(message, mention=mention(called), waiting=open_question)


def _remarks(reader: Reader, look: Look) -> Iterator[str]:
    words, view = reader.words, reader.view
    yield from clock_lines(words, look)
    if look.clock and look.clock.due is not None and len(look.choosing) > 1:
        yield words("clock-chooser", who=reader.named(look.clock.seat))
    for seat, guest in enumerate(look.guests):
        if guest.away_until is not None:
            until = last_minute(guest.away_until)
            said = "table-away.plays" if guest.away_plays else "table-away"
            yield words(said, who=reader.named(SeatId(seat)), until=until)
        elif guest.stand_in and seat != view.decisions[0].seat:
            yield words("table-stood-in", who=reader.named(SeatId(seat)))
    if view.concordia is not None and view.end_cause and view.last_turn is not None:
        who = reader.named(view.concordia)
        ending = {"cause": view.end_cause, "last": view.last_turn, "final": is_last_turn(view)}
        yield words("table-last-turns", who=who, **ending)
    if (vote := look.vote("undo")) and vote.seat is not None:
        yield words("table-undo-asked", who=reader.named(vote.seat))
    if look.takebacks:
        yield words("table-takebacks")
    if look.origin:
        yield _imported(words, look.origin)


def _imported(words: Words, origin: ImportedGame) -> str:
    if origin.by is None:
        return words("table-imported.nobody")
    message = "table-imported.redealt" if origin.redealt else "table-imported"
    return words(message, who=mention(origin.by))


def _hint(reader: Reader, decision: Decision, called: PlayerId | None) -> Iterator[str]:
    """How it is done, until everyone has done it once."""
    view = reader.view
    if called and decision.seat == view.active and view.turn <= view.options.seats:
        yield reader.words("table-first-turn")


def _digest(
    reader: Reader, decision: Decision, happened: Sequence[str], called: PlayerId | None
) -> Iterator[str]:
    if not happened:
        return
    if reader.view.turn <= len(reader.view.seats):
        yield reader.words("table-since-beginning")
    elif len(reader.view.seats) == 1:
        yield reader.words("table-last-turn")
    elif called:
        yield reader.words("table-since")
    else:
        yield reader.words("table-since-turn-of", who=reader.named(decision.seat))
    lines = fitting(reader.words, happened, _ROOM_FOR_DIGEST)
    yield from (reader.words("table-digest-line", line=line) for line in lines)
