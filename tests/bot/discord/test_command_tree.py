"""The commands as Discord is told of them: within its limits, and with all their words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

import discord
import pytest
from discord import app_commands

from bot.discord.command_tree import add_commands
from bot.discord.translator import Translator
from engine.rulebook import BEGINNINGS
from tests.words.messages import variables
from words import SOURCE, catalogues, languages, words_for

"""No command is called here."""
NAME, DESCRIPTION = 32, 100
OPTION_KINDS_WITH_OPTIONS = (1, 2)


@pytest.fixture
def tree() -> app_commands.CommandTree[Any]:
    tree = app_commands.CommandTree(discord.Client(intents=discord.Intents.none()))
    add_commands(tree)
    return tree


def told(tree: app_commands.CommandTree[Any]) -> list[dict[str, Any]]:
    """Those that are typed."""
    typed = tree.get_commands(type=discord.AppCommandType.chat_input)
    return [each.to_dict(tree) for each in typed]


def walked(commands: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Commands, groups and options alike."""
    for each in commands:
        yield each
        yield from walked(each.get("options") or [])


def choices(tree: app_commands.CommandTree[Any]) -> Iterator[dict[str, Any]]:
    for each in walked(told(tree)):
        yield from each.get("choices") or []


def test_every_personality_has_its_command(tree: app_commands.CommandTree[Any]) -> None:
    assert BEGINNINGS.keys() <= {each.name for each in tree.get_commands()}


def test_the_commands_fit_into_what_discord_takes(tree: app_commands.CommandTree[Any]) -> None:
    assert len(told(tree)) <= 100
    for each in walked(told(tree)):
        assert len(each.get("options") or []) <= 25, each["name"]
        assert each["name"] == each["name"].lower()
        assert 0 < len(each["name"]) <= NAME
        assert 0 < len(each["description"]) <= DESCRIPTION, each["name"]
        assert len(each.get("choices") or []) <= 25
    for each in choices(tree):
        assert 0 < len(each["name"]) <= 100


def test_menus_on_a_person_fit(tree: app_commands.CommandTree[Any]) -> None:
    menus = tree.get_commands(type=discord.AppCommandType.user)
    assert 0 < len(menus) <= 15
    assert all(0 < len(each.name) <= NAME for each in menus)


def test_required_options_come_first(tree: app_commands.CommandTree[Any]) -> None:
    for each in walked(told(tree)):
        required = [bool(option.get("required")) for option in each.get("options") or []]
        assert required == sorted(required, reverse=True), each["name"]


@pytest.mark.parametrize("language", languages())
def test_names_and_descriptions_fit_in_every_language(language: str) -> None:
    words = words_for(language)
    for message in variables(catalogues(language).values()):
        if message.startswith("command-"):
            longest = DESCRIPTION if message.endswith(".description") else NAME
            assert 0 < len(words(message)) <= longest, message
        if message.startswith("menu-") and message != "menu-invited":
            assert 0 < len(words(message)) <= NAME, message
        if message.startswith("choice-"):
            assert 0 < len(words(message)) <= 100, message


def test_no_words_of_commands_are_left_over(tree: app_commands.CommandTree[Any]) -> None:
    used = {f"command-{name}" for name in names(told(tree))}
    used |= {f"{each}.description" for each in used}
    used |= {f"choice-{each['value']}" for each in choices(tree) if isinstance(each["value"], str)}
    there = variables(catalogues(SOURCE).values())
    assert {each for each in there if each.startswith(("command-", "choice-"))} == used


def names(commands: list[dict[str, Any]], above: str = "") -> Iterator[str]:
    for each in commands:
        yield f"{above}{each['name']}"
        yield from names(each.get("options") or [], f"{above}{each['name']}-")


async def test_what_a_language_lacks_is_left_in_english() -> None:
    translator = Translator()
    context = cast("Any", None)
    said = app_commands.locale_str("architect", message="command-architect")
    unknown = app_commands.locale_str("architect", message="command-nobody-knows")
    assert await translator.translate(said, discord.Locale.british_english, context) is None
    assert await translator.translate(said, discord.Locale.japanese, context) is None
    assert await translator.translate(unknown, discord.Locale.french, context) is None
    assert (
        await translator.translate(app_commands.locale_str("x"), discord.Locale.german, context)
        is None
    )
