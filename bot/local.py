"""The real bot against a local Discord, as a process of its own.

`python -m bot.local API GATEWAY DATABASE`, the addresses of a local Discord and a database file.
"""

from __future__ import annotations

import sys
from typing import Any

from pydantic import SecretStr

from bot.connecting import Front
from bot.front import front
from bot.running import run
from bot.settings import Settings
from bot.storage import Database
from bot.tables import Tables
from sandbox.client import pointed_at
from sandbox.wire import Addresses

TOKEN = "local-token"
"""What the local Discord takes, unless it is told another."""
_AT_ONCE: dict[str, Any] = {"guild_ready_timeout": 0.05}
"""The real Discord sends its servers one after the other; here nobody has to wait for them."""


def main(api: str, gateway: str, database: str) -> int:
    settings = Settings(
        _env_file=None,
        token=SecretStr(TOKEN),
        token_file="",
        database=database,
        health_port=0,
        backup_folder="",
        log_level="warning",
    )
    with pointed_at(Addresses(api, gateway)):
        return run(settings, _front)


def _front(tables: Tables, _database: Database, settings: Settings) -> Front:
    return front(tables, source=settings.source_url, **_AT_ONCE)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
