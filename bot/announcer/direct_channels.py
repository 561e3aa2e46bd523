"""Where a person's direct messages go: asked once, then remembered until the channel is gone."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeVar

from bot.announcer.message_sender import ChannelClosed, DmsClosed, MessageSender
from bot.tables import PlayerId, Tables

T = TypeVar("T")


class DirectChannels:
    def __init__(self, tables: Tables, sender: MessageSender) -> None:
        self._tables = tables
        self._sender = sender

    async def through(self, player: PlayerId, act: Callable[[str], Awaitable[T]]) -> T:
        """Does something in the channel. One that is gone is opened anew, and it is done there."""
        known = (await self._tables.names([player]))[player].dm_channel
        if known is not None:
            try:
                return await act(known)
            except ChannelClosed:
                await self._tables.remember_dm_channel(player, None)
        opened = await self._sender.direct_channel(player)
        await self._tables.remember_dm_channel(player, opened)
        try:
            return await act(opened)
        except ChannelClosed as error:
            raise DmsClosed(str(error)) from error
