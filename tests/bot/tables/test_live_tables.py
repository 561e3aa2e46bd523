"""Somebody's tables: those that live and where they sit, in no matter which channel."""

from pathlib import Path

from bot.tables.wishes import Abandon, TransferHost
from tests.bot.tables.club import ANNA, BEN, CLEO, ITALIA, a_club


async def test_tables_are_found_by_who_sits_at_them(tmp_path: Path) -> None:
    async with a_club(tmp_path / "tables.sqlite") as club:
        first = await club.start(ITALIA, [ANNA, BEN], channel="one")
        second = await club.open(ITALIA, [BEN], channel="two")
        assert await club.tables.live_tables_of(ANNA) == [first]
        assert await club.tables.live_tables_of(BEN) == [first, second]
        assert await club.tables.live_tables_of(CLEO) == []


async def test_tables_that_were_given_up_are_not_among_them(tmp_path: Path) -> None:
    async with a_club(tmp_path / "tables.sqlite") as club:
        table = await club.start(ITALIA, [ANNA, BEN])
        await club.ask(ANNA, table, TransferHost(BEN))
        await club.ask(BEN, table, Abandon())
        assert await club.tables.live_tables_of(ANNA) == []
