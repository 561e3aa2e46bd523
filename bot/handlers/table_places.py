"""Where a table can stand: in a server that invited the bot, where it may speak and draw; for one
person alone, in direct messages too."""

from dataclasses import replace

from bot.handlers.app import App
from bot.handlers.visit import Visit
from bot.tables import TableId
from bot.tables.errors import TableError
from bot.tables.openings import Opening
from bot.tables.servers import ServerSettings
from bot.tables.wishes import Start
from words import nouns, words_for


class NotHere(TableError):
    said = "this can only be done in a channel of a server"


class NotInvitedHere(TableError):
    said = "the bot is not a member of this server"


class NotAddedHere(TableError):
    said = "the bot was not added to this private thread"


class NotAllowedHere(TableError):
    said = "the bot lacks permissions here: {missing}"


def refuse_where_uninvited(visit: Visit) -> None:
    """Somebody may have installed the application for themselves: then it can answer them
    anywhere, but say nothing to anybody else."""
    if not visit.invited:
        raise NotInvitedHere


class MayNotOpen(TableError):
    said = "only some people may open tables on this server"


async def server_settings(app: App, visit: Visit) -> ServerSettings:
    return await app.tables.server_settings(visit.guild) if visit.guild else ServerSettings()


async def opening(
    app: App, visit: Visit, language: str | None = None, *, alone: bool = False
) -> Opening:
    """Refused where no table can stand, as nobody could be told afterwards, and to whoever may not
    open one. The table speaks the language that is asked for, or its server's. `alone`: nobody else
    is to sit there, so direct messages do, where Discord names no permissions and the bot has those
    it needs."""
    if visit.in_private:
        if not alone:
            raise NotHere
        return Opening(language=language or visit.words.language, in_private=True)
    settings = await server_settings(app, visit)
    role = settings.opening_role
    if role is not None and role not in visit.roles and not visit.moderates:
        raise MayNotOpen
    in_thread = settings.threads and visit.takes_threads
    missing = visit.missing_permissions or (visit.missing_for_threads if in_thread else ())
    if missing:
        named = [visit.words(f"permission-{each}") for each in missing]
        raise NotAllowedHere(missing=nouns.listing(visit.words, named))
    if await visit.is_shut_out():
        raise NotAddedHere
    spoken = language or settings.language or words_for(visit.guild_locale).language
    return Opening(visit.guild, in_thread, settings.lobby, spoken)


async def begin_at_once(app: App, visit: Visit, table: TableId) -> None:
    """One visit, two requests, of which each is known when it comes again."""
    start = replace(visit.request, key=f"{visit.request.key} start")
    await app.tables.ask(start, table, Start())
