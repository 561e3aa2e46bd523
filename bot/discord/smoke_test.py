"""One message in a real channel, taken through all that happens to a table message."""

from __future__ import annotations

import struct
import zlib
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import discord
from discord.http import Route

from bot.discord.layout import layout
from bot.discord.online_checkup import Reach, discord_http
from bot.finding import Finding
from bot.texts.post import Button, Post
from render import Picture

_ONE = "/channels/{channel_id}/messages/{message_id}"
_TEXT = "Concordia checks that it can play here. This message disappears by itself."
_BUTTON = (Button("Just a test", "smoke:0", disabled=True),)
_COLOURS = {"red": b"\xb0\x20\x20", "blue": b"\x20\x40\xb0"}
_HELP = {
    10003: "there is no such channel, or the bot is not in its server: check the id",
    10008: "somebody else removed the message: try again",
    50001: "the bot can't see the channel: give it View Channel there, or add it to the thread",
    50008: "messages can't be sent to such a channel: name a text channel or a thread",
    50013: "a permission is missing: the bot needs Send Messages (in a thread, Send Messages in "
    "Threads), Embed Links, Attach Files and Read Message History there",
    50083: "the thread is archived: open it again",
    160005: "the thread is locked: unlock it",
}
"""By Discord's error code."""
_WITHOUT_HISTORY = (
    "Games can be played all the same: after a long outage, the bot may call somebody twice"
)


class _ShownPicture(NamedTuple):
    attachment: int | None
    url: str


@dataclass
class _Smoke:
    client: discord.Client
    channel: int
    message: int | None = None
    shown: list[_ShownPicture] = field(default_factory=list)
    """The pictures of the message, as Discord last described them."""

    async def look(self) -> str:
        found = await self._ask("GET", "/channels/{channel_id}")
        return f"found #{found.get('name') or self.channel}"

    async def post(self) -> str:
        view, files = layout(Post((_TEXT,), (_picture("red"),), (_BUTTON,)))
        place = self.client.get_partial_messageable(self.channel)
        sent = await place.send(view=view, files=files, silent=True)
        self.message = sent.id
        self.shown = _pictures(sent)
        return "posted a text, a picture and a button"

    async def history(self) -> str:
        await self._ask("GET", _ONE)
        return "read it again"

    async def edit(self) -> str:
        await self._edited(Post((f"{_TEXT} (edited)",), (_picture("red"),), (_BUTTON,)))
        return "edited the text, and the picture stayed"

    async def strip(self) -> str:
        await self._edited(Post((_TEXT,), (_picture("red"),)))
        return "removed the button, and the picture stayed"

    async def attach(self) -> str:
        assert self.message
        view, files = layout(Post((_TEXT,), (_picture("blue"),)))
        place = self.client.get_partial_messageable(self.channel)
        partial = place.get_partial_message(self.message)
        self.shown = _pictures(await partial.edit(view=view, attachments=files))
        await self._check_picture("blue")
        return "replaced the picture by another"

    async def delete(self) -> str:
        assert self.message
        await self._ask("DELETE", _ONE)
        self.message = None
        return "deleted the message: nothing is left of it"

    async def _edited(self, post: Post) -> None:
        """The picture is not sent again; it has to be named to be kept."""
        view, _ = layout(post)
        kept = [{"id": each.attachment, "filename": "smoke.png"} for each in self.shown]
        components = view.to_components()  # type: ignore[no-untyped-call]  # discord.py left it out
        said = {"components": components, "attachments": kept}
        edited = await self._ask("PATCH", _ONE, said)
        self.shown = [
            _ShownPicture(item["media"]["attachment_id"], item["media"]["url"])
            for component in edited["components"]
            for item in component.get("items", ())
        ]
        await self._check_picture("red")

    async def _check_picture(self, colour: str) -> None:
        if len(self.shown) != 1:
            raise SmokeFault("the message shows no picture any more")
        data = await self.client.http.get_from_cdn(self.shown[0].url)
        if data != _picture(colour).data:
            raise SmokeFault("the message shows another picture")

    async def _ask(self, method: str, path: str, said: dict[str, Any] | None = None) -> Any:
        route = Route(method, path, channel_id=self.channel, message_id=self.message)
        if said is None:
            return await self.client.http.request(route)
        return await self.client.http.request(route, json=said)


class SmokeFault(Exception):
    """Discord did what it was asked, and something else came of it."""


async def smoke_test(token: str, channel: int) -> AsyncIterator[Finding]:
    """Ends with the first fault; whatever was posted is removed all the same. What one can play
    without is noted."""
    async with discord_http(token) as (client, refusal):
        if refusal is not None:
            yield refusal
            return
        smoke = _Smoke(client, channel)
        steps: tuple[tuple[str, Callable[[], Awaitable[str]]], ...] = (
            ("channel", smoke.look),
            ("post", smoke.post),
            ("history", smoke.history),
            ("edit", smoke.edit),
            ("strip", smoke.strip),
            ("attach", smoke.attach),
            ("delete", smoke.delete),
        )
        for name, step in steps:
            finding = await _carried_out(name, step)
            if finding.severity == "FAULT" and name == "history":
                finding = Finding("note", name, f"{finding.words}. {_WITHOUT_HISTORY}")
            yield finding
            if finding.severity == "FAULT":
                break
        if smoke.message is not None:
            yield await _carried_out("delete", smoke.delete)


def _pictures(message: discord.Message) -> list[_ShownPicture]:
    return [
        _ShownPicture(item.media.attachment_id, item.media.url)
        for component in message.components
        if isinstance(component, discord.MediaGalleryComponent)
        for item in component.items
    ]


async def _carried_out(name: str, step: Callable[[], Awaitable[str]]) -> Finding:
    try:
        return Finding("ok", name, await step())
    except discord.HTTPException as error:
        hint = _HELP.get(error.code, "see docs/operating.md")
        return Finding("FAULT", name, f"Discord says {' '.join(str(error).split())}; {hint}")
    except Reach as error:
        return Finding("FAULT", name, f"Discord cannot be reached ({error})")
    except SmokeFault as fault:
        return Finding("FAULT", name, f"{fault}; please report this as a bug")


def _picture(colour: str) -> Picture:
    """A plain square, as plain as a PNG can be."""
    side, pixel = 48, _COLOURS[colour]
    rows = (b"\0" + pixel * side) * side
    chunks = [
        (b"IHDR", struct.pack(">IIBBBBB", side, side, 8, 2, 0, 0, 0)),
        (b"IDAT", zlib.compress(rows)),
        (b"IEND", b""),
    ]
    data = b"\x89PNG\r\n\x1a\n"
    for kind, content in chunks:
        check = struct.pack(">I", zlib.crc32(kind + content))
        data += struct.pack(">I", len(content)) + kind + content + check
    return Picture(data, f"A {colour} square", "smoke.png")
