"""Several processes of a bot at the same time: `python -m tests.bot.crowd.fleet_nursery API GATEWAY
DATABASE TIME`.

As the nursery of one bot after another. For each line it reads it starts a process and writes down
its id: a bot that serves the shards the line names, or one that thinks if it says `think`.
"""

# ruff: noqa: PLC0415  # whatever is imported lives by that time from the start
import os
import signal
import sys
from pathlib import Path

from tests.bot.crowd.nursery import in_threads, live_by


def main(api: str, gateway: str, database: str) -> None:
    from bot.service import thinker
    from bot.service.settings import Settings
    from home import local_bot

    def live(role: str) -> int:
        if role == "think":
            settings = Settings(
                _env_file=None, database=database, health_port=0, log_level="warning"
            )
            return thinker.run(settings)
        return local_bot.main(
            api, gateway, database, shards=role, thinkers=0, requests_per_second=1e6
        )

    reading, writing = os.pipe()
    """Open as long as this process lives; the others end with it."""
    with in_threads(undrawn=True):
        signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for those who are gone
        for line in iter(sys.stdin.readline, ""):
            process = os.fork()
            if not process:
                signal.signal(signal.SIGCHLD, signal.SIG_DFL)
                os.close(writing)
                os.dup2(reading, 0)
                os._exit(live(line.strip()))
            print(process, flush=True)


if __name__ == "__main__":
    live_by(Path(sys.argv[4]))
    main(*sys.argv[1:4])
