"""Pictures that components show: where they are, for how long, and what an edit has to say."""

import json
from typing import Any

import aiohttp
import discord
import pytest
from discord import ui

from sandbox import LocalDiscord, Person
from sandbox.events import Intent
from sandbox.model import Channel
from sandbox.signatures import LIFE
from tests.sandbox.bots import running
from tests.sandbox.posts import post_a_button
from tests.sandbox.sample_bot import picture
from tests.sandbox.test_faults import Writer
from tests.sandbox.test_uploads import V2, upload
from tests.sandbox.wires import Answer, Wires

BOARD = ("board.png", picture().getvalue())


def gallery(url: str = "attachment://board.png") -> dict[str, Any]:
    return {"type": 12, "items": [{"media": {"url": url}}]}


def file(url: str) -> dict[str, Any]:
    return {"type": 13, "file": {"url": url}}


def media_of(answer: Answer) -> dict[str, Any]:
    found: dict[str, Any] = answer.body["components"][0]["items"][0]["media"]
    return found


async def sent_board(wires: Wires, channel: Channel) -> Answer:
    return await upload(wires, channel, {"flags": V2, "components": [gallery()]}, BOARD)


async def edited(wires: Wires, sent: Answer, body: Any) -> Answer:
    path = f"/channels/{sent.body['channel_id']}/messages/{sent.body['id']}"
    return await wires.request("PATCH", path, body)


async def status_of(address: str) -> int:
    async with aiohttp.ClientSession() as session, session.get(address) as response:
        return response.status


async def test_an_address_is_good_for_a_day_and_only_as_it_was_signed(
    local: LocalDiscord, channel: Channel, wires: Wires
) -> None:
    address = media_of(await sent_board(wires, channel))["url"]
    assert await status_of(address) == 200
    assert await status_of(address.partition("?")[0]) == 404
    assert await status_of(address.replace("ex=", "ex=f")) == 404
    local.clock.advance(LIFE - 3600)
    assert await status_of(address) == 200
    local.clock.advance(3600)
    assert await status_of(address) == 404


async def test_whoever_reads_a_message_again_gets_an_address_that_is_good(
    local: LocalDiscord, channel: Channel, wires: Wires
) -> None:
    async with wires.gateway() as frames:
        await frames.identify(intents=Intent.GUILDS | Intent.GUILD_MESSAGES)
        sent = await sent_board(wires, channel)
        local.clock.advance(LIFE)
        path = f"/channels/{channel.id}/messages"
        one = await wires.request("GET", f"{path}/{sent.body['id']}")
        several = await wires.request("GET", path)
        kept = {"attachments": [{"id": media_of(sent)["attachment_id"]}]}
        changed = await edited(wires, sent, kept | {"components": [gallery()]})
        told = (await frames.until("MESSAGE_UPDATE"))["d"]
    for body in (one.body, several.body[0], changed.body, told):
        fresh = body["components"][0]["items"][0]["media"]
        assert fresh["attachment_id"] == media_of(sent)["attachment_id"]
        assert await status_of(fresh["url"]) == 200


async def test_a_file_component_takes_nothing_but_an_attachment(
    local: LocalDiscord, channel: Channel, alice: Person, wires: Wires
) -> None:
    shown = {"flags": V2, "components": [file("attachment://board.png")]}
    sent = await upload(wires, channel, shown, BOARD)
    address = sent.body["components"][0]["file"]["url"]
    assert sent.body["attachments"] == []
    assert await status_of(address) == 200
    for url in (address, "https://example.com/board.png"):
        local.journal.expect(50035)
        refused = await wires.send(channel, {"flags": V2, "components": [file(url)]})
        assert (refused.status, refused.body["code"]) == (400, 50035)
    assert len(alice.sees(channel)) == 1


