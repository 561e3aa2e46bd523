"""Ratings are worked out again from the command line, and are the same."""

import asyncio
from pathlib import Path

from bot.storage import SqliteStore
from bot.tables.ratings import EVERYWHERE, RatingChange
from bot.tables.results import ResultId
from tests.command_line import Concordia
from tests.world.results import a_result, keep
from tests.world.tables import ANNA, BEN, CLEO


async def _played(path: Path) -> None:
    store = await SqliteStore.open(path)
    await keep(store, a_result(1, [ANNA, BEN]), a_result(2, [CLEO, ANNA, BEN]))
    await store.rate_results(9)
    await store.close()


async def _changes(path: Path) -> list[RatingChange]:
    store = await SqliteStore.open(path)
    found = await store.rating_changes(ResultId(2), EVERYWHERE)
    await store.close()
    return found


def test_ratings_are_rebuilt_from_the_results(concordia: Concordia, tmp_path: Path) -> None:
    path = tmp_path / "concordia.sqlite"
    asyncio.run(_played(path))
    before = asyncio.run(_changes(path))
    assert len(before) == 3
    again = concordia("ratings", "--rebuild", "--database", path)
    assert (again.code, again.out) == (0, "2 results looked at; ratings are up to date\n")
    assert asyncio.run(_changes(path)) == before
    assert concordia("ratings", "--database", path).out.startswith("0 results")


def test_a_mistyped_file_is_not_made(concordia: Concordia, tmp_path: Path) -> None:
    path = tmp_path / "concordai.sqlite"
    answer = concordia("ratings", "--rebuild", "--database", path)
    assert answer.code == 2
    assert "there is no database" in answer.err
    assert not path.exists()
