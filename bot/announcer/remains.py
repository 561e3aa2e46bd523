"""What stays of a message when its buttons are taken off.

It is kept when a message is sent. Then nothing has to be read from the channel to edit it: the bot
may not be allowed to, and it is one request less a turn.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from pydantic import TypeAdapter, ValidationError

from bot.tables import PlayerId


@dataclass(frozen=True)
class KeptFile:
    """Something attached to a message, by the id Discord gave it."""

    id: str
    name: str
    alt_text: str | None = None


@dataclass(frozen=True)
class Remains:
    texts: tuple[str, ...]
    pictures: tuple[KeptFile, ...] = ()
    files: tuple[KeptFile, ...] = ()
    pings: tuple[PlayerId, ...] = ()
    """Whom it called: an edit that leaves them out takes the call out of their inbox."""
    named: tuple[PlayerId, ...] = ()
    """Everybody whose name may stand in it. When they delete their data, this goes with them."""

    def lasting(self) -> Remains:
        """Where it called nobody, what it said was for the moment: its heading stays."""
        if any("<@" in text for text in self.texts):
            return self
        return replace(self, texts=tuple(text.partition("\n")[0] for text in self.texts[:1]))

    def as_json(self) -> str:
        return _FORMAT.dump_json(self).decode()


_FORMAT = TypeAdapter(Remains)


def read_remains(text: str | None) -> Remains | None:
    """None for a message of an earlier version, or of a later one."""
    try:
        return None if text is None else _FORMAT.validate_json(text)
    except ValidationError:
        return None
