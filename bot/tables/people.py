"""People as they were last seen: what they are called, which language they read, whether they
take direct messages."""

from dataclasses import dataclass

from bot.tables.seating import PlayerId


@dataclass(frozen=True)
class Person:
    player: PlayerId
    name: str = ""
    """Empty for somebody who was never met."""
    locale: str | None = None
    takes_dms: bool = True
