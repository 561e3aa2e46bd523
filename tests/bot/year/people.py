"""People with habits: how likely each of them plays in an hour, when they are away, what they like.

Everything follows from a seed and the hour, so that whoever goes on after a kill meets the same
people."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Literal

from bot.tables import PlayerId
from bot.tables.people import Preferences
from bot.tables.quiet_hours import QuietHours

HOUR = 3600.0
DAY = 24 * HOUR
ZONES = ("Europe/Berlin", "America/New_York", "Australia/Sydney", "Asia/Kolkata", None)
Kind = Literal["quick", "slow", "holiday", "vanished", "traveller"]
PLAYS: dict[Kind, float] = {
    "quick": 0.5, "slow": 0.03, "holiday": 0.3, "vanished": 0.3, "traveller": 0.2,
}  # fmt: skip
"""In an hour in which they are waited for."""
CLOSES_DMS = 0.15
KINDS: tuple[Kind, ...] = (
    *("quick",) * 4, *("slow",) * 2, *("holiday",) * 2, "vanished", "traveller",
)  # fmt: skip


@dataclass(frozen=True)
class Habit:
    player: PlayerId
    kind: Kind
    begins: Preferences
    holidays: tuple[tuple[float, float, bool], ...]
    """From when to when, and whether a stand-in is to play."""
    vanishes: float
    closes_dms: bool = False
    """Whether the bot's direct messages are refused."""

    def is_there(self, at: float) -> bool:
        return at < self.vanishes and not any(begin <= at < end for begin, end, _ in self.holidays)

    def plays(self, seed: str, at: float) -> bool:
        if not self.is_there(at):
            return False
        return Random(f"{seed} {self.player} {at}").random() < PLAYS[self.kind]

    def preferences(self, day: int) -> Preferences:
        """On that day of the year; travellers are elsewhere every 20 days."""
        if self.kind != "traveller":
            return self.begins
        return self.begins.model_copy(update={"zone": ZONES[day // 20 % len(ZONES)]})


def people(seed: str, count: int, start: float) -> list[Habit]:
    return [_habit(Random(f"{seed} {each}"), each, start) for each in range(count)]


def _habit(chance: Random, number: int, start: float) -> Habit:
    kind = KINDS[number % len(KINDS)]
    night = QuietHours(begin=chance.randrange(20, 24) * 60, end=chance.randrange(6, 10) * 60)
    ways: tuple[Literal["ping", "dm", "off"], ...] = ("ping", "dm", "ping", "off")
    begins = Preferences(
        reminders=chance.choice(ways),
        zone=chance.choice(ZONES),
        quiet=chance.choice((night, None)),
        letter=chance.choice((None, None, None, chance.randrange(24 * 60))),
    )
    holidays = []
    if kind == "holiday":
        for half in range(2):
            begin = start + (half * 180 + chance.randrange(20, 150)) * DAY
            days = chance.randrange(4, 21)
            holidays.append((begin, begin + days * DAY, chance.random() < 0.3))
    gone = start + chance.randrange(10, 200) * DAY if kind == "vanished" else float("inf")
    return Habit(
        PlayerId(f"{kind} {number}"),
        kind,
        begins,
        tuple(holidays),
        gone,
        chance.random() < CLOSES_DMS,
    )
