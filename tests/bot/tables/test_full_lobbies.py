"""A lobby that is full and isn't started: the host is told, and it closes with the truth; and who
is called when a seat is free."""

import pytest

from bot.tables import PlayerId, TableId
from bot.tables.lobby import HOST_CALLED_AFTER_SECONDS
from bot.tables.notices import LobbyExpired, LobbyFull, SeatFree
from bot.tables.openings import Opening
from bot.tables.pace import HOUR
from bot.tables.people import Preferences
from bot.tables.quiet_hours import QuietHours
from bot.tables.wishes import Join, Leave, Start
from tests.world.tables import ANNA, BEN, CLEO, DORA, ITALIA, TableWorld

PATIENCE = 72 * HOUR
GIVEN = Opening(guild="server", patience=PATIENCE)


async def opened(world: TableWorld, channel: str = "forum", given: Opening = GIVEN) -> TableId:
    answer = await world.tables.open(world.request(ANNA), channel, ITALIA, given=given)
    return TableId(answer.table)


async def later(world: TableWorld, seconds: float) -> list[object]:
    """What was told meanwhile, besides that tables have changed."""
    until = world.clock.now + seconds
    while world.clock.now < until:
        world.clock.now = min(until, world.clock.now + HOUR)
        await world.tables.tick()
    said = [each.notice for each in await world.said()]
    return [each for each in said if isinstance(each, LobbyFull | LobbyExpired | SeatFree)]


async def test_the_host_of_a_full_lobby_is_told_before_it_closes(world: TableWorld) -> None:
    table = await opened(world)
    await world.tables.tick()
    await world.ask(BEN, table, Join())
    assert (await world.look(table)).closes_at is None, "not before the host was told"
    assert await later(world, HOST_CALLED_AFTER_SECONDS - 1) == []
    [told] = await later(world, 1)
    closes = world.clock.now + PATIENCE
    assert told == LobbyFull(host=ANNA, closes_at=closes)
    assert (await world.look(table)).closes_at == closes
    assert await later(world, PATIENCE - 1) == [], "once"
    assert await later(world, 1) == [LobbyExpired(seconds=PATIENCE, full=True)]
    assert (await world.look(table)).stage == "abandoned"


async def test_a_lobby_that_is_not_full_closes_as_ever(world: TableWorld) -> None:
    table = await opened(world)
    await world.ask(BEN, table, Join())
    await later(world, HOUR / 2)
    await world.ask(BEN, table, Leave())
    assert await later(world, PATIENCE) == [LobbyExpired(seconds=PATIENCE, full=False)]


async def test_nobody_is_told_of_a_game_that_has_begun(world: TableWorld) -> None:
    table = await opened(world)
    await world.ask(BEN, table, Join())
    await world.ask(ANNA, table, Start())
    assert await later(world, 2 * HOUR) == []


@pytest.mark.parametrize("patience", [None, HOUR])
async def test_the_host_is_told_after_their_quiet_hours_however_long_a_lobby_waits(
    world: TableWorld, patience: float | None
) -> None:
    world.clock.now = 1_790_000_000 // 86400 * 86400.0
    quiet = Preferences(quiet=QuietHours(begin=0, end=6 * 60))
    await world.tables.set_preferences(ANNA, quiet)
    table = await opened(world, given=Opening(guild="server", patience=patience))
    await world.ask(BEN, table, Join())
    assert await later(world, 6 * HOUR - 1) == []
    [told] = await later(world, 1)
    closes = None if patience is None else world.clock.now + patience
    assert told == LobbyFull(host=ANNA, closes_at=closes)


async def called(world: TableWorld) -> list[PlayerId]:
    await world.tables.tick()
    said = [each.notice for each in await world.said()]
    return [player for each in said if isinstance(each, SeatFree) for player in each.players]


async def test_a_call_is_not_used_up_by_a_table_that_was_there_before(world: TableWorld) -> None:
    """Somebody who sleeps is called to it later; whoever has just asked has seen it."""
    world.clock.now = 1_790_000_000 // 86400 * 86400.0
    quiet = Preferences(quiet=QuietHours(begin=0, end=2 * 60))
    await world.tables.set_preferences(DORA, quiet)
    await world.tables.set_seat_call(DORA, "server", "once")
    await opened(world)
    assert await called(world) == []
    world.clock.now += HOUR
    await world.tables.set_seat_call(CLEO, "server", "once")
    world.clock.now += HOUR
    assert await called(world) == [DORA]
    assert await world.tables.seat_call(CLEO, "server") == "once"
    await opened(world, channel="baths")
    assert await called(world) == [CLEO]
    assert await world.tables.seat_call(CLEO, "server") is None
