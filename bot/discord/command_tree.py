"""The commands as discord.py knows them, made from their specs."""

from __future__ import annotations

import inspect
import logging
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice, locale_str

from bot.commands import grouped_commands, person_menus, single_commands
from bot.commands.command_spec import (
    CommandSpec,
    Completer,
    FileNotFetched,
    Given,
    GivenChannel,
    GivenFile,
    GivenPerson,
    GivenRole,
    MenuSpec,
    OptionKind,
    OptionSpec,
)
from bot.commands.completion import LONGEST, MOST
from bot.discord.discord_visit import DiscordVisit
from bot.discord.dispatcher import Dispatcher
from bot.handlers.table_places import refuse_where_uninvited
from bot.handlers.visit import ChannelPermission, TooLate
from bot.tables import PlayerId
from engine.errors import ConcordiaError
from words import SOURCE, words_for

_LOG = logging.getLogger(__name__)
_AnyCommand = app_commands.Command[Any, ..., Any] | app_commands.Group | app_commands.ContextMenu
_EVERYWHERE = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)
_IN_SERVERS = app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False)
_BY_SERVERS = app_commands.AppInstallationType(guild=True, user=False)
"""A new application can also be installed by a person: then the bot would hear commands from
servers in which it can say nothing."""


class _TextChannels(app_commands.Transformer):
    """As Discord describes them: the bot need not see one that is named."""

    @property
    def type(self) -> discord.AppCommandOptionType:
        return discord.AppCommandOptionType.channel

    @property
    def channel_types(self) -> list[discord.ChannelType]:
        return [discord.ChannelType.text, discord.ChannelType.news]

    async def transform(self, _: discord.Interaction[Any], value: Any, /) -> Any:
        return value


_TYPES: Mapping[OptionKind, Any] = {
    "text": str,
    "number": int,
    "yes_or_no": bool,
    "person": discord.User,
    "role": discord.Role,
    "channel": app_commands.Transform[Any, _TextChannels],
    "file": discord.Attachment,
}


def add_commands(tree: app_commands.CommandTree[Any]) -> None:
    """The tree's client is to have a `dispatcher`, which takes each command to its handler."""
    for command in all_commands():
        tree.add_command(command)


@cache
def all_commands() -> tuple[_AnyCommand, ...]:
    """Made once: they serve every client, as they find the dispatcher of whichever was called."""
    groups = [_group(name, specs) for name, specs in grouped_commands().items()]
    return (*groups, *map(_command, single_commands()), *map(_menu, person_menus()))


def _menu(spec: MenuSpec) -> app_commands.ContextMenu:
    async def callback(interaction: discord.Interaction[Any], person: discord.User) -> None:
        dispatcher, whom = _dispatcher(interaction), _plain_value(person)
        await dispatcher.dispatch(
            interaction, lambda visit: spec.handler(dispatcher.app, visit, whom)
        )

    words = words_for(SOURCE)
    return app_commands.ContextMenu(
        name=locale_str(words(f"menu-{spec.name}"), message=f"menu-{spec.name}"),
        callback=callback,
        allowed_contexts=_IN_SERVERS,
        allowed_installs=_BY_SERVERS,
    )


def _group(name: str, specs: Iterable[CommandSpec]) -> app_commands.Group:
    group = app_commands.Group(
        name=_name(name, name),
        description=_description(name),
        allowed_contexts=_EVERYWHERE,
        allowed_installs=_BY_SERVERS,
    )
    for spec in specs:
        group.add_command(_command(spec, group))
    return group


def _command(
    spec: CommandSpec, group: app_commands.Group | None = None
) -> app_commands.Command[Any, ..., Any]:
    key = f"{group.name}-{spec.name}" if group else spec.name

    async def callback(interaction: discord.Interaction[Any], /, **given: Any) -> None:
        plain = _plain(given.items())
        dispatcher = _dispatcher(interaction)
        await dispatcher.dispatch(
            interaction, lambda visit: spec.handler(dispatcher.app, visit, plain)
        )

    # discord.py reads the options of a command from the signature of its function, which mypy does
    # not know to be an attribute.
    callback.__signature__ = _signature(spec)  # type: ignore[attr-defined]  # discord.py reads it
    for decorate in _decorations(key, spec):
        decorate(callback)
    return app_commands.Command(
        name=_name(key, spec.name),
        description=_description(key),
        callback=callback,
        parent=group,
        allowed_contexts=None if group else _EVERYWHERE,
        allowed_installs=None if group else _BY_SERVERS,
    )


