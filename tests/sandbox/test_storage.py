"""The world is kept in a folder: what was there goes on, as if nothing had happened."""

import os
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from sandbox import GENEROUS, Clock, LocalDiscord, Specification
from sandbox.composer import NONCE_SECONDS
from sandbox.files import Upload
from sandbox.model import Overwrite
from sandbox.permissions import Permission
from sandbox.storage import save
from tests.sandbox.bots import running
from tests.sandbox.posts import post_a_button
from tests.sandbox.sample_bot import SampleBot, picture
from tests.sandbox.wires import Wires

Begin = Callable[[], AbstractAsyncContextManager[LocalDiscord]]
PRIVATE = {"type": 4, "data": {"content": "psst", "flags": 64}}


@pytest.fixture
def begin(tmp_path: Path, specification: Specification | None) -> Begin:
    """Another local Discord on another port, always in the same folder."""

    @asynccontextmanager
    async def made() -> AsyncIterator[LocalDiscord]:
        async with LocalDiscord(
            folder=tmp_path,
            clock=Clock(standing=True),
            rates=GENEROUS,
            specification=specification,
        ) as local:
            yield local
            local.journal.check()

    return made


async def test_everything_is_seen_again_by_those_who_saw_it(begin: Begin) -> None:
    async with begin() as local, aiohttp.ClientSession() as session:
        wires, world = Wires(local, session), local.world
        guild = world.add_guild("Forum")
        channel = world.add_channel(guild, "general")
        closed = Overwrite(guild.id, of_member=False, deny=int(Permission.VIEW_CHANNEL))
        hidden = world.add_channel(guild, "hidden", closed)
        alice, bob = local.person("Alice", guild, locale="fr"), local.person("Bob", guild)
        bob.close_dms()
        guild.members[alice.id].roles.append(world.add_role(guild, "Consul").id)
        thread = world.add_thread(channel, "talk", alice.id, private=True)
        button = {"type": 2, "style": 1, "label": "Join", "custom_id": "join"}
        body = {"content": f"{bob.mention} ✓", "components": [{"type": 1, "components": [button]}]}
        await wires.send(channel, body)
        clicked = await alice.click(alice.sees(channel)[0], "Join").begun()
        await wires.answer(clicked.interaction, PRIVATE)
        alice.react(alice.sees(channel)[0], "👍")
        await wires.request(
            "PUT", f"/channels/{channel.id}/messages/pins/{alice.sees(channel)[0].id}"
        )
        alice.write(thread, "between us")
        alice.write(alice.dm, "to the bot")
        path = f"/applications/{world.application.id}"
        command = {"name": "go", "description": "Goes"}
        await wires.request("PUT", f"{path}/commands", [command])
        await wires.request("PUT", f"{path}/guilds/{guild.id}/commands", [command | {"name": "on"}])
        places = (channel, hidden, thread, alice.dm)
        seen = [[person.sees(place) for place in places] for person in (alice, bob)]
        offered = alice.commands(channel)
        local.clock.advance(3600)  # ids go on even where the clock does not
        known, newest = world.application, world.ids.next()

    async with begin() as local:
        alice, bob = local.person_called("Alice"), local.person_called("Bob")
        world = local.world
        again = [world.channels[place.id] for place in places]
        assert again == list(places)
        assert [[person.sees(place) for place in again] for person in (alice, bob)] == seen
        assert [len(sights) for sights in seen[0]] == [3, 0, 1, 1]
        assert [len(sights) for sights in seen[1]] == [2, 0, 0, 0]
        assert alice.commands(again[0]) == offered
        assert world.application == known
        assert (alice.user.locale, bob.user.takes_dms) == ("fr", False)
        assert alice.dm is again[-1]
        assert world.guilds == {guild.id: guild}
        assert world.ids.next() > newest


