"""Nonces: what a bot calls a message by, so that sending it again gives the same one back."""

from dataclasses import dataclass

from sandbox import errors
from sandbox.model import Message
from sandbox.world import World

NONCE_SECONDS = 60.0
"""Discord says "the past few minutes", and promises no number."""
LONGEST = 300.0


@dataclass(frozen=True)
class _SentMessage:
    channel_id: int
    message_id: int
    at: float


class Nonces:
    """Known by author, in all channels together: Discord speaks of the same author only."""

    def __init__(self, world: World, seconds: float = NONCE_SECONDS) -> None:
        if seconds > LONGEST:
            raise ValueError(f"no nonce is known for more than {LONGEST:g} seconds")
        self._world = world
        self._seconds = seconds
        self._sent: dict[tuple[int, str], _SentMessage] = {}

    def message(self, author_id: int, nonce: str | int) -> Message | None:
        """What was sent under it. If that was deleted since, it is neither found nor sent again."""
        self._forget()
        sent = self._sent.get((author_id, str(nonce)))
        if sent is None:
            return None
        found = self._world.messages.get(sent.channel_id, {}).get(sent.message_id)
        if found is None:
            raise errors.unknown("message")
        return found

    def remember(self, message: Message) -> None:
        if message.nonce is not None:
            key = message.author_id, str(message.nonce)
            self._sent.pop(key, None)
            self._sent[key] = _SentMessage(message.channel_id, message.id, message.created_at)

    def remember_all(self) -> None:
        """Of a world that was kept on disk."""
        known = [each for there in self._world.messages.values() for each in there.values()]
        for message in sorted(known, key=lambda each: each.created_at):
            self.remember(message)

    def _forget(self) -> None:
        forgotten = self._world.clock.now() - self._seconds
        while self._sent:
            oldest = next(iter(self._sent))
            if self._sent[oldest].at > forgotten:
                return
            del self._sent[oldest]
