"""A person as the bot last met them: name, language, and what they have set for themselves."""

from dataclasses import dataclass
from typing import Literal

from bot.tables.quiet_hours import QuietHours
from bot.tables.seating import Absence, Frozen, PlayerId

ReminderWay = Literal["ping", "dm", "off"]


class Preferences(Frozen):
    language: str | None = None
    """None for the one that Discord says they read."""
    reminders: ReminderWay = "ping"
    zone: str | None = None
    """By its IANA name; None for UTC."""
    quiet: QuietHours | None = None
    stand_in: str | None = None
    """How a computer plays that stands in for them; None if they have no preference."""
    letter: int | None = None
    """When their daily letter comes, in minutes since midnight; None where they want none."""
    private: bool = False
    """Whether nobody else is shown anything of their results and ratings."""


NO_PREFERENCES = Preferences()


@dataclass(frozen=True)
class PlayerProfile:
    player: PlayerId
    name: str = ""
    """Empty if the bot never met them."""
    locale: str | None = None
    takes_dms: bool = True
    dm_channel: str | None = None
    """Where their direct messages go, once there was one."""
    preferences: Preferences = NO_PREFERENCES
    reminded_at: float | None = None
    absence: Absence | None = None
    letter_at: float | None = None
    """When they last got their daily letter, or there was nothing to write."""

    @property
    def language(self) -> str | None:
        return self.preferences.language or self.locale
