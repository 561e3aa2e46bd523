"""Free seats in a server: a list that stands and stays true, calls, and the menu on a person."""

from bot.announcer.seat_lists import DOUBT_SECONDS
from bot.tables import TableId
from bot.tables.openings import Opening
from bot.tables.people import Preferences
from bot.tables.quiet_hours import QuietHours
from bot.tables.servers import ServerSettings
from bot.tables.wishes import Join, Leave
from sandbox.model import Channel
from sandbox.permissions import EVERYONE, Permission
from sandbox.sights import Sight
from tests.world.wire import BotWorld, labels

HOUR = 3600.0


async def a_list(world: BotWorld) -> Channel:
    """By whoever manages the server, in a channel of its own."""
    place = world.local.world.add_channel(world.guild, "free-seats")
    boss = world.local.world.add_role(world.guild, "Boss", int(EVERYONE | Permission.MANAGE_GUILD))
    world.local.world.give_role(world.guild, world.people[0].user, boss)
    await world.local.settle()
    act = world.people[0].command(world.channel, "settings server", seats=place)
    reply = await (await act).filled()
    assert f"List of free seats: in <#{place.id}>" in reply.text
    await world.people[1].sees_soon(place, "Free seats")
    return place


def shown(world: BotWorld, place: Channel) -> Sight:
    [sight] = [each for each in world.people[1].sees(place) if "Free seats" in each.text]
    return sight


async def a_lobby(world: BotWorld, who: int = 0, seats: int = 3, channel: str = "") -> TableId:
    await world.meet()
    place = Opening(guild=str(world.guild.id))
    given = {"board": "italia", "seats": seats}
    where = channel or world.place
    opened = await world.tables.open(world.request(who), where, given, given=place)
    await world.quiet()
    return TableId(opened.table)


async def test_the_list_stays_true_and_seats_are_taken_from_it(world: BotWorld) -> None:
    place = await a_list(world)
    assert "No table is looking for players" in shown(world, place).text
    table = await a_lobby(world)
    listed = shown(world, place)
    assert "1 of 3 seats taken" in listed.text
    assert labels(listed) == ["Join Italia (2 free)", "Call me when a seat is free"]
    marcus, julia = world.people[1:3]
    reply = await (await marcus.click(listed, "Join Italia (2 free)")).filled()
    assert f"The table is in <#{world.place}>" in reply.text
    await world.quiet()
    assert "2 of 3 seats taken" in shown(world, place).text
    await world.ask(2, table, Join())
    await world.quiet()
    assert "No table is looking" in shown(world, place).text, "it is full"
    await world.ask(2, table, Leave())
    await world.quiet()
    assert "2 of 3 seats taken" in shown(world, place).text
    await world.restart()
    await world.connection.tidy()
    assert "2 of 3 seats taken" in shown(world, place).text
    assert julia.sees(place)[-1].id == listed.id, "it is always the same message"


async def test_a_deleted_list_is_posted_again(world: BotWorld) -> None:
    place = await a_list(world)
    world.delete(shown(world, place))
    world.local.journal.expect(10008)
    await a_lobby(world)
    assert "1 of 3 seats taken" in shown(world, place).text
    world.delete(shown(world, place))
    await world.connection.tidy()
    assert not world.people[1].sees(place), "nobody has told, and nothing has changed"
    world.local.clock.advance(DOUBT_SECONDS)
    world.local.journal.expect(10008)
    await world.connection.tidy()
    shown(world, place)


async def test_a_closed_channel_heals_and_a_deleted_one_is_forgotten(world: BotWorld) -> None:
    place = await a_list(world)
    local = world.local.world
    local.set_permissions(place, local.bot, deny=Permission.VIEW_CHANNEL)
    await world.local.settle()
    world.local.journal.expect(50001)
    await a_lobby(world)
    await world.connection.tidy()
    local.set_permissions(place, local.bot)
    await world.people[1].sees_soon(place, "1 of 3 seats taken")
    local.remove_channel(place)
    await world.local.settle()
    world.local.clock.advance(DOUBT_SECONDS)
    world.local.journal.expect(10003)
    await world.connection.tidy()
    settings = await world.tables.server_settings(str(world.guild.id))
    assert settings.seats_channel is None


async def test_it_goes_when_it_is_reset_and_moves_with_its_channel(world: BotWorld) -> None:
    place = await a_list(world)
    other = world.local.world.add_channel(world.guild, "elsewhere")
    await world.local.settle()
    livia = world.people[0]
    await (await livia.command(world.channel, "settings server", seats=other)).filled()
    await world.people[1].sees_soon(other, "Free seats")
    assert not world.people[1].sees(place)
    reply = await (await livia.command(world.channel, "settings server", reset="seats")).filled()
    assert "List of free seats: none" in reply.text
    await world.people[1].sees_no_more(other, "Free seats")