async def test_an_old_button_works_and_its_picture_is_where_the_message_says(begin: Begin) -> None:
    async with begin() as local, running(local, SampleBot()):
        guild = local.world.add_guild("Forum")
        channel = local.world.add_channel(guild, "general")
        shown = (await local.person("Alice", guild).command(channel, "table")).reply

    async with begin() as local, running(local, SampleBot()), aiohttp.ClientSession() as session:
        message = local.wire.message(local.world.message(channel.id, shown.id))
        thumbnail = message["components"][0]["components"][0]["accessory"]["media"]
        assert thumbnail["url"] == message["attachments"][0]["url"]
        async with session.get(thumbnail["url"]) as response:
            assert await response.read() == picture().getvalue()
        counted = await local.person_called("Alice").click(shown, "Count 1")
        assert counted.reply.text == "Counted to 2"


async def test_nobody_thinks_any_longer(begin: Begin) -> None:
    async with begin() as local, aiohttp.ClientSession() as session:
        guild = local.world.add_guild("Forum")
        channel, alice = local.world.add_channel(guild, "general"), local.person("Alice", guild)
        post_a_button(local, channel)
        clicked = await alice.click(alice.sees(channel)[0], "Hi").begun()
        await Wires(local, session).answer(clicked.interaction, {"type": 5})
        assert [each.thinking for each in alice.sees(channel)] == [False, True]

    async with begin() as local:
        assert [each.text for each in local.person_called("Alice").sees(channel)] == ["press"]


async def test_a_message_sent_again_after_the_break_is_still_one(begin: Begin) -> None:
    body: dict[str, Any] = {"content": "once", "nonce": "17", "enforce_nonce": True}
    async with begin() as local, aiohttp.ClientSession() as session:
        channel = local.world.add_channel(local.world.add_guild("Forum"), "general")
        sent = await Wires(local, session).send(channel, body)

    async with begin() as local, aiohttp.ClientSession() as session:
        wires = Wires(local, session)
        assert (await wires.send(channel, body)).body["id"] == sent.body["id"]
        local.clock.advance(NONCE_SECONDS)
        assert (await wires.send(channel, body)).body["id"] != sent.body["id"]


async def test_pictures_go_when_their_message_does_not_show_them_any_longer(
    begin: Begin, tmp_path: Path
) -> None:
    async with begin() as local:
        channel = local.world.add_channel(local.world.add_guild("Forum"), "general")
        files = [Upload(number, f"{number}.png", b"x") for number in range(2)]
        message = local.composer.post(channel, local.world.bot.id, {}, files)
        first, second = message.attachments

    async with begin() as local:
        assert {file.name for file in (tmp_path / "attachments").iterdir()} == {
            str(each.id) for each in (first, second)
        }
        message = local.world.message(channel.id, message.id)
        local.composer.edit(message, {"attachments": [{"id": second.id}]})
        assert local.world.attachment(channel.id, first.id) is None

    assert [file.name for file in (tmp_path / "attachments").iterdir()] == [str(second.id)]


async def test_what_was_saved_before_stands_if_saving_is_interrupted(
    begin: Begin, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with begin() as local:
        local.world.add_guild("Forum")
    before = (tmp_path / "world.json").read_bytes()

    def full(*_: object) -> None:
        raise OSError("no space left")

    async with begin() as local:
        local.world.add_guild("Agora")
        with monkeypatch.context() as patch:
            patch.setattr(os, "replace", full)
            with pytest.raises(OSError, match="no space left"):
                save(local.wire, tmp_path)
        assert (tmp_path / "world.json").read_bytes() == before


async def test_a_change_is_saved_before_the_end(
    begin: Begin, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sandbox.storage.SAVED_AFTER", 0.0)
    async with begin() as local, aiohttp.ClientSession() as session:
        local.world.add_guild("Forum")
        await Wires(local, session).request("GET", "/users/@me")  # the loop goes round meanwhile
        assert "Forum" in (tmp_path / "world.json").read_text(encoding="utf-8")


async def test_what_happens_after_the_end_is_not_saved(begin: Begin) -> None:
    async with begin() as local:
        pass
    assert local.world.changes.watchers == []


async def test_a_world_in_a_form_of_another_time_is_refused(begin: Begin, tmp_path: Path) -> None:
    async with begin():
        pass
    file = tmp_path / "world.json"
    file.write_text(file.read_text(encoding="utf-8").replace('"version":1', '"version":2'))
    with pytest.raises(ValueError, match=r"world.json cannot be read(.|\n)*version"):
        async with begin():
            pass
