"""The colours of seats: chosen in the lobby, and fixed when the game begins.

The rules and the records know seats only. A colour brings its shape and its letter along, so it is
never the only sign. Whoever chooses none gets one that is left.
"""

from collections.abc import Sequence

from bot.tables.errors import ColourTaken, NotSeated, UnknownColour
from bot.tables.seating import Participant, PlayerId, Seating
from bot.tables.table import Answer, Change, Table
from engine.catalogue import catalogue


def all_colours() -> tuple[str, ...]:
    return catalogue().components.colours


def choose(table: Table, player: PlayerId, colour: str | None) -> Change:
    """Or none: then one is left for them."""
    seating = table.in_lobby()
    place = seating.place_of(player)
    if place is None:
        raise NotSeated
    if colour is not None and colour not in all_colours():
        raise UnknownColour(colour=colour)
    others = (*seating.participants[:place], *seating.participants[place + 1 :])
    if colour is not None and colour in taken(others):
        raise ColourTaken(colour=colour)
    chosen = seating.participants[place].model_copy(update={"colour": colour})
    answer = Answer(table=table.id, number=table.number)
    return Change(table.with_seating(seating.with_participant(place, chosen)), answer)


def taken(participants: Sequence[Participant]) -> set[str]:
    return {each.colour for each in participants if each.colour is not None}


def with_earlier(seating: Seating, newcomer: Participant) -> Participant:
    """In a rematch, the colour they had, unless somebody was quicker."""
    found = next((each for each in seating.favourites if each.player == newcomer.player), None)
    if found is None or found.colour in taken(seating.participants):
        return newcomer
    return newcomer.model_copy(update={"colour": found.colour})


def fixed(participants: Sequence[Participant]) -> tuple[str, ...]:
    """Seat by seat; empty where nobody has chosen any, and all are as the game lists them. Where
    it can, a seat keeps the colour that it has in the list."""
    chosen = taken(participants)
    if not chosen:
        return ()
    usual = all_colours()[: len(participants)]
    left = [each for each in all_colours() if each not in (*chosen, *usual)]
    missing = [
        seat
        for seat, each in enumerate(participants)
        if each.colour is None and usual[seat] in chosen
    ]
    free = [
        usual[seat]
        for seat, each in enumerate(participants)
        if each.colour is not None and usual[seat] not in chosen
    ]
    spare = dict(zip(missing, (*free, *left), strict=False))
    return tuple(
        each.colour or spare.get(seat, usual[seat]) for seat, each in enumerate(participants)
    )
