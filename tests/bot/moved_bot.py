"""The bot in a time of its own: `python -m tests.bot.moved_bot API GATEWAY DATABASE FILE`.

The file holds by how many seconds its time of day is ahead. Whoever moves the clock of the local
Discord moves this one too, also while the bot runs: days pass for both at once.
"""

import mmap
import struct
import sys
import time
from pathlib import Path

FORM = struct.Struct("d")


def move(file: Path, seconds: float) -> None:
    with file.open("r+b") as opened:
        opened.write(FORM.pack(seconds))


def _live_by(file: Path) -> None:
    with file.open("rb") as opened:
        ahead = mmap.mmap(opened.fileno(), FORM.size, prot=mmap.PROT_READ)
    really = time.time
    time.time = lambda: really() + FORM.unpack(ahead)[0]


if __name__ == "__main__":
    _live_by(Path(sys.argv[4]))
    from home.local_bot import main

    sys.exit(main(*sys.argv[1:4]))
