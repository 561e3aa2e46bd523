"""A command as plain data: its name, its options, and the function that answers it.

Names and descriptions are messages of the catalogues, `command-NAME` and `command-NAME-OPTION`.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from bot.commands.completion import Completion
from bot.handlers.app import App
from bot.handlers.visit import ChannelPermission, Visit
from bot.tables import PlayerId

Given = Mapping[str, Any]
"""What was entered, by the names of the options; those left out are missing. A text is a `str`, a
number an `int`, a yes or no a `bool`, a person a `GivenPerson`, a role a `GivenRole`, a channel a
`GivenChannel` and a file a `GivenFile`."""
CommandHandler = Callable[[App, Visit, Given], Awaitable[None]]
Completer = Callable[[App, Visit, Given, str], Awaitable[Sequence[Completion]]]
OptionKind = Literal["text", "number", "yes_or_no", "person", "role", "channel", "file"]


@dataclass(frozen=True)
class GivenPerson:
    player: PlayerId
    name: str
    is_bot: bool


@dataclass(frozen=True)
class GivenRole:
    id: str
    is_everyone: bool
    can_be_called: bool
    """By the bot, where it was asked."""


@dataclass(frozen=True)
class GivenChannel:
    id: str
    is_for_text: bool
    missing: tuple[ChannelPermission, ...]
    """What the bot may not do there, of what it needs to say something."""


@dataclass(frozen=True)
class GivenFile:
    size: int
    fetch: Callable[[], Awaitable[bytes]]
    """Raises `FileNotFetched`."""


class FileNotFetched(Exception):
    """Discord does not hand the file over."""


@dataclass(frozen=True)
class OptionSpec:
    name: str
    kind: OptionKind = "text"
    required: bool = False
    choices: tuple[str, ...] = ()
    """Named `choice-VALUE` in the catalogues; numbers speak for themselves."""
    complete: Completer | None = None
    longest: int | None = None
    within: tuple[int, int] | None = None


@dataclass(frozen=True)
class CommandSpec:
    name: str
    handler: CommandHandler
    options: tuple[OptionSpec, ...] = ()


@dataclass(frozen=True)
class MenuSpec:
    """A command in the menu on a person. Its name is the message `menu-NAME`."""

    name: str
    handler: Callable[[App, Visit, GivenPerson], Awaitable[None]]
