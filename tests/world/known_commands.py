"""Commands that Discord knows already, as it does whenever a bot is started again.

Registering them is most of what the start of a bot costs. The first world of a process does so over
the wire; the others find what it left, as if each had done it. Where a bot has other commands, it
registers those.
"""

from sandbox import LocalDiscord
from sandbox.model import Json
from words import languages

_REGISTERED: dict[tuple[str, ...], list[Json]] = {}


def recall(local: LocalDiscord) -> None:
    """With ids of their own, so that two worlds in which the same is done stay alike."""
    world = local.world
    for each in _REGISTERED.get(languages(), ()):
        made = {
            **each,
            "id": str(world.ids.next()),
            "application_id": str(world.application.id),
            "version": str(world.ids.next()),
        }
        world.commands[None][int(made["id"])] = made


def remember(local: LocalDiscord) -> None:
    _REGISTERED.setdefault(languages(), list(local.world.commands[None].values()))
