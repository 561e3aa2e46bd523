"""Before the game: joining, leaving, teams, computers, and the draw of seats."""

import asyncio

import pytest

from bot.tables import PlayerId, Request
from bot.tables.errors import (
    AlreadySeated,
    ChannelTaken,
    NoTeams,
    NotEnough,
    NotHost,
    NotInLobby,
    NotSeated,
    TableFull,
    TeamFull,
    UnknownLevel,
    UnknownTable,
)
from bot.tables.openings import Opening
from bot.tables.seat_draw import seated
from bot.tables.seating import Participant, Team
from bot.tables.servers import DAY_SECONDS, ServerSettings
from bot.tables.table import Answer, Change, TableId
from bot.tables.wishes import (
    Abandon,
    ChoosePartner,
    ChooseTeam,
    Join,
    Leave,
    OrderGoods,
    RemoveComputer,
    SeatComputer,
    Start,
    TransferHost,
)
from engine.chains import commitment
from engine.errors import InvalidOptions
from engine.setup import draw_seats
from tests.world.tables import ANNA, BEN, CLEO, DORA, EMIL, ITALIA, TEAM, TableWorld

TRIO = {**ITALIA, "seats": 3}


async def names(world: TableWorld, table: TableId) -> list[str | None]:
    return [guest.player or guest.level for guest in (await world.look(table)).guests]


async def test_who_opens_a_table_is_its_host_and_sits_at_it(world: TableWorld) -> None:
    table = await world.open(ITALIA, [ANNA])
    look = await world.look(table)
    assert (look.stage, look.host, look.view) == ("lobby", ANNA, None)
    assert await names(world, table) == [ANNA]


async def test_a_channel_has_one_live_table_and_remembers_the_earlier_ones(
    world: TableWorld,
) -> None:
    first = await world.open(ITALIA, [ANNA])
    with pytest.raises(ChannelTaken):
        await world.tables.open(world.request(BEN), "forum", ITALIA)
    elsewhere = await world.open(ITALIA, [BEN], channel="baths")
    await world.abandon(first)
    assert await world.tables.at("forum") is None
    second = await world.open(ITALIA, [CLEO])
    assert await world.tables.at("forum") == second
    assert await world.tables.history("forum") == [first, second]
    assert await world.tables.history("baths") == [elsewhere]


async def test_a_table_that_cannot_be_is_refused_in_the_words_of_the_rules(
    world: TableWorld,
) -> None:
    with pytest.raises(InvalidOptions, match="impossible seats: given 9"):
        await world.tables.open(world.request(ANNA), "forum", {**ITALIA, "seats": 9})
    assert await world.tables.at("forum") is None


async def test_computers_sit_at_a_table_from_the_start(world: TableWorld) -> None:
    request = world.request(ANNA)
    opened = await world.tables.open(request, "forum", TRIO, computers=["hash", "first"])
    again = await world.tables.open(request, "forum", TRIO, computers=["hash", "first"])
    assert again == opened
    assert await world.tables.history("forum") == [opened.table]
    look = await world.look(TableId(opened.table))
    assert [(each.player, each.level) for each in look.guests] == [
        (ANNA, None), (None, "hash"), (None, "first"),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("computers", "problem"), [(["hash"] * 3, TableFull), (["hash", "genius"], UnknownLevel)]
)
async def test_a_table_with_computers_that_cannot_be_is_not_opened(
    world: TableWorld, computers: list[str], problem: type[Exception]
) -> None:
    with pytest.raises(problem):
        await world.tables.open(world.request(ANNA), "forum", TRIO, computers=computers)
    assert await world.tables.history("forum") == []


async def test_one_joins_once_and_while_there_is_room(world: TableWorld) -> None:
    table = await world.open(ITALIA, [ANNA, BEN])
    with pytest.raises(AlreadySeated):
        await world.ask(BEN, table, Join())
    with pytest.raises(TableFull, match="all 2 seats"):
        await world.ask(CLEO, table, Join())
    await world.ask(BEN, table, Leave())
    await world.ask(CLEO, table, Join())
    assert await names(world, table) == [ANNA, CLEO]
    with pytest.raises(NotSeated):
        await world.ask(BEN, table, Leave())


