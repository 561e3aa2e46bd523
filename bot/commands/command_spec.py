"""A command as data, and how discord.py gets it: name, options, and the function that sees to it.

Names and descriptions are messages of the catalogues, `command-NAME` and `command-NAME-OPTION`.
"""

from __future__ import annotations

import inspect
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice, locale_str

from bot.commands.completion import LONGEST, MOST, Completion
from bot.discord.visits import TooLate, Visit
from bot.handlers.desk import Desk
from engine.errors import ConcordiaError
from words import SOURCE, words_for

_LOG = logging.getLogger(__name__)

Given = Mapping[str, Any]
"""What was put into the options, by their names; nothing is there of those left out."""
Handler = Callable[[Desk, Visit, Given], Awaitable[None]]
Complete = Callable[[Desk, Visit, Given, str], Awaitable[Sequence[Completion]]]

EVERYWHERE = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)


@dataclass(frozen=True)
class Option:
    name: str
    kind: type = str
    required: bool = False
    choices: tuple[str, ...] = ()
    """Named `choice-VALUE` in the catalogues; for numbers they speak for themselves."""
    complete: Complete | None = None
    longest: int | None = None
    within: tuple[int, int] | None = None


@dataclass(frozen=True)
class Spoken:
    """One command."""

    name: str
    handler: Handler
    options: tuple[Option, ...] = ()


def made(desk: Desk, spoken: Spoken, group: app_commands.Group | None = None) -> Any:
    """The command as discord.py knows it."""
    key = f"{group.name}-{spoken.name}" if group else spoken.name

    async def callback(interaction: discord.Interaction[Any], /, **given: Any) -> None:
        said = {name: value for name, value in given.items() if value is not None}
        await desk.attend(interaction, lambda visit: spoken.handler(desk, visit, said))

    callback.__signature__ = _signature(spoken)  # type: ignore[attr-defined]
    for decorate in _decorations(desk, key, spoken):
        decorate(callback)
    return app_commands.Command(
        name=name_of(key, spoken.name),
        description=description_of(key),
        callback=callback,
        parent=group,
        allowed_contexts=None if group else EVERYWHERE,
    )


def group_of(name: str) -> app_commands.Group:
    return app_commands.Group(
        name=name_of(name, name), description=description_of(name), allowed_contexts=EVERYWHERE
    )


def name_of(key: str, name: str) -> locale_str:
    """Discord knows a command by its English name, and hands that back in every language."""
    message = f"command-{key}"
    words = words_for(SOURCE)
    said = words(f"command-{key}")
    assert said == name, f"{message} is {said!r}, and has to be {name!r}"
    return locale_str(said, message=message)


def description_of(key: str) -> locale_str:
    words = words_for(SOURCE)
    return locale_str(words(f"command-{key}.description"), message=f"command-{key}.description")


def choice_of(option: Option, value: str) -> Choice[Any]:
    if option.kind is int:
        return Choice(name=value, value=int(value))
    words = words_for(SOURCE)
    return Choice(name=locale_str(words(f"choice-{value}"), message=f"choice-{value}"), value=value)


def _signature(spoken: Spoken) -> inspect.Signature:
    asked = [_parameter("interaction", discord.Interaction)]
    for option in spoken.options:
        annotation: Any = option.kind
        if option.longest is not None:
            annotation = app_commands.Range[str, 1, option.longest]
        if option.within is not None:
            annotation = app_commands.Range[int, *option.within]
        if option.required:
            asked.append(_parameter(option.name, annotation))
        else:
            asked.append(_parameter(option.name, annotation | None, default=None))
    return inspect.Signature(sorted(asked, key=lambda each: each.default is None))


def _parameter(
    name: str, annotation: Any, *, default: Any = inspect.Parameter.empty
) -> inspect.Parameter:
    kind = inspect.Parameter.POSITIONAL_OR_KEYWORD
    return inspect.Parameter(name, kind, annotation=annotation, default=default)


def _decorations(desk: Desk, key: str, spoken: Spoken) -> list[Callable[[Any], Any]]:
    options = spoken.options
    described = {each.name: description_of(f"{key}-{each.name}") for each in options}
    renamed = {each.name: name_of(f"{key}-{each.name}", each.name) for each in options}
    chosen = {
        each.name: [choice_of(each, value) for value in each.choices]
        for each in options
        if each.choices
    }
    completed = {
        each.name: _completer(desk, each.complete) for each in options if each.complete is not None
    }
    return [
        app_commands.describe(**described),
        app_commands.rename(**renamed),
        app_commands.choices(**chosen),
        app_commands.autocomplete(**completed),
    ]


def _completer(desk: Desk, complete: Complete) -> Any:
    """Whatever goes wrong, nothing is suggested: nobody asked a question yet."""

    async def completer(
        interaction: discord.Interaction[Any], typed: str
    ) -> list[app_commands.Choice[str]]:
        visit = Visit(interaction)
        given = {name: value for name, value in interaction.namespace if value is not None}
        try:
            found = await complete(desk, visit, given, typed)
        except ConcordiaError:
            found = ()
        except Exception:
            _LOG.exception("nothing could be suggested")
            found = ()
        try:
            await visit.complete(
                [
                    Choice(name=each.name[:LONGEST], value=each.value[:LONGEST])
                    for each in found[:MOST]
                ]
            )
        except TooLate:
            _LOG.info("a suggestion came too late")
        return []

    return completer
