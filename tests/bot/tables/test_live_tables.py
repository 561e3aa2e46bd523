"""Somebody's tables: those that live and where they sit, in no matter which channel."""

from pathlib import Path

from bot.tables.wishes import TransferHost
from tests.world.tables import ANNA, BEN, CLEO, ITALIA, a_table_world


async def test_tables_are_found_by_who_sits_at_them(tmp_path: Path) -> None:
    async with a_table_world(tmp_path / "tables.sqlite") as world:
        first = await world.start(ITALIA, [ANNA, BEN], channel="one")
        second = await world.open(ITALIA, [BEN], channel="two")
        assert await world.tables.live_tables_of(ANNA) == [first]
        assert await world.tables.live_tables_of(BEN) == [first, second]
        assert await world.tables.live_tables_of(CLEO) == []


async def test_tables_that_were_given_up_are_not_among_them(tmp_path: Path) -> None:
    async with a_table_world(tmp_path / "tables.sqlite") as world:
        table = await world.start(ITALIA, [ANNA, BEN])
        await world.ask(ANNA, table, TransferHost(BEN))
        await world.abandon(table)
        assert await world.tables.live_tables_of(ANNA) == []
