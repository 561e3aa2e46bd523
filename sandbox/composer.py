"""Messages made and changed from what a bot sends: files kept, mentions found, rules applied."""

import io
import mimetypes
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PIL import Image, UnidentifiedImageError

from sandbox import components, errors
from sandbox.errors import Problem
from sandbox.message_rules import message_problems
from sandbox.model import Attachment, Channel, Json, Message, MessageFlag, MessageType, Origin
from sandbox.wire import ATTACHMENT_SIZE_LIMIT, Wire

NONCE_SECONDS = 300.0
"""How long a nonce is remembered; Discord says "the past few minutes"."""
_MENTION = re.compile(r"<@!?(\d+)>")
_ALLOWED_FLAGS = (
    MessageFlag.SUPPRESS_EMBEDS
    | MessageFlag.SUPPRESS_NOTIFICATIONS
    | MessageFlag.EPHEMERAL
    | MessageFlag.COMPONENTS_V2
)


@dataclass(frozen=True)
class Upload:
    """A file as it came: its number is that of `files[n]`."""

    number: int
    filename: str
    data: bytes


class Composer:
    def __init__(self, wire: Wire) -> None:
        self._wire = wire
        self._world = wire.world
        self._nonces: dict[tuple[int, str | int], Message] = {}

    def post(
        self,
        channel: Channel,
        author_id: int,
        body: Json,
        uploads: Sequence[Upload] = (),
        *,
        viewer_id: int | None = None,
        origin: Origin | None = None,
        kind: MessageType = MessageType.DEFAULT,
    ) -> Message:
        if (again := self._already_sent(channel, body)) is not None:
            return again
        world = self._world
        message = Message(
            world.ids.next(),
            channel.id,
            author_id,
            world.clock.now(),
            viewer_id=viewer_id,
            origin=origin,
            type=kind,
        )
        message.nonce = body.get("nonce")
        message.tts = bool(body.get("tts"))
        if body.get("message_reference"):
            message.reference = self._reference(channel, body["message_reference"])
            message.type = MessageType.REPLY
        self._fill(message, body, uploads)
        self._find_mentions(message, body)
        if message.nonce is not None:
            self._remember(channel.id, message.nonce, message)
        world.add_message(message)
        return message

    def edit(self, message: Message, body: Json, uploads: Sequence[Upload] = ()) -> None:
        self._fill(message, body, uploads)
        message.edited_at = self._world.clock.now()
        self._world.message_changed(message)

    def _already_sent(self, channel: Channel, body: Json) -> Message | None:
        if body.get("nonce") is None or not body.get("enforce_nonce"):
            return None
        return self._nonces.get((channel.id, body["nonce"]))

    def _remember(self, channel_id: int, nonce: str | int, message: Message) -> None:
        self._nonces[channel_id, nonce] = message
        forget_at = message.created_at + NONCE_SECONDS
        self._world.clock.at(forget_at, lambda: self._nonces.pop((channel_id, nonce), None))

    def _fill(self, message: Message, body: Json, uploads: Sequence[Upload]) -> None:
        """All of it or nothing: a refused edit leaves the message as it was."""
        content = body["content"] or "" if "content" in body else message.content
        flags = (message.flags | (body.get("flags") or 0) & _ALLOWED_FLAGS) & ~MessageFlag.LOADING
        attachments = self._attachments(message, body, uploads)
        shown = {each.filename: each for each in attachments}
        embeds, problems = message.embeds, list[Problem]()
        if "embeds" in body:
            embeds = [self._embed(embed, shown) for embed in body["embeds"] or ()]
        made = message.components
        if "components" in body:
            made, problems = components.as_sent_back(
                body["components"] or (), lambda url: self._unfurled(url, shown)
            )
        v2 = bool(flags & MessageFlag.COMPONENTS_V2)
        problems += message_problems(
            content=content, embeds=embeds, components=made, attachments=len(attachments), v2=v2
        )
        if problems:
            raise errors.invalid_form(*problems)
        if not (content or embeds or made or attachments):
            raise errors.empty_message()
        message.content, message.embeds, message.components = content, embeds, made
        message.attachments, message.flags = attachments, int(flags)

    def _attachments(
        self, message: Message, body: Json, uploads: Sequence[Upload]
    ) -> list[Attachment]:
        if any(len(upload.data) > ATTACHMENT_SIZE_LIMIT for upload in uploads):
            raise errors.too_large()
        named = {int(each["id"]): each for each in body.get("attachments") or ()}
        numbers = {upload.number for upload in uploads}
        old = {each.id: each for each in message.attachments}
        lost = [number for number in named if number not in numbers and number not in old]
        if lost:
            what = "The attachment is neither in this message nor among the files sent."
            raise errors.invalid_form(
                Problem(("attachments", lost[0]), what, "ATTACHMENT_NOT_FOUND")
            )
        kept = [each for each in old.values() if each.id in named]
        if "attachments" not in body:
            kept = list(old.values())
        for each in kept:
            each.description = named.get(each.id, {}).get("description", each.description)
        return kept + [self._stored(message, each, named.get(each.number, {})) for each in uploads]

    def _stored(self, message: Message, upload: Upload, said: Json) -> Attachment:
        filename = said.get("filename") or upload.filename
        content_type = mimetypes.guess_type(filename)[0] or "application/octet-stream"
        width, height = _size_of(upload.data) if content_type.startswith("image/") else (None, None)
        return Attachment(
            self._world.ids.next(),
            message.channel_id,
            filename,
            content_type,
            upload.data,
            said.get("description"),
            width,
            height,
            ephemeral=message.viewer_id is not None,
        )

    def _unfurled(self, url: str, shown: dict[str, Attachment]) -> Json | None:
        if not url.startswith("attachment://"):
            by_url = {self._wire.attachment_url(each): each for each in shown.values()}
            found = by_url.get(url.partition("?")[0])
            if found is None:
                return {"id": str(self._world.ids.next()), "url": url, "proxy_url": url}
        else:
            found = shown.get(url.removeprefix("attachment://"))
        if found is None:
            return None
        address = self._wire.attachment_url(found)
        return {
            "id": str(found.id),
            "url": address,
            "proxy_url": address,
            "width": found.width,
            "height": found.height,
            "content_type": found.content_type,
            "attachment_id": str(found.id),
            "loading_state": 2,
            "flags": 0,
        }

    def _embed(self, embed: Json, shown: dict[str, Attachment]) -> Json:
        made: dict[str, Any] = {"type": "rich", **embed}
        for part, key in (
            ("image", "url"),
            ("thumbnail", "url"),
            ("footer", "icon_url"),
            ("author", "icon_url"),
        ):
            address = (embed.get(part) or {}).get(key) or ""
            if address.startswith("attachment://"):
                found = shown.get(address.removeprefix("attachment://"))
                if found is not None:
                    made[part] = {**embed[part], key: self._wire.attachment_url(found)}
        return made

    def _reference(self, channel: Channel, reference: Json) -> Json:
        channel_id = int(reference.get("channel_id") or channel.id)
        message_id = int(reference["message_id"])
        known = self._world.messages[channel_id].get(message_id)
        if known is None and reference.get("fail_if_not_exists", True):
            raise errors.invalid_form(
                Problem(("message_reference",), "Unknown message", "REPLIES_UNKNOWN_MESSAGE")
            )
        made = {"type": 0, "message_id": str(message_id), "channel_id": str(channel_id)}
        return made | ({"guild_id": str(channel.guild_id)} if channel.guild_id else {})

    def _find_mentions(self, message: Message, body: Json) -> None:
        text = "\n".join([message.content, *components.texts(message.components)])
        allowed = body.get("allowed_mentions")
        parse = ["users", "everyone"] if allowed is None else allowed.get("parse") or []
        named = {int(user) for user in (allowed or {}).get("users") or ()}
        message.mentions = [
            user
            for user in dict.fromkeys(int(found) for found in _MENTION.findall(text))
            if user in self._world.users and ("users" in parse or user in named)
        ]
        message.mentions_everyone = "everyone" in parse and ("@everyone" in text or "@here" in text)


def _size_of(data: bytes) -> tuple[int | None, int | None]:
    try:
        with Image.open(io.BytesIO(data)) as picture:
            return picture.size
    except (UnidentifiedImageError, OSError):
        return None, None
