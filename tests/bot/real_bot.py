"""The program itself beside a local Discord: `python -m tests.bot.real_bot API GATEWAY run`."""

import sys

from bot.discord.api_address import pointed_at
from cli.__main__ import run

if __name__ == "__main__":
    with pointed_at(*sys.argv[1:3]):
        sys.exit(run(sys.argv[3:]))
