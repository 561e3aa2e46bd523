"""Private looks at a table: your hand, the board, the display, the log, the score."""

from collections.abc import Sequence

from bot.handlers.app import App
from bot.handlers.visit import Visit
from bot.tables import Look, TableId
from bot.tables.errors import NoFishMarket, NoForum, NotPlaying, NotSeated
from bot.texts.custom_ids import ControlId, Verb, custom_id
from bot.texts.digest import digest, log_pages
from bot.texts.forecast import forecast
from bot.texts.forum import display_lines, forum_text
from bot.texts.market import market_text
from bot.texts.pantheon import pantheon
from bot.texts.post import Button, Post
from bot.texts.posts.places import with_place
from engine import View
from render import text_board


async def hand(app: App, visit: Visit, table: TableId) -> None:
    await visit.think()
    look, view = await _seen(app, visit, table)
    if look.viewer is None:
        raise NotSeated
    await app.show(visit, table, await _hand_post(app, visit, look, view))


async def hands(app: App, visit: Visit, tables: Sequence[TableId]) -> None:
    """At each table, in a message of its own."""
    await visit.think()
    for table in tables:
        look, view = await _seen(app, visit, table)
        post = await _hand_post(app, visit, look, view)
        alone = look.in_private and len(tables) == 1
        await visit.say(post if alone else with_place(visit.words, look, post))


async def display(app: App, visit: Visit, table: TableId) -> None:
    await visit.think()
    look, view = await _seen(app, visit, table)
    picture = await app.drawing.display(view, words=visit.words)
    in_forum = display_lines(await app.reader(visit, look))
    texts = ["\n".join((visit.words("forum-heading"), *in_forum))] if in_forum else []
    await app.show(visit, table, Post((visit.words("look-display"), *texts), (picture,)))


async def forum(app: App, visit: Visit, table: TableId) -> None:
    look, view = await _seen(app, visit, table)
    if view.forum is None:
        raise NoForum
    await visit.think()
    reader = await app.reader(visit, look)
    picture = await app.drawing.forum(view, reader.names, words=reader.words)
    await app.show(visit, table, Post((forum_text(reader),), (picture,)))


async def market(app: App, visit: Visit, table: TableId) -> None:
    look, view = await _seen(app, visit, table)
    if view.fish_market is None:
        raise NoFishMarket
    await visit.think()
    reader = await app.reader(visit, look)
    picture = await app.drawing.market(view, reader.names, words=reader.words)
    await app.show(visit, table, Post((market_text(reader),), (picture,)))


async def board(app: App, visit: Visit, table: TableId) -> None:
    """With what is new since the viewer's own last turn."""
    await visit.think()
    look, view = await _seen(app, visit, table)
    reader = await app.reader(visit, look)
    since = await app.tables.since(table, visit.player)
    lines = digest(reader, since.turns)
    picture = await app.drawing.board(view, since.before, reader.names, words=reader.words)
    texts = [visit.words("look-board" if look.viewer is not None else "look-board-watching")]
    if lines:
        texts.append("\n".join(f"- {line}" for line in lines))
    await app.show(visit, table, Post(tuple(texts), (picture,)))


async def board_as_text(app: App, visit: Visit, table: TableId, page: int = 0) -> None:
    look, view = await _seen(app, visit, table)
    reader = await app.reader(visit, look)
    since = (
        (await app.tables.since(table, visit.player)).before if look.viewer is not None else None
    )
    board = text_board(view, reader.names, since=since, words=reader.words)
    parts = [f"```\n{part}\n```" for part in board]
    await app.show(visit, table, _paged(visit, table, "board", parts, page))


async def log(app: App, visit: Visit, table: TableId, page: int | None = None) -> None:
    """The latest page, unless another is asked for."""
    look, _ = await _seen(app, visit, table)
    reader = await app.reader(visit, look)
    pages = log_pages(reader, await app.tables.story(table, visit.player))
    pages = pages or [visit.words("look-log-empty")]
    await app.show(visit, table, _paged(visit, table, "log", pages, page))


async def score(app: App, visit: Visit, table: TableId) -> None:
    """What each god would pay now, as far as the viewer can know."""
    look, _ = await _seen(app, visit, table)
    await app.show(visit, table, Post((forecast(await app.reader(visit, look)),)))


async def gods(app: App, visit: Visit, table: TableId) -> None:
    """What the game has of each god's cards, and who bought which."""
    look, _ = await _seen(app, visit, table)
    told = await app.tables.story(table, visit.player)
    await app.show(visit, table, Post((pantheon(await app.reader(visit, look), told),)))


async def hand_clicked(app: App, visit: Visit, control: ControlId, _: tuple[str, ...]) -> None:
    await hand(app, visit, control.table)


async def display_clicked(app: App, visit: Visit, control: ControlId, _: tuple[str, ...]) -> None:
    await display(app, visit, control.table)


async def log_clicked(app: App, visit: Visit, control: ControlId, _: tuple[str, ...]) -> None:
    await log(app, visit, control.table, _page(control))


async def text_clicked(app: App, visit: Visit, control: ControlId, _: tuple[str, ...]) -> None:
    await board_as_text(app, visit, control.table, _page(control) or 0)


async def _hand_post(app: App, visit: Visit, look: Look, view: View) -> Post:
    picture = await app.drawing.hand(view, words=visit.words.in_colours(look.colours))
    return Post((visit.words("look-hand"),), (picture,))


async def _seen(app: App, visit: Visit, table: TableId) -> tuple[Look, View]:
    look = await app.tables.look(table, visit.player)
    if look.view is None:
        raise NotPlaying
    return look, look.view


def _paged(
    visit: Visit, table: TableId, verb: Verb, pages: Sequence[str], page: int | None
) -> Post:
    last = len(pages) - 1
    number = last if page is None else min(page, last)

    def to(label: str, goal: int) -> Button:
        where = custom_id(verb, table, goal)
        return Button(visit.words(label), where)

    turning = [to("button-page-before", number - 1)] if number > 0 else []
    turning += [to("button-page-after", number + 1)] if number < last else []
    return Post((pages[number],), rows=(tuple(turning),) if turning else ())


def _page(control: ControlId) -> int | None:
    return int(control.rest[0]) if control.rest and control.rest[0].isdecimal() else None
