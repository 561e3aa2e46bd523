"""The server: only on this machine, only for whom it is meant, and nothing goes unnoticed."""

import asyncio
import gc
import io
import socket
import weakref
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest
from aiohttp import web

from sandbox import Clock, LocalDiscord, Specification, bodies
from sandbox.bodies import LARGEST_REQUEST
from sandbox.journal import RefusedRequests
from sandbox.model import Channel
from sandbox.openapi import VARIABLE
from tests.sandbox.wires import Wires


async def test_it_listens_on_the_loopback_address_only(local: LocalDiscord) -> None:
    # The whole of 127.0.0.0/8 is this machine, and it may have other addresses: one answers.
    known = socket.getaddrinfo(socket.gethostname(), local.port, type=socket.SOCK_STREAM)
    others = {str(address[4][0]) for address in known} | {"127.0.0.2", "::1"}
    socket.create_connection(("127.0.0.1", local.port)).close()
    for other in others - {"127.0.0.1"}:
        with pytest.raises(OSError):  # noqa: PT011  (refused, or there is no such address)
            socket.create_connection((other, local.port), timeout=5).close()


@pytest.mark.parametrize("path", ["/api/v10/users/@me", "/gateway", "/attachments/1/2/x.png"])
@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://example.com"},
        {"Origin": "null"},
        {"Origin": "http://127.0.0.1:1"},
        {"Host": "example.com"},
        {"Host": "discord.com"},
    ],
)
async def test_foreign_origins_and_hosts_are_refused(
    local: LocalDiscord, path: str, headers: dict[str, str]
) -> None:
    async with aiohttp.ClientSession() as session:
        address = f"http://127.0.0.1:{local.port}{path}"
        async with session.get(address, headers=headers) as response:
            assert response.status == 403


async def test_a_foreign_page_cannot_open_the_gateway(local: LocalDiscord) -> None:
    async with aiohttp.ClientSession() as session:
        with pytest.raises(aiohttp.WSServerHandshakeError) as caught:
            await session.ws_connect(local.addresses.gateway, origin="https://example.com")
    assert caught.value.status == 403


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost"])
async def test_its_own_origin_is_welcome(local: LocalDiscord, host: str) -> None:
    own = f"{host}:{local.port}"
    headers = {"Host": own, "Origin": f"http://{own}", "Authorization": "Bot local-token"}
    address = f"{local.addresses.api}/users/@me"
    async with (
        aiohttp.ClientSession() as session,
        session.get(address, headers=headers) as response,
    ):
        assert response.status == 200


async def test_a_request_without_the_token_is_refused(local: LocalDiscord, wires: Wires) -> None:
    local.journal.expect(0, 0)
    assert (await wires.request("GET", "/users/@me", token=None)).status == 401
    assert (await wires.request("GET", "/users/@me", token="wrong")).status == 401


async def test_what_is_not_served_is_not_found_and_fails_the_test(
    local: LocalDiscord, wires: Wires
) -> None:
    assert (await wires.request("GET", "/guilds/1/audit-logs")).status == 404
    with pytest.raises(RefusedRequests, match="GET /guilds/1/audit-logs: 404"):
        local.journal.check()
    older = f"http://127.0.0.1:{local.port}/api/v9/users/@me"
    async with aiohttp.ClientSession() as session, session.get(older) as response:
        assert response.status == 404
    with pytest.raises(RefusedRequests, match="GET /api/v9/users/@me: 404"):
        local.journal.check()


async def test_a_refusal_that_was_expected_and_did_not_come_fails_the_test(
    local: LocalDiscord,
) -> None:
    local.journal.expect(50007)
    with pytest.raises(RefusedRequests, match="expected to be refused with 50007"):
        local.journal.check()


async def test_its_own_mistakes_are_told_at_once_and_with_their_traceback(
    local: LocalDiscord, channel: Channel, wires: Wires
) -> None:
    """As a 500 discord.py would try them five times over 25 seconds."""
    channel.guild_id = 17  # there is no such guild, which its code does not reckon with
    answer = await wires.request("GET", f"/channels/{channel.id}")
    assert answer.status == 400
    assert "KeyError: 17" in local.journal.failures[0]
    with pytest.raises(RefusedRequests, match="the local Discord failed"):
        local.journal.check()


async def test_json_is_called_so_and_nothing_more(local: LocalDiscord, wires: Wires) -> None:
    """With a charset behind it, discord.py dies at login with a TypeError."""
    answer = await wires.request("GET", "/users/@me")
    assert answer.headers["Content-Type"] == "application/json"


async def test_a_body_that_is_no_json_is_refused(
    local: LocalDiscord, channel: Channel, wires: Wires
) -> None:
    local.journal.expect(50109)
    path = f"/channels/{channel.id}/messages"
    headers = {"Content-Type": "application/json"}
    refused = await wires.request("POST", path, data=b"{", headers=headers)
    assert refused.body["code"] == 50109


