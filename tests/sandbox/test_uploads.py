"""Files: how many and how large, shown or hidden, kept or replaced, and where they are."""

import io
import json
from typing import Any

import aiohttp
import pytest

from sandbox import LocalDiscord, Person
from sandbox.model import Channel
from sandbox.wire import ATTACHMENT_SIZE_LIMIT
from tests.sandbox.sample_bot import picture
from tests.sandbox.wires import Answer, Wires

V2 = 1 << 15


async def upload(
    wires: Wires, channel: Channel, body: Any, *files: tuple[str, bytes], edit: str | None = None
) -> Answer:
    form = aiohttp.FormData(quote_fields=False)
    form.add_field("payload_json", json.dumps(body))
    for number, (name, data) in enumerate(files):
        form.add_field(f"files[{number}]", io.BytesIO(data), filename=name)
    path = f"/channels/{channel.id}/messages" + (f"/{edit}" if edit else "")
    return await wires.request("PATCH" if edit else "POST", path, data=form)


async def test_ten_files_are_taken_and_no_more(
    local: LocalDiscord, channel: Channel, alice: Person, wires: Wires
) -> None:
    files = [(f"{number}.txt", b"x") for number in range(11)]
    assert (await upload(wires, channel, {}, *files[:10])).status == 200
    assert len(alice.sees(channel)[0].pictures) == 10
    local.journal.expect(50035)
    assert (await upload(wires, channel, {}, *files)).body["code"] == 50035


async def test_a_file_of_ten_mebibytes_is_taken_and_no_larger_one(
    local: LocalDiscord, channel: Channel, wires: Wires
) -> None:
    data = bytes(ATTACHMENT_SIZE_LIMIT + 1)
    assert (await upload(wires, channel, {}, ("large", data[1:]))).status == 200
    local.journal.expect(40005)
    refused = await upload(wires, channel, {}, ("larger", data))
    assert (refused.status, refused.body["code"]) == (413, 40005)


async def test_all_files_together_have_25_mebibytes_at_most(
    local: LocalDiscord, channel: Channel, wires: Wires
) -> None:
    files = [(f"{number}.txt", bytes(ATTACHMENT_SIZE_LIMIT)) for number in range(3)]
    assert (await upload(wires, channel, {}, *files[:2])).status == 200
    local.journal.expect(40005)
    assert (await upload(wires, channel, {}, *files)).body["code"] == 40005


@pytest.mark.usefixtures("discords_own")
async def test_alternative_text_of_1024_characters_is_taken_and_no_longer_one(
    local: LocalDiscord, channel: Channel, alice: Person, wires: Wires
) -> None:
    def described(length: int) -> Any:
        return {"attachments": [{"id": 0, "filename": "x.png", "description": "d" * length}]}

    assert (await upload(wires, channel, described(1024), ("x.png", b"x"))).status == 200
    assert alice.sees(channel)[0].pictures[0].alt == "d" * 1024
    local.journal.expect(50035)
    assert (await upload(wires, channel, described(1025), ("x.png", b"x"))).status == 400


async def test_with_the_newer_components_a_file_is_hidden_unless_one_refers_to_it(
    local: LocalDiscord, channel: Channel, alice: Person, wires: Wires
) -> None:
    gallery = {"type": 12, "items": [{"media": {"url": "attachment://shown.png"}}]}
    body = {"flags": V2, "components": [gallery]}
    files = ("shown.png", picture().getvalue()), ("hidden.png", b"x")
    sent = await upload(wires, channel, body, *files)
    assert [each.filename for each in alice.sees(channel)[0].pictures] == ["shown.png"]
    assert [each["filename"] for each in sent.body["attachments"]] == ["hidden.png"]
    sent_back = sent.body["components"][0]
    assert sent_back["id"] == 1
    media = sent_back["items"][0]["media"]
    assert media["url"].partition("?")[0].endswith(f"/{media['attachment_id']}/shown.png")
    assert media["proxy_url"] == media["url"]
    assert (media["content_type"], media["width"], media["height"]) == ("image/png", 16, 9)


async def test_an_edit_keeps_the_files_it_names_and_drops_the_others(
    local: LocalDiscord, channel: Channel, alice: Person, wires: Wires
) -> None:
    sent = await upload(wires, channel, {}, ("a.png", b"a"), ("b.png", b"b"))
    first = sent.body["attachments"][0]["id"]
    attachments = [{"id": first}, {"id": 0, "filename": "c.png"}]
    body = {"attachments": attachments}
    await upload(wires, channel, body, ("c.png", b"c"), edit=sent.body["id"])
    assert [each.filename for each in alice.sees(channel)[0].pictures] == ["a.png", "c.png"]
    local.journal.expect(50035)
    lost = {"attachments": [{"id": "123456"}]}
    path = f"/channels/{channel.id}/messages/{sent.body['id']}"
    assert (await wires.request("PATCH", path, lost)).status == 400


@pytest.mark.parametrize("name", ["board.png", "a b?ü.png"])
async def test_a_file_is_fetched_by_its_address(
    local: LocalDiscord, channel: Channel, wires: Wires, name: str
) -> None:
    sent = await upload(wires, channel, {}, (name, picture().getvalue()))
    address = sent.body["attachments"][0]["url"]
    async with aiohttp.ClientSession() as session:
        async with session.get(address) as response:
            assert await response.read() == picture().getvalue()
            assert response.headers["Content-Type"] == "image/png"
        async with session.get(address.replace(str(channel.id), "1")) as response:
            assert response.status == 404


async def test_an_embed_shows_the_file_it_refers_to(
    local: LocalDiscord, channel: Channel, wires: Wires
) -> None:
    body = {"embeds": [{"title": "t", "image": {"url": "attachment://board.png"}}]}
    sent = await upload(wires, channel, body, ("board.png", picture().getvalue()))
    assert sent.body["attachments"] == []
    async with (
        aiohttp.ClientSession() as session,
        session.get(sent.body["embeds"][0]["image"]["url"]) as response,
    ):
        assert await response.read() == picture().getvalue()


@pytest.mark.parametrize(
    ("name", "disposition"),
    [
        ("a.png", None),
        ("a.gif", None),
        ("a.jpg", None),
        ("a.html", "attachment"),
        ("a.xhtml", "attachment"),
        ("a.svg", "attachment"),
        ("a.json", "attachment"),
        ("a", "attachment"),
    ],
)
async def test_a_file_that_is_opened_directly_leads_nowhere(
    channel: Channel, wires: Wires, name: str, disposition: str | None
) -> None:
    sent = await upload(wires, channel, {}, (name, b'<meta http-equiv="refresh" content="0">'))
    async with (
        aiohttp.ClientSession() as session,
        session.get(sent.body["attachments"][0]["url"]) as response,
    ):
        assert response.headers.get("Content-Disposition") == disposition
        assert response.headers["Content-Security-Policy"] == "default-src 'none'; sandbox"
