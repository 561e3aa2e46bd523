"""Slash commands: what people type, and what it means to their table."""

from bot.commands import host, info, look, new_table, play
from bot.commands.command_spec import CommandSpec

GROUP = "concordia"


def group_commands() -> list[CommandSpec]:
    """Those of `/concordia`."""
    return [new_table.command(), new_table.quick(), *host.commands()]


def single_commands() -> list[CommandSpec]:
    return [*play.commands(), *look.commands(), *info.commands()]
