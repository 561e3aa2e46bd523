"""What is entered on the page, as a person hands it over: by ids, and files by their bytes."""

import base64
import binascii
from typing import Any

from sandbox import components as kinds
from sandbox import offers
from sandbox.acts import NotPossible
from sandbox.model import Channel, Json, Role
from sandbox.people import Person

_LISTED = (
    kinds.USER_SELECT,
    kinds.ROLE_SELECT,
    kinds.MENTIONABLE_SELECT,
    kinds.CHANNEL_SELECT,
    kinds.FILE_UPLOAD,
)


def options_entered(person: Person, place: Channel, name: str, values: Json) -> dict[str, Any]:
    """Of a command."""
    offer = offers.find(person.discord.world, place, person.id, name)
    return {
        key: thing(person, place, value) if offer.option(key)["type"] in offers.RESOLVED else value
        for key, value in values.items()
    }


def values_entered(
    person: Person, place: Channel, components: list[Json], values: Json
) -> dict[str, Any]:
    """Of menus and the fields of a form, by their custom ids."""
    listed = {each["custom_id"] for each in kinds.every(components) if each["type"] in _LISTED}
    return {
        key: [thing(person, place, each) for each in value] if key in listed else value
        for key, value in values.items()
    }


def thing(person: Person, place: Channel, value: Any) -> Any:
    """A person, a role, a channel, or a file with its name."""
    world = person.discord.world
    match value:
        case {"filename": str(filename), "data": str(data)}:
            try:
                return filename, base64.b64decode(data, validate=True)
            except binascii.Error:
                raise NotPossible(f"{filename!r} did not arrive whole") from None
        case str() if value.isdecimal():
            number = int(value)
        case _:
            raise NotPossible("nothing of that name is known here")
    roles: dict[int, Role] = world.guilds[place.guild_id].roles if place.guild_id else {}
    if number in world.users:
        return Person(person.discord, world.users[number])
    found = roles.get(number) or world.channels.get(number)
    if found is None:
        raise NotPossible("nothing of that name is known here")
    return found
