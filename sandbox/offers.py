"""Commands as a person is offered them: by place, permission and language, and filled in."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sandbox.acts import NotPossible
from sandbox.model import BY_PERSON, BY_SERVER, Channel, Json
from sandbox.permissions import Permission
from sandbox.world import World

CHAT_INPUT, ON_A_PERSON = 1, 2
SUBCOMMAND, GROUP = 1, 2
STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT = range(3, 12)
RESOLVED = (USER, CHANNEL, ROLE, MENTIONABLE, ATTACHMENT)

OptionResolver = Callable[[Json, Any], Any]
"""Turns a person, role, channel or file for an option into its id, and is to describe it."""


@dataclass(frozen=True)
class OfferedCommand:
    name: str
    """With those of its groups: `game new`."""
    description: str
    path: tuple[Json, ...]
    """The command, then its group and subcommand."""
    locale: str

    @property
    def options(self) -> list[Json]:
        return self.path[-1].get("options") or []

    def option(self, name: str) -> Json:
        """By its name in the person's language, or by the one the bot gave it."""
        for option in self.options:
            if name in (option["name"], said(option, "name", self.locale)):
                return option
        there = [said(option, "name", self.locale) for option in self.options]
        raise NotPossible(f"{self.name} has no option {name!r}, only {there}")

    def data(self, options: list[Json], guild_id: int | None) -> Json:
        """What an interaction says of it."""
        for step in reversed(self.path[1:]):
            options = [{"type": step["type"], "name": step["name"], "options": options}]
        command = self.path[0]
        data: Json = {"id": command["id"], "name": command["name"], "type": command["type"]}
        if options:
            data["options"] = options
        if "guild_id" in command:
            data["guild_id"] = str(guild_id)
        return data


def offers(
    world: World, channel: Channel, user_id: int, kind: int = CHAT_INPUT
) -> Iterator[OfferedCommand]:
    """In the person's language; none where the person may not use commands. `kind`: those that are
    typed, or those in the menu on a person."""
    locale = world.users[user_id].locale
    permissions = world.permissions(channel, user_id)
    if Permission.USE_APPLICATION_COMMANDS not in permissions:
        return
    places = dict.fromkeys((None, channel.guild_id))
    for command in [each for place in places for each in world.commands[place].values()]:
        installed = _is_installed(world, command, channel, user_id)
        if command["type"] == kind and installed and _is_for(command, channel, permissions):
            yield from _leaves((command,), locale)


def installs_of(world: World, command: Json) -> Sequence[int]:
    """A command of an earlier version's world does not name them: the application's count."""
    types: Sequence[int] = command.get("integration_types", world.application.integration_types)
    return types


def _is_installed(world: World, command: Json, channel: Channel, user_id: int) -> bool:
    types = installs_of(world, command)
    by_server = BY_SERVER in types and world.has_bot(channel.guild_id)
    return by_server or (BY_PERSON in types and world.users[user_id].installed_app)


def _is_for(command: Json, channel: Channel, permissions: int) -> bool:
    in_dm = channel.guild_id is None
    contexts = command["contexts"]
    if contexts is not None and (1 if in_dm else 0) not in contexts:
        return False
    if in_dm and not command["dm_permission"]:
        return False
    needed = int(command["default_member_permissions"] or 0)
    return in_dm or permissions & needed == needed


def _leaves(path: tuple[Json, ...], locale: str) -> Iterator[OfferedCommand]:
    inner = [each for each in path[-1].get("options") or () if each["type"] in (SUBCOMMAND, GROUP)]
    if not inner or (path[-1]["type"] == SUBCOMMAND and len(path) > 1):
        name = " ".join(said(step, "name", locale) for step in path)
        yield OfferedCommand(name, said(path[-1], "description", locale), path, locale)
        return
    for each in inner:
        yield from _leaves((*path, each), locale)


def said(thing: Json, what: str, locale: str) -> str:
    translated: str | None = (thing.get(f"{what}_localizations") or {}).get(locale)
    return translated or thing[what]


def name_said(world: World, name: str, locale: str) -> str:
    """A command's whole name, such as `concordia quick`, as it reads in that language."""
    inside: list[Json] = [each for place in world.commands.values() for each in place.values()]
    if whole := next((each for each in inside if each["name"] == name), None):
        return said(whole, "name", locale)
    read = []
    for part in name.split():
        known: Json = next((each for each in inside if each["name"] == part), {"name": part})
        read.append(said(known, "name", locale))
        inside = known.get("options") or []
    return " ".join(read)


def find(
    world: World, channel: Channel, user_id: int, name: str, kind: int = CHAT_INPUT
) -> OfferedCommand:
    """By its name in the person's language, or by the one the bot gave it."""
    offered = list(offers(world, channel, user_id, kind))
    for offer in offered:
        if name in (offer.name, " ".join(step["name"] for step in offer.path)):
            return offer
    there = ", ".join(offer.name for offer in offered) or "none"
    raise NotPossible(f"no command {name!r} is offered here; there: {there}")


def filled_in(
    offer: OfferedCommand, values: Mapping[str, Any], resolve: OptionResolver
) -> list[Json]:
    """Discord's client lets nobody send what does not fit."""
    given = [(offer.option(name), value) for name, value in values.items()]
    names = {option["name"] for option, _ in given}
    for option in offer.options:
        if option.get("required") and option["name"] not in names:
            raise NotPossible(f"{offer.name} needs {option['name']!r}")
    return [
        entered(option, _value(option, value, offer.locale), resolve) for option, value in given
    ]


def entered(option: Json, value: Any, resolve: OptionResolver) -> Json:
    """As it is sent: a person, role, channel or file by its id."""
    if option["type"] in RESOLVED:
        value = resolve(option, value)
    return {"type": option["type"], "name": option["name"], "value": value}


def _value(option: Json, value: Any, locale: str) -> Any:
    kind = option["type"]
    if kind in RESOLVED:
        return value
    if option.get("choices"):
        return _choice(option, value, locale)
    wanted: Any = {STRING: str, INTEGER: int, BOOLEAN: bool, NUMBER: int | float}[kind]
    if not isinstance(value, wanted):
        raise NotPossible(f"{option['name']} cannot be {value!r}")
    size = len(value) if kind == STRING else value
    least, most = ("min_length", "max_length") if kind == STRING else ("min_value", "max_value")
    if size < option.get(least, size) or size > option.get(most, size):
        raise NotPossible(f"{option['name']} may not be {value!r}: {option}")
    return value


def _choice(option: Json, value: Any, locale: str) -> Any:
    for choice in option["choices"]:
        if value in (said(choice, "name", locale), choice["name"], choice["value"]):
            return choice["value"]
    raise NotPossible(f"{option['name']} offers no {value!r}")
