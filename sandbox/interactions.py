"""Commands, clicks, autocompletion and modals, from the event until the token runs out."""

import time
from collections.abc import Sequence

from sandbox import errors
from sandbox.composer import MessageComposer
from sandbox.errors import Problem
from sandbox.files import Upload
from sandbox.interaction import (
    ANSWER_SECONDS,
    TOKEN_SECONDS,
    Interaction,
    InteractionAnswer,
    Kind,
    State,
)
from sandbox.message_rules import modal_problems
from sandbox.model import Channel, Json, Message, MessageFlag, MessageType, Origin
from sandbox.wire import Wire

_ALLOWED = {
    Kind.COMMAND: {
        InteractionAnswer.MESSAGE,
        InteractionAnswer.DEFERRED_MESSAGE,
        InteractionAnswer.MODAL,
    },
    Kind.COMPONENT: set(InteractionAnswer) - {InteractionAnswer.CHOICES},
    Kind.AUTOCOMPLETE: {InteractionAnswer.CHOICES},
    Kind.MODAL: set(InteractionAnswer) - {InteractionAnswer.CHOICES, InteractionAnswer.MODAL},
}


class Interactions:
    def __init__(self, composer: MessageComposer, wire: Wire) -> None:
        self._composer = composer
        self._wire = wire
        self._world = wire.world
        self._by_id: dict[int, Interaction] = {}
        self._by_token: dict[str, Interaction] = {}

    def begin(
        self,
        kind: Kind,
        user_id: int,
        channel: Channel,
        data: Json,
        *,
        message: Message | None = None,
        opened_by: Origin | None = None,
    ) -> Interaction:
        world = self._world
        now = world.clock.now()
        interaction = Interaction(
            world.ids.next(),
            kind,
            user_id,
            channel,
            data,
            created_at=now,
            message=message,
            opened_by=opened_by,
        )
        self._by_id[interaction.id] = self._by_token[interaction.token] = interaction
        world.clock.at(now + ANSWER_SECONDS, lambda: self._give_up(interaction))
        world.clock.at(now + TOKEN_SECONDS, lambda: self._forget(interaction))
        world.tell("INTERACTION_CREATE", interaction)
        interaction.sent_at = time.perf_counter()
        return interaction

    def answer(self, number: int, token: str, body: Json, uploads: Sequence[Upload]) -> Json:
        """The callback: once, and within three seconds."""
        read_at = time.perf_counter()
        interaction = self._by_id.get(number)
        if interaction is None or interaction.token != token or interaction.state is State.FAILED:
            raise errors.unknown("interaction")
        if interaction.state is State.ANSWERED:
            raise errors.already_acknowledged()
        self._refuse_if_gone(interaction.channel)
        answer = _answer_of(interaction, body)
        self._carry_out(interaction, answer, body.get("data") or {}, uploads)
        interaction.answer = answer
        interaction.state = State.ANSWERED
        interaction.answered_at = read_at
        self._world.changes.tell()
        return self._callback_response(interaction)

    def by_token(self, application_id: int, token: str) -> Interaction:
        """For follow-ups and edits: there once it was answered, gone after fifteen minutes."""
        interaction = self._by_token.get(token)
        if application_id != self._world.application.id:
            raise errors.unknown("webhook")
        if interaction is None:
            raise errors.token_expired()
        if interaction.state is not State.ANSWERED:
            raise errors.unknown("webhook")
        self._refuse_if_gone(interaction.channel)
        return interaction

    def follow_up(self, interaction: Interaction, body: Json, uploads: Sequence[Upload]) -> Message:
        reply = interaction.reply
        if reply is not None and reply.has(MessageFlag.LOADING) and self._world.is_there(reply):
            # The first one takes the place of "thinking", and is as private as that was.
            self._composer.edit(reply, body, uploads)
            return reply
        origin = interaction.origin()
        origin.answered_message_id = reply.id if reply else None
        return self._post(interaction, body, uploads, origin)

    def message(self, interaction: Interaction, which: str) -> Message:
        """@original, or one of the follow-ups by its id."""
        if which == "@original":
            found = interaction.reply
        else:
            found = self._world.messages[interaction.channel.id].get(int(which))
            if found is not interaction.reply and (
                found is None or found.origin is None or found.origin.id != interaction.id
            ):
                raise errors.unknown("message")
        if found is None or not self._world.is_there(found):
            raise errors.unknown("message")
        return found

    def _carry_out(
        self,
        interaction: Interaction,
        answer: InteractionAnswer,
        data: Json,
        uploads: Sequence[Upload],
    ) -> None:
        match answer:
            case InteractionAnswer.MESSAGE:
                interaction.reply = self._post(interaction, data, uploads, interaction.origin())
            case InteractionAnswer.DEFERRED_MESSAGE:
                interaction.reply = self._thinking(interaction, data.get("flags") or 0)
            case InteractionAnswer.DEFERRED_UPDATE:
                interaction.reply = interaction.message
            case InteractionAnswer.UPDATE:
                assert interaction.message is not None
                if not self._world.is_there(interaction.message):
                    raise errors.unknown("message")
                self._composer.edit(interaction.message, data, uploads)
                interaction.reply = interaction.message
            case InteractionAnswer.CHOICES:
                interaction.choices = data.get("choices") or []
            case InteractionAnswer.MODAL:
                problems = list(modal_problems(data))
                if problems:
                    raise errors.invalid_form(*problems)
                interaction.modal = data

    def _post(
        self, interaction: Interaction, body: Json, uploads: Sequence[Upload], origin: Origin
    ) -> Message:
        private = (body.get("flags") or 0) & MessageFlag.EPHEMERAL
        self._wake(interaction.channel, private=bool(private))
        return self._composer.post(
            interaction.channel,
            self._world.bot.id,
            body,
            uploads,
            viewer_id=interaction.user_id if private else None,
            origin=origin,
            kind=_type_of(origin),
        )

    def _thinking(self, interaction: Interaction, flags: int) -> Message:
        world = self._world
        private = flags & MessageFlag.EPHEMERAL
        self._wake(interaction.channel, private=bool(private))
        origin = interaction.origin()
        message = Message(
            world.ids.next(),
            interaction.channel.id,
            world.bot.id,
            world.clock.now(),
            type=_type_of(origin),
            flags=int(MessageFlag.LOADING | private),
            origin=origin,
            viewer_id=interaction.user_id if private else None,
        )
        world.add_message(message)
        return message

    def _callback_response(self, interaction: Interaction) -> Json:
        about: Json = {"id": str(interaction.id), "type": int(interaction.kind)}
        response: Json = {"interaction": about}
        reply = interaction.reply
        if reply is not None:
            about |= {
                "response_message_id": str(reply.id),
                "response_message_loading": reply.has(MessageFlag.LOADING),
                "response_message_ephemeral": reply.viewer_id is not None,
                "channel_id": str(interaction.channel.id),
            }
            if interaction.channel.guild_id is not None:
                about["guild_id"] = str(interaction.channel.guild_id)
        if reply is not None and interaction.answer in (
            InteractionAnswer.MESSAGE,
            InteractionAnswer.UPDATE,
        ):
            message = self._wire.message(reply)
            response["resource"] = {"type": int(interaction.answer), "message": message}
        return response

    def _wake(self, channel: Channel, *, private: bool) -> None:
        """An answer needs no permission, but a thread that is archived and locked takes none."""
        if channel.thread is not None and channel.thread.archived:
            if channel.thread.locked:
                raise errors.archived_thread()
            if not private:
                self._world.unarchive(channel)

    def _refuse_if_gone(self, channel: Channel) -> None:
        if channel.id not in self._world.channels:
            raise errors.unknown("channel")

    def _give_up(self, interaction: Interaction) -> None:
        if interaction.state is State.WAITING:
            interaction.state = State.FAILED
            self._world.changes.tell()

    def _forget(self, interaction: Interaction) -> None:
        del self._by_id[interaction.id]
        del self._by_token[interaction.token]


def _answer_of(interaction: Interaction, body: Json) -> InteractionAnswer:
    wanted = body.get("type")
    allowed = _ALLOWED[interaction.kind]
    if interaction.message is None:
        allowed = allowed - {InteractionAnswer.UPDATE, InteractionAnswer.DEFERRED_UPDATE}
    if wanted not in allowed:
        what = f"Value must be one of {sorted(map(int, allowed))}."
        raise errors.invalid_form(Problem(("type",), what, "BASE_TYPE_CHOICES"))
    return InteractionAnswer(wanted)


def _type_of(origin: Origin) -> MessageType:
    """Above the answer to a command itself, Discord shows who used which command."""
    answers_command = origin.name is not None and origin.answered_message_id is None
    return MessageType.COMMAND if answers_command else MessageType.DEFAULT
