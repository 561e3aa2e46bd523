"""One bot after another: `python -m tests.bot.crowd.nursery API GATEWAY DATABASE TIME`.

For each line it reads, it starts a bot, writes down its process id, and waits until it is gone. All
of them are forks of a process that has imported everything and painted the map, so that a new life
begins in a moment. For the same reason they draw small pictures, and draw and think in threads:
other processes would have to start anew with each of them, and come last on a busy machine. The
file TIME holds the time of day they live by, which stands still until somebody moves it.
"""

# ruff: noqa: PLC0415  # whatever is imported lives by that time from the start
import mmap
import os
import struct
import sys
import time
from pathlib import Path
from typing import Any

FORM = struct.Struct("d")


def set_time(file: Path, seconds: float) -> None:
    with file.open("r+b" if file.exists() else "wb") as opened:
        opened.write(FORM.pack(seconds))


def _live_by(file: Path) -> None:
    with file.open("rb") as opened:
        shown = mmap.mmap(opened.fileno(), FORM.size, prot=mmap.PROT_READ)
    time.time = lambda: float(FORM.unpack(shown)[0])


class _ThinkingInThreads:
    def __init__(self, count: int) -> None:
        from bot.tables.computers import in_a_thread
        from players import player_for

        self._think = in_a_thread(player_for)

    async def __call__(self, *asked: Any) -> Any:
        return await self._think(*asked)

    def close(self) -> None:
        """Nothing was started."""


def main(*addresses: str) -> None:
    import pytest

    import render
    from bot.pictures.drawing import Drawing
    from bot.service import running
    from engine import read_options
    from home import local_bot
    from tests.world.small_pictures import small_pictures

    def drawing_in_a_thread(*, apart: bool, films: Path) -> Drawing:
        return Drawing(apart=False, films=films)

    with small_pictures(), pytest.MonkeyPatch.context() as patch:
        patch.setattr(local_bot, "Drawing", drawing_in_a_thread)
        patch.setattr(running, "ThinkingProcesses", _ThinkingInThreads)
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
