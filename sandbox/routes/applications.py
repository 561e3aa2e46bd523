"""The bot's own entry, and the way to the gateway."""

from typing import Any

from sandbox.routing import Call, route


@route("GET", "/oauth2/applications/@me")
@route("GET", "/applications/@me")
def get_application(call: Call) -> Any:
    return call.discord.wire.application()


@route("GET", "/gateway")
def get_gateway(call: Call) -> Any:
    return {"url": call.discord.addresses.gateway}


@route("GET", "/gateway/bot")
def get_bot_gateway(call: Call) -> Any:
    return {
        "url": call.discord.addresses.gateway,
        "shards": call.discord.shards,
        "session_start_limit": call.discord.starts.limit(),
    }
