"""Rematches: a new table with the options of a finished one, for the same players."""

from bot.tables.errors import GameGoesOn, NotSeated
from bot.tables.notices import RematchOffered
from bot.tables.requests import Request
from bot.tables.seating import Favourite, Participant, Seating
from bot.tables.table import Table


def rematch(table: Table, request: Request) -> tuple[Seating, RematchOffered]:
    """Whoever asks becomes the host and keeps their seat. Computers come along; people are
    invited, and find the colour they had."""
    if table.stage not in ("over", "abandoned"):
        raise GameGoesOn
    place = table.seating.place_of(request.player)
    if place is None and not request.moderator:
        raise NotSeated
    seated = tuple(
        Participant(player=each.player, level=each.level, team=each.team, colour=each.colour)
        for number, each in enumerate(table.seating.participants)
        if number == place or each.is_computer
    )
    invited = tuple(each for each in table.seating.people() if each != request.player)
    offer = RematchOffered(by=request.player, table=table.id, invited=invited)
    favourites = tuple(
        Favourite(player=each.player, colour=each.colour)
        for each in table.seating.participants
        if each.player in invited and each.colour
    )
    seating = Seating(
        host=request.player,
        participants=seated,
        pace=table.seating.pace,
        language=table.seating.language,
        favourites=favourites,
    )
    return seating, offer
