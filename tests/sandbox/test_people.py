"""People: what they see, what they may do, and what no person could do."""

import asyncio
from typing import Any

import discord
import pytest
from discord import app_commands, ui

from sandbox import LocalDiscord, NotPossible, Person
from sandbox.changes import NothingHappened
from sandbox.model import Channel, Guild, Overwrite
from sandbox.permissions import Permission
from tests.sandbox.bots import running
from tests.sandbox.wires import Wires

ROW = {
    "type": 1,
    "components": [
        {"type": 2, "style": 1, "label": "Join", "custom_id": "join"},
        {"type": 2, "style": 1, "label": "Leave", "custom_id": "leave", "disabled": True},
        {"type": 2, "style": 5, "label": "Rules", "url": "https://example.com"},
    ],
}
MENU = {
    "type": 1,
    "components": [
        {
            "type": 3,
            "custom_id": "towns",
            "placeholder": "Towns",
            "min_values": 2,
            "max_values": 2,
            "options": [{"label": name, "value": name.lower()} for name in ("Roma", "Narbo")],
        }
    ],
}


def private(local: LocalDiscord, guild: Guild, *people: Person) -> Channel:
    """A channel for some people and the bot."""
    view = int(Permission.VIEW_CHANNEL)
    allowed = [
        Overwrite(member, of_member=True, allow=view)
        for member in (local.world.bot.id, *(person.id for person in people))
    ]
    everyone = Overwrite(guild.id, of_member=False, deny=view)
    return local.world.add_channel(guild, "private", everyone, *allowed)


async def test_a_private_channel_is_seen_by_those_it_allows(
    local: LocalDiscord, guild: Guild, alice: Person, bob: Person, wires: Wires
) -> None:
    channel = private(local, guild, alice)
    await wires.send(channel, {"content": "secret", "components": [ROW]})
    assert [each.text for each in alice.sees(channel)] == ["secret"]
    assert bob.sees(channel) == []
    with pytest.raises(NotPossible, match="does not see"):
        await bob.click(alice.sees(channel)[0], "Join")
    with pytest.raises(NotPossible, match="bob lacks SEND_MESSAGES"):
        bob.write(channel, "me too")


async def test_in_a_thread_speaking_is_another_permission_than_in_its_channel(
    local: LocalDiscord, guild: Guild, alice: Person, wires: Wires
) -> None:
    speak, in_threads = Permission.SEND_MESSAGES, Permission.SEND_MESSAGES_IN_THREADS
    for denied, talks in ((speak, "in the thread"), (in_threads, "in the channel")):
        overwrites = [
            Overwrite(each, of_member=each != guild.id, deny=int(denied))
            for each in (guild.id, local.world.bot.id)
        ]
        channel = local.world.add_channel(guild, "talk", *overwrites)
        thread = local.world.add_thread(channel, "thread", local.world.bot.id)
        for place, where in ((channel, "in the channel"), (thread, "in the thread")):
            if where == talks:
                alice.write(place, "salve")
                assert (await wires.send(place, {"content": "ave"})).status == 200
                continue
            with pytest.raises(NotPossible, match="alice lacks SEND_MESSAGES"):
                alice.write(place, "salve")
            local.journal.expect(50013)
            assert (await wires.send(place, {"content": "ave"})).body["code"] == 50013


async def test_nobody_writes_nothing_or_too_much(channel: Channel, alice: Person) -> None:
    for text in ("", "x" * 2001):
        with pytest.raises(NotPossible, match="alice cannot write this"):
            alice.write(channel, text)


async def test_a_stranger_sees_nothing(
    local: LocalDiscord, channel: Channel, alice: Person, wires: Wires
) -> None:
    await wires.send(channel, {"content": "for members"})
    stranger = local.person("Stranger")
    assert stranger.sees(channel) == []
    assert stranger.sees(alice.dm) == []


@pytest.mark.parametrize(
    ("denied", "code"),
    [(Permission.VIEW_CHANNEL, 50001), (Permission.SEND_MESSAGES, 50013)],
)
async def test_the_bot_too_needs_permission(
    local: LocalDiscord, guild: Guild, wires: Wires, denied: Permission, code: int
) -> None:
    overwrite = Overwrite(local.world.bot.id, of_member=True, deny=int(denied))
    channel = local.world.add_channel(guild, "closed", overwrite)
    local.journal.expect(code)
    refused = await wires.send(channel, {"content": "knock"})
    assert (refused.status, refused.body["code"]) == (403, code)


