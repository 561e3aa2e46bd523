"""What Discord knows of the bot: token, application, servers, commands. Asked over HTTP alone, so
that a running bot is not disturbed and no session is spent."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import discord
from discord import app_commands
from discord.http import HTTPClient, Route

from bot.discord.command_tree import add_commands
from bot.discord.registered_commands import fetched, payloads, same
from bot.discord.translator import Translator
from bot.finding import Finding, Severity
from words.english import counted

INVITED = discord.Permissions(309237763072)
"""What the invitation in docs/operating.md asks for: what the bot needs to play."""
_FOR_THREADS = {"create_public_threads", "send_messages_in_threads"}
"""Of these, what no table in a channel needs."""
MOST_SERVERS = 10
"""Named one by one; the rest is counted."""
_PAGE = 200
_NOT_NEEDED = {
    "presence": ("gateway_presence", "gateway_presence_limited"),
    "server members": ("gateway_guild_members", "gateway_guild_members_limited"),
    "message content": ("gateway_message_content", "gateway_message_content_limited"),
}
Reach = (OSError, aiohttp.ClientError, discord.DiscordServerError)
"""What says that Discord cannot be reached."""


async def online_checkup(token: str) -> AsyncIterator[Finding]:
    """Changes nothing."""
    async with discord_http(token) as (client, refusal):
        if refusal is not None:
            yield refusal
            return
        assert client.user
        yield Finding("ok", "token", f"Discord knows the bot as {client.user} ({client.user.id})")
        checks: tuple[Callable[[discord.Client], Awaitable[list[Finding]]], ...] = (
            _application,
            _sessions,
            _servers,
            _commands,
        )
        for check in checks:
            try:
                found = await check(client)
            except (*Reach, discord.HTTPException, discord.GatewayNotFound) as error:
                found = [Finding("FAULT", "discord", f"did not answer: {error.__cause__ or error}")]
            for each in found:
                yield each


@asynccontextmanager
async def discord_http(token: str) -> AsyncIterator[tuple[discord.Client, Finding | None]]:
    """A client that can ask and post, and hears nothing; or why there is none."""
    client = discord.Client(intents=discord.Intents.none())
    refusal = None
    try:
        await client.login(token)
    except discord.LoginFailure:
        words = "Discord rejects it; was it reset? Copy the current one from the developer portal"
        refusal = Finding("FAULT", "token", words)
    except (*Reach, discord.HTTPException) as error:
        words = f"cannot be reached ({error}); check the network and discordstatus.com"
        refusal = Finding("FAULT", "discord", words)
    try:
        yield client, refusal
    finally:
        await client.close()


async def _application(client: discord.Client) -> list[Finding]:
    about: dict[str, Any] = await client.http.request(Route("GET", "/applications/@me"))
    checks = (_bot, _installs, _interactions, _intents, _pages)
    return [finding for check in checks for finding in check(about)]


def _bot(about: dict[str, Any]) -> Iterator[Finding]:
    name = about["name"]
    if about.get("bot_require_code_grant"):
        words = "requires a code grant, so nobody can invite it; turn that off under Bot"
        yield Finding("FAULT", "bot", f"{name} {words}")
    elif about.get("bot_public", True):
        yield Finding("ok", "bot", f"{name} is public: anyone can invite it")
    else:
        words = "is private: only you can invite it; turn on Public Bot under Bot to change that"
        yield Finding("note", "bot", f"{name} {words}")


def _installs(about: dict[str, Any]) -> Iterator[Finding]:
    """An application that never said so is of the old kind, for servers alone."""
    contexts = about.get("integration_types_config") or {"0": {}}
    if "0" not in contexts:
        words = "not for servers; turn on Guild Install under Installation"
        yield Finding("FAULT", "installs", words)
    elif "1" in contexts:
        words = "also for users, where the bot can't play; turn off User Install under Installation"
        yield Finding("note", "installs", words)
    else:
        yield Finding("ok", "installs", "for servers only")


def _interactions(about: dict[str, Any]) -> Iterator[Finding]:
    if address := about.get("interactions_endpoint_url"):
        words = "so the bot hears no click and no command; clear it under General Information"
        yield Finding("FAULT", "clicks", f"go to {address}, {words}")
    else:
        yield Finding("ok", "clicks", "come to the bot")


def _intents(about: dict[str, Any]) -> Iterator[Finding]:
    flags = discord.ApplicationFlags._from_value(about.get("flags") or 0)
    extra = [
        name for name, bits in _NOT_NEEDED.items() if any(getattr(flags, each) for each in bits)
    ]
    if extra:
        words = f"{', '.join(extra)}: the bot needs none of them; turn them off under Bot"
        yield Finding("note", "intents", words)
    else:
        yield Finding("ok", "intents", "none that are privileged, and none are needed")


def _pages(about: dict[str, Any]) -> Iterator[Finding]:
    wanted = {"terms of service": "terms_of_service_url", "privacy policy": "privacy_policy_url"}
    unset = [name for name, key in wanted.items() if not about.get(key)]
    if unset:
        words = "Discord wants both to verify a bot in 100 servers; set them under General"
        yield Finding("note", "pages", f"no {' and no '.join(unset)}: {words} Information")
    else:
        yield Finding("ok", "pages", "terms of service and privacy policy are linked")


async def _sessions(client: discord.Client) -> list[Finding]:
    shards, _, limits = await client.http.get_bot_gateway()
    left, total = limits["remaining"], limits["total"]
    words = f"{left} of {total} left today, for {counted(shards, 'shard')}"
    if left < max(shards, total // 20):
        hours = limits["reset_after"] / 3_600_000
        hint = f"reset in {hours:.0f} h; is the bot in a crash loop, or is the token used twice?"
        return [Finding("FAULT", "sessions", f"{words}; {hint}")]
    return [Finding("ok", "sessions", words)]


async def _servers(client: discord.Client) -> list[Finding]:
    """A channel may still allow less than its server: the smoke test looks at one."""
    total = 0
    lacking: dict[Severity, list[str]] = {"FAULT": [], "note": []}
    async for guild in _own_guilds(client.http):
        total += 1
        granted = discord.Permissions(int(guild["permissions"]))
        missing = [
            name
            for name, needed in INVITED
            if needed and not getattr(granted, name) and not granted.administrator
        ]
        if missing:
            named = ", ".join(name.replace("_", " ") for name in missing)
            line = f"{guild['name']} ({guild['id']}): lacks {named}"
            if set(missing) <= _FOR_THREADS:
                lacking["note"].append(f"{line}, which only tables in threads need")
            else:
                lacking["FAULT"].append(line)
    found = [
        Finding(severity, "server", each)
        for severity, lines in lacking.items()
        for each in _first_few(lines)
    ]
    if found:
        words = "invite the bot again, or let an admin give its role these permissions"
        found.append(Finding("note", "servers", words))
    elif total:
        found.append(Finding("ok", "servers", f"{counted(total, 'server')}, nothing missing"))
    else:
        found.append(Finding("note", "servers", "none yet; docs/operating.md has the invite link"))
    return found


def _first_few(lines: list[str]) -> Iterator[str]:
    yield from lines[:MOST_SERVERS]
    if len(lines) > MOST_SERVERS:
        yield f"{counted(len(lines) - MOST_SERVERS, 'more server')} like that"


async def _own_guilds(http: HTTPClient) -> AsyncIterator[dict[str, Any]]:
    after = "0"
    while True:
        given = {"limit": str(_PAGE), "after": after}
        page = await http.request(Route("GET", "/users/@me/guilds"), params=given)
        for guild in page:
            yield guild
            after = guild["id"]
        if len(page) < _PAGE:
            return


async def _commands(client: discord.Client) -> list[Finding]:
    assert client.application_id
    theirs = await fetched(client.http, client.application_id)
    if not theirs:
        words = "none are registered; the next start of the bot does that"
        return [Finding("note", "commands", words)]
    if not same(await _our_commands(client), theirs):
        words = "differ from those of this version; the next start of the bot replaces them"
        return [Finding("note", "commands", f"{len(theirs)} registered, which {words}")]
    return [Finding("ok", "commands", f"{len(theirs)} registered, just as they should be")]


async def _our_commands(client: discord.Client) -> list[dict[str, Any]]:
    tree: app_commands.CommandTree[Any] = app_commands.CommandTree(client)
    await tree.set_translator(Translator())
    add_commands(tree)
    return await payloads(tree)
