"""Colours of seats: chosen before the game, and nobody else's from then on."""

from itertools import permutations

import pytest

from bot.tables.colours import all_colours, fixed
from bot.tables.errors import ColourTaken, NotInLobby, NotSeated, UnknownColour
from bot.tables.seating import Participant
from bot.tables.table import TableId
from bot.tables.wishes import Abandon, ChooseColour, Join, Leave, Resign, SeatComputer, Start
from tests.world.tables import ANNA, BEN, CLEO, ITALIA, TableWorld

THREE: dict[str, object] = {"board": "italia", "seats": 3}


async def colours(world: TableWorld, table: TableId) -> dict[str | None, str | None]:
    return {each.player: each.colour for each in (await world.look(table)).guests}


async def test_a_chosen_colour_is_kept_whatever_seat_is_drawn(world: TableWorld) -> None:
    table = await world.open(THREE, [ANNA, BEN])
    await world.ask(ANNA, table, SeatComputer("hash"))
    await world.ask(ANNA, table, ChooseColour("white"))
    await world.ask(BEN, table, ChooseColour("red"))
    assert await colours(world, table) == {ANNA: "white", BEN: "red", None: None}
    await world.ask(ANNA, table, Start())
    found = await colours(world, table)
    assert (found[ANNA], found[BEN]) == ("white", "red")
    assert found[None] in set(all_colours()) - {"white", "red"}
    look = await world.look(table)
    assert look.colours == tuple(each.colour for each in look.guests)
    await world.restart()
    assert (await world.look(table)).colours == look.colours


async def test_nobody_takes_the_colour_of_somebody_else(world: TableWorld) -> None:
    table = await world.open(THREE, [ANNA, BEN])
    await world.ask(ANNA, table, ChooseColour("blue"))
    await world.ask(ANNA, table, ChooseColour("blue"))
    with pytest.raises(ColourTaken, match="blue"):
        await world.ask(BEN, table, ChooseColour("blue"))
    with pytest.raises(UnknownColour, match="mauve"):
        await world.ask(BEN, table, ChooseColour("mauve"))
    with pytest.raises(NotSeated):
        await world.ask(CLEO, table, ChooseColour("red"))
    await world.ask(ANNA, table, ChooseColour(None))
    await world.ask(BEN, table, ChooseColour("blue"))
    await world.ask(BEN, table, Leave())
    await world.ask(CLEO, table, Join())
    await world.ask(CLEO, table, ChooseColour("blue"))
    assert await colours(world, table) == {ANNA: None, CLEO: "blue"}


async def test_colours_are_fixed_when_the_game_begins(world: TableWorld) -> None:
    """Whoever takes over a seat takes over its pieces."""
    table = await world.open(ITALIA, [ANNA, BEN])
    await world.ask(ANNA, table, ChooseColour("yellow"))
    await world.ask(ANNA, table, Start())
    before = (await world.look(table)).colours
    with pytest.raises(NotInLobby):
        await world.ask(ANNA, table, ChooseColour("red"))
    await world.ask(ANNA, table, Resign("hash"))
    assert (await world.look(table)).colours == before


async def test_where_nobody_chooses_all_is_as_it_was(world: TableWorld) -> None:
    table = await world.start(ITALIA, [ANNA, BEN])
    look = await world.look(table)
    assert look.colours == ()
    assert [each.colour for each in look.guests] == [None, None]


async def test_in_a_rematch_everybody_finds_the_colour_they_had(world: TableWorld) -> None:
    table = await world.open(THREE, [ANNA, BEN, CLEO])
    for player, colour in ((ANNA, "black"), (BEN, "white"), (CLEO, "blue")):
        await world.ask(player, table, ChooseColour(colour))
    await world.ask(ANNA, table, Start())
    await world.abandon(table)
    again = TableId((await world.tables.rematch(world.request(BEN), table)).table)
    await world.ask(BEN, again, ChooseColour("blue"))
    await world.ask(ANNA, again, Join())
    await world.ask(CLEO, again, Join())
    assert await colours(world, again) == {BEN: "blue", ANNA: "black", CLEO: None}


async def test_who_is_forgotten_is_forgotten_as_a_favourite_too(world: TableWorld) -> None:
    table = await world.open(ITALIA, [ANNA, BEN])
    await world.ask(BEN, table, ChooseColour("green"))
    await world.ask(ANNA, table, Start())
    await world.abandon(table)
    again = TableId((await world.tables.rematch(world.request(ANNA), table)).table)
    found = await world.tables._cache.peek(again)
    assert [each.player for each in found.seating.favourites] == [BEN]
    await world.tables.delete_data(BEN)
    found = await world.tables._cache.peek(again)
    assert found.seating.favourites == ()
    await world.ask(ANNA, again, Abandon())


@pytest.mark.parametrize("count", range(2, 7))
def test_everybody_has_a_colour_of_their_own(count: int) -> None:
    """And whoever could keep the seat's usual one does."""
    for chosen in permutations((*all_colours()[:3], all_colours()[5], None, None), count):
        found = fixed([Participant(player=None, colour=each) for each in chosen])
        if not any(chosen):
            assert found == ()
            continue
        assert len(set(found)) == count
        for seat, wanted in enumerate(chosen):
            usual = all_colours()[seat]
            assert found[seat] == wanted or (wanted is None and found[seat] not in chosen)
            if wanted is None and usual not in chosen:
                assert found[seat] == usual
