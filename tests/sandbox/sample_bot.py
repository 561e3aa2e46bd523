"""A bot that uses every feature the local Discord has to offer, with the real discord.py.

As a program it is a process of its own: `python -m tests.sandbox.sample_bot PORT AUTHORITY`.
"""

import asyncio
import io
import re
import sys
from pathlib import Path
from typing import Any, ClassVar

import discord
from discord import app_commands, ui
from PIL import Image

from sandbox.client import connector

TOWNS = ("Massilia", "Narbo", "Nemausus", "Roma")
FRENCH = {"hello": "bonjour", "Says hello": "Dit bonjour", "name": "nom"}


def picture(colour: str = "red") -> io.BytesIO:
    file = io.BytesIO()
    Image.new("RGB", (16, 9), colour).save(file, "PNG")
    file.seek(0)
    return file


class French(app_commands.Translator):
    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        return FRENCH.get(string.message) if locale is discord.Locale.french else None


class CountButton(ui.DynamicItem[ui.Button[Any]], template=r"count:(?P<number>\d+)"):
    """Knows all it needs from its custom id, so that it outlives the process."""

    def __init__(self, number: int) -> None:
        super().__init__(ui.Button(label=f"Count {number}", custom_id=f"count:{number}"))
        self.number = number

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: ui.Item[Any], match: re.Match[str], /
    ) -> "CountButton":
        return cls(int(match["number"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        board = discord.File(picture(), "board.png")
        await interaction.response.edit_message(
            view=table_view(self.number + 1), attachments=[board]
        )


def table_view(number: int) -> ui.LayoutView:
    """Container, section, thumbnail, gallery, separator, rows: the table of a game."""
    view = ui.LayoutView(timeout=None)
    container: ui.Container[Any] = ui.Container(accent_colour=discord.Colour.blue())
    thumbnail: ui.Thumbnail[Any] = ui.Thumbnail("attachment://board.png")
    container.add_item(ui.Section(ui.TextDisplay(f"Counted to {number}"), accessory=thumbnail))
    container.add_item(ui.Separator())
    gallery: ui.MediaGallery[Any] = ui.MediaGallery()
    gallery.add_item(media="attachment://board.png", description="A red board")
    container.add_item(gallery)
    row: ui.ActionRow[Any] = ui.ActionRow()
    row.add_item(CountButton(number))
    container.add_item(row)
    view.add_item(container)
    return view


class Menus(ui.View):
    """A menu of each kind, and an ordinary button."""

    @ui.select(placeholder="A town", options=[discord.SelectOption(label=each) for each in TOWNS])
    async def town(self, interaction: discord.Interaction, select: ui.Select[Any]) -> None:
        await interaction.response.send_message(f"town {select.values[0]}")

    @ui.select(cls=ui.UserSelect, placeholder="Some people", max_values=3)
    async def people(self, interaction: discord.Interaction, select: ui.UserSelect[Any]) -> None:
        names = ", ".join(each.display_name for each in select.values)
        await interaction.response.send_message(f"people {names}")

    @ui.select(cls=ui.RoleSelect, placeholder="A role")
    async def role(self, interaction: discord.Interaction, select: ui.RoleSelect[Any]) -> None:
        await interaction.response.send_message(f"role {select.values[0].name}")

    @ui.select(cls=ui.MentionableSelect, placeholder="Anyone", max_values=2)
    async def anyone(
        self, interaction: discord.Interaction, select: ui.MentionableSelect[Any]
    ) -> None:
        kinds = ", ".join(type(each).__name__ for each in select.values)
        await interaction.response.send_message(f"anyone {kinds}")

    @ui.select(cls=ui.ChannelSelect, placeholder="A channel")
    async def channel(
        self, interaction: discord.Interaction, select: ui.ChannelSelect[Any]
    ) -> None:
        await interaction.response.send_message(f"channel {select.values[0].name}")


class Buttons(ui.View):
    @ui.button(label="Press me")
    async def press(self, interaction: discord.Interaction, button: ui.Button[Any]) -> None:
        button.disabled = True
        await interaction.response.edit_message(content="pressed", view=self)

    @ui.button(label="Slowly")
    async def slowly(self, interaction: discord.Interaction, button: ui.Button[Any]) -> None:
        await interaction.response.defer()
        await interaction.edit_original_response(content="pressed slowly")

    @ui.button(label="Ask")
    async def ask(self, interaction: discord.Interaction, button: ui.Button[Any]) -> None:
        await interaction.response.send_modal(Form())


class Form(ui.Modal, title="A form"):
    name: ui.Label[Any] = ui.Label(text="Name", component=ui.TextInput(max_length=20))
    town: ui.Label[Any] = ui.Label(
        text="Town",
        component=ui.Select(options=[discord.SelectOption(label=each) for each in TOWNS]),
    )
    remark: ui.TextInput[Any] = ui.TextInput(label="Remark", required=False)
    open: ClassVar[set[str]] = set()

    def __init__(self) -> None:
        super().__init__()
        self.open.add(self.custom_id)

    async def on_submit(self, interaction: discord.Interaction) -> None:
        assert isinstance(self.name.component, ui.TextInput)
        assert isinstance(self.town.component, ui.Select)
        told = f"{self.name.component.value} of {self.town.component.values[0]}: {self.remark}"
        await interaction.response.send_message(told, ephemeral=True)


game = app_commands.Group(name="game", description="A group of commands")
seat = app_commands.Group(name="seat", description="A group within", parent=game)


@game.command(description="A new game")
@app_commands.describe(town="Where to begin", seats="How many play")
@app_commands.choices(mode=[app_commands.Choice(name="Alone", value="single")])
async def new(
    interaction: discord.Interaction,
    town: str,
    seats: app_commands.Range[int, 2, 6] = 2,
    mode: str = "team",
) -> None:
    await interaction.response.send_message(f"new in {town} for {seats}, {mode}")


@new.autocomplete("town")
async def complete_town(
    interaction: discord.Interaction, typed: str
) -> list[app_commands.Choice[str]]:
    others = "".join(f" ({key} {value})" for key, value in interaction.namespace if key != "town")
    return [
        app_commands.Choice(name=town + others, value=town)
        for town in TOWNS
        if town.lower().startswith(typed.lower())
    ]


@seat.command(description="Take a seat")
async def take(interaction: discord.Interaction, person: discord.Member) -> None:
    await interaction.response.send_message(f"{person.mention} sits down")


@app_commands.command(
    name=app_commands.locale_str("hello"), description=app_commands.locale_str("Says hello")
)
@app_commands.rename(name=app_commands.locale_str("name"))
async def hello(interaction: discord.Interaction, name: str) -> None:
    words = "Bonjour" if interaction.locale is discord.Locale.french else "Hello"
    await interaction.response.send_message(f"{words} {name}", embed=discord.Embed(title="Hi"))


@app_commands.command(description="Menus of every kind")
async def menus(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("choose", view=Menus())


@app_commands.command(description="Buttons")
async def buttons(interaction: discord.Interaction, private: bool = False) -> None:
    await interaction.response.send_message("press", view=Buttons(), ephemeral=private)


@app_commands.command(description="A form")
async def form(interaction: discord.Interaction) -> None:
    await interaction.response.send_modal(Form())


@app_commands.command(description="Reads a file")
async def read(interaction: discord.Interaction, file: discord.Attachment) -> None:
    words = (await file.read()).decode()
    await interaction.response.send_message(f"{file.filename}: {words}")


@app_commands.command(description="A table with a picture")
async def table(interaction: discord.Interaction) -> None:
    file = discord.File(picture(), "board.png", description="The board")
    await interaction.response.send_message(view=table_view(1), file=file)


@app_commands.command(description="Takes its time")
async def later(interaction: discord.Interaction, private: bool = False) -> None:
    await interaction.response.defer(ephemeral=private, thinking=True)
    await interaction.followup.send("first", wait=True)
    second = await interaction.followup.send("second", ephemeral=True, wait=True)
    await second.edit(content="second, edited")
    third = await interaction.followup.send("third", wait=True)
    await third.delete()
    await interaction.edit_original_response(content="first, edited")


@app_commands.command(description="Whispers")
async def whisper(interaction: discord.Interaction, person: discord.Member) -> None:
    await interaction.response.defer(ephemeral=True)
    try:
        await person.send("psst", view=Buttons())
        await interaction.followup.send("whispered")
    except discord.Forbidden as error:
        await interaction.followup.send(f"cannot whisper: {error.code}")


@app_commands.command(description="Opens a thread")
async def thread(interaction: discord.Interaction, name: str, private: bool = False) -> None:
    assert isinstance(interaction.channel, discord.TextChannel)
    await interaction.response.defer(ephemeral=True)
    kind = discord.ChannelType.private_thread if private else discord.ChannelType.public_thread
    opened = await interaction.channel.create_thread(name=name, type=kind)
    if private:
        await opened.add_user(interaction.user)
    await opened.send("in the thread", view=Buttons())
    message = await interaction.channel.send("about this")
    from_message = await message.create_thread(name=f"{name} about")
    await from_message.send("below the message")
    await interaction.followup.send(f"{opened.name} and {from_message.name}")


@app_commands.command(description="Messages with the bot's own token")
async def messages(interaction: discord.Interaction) -> None:
    assert isinstance(interaction.channel, discord.TextChannel)
    channel = interaction.channel
    await interaction.response.defer(ephemeral=True)
    async with channel.typing():
        sent = await channel.send("kept", file=discord.File(picture(), "old.png"))
    await sent.pin()
    await sent.add_reaction("👍")
    pinned = [each.content async for each in channel.pins()]
    new_file = discord.File(picture("blue"), "new.png", description="A blue one")
    await channel.get_partial_message(sent.id).edit(content="kept, edited", attachments=[new_file])
    twice = [await channel.send("only once", nonce=f"{sent.id}") for _ in range(2)]
    await (await channel.send("soon gone", reference=sent)).delete()
    known = [each.content async for each in channel.history(limit=10)]
    same = twice[0].id == twice[1].id
    await interaction.followup.send(f"pinned {pinned}, once {same}, known {known}")


@app_commands.command(description="Who is who")
async def who(interaction: discord.Interaction) -> None:
    assert interaction.guild is not None
    await interaction.response.defer(ephemeral=True)
    client = interaction.client
    user = await client.fetch_user(interaction.user.id)
    guild = await client.fetch_guild(interaction.guild.id)
    member = await guild.fetch_member(user.id)
    channel = await client.fetch_channel(interaction.channel_id or 0)
    assert isinstance(channel, discord.TextChannel)
    found = await interaction.guild.query_members(user_ids=[user.id])
    told = f"{user.name} {member.display_name} {guild.name} {channel.name} {len(found)}"
    await interaction.followup.send(told)


@app_commands.context_menu(name="Wave at")
@app_commands.guild_only()
async def wave(interaction: discord.Interaction, person: discord.Member) -> None:
    await interaction.response.send_message(f"You wave at {person.name}", ephemeral=True)


class SampleBot(discord.Client):
    def __init__(self, **options: Any) -> None:
        intents = discord.Intents(guilds=True, dm_messages=True)
        # Otherwise it waits two seconds for more guilds before it is ready.
        super().__init__(intents=intents, guild_ready_timeout=0.05, **options)
        self.tree = app_commands.CommandTree(self)
        commands: list[app_commands.Command[Any, ..., None] | app_commands.Group] = [
            game, hello, menus, buttons, form, read, table, later, whisper, thread, messages, who
        ]  # fmt: skip
        for command in (*commands, wave):
            self.tree.add_command(command)

    async def setup_hook(self) -> None:
        self.add_dynamic_items(CountButton)
        await self.tree.set_translator(French())
        await self.tree.sync()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """The default one sleeps for five seconds before it identifies again."""

    async def on_message(self, message: discord.Message) -> None:
        if message.guild is None and message.author != self.user:
            await message.channel.send(f"you said {message.content}")

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """A form does not outlive the process: discord.py is silent, so this has to speak."""
        if interaction.type is discord.InteractionType.modal_submit:
            assert interaction.data is not None
            if interaction.data.get("custom_id") not in Form.open:
                await interaction.response.send_message("this form has expired", ephemeral=True)


async def main(port: int, authority: Path) -> None:
    async with SampleBot(connector=connector(port, authority)) as bot:
        await bot.start("local-token")


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]), Path(sys.argv[2])))