async def test_what_is_not_there_greyed_out_or_a_link_cannot_be_clicked(
    local: LocalDiscord, channel: Channel, alice: Person, wires: Wires
) -> None:
    await wires.send(channel, {"components": [ROW, MENU]})
    sight = alice.sees(channel)[0]
    with pytest.raises(NotPossible, match="0 components are called 'Start'; there: Join"):
        await alice.click(sight, "Start")
    with pytest.raises(NotPossible, match="disabled"):
        await alice.click(sight, "Leave")
    with pytest.raises(NotPossible, match="link"):
        await alice.click(sight, "Rules")
    with pytest.raises(NotPossible, match="between 2 and 2"):
        await alice.choose(sight, "Towns", "Roma")
    with pytest.raises(NotPossible, match="'Athenae' is not among Roma, Narbo"):
        await alice.choose(sight, "Towns", "Roma", "Athenae")
    with pytest.raises(NotPossible, match="nothing can be chosen twice"):
        await alice.choose(sight, "Towns", "Roma", "roma")
    chosen = await alice.choose(sight, "Towns", "Roma", "Narbo").begun()
    assert chosen.interaction.data["values"] == ["roma", "narbo"]
    await wires.request("DELETE", f"/channels/{channel.id}/messages/{sight.id}")
    with pytest.raises(NotPossible, match="does not see"):
        await alice.click(sight, "Join")


def menu(kind: int, **more: Any) -> Any:
    """Of people (5), roles (6) or channels (8)."""
    return {"type": 1, "components": [{"type": kind, "custom_id": f"menu {kind}", **more}]}


async def test_menus_list_only_who_and_what_is_here_and_to_be_seen(
    local: LocalDiscord, guild: Guild, channel: Channel, alice: Person, wires: Wires
) -> None:
    bob, other = local.person("Bob", guild), local.world.add_guild("Agora")
    consul, archon = local.world.add_role(guild, "Consul"), local.world.add_role(other, "Archon")
    for kind, listed, unlisted, why in (
        (5, bob, local.person("Stranger", other), "Stranger is not listed here"),
        (5, bob, "Bob", "'Bob' is no person"),
        (6, consul, archon, "Archon.* is not a role here"),
        (8, channel, local.world.add_channel(other, "elsewhere"), "elsewhere.* is not to be seen"),
        (8, private(local, guild, alice), private(local, guild, bob), "private.* is not to be"),
        (8, channel, bob.dm, "DM.* is not to be seen"),
    ):
        await wires.send(channel, {"components": [menu(kind)]})
        sight = alice.sees(channel)[-1]
        chosen = await alice.choose(sight, f"menu {kind}", listed).begun()
        assert chosen.interaction.data["values"] == [str(listed.id)]
        with pytest.raises(NotPossible, match=why):
            await alice.choose(sight, f"menu {kind}", unlisted)


async def test_a_menu_may_list_only_some_types_of_channels(
    local: LocalDiscord, channel: Channel, alice: Person, wires: Wires
) -> None:
    await wires.send(channel, {"components": [menu(8, channel_types=[11])]})
    thread = local.world.add_thread(channel, "thread", local.world.bot.id)
    await alice.choose(alice.sees(channel)[0], "menu 8", thread).begun()
    with pytest.raises(NotPossible, match=r"none of the types \[11\]"):
        await alice.choose(alice.sees(channel)[0], "menu 8", channel)


