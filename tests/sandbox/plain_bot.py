"""A bot in one line: `python -m tests.sandbox.plain_bot API GATEWAY` and `Client.run`."""

import sys

import discord

from sandbox.client import pointed_at
from sandbox.wire import Addresses

if __name__ == "__main__":
    with pointed_at(Addresses(api=sys.argv[1], gateway=sys.argv[2])):
        discord.Client(intents=discord.Intents(guilds=True)).run("local-token", log_handler=None)
