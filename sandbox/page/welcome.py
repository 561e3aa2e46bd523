"""What the page says to somebody who sees it for the first time."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from sandbox import offers
from sandbox.acts import NotPossible
from sandbox.model import Channel, Json
from sandbox.permissions import Permission
from sandbox.world import World

if TYPE_CHECKING:
    from sandbox.server import LocalDiscord


@dataclass(frozen=True)
class Shortcut:
    """A button that uses a command for somebody: people and channels go by their names."""

    label: str
    person: str
    place: str
    command: str
    options: Mapping[str, Any] = field(default_factory=dict)
    description: str = ""


@dataclass(frozen=True)
class Welcome:
    title: str
    text: str
    """A few lines, with the markdown of messages."""
    actions: tuple[Shortcut, ...] = ()


def welcome_shown(discord: "LocalDiscord", welcome: Welcome) -> Json:
    actions = [_shown(discord, each) for each in welcome.actions]
    return {
        "title": welcome.title,
        "text": welcome.text,
        "actions": [each for each in actions if each is not None],
    }


def _shown(discord: "LocalDiscord", shortcut: Shortcut) -> Json | None:
    """None while there is nobody or no place of that name."""
    world = discord.world
    users = [each for each in world.users.values() if each.display_name == shortcut.person]
    for user in users:
        for place in world.channels.values():
            if place.name == shortcut.place and world.may(user.id, Permission.VIEW_CHANNEL, place):
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


def _is_offered(world: World, place: Channel, user_id: int, command: str) -> bool:
    try:
        offers.find(world, place, user_id, command)
    except NotPossible:
        return False
    return True
