"""Somebody at the page uses Discord in a language in which the bot has worded its commands."""

import aiohttp
import pytest

from sandbox import LocalDiscord
from sandbox.acts import NotPossible
from sandbox.changes import PATIENCE
from sandbox.offers import name_said
from sandbox.page import PageTexts
from sandbox.page.page_requests import PageRequests
from sandbox.page.page_state import locales_shown


async def test_a_person_can_use_discord_in_another_language() -> None:
    async with LocalDiscord() as local:
        guild = local.world.add_guild("Forum")
        channel = local.world.add_channel(guild, "general")
        livia, marcus = (local.person(name, guild) for name in ("Livia", "Marcus"))
        assert locales_shown(livia) == {"mine": "en-US", "known": ["en-US"]}
        local.world.commands[None][1] = {"name": "new", "name_localizations": {"de": "neu"}}
        assert locales_shown(livia) == {"mine": "en-US", "known": ["de", "en-US"]}
        asks = PageRequests(livia, channel, {})
        await asks.answer({"do": "speak", "locale": "de"})
        assert (livia.user.locale, marcus.user.locale) == ("de", "en-US")
        with pytest.raises(NotPossible, match="language"):
            await asks.answer({"do": "speak", "locale": "tlh"})
        assert locales_shown(livia)["mine"] == "de"


async def test_whoever_has_chosen_none_uses_the_browsers_language() -> None:
    page = PageTexts(lambda _: {"window": "", "no-script": ""}, locales=("en-US", "fr"))
    async with LocalDiscord(page=page) as local, aiohttp.ClientSession() as session:
        guild = local.world.add_guild("Forum")
        channel = local.world.add_channel(guild, "general")
        livia, marcus = (local.person(name, guild) for name in ("Livia", "Marcus"))
        await PageRequests(marcus, channel, {}).answer({"do": "speak", "locale": "en-US"})
        async with session.ws_connect(f"{local.page_address}page/socket") as socket:
            for person, mine in ((livia, "fr"), (marcus, "en-US")):
                who = {"person": str(person.id), "languages": ["fr-CH", "en"]}
                await socket.send_json({"do": "be", **who})
                told = await socket.receive_json(timeout=PATIENCE)
                assert told["news"]["locales"]["mine"] == mine


async def test_a_command_that_was_used_reads_in_the_language_of_whoever_looks() -> None:
    async with LocalDiscord() as local:
        quick = {"name": "quick", "name_localizations": {"fr": "rapide"}}
        local.world.commands[None][1] = {"name": "concordia", "options": [quick]}
        local.world.commands[None][2] = {
            "name": "Ask to play",
            "name_localizations": {"fr": "Jouer"},
        }
        said = [name_said(local.world, each, "fr") for each in ("concordia quick", "Ask to play")]
        assert said == ["concordia rapide", "Jouer"]
        assert name_said(local.world, "concordia quick", "de") == "concordia quick"
        assert name_said(local.world, "gone since", "fr") == "gone since"
