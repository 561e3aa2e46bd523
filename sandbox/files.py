"""The files of a message: stored, kept or dropped, and where its parts refer to them."""

import io
import mimetypes
from collections.abc import Sequence
from dataclasses import dataclass, replace

from PIL import Image, UnidentifiedImageError

from sandbox import errors
from sandbox.components import copied
from sandbox.errors import Problem
from sandbox.model import Attachment, Json, Message
from sandbox.wire import ATTACHMENT_SIZE_LIMIT, Wire, embedded_files


@dataclass(frozen=True)
class Upload:
    """A file as it came: its number is that of `files[n]`."""

    number: int
    filename: str
    data: bytes


class Files:
    def __init__(self, wire: Wire) -> None:
        self._wire = wire
        self._world = wire.world

    def attached(self, message: Message, body: Json, uploads: Sequence[Upload]) -> list[Attachment]:
        """Those of the message that an edit names, or all if it names none, and the new ones."""
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
        kept = [
            replace(each, description=named.get(each.id, {}).get("description", each.description))
            for each in old.values()
            if each.id in named or "attachments" not in body
        ]
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

    def unfurled(self, url: str, shown: dict[str, Attachment]) -> Json | None:
        """Any other address is taken as it stands. If it is one of Discord's own, it expires."""
        if not url.startswith("attachment://"):
            return {"id": str(self._world.ids.next()), "url": url, "proxy_url": url}
        found = shown.get(url.removeprefix("attachment://"))
        if found is None:
            return None
        address = self._wire.attachment_address(found)
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

    def embed(self, embed: Json, shown: dict[str, Attachment]) -> Json:
        made: Json = {"type": "rich", **copied(embed)}
        for part, key in embedded_files([made]):
            address: str = part[key]
            found = shown.get(address.removeprefix("attachment://"))
            if address.startswith("attachment://") and found is not None:
                part[key] = self._wire.attachment_address(found)
        return made


def _size_of(data: bytes) -> tuple[int | None, int | None]:
    try:
        with Image.open(io.BytesIO(data)) as picture:
            return picture.size
    except (UnidentifiedImageError, OSError):
        return None, None
