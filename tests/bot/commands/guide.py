"""The guide for players, read by tests: the examples that it gives, and its list of commands."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import discord
from discord import app_commands

from bot.discord.command_tree import add_commands

TEXT = Path("docs/playing.md").read_text(encoding="utf-8")
_GROUP, _INTEGER, _BOOLEAN = 1, 4, 5


@dataclass(frozen=True)
class Example:
    """A line as it is typed."""

    line: str
    command: str
    options: Mapping[str, Any]


@cache
def commands() -> dict[str, dict[str, Any]]:
    """As Discord is told of them, by their full names."""
    tree = app_commands.CommandTree(discord.Client(intents=discord.Intents.none()))
    add_commands(tree)
    found: dict[str, dict[str, Any]] = {}
    for each in (command.to_dict(tree) for command in _typed(tree)):
        within = [option for option in each["options"] if option["type"] == _GROUP]
        found |= {f"{each['name']} {option['name']}": option for option in within}
        if not within:
            found[each["name"]] = each
    return found


def _typed(
    tree: app_commands.CommandTree[Any],
) -> list[app_commands.Command[Any, ..., Any] | app_commands.Group]:
    return tree.get_commands(type=discord.AppCommandType.chat_input)


def examples() -> list[Example]:
    blocks = re.findall(r"^```\n(.*?)^```", TEXT, re.MULTILINE | re.DOTALL)
    lines = [line for block in blocks for line in block.splitlines()]
    return [_example(line) for line in lines]


def named() -> set[str]:
    """Commands that are spoken of in the text, also with options."""
    return {_command(each) for each in re.findall(r"`(/[^`\n]+)`", TEXT)}


def command_list() -> str:
    """What the list at the end of the guide has to say."""
    rows = ["| Command | Options | |", "|---|---|---|"]
    rows += [
        f"| `/{name}` | {', '.join(_listed(command))} | {command['description']} |"
        for name, command in commands().items()
    ]
    return "\n".join(rows)


def option_list(command: str) -> str:
    rows = ["| Option | | Choices |", "|---|---|---|"]
    for option in commands()[command]["options"]:
        choices = "; ".join(choice["name"] for choice in option.get("choices") or ())
        if option["type"] == _BOOLEAN:
            choices = "True; False"
        if option["name"] == "language":
            choices = "each language the bot speaks"
        rows.append(f"| {_shown(option)} | {option['description']} | {choices} |")
    return "\n".join(rows)


def _listed(command: Mapping[str, Any]) -> Iterator[str]:
    yield from (_shown(option) for option in command.get("options") or ())


def _shown(option: Mapping[str, Any]) -> str:
    return f"**{option['name']}**" if option.get("required") else option["name"]


def _example(line: str) -> Example:
    command = _command(line)
    known = {option["name"]: option for option in commands()[command].get("options") or ()}
    parts = re.split(r" (\w+): ", line.removeprefix(f"/{command}"))
    assert not parts[0].strip(), f"{line}: what is {parts[0]!r}?"
    given = dict(zip(parts[1::2], parts[2::2], strict=True))
    assert set(given) <= set(known), line
    return Example(line, command, {name: _value(known[name], text) for name, text in given.items()})


def _value(option: Mapping[str, Any], text: str) -> Any:
    if option["type"] == _BOOLEAN:
        return {"True": True, "False": False}[text]
    return int(text) if option["type"] == _INTEGER else text


def _command(line: str) -> str:
    found = [each for each in commands() if f"{line} ".startswith(f"/{each} ")]
    assert found, f"{line} is no command"
    return found[0]
