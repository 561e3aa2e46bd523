"""Slash commands: what people type, and what it means to their table."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any

from discord import app_commands

from bot.commands import hosting, knowing, opening, playing, seeing
from bot.commands.making import group_of, made
from bot.desk import Desk

GROUP = "concordia"


def add_commands(tree: app_commands.CommandTree[Any], desk: Desk) -> None:
    group = group_of(GROUP)
    for spoken in (opening.command(), opening.quick(), *hosting.commands()):
        group.add_command(made(desk, spoken, group))
    tree.add_command(group)
    for spoken in (*playing.commands(), *seeing.commands(), *knowing.commands()):
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
