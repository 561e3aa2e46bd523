"""The running bot around a small client: `python -m tests.bot.small_bot API GATEWAY [fault]`."""

import logging
import sys
from collections.abc import Sequence

from bot.discord.connection import Front
from bot.service import running
from bot.service.settings import Settings, read_settings
from bot.storage import Database
from bot.tables import Message, Tables
from engine.errors import ConcordiaError
from sandbox.client import pointed_at
from sandbox.wire import Addresses
from tests.sandbox.sample_bot import SampleBot


class SmallBot(SampleBot):
    """Says of each message only what it is about."""

    async def send(self, messages: Sequence[Message]) -> None:
        for message in messages:
            channel = self.get_partial_messageable(int(message.channel))
            await channel.send(f"{message.notice.kind} {message.nonce}", nonce=message.nonce)


class Faulty(SmallBot):
    async def setup_hook(self) -> None:
        raise ValueError(f"a fault of ours, with the token {self.http.token}")


def small_front(tables: Tables, database: Database, settings: Settings) -> Front:
    bot = Faulty() if "fault" in sys.argv else SmallBot()
    return Front(bot, bot.send, lambda: logging.getLogger(__name__).info("closed"))


if __name__ == "__main__":
    with pointed_at(Addresses(*sys.argv[1:3])):
        try:
            sys.exit(running.run(read_settings(), small_front))
        except ConcordiaError as refusal:
            print("concordia:", refusal, file=sys.stderr)
            sys.exit(2)
