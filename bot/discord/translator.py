"""The names and descriptions of commands in the languages of the catalogues."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import TranslationContext, locale_str

from words import SOURCE, words_for


class Translator(app_commands.Translator):
    async def translate(
        self,
        string: locale_str,
        locale: discord.Locale,
        _: TranslationContext[Any, Any],
    ) -> str | None:
        """None where the English words serve: in English, and where a catalogue lacks them."""
        message = string.extras.get("message")
        words = words_for(locale.value)
        if words.language == SOURCE or not isinstance(message, str) or not words.knows(message):
            return None
        return words(message)
