"""One bot after another: `python -m tests.bot.crowd.nursery API GATEWAY DATABASE TIME [undrawn]`.

For each line it reads, it starts a bot, writes down its process id, and waits until it is gone. All
of them are forks of a process that has imported everything and painted the map, so that a new life
begins in a moment. For the same reason they draw small pictures, and draw and think in threads:
other processes would have to start anew with each of them, and come last on a busy machine. The
file TIME holds the time of day they live by, which stands still until somebody moves it. `undrawn`:
all pictures of games are the same, nobody looks at them; and what is due is noticed at once.
"""

# ruff: noqa: PLC0415  # whatever is imported lives by that time from the start
import mmap
import os
import struct
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

FORM = struct.Struct("d")


def set_time(file: Path, seconds: float) -> None:
    with file.open("r+b" if file.exists() else "wb") as opened:
        opened.write(FORM.pack(seconds))


def live_by(file: Path) -> None:
    with file.open("rb") as opened:
        shown = mmap.mmap(opened.fileno(), FORM.size, prot=mmap.PROT_READ)
    time.time = lambda: float(FORM.unpack(shown)[0])


class _ThinkingInThreads:
    def __init__(self, count: int) -> None:
        from players import player_for
        from tests.world.thinking import in_a_thread

        self._think = in_a_thread(player_for)

    async def __call__(self, *asked: Any) -> Any:
        return await self._think(*asked)

    def close(self) -> None:
        """Nothing was started."""


@contextmanager
def in_threads(*, undrawn: bool) -> Iterator[None]:
    """Processes of the bot draw small pictures and think without starting others; the map of every
    table is painted."""
    import pytest

    import render
    from bot.pictures.drawing import Drawing
    from bot.service import running, thinker
    from engine import read_options
    from home import local_bot
    from tests.bot.crowd.undrawn import undrawn_games
    from tests.world.small_pictures import small_pictures

    def drawing_in_a_thread(*, apart: bool, films: Path) -> Drawing:
        return undrawn_games(films) if undrawn else Drawing(apart=False, films=films)

    with small_pictures(), pytest.MonkeyPatch.context() as patch:
        patch.setattr(local_bot, "Drawing", drawing_in_a_thread)
        patch.setattr(running, "ThinkingProcesses", _ThinkingInThreads)
        patch.setattr(thinker, "ThinkingProcesses", _ThinkingInThreads)
        if undrawn:
            patch.setattr(running, "TICK_SECONDS", 1.0)
        for seats in () if undrawn else (2, 3, 4):
            render.prepare(read_options({"board": "italia", "seats": seats}), seats)
        yield


def main(*addresses: str, undrawn: bool) -> None:
    from home import local_bot

    with in_threads(undrawn=undrawn):
        for _ in iter(sys.stdin.buffer.readline, b""):
            process = os.fork()
            if not process:
                os._exit(local_bot.main(*addresses))
            print(process, flush=True)
            os.waitpid(process, 0)
            print("gone", flush=True)


if __name__ == "__main__":
    live_by(Path(sys.argv[4]))
    main(*sys.argv[1:4], undrawn="undrawn" in sys.argv)