async def test_a_table_that_not_everyone_sees_is_not_listed(world: BotWorld) -> None:
    place = await a_list(world)
    local = world.local.world
    secret = local.add_channel(world.guild, "secret")
    assert world.guild.newcomers_role
    members = world.guild.roles[world.guild.newcomers_role]
    local.set_permissions(secret, members, deny=Permission.VIEW_CHANNEL)
    await world.local.settle()
    table = await a_lobby(world, channel=str(secret.id))
    assert "No table is looking" in shown(world, place).text
    marcus = world.people[1]
    reply = await (await marcus.forge(shown(world, place), f"join:{table}")).filled()
    assert "another" in reply.text.lower()
    assert len((await world.look(table)).guests) == 1


async def test_nobody_else_may_change_the_settings(world: BotWorld) -> None:
    act = world.people[1].command(world.channel, "settings server", threads=True)
    reply = await (await act).filled()
    assert "Only people who may manage the server" in reply.text
    assert not (await world.tables.server_settings(str(world.guild.id))).threads


async def call_me(world: BotWorld, who: int, how: str) -> None:
    person = world.people[who]
    listed = await (await person.command(world.channel, "seats")).filled()
    menu = await (await person.click(listed, "Call me when a seat is free")).filled()
    await world.quiet()
    menu = next(each for each in reversed(person.sees(world.channel)) if each.menus)
    await (await person.choose(menu, "call:1", how)).filled()
    await world.quiet()


def calls(world: BotWorld, who: int) -> int:
    return sum(
        "a seat is free here" in each.text for each in world.people[who].pings(world.channel)
    )


async def test_who_wants_it_is_called_when_a_seat_is_free(world: BotWorld) -> None:
    await call_me(world, 1, "once")
    await call_me(world, 2, "always")
    table = await a_lobby(world, seats=2)
    for _ in range(2):
        await world.tables.tick()
        await world.quiet()
    assert [calls(world, who) for who in range(4)] == [0, 1, 1, 0]
    seen = world.people[1].sees(world.channel)
    place = next(at for at, each in enumerate(seen) if "**Join** above" in each.text)
    assert any("Join" in labels(each) for each in seen[:place]), "it is true"
    await world.ask(3, table, Join())
    await world.ask(3, table, Leave())
    await world.tables.tick()
    await world.quiet()
    assert [calls(world, who) for who in range(4)] == [0, 1, 1, 0], "once to each table"
    await world.ask(0, table, Leave())
    await a_lobby(world, who=3)
    await world.restart()
    await world.tables.tick()
    await world.quiet()
    assert [calls(world, who) for who in range(4)] == [0, 1, 2, 0]
    await call_me(world, 2, "never")
    assert await world.tables.seat_call(world.player(2), str(world.guild.id)) is None


async def test_nobody_is_called_in_quiet_hours_but_after_them(world: BotWorld) -> None:
    await call_me(world, 1, "once")
    hour = int(world.local.clock.now() // HOUR % 24)
    quiet = QuietHours(begin=hour * 60, end=(hour + 2) % 24 * 60)
    await world.tables.set_preferences(world.player(1), Preferences(quiet=quiet))
    await a_lobby(world)
    await world.tables.tick()
    await world.quiet()
    assert not calls(world, 1)
    world.local.clock.advance(2 * HOUR)
    await world.tables.tick()
    await world.quiet()
    assert calls(world, 1) == 1


async def test_the_menu_on_a_person_invites(world: BotWorld) -> None:
    livia, marcus, julia = world.people[:3]
    reply = await (await livia.use_on(world.channel, "Invite to my table", julia)).filled()
    assert "aren't hosting a table" in reply.text
    await a_lobby(world)
    reply = await (await livia.use_on(world.channel, "Invite to my table", julia)).filled()
    assert f"invited to your table in <#{world.place}>" in reply.text
    await world.quiet()
    assert "would like you to play" in julia.pings(world.channel)[-1].text
    reply = await (await marcus.use_on(world.channel, "Invite to my table", julia)).filled()
    assert "aren't hosting a table" in reply.text
    other = world.local.world.add_channel(world.guild, "other")
    await world.local.settle()
    await a_lobby(world, channel=str(other.id))
    third = world.local.world.add_channel(world.guild, "third")
    await world.local.settle()
    asked = await (await livia.use_on(third, "Invite to my table", marcus)).filled()
    await (await livia.click(asked, labels(asked)[1])).filled()
    await world.quiet()
    assert "would like you to play" in marcus.pings(other)[-1].text


async def test_open_lobbies_wait_as_long_as_the_server_now_says(world: BotWorld) -> None:
    await a_list(world)
    table = await a_lobby(world)
    for typed, understood in (("soon", "as a time"), ("2 minutes", "can't wait for 2 minutes")):
        act = world.people[0].command(world.channel, "settings server", lobby=typed)
        assert understood in (await (await act).filled()).text
    act = world.people[0].command(world.channel, "settings server", lobby="2 hours")
    reply = await (await act).filled()
    assert "nobody comes for 2 hours" in reply.text
    assert "One lobby that is open now waits as long" in reply.text
    look = await world.look(table)
    assert look.closes_at == world.local.clock.now() + 2 * HOUR
    act = world.people[0].command(world.channel, "settings server", lobby="never")
    assert "stays open" in (await (await act).filled()).text
    assert (await world.look(table)).closes_at is None
    kept = await world.tables.server_settings(str(world.guild.id))
    assert kept == ServerSettings(lobby=None, seats_channel=kept.seats_channel)
