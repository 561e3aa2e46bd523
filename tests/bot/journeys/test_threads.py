"""A thread for each game: opened with the table, joined from above, archived when all is over."""

import sqlite3

from bot.announcer.game_threads import OPENER
from bot.tables import TableId
from bot.tables.openings import Opening
from bot.tables.servers import ServerSettings
from bot.tables.threads import OPEN_SECONDS
from bot.tables.wishes import Abandon
from sandbox.model import Channel
from sandbox.permissions import INVITED, Permission
from tests.bot.journeys.games import stands
from tests.world.wire import BotWorld, labels

DAY = 24 * 60 * 60.0


async def with_threads(world: BotWorld, **more: object) -> None:
    settings = ServerSettings.model_validate({"threads": True, **more})
    await world.tables.set_server(str(world.guild.id), settings)


async def opened(world: BotWorld, who: int = 0, seats: int = 2) -> Channel:
    """The newest thread."""
    act = world.people[who].command(world.channel, "concordia new", board="italia", seats=seats)
    reply = await (await act).filled()
    assert "thread of its own" in reply.text
    await world.quiet()
    return list(world.local.world.threads_of(world.guild))[-1]


def archived(thread: Channel) -> bool:
    assert thread.thread
    return thread.thread.archived


async def test_a_channel_holds_many_tables(world: BotWorld) -> None:
    await with_threads(world)
    first, second = await opened(world), await opened(world, 1)
    assert [first.name, second.name] == ["Italia: Livia's table", "Italia: Marcus's table"]
    assert await world.tables.at(world.place) is None, "neither of them stands in the channel"
    julia = world.people[2]
    opener = next(each for each in julia.sees(world.channel) if each.id == second.id)
    assert "1 of 2 seats are taken" in opener.text
    reply = await (await julia.click(opener, "Join")).filled()
    assert f"<#{second.id}>" in reply.text
    await world.quiet()
    assert "2 of 2 seats are taken" in julia.looks_again(opener).text
    lobby = await stands(world, world.people[1], second, "Start")
    await world.people[1].click(lobby, "Start")
    await world.quiet()
    opener = julia.looks_again(opener)
    assert "play in the thread below" in opener.text
    assert not opener.buttons
    await stands(world, world.people[1], second, "Play")
    assert "Join" in labels(await stands(world, julia, first, "Join"))


async def test_a_finished_thread_is_archived_a_day_later(world: BotWorld) -> None:
    await with_threads(world)
    thread = await opened(world)
    table = await world.table(thread)
    world.local.clock.advance(60)
    await world.ask(0, table, Abandon())
    await world.tables.tick()
    await world.quiet()
    assert archived(thread), "where no game began, at once"
    act = world.people[0].command(world.channel, "concordia quick", board="italia", computers=1)
    await (await act).filled()
    await world.quiet()
    thread = list(world.local.world.threads_of(world.guild))[-1]
    table = await world.table(thread)
    await world.ask(0, table, Abandon())
    await world.tables.tick()
    await world.quiet()
    assert not archived(thread)
    await world.restart()
    world.local.clock.advance(OPEN_SECONDS)
    await world.tables.tick()
    await world.quiet()
    assert archived(thread)
    world.people[0].write(thread, "Well played!")
    await world.tables.tick()
    await world.quiet()
    assert not archived(thread), "it rests once"


async def test_a_rematch_keeps_the_thread(world: BotWorld) -> None:
    await with_threads(world)
    act = world.people[0].command(world.channel, "concordia quick", board="italia", computers=1)
    await (await act).filled()
    await world.quiet()
    [thread] = world.local.world.threads_of(world.guild)
    table = await world.table(thread)
    await world.ask(0, table, Abandon())
    await world.quiet()
    again = TableId((await world.tables.rematch(world.request(0), table)).table)
    await world.quiet()
    assert (await world.look(again)).channel == str(thread.id)
    world.local.clock.advance(OPEN_SECONDS)
    await world.tables.tick()
    await world.quiet()
    assert not archived(thread), "another game is gathering there"