def _dispatcher(interaction: discord.Interaction[Any]) -> Dispatcher:
    dispatcher: Dispatcher = interaction.client.dispatcher
    return dispatcher


def _plain(given: Iterable[tuple[str, Any]]) -> Given:
    return {name: _plain_value(value) for name, value in given if value is not None}


def _plain_value(value: Any) -> Any:
    match value:
        case discord.User() | discord.Member():
            return GivenPerson(PlayerId(str(value.id)), value.display_name, is_bot=value.bot)
        case discord.Role():
            return _role(value)
        case app_commands.AppCommandChannel() | app_commands.AppCommandThread():
            return _channel(value)
        case discord.Attachment():
            return GivenFile(value.size, lambda: _fetched(value))
        case _:
            return value


def _role(value: discord.Role) -> GivenRole:
    """A role that nobody may mention is named by a message that calls nobody."""
    can_be_called = value.mentionable or value.guild.me.guild_permissions.mention_everyone
    return GivenRole(str(value.id), is_everyone=value.is_default(), can_be_called=can_be_called)


def _channel(value: app_commands.AppCommandChannel | app_commands.AppCommandThread) -> GivenChannel:
    """As the bot sees it, if it does."""
    found = value.resolve()
    if not isinstance(found, discord.TextChannel):
        is_for_text = value.type in (discord.ChannelType.text, discord.ChannelType.news)
        return GivenChannel(str(value.id), is_for_text, ("view",))
    granted = found.permissions_for(found.guild.me)
    needed: dict[ChannelPermission, bool] = {
        "view": granted.view_channel,
        "send": granted.send_messages,
        "embed": granted.embed_links,
    }
    missing = tuple(name for name, there in needed.items() if not there)
    return GivenChannel(str(value.id), is_for_text=True, missing=missing)


async def _fetched(file: discord.Attachment) -> bytes:
    try:
        return await file.read()
    except discord.HTTPException as error:
        raise FileNotFetched from error


def _name(key: str, name: str) -> locale_str:
    """Discord knows a command by its English name, and hands that back in every language."""
    message = f"command-{key}"
    words = words_for(SOURCE)
    said = words(f"command-{key}")
    assert said == name, f"{message} is {said!r}, and has to be {name!r}"
    return locale_str(said, message=message)


def _description(key: str) -> locale_str:
    words = words_for(SOURCE)
    return locale_str(words(f"command-{key}.description"), message=f"command-{key}.description")


def _choice(option: OptionSpec, value: str) -> Choice[Any]:
    if option.kind == "number":
        return Choice(name=value, value=int(value))
    words = words_for(SOURCE)
    return Choice(name=locale_str(words(f"choice-{value}"), message=f"choice-{value}"), value=value)


def _signature(spec: CommandSpec) -> inspect.Signature:
    asked = [_parameter("interaction", discord.Interaction)]
    for option in spec.options:
        annotation: Any = _TYPES[option.kind]
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


def _decorations(key: str, spec: CommandSpec) -> list[Callable[[Any], Any]]:
    options = spec.options
    described = {each.name: _description(f"{key}-{each.name}") for each in options}
    renamed = {each.name: _name(f"{key}-{each.name}", each.name) for each in options}
    chosen = {
        each.name: [_choice(each, value) for value in each.choices]
        for each in options
        if each.choices
    }
    completed = {
        each.name: _autocomplete(each.complete) for each in options if each.complete is not None
    }
    return [
        app_commands.describe(**described),
        app_commands.rename(**renamed),
        app_commands.choices(**chosen),
        app_commands.autocomplete(**completed),
    ]


def _autocomplete(complete: Completer) -> Any:
    """Whatever goes wrong, nothing is suggested: nobody has asked a question yet."""

    async def suggest(interaction: discord.Interaction[Any], typed: str) -> list[Choice[str]]:
        visit = DiscordVisit(interaction)
        try:
            refuse_where_uninvited(visit)
            app = _dispatcher(interaction).app
            found = await complete(app, visit, _plain(interaction.namespace), typed)
        except ConcordiaError:
            found = ()
        except Exception:
            _LOG.exception("could not suggest anything")
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

    return suggest
