"""The same again, for those who sat there, once the game is over."""

from random import Random

import pytest

from bot.tables import Request, TableId
from bot.tables.errors import ChannelTaken, GameGoesOn, NotSeated
from bot.tables.notices import RematchOffered
from bot.tables.wishes import Join, Start
from tests.world.tables import ANNA, BEN, CLEO, DORA, EMIL, ITALIA, TEAM, TableWorld

TRIO = {**ITALIA, "seats": 3, "set": "venus"}


async def test_the_same_table_is_laid_again(world: TableWorld) -> None:
    table = await world.start(TRIO, [ANNA, BEN], computers=1, level="first")
    await world.play(table, Random(2), 10_000)
    before = await world.look(table)
    assert before.stage == "over"
    await world.said()
    request = world.request(BEN)
    answer = await world.tables.rematch(request, table)
    assert await world.tables.rematch(request, table) == answer
    new = TableId(answer.table)
    look = await world.look(new)
    assert (look.channel, look.stage, look.host) == (before.channel, "lobby", BEN)
    assert look.options == before.options
    assert [(guest.player, guest.level) for guest in look.guests] in (
        [(BEN, None), (None, "first")],
        [(None, "first"), (BEN, None)],
    )
    assert look.commitment != before.commitment
    (offered,) = [message.notice for message in await world.said()]
    assert offered == RematchOffered(by=BEN, table=table, invited=(ANNA,))
    await world.ask(ANNA, new, Join())
    await world.ask(BEN, new, Start())
    await world.play(new, Random(1), 5)


async def test_computers_and_whoever_asks_keep_their_teams(world: TableWorld) -> None:
    table = await world.start(TEAM, [ANNA, BEN], computers=2)
    teams = {(each.player, each.level, each.team) for each in (await world.look(table)).guests}
    await world.abandon(table)
    answer = await world.tables.rematch(world.request(ANNA), table)
    guests = (await world.look(TableId(answer.table))).guests
    assert len(guests) == 3
    assert {(each.player, each.level, each.team) for each in guests} <= teams


async def test_not_before_the_game_is_over(world: TableWorld) -> None:
    table = await world.start(ITALIA, [ANNA, BEN])
    with pytest.raises(GameGoesOn):
        await world.tables.rematch(world.request(ANNA), table)


async def test_only_for_those_who_sat_there_or_manage_the_place(world: TableWorld) -> None:
    table = await world.start(ITALIA, [ANNA, BEN])
    await world.abandon(table)
    with pytest.raises(NotSeated):
        await world.tables.rematch(world.request(CLEO), table)
    answer = await world.tables.rematch(Request("a warden's", EMIL, moderator=True), table)
    look = await world.look(TableId(answer.table))
    assert (look.host, look.guests) == (EMIL, ())
    offered = [m.notice for m in await world.said() if isinstance(m.notice, RematchOffered)]
    assert set(offered[0].invited) == {ANNA, BEN}


async def test_not_where_another_table_stands(world: TableWorld) -> None:
    table = await world.start(ITALIA, [ANNA, BEN])
    await world.abandon(table)
    await world.open(ITALIA, [DORA])
    with pytest.raises(ChannelTaken):
        await world.tables.rematch(world.request(BEN), table)
