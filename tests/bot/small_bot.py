"""The running bot around a small client: `python -m tests.bot.small_bot API GATEWAY [fault]`."""

import logging
import sys
from collections.abc import Sequence

import discord

from bot.discord.api_address import pointed_at
from bot.discord.connection import DiscordConnection
from bot.service import running
from bot.service.settings import Settings, read_settings
from bot.tables import Delivery, Tables
from engine.errors import ConcordiaError
from tests.sandbox.sample_bot import SampleBot


class SmallBot(SampleBot, discord.AutoShardedClient):
    """Says of each message only what it is about."""

    async def send(self, messages: Sequence[Delivery]) -> None:
        for message in messages:
            channel = self.get_partial_messageable(int(message.channel))
            await channel.send(f"{message.notice.kind} {message.nonce}", nonce=message.nonce)

    async def tidy(self) -> None:
        """Its messages have no buttons."""


class Faulty(SmallBot):
    async def setup_hook(self) -> None:
        raise ValueError(f"a fault of ours, with the token {self.http.token}")


def small_connection(tables: Tables, settings: Settings) -> DiscordConnection:
    bot = Faulty() if "fault" in sys.argv else SmallBot()
    log = logging.getLogger(__name__)
    return DiscordConnection(bot, bot.send, bot.tidy, lambda: log.info("closed"))


if __name__ == "__main__":
    with pointed_at(*sys.argv[1:3]):
        try:
            sys.exit(running.run(read_settings(), small_connection))
        except ConcordiaError as refusal:
            print("concordia:", refusal, file=sys.stderr)
            sys.exit(2)
