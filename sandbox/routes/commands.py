"""The bot's commands, for everywhere or for one server."""

from collections.abc import Sequence
from typing import Any

from sandbox import errors
from sandbox.command_rules import command_problems
from sandbox.model import Json
from sandbox.routing import Call, route

_GLOBAL = "/applications/{application_id}/commands"
_GUILD = "/applications/{application_id}/guilds/{guild_id}/commands"


@route("GET", _GLOBAL)
@route("GET", _GUILD)
def get_commands(call: Call) -> Any:
    """With their translations only if that is asked for."""
    known = list(_known(call).values())
    translated = call.query.get("with_localizations", "") in ("true", "1")
    return known if translated else [_untranslated(each) for each in known]


@route("PUT", _GLOBAL, takes=list)
@route("PUT", _GUILD, takes=list)
def replace_commands(call: Call) -> Any:
    known = _known(call)
    _refuse_if_wrong(call.body)
    old = {(command["type"], command["name"]): command for command in known.values()}
    made = [
        _completed(call, command, old.get((command.get("type") or 1, command["name"])))
        for command in call.body
    ]
    known.clear()
    known.update({int(command["id"]): command for command in made})
    return made


@route("POST", _GLOBAL)
@route("POST", _GUILD)
def create_command(call: Call) -> Any:
    known = _known(call)
    same = [
        each
        for each in known.values()
        if (each["type"], each["name"]) == (call.body.get("type") or 1, call.body["name"])
    ]
    others = [each for each in known.values() if each not in same]
    _refuse_if_wrong([*others, call.body])
    made = _completed(call, call.body, same[0] if same else None)
    known[int(made["id"])] = made
    return made


@route("GET", _GLOBAL + "/{command_id}")
@route("GET", _GUILD + "/{command_id}")
def get_command(call: Call) -> Any:
    return _one(call)


@route("PATCH", _GLOBAL + "/{command_id}")
@route("PATCH", _GUILD + "/{command_id}")
def edit_command(call: Call) -> Any:
    old = _one(call)
    others = [each for each in _known(call).values() if each is not old]
    changed = {**old, **call.body}
    _refuse_if_wrong([*others, changed])
    made = _completed(call, changed, old)
    _known(call)[int(made["id"])] = made
    return made


@route("DELETE", _GLOBAL + "/{command_id}")
@route("DELETE", _GUILD + "/{command_id}")
def delete_command(call: Call) -> Any:
    del _known(call)[int(_one(call)["id"])]


def _known(call: Call) -> dict[int, Json]:
    if call.id("application_id") != call.discord.world.application.id:
        raise errors.unknown("application")
    guild = call.guild().id if "guild_id" in call.parameters else None
    return call.discord.world.commands[guild]


def _one(call: Call) -> Json:
    found = _known(call).get(call.id("command_id"))
    if found is None:
        raise errors.unknown("application command")
    return found


def _untranslated(part: Json) -> Json:
    plain = {key: value for key, value in part.items() if not key.endswith("_localizations")}
    for key in ("options", "choices"):
        if key in plain:
            plain[key] = [_untranslated(each) for each in plain[key]]
    return plain


def _refuse_if_wrong(commands: Sequence[Json]) -> None:
    problems = list(command_problems(commands))
    if problems:
        raise errors.invalid_form(*problems)


def _completed(call: Call, command: Json, old: Json | None) -> Json:
    """As Discord gives it back; a command keeps its id as long as it keeps its name."""
    ids = call.discord.world.ids
    permissions = command.get("default_member_permissions")
    made = {
        "description": "",
        "name_localizations": None,
        "description_localizations": None,
        "nsfw": False,
        "dm_permission": True,
        "contexts": None,
        "integration_types": list(call.discord.world.application.integration_types),
        **{key: value for key, value in command.items() if value is not None},
        "type": command.get("type") or 1,
        "id": old["id"] if old else str(ids.next()),
        "application_id": str(call.discord.world.application.id),
        "version": str(ids.next()),
        "default_member_permissions": None if permissions is None else str(permissions),
    }
    if "guild_id" in call.parameters:
        made["guild_id"] = call.parameters["guild_id"]
    return made
