"""A table that gathers: one message, always as the table is now."""

import asyncio

from bot.tables import TableId
from bot.tables.openings import Opening
from bot.tables.wishes import ChooseColour, ChooseTeam, Join, Leave, SeatComputer, Start
from tests.world.tables import ITALIA, TEAM
from tests.world.wire import EDIT, SEND, AnnouncerWorld, labels


async def test_a_lobby_shows_the_board_the_seats_and_what_was_agreed(world: AnnouncerWorld) -> None:
    await world.open({**ITALIA, "handsVisible": True}, 1)
    assert await world.say()
    [sight] = world.sights()
    assert "Concordia: Italia" in sight.text
    assert "open hands" in sight.text
    assert f"- <@{world.people[0].id}>, host" in sight.text
    assert "1 seat is free" in sight.text
    assert "(red)" not in sight.text, "nobody has a colour yet"
    assert "red" not in (sight.pictures[0].alt or "").lower()
    assert labels(sight) == ["Join", "Leave", "Computer", "Start", "Colour", "Pace", "Options"]
    assert sight.button("Start").disabled
    assert [each.filename for each in sight.pictures] == ["lobby.png"]
    assert sight.pictures[0].alt
    assert set(world.pings().values()) == {0}


async def test_whoever_joins_is_seen_in_the_same_message(world: AnnouncerWorld) -> None:
    table = await world.open(TEAM, 1)
    await world.say()
    before = world.sights()[0].id
    await world.ask(1, table, Join("B"))
    await world.ask(0, table, ChooseTeam("A"))
    await world.ask(0, table, SeatComputer("first"))
    await world.say()
    [sight] = world.sights()
    assert sight.id == before
    assert f"<@{world.people[1].id}>, team B" in sight.text
    assert f"<@{world.people[0].id}>, host, team A" in sight.text
    assert "Computer (first)" in sight.text
    assert "Team" in labels(sight)
    assert not sight.button("Join").disabled


async def test_the_host_of_a_full_lobby_is_called_and_told_why_it_closes(
    world: AnnouncerWorld,
) -> None:
    await world.meet()
    given, hour = Opening(str(world.guild.id), patience=72 * 3600.0), 3600.0
    opened = await world.tables.open(world.request(0), world.place, ITALIA, given=given)
    await world.tables.tick()
    await world.ask(1, TableId(opened.table), Join())
    assert await world.say()
    for _ in range(2):
        world.clock.now += hour / 2
        await world.tables.tick()
    assert await world.say()
    lobby, told = world.sights()
    assert "Everyone's here" in lobby.text
    assert "If the game doesn't start, this table closes <t:" in lobby.text
    assert "Press **Start** above" in told.text
    assert told.pings, "the host"
    assert world.pings() == {"Anna": 1, "Ben": 0, "Cleo": 0, "Dora": 0}
    for _ in range(72):
        world.clock.now += hour
        await world.tables.tick()
    assert await world.say()
    assert "Everyone was here, but the game wasn't started for 3 days" in world.sights()[-1].text


async def test_the_lobby_and_the_game_show_the_colours_chosen(world: AnnouncerWorld) -> None:
    table = await world.open(ITALIA, 2)
    await world.ask(1, table, ChooseColour("white"))
    await world.say()
    [sight] = world.sights()
    assert f"✚ W (white): <@{world.people[1].id}>" in sight.text
    assert f"- <@{world.people[0].id}>, host" in sight.text
    assert "W white" in (sight.pictures[0].alt or "")
    await world.ask(0, table, Start())
    await world.say()
    texts = [each.text for each in world.sights()]
    assert any(f"W (white): <@{world.people[1].id}>" in each for each in texts)
    turn = world.sights()[-1]
    assert "W white" in (turn.pictures[0].alt or "")
    assert "G green" not in (turn.pictures[0].alt or "")


async def test_a_full_table_can_start_and_not_be_joined(world: AnnouncerWorld) -> None:
    await world.open(ITALIA, 2)
    await world.say()
    [sight] = world.sights()
    assert sight.button("Join").disabled
    assert not sight.button("Start").disabled


async def test_what_changes_during_an_edit_leads_to_one_more_edit_only(
    world: AnnouncerWorld,
) -> None:
    table = await world.open(TEAM, 1)
    await world.say()
    delivering = asyncio.create_task(world.deliverer.run())
    hold = world.local.faults.hold(EDIT)
    await world.ask(1, table, Join())
    await hold.reached()
    await world.ask(2, table, Join())
    await world.ask(3, table, Join())
    await world.ask(3, table, Leave())
    await world.ask(3, table, Join())
    hold.release()
    await world.people[0].sees_soon(world.channel, f"<@{world.people[3].id}>")
    await world.local.settle()
    delivering.cancel()
    await asyncio.gather(delivering, return_exceptions=True)
    assert world.requests(EDIT) == 2
    assert world.requests(SEND) == 1


async def test_an_edit_that_would_change_nothing_is_not_made(world: AnnouncerWorld) -> None:
    table = await world.open(ITALIA, 1)
    await world.ask(1, table, Join())
    await world.say()
    await world.ask(1, table, Leave())
    await world.ask(1, table, Join())
    await world.say()
    assert world.requests(EDIT) == 0


async def test_a_lobby_that_somebody_deleted_is_posted_anew(world: AnnouncerWorld) -> None:
    world.local.journal.expect(10008)
    table = await world.open(ITALIA, 1)
    await world.say()
    world.delete(world.sights()[0])
    await world.ask(1, table, Join())
    await world.say()
    [sight] = world.sights()
    assert f"<@{world.people[1].id}>" in sight.text


async def test_when_the_game_begins_the_lobby_tells_the_seats_and_loses_its_buttons(
    world: AnnouncerWorld,
) -> None:
    table = await world.open(ITALIA, 2)
    await world.say()
    await world.ask(0, table, Start())
    await world.say()
    lobby, first = world.sights()
    assert "The game is on" in lobby.text
    assert lobby.buttons == ()
    assert "Play" in labels(first)


async def test_a_lobby_that_is_given_up_can_no_longer_be_clicked(world: AnnouncerWorld) -> None:
    table = await world.open(ITALIA, 1)
    await world.say()
    await world.abandon(table)
    await world.say()
    lobby, told = world.sights()
    assert lobby.buttons == ()
    assert [each.filename for each in lobby.pictures] == ["lobby.png"]
    assert "This table was abandoned" in told.text
