"""How long nothing has happened, on a machine that may be busy with other things: as long as the
processes of a test wait for a processor, they could not have done anything."""

from __future__ import annotations

import os
import time
from contextlib import suppress
from pathlib import Path

PROC = Path("/proc")


class IdleClock:
    """Seconds since it was made, less those the process that waited longest has waited for a
    processor. Where nothing is known of that, all of them."""

    def __init__(self) -> None:
        self._began, self._waited = time.monotonic(), _waits()

    def seconds(self) -> float:
        waited = [now - self._waited.get(task, 0.0) for task, now in _waits().items()]
        return time.monotonic() - self._began - max(waited, default=0.0)


def _waits() -> dict[str, float]:
    """By each thread of this process and of those below it."""
    found: dict[str, float] = {}
    for process in _family():
        with suppress(OSError):
            for task in (PROC / process / "task").iterdir():
                found[task.name] = int((task / "schedstat").read_text().split()[1]) / 1e9
    return found


def _family() -> list[str]:
    above: dict[str, str] = {}
    with suppress(OSError):
        for process in PROC.iterdir():
            if process.name.isdecimal():
                with suppress(OSError):
                    # After the name, which may hold anything: the state, then whose child it is.
                    above[process.name] = (
                        (process / "stat").read_text().rpartition(")")[2].split()[1]
                    )
    family = [str(os.getpid())]
    for each in family:  # it grows meanwhile
        family += [process for process, parent in above.items() if parent == each]
    return family
