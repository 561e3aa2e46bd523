"""The same again, for those who sat there, once the game is over."""

from random import Random

import pytest

from bot.tables import Request, TableId
from bot.tables.errors import ChannelTaken, GameGoesOn, NotSeated
from bot.tables.notices import RematchOffered
from bot.tables.wishes import Abandon, Join, Start
from tests.bot.tables.club import ANNA, BEN, CLEO, DORA, EMIL, ITALIA, TEAM, Club

TRIO = {**ITALIA, "seats": 3, "set": "venus"}


async def test_the_same_table_is_laid_again(club: Club) -> None:
    table = await club.start(TRIO, [ANNA, BEN], computers=1, level="first")
    await club.play(table, Random(2), 10_000)
    before = await club.look(table)
    assert before.stage == "over"
    await club.said()
    request = club.request(BEN)
    answer = await club.tables.rematch(request, table)
    assert await club.tables.rematch(request, table) == answer
    new = TableId(answer.table)
    look = await club.look(new)
    assert (look.channel, look.stage, look.host) == (before.channel, "lobby", BEN)
    assert look.options == before.options
    assert [(guest.player, guest.level) for guest in look.guests] in (
        [(BEN, None), (None, "first")],
        [(None, "first"), (BEN, None)],
    )
    assert look.commitment != before.commitment
    (offered,) = [message.notice for message in await club.said()]
    assert offered == RematchOffered(by=BEN, table=table, invited=(ANNA,))
    await club.ask(ANNA, new, Join())
    await club.ask(BEN, new, Start())
    await club.play(new, Random(1), 5)


async def test_computers_and_whoever_asks_keep_their_teams(club: Club) -> None:
    table = await club.start(TEAM, [ANNA, BEN], computers=2)
    teams = {(each.player, each.level, each.team) for each in (await club.look(table)).guests}
    await club.ask(ANNA, table, Abandon())
    answer = await club.tables.rematch(club.request(ANNA), table)
    guests = (await club.look(TableId(answer.table))).guests
    assert len(guests) == 3
    assert {(each.player, each.level, each.team) for each in guests} <= teams


async def test_not_before_the_game_is_over(club: Club) -> None:
    table = await club.start(ITALIA, [ANNA, BEN])
    with pytest.raises(GameGoesOn):
        await club.tables.rematch(club.request(ANNA), table)


async def test_only_for_those_who_sat_there_or_manage_the_place(club: Club) -> None:
    table = await club.start(ITALIA, [ANNA, BEN])
    await club.ask(ANNA, table, Abandon())
    with pytest.raises(NotSeated):
        await club.tables.rematch(club.request(CLEO), table)
    answer = await club.tables.rematch(Request("a warden's", EMIL, moderator=True), table)
    look = await club.look(TableId(answer.table))
    assert (look.host, look.guests) == (EMIL, ())
    offered = [m.notice for m in await club.said() if isinstance(m.notice, RematchOffered)]
    assert set(offered[0].invited) == {ANNA, BEN}


async def test_not_where_another_table_stands(club: Club) -> None:
    table = await club.start(ITALIA, [ANNA, BEN])
    await club.ask(ANNA, table, Abandon())
    await club.open(ITALIA, [DORA])
    with pytest.raises(ChannelTaken):
        await club.tables.rematch(club.request(BEN), table)
