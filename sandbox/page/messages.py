"""A message as the page shows it to one person."""

from typing import Any

from sandbox.model import Attachment, Json, Message, MessageFlag
from sandbox.offers import name_said
from sandbox.permissions import Permission
from sandbox.wire import Wire, emoji_of

_EXCERPT = 120


def message_shown(wire: Wire, message: Message, viewer_id: int) -> Json:
    world = wire.world
    author = world.users[message.author_id]
    v2 = message.has(MessageFlag.COMPONENTS_V2)
    return {
        "id": str(message.id),
        "type": int(message.type),
        "author": {"id": str(author.id), "name": author.display_name, "bot": author.bot},
        "at": message.created_at,
        "edited": message.edited_at,
        "content": message.content,
        "embeds": _own_addresses(wire, wire.embeds(message)),
        "components": _own_addresses(wire, wire.components(message)),
        # With the newer components, a file that no component shows is not to be seen.
        "attachments": [] if v2 else [_attachment(wire, each) for each in wire.unreferred(message)],
        "files": {str(each.id): _attachment(wire, each) for each in message.attachments},
        "mentions": {str(user): world.users[user].display_name for user in message.mentions},
        "private": message.viewer_id is not None,
        "thinking": message.has(MessageFlag.LOADING),
        "pings": viewer_id in message.pinged,
        "pinned": message.pinned_at is not None,
        "reactions": [
            {"emoji": emoji_of(emoji)["name"], "count": len(users), "mine": viewer_id in users}
            for emoji, users in message.reactions.items()
        ],
        "used": _used(wire, message, world.users[viewer_id].locale),
        "replies_to": _replied_to(wire, message),
        "thread": _thread(wire, message, viewer_id),
    }


def _used(wire: Wire, message: Message, locale: str) -> Json | None:
    """Above the answer to a command stands who used it."""
    origin = message.origin
    if origin is None or origin.name is None or origin.answered_message_id is not None:
        return None
    user = wire.world.users[origin.user_id]
    command = name_said(wire.world, origin.name, locale)
    return {"id": str(user.id), "name": user.display_name, "command": command}


def _replied_to(wire: Wire, message: Message) -> Json | None:
    if message.reference is None:
        return None
    known = wire.world.messages[message.channel_id].get(int(message.reference["message_id"]))
    if known is None or known.viewer_id is not None:
        return {"name": None, "text": ""}
    name = wire.world.users[known.author_id].display_name
    return {"id": str(known.id), "name": name, "text": known.content[:_EXCERPT]}


def _thread(wire: Wire, message: Message, viewer_id: int) -> Json | None:
    thread = wire.world.channels.get(message.thread_id or 0)
    if thread is None or not wire.world.may(viewer_id, Permission.VIEW_CHANNEL, thread):
        return None
    return {"id": str(thread.id), "name": thread.name, "messages": thread.message_count}


def _attachment(wire: Wire, attachment: Attachment) -> Json:
    return {
        "url": _own_address(wire, wire.attachment_url(attachment)),
        "filename": attachment.filename,
        "type": attachment.content_type,
        "size": len(attachment.data),
        "alt": attachment.description,
        "width": attachment.width,
        "height": attachment.height,
    }


def _own_addresses(wire: Wire, value: Any) -> Any:
    """Pictures are asked for by the name the page itself was called by."""
    match value:
        case dict():
            return {
                key: _own_address(wire, each)
                if key in ("url", "icon_url", "proxy_url") and isinstance(each, str)
                else _own_addresses(wire, each)
                for key, each in value.items()
            }
        case list():
            return [_own_addresses(wire, each) for each in value]
        case _:
            return value


def _own_address(wire: Wire, address: str) -> str:
    pictures = f"{wire.addresses.cdn}/attachments/"
    return address.removeprefix(wire.addresses.cdn) if address.startswith(pictures) else address