@pytest.mark.parametrize("described", [True, False])
@pytest.mark.parametrize("body", [None, [], "x", 5])
async def test_a_body_of_another_kind_is_refused(
    local: LocalDiscord, channel: Channel, wires: Wires, body: object, described: bool
) -> None:
    """By itself, or by Discord's description if that is at hand."""
    if not described:
        local.specification = None
    local.journal.expect(50006 if body is None else 50035, 50035, 50035)
    assert (await wires.send(channel, body)).status == 400
    assert (await wires.request("POST", "/users/@me/channels", body)).status == 400
    commands = f"/applications/{local.world.application.id}/commands"
    one = {} if body == [] else body  # a list is what it takes
    assert (await wires.request("PUT", commands, one)).status == 400


@pytest.mark.parametrize(
    ("parts", "code"),
    [
        ({"payload_json": "{"}, 50109),
        ({"payload_json": "[]"}, 50035),
        ({"files[one]": "x"}, 50035),
        ({"file": "x"}, 50035),
    ],
)
async def test_a_form_that_is_none_is_refused(
    local: LocalDiscord, channel: Channel, wires: Wires, parts: dict[str, str], code: int
) -> None:
    local.journal.expect(code)
    form = aiohttp.FormData(default_to_multipart=True, quote_fields=False)
    for name, value in parts.items():
        form.add_field(name, value)
    refused = await wires.request("POST", f"/channels/{channel.id}/messages", data=form)
    assert (refused.status, refused.body["code"]) == (400, code)


async def test_a_form_without_its_boundary_is_refused(
    local: LocalDiscord, channel: Channel, wires: Wires
) -> None:
    local.journal.expect(50035)
    headers = {"Content-Type": "multipart/form-data"}
    path = f"/channels/{channel.id}/messages"
    assert (await wires.request("POST", path, data=b"x", headers=headers)).status == 400


@pytest.mark.usefixtures("discords_own")
async def test_an_id_has_to_be_a_number(local: LocalDiscord, wires: Wires) -> None:
    local.journal.expect(50035, 0, 0)
    opening = await wires.request("POST", "/users/@me/channels", {"recipient_id": "me"})
    assert opening.body["code"] == 50035
    for number in ("me", "9" * 20):
        assert (await wires.request("GET", f"/channels/{number}")).status == 404


@pytest.mark.parametrize("wrong", ["limit=many", "before=now"])
async def test_a_parameter_that_is_no_number_is_refused(
    local: LocalDiscord, channel: Channel, wires: Wires, wrong: str
) -> None:
    local.journal.expect(50035)
    refused = await wires.request("GET", f"/channels/{channel.id}/messages?{wrong}")
    assert refused.body["code"] == 50035


async def test_a_body_larger_than_any_message_is_refused(
    local: LocalDiscord, channel: Channel, wires: Wires
) -> None:
    local.journal.expect(40005)
    body = io.BytesIO(bytes(LARGEST_REQUEST + 1))
    refused = await wires.request("POST", f"/channels/{channel.id}/messages", data=body)
    assert (refused.status, refused.body["code"]) == (413, 40005)


async def test_a_bot_that_goes_away_while_it_sends_is_no_mistake_of_ours(
    local: LocalDiscord, channel: Channel, wires: Wires, monkeypatch: pytest.MonkeyPatch
) -> None:
    reading, read = asyncio.Event(), asyncio.Event()

    async def read_body(request: web.Request) -> Any:
        reading.set()
        try:
            return await bodies.read_body(request)
        finally:
            read.set()

    async def half() -> AsyncIterator[bytes]:
        yield b"{"
        await asyncio.Event().wait()

    monkeypatch.setattr("sandbox.rest.read_body", read_body)
    path = f"/channels/{channel.id}/messages"
    sending = asyncio.create_task(wires.request("POST", path, data=half()))
    await reading.wait()
    sending.cancel()
    await read.wait()
    assert local.journal.refusals == []


async def test_it_says_when_nothing_is_checked_against_discords_description(
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level("INFO")
    async with LocalDiscord(clock=Clock(standing=True)):
        assert VARIABLE in caplog.text


def test_a_description_that_is_named_and_not_there_is_an_error(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv(VARIABLE, "/nowhere/openapi.json")
    with pytest.raises(FileNotFoundError):
        Specification.from_environment()
    monkeypatch.delenv(VARIABLE)
    assert Specification.from_environment() is None


async def test_every_route_is_one_of_discords(discords_own: Specification) -> None:
    from sandbox.routing import ROUTES  # noqa: PLC0415  (for this test alone)

    routes = [route for routes in ROUTES.values() for route in routes]
    strange = [
        f"{route.method} {route.template}"
        for route in routes
        if not discords_own.describes(route.method, route.template)
    ]
    assert routes
    assert strange == []


async def test_nothing_is_left_of_a_world_that_was_left() -> None:
    """Tests bring up hundreds of them in one process, each with its pictures."""

    async def visited() -> weakref.ref[LocalDiscord]:
        async with LocalDiscord() as discord, aiohttp.ClientSession() as session:
            async with session.get(f"{discord.addresses.api}/users/@me") as answer:
                assert answer.status == 401
            return weakref.ref(discord)

    left = await visited()
    gc.collect()
    assert left() is None
