"""`concordia health`: is the running bot well?"""

import argparse
import json
from typing import Any

from cli.errors import BadInput
from cli.parser import Commands
from words.english import counted

_DESCRIPTION = """\
Asks the bot running on this machine, at CONCORDIA_HEALTH_HOST and CONCORDIA_HEALTH_PORT, whether
it is connected to Discord and can write to its database. Prints one line; exit code 1 if it is
not healthy."""
_EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}
_TIMEOUT = 10.0
_KNOWN = ("wrong", "shards_open", "shards", "heartbeat_seconds", "outbox_waiting", "version")


class NoAnswer(Exception):
    pass


def add_to(commands: Commands) -> None:
    commands.add(
        "health",
        run,
        summary="ask the running bot whether it is healthy",
        description=_DESCRIPTION,
        example="concordia health",
    )


def run(arguments: argparse.Namespace) -> int:  # noqa: ARG001  # it has none
    from bot.service.settings import read_settings

    settings = read_settings()
    if not settings.health_port:
        raise BadInput("CONCORDIA_HEALTH_PORT is 0, so there is nowhere to ask")
    host = _EVERYWHERE.get(settings.health_host, settings.health_host)
    host = f"[{host}]" if ":" in host else host
    try:
        facts = _ask(f"http://{host}:{settings.health_port}/healthz")
    except NoAnswer as problem:
        print(f"unhealthy: {problem}")
        return 1
    if facts["wrong"]:
        print(f"unhealthy: {'; '.join(facts['wrong'])}")
        return 1
    if not facts["shards"]:
        print(f"healthy: thinks, database writable, version {facts['version']}")
        return 0
    print(
        f"healthy: gateway open ({facts['shards_open']} of {facts['shards']} shards), "
        f"heartbeat {facts['heartbeat_seconds']:.0f} s ago, database writable, "
        f"{counted(facts['outbox_waiting'], 'message')} to be sent, "
        f"version {facts['version']}"
    )
    return 0


def _ask(address: str) -> dict[str, Any]:
    """Past every proxy: it is this machine that is meant."""
    from http.client import HTTPException
    from urllib.error import HTTPError
    from urllib.request import ProxyHandler, build_opener

    opener = build_opener(ProxyHandler({}))
    try:
        with opener.open(address, timeout=_TIMEOUT) as answer:
            body = answer.read()
    except HTTPError as error:
        with error:
            body = error.read()
    except (OSError, HTTPException) as error:
        raise NoAnswer(f"nothing answers at {address} ({_reason(error)})") from None
    try:
        facts = json.loads(body)
        _ = [facts[name] for name in _KNOWN]
    except (ValueError, TypeError, KeyError):
        raise NoAnswer(f"a different program answers at {address}") from None
    assert isinstance(facts, dict)
    return facts


def _reason(error: Exception) -> str:
    cause = getattr(error, "reason", error)
    return str(getattr(cause, "strerror", None) or cause or type(error).__name__).lower()
