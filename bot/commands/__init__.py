"""Slash commands: what people type, and what it means to their table."""

from collections.abc import Mapping

from bot.commands import (
    against_contrarius,
    away,
    campaigns,
    host,
    info,
    look,
    new_table,
    play,
    seats,
    settings,
    statistics,
)
from bot.commands.command_spec import CommandSpec, MenuSpec


def grouped_commands() -> Mapping[str, list[CommandSpec]]:
    """By the name of their group."""
    tables = [
        new_table.command(),
        new_table.quick(),
        *against_contrarius.commands(),
        *host.commands(),
    ]
    return {"concordia": tables, "settings": settings.commands(), "campaign": campaigns.commands()}


def single_commands() -> list[CommandSpec]:
    timely = [*away.commands(), *seats.commands()]
    return [*play.commands(), *look.commands(), *timely, *statistics.commands(), *info.commands()]


def person_menus() -> list[MenuSpec]:
    """In the menu that opens on a person."""
    return seats.menus()