async def test_who_waits_in_vain_is_told_what_was_there_instead(
    local: LocalDiscord, channel: Channel, alice: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    alice.write(channel, "salve")
    waiting = local.world.changes.until
    monkeypatch.setattr(local.world.changes, "until", lambda look, what: waiting(look, what, 0.01))
    with pytest.raises(NothingHappened, match=r"does not see 'ave atque vale', but \['salve'\]"):
        await alice.sees_soon(channel, "ave atque vale")


async def test_a_message_is_seen_as_soon_as_it_comes_and_until_it_goes(
    local: LocalDiscord, channel: Channel, alice: Person, wires: Wires
) -> None:
    waiting = asyncio.create_task(alice.sees_soon(channel, lambda sight: "salve" in sight.text))
    await wires.send(channel, {"content": "ave"})
    assert not waiting.done()
    sent = await wires.send(channel, {"content": "salve"})
    assert (await waiting).id == int(sent.body["id"])
    going = asyncio.create_task(alice.sees_no_more(channel, "salve"))
    await wires.request("DELETE", f"/channels/{channel.id}/messages/{sent.body['id']}")
    await going


@pytest.mark.parametrize(
    ("more", "pinged"),
    [
        ({}, True),
        ({"allowed_mentions": {"parse": []}}, False),
        ({"allowed_mentions": {"parse": ["users"]}}, True),
        ({"allowed_mentions": {"parse": ["everyone"]}}, False),
    ],
)
async def test_a_mention_calls_only_if_it_is_allowed_to(
    channel: Channel, alice: Person, wires: Wires, more: Any, pinged: bool
) -> None:
    await wires.send(channel, {"content": f"salve {alice.mention}", **more})
    assert bool(alice.pings(channel)) is pinged


@pytest.mark.parametrize(
    "case",
    [
        ({}, True),
        ({"allowed_mentions": {"parse": ["users", "roles"]}}, False),
        ({"allowed_mentions": {"parse": ["everyone"]}}, True),
    ],
)
async def test_everyone_is_called_only_by_who_may_and_is_allowed_to(
    local: LocalDiscord, guild: Guild, alice: Person, wires: Wires, case: Any
) -> None:
    more, pinged = case
    denied = int(Permission.MENTION_EVERYONE)
    quiet = Overwrite(local.world.bot.id, of_member=True, deny=denied)
    for channel, may in (
        (local.world.add_channel(guild, "loud"), True),
        (local.world.add_channel(guild, "quiet", quiet), False),
    ):
        sent = await wires.send(channel, {"content": "salvete @everyone", **more})
        assert sent.body["mention_everyone"] is (may and pinged)
        assert bool(alice.pings(channel)) is (may and pinged)


async def test_a_member_writes_everyone_in_vain(
    channel: Channel, alice: Person, bob: Person
) -> None:
    alice.write(channel, "@here @everyone")
    assert bob.pings(channel) == []


async def test_a_role_calls_those_who_have_it(
    local: LocalDiscord, guild: Guild, channel: Channel, alice: Person, wires: Wires
) -> None:
    consul, bob = local.world.add_role(guild, "Consul"), local.person("Bob", guild)
    guild.members[alice.id].roles.append(consul.id)
    world = local.world
    world.set_permissions(channel, world.bot, deny=int(Permission.MENTION_EVERYONE))
    unheard = await wires.send(channel, {"content": f"salve <@&{consul.id}>"})
    assert (unheard.body["mention_roles"], alice.pings(channel)) == ([], [])
    consul.mentionable = True
    content = f"salve <@&{consul.id}> <@&17>"
    sent = await wires.send(channel, {"content": content})
    assert sent.body["mention_roles"] == [str(consul.id)]
    assert (len(alice.pings(channel)), bob.pings(channel)) == (1, [])
    allowed: Any
    for allowed, count in (({"parse": []}, 1), ({"roles": [str(consul.id)]}, 2)):
        await wires.send(channel, {"content": content, "allowed_mentions": allowed})
        assert len(alice.pings(channel)) == count


async def test_of_people_only_those_named_are_called(
    local: LocalDiscord, channel: Channel, alice: Person, bob: Person, wires: Wires
) -> None:
    content = f"salvete {alice.mention} {bob.mention}"
    allowed = {"parse": [], "users": [str(bob.id)]}
    await wires.send(channel, {"content": content, "allowed_mentions": allowed})
    assert (alice.pings(channel), len(bob.pings(channel))) == ([], 1)
    local.journal.expect(50035)
    both = allowed | {"parse": ["users"]}
    assert (await wires.send(channel, {"content": "x", "allowed_mentions": both})).status == 400


@pytest.mark.parametrize(
    ("more", "pinged"),
    [({}, True), ({"allowed_mentions": {"parse": [], "replied_user": False}}, False)],
)
async def test_a_reply_calls_who_is_replied_to_unless_it_says_otherwise(
    channel: Channel, alice: Person, wires: Wires, more: Any, pinged: bool
) -> None:
    written = alice.write(channel, "salve")
    reference = {"message_id": str(written.id)}
    await wires.send(channel, {"content": "ave", "message_reference": reference, **more})
    assert bool(alice.pings(channel)) is pinged


async def test_an_edit_calls_nobody(
    local: LocalDiscord, channel: Channel, alice: Person, wires: Wires
) -> None:
    sent = await wires.send(channel, {"content": "salve"})
    path = f"/channels/{channel.id}/messages/{sent.body['id']}"
    await wires.request("PATCH", path, {"content": f"salve {alice.mention}"})
    assert alice.pings(channel) == []


class Bot(discord.Client):
    def __init__(self, *commands: Any) -> None:
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.05)
        self.tree = app_commands.CommandTree(self)
        for command in commands:
            self.tree.add_command(command)

    async def setup_hook(self) -> None:
        await self.tree.sync()


