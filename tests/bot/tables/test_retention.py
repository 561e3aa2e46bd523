"""What is kept only so long is forgotten then, and nothing else ever is."""

from pathlib import Path
from random import Random

import pytest

from bot.service.settings import Settings
from bot.storage.schema import schema
from bot.storage.sql.connection import SqlConnection
from bot.tables import TableId
from bot.tables.errors import UnknownTable
from bot.tables.housekeeping import TIDY_SECONDS
from bot.tables.retention import DAY_SECONDS, Retention
from bot.tables.seating import NOBODY
from engine.records import read_record
from tests.world.tables import ANNA, BEN, CLEO, ITALIA, TableWorld, a_table_world


async def a_game_that_is_over(world: TableWorld, channel: str) -> TableId:
    table = await world.start(ITALIA, [ANNA, BEN], channel=channel)
    await world.play(table, Random(3), 9)
    await world.abandon(table)
    await world.said()
    return table


async def pass_days(world: TableWorld, days: float) -> None:
    """With the upkeep of the first and of the last moment."""
    await world.tables.tick()
    world.clock.now += max(days * DAY_SECONDS, TIDY_SECONDS)
    await world.tables.tick()


async def test_games_are_forgotten_when_their_time_is_up_and_live_ones_never(
    tmp_path: Path,
) -> None:
    async with a_table_world(tmp_path / "db.sqlite", retention=Retention(games=30)) as world:
        over = await a_game_that_is_over(world, "baths")
        live = await world.start(ITALIA, [ANNA, BEN])
        await world.play(live, Random(1), 5)
        await pass_days(world, 30)
        assert (await world.look(over)).stage == "abandoned"
        await pass_days(world, 1)
        with pytest.raises(UnknownTable):
            await world.look(over)
        assert await world.tables.history("baths") == []
        assert await world.database.read(_tables_named) == {live}
        await pass_days(world, 900)
        assert (await world.look(live)).stage == "playing"
        assert len(await world.play(live, Random(1), 5)) == 5


def _tables_named(connection: SqlConnection) -> set[int]:
    """Anywhere in the database."""
    named = {table for (table,) in connection.execute("SELECT id FROM tables")}
    for name, columns in schema().items():
        if "table_id" in columns.names:
            named |= {table for (table,) in connection.execute(f"SELECT table_id FROM {name}")}
    return named


async def test_whoever_is_not_seen_for_long_is_forgotten_but_nobody_who_is_playing(
    tmp_path: Path,
) -> None:
    async with a_table_world(tmp_path / "db.sqlite", retention=Retention(people=365)) as world:
        for player in (ANNA, BEN, CLEO):
            await world.tables.meet(player, player.title(), "fr")
        over = await a_game_that_is_over(world, "baths")
        live = await world.start(ITALIA, [BEN, CLEO])
        await pass_days(world, 200)
        await world.tables.meet(CLEO, "Cleo", "fr")
        await pass_days(world, 166)
        named = await world.tables.names([ANNA, BEN, CLEO])
        assert [each.name for each in named.values()] == ["", "Ben", "Cleo"]
        assert {guest.player for guest in (await world.look(live)).guests} == {BEN, CLEO}
        seats = read_record(await world.tables.export_record(over)).seats
        assert sorted(seats) == sorted([NOBODY, BEN])
        await world.abandon(live)
        await pass_days(world, 1)
        named = await world.tables.names([BEN, CLEO])
        assert [each.name for each in named.values()] == ["", "Cleo"]


async def test_somebody_who_comes_now_and_then_is_never_forgotten(tmp_path: Path) -> None:
    """Though their name stays the same, and so need not be written down."""
    async with a_table_world(tmp_path / "db.sqlite", retention=Retention(people=365)) as world:
        for _ in range(5):
            await world.tables.meet(ANNA, "Anna", "fr")
            await pass_days(world, 300)
        assert (await world.tables.names([ANNA]))[ANNA].name == "Anna"


async def test_nothing_is_forgotten_unless_it_is_set(world: TableWorld) -> None:
    await world.tables.meet(ANNA, "Anna", "fr")
    over = await a_game_that_is_over(world, "baths")
    await pass_days(world, 10_000)
    assert (await world.look(over)).stage == "abandoned"
    assert (await world.tables.names([ANNA]))[ANNA].name == "Anna"


def test_an_operator_keeps_games_for_two_years_and_people_for_one() -> None:
    """As PRIVACY.md says."""
    settings = Settings(_env_file=None)
    kept = settings.keep_games_days, settings.keep_people_days, settings.keep_answers_days
    assert kept == (730, 365, 7)
