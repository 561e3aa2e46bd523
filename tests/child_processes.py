"""The processes that a process has started, and has not yet seen the end of."""

import os
from pathlib import Path


def child_processes(of: int | None = None, running: str = "bot.processes.child") -> list[int]:
    """Those of this process, unless another one is named."""
    parent = os.getpid() if of is None else of
    return sorted(
        int(folder.name)
        for folder in Path("/proc").iterdir()
        if folder.name.isdigit() and _is_child(folder, parent, running)
    )


def _is_child(folder: Path, parent: int, running: str) -> bool:
    try:
        stat = (folder / "stat").read_text()
        command = (folder / "cmdline").read_bytes().decode()
    except OSError:  # it has just ended
        return False
    state, its_parent = stat.rpartition(")")[2].split()[:2]
    return int(its_parent) == parent and (state == "Z" or running in command)
