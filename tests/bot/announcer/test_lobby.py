"""A table that gathers: one message, always as the table is now."""

import asyncio

from bot.tables.wishes import Abandon, ChooseTeam, Join, Leave, SeatComputer, Start
from tests.bot.announcer.conftest import EDIT, SEND, House, labels
from tests.bot.tables.club import ITALIA, TEAM


async def test_a_lobby_shows_the_board_the_seats_and_what_was_agreed(house: House) -> None:
    await house.open({**ITALIA, "handsVisible": True}, 1)
    assert await house.say()
    [sight] = house.sights()
    assert "Concordia: Italia" in sight.text
    assert "open hands" in sight.text
    assert f"● R (red): <@{house.people[0].id}>, host" in sight.text
    assert "■ G (green): free" in sight.text
    assert labels(sight) == ["Join", "Leave", "Computer", "Start"]
    assert sight.button("Start").disabled
    assert [each.filename for each in sight.pictures] == ["lobby.png"]
    assert sight.pictures[0].alt
    assert set(house.pings().values()) == {0}


async def test_whoever_joins_is_seen_in_the_same_message(house: House) -> None:
    table = await house.open(TEAM, 1)
    await house.say()
    before = house.sights()[0].id
    await house.ask(1, table, Join("B"))
    await house.ask(0, table, ChooseTeam("A"))
    await house.ask(0, table, SeatComputer("first"))
    await house.say()
    [sight] = house.sights()
    assert sight.id == before
    assert f"<@{house.people[1].id}>, team B" in sight.text
    assert f"<@{house.people[0].id}>, host, team A" in sight.text
    assert "Computer (first)" in sight.text
    assert "Team" in labels(sight)
    assert not sight.button("Join").disabled


async def test_a_full_table_can_start_and_not_be_joined(house: House) -> None:
    await house.open(ITALIA, 2)
    await house.say()
    [sight] = house.sights()
    assert sight.button("Join").disabled
    assert not sight.button("Start").disabled


async def test_what_changes_during_an_edit_leads_to_one_more_edit_only(house: House) -> None:
    table = await house.open(TEAM, 1)
    await house.say()
    delivering = asyncio.create_task(house.deliverer.run())
    hold = house.local.faults.hold(EDIT)
    await house.ask(1, table, Join())
    await hold.reached()
    await house.ask(2, table, Join())
    await house.ask(3, table, Join())
    await house.ask(3, table, Leave())
    await house.ask(3, table, Join())
    hold.release()
    await house.people[0].sees_soon(house.channel, f"<@{house.people[3].id}>")
    await house.local.settle()
    delivering.cancel()
    await asyncio.gather(delivering, return_exceptions=True)
    assert house.requests(EDIT) == 2
    assert house.requests(SEND) == 1


async def test_an_edit_that_would_change_nothing_is_not_made(house: House) -> None:
    table = await house.open(ITALIA, 1)
    await house.ask(1, table, Join())
    await house.say()
    await house.ask(1, table, Leave())
    await house.ask(1, table, Join())
    await house.say()
    assert house.requests(EDIT) == 0


async def test_a_lobby_that_somebody_deleted_is_posted_anew(house: House) -> None:
    house.local.journal.expect(10008)
    table = await house.open(ITALIA, 1)
    await house.say()
    house.delete(house.sights()[0])
    await house.ask(1, table, Join())
    await house.say()
    [sight] = house.sights()
    assert f"<@{house.people[1].id}>" in sight.text


async def test_when_the_game_begins_the_lobby_tells_the_seats_and_loses_its_buttons(
    house: House,
) -> None:
    table = await house.open(ITALIA, 2)
    await house.say()
    await house.ask(0, table, Start())
    await house.say()
    lobby, first = house.sights()
    assert "The game is on" in lobby.text
    assert lobby.buttons == ()
    assert "Play" in labels(first)


async def test_a_lobby_that_is_given_up_can_no_longer_be_clicked(house: House) -> None:
    table = await house.open(ITALIA, 1)
    await house.say()
    await house.ask(0, table, Abandon())
    await house.say()
    lobby, told = house.sights()
    assert lobby.buttons == ()
    assert [each.filename for each in lobby.pictures] == ["lobby.png"]
    assert "This table was abandoned" in told.text
