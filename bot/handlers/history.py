"""Stepping through a game turn by turn, privately; and sharing one of them with everyone."""

from dataclasses import replace
from hashlib import sha256

from bot.handlers.app import App
from bot.handlers.visit import Visit
from bot.tables import Request, TableId
from bot.tables.errors import NotPlaying
from bot.tables.wishes import ShareFilm, ShareTurn
from bot.texts.custom_ids import ControlId, NotOurs, custom_id
from bot.texts.people import shown
from bot.texts.post import Form, Post
from bot.texts.posts.ending import FILM
from bot.texts.posts.history import history_post

LONGEST_NUMBER = 8


async def turn(app: App, visit: Visit, table: TableId, wanted: str | None = None) -> None:
    """The last one, unless there is one of that number."""
    await visit.think()
    look = await app.tables.look(table, visit.player)
    if look.view is None:
        raise NotPlaying
    number = int(wanted) if wanted is not None and _is_number(wanted) else None
    past = await app.tables.past_turn(table, visit.player, number)
    reader = replace(await app.reader(visit, look), view=past.view)
    remark = ""
    if wanted is not None and past.number != number:
        remark = visit.words("history-no-such-turn", typed=shown(wanted), last=past.last)
    picture = await app.drawing.board(past.view, past.before, reader.names, words=reader.words)
    await app.show(visit, table, history_post(reader, table, past, picture, remark))


async def turn_clicked(app: App, visit: Visit, control: ControlId, _: tuple[str, ...]) -> None:
    await turn(app, visit, control.table, control.rest[0] if control.rest else None)


async def jump(_: App, visit: Visit, control: ControlId, __: tuple[str, ...]) -> None:
    words = visit.words
    title, label = words("history-jump-title"), words("history-jump-field")
    await visit.ask(Form(custom_id("jump", control.table), title, label, longest=LONGEST_NUMBER))


async def jumped(app: App, visit: Visit, control: ControlId, values: tuple[str, ...]) -> None:
    await turn(app, visit, control.table, " ".join(values).strip() or None)


async def share(app: App, visit: Visit, control: ControlId, _: tuple[str, ...]) -> None:
    """Each person shares a turn, or the film, only once: another click changes nothing."""
    what = control.rest[0] if control.rest else ""
    if what != FILM and not _is_number(what):
        raise NotOurs
    wish = ShareFilm() if what == FILM else ShareTurn(int(what))
    look = await app.tables.look(control.table, visit.player)
    key = sha256(f"{look.commitment} {visit.player} {control} {look.number}".encode()).hexdigest()
    await app.tables.ask(Request(f"share {key[:32]}", visit.player), control.table, wish)
    await visit.say(Post((visit.words("share-done", channel=f"<#{look.channel}>"),)))


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) <= LONGEST_NUMBER
