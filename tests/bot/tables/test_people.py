"""People are remembered as they were last seen, and written down only when that changes."""

from typing import Any

import pytest

from bot.storage.sql import people_sql
from bot.tables import PlayerId
from bot.tables.people import PlayerProfile
from bot.tables.people_cache import PeopleCache
from tests.world.tables import ANNA, BEN, CLEO, TableWorld, a_table_world


async def test_somebody_who_was_met_is_known_by_name_and_language(world: TableWorld) -> None:
    await world.tables.meet(ANNA, "Anna", "fr")
    named = await world.tables.names([BEN, ANNA, ANNA])
    assert dict(named) == {BEN: PlayerProfile(BEN), ANNA: PlayerProfile(ANNA, "Anna", "fr")}
    assert named[BEN].name == ""
    async with a_table_world(world.path) as again:
        assert (await again.tables.names([ANNA]))[ANNA] == PlayerProfile(ANNA, "Anna", "fr")


async def test_a_new_name_takes_the_place_of_the_old_one(world: TableWorld) -> None:
    await world.tables.meet(ANNA, "Anna", "fr")
    await world.tables.set_dms(ANNA, False)
    await world.tables.meet(ANNA, "Anna the Elder", None)
    known = (await world.tables.names([ANNA]))[ANNA]
    assert known == PlayerProfile(ANNA, "Anna the Elder", None, takes_dms=False)


async def test_direct_messages_are_taken_unless_somebody_says_no(world: TableWorld) -> None:
    await world.tables.set_dms(BEN, False)
    assert (await world.tables.names([BEN]))[BEN] == PlayerProfile(BEN, takes_dms=False)
    await world.tables.set_dms(BEN, True)
    async with a_table_world(world.path) as again:
        assert (await again.tables.names([BEN]))[BEN].takes_dms


async def test_nothing_is_written_as_long_as_nothing_changes(
    world: TableWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.tables.meet(ANNA, "Anna", "en")
    written: list[str] = []
    real = world.database.write

    async def watched(work: Any) -> object:
        written.append("once more")
        return await real(work)

    monkeypatch.setattr(world.database, "write", watched)
    await world.tables.meet(ANNA, "Anna", "en")
    await world.tables.set_dms(ANNA, True)
    assert written == []
    await world.tables.meet(ANNA, "Anna", "de")
    assert written == ["once more"]


async def test_only_so_many_are_kept_in_memory_and_nobody_is_forgotten(world: TableWorld) -> None:
    people = PeopleCache(world.store, world.clock, kept=2)
    for player in (ANNA, BEN, CLEO):
        await people.meet(player, player.title(), None)
    assert set(people._known) == {BEN, CLEO}
    named = await people.names([CLEO, BEN, ANNA])
    assert [each.name for each in named.values()] == ["Cleo", "Ben", "Anna"]
    assert len(people._known) == 2


async def test_a_crowd_is_named_at_once(world: TableWorld) -> None:
    crowd = [PlayerId(f"guest {number}") for number in range(1200)]
    await world.database.write(
        lambda each: [people_sql.meet(each, player, player.upper(), None, 5.0) for player in crowd]
    )
    named = await world.tables.names(crowd)
    assert [each.name for each in named.values()] == [player.upper() for player in crowd]
