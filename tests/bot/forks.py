"""Programs that begin in a moment: forks of a process that has imported what they need.

A fork runs its module as `python -m MODULE` would, in the folder and with the environment it is
given, and ends as any program does. There is one such process for all tests of a worker.
"""

from __future__ import annotations

import asyncio
import atexit
import gc
import json
import os
import runpy
import signal
import socket
import subprocess
import sys
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import NoReturn

from bot.tables.fingerprint import fingerprint

ROOT = Path(__file__).parents[2]
LONGEST_REQUEST = 100_000


class Fork:
    """As much of `asyncio.subprocess.Process` as a test needs."""

    def __init__(self, pid: int, stderr: asyncio.StreamReader, ending: asyncio.Task[int]) -> None:
        self.pid = pid
        self.stderr = stderr
        self._ending = ending

    @property
    def returncode(self) -> int | None:
        return self._ending.result() if self._ending.done() else None

    def send_signal(self, number: int) -> None:
        if self.returncode is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    async def wait(self) -> int:
        return await asyncio.shield(self._ending)


async def forked(
    module: str, *arguments: str, folder: Path, environment: Mapping[str, str]
) -> Fork:
    asked = json.dumps([module, arguments, str(folder), dict(environment)]).encode()
    reading, writing = os.pipe()
    ours, theirs = socket.socketpair()
    socket.send_fds(_nursery(module), [asked], [writing, theirs.fileno()])
    os.close(writing)
    theirs.close()
    stderr = asyncio.StreamReader()
    await asyncio.get_running_loop().connect_read_pipe(
        lambda: asyncio.StreamReaderProtocol(stderr), os.fdopen(reading, "rb", buffering=0)
    )
    told, telling = await asyncio.open_unix_connection(sock=ours)
    pid = int(await told.readline())

    async def ending() -> int:
        code = int(await told.readline())
        telling.close()
        return code

    return Fork(pid, stderr, asyncio.create_task(ending()))


@cache
def _nursery(module: str) -> socket.socket:
    """Where to ask for forks; it ends with whoever may ask."""
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.bot.forks", str(theirs.fileno()), module],
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        pass_fds=[theirs.fileno()],
    )
    theirs.close()

    @atexit.register
    def end() -> None:
        ours.close()
        process.wait()

    return ours


def _serve(asking: socket.socket) -> tuple[str, list[str]]:
    """Returns only in a fork: the module it is to run, and its arguments."""
    while True:
        asked, given, _, _ = socket.recv_fds(asking, LONGEST_REQUEST, 2)
        if not asked:
            while True:  # what they took is counted for whoever has waited for them
                try:
                    os.wait()
                except ChildProcessError:
                    sys.exit()
        if not os.fork():
            asking.close()
            stderr, telling = given
            program = os.fork()
            if program:
                os.close(stderr)
                _watch(program, telling)
            os.close(telling)
            os.dup2(stderr, 2)
            os.close(stderr)
            module, arguments, folder, environment = json.loads(asked)
            os.chdir(folder)
            os.environ.clear()
            os.environ.update(environment)
            return module, arguments
        for each in given:
            os.close(each)


def _watch(program: int, telling: int) -> NoReturn:
    os.write(telling, b"%d\n" % program)
    _, status = os.waitpid(program, 0)
    os.write(telling, b"%d\n" % os.waitstatus_to_exitcode(status))
    os._exit(0)


def main(asking: int, module: str) -> None:
    import_module(module)
    fingerprint()  # takes as long as all the imports
    gc.freeze()
    module, arguments = _serve(socket.socket(fileno=asking))
    sys.argv[1:] = arguments
    del sys.modules[module]  # what it has imported stays
    runpy.run_module(module, run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2])
