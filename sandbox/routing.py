"""Which function answers which request: one table, with the paths of Discord's documentation."""

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from sandbox import errors
from sandbox.backend import Backend
from sandbox.errors import Problem
from sandbox.files import Upload
from sandbox.model import Channel, Guild, Message
from sandbox.permissions import Permission

_LONGEST_ID = 19
RateName = Literal["messages", "reactions", "webhooks", "others"]


@dataclass(frozen=True)
class Call:
    """A request on its way to the function that answers it."""

    discord: Backend
    parameters: Mapping[str, str]
    query: Mapping[str, str]
    body: Any
    uploads: Sequence[Upload]

    def id(self, name: str) -> int:
        return int(self.parameters[name])

    def number(self, name: str) -> int | None:
        """Of the query."""
        said = self.query.get(name)
        if said is not None and not said.isdecimal():
            problem = Problem((name,), f"Value {said!r} is not int.", "NUMBER_TYPE_COERCE")
            raise errors.invalid_form(problem)
        return None if said is None else int(said)

    def channel(self, *needed: Permission) -> Channel:
        """The channel of the path, if the bot may do there what it is about to do."""
        channel = self.discord.world.channels.get(self.id("channel_id"))
        if channel is None:
            raise errors.unknown("channel")
        world = self.discord.world
        if channel.guild_id is not None:
            _refuse_if_unavailable(world.guilds[channel.guild_id])
        if not world.has_access(world.bot.id, channel):
            raise errors.missing_access()
        if not all(world.may(world.bot.id, permission, channel) for permission in needed):
            raise errors.missing_permissions()
        return channel

    def message(self, *needed: Permission) -> Message:
        channel = self.channel(*needed)
        return self.discord.world.message(channel.id, self.id("message_id"))

    def guild(self) -> Guild:
        guild = self.discord.world.guilds.get(self.id("guild_id"))
        if guild is None or self.discord.world.bot.id not in guild.members:
            raise errors.unknown("guild")
        _refuse_if_unavailable(guild)
        return guild


def _refuse_if_unavailable(guild: Guild) -> None:
    if guild.unavailable:
        raise errors.outage()


Handler = Callable[[Call], Any]
"""Its answer is sent as JSON; None is an answer without content."""


@dataclass(frozen=True)
class Route:
    method: str
    template: str
    handler: Handler
    rate: RateName | None
    by_token: bool
    """Whether the path carries an interaction's token, so that the bot's own is not asked for."""
    takes: type
    """What its body has to be: an object (none is an empty one) or a list."""

    def match(self, segments: Sequence[str]) -> dict[str, str] | None:
        parameters = {}
        for wanted, found in zip(_segments(self.template), segments, strict=True):
            if wanted.startswith("{"):
                name = wanted.strip("{}")
                is_id = found.isdecimal() and len(found) <= _LONGEST_ID
                if name.endswith("_id") and not is_id:
                    return None
                parameters[name] = found
            elif wanted != found:
                return None
        return parameters


ROUTES: dict[tuple[str, int], list[Route]] = defaultdict(list)
"""By method and number of segments."""


def route(
    method: str,
    template: str,
    *,
    rate: RateName | None = "others",
    by_token: bool = False,
    takes: type = dict,
) -> Callable[[Handler], Handler]:
    def add(handler: Handler) -> Handler:
        made = Route(method, template, handler, rate, by_token, takes)
        ROUTES[method, len(_segments(template))].append(made)
        return handler

    return add


def find(method: str, path: str) -> tuple[Route, dict[str, str]] | None:
    segments = _segments(path)
    for each in ROUTES[method, len(segments)]:
        parameters = each.match(segments)
        if parameters is not None:
            return each, parameters
    return None


def _segments(path: str) -> list[str]:
    return path.strip("/").split("/")
