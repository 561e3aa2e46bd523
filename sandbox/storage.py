"""The world in a folder: one file for what there is, and the pictures beside it."""

import asyncio
import os
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Literal

from pydantic import TypeAdapter, ValidationError

from sandbox.model import Channel, Guild, Json, Message, MessageFlag, User
from sandbox.wire import Wire

SAVED_AFTER = 1.0
"""Seconds: what was changed last before a power cut may be lost."""
_WORLD = "world.json"
_PICTURES = "attachments"


@dataclass(frozen=True)
class _Saved:
    version: Literal[1]
    cdn: str
    """Where the pictures were when this was written: addresses of them stand in the messages."""
    last_id: int
    owner_id: int
    bot_id: int
    users: list[User]
    guilds: list[Guild]
    channels: list[Channel]
    messages: list[Message]
    commands: list[Json]


_FORMAT = TypeAdapter(_Saved)


class Keeper:
    """Saves the world soon after it changed, and at the end."""

    def __init__(self, wire: Wire, folder: Path) -> None:
        self._wire = wire
        self._folder = folder
        self._loop = asyncio.get_running_loop()
        self._due: asyncio.TimerHandle | None = None
        wire.world.changes.watchers.append(self._changed)

    def close(self) -> None:
        """For the last time."""
        self._wire.world.changes.watchers.remove(self._changed)
        self._save()

    def _save(self) -> None:
        if self._due is not None:
            self._due.cancel()
            self._due = None
        save(self._wire, self._folder)

    def _changed(self) -> None:
        if self._due is None:
            self._due = self._loop.call_later(SAVED_AFTER, self._save)


def save(wire: Wire, folder: Path) -> None:
    """Whole or not at all: whoever is interrupted finds the world as it was saved before."""
    world, pictures = wire.world, folder / _PICTURES
    pictures.mkdir(parents=True, exist_ok=True)
    messages = [message for known in world.messages.values() for message in known.values()]
    shown = {str(each.id): each.data for message in messages for each in message.attachments}
    there = {file.name for file in pictures.iterdir()}
    for name in shown.keys() - there:
        _write(pictures / name, shown[name])
    saved = _Saved(
        version=1,
        cdn=wire.addresses.cdn,
        last_id=world.ids.last,
        owner_id=world.application.owner_id,
        bot_id=world.bot.id,
        users=list(world.users.values()),
        guilds=list(world.guilds.values()),
        channels=list(world.channels.values()),
        messages=[_without_pictures(message) for message in messages],
        commands=[command for known in world.commands.values() for command in known.values()],
    )
    _write(folder / _WORLD, _FORMAT.dump_json(saved))
    for name in there - shown.keys():
        (pictures / name).unlink()


def load(wire: Wire, folder: Path) -> bool:
    """Into a world in which nothing has happened yet; False if nothing was saved there.

    What interactions were about is over: nobody can fill a message that still says "thinking".
    """
    file = folder / _WORLD
    if not file.exists():
        return False
    text = file.read_text(encoding="utf-8")
    try:
        saved = _FORMAT.validate_json(text)
    except ValidationError as error:
        raise ValueError(f"{file} cannot be read: {error}") from None
    if saved.cdn:
        saved = _FORMAT.validate_json(text.replace(saved.cdn, wire.addresses.cdn))
    world = wire.world
    world.ids.last = saved.last_id
    world.users = {user.id: user for user in saved.users}
    world.bot = world.users[saved.bot_id]
    world.application = replace(
        world.application, id=world.bot.id, name=world.bot.display_name, owner_id=saved.owner_id
    )
    world.guilds = {guild.id: guild for guild in saved.guilds}
    world.channels = {channel.id: channel for channel in saved.channels}
    for message in saved.messages:
        if not message.has(MessageFlag.LOADING):
            for each in message.attachments:
                each.data = (folder / _PICTURES / str(each.id)).read_bytes()
            world.messages[message.channel_id][message.id] = message
    for command in saved.commands:
        guild_id = int(command["guild_id"]) if "guild_id" in command else None
        world.commands[guild_id][int(command["id"])] = command
    return True


def _without_pictures(message: Message) -> Message:
    return replace(message, attachments=[replace(each, data=b"") for each in message.attachments])


def _write(file: Path, data: bytes) -> None:
    unfinished = file.with_name(file.name + ".new")
    unfinished.write_bytes(data)
    os.replace(unfinished, file)
