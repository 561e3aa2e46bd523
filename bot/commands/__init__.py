"""Slash commands: what people type, and what it means to their table."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any

from discord import app_commands

from bot.commands import host, info, look, new_table, play
from bot.commands.command_spec import group_of, made
from bot.handlers.desk import Desk

GROUP = "concordia"


def add_commands(tree: app_commands.CommandTree[Any], desk: Desk) -> None:
    group = group_of(GROUP)
    for spoken in (new_table.command(), new_table.quick(), *host.commands()):
        group.add_command(made(desk, spoken, group))
    tree.add_command(group)
    for spoken in (*play.commands(), *look.commands(), *info.commands()):
        tree.add_command(made(desk, spoken))


async def tree_hash(tree: app_commands.CommandTree[Any]) -> str:
    """Another one whenever Discord would be told something else."""
    commands = sorted(tree.get_commands(), key=lambda each: each.name)
    translator = tree.translator
    told = [
        await each.get_translated_payload(tree, translator) if translator else each.to_dict(tree)
        for each in commands
    ]
    return sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()
