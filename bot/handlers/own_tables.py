"""The tables somebody sits at: whose turn it is there, since when, and the way there."""

from bot.handlers.app import App
from bot.handlers.visit import Visit
from bot.tables import TableId
from bot.tables.store import PART_POST, TABLE_POST
from bot.texts.posts.own_tables import OwnTable, games_post


async def games(app: App, visit: Visit) -> None:
    await visit.think()
    tables = await app.tables.live_tables_of(visit.player)
    await visit.show(games_post(visit.words, [await _own(app, visit, each) for each in tables]))


async def next_table(app: App, visit: Visit, here: TableId) -> OwnTable | None:
    """Another one that waits for this person: the one that has waited longest."""
    tables = await app.tables.live_tables_of(visit.player)
    others = [await _own(app, visit, each) for each in tables if each != here]
    waiting = [each for each in others if each.look.offered]
    return min(waiting, key=lambda each: each.since or 0.0, default=None)


async def _own(app: App, visit: Visit, table: TableId) -> OwnTable:
    look = await app.tables.look(table, visit.player)
    stands = await app.tables.post_of(table, TABLE_POST)
    asks = await app.tables.post_of(table, PART_POST)
    asked_at = [each.sent_at for each in (stands, asks) if each and each.sent_at is not None]
    who = ""
    if look.stage == "playing" and look.view is not None and not look.offered:
        who = (await app.reader(visit, look)).named(look.view.decisions[0].seat)
    message = stands.message if stands else ""
    link = visit.link_to(look.channel, message, in_private=look.in_private)
    return OwnTable(look, who, max(asked_at, default=None), link)
