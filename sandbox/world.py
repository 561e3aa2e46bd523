"""The whole state of a small Discord: its places, and the messages and commands in them."""

from collections import defaultdict
from typing import Any

from sandbox import errors
from sandbox.clock import Clock
from sandbox.model import Attachment, Channel, Guild, Json, Message, MessageType
from sandbox.moderation import ModeratedPlaces
from sandbox.permissions import Permission


class World(ModeratedPlaces):
    def __init__(self, clock: Clock, *, bot_name: str = "bot", token: str = "local-token") -> None:
        super().__init__(clock, bot_name=bot_name, token=token)
        self.messages: dict[int, dict[int, Message]] = defaultdict(dict)
        """By channel."""
        self.uploads: dict[int, Attachment] = {}
        """Files that people hand to a command or a form: they stand in no message."""
        self.commands: dict[int | None, dict[int, Json]] = defaultdict(dict)
        """By guild, and under None those for everywhere."""
        self.typing: dict[int, float] = {}
        """Channels in which the bot showed that it is typing, and when it last did."""

    def add_message(self, message: Message) -> None:
        channel = self.channels[message.channel_id]
        self.messages[channel.id][message.id] = message
        if message.viewer_id is None:
            channel.last_message_id = message.id
            channel.message_count += 1
            self.tell("MESSAGE_CREATE", message)
        else:
            self.changes.tell()

    def note(self, channel: Channel, kind: MessageType, about: str, **more: Any) -> None:
        """A line that Discord itself writes into a channel about what the bot did there."""
        now = self.clock.now()
        self.add_message(
            Message(self.ids.next(), channel.id, self.bot.id, now, about, type=kind, **more)
        )

    def message_changed(self, message: Message) -> None:
        if message.viewer_id is None:
            self.tell("MESSAGE_UPDATE", message)
        else:
            self.changes.tell()

    def remove_message(self, message: Message) -> None:
        del self.messages[message.channel_id][message.id]
        if message.viewer_id is None:
            self.tell("MESSAGE_DELETE", message)
        else:
            self.changes.tell()

    def message(self, channel_id: int, message_id: int) -> Message:
        """As everyone may ask for it; an ephemeral one is not to be had this way."""
        found = self.messages[channel_id].get(message_id)
        if found is None or found.viewer_id is not None:
            raise errors.unknown("message")
        return found

    def is_there(self, message: Message) -> bool:
        return message.id in self.messages.get(message.channel_id, {})

    def attachment(self, channel_id: int, number: int) -> Attachment | None:
        """A file is there for as long as its message shows it."""
        shown = (
            each
            for message in self.messages.get(channel_id, {}).values()
            for each in message.attachments
            if each.id == number
        )
        return next(shown, self.uploads.get(number))

    def add_reaction(self, message: Message, emoji: str, user_id: int) -> None:
        users = message.reactions.setdefault(emoji, [])
        if user_id not in users:
            users.append(user_id)
            self.tell("MESSAGE_REACTION_ADD", (message, emoji, user_id))

    def remove_reaction(self, message: Message, emoji: str, user_id: int) -> None:
        users = message.reactions.get(emoji, [])
        if user_id in users:
            users.remove(user_id)
            if not users:
                del message.reactions[emoji]
            self.tell("MESSAGE_REACTION_REMOVE", (message, emoji, user_id))

    def remove_channel(self, channel: Channel) -> None:
        """With the threads in it, of which nothing is told."""
        within = [each for each in self.channels.values() if each.parent_id == channel.id]
        for each in (*within, channel):
            self.take_channel(each)
            self.messages.pop(each.id, None)
        self.tell("CHANNEL_DELETE" if channel.thread is None else "THREAD_DELETE", channel)

    def wake(self, user_id: int, channel: Channel) -> None:
        """A message wakes up a thread that rests, unless a moderator has locked it."""
        self.refuse_if_locked(user_id, channel)
        if channel.thread is not None and channel.thread.archived:
            self.unarchive(channel)

    def refuse_if_locked(self, user_id: int, channel: Channel) -> None:
        state = channel.thread
        moderates = self.may(user_id, Permission.MANAGE_THREADS, channel)
        if state is not None and state.locked and not moderates:
            raise errors.archived_thread() if state.archived else errors.of_code(160005)

    def remove_guild(self, guild: Guild) -> None:
        """With everything in it."""
        for channel in [*self.channels_of(guild), *self.threads_of(guild)]:
            self.take_channel(channel)
            self.messages.pop(channel.id, None)
        del self.guilds[guild.id]
        self.tell("GUILD_DELETE", guild)

    def visible_to(self, user_id: int, channel: Channel) -> list[Message]:
        """Oldest first; ephemeral ones of this user only."""
        seeing = Permission.VIEW_CHANNEL | Permission.READ_MESSAGE_HISTORY
        if not self.may(user_id, seeing, channel):
            return []
        return [
            message
            for message in self.messages[channel.id].values()
            if message.viewer_id in (None, user_id)
        ]
