"""Messages made and changed from what a bot sends: files kept, mentions found, rules applied."""

from collections.abc import Sequence

from sandbox import components, errors
from sandbox.errors import Problem
from sandbox.files import Files, Upload
from sandbox.mentions import called_by, find_mentions, mention_problems
from sandbox.message_rules import message_problems
from sandbox.model import Channel, Json, Message, MessageFlag, MessageType, Origin
from sandbox.nonces import Nonces
from sandbox.wire import Wire

_ALLOWED_FLAGS = (
    MessageFlag.SUPPRESS_EMBEDS | MessageFlag.SUPPRESS_NOTIFICATIONS | MessageFlag.COMPONENTS_V2
)
"""Who sees a message is settled before there is one, and no flag of a follow-up changes it."""


class MessageComposer:
    def __init__(self, wire: Wire, nonces: Nonces) -> None:
        self._world = wire.world
        self._nonces = nonces
        self._files = Files(wire)

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
        if body.get("nonce") is not None and body.get("enforce_nonce"):
            again = self._nonces.message(author_id, body["nonce"])
            if again is not None:
                return again
        world = self._world
        message = Message(
            world.ids.next(),
            channel.id,
            author_id,
            world.clock.now(),
            flags=0 if viewer_id is None else int(MessageFlag.EPHEMERAL),
            viewer_id=viewer_id,
            origin=origin,
            type=kind,
        )
        message.nonce = body.get("nonce")
        message.tts = bool(body.get("tts"))
        if body.get("message_reference"):
            message.reference = self._reference(channel, body["message_reference"])
        if message.reference is not None:
            message.type = MessageType.REPLY
        self._fill(message, body, uploads)
        message.pinged = called_by(world, message)
        self._nonces.remember(message)
        world.add_message(message)
        return message

    def edit(self, message: Message, body: Json, uploads: Sequence[Upload] = ()) -> None:
        was_thinking = message.has(MessageFlag.LOADING)
        self._fill(message, body, uploads, is_edit=True)
        if not was_thinking:
            message.edited_at = self._world.clock.now()
        self._world.message_changed(message)

    def _fill(
        self, message: Message, body: Json, uploads: Sequence[Upload], *, is_edit: bool = False
    ) -> None:
        """All of it or nothing: a refused edit leaves the message as it was.

        The components of an edit may refer to those files only that its own `attachments` name.
        """
        was_thinking = message.has(MessageFlag.LOADING)
        content = (body["content"] or "").strip() if "content" in body else message.content
        flags = (message.flags | (body.get("flags") or 0) & _ALLOWED_FLAGS) & ~MessageFlag.LOADING
        attachments = self._files.attached(message, body, uploads)
        shown = {each.filename: each for each in attachments}
        embeds, problems = message.embeds, list[Problem]()
        if "embeds" in body:
            embeds = [self._files.embed(embed, shown) for embed in body["embeds"] or ()]
        made = message.components
        if "components" in body:
            referable = {} if is_edit and "attachments" not in body else shown
            made, problems = components.as_sent_back(
                body["components"] or (), lambda url: self._files.unfurled(url, referable)
            )
        v2 = bool(flags & MessageFlag.COMPONENTS_V2)
        problems += message_problems(
            content=content, embeds=embeds, components=made, attachments=len(attachments), v2=v2
        )
        problems += mention_problems(body.get("allowed_mentions"))
        if problems:
            raise errors.invalid_form(*problems)
        if not (content or embeds or made or attachments):
            raise errors.empty_message()
        message.content, message.embeds, message.components = content, embeds, made
        message.attachments, message.flags = attachments, int(flags)
        allowed = body.get("allowed_mentions")
        if not is_edit or was_thinking:
            find_mentions(self._world, message, allowed)
        elif "content" in body or "components" in body:
            # Discord's documentation promises more to an edit that allows nothing by name; nobody
            # should rely on that.
            find_mentions(self._world, message, allowed or {})

    def _reference(self, channel: Channel, reference: Json) -> Json | None:
        """A reply is to something that all can read in the same channel, or it is no reply."""
        known = self._world.messages[channel.id].get(int(reference["message_id"]))
        elsewhere = int(reference.get("channel_id") or channel.id) != channel.id
        if known is None or known.viewer_id is not None or elsewhere:
            if not reference.get("fail_if_not_exists", True):
                return None
            raise errors.invalid_form(
                Problem(("message_reference",), "Unknown message", "REPLIES_UNKNOWN_MESSAGE")
            )
        made = {"type": 0, "message_id": str(known.id), "channel_id": str(channel.id)}
        return made | ({"guild_id": str(channel.guild_id)} if channel.guild_id else {})
