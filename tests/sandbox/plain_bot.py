"""A bot in one line: `python -m tests.sandbox.plain_bot API GATEWAY` and `Client.run`."""

import signal
import sys

import discord

from sandbox.client import pointed_at
from sandbox.wire import Addresses

if __name__ == "__main__":
    # Who is started in the background inherits that SIGINT is ignored, and never hears of it.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    with pointed_at(Addresses(api=sys.argv[1], gateway=sys.argv[2])):
        discord.Client(intents=discord.Intents(guilds=True)).run("local-token", log_handler=None)
