"""The commands as Discord has them, compared with ours and put right."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from hashlib import sha256
from typing import Any
from weakref import WeakKeyDictionary

from discord import app_commands
from discord.http import HTTPClient, Route

from bot.discord.identify_budget import Facts

Payload = Mapping[str, Any]
"""A command, or a part of one, as JSON."""
_Command = app_commands.Command[Any, ..., Any] | app_commands.Group | app_commands.ContextMenu
_WORDED: WeakKeyDictionary[_Command, dict[str, Any]] = WeakKeyDictionary()
_ROUTE = "/applications/{application_id}/commands"
_OURS = (
    "type",
    "name",
    "name_localizations",
    "description",
    "description_localizations",
    "required",
    "autocomplete",
    "value",
    "min_value",
    "max_value",
    "min_length",
    "max_length",
    "nsfw",
    "contexts",
    "integration_types",
)
"""What we decide about a command; Discord adds ids, versions, and names it has shortened."""
_CHOSEN_BY_DISCORD = ("contexts", "integration_types")
"""If we don't say, it does."""


async def payloads(tree: app_commands.CommandTree[Any]) -> list[dict[str, Any]]:
    """What Discord is told, in every language: discord.py asks for each word in each of Discord's
    languages, so every command is worded once."""
    return [await _worded(tree, each) for each in sorted(tree.get_commands(), key=_name)]


async def _worded(tree: app_commands.CommandTree[Any], command: _Command) -> dict[str, Any]:
    if tree.translator is None:
        return command.to_dict(tree)
    if command not in _WORDED:
        _WORDED[command] = await command.get_translated_payload(tree, tree.translator)
    return _WORDED[command]


def _name(command: _Command) -> str:
    return command.name


async def fetched(http: HTTPClient, application: int) -> list[dict[str, Any]]:
    """discord.py would leave out the translations."""
    route = Route("GET", _ROUTE, application_id=application)
    found: list[dict[str, Any]] = await http.request(route, params={"with_localizations": "true"})
    return found


async def register(
    http: HTTPClient, application: int, ours: list[dict[str, Any]], facts: Facts
) -> None:
    """Only if Discord has others: it limits how often it is told. Whoever has replaced them, ours
    come back."""
    async with facts.turn("commands"):
        await _register(http, application, ours, facts)


async def _register(
    http: HTTPClient, application: int, ours: list[dict[str, Any]], facts: Facts
) -> None:
    name = f"commands of {application}"
    there = await fetched(http, application)
    if same(ours, there) or await facts.fact(name) == _mark(ours, there):
        return
    made: Any = await http.bulk_upsert_global_commands(application, payload=ours)
    # Should Discord understand one of them differently from us, it is told so only once.
    await facts.remember_fact(name, _mark(ours, made))


def same(ours: Iterable[Payload], theirs: Iterable[Payload]) -> bool:
    wanted = {each["name"]: each for each in ours}
    there = {each["name"]: each for each in theirs}
    return wanted.keys() == there.keys() and all(
        _plain(command, command) == _plain(there[name], command) for name, command in wanted.items()
    )


def _plain(command: Payload, ours: Payload) -> dict[str, Any]:
    """Without what is only said by the one, and is the default to the other."""
    plain: dict[str, Any] = {"type": 1}
    for key in _OURS:
        value = command.get(key)
        if value is None or value is False or value in ({}, [], ""):
            continue
        if key in _CHOSEN_BY_DISCORD and not ours.get(key):
            continue
        plain[key] = sorted(value) if isinstance(value, list) else value
    permissions = command.get("default_member_permissions")
    if permissions is not None:
        plain["default_member_permissions"] = str(permissions)
    for key in ("options", "choices"):
        parts = command.get(key) or []
        if parts:
            plain[key] = [_plain(each, each) for each in parts]
    return plain


def _mark(ours: Iterable[Payload], theirs: Iterable[Payload]) -> str:
    named = sorted(theirs, key=lambda each: str(each["name"]))
    compared = [list(ours), [_plain(each, each) for each in named]]
    return sha256(json.dumps(compared, sort_keys=True).encode()).hexdigest()
