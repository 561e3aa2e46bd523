"""Sends from the outbox, and cuts nothing short when the bot is stopped."""

import asyncio
from collections.abc import Sequence

from bot.log_context import log_context
from bot.tables.deliverer import Delivery, Send


class OutboxSender:
    def __init__(self, send: Send) -> None:
        self._send = send
        self._under_way = 0
        self._idle = asyncio.Event()
        self._idle.set()
        self._closed = False

    async def __call__(self, messages: Sequence[Delivery]) -> None:
        if self._closed:
            await asyncio.Event().wait()  # they stay in the outbox; whoever waits here is cancelled
        self._under_way += 1
        self._idle.clear()
        try:
            with log_context(table=messages[0].table):
                await self._send(messages)
        finally:
            self._under_way -= 1
            if not self._under_way:
                self._idle.set()

    async def close(self) -> None:
        """Lets nothing more through, and waits for what is being sent."""
        self._closed = True
        await self._idle.wait()
