"""What discord.py 2.7.1 does that a bot has to reckon with; an upgrade shows what changed."""

import re
from typing import Any

import discord
import pytest
from discord import app_commands, ui

from sandbox import LocalDiscord, Person
from sandbox.interaction import TOKEN_SECONDS, Kind
from sandbox.model import Channel
from tests.sandbox.bots import running
from tests.sandbox.posts import post_a_button

CALLBACK = "POST /interactions/{interaction_id}/{interaction_token}/callback"


class Moved(ui.DynamicItem[ui.Button[Any]], template=r"move:(?P<place>\w+)"):
    def __init__(self, place: str) -> None:
        super().__init__(ui.Button(label=place, custom_id=f"move:{place}"))
        self.place = place

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: ui.Item[Any], match: re.Match[str], /
    ) -> "Moved":
        return cls(match["place"])

    async def callback(self, interaction: discord.Interaction) -> None:
        if self.place == "Hades":
            raise RuntimeError("no way back")
        await interaction.response.send_message(f"moved to {self.place}")


class Pressed(ui.View):
    """An ordinary view, known once its message was sent."""

    @ui.button(label="Press")
    async def press(self, interaction: discord.Interaction, button: ui.Button[Any]) -> None:
        await interaction.response.send_message("pressed")


class Bot(discord.Client):
    """Its commands are the acts of each test."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.05)
        self.tree = app_commands.CommandTree(self)
        self.view: ui.View = ui.View(timeout=None)
        self.interaction: discord.Interaction | None = None

        @self.tree.command(description="Shows the view")
        async def show(interaction: discord.Interaction) -> None:
            self.interaction = interaction
            await interaction.response.send_message("here", view=self.view)

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Moved)
        await self.tree.sync()


def ordinary() -> ui.Button[Any]:
    return ui.Button(label="Ordinary", custom_id="ordinary")


@pytest.mark.parametrize("end", ["stop", "timeout"])
async def test_a_mixed_view_that_ends_takes_its_dynamic_buttons_from_the_whole_bot(
    local: LocalDiscord, channel: Channel, alice: Person, end: str
) -> None:
    bot = Bot()
    async with running(local, bot):
        bot.view.add_item(Moved("Roma"))
        pure = (await alice.command(channel, "show")).reply
        bot.view = ui.View(timeout=None if end == "stop" else 0.01)
        bot.view.add_item(Moved("Narbo")).add_item(ordinary())
        mixed = (await alice.command(channel, "show")).reply
        if end == "stop":
            assert (await alice.click(mixed, "Narbo")).reply.text == "moved to Narbo"
            bot.view.stop()
        assert await bot.view.wait() is (end == "timeout")
        await alice.click(mixed, "Narbo").silence()
        await alice.click(pure, "Roma").silence()


async def test_a_view_of_dynamic_buttons_only_may_stop(
    local: LocalDiscord, channel: Channel, alice: Person
) -> None:
    bot = Bot()
    async with running(local, bot):
        bot.view.add_item(Moved("Roma"))
        shown = (await alice.command(channel, "show")).reply
        bot.view.stop()
        assert (await alice.click(shown, "Roma")).reply.text == "moved to Roma"


async def test_a_view_shown_again_without_its_dynamic_buttons_takes_them_from_the_whole_bot(
    local: LocalDiscord, channel: Channel, alice: Person
) -> None:
    """So a view is built anew for each message."""
    bot = Bot()
    async with running(local, bot):
        bot.view.add_item(Moved("Roma"))
        shown = (await alice.command(channel, "show")).reply
        assert (await alice.click(shown, "Roma")).reply.text == "moved to Roma"
        bot.view.clear_items().add_item(ordinary())
        await alice.command(channel, "show")
        await alice.click(shown, "Roma").silence()


async def test_an_error_in_a_dynamic_button_is_only_logged(
    local: LocalDiscord, channel: Channel, alice: Person, caplog: pytest.LogCaptureFixture
) -> None:
    bot = Bot()
    async with running(local, bot):
        bot.view.add_item(Moved("Hades"))
        shown = (await alice.command(channel, "show")).reply
        await alice.click(shown, "Hades").silence()
    assert "Ignoring exception in dynamic item callback" in caplog.text
    assert "no way back" in caplog.text


async def test_a_click_before_discord_py_has_read_the_answer_is_ignored(
    local: LocalDiscord, channel: Channel, alice: Person
) -> None:
    """The view is known only then; people settle before they act, so they come late enough."""
    bot = Bot()
    async with running(local, bot):
        bot.view = Pressed()
        hold = local.faults.hold(CALLBACK, carried_out=True)
        await alice.command(channel, "show")
        shown = await alice.sees_soon(channel, "here")
        await alice.click(shown, "Press").silence()
        hold.release()
        assert (await alice.click(shown, "Press")).reply.text == "pressed"


async def test_a_click_without_its_message_reaches_no_dynamic_button(
    local: LocalDiscord, channel: Channel, alice: Person
) -> None:
    async with running(local, Bot()):
        data = {"component_type": 2, "custom_id": "move:Roma", "id": 1}
        lost = local.interactions.begin(Kind.COMPONENT, alice.id, channel, data)
        await local.settle()
        local.clock.advance(3)
        assert lost.state.value == "did not respond"


async def test_json_by_any_other_name_ends_the_login(
    local: LocalDiscord, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sandbox.rest.JSON_TYPE", "application/json; charset=utf-8")
    with pytest.raises(TypeError):
        async with running(local, Bot()):
            pass


async def test_an_answer_without_content_breaks_the_reply_although_it_was_sent(
    local: LocalDiscord, channel: Channel, alice: Person, caplog: pytest.LogCaptureFixture
) -> None:
    """discord.py asks for the message that came of it, and cannot do without."""
    bot = Bot()
    local.faults.fail(CALLBACK, status=204, carried_out=True)
    async with running(local, bot):
        bot.view = Pressed()
        shown = (await alice.command(channel, "show")).reply
        assert shown.text == "here"
        await alice.click(shown, "Press").silence()
    assert "TypeError" in caplog.text


@pytest.mark.parametrize("custom_id", ["unknown", "move:Roma:twice"])
async def test_a_button_nobody_knows_is_silence(
    local: LocalDiscord, channel: Channel, alice: Person, custom_id: str
) -> None:
    post_a_button(local, channel, custom_id=custom_id)
    async with running(local, Bot()):
        await alice.click(alice.sees(channel)[0], "Hi").silence()


async def test_after_fifteen_minutes_only_the_bots_own_token_can_edit(
    local: LocalDiscord, channel: Channel, alice: Person
) -> None:
    bot = Bot()
    async with running(local, bot):
        shown = (await alice.command(channel, "show")).reply
        local.clock.advance(TOKEN_SECONDS)
        local.journal.expect(50027)
        assert bot.interaction is not None
        with pytest.raises(discord.HTTPException) as caught:
            await bot.interaction.edit_original_response(content="late")
        assert caught.value.code == 50027
        message = bot.get_partial_messageable(channel.id).get_partial_message(shown.id)
        await message.edit(content="still editable")
        assert alice.looks_again(shown).text == "still editable"


async def test_a_defer_that_comes_too_late_raises_10062(
    local: LocalDiscord, channel: Channel, alice: Person
) -> None:
    caught: list[discord.NotFound] = []

    class Late(Bot):
        async def on_interaction(self, interaction: discord.Interaction) -> None:
            local.clock.advance(3)
            try:
                await interaction.response.defer()
            except discord.NotFound as error:
                caught.append(error)
                local.world.changes.tell()

    post_a_button(local, channel)
    local.journal.expect(10062)
    async with running(local, Late()):
        await alice.click(alice.sees(channel)[0], "Hi").begun()
        await local.world.changes.until(lambda: caught, "nothing was raised")
    assert caught[0].code == 10062


async def test_a_plain_message_cannot_be_turned_into_a_layout_without_care(
    local: LocalDiscord, channel: Channel
) -> None:
    """discord.py leaves the content standing, which Discord refuses beside a layout."""
    bot = Bot()
    layout = ui.LayoutView().add_item(ui.TextDisplay("laid out"))
    async with running(local, bot):
        sent = await bot.get_partial_messageable(channel.id).send("plain")
        local.journal.expect(50035)
        with pytest.raises(discord.HTTPException):
            await sent.edit(view=layout)
        edited = await sent.edit(content=None, view=layout)
        assert edited.flags.components_v2
        assert edited.content == ""


@pytest.mark.usefixtures("discords_own")
async def test_discord_py_lets_pass_what_discord_refuses(
    local: LocalDiscord, channel: Channel
) -> None:
    bot = Bot()
    async with running(local, bot):
        place = bot.get_partial_messageable(channel.id)
        local.journal.expect(50035, 50035, 50035)
        for button in (
            ui.Button[Any](label="x" * 81, custom_id="x"),
            ui.Button[Any](label="x", custom_id="x" * 101),
            ui.Button[Any](custom_id="x"),
        ):
            with pytest.raises(discord.HTTPException):
                await place.send("x", view=ui.View().add_item(button))


async def test_guilds_are_the_only_intent_that_clicks_and_commands_need(
    local: LocalDiscord, channel: Channel, alice: Person
) -> None:
    async with running(local, Bot()):
        session = local.gateway.connected()[0]
        assert session.intents == discord.Intents(guilds=True).value == 1
        assert (await alice.command(channel, "show")).reply.text == "here"
