"""The program itself beside a local Discord: `python -m tests.bot.real_bot API GATEWAY run`."""

import sys

from cli.__main__ import run
from sandbox.client import pointed_at
from sandbox.wire import Addresses

if __name__ == "__main__":
    with pointed_at(Addresses(*sys.argv[1:3])):
        sys.exit(run(sys.argv[3:]))
