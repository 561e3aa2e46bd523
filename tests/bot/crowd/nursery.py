"""One bot after another: `python -m tests.bot.crowd.nursery API GATEWAY DATABASE TIME`.

For each line it reads, it starts a bot, writes down its process id, and waits until it is gone. All
of them are forks of a process that has imported everything and painted the map, so that a new life
begins in a moment; they draw small pictures, and in a thread, for the same reason. The file TIME
holds the time of day they live by, which stands still until somebody moves it.
"""

# ruff: noqa: PLC0415  # whatever is imported lives by that time from the start
import mmap
import os
import struct
import sys
import time
from pathlib import Path

FORM = struct.Struct("d")


def set_time(file: Path, seconds: float) -> None:
    with file.open("r+b" if file.exists() else "wb") as opened:
        opened.write(FORM.pack(seconds))


def _live_by(file: Path) -> None:
    with file.open("rb") as opened:
        shown = mmap.mmap(opened.fileno(), FORM.size, prot=mmap.PROT_READ)
    time.time = lambda: float(FORM.unpack(shown)[0])


def main(*addresses: str) -> None:
    import pytest

    import render
    from bot.pictures.drawing import Drawing
    from engine import read_options
    from home import local_bot
    from tests.world.small_pictures import small_pictures

    def in_a_thread(*, apart: bool) -> Drawing:
        return Drawing(apart=False)

    with small_pictures(), pytest.MonkeyPatch.context() as patch:
        patch.setattr(local_bot, "Drawing", in_a_thread)
        for seats in (2, 3, 4):
            render.prepare(read_options({"board": "italia", "seats": seats}), seats)
        for _ in iter(sys.stdin.buffer.readline, b""):
            process = os.fork()
            if not process:
                os._exit(local_bot.main(*addresses))
            print(process, flush=True)
            os.waitpid(process, 0)
            print("gone", flush=True)


if __name__ == "__main__":
    _live_by(Path(sys.argv[4]))
    main(*sys.argv[1:4])
