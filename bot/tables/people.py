"""A person as the bot last met them: name, language, and whether they accept direct messages."""

from dataclasses import dataclass

from bot.tables.seating import PlayerId


@dataclass(frozen=True)
class PlayerProfile:
    player: PlayerId
    name: str = ""
    """Empty if the bot never met them."""
    locale: str | None = None
    takes_dms: bool = True
    dm_channel: str | None = None
    """Where their direct messages go, once there was one."""
