"""Posts as Discord takes them, over the wire; every click comes back with its custom id."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import discord
import pytest

from bot.discord.layout import layout
from bot.texts.post import Button, Choice, Post, SelectMenu
from render import Picture
from sandbox import GENEROUS, Clock, LocalDiscord, Specification
from tests.sandbox.bots import running

PNG = bytes.fromhex(
    "89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000d49444154789c63"
    "f8cfc0f01f00050001ffa7d1a5b30000000049454e44ae426082"
)
POST = Post(
    texts=("# Italia", "Livia is to decide."),
    pictures=(Picture(PNG, "A map of Italia.", "board.png"),),
    rows=(
        (Button("Play", "play:1:2", "primary"), Button("Undo", "undo:1:2", disabled=True)),
        SelectMenu("pick:1:abc", "Which card?", (Choice("Architect", "a", "Move and build"),)),
    ),
    files=(("record.json", b"{}"),),
)


class Listener(discord.Client):
    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.05)
        self.heard: list[dict[str, Any]] = []

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        pass

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        self.heard.append(dict(interaction.data or {}))
        await interaction.response.defer()


@asynccontextmanager
async def a_listener() -> AsyncIterator[tuple[LocalDiscord, Listener]]:
    clock, known = Clock(standing=True), Specification.from_environment()
    async with LocalDiscord(clock=clock, rates=GENEROUS, specification=known) as local:
        bot = Listener()
        async with running(local, bot):
            yield local, bot
        local.journal.check()


@pytest.fixture
async def there() -> AsyncIterator[tuple[LocalDiscord, Listener]]:
    async with a_listener() as both:
        yield both


async def test_everything_in_a_post_is_seen(there: tuple[LocalDiscord, Listener]) -> None:
    local, bot = there
    guild = local.world.add_guild("Forum")
    place, livia = local.world.add_channel(guild, "general"), local.person("Livia", guild)
    await local.settle()
    view, files = layout(POST)
    channel = bot.get_partial_messageable(place.id)
    await channel.send(view=view, files=files)
    sight = await livia.sees_soon(place, "Livia is to decide.")
    assert sight.text == "# Italia\nLivia is to decide."
    assert [(each.filename, each.alt) for each in sight.pictures if each.alt] == [
        ("board.png", "A map of Italia.")
    ]
    assert [(each.label, each.disabled) for each in sight.buttons] == [
        ("Play", False),
        ("Undo", True),
    ]
    assert [each.options for each in sight.menus] == [("Architect",)]


async def test_every_click_is_heard_and_none_is_kept_in_memory(
    there: tuple[LocalDiscord, Listener],
) -> None:
    local, bot = there
    guild = local.world.add_guild("Forum")
    place, livia = local.world.add_channel(guild, "general"), local.person("Livia", guild)
    await local.settle()
    view, files = layout(POST)
    await bot.get_partial_messageable(place.id).send(view=view, files=files)
    sight = await livia.sees_soon(place, "Italia")
    await livia.click(sight, "Play")
    await livia.choose(sight, "pick:1:abc", "Architect")
    await asyncio.sleep(0)
    assert [each["custom_id"] for each in bot.heard] == ["play:1:2", "pick:1:abc"]
    assert bot.heard[1]["values"] == ["a"]
    assert bot._connection._view_store._views == {}


async def test_a_click_with_a_forged_id_is_heard_too(
    there: tuple[LocalDiscord, Listener],
) -> None:
    local, bot = there
    guild = local.world.add_guild("Forum")
    place, livia = local.world.add_channel(guild, "general"), local.person("Livia", guild)
    await local.settle()
    view, files = layout(POST)
    await bot.get_partial_messageable(place.id).send(view=view, files=files)
    sight = await livia.sees_soon(place, "Italia")
    await livia.forge(sight, "play:2:9")
    await livia.forge(sight, "pick:2:abc", "anything")
    assert [each["custom_id"] for each in bot.heard] == ["play:2:9", "pick:2:abc"]
    assert bot.heard[1]["values"] == ["anything"]
