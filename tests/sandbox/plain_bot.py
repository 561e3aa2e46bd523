"""A bot in one line: `python -m tests.sandbox.plain_bot API GATEWAY` and `Client.run`."""

import signal
import sys

import discord

from bot.discord.api_address import pointed_at

if __name__ == "__main__":
    # Who is started in the background inherits that SIGINT is ignored, and never hears of it.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    with pointed_at(*sys.argv[1:3]):
        discord.Client(intents=discord.Intents(guilds=True)).run("local-token", log_handler=None)
