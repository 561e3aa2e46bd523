"""A message with a button, there before a test begins."""

from sandbox import LocalDiscord
from sandbox.model import Channel, Message


def post_a_button(
    local: LocalDiscord, channel: Channel, *, label: str = "Hi", custom_id: str = "hi"
) -> Message:
    button = {"type": 2, "style": 1, "label": label, "custom_id": custom_id}
    body = {"content": "press", "components": [{"type": 1, "components": [button]}]}
    return local.composer.post(channel, local.world.bot.id, body)
