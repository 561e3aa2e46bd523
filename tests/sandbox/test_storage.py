"""The world is kept in a folder: what was there goes on, as if nothing had happened."""

import asyncio
import json
import os
import shutil
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from sandbox import GENEROUS, Clock, LocalDiscord, Specification
from sandbox.changes import PATIENCE
from sandbox.files import Upload
from sandbox.model import Overwrite
from sandbox.nonces import NONCE_SECONDS
from sandbox.permissions import Permission
from sandbox.storage import Keeper
from tests.sandbox.bots import running
from tests.sandbox.conftest import MODERATOR
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
        guild = world.add_guild("Forum", bot_permissions=MODERATOR)
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
        assert message["attachments"] == []
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


async def test_what_the_bot_was_answered_is_on_disk(begin: Begin, tmp_path: Path) -> None:
    """As a copy of the folder shows, which is what a killed program leaves."""
    async with begin() as local, aiohttp.ClientSession() as session:
        wires, here, left = Wires(local, session), tmp_path, tmp_path.with_name("left")
        guild = local.world.add_guild("Forum", bot_permissions=MODERATOR)
        channel, alice = local.world.add_channel(guild, "general"), local.person("Alice", guild)
        path = f"/channels/{channel.id}/messages"
        sent: list[Any] = []
        for number in range(3):
            form = aiohttp.FormData()
            form.add_field("payload_json", json.dumps({"content": f"message {number}"}))
            form.add_field("files[0]", picture().getvalue(), filename="a.png")
            answer = await wires.request("POST", path, data=form)
            sent.append(answer.body["id"])
            shutil.copytree(here, left)
            async with LocalDiscord(folder=left) as again:
                found = again.world.message(channel.id, int(sent[-1]))
                assert found.content == f"message {number}"
                assert found.attachments[0].data == picture().getvalue()
            shutil.rmtree(left)
        edited = {"content": "another"}
        await wires.request("PATCH", f"{path}/{sent[-1]}", edited)
        alice.react(alice.sees(channel)[0], "👍")
        alice.react(alice.sees(channel)[1], "👍")
        reaction = f"{path}/{sent[-1]}/reactions/👍/@me"
        for method in ("PUT", "DELETE", "PUT"):
            await wires.request(method, reaction)
        shutil.copytree(here, left)
        async with LocalDiscord(folder=left) as again:
            assert again.world.messages == local.world.messages
            assert int(sent[-1]) in again.world.messages[channel.id]
        await wires.request("DELETE", f"{path}/{sent[-1]}")
        async with LocalDiscord(folder=here) as again:
            assert again.world.messages == local.world.messages
            assert int(sent[-1]) not in again.world.messages[channel.id]


async def test_requests_that_come_together_share_a_save(
    begin: Begin, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    saves: list[str] = []
    replace = os.replace

    def counted(source: Path, target: Path) -> None:
        saves.append(target.name)
        replace(source, target)

    async with begin() as local:
        channel = local.world.add_channel(local.world.add_guild("Forum"), "general")
        keeper = Keeper(local.wire, tmp_path)
        monkeypatch.setattr(os, "replace", counted)
        local.composer.post(channel, local.world.bot.id, {"content": "salve"})
        await asyncio.gather(*(keeper.on_disk() for _ in range(20)))
        assert saves == ["world.json"]
        await keeper.on_disk()
        assert saves == ["world.json"]  # as nothing has changed
        await keeper.close()


async def test_what_was_saved_before_stands_if_the_disk_fails(
    begin: Begin, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with begin() as local:
        channel = local.world.add_channel(local.world.add_guild("Forum"), "general")
    before = (tmp_path / "world.json").read_bytes()

    def full(*_: object) -> None:
        raise OSError("no space left")

    async with begin() as local, aiohttp.ClientSession() as session:
        wires = Wires(local, session)
        with monkeypatch.context() as patch:
            patch.setattr(os, "replace", full)
            for text in ("one", "two"):
                assert (await wires.send(channel, {"content": text})).status == 200
        assert (tmp_path / "world.json").read_bytes() == before
        assert [each.getMessage() for each in caplog.records if each.levelname == "WARNING"] == [
            "no space left; what happens now is not kept"
        ]
        await wires.send(channel, {"content": "three"})
        assert b"one" in (tmp_path / "world.json").read_bytes()


async def test_a_world_in_which_nothing_happened_is_left_as_it_was(
    begin: Begin, tmp_path: Path
) -> None:
    async with begin():
        pass
    assert list(tmp_path.iterdir()) == []
    async with begin() as local:
        local.world.add_guild("Forum")
    before = (tmp_path / "world.json").stat().st_mtime_ns
    async with begin():
        pass
    assert (tmp_path / "world.json").stat().st_mtime_ns == before


async def test_what_people_do_is_saved_before_the_end(
    begin: Begin, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sandbox.storage.SAVED_AFTER", 0.0)
    saved = asyncio.Event()
    loop, replace = asyncio.get_running_loop(), os.replace

    def told(source: Path, target: Path) -> None:
        replace(source, target)
        loop.call_soon_threadsafe(saved.set)

    monkeypatch.setattr(os, "replace", told)
    async with begin() as local:
        local.world.add_guild("Forum")
        await asyncio.wait_for(saved.wait(), PATIENCE)
        assert "Forum" in (tmp_path / "world.json").read_text(encoding="utf-8")


async def test_what_happens_after_the_end_is_not_saved(begin: Begin) -> None:
    async with begin() as local:
        pass
    assert local.world.changes.watchers == []


@pytest.mark.parametrize(
    ("before", "after", "reason"),
    [
        (b'"version":1', b'"version":2', "another version of this program"),
        (b'"version":1,', b"", "another version of this program"),
        (b'{"version', b"{version", "it is damaged"),
        (b"Forum", b"\xff\xfe", "it is damaged"),
        (b'"users":[', b'"users":[7,', r"it is damaged at users\.0"),
    ],
)
async def test_a_world_that_cannot_be_read_is_refused_in_one_line(
    begin: Begin, tmp_path: Path, before: bytes, after: bytes, reason: str
) -> None:
    async with begin() as local:
        local.world.add_guild("Forum")
    file = tmp_path / "world.json"
    broken = file.read_bytes().replace(before, after)
    file.write_bytes(broken)
    with pytest.raises(ValueError, match=rf"world\.json cannot be read: .*{reason}$"):
        async with begin():
            pass
    assert file.read_bytes() == broken