async def test_a_gallery_takes_any_address_and_one_of_discords_own_expires(
    local: LocalDiscord, channel: Channel, alice: Person, wires: Wires
) -> None:
    """An edit with the address that was read shows the picture for a day, and no longer."""
    sent = await sent_board(wires, channel)
    address = media_of(sent)["url"]
    changed = await edited(wires, sent, {"components": [gallery(address)]})
    assert "attachment_id" not in media_of(changed)
    assert [each["filename"] for each in changed.body["attachments"]] == ["board.png"]
    local.clock.advance(LIFE)
    path = f"/channels/{channel.id}/messages/{sent.body['id']}"
    assert await status_of(media_of(await wires.request("GET", path))["url"]) == 404
    outside = await wires.send(channel, {"flags": V2, "components": [gallery("https://a.bc/x")]})
    assert media_of(outside)["url"] == "https://a.bc/x"


@pytest.mark.parametrize("named", ["nothing", "an empty list", "another file"])
async def test_an_edit_cannot_show_what_its_own_attachments_do_not_name(
    local: LocalDiscord, channel: Channel, alice: Person, wires: Wires, named: str
) -> None:
    body = {"flags": V2, "components": [gallery()]}
    sent = await upload(wires, channel, body, BOARD, ("other.png", b"x"))
    other = sent.body["attachments"][0]["id"]
    ways: dict[str, dict[str, Any]] = {
        "nothing": {},
        "an empty list": {"attachments": []},
        "another file": {"attachments": [{"id": other}]},
    }
    local.journal.expect(50035)
    refused = await edited(wires, sent, ways[named] | {"components": [gallery()]})
    assert (refused.status, refused.body["code"]) == (400, 50035)
    where = refused.body["errors"]["components"]["0"]["items"]["0"]["media"]["url"]["_errors"]
    assert where[0]["code"] == "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
    assert [each.filename for each in alice.sees(channel)[0].pictures] == ["board.png"]


async def test_an_edit_that_names_a_file_goes_on_showing_it(
    channel: Channel, alice: Person, wires: Wires
) -> None:
    sent = await sent_board(wires, channel)
    number = media_of(sent)["attachment_id"]
    body = {"attachments": [{"id": number}], "components": [gallery()]}
    changed = await edited(wires, sent, body)
    assert (changed.status, media_of(changed)["attachment_id"]) == (200, number)
    assert [each.data for each in alice.sees(channel)[0].pictures] == [BOARD[1]]


async def test_a_deferred_answer_is_filled_by_an_edit_and_names_its_files(
    local: LocalDiscord, channel: Channel, alice: Person, wires: Wires
) -> None:
    """Reported of the real one too: a file sent along is not found unless it is named."""
    async with wires.gateway() as frames:
        await frames.identify()
        message = post_a_button(local, channel)
        clicked = await alice.click(alice.finds(channel, message.id), "Hi").begun()
        await wires.answer(clicked.interaction, {"type": 5})
        path = f"/webhooks/{local.world.application.id}/{clicked.interaction.token}"
        body = {"flags": V2, "components": [gallery()]}
        local.journal.expect(50035)
        assert (await _uploaded(wires, path, body)).status == 400
        named = body | {"attachments": [{"id": 0, "filename": "board.png"}]}
        assert (await _uploaded(wires, path, named)).status == 200
    assert [each.filename for each in clicked.reply.pictures] == ["board.png"]


async def _uploaded(wires: Wires, path: str, body: Any) -> Answer:
    form = aiohttp.FormData(quote_fields=False)
    form.add_field("payload_json", json.dumps(body))
    form.add_field("files[0]", BOARD[1], filename="board.png")
    return await wires.request("POST", path, token=None, data=form)


async def test_discord_py_finds_a_shown_picture_in_its_component_only(
    local: LocalDiscord, channel: Channel
) -> None:
    bot = Writer()
    async with running(local, bot):
        view = ui.LayoutView()
        view.add_item(ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png")))
        sent = await bot.get_partial_messageable(channel.id).send(
            view=view, file=discord.File(picture(), "board.png")
        )
        (shown,) = sent.components
        assert isinstance(shown, discord.MediaGalleryComponent)
        assert sent.attachments == []
        assert shown.items[0].media.attachment_id is not None
        assert await status_of(shown.items[0].media.url) == 200
