"""What the page says to somebody who sees it for the first time."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from sandbox import components as kinds
from sandbox import offers
from sandbox.acts import NotPossible
from sandbox.model import Channel, Json
from sandbox.people import Person
from sandbox.permissions import Permission
from sandbox.world import World

if TYPE_CHECKING:
    from sandbox.server import LocalDiscord


@dataclass(frozen=True)
class Shortcut:
    """A button that uses a command for whoever looks, or for somebody else: people and channels go
    by their names."""

    label: str
    place: str
    command: str
    options: Mapping[str, Any] = field(default_factory=dict)
    description: str = ""
    person: str | None = None
    elsewhere: tuple[str, ...] = ()
    """Where to use it instead, if something is on in that place."""


@dataclass(frozen=True)
class WayBack:
    """A button that leads to a place where something is on."""

    label: str
    """With `{place}` in it."""
    description: str = ""


@dataclass(frozen=True)
class Welcome:
    title: str
    text: str
    """A few lines, with the markdown of messages; `{you}` is whoever looks."""
    actions: tuple[Shortcut, ...] = ()
    way_back: WayBack | None = None
    at_rest: tuple[str, ...] = ()
    """How the custom ids of buttons begin that are left where nothing is on any more."""
    topic: str = ""
    """Of channels that have none of their own."""


def welcome_shown(discord: "LocalDiscord", welcome: Welcome, person: Person) -> Json:
    world = discord.world
    busy = {each.id for each in world.channels.values() if _is_on(world, each, welcome.at_rest)}
    actions = [_shown(world, each, person, busy) for each in welcome.actions]
    return {
        "title": welcome.title,
        "topic": welcome.topic,
        "text": welcome.text.replace("{you}", person.user.display_name),
        "actions": [
            *_ways_back(world, welcome.way_back, person, busy),
            *(each for each in actions if each is not None),
        ],
    }


def _ways_back(
    world: World, way: WayBack | None, person: Person, busy: Collection[int]
) -> Iterator[Json]:
    for place in world.channels.values() if way else ():
        if place.guild_id is not None and _may_see(world, place, person.id) and place.id in busy:
            assert way is not None
            yield {
                "label": way.label.replace("{place}", place.name),
                "description": way.description,
                "person": str(person.id),
                "place": str(place.id),
                "command": None,
                "options": {},
                "ready": True,
            }


def _shown(world: World, shortcut: Shortcut, person: Person, busy: Collection[int]) -> Json | None:
    """None while there is nobody or no place of that name."""
    users = [each for each in world.users.values() if each.display_name == shortcut.person]
    for user in users if shortcut.person is not None else [person.user]:
        found = [
            place
            for name in (shortcut.place, *shortcut.elsewhere)
            for place in world.channels.values()
            if place.name == name and _may_see(world, place, user.id)
        ]
        if found:
            place = next((each for each in found if each.id not in busy), found[0])
            return {
                "label": shortcut.label,
                "description": shortcut.description,
                "person": str(user.id),
                "place": str(place.id),
                "command": shortcut.command,
                "options": dict(shortcut.options),
                "ready": _is_offered(world, place, user.id, shortcut.command),
            }
    return None


def _may_see(world: World, place: Channel, user_id: int) -> bool:
    return world.may(user_id, Permission.VIEW_CHANNEL, place)


def _is_on(world: World, place: Channel, at_rest: tuple[str, ...]) -> bool:
    """Whether everybody there can click something of the bot's."""
    return any(
        component["type"] == kinds.BUTTON
        and not component.get("disabled")
        and not component.get("custom_id", "").startswith(at_rest)
        for message in world.messages[place.id].values()
        if message.viewer_id is None and message.author_id == world.bot.id
        for component in kinds.every(message.components)
    )


def _is_offered(world: World, place: Channel, user_id: int, command: str) -> bool:
    try:
        offers.find(world, place, user_id, command)
    except NotPossible:
        return False
    return True
