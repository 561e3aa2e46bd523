"""A bug of ours: logged with table, request and an id, and that id is told to whoever met it."""

import logging

import pytest

from bot.log_context import marked
from tests.bot.journeys.robots import Robot
from tests.world.wire import BotWorld


async def test_a_bug_is_logged_with_an_id_that_is_told(
    world: BotWorld, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.handler.addFilter(marked)
    table = await world.start()
    livia = world.people[0]
    shown = await livia.sees_soon(world.channel, lambda sight: Robot.offers(sight, "Log"))

    async def broken(*_: object) -> None:
        raise RuntimeError("the ink has dried up")

    monkeypatch.setattr(world.tables, "story", broken)
    with caplog.at_level(logging.ERROR):
        for answer in (livia.click(shown, "Log"), livia.command(world.channel, "log")):
            caplog.clear()
            told = (await answer).reply
            assert told.private
            (record,) = [each for each in caplog.records if each.exc_info]
            assert record.exc_info
            assert "the ink has dried up" in str(record.exc_info[1])
            marks = vars(record)
            assert marks["error"] in told.text
            assert marks["table"] == str(table)
            assert marks["action"]
            assert "ink" not in told.text