async def test_a_lobby_that_nobody_fills_closes_with_a_word(world: BotWorld) -> None:
    await with_threads(world, lobby=2 * DAY)
    thread = await opened(world, seats=3)
    table = await world.table(thread)
    lobby = await stands(world, world.people[0], thread, "Join")
    assert "closes <t:" in lobby.text
    world.local.clock.advance(1.5 * DAY)
    await world.people[1].click(lobby, "Join")
    await world.quiet()
    await world.tables.tick()
    world.local.clock.advance(1.5 * DAY)
    await world.tables.tick()
    await world.tables.tick()
    await world.quiet()
    assert (await world.look(table)).stage == "lobby", "somebody has come meanwhile"
    world.local.clock.advance(0.5 * DAY)
    for _ in range(3):
        await world.tables.tick()
        await world.quiet()
    assert (await world.look(table)).stage == "abandoned"
    said = [each.text for each in world.people[0].sees(thread) if "Nobody has come" in each.text]
    assert len(said) == 1
    assert "2 days" in said[0]
    assert archived(thread)


async def test_a_game_starts_by_itself_when_the_table_is_full(world: BotWorld) -> None:
    table = await world.open(people=1, seats=2, channel=world.channel)
    livia, marcus = world.people[:2]
    lobby = await stands(world, livia, world.channel, "Join")
    await marcus.click(lobby, "Options")
    await world.quiet()
    assert not (await world.look(table)).starts_when_full, "that is up to the host"
    menu = await (await livia.click(lobby, "Options")).filled()
    await livia.choose(menu, f"options:{table}", "when-full")
    await world.quiet()
    assert "starts by itself" in livia.looks_again(lobby).text
    await marcus.click(lobby, "Join")
    await world.quiet()
    assert (await world.look(table)).stage == "playing"
    await stands(world, livia, world.channel, "Play")


async def test_what_is_missing_to_open_threads_is_said(world: BotWorld) -> None:
    await with_threads(world)
    local = world.local.world
    without = INVITED & ~(Permission.CREATE_PUBLIC_THREADS | Permission.SEND_MESSAGES_IN_THREADS)
    local.set_role(world.guild, local.bot_role(world.guild), without)
    await world.local.settle()
    act = world.people[0].command(world.channel, "concordia new", board="italia")
    reply = await (await act).filled()
    assert "open public threads and send messages in threads" in reply.text
    assert not list(local.threads_of(world.guild))


async def test_a_thread_is_opened_once_over_a_crash(world: BotWorld) -> None:
    """The thread is there, but that the table moved into it was not stored."""
    await with_threads(world)
    thread = await opened(world)
    table = await world.table(thread)
    await world.end()
    with sqlite3.connect(world.path) as database:
        database.execute("UPDATE tables SET channel = parent WHERE id = ?", (table,))
        database.execute(
            "INSERT INTO outbox (table_id, nonce, notice) VALUES (?, 'n', ?)",
            (table, '{"kind": "table_changed"}'),
        )
    world.local.journal.expect(160004)
    await world.begin()
    await world.quiet()
    assert (await world.look(table)).channel == str(thread.id)
    assert len(list(world.local.world.threads_of(world.guild))) == 1
    assert (await world.tables.post_of(table, OPENER)) is not None


async def test_a_deleted_channel_ends_the_games_in_its_threads(world: BotWorld) -> None:
    await with_threads(world)
    table = await world.table(await opened(world))
    world.local.journal.expect(10003, 10003)
    world.local.world.remove_channel(world.channel)
    await world.local.settle()
    await world.quiet()
    assert (await world.look(table)).stage == "abandoned"


async def test_the_thread_waits_for_a_channel_that_is_closed(world: BotWorld) -> None:
    await with_threads(world)
    local = world.local.world
    table = await world.table(await opened(world))
    await world.ask(0, table, Abandon())
    await world.quiet()
    given = {"board": "italia", "seats": 2}
    local.set_permissions(world.channel, local.bot, deny=Permission.SEND_MESSAGES)
    await world.local.settle()
    world.local.journal.expect(50013)
    place = Opening(str(world.guild.id), in_thread=True)
    opened_there = await world.tables.open(world.request(0), world.place, given, given=place)
    second = TableId(opened_there.table)
    await world.quiet()
    assert (await world.look(second)).awaits_thread
    local.set_permissions(world.channel, local.bot)
    await world.local.settle()
    await world.quiet()
    look = await world.look(second)
    assert not look.awaits_thread
    assert int(look.channel) in local.channels


async def test_a_role_is_called_above_the_thread(world: BotWorld) -> None:
    role = world.local.world.add_role(world.guild, "Players", mentionable=True)
    await with_threads(world, called_role=str(role.id))
    thread = await opened(world)
    called = [each for each in world.sights() if f"<@&{role.id}>" in each.text]
    assert [each.id for each in called] == [thread.id]
    assert not any(f"<@&{role.id}>" in each.text for each in world.people[0].sees(thread))