async def test_everybody_may_come_at_once(world: TableWorld) -> None:
    """One after the other, in whatever order: nobody has to try again because somebody else was
    quicker."""
    table = await world.open({**ITALIA, "seats": 5}, [ANNA])
    orders = [world.ask(ANNA, table, OrderGoods("ask")) for _ in range(8)]
    joins = [world.ask(player, table, Join()) for player in (BEN, CLEO, DORA, EMIL)]
    await asyncio.gather(*orders, *joins)
    assert sorted(filter(None, await names(world, table))) == [ANNA, BEN, CLEO, DORA, EMIL]


async def test_when_the_host_leaves_the_next_one_is_host_and_the_last_closes_the_door(
    world: TableWorld,
) -> None:
    table = await world.open(TRIO, [ANNA, BEN])
    await world.ask(ANNA, table, SeatComputer("hash"))
    await world.ask(ANNA, table, Leave())
    assert (await world.look(table)).host == BEN
    await world.ask(BEN, table, Leave())
    assert (await world.look(table)).stage == "abandoned"
    with pytest.raises(UnknownTable):
        await world.ask(ANNA, table, Join())


async def test_only_the_host_seats_computers_and_starts(world: TableWorld) -> None:
    table = await world.open(TRIO, [ANNA, BEN])
    for wish in (SeatComputer("hash"), Start(), Abandon(), TransferHost(BEN), RemoveComputer(0)):
        with pytest.raises(NotHost):
            await world.ask(BEN, table, wish)
    with pytest.raises(UnknownLevel, match="called genius"):
        await world.ask(ANNA, table, SeatComputer("genius"))
    with pytest.raises(NotEnough, match="1 more needed"):
        await world.ask(ANNA, table, Start())
    await world.ask(ANNA, table, SeatComputer("hash"))
    with pytest.raises(NotSeated):
        await world.ask(ANNA, table, RemoveComputer(1))
    await world.ask(ANNA, table, RemoveComputer(2))
    await world.ask(ANNA, table, SeatComputer("first"))
    await world.ask(ANNA, table, TransferHost(BEN))
    await world.ask(BEN, table, Start())
    assert (await world.look(table)).stage == "playing"
    for late in (Join(), Leave(), Start(), ChooseTeam("A")):
        with pytest.raises(NotInLobby):
            await world.ask(BEN, table, late)


async def test_a_table_that_is_not_there_is_unknown(world: TableWorld) -> None:
    with pytest.raises(UnknownTable):
        await world.ask(ANNA, TableId(7), Join())
    with pytest.raises(UnknownTable):
        await world.look(TableId(7))


@pytest.mark.ruling("SU5")
async def test_seats_are_drawn_from_the_seed(world: TableWorld) -> None:
    people = [ANNA, BEN, CLEO, DORA, EMIL]
    table = await world.start({**ITALIA, "seats": 5}, people)
    assert await names(world, table) == list(draw_seats(people, "seed 1"))


TEAMS: dict[str, Team | None] = {"A": "A", "B": "B", "C": "C", "-": None}


@pytest.mark.ruling("TE1")
@pytest.mark.parametrize("seed", ["one", "two", "three", "four"])
@pytest.mark.parametrize("teams", ["ABAB", "A--A", "----", "-BB-", "AABBCC", "C--A-C"])
def test_partners_sit_opposite_each_other_whatever_is_drawn(seed: str, teams: str) -> None:
    people = [
        Participant(player=PlayerId(f"{place}{team}"), team=TEAMS[team])
        for place, team in enumerate(teams)
    ]
    seats = seated(people, seed, team=True)
    half = len(seats) // 2
    assert sorted(str(each.player) for each in seats) == [str(each.player) for each in people]
    assert [each.team for each in seats] == ["A", "B", "C"][:half] * 2
    wished = {each.player: each.team for each in people}
    pairs = [
        {wished[seats[place].player], wished[seats[place + half].player]} for place in range(half)
    ]
    for pair in pairs:
        assert len(pair - {None}) <= 1, "two who chose different teams are partners"
    assert seated(people, seed, team=True) == seats


