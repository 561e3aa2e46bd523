"""Copies are made from time to time; the newest are kept, and nothing else is touched."""

import asyncio
import logging
from pathlib import Path

import pytest

from bot.service import backup_schedule
from bot.service.backup_schedule import Schedule, keep_copying
from bot.service.settings import Settings
from tests.world.tables import ANNA, ITALIA, a_table_world

HOUR = 3600.0
NOON = 1_794_830_400.0  # 2026-11-16 12:00 UTC


@pytest.fixture
async def schedule(tmp_path: Path) -> Schedule:
    database, folder = tmp_path / "concordia.sqlite", tmp_path / "copies"
    folder.mkdir()
    async with a_table_world(database) as world:
        await world.open(ITALIA, [ANNA])
    return Schedule(str(database), folder, hours=6, kept=3)


def names(schedule: Schedule) -> list[str]:
    return [copy.path.name for copy in schedule.copies()]


async def test_the_newest_copies_are_kept_and_nothing_else_is_touched(schedule: Schedule) -> None:
    others = [
        "concordia.sqlite",
        "concordia-before-the-party.sqlite",
        "other-2026-11-16T000000Z.sqlite",
        "2026-11-16T000000Z.sqlite",
        "concordia-2026-1-6T000000Z.sqlite",
        "concordia-2026-99-16T000000Z.sqlite",
        ".concordia-notes.part",
    ]
    for other in others:
        (schedule.folder / other).touch()
    for turn in range(5):
        schedule.make(NOON + turn * 6 * HOUR)
    assert names(schedule) == [
        "concordia-2026-11-17T000000Z.sqlite",
        "concordia-2026-11-17T060000Z.sqlite",
        "concordia-2026-11-17T120000Z.sqlite",
    ]
    assert {path.name for path in schedule.folder.iterdir()} == {*others, *names(schedule)}


async def test_a_copy_is_whole_and_the_tables_go_on_from_it(schedule: Schedule) -> None:
    path, held = schedule.make(NOON)
    assert (held.tables, held.live) == (1, 1)
    async with a_table_world(path) as world:
        assert await world.tables.at("forum") == 1


async def test_the_next_copy_is_due_so_long_after_the_last_also_after_a_restart(
    schedule: Schedule,
) -> None:
    assert schedule.wait(NOON) == 0
    schedule.make(NOON)
    assert schedule.wait(NOON + HOUR) == 5 * HOUR
    assert schedule.wait(NOON + 6 * HOUR) == 0
    assert schedule.wait(NOON + 60 * HOUR) == 0
    years = 365 * 24 * HOUR
    assert schedule.wait(NOON - years) == 6 * HOUR, "a clock that was wrong does not stop them"


async def test_what_a_killed_bot_left_unfinished_goes_with_the_next_copy(
    schedule: Schedule,
) -> None:
    unfinished = schedule.folder / ".concordia-2026-11-16T060000Z.sqlite.4711.part"
    unfinished.touch()
    schedule.make(NOON)
    assert not unfinished.exists()


async def test_a_copy_that_fails_is_told_in_one_line_and_tried_again(
    schedule: Schedule, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    monkeypatch.setattr(backup_schedule, "RETRY_SECONDS", 0.0)
    missing = schedule._replace(folder=schedule.folder / "later")
    copying = asyncio.create_task(keep_copying(missing, lambda: NOON))
    while not caplog.records:
        await asyncio.sleep(0)
    missing.folder.mkdir()
    while not names(missing):
        await asyncio.sleep(0)
    copying.cancel()
    await asyncio.gather(copying, return_exceptions=True)
    first = caplog.records[0]
    assert first.levelname == "ERROR"
    assert "could not back up the database" in first.getMessage()
    assert first.exc_info is None


def test_without_a_folder_there_is_no_schedule() -> None:
    assert Schedule.of(Settings(_env_file=None, backup_folder="")) is None
