"""The real bot against a local Discord, as a process of its own.

`python -m home.local_bot API GATEWAY DATABASE`: two addresses of a local Discord, a database file.
It also stops when its standard input ends: when whoever started it is gone, by whatever cause.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
from typing import Any

from pydantic import SecretStr

from bot.commands.new_table import QUICK_BOARD, QUICK_COMPUTERS
from bot.discord.api_address import pointed_at
from bot.discord.connection import DiscordConnection
from bot.discord.identify_budget import IdentifyBudget
from bot.discord.wiring import discord_connection
from bot.pictures.drawing import Drawing
from bot.pictures.film_files import films_beside
from bot.service.running import run
from bot.service.settings import Settings, shard_range
from bot.tables import Tables
from engine import read_options
from engine.errors import ConcordiaError

TOKEN = "local-token"
"""What the local Discord takes, unless it is told another."""
_AT_ONCE: dict[str, Any] = {"guild_ready_timeout": 0.05}
"""The real Discord sends its servers one after the other; here nobody has to wait for them."""


def main(api: str, gateway: str, database: str, **more: Any) -> int:
    """`more`: settings, where it does not serve one person's tables alone."""
    threading.Thread(target=_stop_when_alone, daemon=True).start()
    settings = Settings(
        _env_file=None,
        token=SecretStr(TOKEN),
        token_file="",
        database=database,
        health_port=0,
        backup_folder="",
        log_level="warning",
        keep_games_days=0,  # they are the player's own, in the player's own folder
        keep_people_days=0,
        **more,
    )
    try:
        with pointed_at(api, gateway):
            return run(settings, _connection)
    except ConcordiaError as refusal:
        print("concordia:", refusal, file=sys.stderr)
        return 2


def _stop_when_alone() -> None:
    while os.read(sys.stdin.fileno(), 1024):
        pass
    os.kill(os.getpid(), signal.SIGTERM)


def _connection(tables: Tables, settings: Settings) -> DiscordConnection:
    quick = read_options({"board": QUICK_BOARD, "seats": QUICK_COMPUTERS + 1})
    return discord_connection(
        tables,
        Drawing(apart=True, films=films_beside(settings.database)),
        source=settings.source_url,
        ahead=quick,
        budget=IdentifyBudget(tables, pause=0.0),
        shards=shard_range(settings),
        requests_per_second=settings.requests_per_second,
        **_AT_ONCE,
    )


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
