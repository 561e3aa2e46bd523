"""What an interaction's token allows after the answer: follow-ups, edits, deletions."""

from typing import Any

from sandbox.interaction import Interaction
from sandbox.model import Message
from sandbox.routing import Call, route

_WEBHOOK = "/webhooks/{webhook_id}/{webhook_token}"


@route("POST", _WEBHOOK, rate="webhooks", by_token=True)
def follow_up(call: Call) -> Any:
    interaction = _interaction(call)
    message = call.discord.interactions.follow_up(interaction, call.body, call.uploads)
    return call.discord.wire.message(message)


@route("GET", _WEBHOOK + "/messages/@original", rate="webhooks", by_token=True)
@route("GET", _WEBHOOK + "/messages/{message_id}", rate="webhooks", by_token=True)
def get_message(call: Call) -> Any:
    return call.discord.wire.message(_message(call))


@route("PATCH", _WEBHOOK + "/messages/@original", rate="webhooks", by_token=True)
@route("PATCH", _WEBHOOK + "/messages/{message_id}", rate="webhooks", by_token=True)
def edit_message(call: Call) -> Any:
    message = _message(call)
    call.discord.composer.edit(message, call.body, call.uploads)
    return call.discord.wire.message(message)


@route("DELETE", _WEBHOOK + "/messages/@original", rate="webhooks", by_token=True)
@route("DELETE", _WEBHOOK + "/messages/{message_id}", rate="webhooks", by_token=True)
def delete_message(call: Call) -> Any:
    call.discord.world.remove_message(_message(call))


def _interaction(call: Call) -> Interaction:
    return call.discord.interactions.by_token(
        call.id("webhook_id"), call.parameters["webhook_token"]
    )


def _message(call: Call) -> Message:
    which = call.parameters.get("message_id", "@original")
    return call.discord.interactions.message(_interaction(call), which)
