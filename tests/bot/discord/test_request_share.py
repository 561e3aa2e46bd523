"""Several processes share the requests that Discord takes from one bot."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from yarl import URL

from bot.discord.request_share import RequestShare
from bot.storage.errors import DatabaseUnusable

SENDS = "https://discord.com/api/v10/channels/1/messages"
ANSWERS = "https://discord.com/api/v10/interactions/1/token/callback"


class Share(RequestShare):
    def __init__(self, alive: int) -> None:
        super().__init__(100.0, self._count, clock=lambda: self.now, pause=self._sleep)
        self.alive = alive
        self.fails = False
        self.now = 1000.0

    async def _count(self) -> int:
        if self.fails:
            raise DatabaseUnusable("away")
        return self.alive

    async def _sleep(self, seconds: float) -> None:
        self.now += seconds

    async def seconds(self, requests: int, address: str = SENDS) -> float:
        """How long so many take, one after the other."""
        began = self.now
        given: Any = SimpleNamespace(url=URL(address))
        nothing: Any = None
        for _ in range(requests):
            await self.before_request(nothing, SimpleNamespace(), given)
        return self.now - began


@pytest.mark.parametrize("alive", [2, 4])
async def test_each_process_takes_its_share(alive: int) -> None:
    """What was saved up in a second, and from then on only as many as it may."""
    share = Share(alive)
    assert await share.seconds(100 // alive) == 0
    assert await share.seconds(10) == pytest.approx(10 * alive / 100)


async def test_a_process_alone_waits_for_nothing() -> None:
    share = Share(1)
    await share.seconds(1000)
    assert share._paid_until == float("-inf")


async def test_answers_to_interactions_do_not_count() -> None:
    share = Share(4)
    await share.seconds(1000, ANSWERS)
    assert share._paid_until == float("-inf")


async def test_while_nobody_can_be_counted_the_share_stays_what_it_was() -> None:
    share = Share(4)
    assert await share.seconds(25) == 0
    share.fails = True
    share._counted_at = float("-inf")
    assert await share.seconds(5) == pytest.approx(5 * 4 / 100)
