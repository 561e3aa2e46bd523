"""Where a table can stand: in a server that invited the bot, where it may speak and draw."""

from bot.handlers.visit import Visit
from bot.tables.errors import TableError
from words import nouns


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


async def refuse_where_none_can_stand(visit: Visit) -> None:
    """Before a table is opened, as nobody could be told afterwards."""
    if visit.in_private:
        raise NotHere
    if missing := visit.missing_permissions:
        named = [visit.words(f"permission-{each}") for each in missing]
        raise NotAllowedHere(missing=nouns.listing(visit.words, named))
    if await visit.is_shut_out():
        raise NotAddedHere
