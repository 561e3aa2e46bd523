"""The world in a folder: one file for what there is, and the pictures beside it."""

import asyncio
import logging
import os
from collections.abc import Iterable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Literal

from pydantic import TypeAdapter, ValidationError

from sandbox.model import Channel, Guild, Json, Message, MessageFlag, User
from sandbox.wire import Wire

SAVED_AFTER = 1.0
"""Seconds: what people did last before a power cut may be lost. What the bot did is not."""
_WORLD = "world.json"
PICTURES = "attachments"
_log = logging.getLogger(__name__)


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
    commands: list[Json]
    messages: list[Message]
    """The last, as they are written one by one."""


_FORMAT = TypeAdapter(_Saved)
_MESSAGE = TypeAdapter(Message)


class Keeper:
    """Saves the world before the bot is answered, soon after any other change, and at the end."""

    def __init__(self, wire: Wire, folder: Path) -> None:
        self._wire = wire
        self._folder = _Folder(folder)
        self._pages = _Pages()
        self._loop = asyncio.get_running_loop()
        self._due: asyncio.TimerHandle | None = None
        self._disk = asyncio.Lock()
        self._next: asyncio.Task[None] | None = None
        self._soon: asyncio.Task[None] | None = None
        self._has_changed = False
        self._is_failing = False
        wire.world.changes.watchers.append(self._changed)

    async def on_disk(self) -> None:
        """When all that happened so far is; whoever comes while the disk is busy shares a save.

        A disk that fails is told once, and the play goes on without it.
        """
        if self._next is None:
            self._next = asyncio.create_task(self._save(), name="saving")
        try:
            await asyncio.shield(self._next)
        except OSError as error:
            if not self._is_failing:
                _log.warning("%s; what happens now is not kept", error)
            self._is_failing = True
        else:
            self._is_failing = False

    async def close(self) -> None:
        """For the last time; a world in which nothing happened is left as it was."""
        self._wire.world.changes.watchers.remove(self._changed)
        if self._has_changed:
            await self._save()

    async def _save(self) -> None:
        async with self._disk:
            self._next = None
            if self._due is not None:
                self._due.cancel()
                self._due = None
            messages = [
                each for known in self._wire.world.messages.values() for each in known.values()
            ]
            world = _without_messages(self._wire), self._pages.of(messages)
            pictures = {
                str(each.id): each.data for message in messages for each in message.attachments
            }
            await asyncio.to_thread(self._folder.write, *world, pictures)

    def _changed(self) -> None:
        self._has_changed = True
        if self._due is None:
            self._due = self._loop.call_later(SAVED_AFTER, self._save_soon)

    def _save_soon(self) -> None:
        self._soon = asyncio.create_task(self.on_disk())


class _Pages:
    """Messages as JSON, each written anew only if it changed: there may be thousands of them."""

    def __init__(self) -> None:
        self._written: dict[int, tuple[Message, bytes]] = {}

    def of(self, messages: Iterable[Message]) -> list[bytes]:
        before, self._written = self._written, {}
        for message in messages:
            known = before.get(message.id)
            if known is None or known[0] != message:
                known = _as_it_is_now(message), _MESSAGE.dump_json(_without_pictures(message))
            self._written[message.id] = known
        return [page for _, page in self._written.values()]


class _Folder:
    """Whole or not at all: whoever is interrupted finds the world as it was saved before."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._written: tuple[bytes, list[bytes]] | None = None

    def write(self, world: bytes, messages: list[bytes], pictures: dict[str, bytes]) -> None:
        if (world, messages) == self._written:
            return
        shown_in = self._folder / PICTURES
        shown_in.mkdir(parents=True, exist_ok=True)
        there = {file.name for file in shown_in.iterdir()}
        new = pictures.keys() - there
        for name in new:
            _write(shown_in / name, pictures[name])
        if new:
            _flush(shown_in)
        _write(self._folder / _WORLD, world.removesuffix(b"]}") + b",".join(messages) + b"]}")
        _flush(self._folder)
        for name in there - pictures.keys():
            (shown_in / name).unlink()
        self._written = world, messages


def load(wire: Wire, folder: Path) -> bool:
    """Into a world in which nothing has happened yet; False if nothing was saved there.

    What interactions were about is over: nobody can fill a message that still says "thinking".
    """
    file = folder / _WORLD
    if not file.exists():
        return False
    text = file.read_bytes()
    try:
        saved = _FORMAT.validate_json(text)
        if saved.cdn:
            here = wire.addresses.cdn.encode()
            saved = _FORMAT.validate_json(text.replace(saved.cdn.encode(), here))
    except ValidationError as error:
        raise ValueError(f"{file} cannot be read: {_what_is_wrong(error)}") from None
    world = wire.world
    world.ids.last = saved.last_id
    world.users = {user.id: user for user in saved.users}
    world.bot = world.users[saved.bot_id]
    world.application = replace(
        world.application, id=world.bot.id, name=world.bot.display_name, owner_id=saved.owner_id
    )
    world.guilds = {guild.id: guild for guild in saved.guilds}
    for channel in saved.channels:
        world.put_channel(channel)
    for message in saved.messages:
        if not message.has(MessageFlag.LOADING):
            for each in message.attachments:
                each.data = (folder / PICTURES / str(each.id)).read_bytes()
            world.messages[message.channel_id][message.id] = message
    for command in saved.commands:
        guild_id = int(command["guild_id"]) if "guild_id" in command else None
        world.commands[guild_id][int(command["id"])] = command
    return True


def _what_is_wrong(error: ValidationError) -> str:
    first = error.errors()[0]
    if first["type"] == "json_invalid":
        return "it is damaged"
    if first["loc"] == ("version",):
        return "it is of another version of this program"
    return f"it is damaged at {'.'.join(map(str, first['loc']))}"


def _without_messages(wire: Wire) -> bytes:
    world = wire.world
    saved = _Saved(
        version=1,
        cdn=wire.addresses.cdn,
        last_id=world.ids.last,
        owner_id=world.application.owner_id,
        bot_id=world.bot.id,
        users=list(world.users.values()),
        guilds=list(world.guilds.values()),
        channels=list(world.channels.values()),
        commands=[command for known in world.commands.values() for command in known.values()],
        messages=[],
    )
    return _FORMAT.dump_json(saved)


def _as_it_is_now(message: Message) -> Message:
    """Reactions come and go in their lists; whatever else changes is put in anew."""
    reactions = {emoji: list(users) for emoji, users in message.reactions.items()}
    return replace(message, reactions=reactions)


def _without_pictures(message: Message) -> Message:
    return replace(message, attachments=[replace(each, data=b"") for each in message.attachments])


def _write(file: Path, data: bytes) -> None:
    unfinished = file.with_name(file.name + ".new")
    with unfinished.open("wb") as opened:
        opened.write(data)
        opened.flush()
        os.fsync(opened.fileno())
    os.replace(unfinished, file)


def _flush(folder: Path) -> None:
    """So that the names in it last too, where a folder can be opened for that."""
    if os.name != "posix":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
