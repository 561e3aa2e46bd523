"""What was asked of the local Discord and what went wrong in between, in order, a line for each.

A test of chance that fails has to tell by itself what happened.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from typing import Any

from sandbox import LocalDiscord
from sandbox.faults import Fault
from sandbox.journal import KEPT, Exchange
from sandbox.sights import sight_of
from sandbox.world import World

_LINES = 50_000
_TOLD = 60
_WORDS = 60


class Chronicle(deque[Exchange]):
    """Takes the place of the journal's exchanges."""

    def __init__(self) -> None:
        super().__init__(maxlen=KEPT)
        self.lines: deque[str] = deque(maxlen=_LINES)
        self.first_said: dict[int, str] = {}
        """What each message said when it was sent, by its id: an edit changes what it says, and
        calls nobody."""

    def append(self, exchange: Exchange) -> None:
        super().append(exchange)
        answer = exchange.answer if isinstance(exchange.answer, dict) else {}
        about = [str(exchange), str(answer.get("id", "")), answer.get("nonce", "")]
        self.lines.append(" ".join(map(str, [*about, repr(_words(exchange.body))])))

    def note(self, what: str) -> None:
        self.lines.append(f"    {what}")

    def struck(self, fault: Fault, parameters: Mapping[str, str]) -> None:
        what = fault.cut or fault.status or "held"
        done = "done, then " if fault.carried_out else ""
        self.note(f"{done}{what}: {fault.route} {' '.join(parameters.values())}")

    def about(self, *ids: int) -> str:
        """The last lines that name one of these, and whatever was noted in between."""
        names = [str(each) for each in ids]
        found = [
            number
            for number, line in enumerate(self.lines)
            if any(name in line for name in names) or line.startswith(" ")
        ]
        named = [n for n in found if not self.lines[n].startswith(" ")]
        told = [n for n in found if named and n >= named[0]][-_TOLD:]
        return "\n".join(f"  {n}: {self.lines[n]}" for n in told)

    def see(self, world: World) -> None:
        for messages in world.messages.values():
            for each in reversed(messages.values()):
                if each.id in self.first_said:
                    break
                self.first_said[each.id] = sight_of(each, 0).text


def keep_chronicle(discord: LocalDiscord) -> Chronicle:
    chronicle = discord.journal.exchanges = Chronicle()
    discord.world.changes.watchers.append(lambda: chronicle.see(discord.world))
    discord.faults.watchers.append(chronicle.struck)
    return chronicle


def _words(body: Any) -> str:
    """The first line of what is said."""
    if isinstance(body, dict):
        for each in body.get("components") or ():
            if isinstance(each, dict) and (text := each.get("content")):
                buttons = sum(row.get("type") == 1 for row in body["components"])
                return f"{text[:_WORDS]} [{buttons}]"
    return ""