def test_every_seat_is_drawn_for_everybody_some_time() -> None:
    people = [Participant(player=PlayerId(name)) for name in "abcd"]
    drawn = {
        (place, each.player)
        for number in range(100)
        for place, each in enumerate(seated(people, f"seed {number}", team=True))
    }
    assert len(drawn) == 16


async def test_teams_are_chosen_by_letter_or_by_partner(world: TableWorld) -> None:
    table = await world.open(TEAM, [ANNA, BEN, CLEO, DORA])
    await world.ask(ANNA, table, ChooseTeam("B"))
    await world.ask(CLEO, table, ChoosePartner(ANNA))
    with pytest.raises(TeamFull, match="team B is full"):
        await world.ask(BEN, table, ChooseTeam("B"))
    with pytest.raises(NoTeams):
        await world.ask(BEN, table, ChooseTeam("C"))
    with pytest.raises(NotSeated):
        await world.ask(BEN, table, ChoosePartner(EMIL))
    await world.ask(DORA, table, ChoosePartner(BEN))
    assert [guest.team for guest in (await world.look(table)).guests] == ["B", "A", "B", "A"]
    await world.ask(ANNA, table, ChooseTeam("B"))
    await world.ask(ANNA, table, Start())
    seats = await names(world, table)
    assert {seats[0], seats[2]} in ({ANNA, CLEO}, {BEN, DORA})


async def test_who_is_alone_in_a_team_can_choose_a_partner_who_has_none(world: TableWorld) -> None:
    table = await world.open(TEAM, [ANNA, BEN, CLEO, DORA])
    await world.ask(ANNA, table, ChooseTeam("B"))
    await world.ask(BEN, table, ChooseTeam("A"))
    await world.ask(ANNA, table, ChoosePartner(DORA))
    assert [guest.team for guest in (await world.look(table)).guests] == ["B", "A", None, "B"]


async def test_there_are_no_teams_where_everyone_plays_alone(world: TableWorld) -> None:
    table = await world.open(ITALIA, [ANNA, BEN])
    with pytest.raises(NoTeams):
        await world.ask(ANNA, table, ChooseTeam("A"))


async def test_the_seed_is_promised_before_anybody_else_sits_down(world: TableWorld) -> None:
    table = await world.start(ITALIA, [ANNA, BEN])
    kinds = [message.notice.kind for message in await world.said()]
    assert kinds == ["table_changed"] * 3
    assert (await world.look(table)).commitment == commitment("seed 1")


async def test_a_key_opens_one_table(world: TableWorld) -> None:
    request = Request("once", ANNA)
    first = await world.tables.open(request, "forum", ITALIA)
    assert await world.tables.open(request, "forum", ITALIA) == first
    await world.abandon(TableId(first.table))
    assert await world.tables.open(request, "forum", ITALIA) == first
    assert await world.tables.history("forum") == [first.table]


async def test_a_lobby_from_before_there_was_an_end_to_them_closes_too(world: TableWorld) -> None:
    """After an upgrade it waits as long as any other, from then on."""
    given = Opening(guild="server", patience=None)
    request = world.request(ANNA)
    table = TableId((await world.tables.open(request, "forum", ITALIA, given=given)).table)
    async with world.tables._cache.lock(table):
        found = await world.tables._cache.table(table)
        old = found.seating.model_copy(update={"gathers_since": None})
        answer = Answer(table=table, number=0)
        await world.tables._cache.store(found, Change(found.with_seating(old), answer))
    world.clock.now += 30 * DAY_SECONDS
    await world.restart()
    await world.tables.tick()
    assert (await world.look(table)).stage == "lobby", "nobody was told before"
    patience = ServerSettings().lobby
    assert patience
    world.clock.now += patience
    await world.tables.tick()
    assert (await world.look(table)).stage == "abandoned"
