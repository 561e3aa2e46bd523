"""Somebody at the page uses Discord in a language in which the bot has worded its commands."""

import pytest

from sandbox import LocalDiscord
from sandbox.acts import NotPossible
from sandbox.page.asks import Asks
from sandbox.page.outlook import locales_shown


async def test_a_person_can_use_discord_in_another_language() -> None:
    async with LocalDiscord() as local:
        guild = local.world.add_guild("Forum")
        channel = local.world.add_channel(guild, "general")
        livia, marcus = (local.person(name, guild) for name in ("Livia", "Marcus"))
        assert locales_shown(livia) == {"mine": "en-US", "known": ["en-US"]}
        local.world.commands[None][1] = {"name": "new", "name_localizations": {"de": "neu"}}
        assert locales_shown(livia) == {"mine": "en-US", "known": ["de", "en-US"]}
        asks = Asks(livia, channel, {})
        await asks.answer({"do": "speak", "locale": "de"})
        assert (livia.user.locale, marcus.user.locale) == ("de", "en-US")
        with pytest.raises(NotPossible, match="language"):
            await asks.answer({"do": "speak", "locale": "tlh"})
        assert locales_shown(livia)["mine"] == "de"
