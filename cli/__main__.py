"""The console script `concordia`; also `python -m cli` and `python -m bot`.

It reads almost nothing by itself, so that Ctrl-C is also heard while the program is being read.
"""

import io
import os
import signal
import sys
from collections.abc import Sequence

_INTERRUPTED = 130


def main() -> None:
    _prepare_streams()
    _read_the_program()
    sys.exit(run(sys.argv[1:]))


def run(arguments: Sequence[str]) -> int:
    """The exit code; whoever interrupts it knows that, and is told nothing."""
    from cli import program

    try:
        return program.run(arguments)
    except KeyboardInterrupt:
        return _INTERRUPTED


def _prepare_streams() -> None:
    """A closed stream is an empty one, and a letter the terminal lacks gets a stand-in."""
    for name in ("stdin", "stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, io.TextIOWrapper(io.BytesIO()))
        stream = getattr(sys, name)
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _read_the_program() -> None:
    """For a second in which nothing has begun, and libraries would make a fault of Ctrl-C."""
    before = signal.getsignal(signal.SIGINT)
    if before is signal.default_int_handler:  # else it is ignored, as in the background
        signal.signal(signal.SIGINT, lambda *_: os._exit(_INTERRUPTED))
    from cli import program  # noqa: F401  # only read, not yet used

    signal.signal(signal.SIGINT, before)


if __name__ == "__main__":
    main()
