"""The page's files and its socket, without a browser."""

import json
import ssl
from typing import Any

import aiohttp
import pytest

from sandbox import LocalDiscord, Person
from sandbox.changes import PATIENCE
from sandbox.model import Channel, Json
from sandbox.page.site import HEADERS
from tests.sandbox.page.conftest import PAGE
from tests.sandbox.page.windows import buttons, post

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest.fixture
def address(local: LocalDiscord) -> str:
    return local.page_address.rstrip("/")


async def news(socket: aiohttp.ClientWebSocketResponse) -> Json:
    told: Json = await socket.receive_json(timeout=PATIENCE)
    return dict(told["news"])


async def asked(socket: aiohttp.ClientWebSocketResponse, **ask: Any) -> Json:
    """Past whatever news there are, its answer."""
    await socket.send_json({"ask": 1, **ask})
    while "answer" not in (told := await socket.receive_json(timeout=PATIENCE)):
        pass
    return dict(told)


async def test_the_files_come_with_strict_headers(address: str) -> None:
    async with aiohttp.ClientSession() as session:
        for path in ("/", "/page/main.js", "/page/layout.css", "/page/icon.svg"):
            async with session.get(address + path) as response:
                assert response.status == 200
                assert {key: response.headers[key] for key in HEADERS} == HEADERS
        for path in ("/page/none.js", "/page/..%2fsite.py", "/page/site.py"):
            async with session.get(address + path) as response:
                assert response.status == 404


async def test_there_is_no_page_unless_it_is_wanted(address: str) -> None:
    async with (
        LocalDiscord() as plain,
        aiohttp.ClientSession() as session,
        session.get(plain.page_address) as response,
    ):
        assert response.status == 404


async def test_no_page_over_tls() -> None:
    with pytest.raises(ValueError, match="plain HTTP"):
        LocalDiscord(tls=ssl.create_default_context(), page=PAGE)


@pytest.mark.parametrize("headers", [{"Origin": "https://example.com"}, {"Host": "example.com"}])
async def test_pages_from_elsewhere_are_refused(address: str, headers: dict[str, str]) -> None:
    async with aiohttp.ClientSession() as session:
        with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
            await session.ws_connect(address + "/page/socket", headers=headers)
        assert refused.value.status == 403


async def test_only_what_changed_is_told(
    address: str, channel: Channel, alice: Person, bob: Person
) -> None:
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(address + "/page/socket") as socket,
    ):
        await socket.send_json({"do": "be", "person": str(alice.id), "place": str(channel.id)})
        first = await news(socket)
        assert first["me"] == {"id": str(alice.id), "name": "Alice"}
        assert [person["name"] for person in first["people"]] == ["Alice", "Bob"]
        alice.write(channel, "salve")
        told = await news(socket)
        assert "people" not in told
        [changed] = told["messages"]["changed"]
        assert changed["content"] == "salve"


@pytest.mark.usefixtures("bot")
async def test_what_came_of_a_click_is_told_before_its_answer(
    address: str, channel: Channel, alice: Person
) -> None:
    made = await alice.command(channel, "buttons")
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(address + "/page/socket") as socket,
    ):
        await socket.send_json({"do": "be", "person": str(alice.id), "place": str(channel.id)})
        shown = (await news(socket))["messages"]["changed"][0]
        button = shown["components"][0]["components"][0]["custom_id"]
        ask = {"ask": 1, "do": "click", "message": str(made.reply.id), "id": button}
        await socket.send_json(ask)
        assert (await news(socket))["messages"]["changed"][0]["content"] == "pressed"
        assert (await socket.receive_json(timeout=PATIENCE))["answer"] == 1


async def test_somebody_who_comes_before_there_are_people_waits_for_them(
    address: str, local: LocalDiscord
) -> None:
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(address + "/page/socket") as socket,
    ):
        await socket.send_json({"do": "be"})
        guild = local.world.add_guild("Forum")
        local.person("Livia", guild)
        assert (await news(socket))["me"]["name"] == "Livia"


@pytest.mark.parametrize(
    "ask",
    [
        "no json",
        "[]",
        json.dumps({"do": "write", "text": "nobody"}),
        json.dumps({"ask": 1}),
    ],
)
async def test_whoever_talks_nonsense_is_shown_out(address: str, *, ask: str) -> None:
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(address + "/page/socket") as socket,
    ):
        await socket.send_str(ask)
        closed = await socket.receive(timeout=PATIENCE)
        assert (closed.type, closed.data) == (aiohttp.WSMsgType.CLOSE, 1008)


async def test_what_no_person_could_do_is_not_done(
    address: str, local: LocalDiscord, channel: Channel, alice: Person, bob: Person
) -> None:
    post(local, bob.dm, content="for Bob", components=buttons("Take"))
    secret = bob.sees(bob.dm)[0].id
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(address + "/page/socket") as socket,
    ):
        await socket.send_json({"do": "be", "person": str(alice.id), "place": str(bob.dm.id)})
        assert (await news(socket))["here"]["id"] == str(channel.id)
        for ask in (
            {"do": "click", "message": str(secret), "id": "take"},
            {"do": "react", "message": str(secret), "emoji": "👍"},
            {"do": "dismiss", "message": str(secret)},
            {"do": "command", "name": "nothing", "options": {}},
            {"do": "submit", "form": "1", "values": {}},
            {"do": "write", "text": ""},
            {"do": "write", "text": "x" * 2001},
        ):
            assert (await asked(socket, **ask))["problem"] not in ("", "failed")
    assert bob.sees(bob.dm)[0].reactions == ()
    assert alice.sees(channel) == []
