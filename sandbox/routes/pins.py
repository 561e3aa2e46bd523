"""Pinned messages."""

from typing import Any

from sandbox.errors import Refused
from sandbox.model import MessageType
from sandbox.permissions import Permission
from sandbox.routing import Call, route
from sandbox.wire import timestamp

MOST = 250


@route("GET", "/channels/{channel_id}/messages/pins")
def get_pins(call: Call) -> Any:
    channel, world = call.channel(), call.discord.world
    if not world.may(world.bot.id, Permission.READ_MESSAGE_HISTORY, channel):
        return {"items": [], "has_more": False}
    pinned = [
        (each.pinned_at, each)
        for each in call.discord.world.messages[channel.id].values()
        if each.pinned_at is not None
    ]
    items = [
        {"pinned_at": timestamp(at), "message": call.discord.wire.message(each)}
        for at, each in sorted(pinned, key=lambda pair: (pair[0], pair[1].id), reverse=True)
    ]
    return {"items": items, "has_more": False}


@route("PUT", "/channels/{channel_id}/messages/pins/{message_id}")
def pin(call: Call) -> Any:
    message = call.message(Permission.PIN_MESSAGES)
    world = call.discord.world
    others = (each for each in world.messages[message.channel_id].values() if each.pinned_at)
    if sum(1 for _ in others) >= MOST:
        raise Refused(400, 30003, f"Maximum number of pins reached ({MOST})")
    if message.pinned_at is None:
        message.pinned_at = world.clock.now()
        world.tell("CHANNEL_PINS_UPDATE", message)
        reference = {"message_id": str(message.id), "channel_id": str(message.channel_id)}
        world.note(call.channel(), MessageType.PINNED, "", reference={"type": 0, **reference})


@route("DELETE", "/channels/{channel_id}/messages/pins/{message_id}")
def unpin(call: Call) -> Any:
    message = call.message(Permission.PIN_MESSAGES)
    message.pinned_at = None
    call.discord.world.tell("CHANNEL_PINS_UPDATE", message)
