"""Statistics, standings and records, shown to whoever asks and to nobody else.

Of somebody who wants to stay private, only they themselves see anything.
"""

from __future__ import annotations

from bot.handlers.app import App
from bot.handlers.table_places import NotHere
from bot.handlers.visit import Visit
from bot.tables import PlayerId
from bot.tables.errors import TableError
from bot.tables.game_results import PEOPLE_PER_PAGE
from bot.tables.ratings import RatedMode
from bot.texts.people import mention, shown
from bot.texts.posts.statistics import sheet_post, told_post
from bot.texts.sheet_texts import person_text, ranking_text, records_text
from bot.texts.statistics_sheets import (
    encounter_sheet,
    person_sheet,
    record_sheet,
    standings_ranking,
)


class KeepsPrivate(TableError):
    said = "{who} wants to stay private"


class NoSuchPage(TableError):
    said = "there is no page {page} of {pages}"


async def person(app: App, visit: Visit, player: PlayerId, *, as_text: bool) -> None:
    """Of the games in this server; in direct messages one's own, wherever they were played."""
    await visit.think()
    name = await _seen(app, visit, player)
    words, here = visit.words, visit.guild is not None
    found = await app.tables.results.statistics(player, visit.guild)
    if not (found.games or found.contrarius.games):
        yes = "yes" if here else "no"
        if player == visit.player:
            await visit.show(told_post(words("stats-none-yours", here=yes)))
        else:
            await visit.show(told_post(words("stats-none", name=name, here=yes)))
        return
    sheet = person_sheet(words, found, name, here=here)
    own = (await app.tables.names([player]))[player]
    notes = [words("stats-private")] if own.preferences.private else []
    if as_text:
        await visit.show(told_post(person_text(words, sheet), *notes))
        return
    picture = await app.drawing.person(sheet, words=words)
    await visit.show(sheet_post(words, picture, *notes))


async def encounters(
    app: App, visit: Visit, player: PlayerId, other: PlayerId, *, as_text: bool
) -> None:
    await visit.think()
    name, other_name = [await _seen(app, visit, each) for each in (player, other)]
    words = visit.words
    found = await app.tables.results.encounters(player, other, visit.guild)
    if not found.games:
        here = "yes" if visit.guild is not None else "no"
        none = words("against-none", name=name, other=other_name, here=here)
        await visit.show(told_post(none))
        return
    sheet = encounter_sheet(words, found, name, other_name)
    if as_text:
        await visit.show(told_post(person_text(words, sheet)))
        return
    picture = await app.drawing.person(sheet, words=words)
    await visit.show(sheet_post(words, picture))


async def standings(app: App, visit: Visit, mode: RatedMode, page: int, *, as_text: bool) -> None:
    if visit.guild is None:
        raise NotHere
    await visit.think()
    words = visit.words
    found = await app.tables.results.standings(visit.guild, mode, page)
    if not found.everyone:
        await visit.show(told_post(words("standings-nobody", mode=mode)))
        return
    pages = -(-found.everyone // PEOPLE_PER_PAGE)
    if page > pages:
        raise NoSuchPage(page=page, pages=pages)
    ranking = standings_ranking(words, found)
    notes = [words("standings-more", page=str(page + 1))] if page < pages else []
    if as_text:
        await visit.show(told_post(ranking_text(words, ranking), *notes))
        return
    picture = await app.drawing.ranking(ranking, words=words)
    await visit.show(sheet_post(words, picture, *notes))


async def records(app: App, visit: Visit, *, as_text: bool) -> None:
    if visit.guild is None:
        raise NotHere
    await visit.think()
    words = visit.words
    found = await app.tables.results.records(visit.guild)
    if found.is_empty:
        await visit.show(told_post(words("records-none")))
        return
    sheet = record_sheet(words, found)
    if as_text:
        await visit.show(told_post(records_text(words, sheet)))
        return
    picture = await app.drawing.records(sheet, words=words)
    await visit.show(sheet_post(words, picture))


async def _seen(app: App, visit: Visit, player: PlayerId) -> str:
    """Their name, if they may be seen by whoever asks."""
    if player == visit.player:
        return shown(visit.name) or mention(player)
    if visit.guild is None:
        raise NotHere
    known = (await app.tables.names([player]))[player]
    if known.preferences.private:
        raise KeepsPrivate(who=mention(player))
    return shown(known.name) or mention(player)
