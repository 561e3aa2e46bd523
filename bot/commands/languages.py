"""The language of a table, chosen when it is opened."""

from bot.commands.command_spec import Given, OptionSpec
from words import languages


def language_option() -> OptionSpec:
    return OptionSpec("language", choices=languages())


def language_given(given: Given) -> str | None:
    """None: as the server speaks."""
    return str(given["language"]) if "language" in given else None
