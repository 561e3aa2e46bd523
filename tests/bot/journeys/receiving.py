"""All that one person receives from the bot, in order, down to the last byte of every picture."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from hashlib import sha256
from typing import Any

from sandbox import Outcome, Person
from sandbox.model import Attachment, Message
from tests.world.wire import BotWorld

_ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+")
_ID = re.compile(r'\d{17,20}|(?<="id": )[12]\d{9}\b')
"""Of whatever Discord numbers, and the marks of messages, which are made of such ids."""


class Receiver:
    def __init__(self, world: BotWorld, person: Person) -> None:
        self._world = world.local.world
        self._person = person
        self._seen: dict[int, tuple[Any, ...]] = {}
        self._received: list[str] = []
        self._world.changes.watchers.append(self._look)

    def heading(self, about: str) -> None:
        """What follows came of that."""
        self._received.append(f"-- {about}")

    def outcome(self, outcome: Outcome) -> None:
        interaction = outcome.interaction
        self._received.append(
            _text(
                {
                    "answer": interaction.answer,
                    "choices": interaction.choices,
                    "form": interaction.modal,
                }
            )
        )

    def all(self) -> list[str]:
        """Ids by the order in which they came: they tell nothing but when a message was made."""
        known: dict[str, str] = {}

        def numbered(found: re.Match[str]) -> str:
            return known.setdefault(found[0], f"id-{len(known)}")

        return [_ID.sub(numbered, _ADDRESS.sub("http://local", each)) for each in self._received]

    def _look(self) -> None:
        """Whatever has changed since."""
        there = {message.id: message for message in self._visible()}
        for gone in self._seen.keys() - there.keys():
            del self._seen[gone]
            self._received.append(f"deleted {gone}")
        for number, message in there.items():
            state = _state(message)
            before = self._seen.get(number)
            if before is None or not all(a is b for a, b in zip(before, state, strict=True)):
                self._seen[number] = state
                self._received.append(("new " if before is None else "changed ") + _told(message))

    def _visible(self) -> Iterator[Message]:
        for channel in list(self._world.channels.values()):
            yield from self._world.visible_to(self._person.id, channel)


def _state(message: Message) -> tuple[Any, ...]:
    """Made anew with every edit."""
    return message.components, message.attachments, message.flags, message.pinned_at


def _told(message: Message) -> str:
    """As Discord tells it to everyone who sees the message."""
    origin = message.origin
    return _text(
        {
            "id": message.id,
            "channel": message.channel_id,
            "author": message.author_id,
            "type": message.type,
            "flags": message.flags,
            "content": message.content,
            "embeds": message.embeds,
            "components": message.components,
            "attachments": [_attached(each) for each in message.attachments],
            "mentions": message.mentions,
            "pinged": message.pinged,
            "reference": message.reference,
            "origin": origin and (origin.type, origin.user_id, origin.name),
            "edited": message.edited_at is not None,
            "private": message.viewer_id is not None,
        }
    )


def _attached(file: Attachment) -> dict[str, object]:
    return {
        "name": file.filename,
        "type": file.content_type,
        "size": len(file.data),
        "content": _picture_or_text(file),
        "description": file.description,
        "width": file.width,
        "height": file.height,
    }


def _picture_or_text(file: Attachment) -> str:
    if file.content_type.startswith("image/"):
        return sha256(file.data).hexdigest()
    return file.data.decode()


def _text(told: dict[str, object]) -> str:
    return json.dumps(told, sort_keys=True, ensure_ascii=False)