@app_commands.command(description="Every kind of option")
@app_commands.choices(size=[app_commands.Choice(name="Large", value=3)])
async def options(  # noqa: PLR0917  (an option of each kind)
    interaction: discord.Interaction,
    word: app_commands.Range[str, 2, 5],
    number: app_commands.Range[int, 1, 9],
    share: float,
    sure: bool,
    person: discord.Member,
    place: discord.TextChannel,
    role: discord.Role,
    anyone: discord.Role | discord.Member,
    file: discord.Attachment,
    size: int = 1,
) -> None:
    told = [word, number, share, sure, person.name, place.name, role.name, anyone.name, size]
    await interaction.response.send_message(f"{told} {await file.read()!r}")


@app_commands.command(description="For those in charge")
@app_commands.default_permissions(manage_guild=True)
async def manage(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("managed")


@app_commands.command(description="Not in direct messages")
@app_commands.guild_only()
async def meet(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("met")


async def test_options_of_every_kind_arrive(
    local: LocalDiscord, guild: Guild, channel: Channel, alice: Person
) -> None:
    consul = local.world.add_role(guild, "Consul")
    given = {
        "word": "salve",
        "number": 7,
        "share": 0.5,
        "sure": True,
        "person": alice,
        "place": channel,
        "role": consul,
        "anyone": alice,
        "file": ("edict.txt", b"SPQR"),
        "size": "Large",
    }
    async with running(local, Bot(options)):
        outcome = await alice.command(channel, "options", **given)
        assert outcome.reply.text == (
            "['salve', 7, 0.5, True, 'alice', 'general', 'Consul', 'alice', 3] b'SPQR'"
        )
        for name, wrong in (
            ("word", "x"),
            ("word", "too long"),
            ("number", 10),
            ("number", "seven"),
            ("person", consul),
            ("size", "Huge"),
            ("unheard", 1),
        ):
            with pytest.raises(NotPossible):
                await alice.command(channel, "options", **(given | {name: wrong}))
        del given["word"]
        with pytest.raises(NotPossible, match="needs 'word'"):
            await alice.command(channel, "options", **given)


async def test_what_was_entered_before_is_sent_along_when_something_is_completed(
    local: LocalDiscord, channel: Channel, alice: Person, bob: Person, wires: Wires
) -> None:
    town = {"type": 3, "name": "town", "description": "t", "autocomplete": True}
    guest = {"type": 6, "name": "guest", "description": "g"}
    command = {"name": "invite", "description": "Invites", "options": [town, guest]}
    await wires.request("PUT", f"/applications/{local.world.application.id}/commands", [command])
    outcome = await alice.autocompletes(channel, "invite", "town", "R", guest=bob).begun()
    assert outcome.interaction.data["options"] == [
        {"type": 6, "name": "guest", "value": str(bob.id)},
        {"type": 3, "name": "town", "value": "R", "focused": True},
    ]
    assert list(outcome.interaction.data["resolved"]["users"]) == [str(bob.id)]
    for option in ("guest", "unheard"):
        with pytest.raises(NotPossible):
            await alice.autocomplete(channel, "invite", option, "R")


async def test_commands_are_offered_by_place_and_permission(
    local: LocalDiscord, guild: Guild, channel: Channel, alice: Person
) -> None:
    chief = local.person("Chief", guild)
    role = local.world.add_role(guild, "Chief", int(Permission.MANAGE_GUILD))
    guild.members[chief.id].roles.append(role.id)
    mute = int(Permission.USE_APPLICATION_COMMANDS)
    silent = local.world.add_channel(guild, "silent", Overwrite(guild.id, False, deny=mute))
    async with running(local, Bot(manage, meet)):
        assert {each.name for each in chief.commands(channel)} == {"manage", "meet"}
        assert {each.name for each in alice.commands(channel)} == {"meet"}
        assert {each.name for each in alice.commands(alice.dm)} == {"manage"}
        assert alice.commands(silent) == []
        with pytest.raises(NotPossible, match="no command 'manage' is offered here; there: meet"):
            await alice.command(channel, "manage")


class Everything(ui.Modal, title="Everything"):
    hint: ui.TextDisplay[Any] = ui.TextDisplay("Fill it in")
    name: ui.Label[Any] = ui.Label(
        text="Name", component=ui.TextInput(custom_id="name", min_length=2)
    )
    friends: ui.Label[Any] = ui.Label(
        text="Friends", component=ui.UserSelect(custom_id="friends", max_values=2)
    )
    file: ui.Label[Any] = ui.Label(
        text="File", component=ui.FileUpload(custom_id="file", required=False)
    )
    goods: ui.Label[Any] = ui.Label(
        text="Goods",
        component=ui.CheckboxGroup(
            custom_id="goods",
            options=[discord.CheckboxGroupOption(label=each) for each in ("Wine", "Cloth")],
        ),
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        name, friends = self.name.component, self.friends.component
        file, goods = self.file.component, self.goods.component
        assert isinstance(name, ui.TextInput)
        assert isinstance(friends, ui.UserSelect)
        assert isinstance(file, ui.FileUpload)
        assert isinstance(goods, ui.CheckboxGroup)
        told = [name.value, [each.name for each in friends.values], goods.values]
        data = [await each.read() for each in file.values]
        await interaction.response.send_message(f"{told} {data}")


@app_commands.command(description="A form with everything")
async def everything(interaction: discord.Interaction) -> None:
    await interaction.response.send_modal(Everything())


async def test_a_form_takes_inputs_of_every_kind(
    local: LocalDiscord, channel: Channel, alice: Person, bob: Person
) -> None:
    async with running(local, Bot(everything)):
        opened = await alice.command(channel, "everything")
        entered = {
            "Name": "Livia",
            "Friends": [alice, bob],
            "File": [("edict.txt", b"SPQR")],
            "Goods": ["Wine"],
        }
        for name, wrong in (
            ("Name", ""),
            ("Name", "L"),
            ("Goods", ["Salt"]),
            ("Goods", ["Wine", "Wine"]),
            ("File", [("a.txt", b"a"), ("b.txt", b"b")]),
            ("Friends", [alice, alice]),
            ("Nothing", 1),
        ):
            with pytest.raises(NotPossible):
                await alice.submit(opened, entered | {name: wrong})
        with pytest.raises(NotPossible, match="bob has not opened this form"):
            await bob.submit(opened, entered)
        answer = await alice.submit(opened, entered)
        assert answer.reply.text == "['Livia', ['alice', 'bob'], ['Wine']] [b'SPQR']"


async def test_people_react(
    local: LocalDiscord, channel: Channel, alice: Person, bob: Person, wires: Wires
) -> None:
    sight = bob.write(channel, "salve")
    alice.react(sight, "👍")
    path = f"/channels/{channel.id}/messages/{sight.id}/reactions/👍"
    listed = await wires.request("GET", path)
    assert [each["username"] for each in listed.body] == ["alice"]
    await wires.request("PUT", f"{path}/@me")
    await wires.request("DELETE", f"{path}/{alice.id}")
    assert [each["username"] for each in (await wires.request("GET", path)).body] == ["bot"]
    await wires.request("DELETE", f"{path}/@me")
    assert bob.looks_again(sight).reactions == ()
