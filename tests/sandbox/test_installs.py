"""Who has installed the application: the server, or a person for themselves."""

import pytest

from sandbox import LocalDiscord, Person
from sandbox.acts import NotPossible
from sandbox.model import Channel, Guild
from sandbox.permissions import Permission
from tests.sandbox.posts import post_a_button
from tests.sandbox.wires import Json, Wires


@pytest.fixture
def elsewhere(local: LocalDiscord, alice: Person) -> Channel:
    """Where the bot is no member."""
    guild = local.world.add_guild("Agora", bot_permissions=None)
    local.world.join(guild, alice.user)
    return local.world.add_channel(guild, "general")


async def registered(local: LocalDiscord, wires: Wires, **more: object) -> Json:
    path = f"/applications/{local.world.application.id}/commands"
    command: Json = (
        await wires.request("POST", path, {"name": "greet", "description": "Says hello", **more})
    ).body
    return command


async def heard(local: LocalDiscord, wires: Wires, alice: Person, place: Channel) -> Json:
    async with wires.gateway() as frames:
        await frames.identify()
        await alice.command(place, "greet").begun()
        event: Json = (await frames.until("INTERACTION_CREATE"))["d"]
        return event


async def test_a_command_follows_whoever_installed_it_unless_it_says_otherwise(
    local: LocalDiscord, wires: Wires, alice: Person, elsewhere: Channel
) -> None:
    assert (await registered(local, wires))["integration_types"] == [0, 1]
    assert alice.commands(elsewhere) == []
    alice.install_app()
    event = await heard(local, wires, alice, elsewhere)
    assert event["authorizing_integration_owners"] == {"1": str(alice.id)}
    assert (event["context"], event["guild_id"]) == (0, str(elsewhere.guild_id))
    assert int(event["app_permissions"])
    await registered(local, wires, integration_types=[0])
    assert alice.commands(elsewhere) == []


async def test_where_both_installed_it_both_are_named(
    local: LocalDiscord, guild: Guild, channel: Channel, wires: Wires, alice: Person
) -> None:
    await registered(local, wires)
    event = await heard(local, wires, alice, channel)
    assert event["authorizing_integration_owners"] == {"0": str(guild.id)}
    alice.install_app()
    event = await heard(local, wires, alice, channel)
    assert event["authorizing_integration_owners"] == {"0": str(guild.id), "1": str(alice.id)}
    event = await heard(local, wires, alice, alice.dm)
    assert event["authorizing_integration_owners"] == {"0": "0", "1": str(alice.id)}


async def test_in_direct_messages_an_interaction_names_hardly_any_permissions(
    local: LocalDiscord, guild: Guild, wires: Wires, alice: Person
) -> None:
    """Whoever reads them as in a channel thinks that the bot may neither see nor send."""
    await registered(local, wires, integration_types=[0], contexts=[0, 1])
    event = await heard(local, wires, alice, alice.dm)
    named = Permission(int(event["app_permissions"]))
    assert Permission.ATTACH_FILES in named
    assert not named & (Permission.VIEW_CHANNEL | Permission.SEND_MESSAGES)
    assert "guild_id" not in event


async def test_an_application_can_be_for_servers_only(local: LocalDiscord, wires: Wires) -> None:
    local.world.application.integration_types = (0,)
    assert (await registered(local, wires))["integration_types"] == [0]
    known = (await wires.request("GET", "/applications/@me")).body
    assert list(known["integration_types_config"]) == ["0"]


async def test_the_buttons_of_a_bot_that_was_sent_away_are_dead(
    local: LocalDiscord, guild: Guild, channel: Channel, alice: Person
) -> None:
    post_a_button(local, channel)
    local.world.remove_bot(guild)
    with pytest.raises(NotPossible):
        await alice.click(alice.sees(channel)[0], "Hi").begun()
