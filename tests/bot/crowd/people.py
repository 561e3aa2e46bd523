"""People who play on whatever happens: they click what they see, and try again if nothing comes."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import TypeVar

from bot.texts.custom_ids import Verb, read
from sandbox import Person, Sight
from sandbox.acts import Outcome
from sandbox.interaction import State
from sandbox.model import Channel

A_WHILE = 2.0
"""Real seconds until somebody looks again: nothing depends on how many times they have to."""
STEPS = 60
"""More than any turn takes."""

T = TypeVar("T")


class CrowdMember:
    """At one table, in its channel and in direct messages."""

    def __init__(self, person: Person, place: Channel, chance: Random, *, undoes: float) -> None:
        self.person = person
        self.places = (place, person.dm)
        self.done: Counter[Verb] = Counter()
        self.confirmed: set[str] = set()
        """The clicks on Confirm of which this person read that they were played."""
        self._chance = chance
        self._undoes = undoes
        """How often somebody wants to take back what they have played."""

    async def play(self) -> None:
        """Until cancelled."""
        while True:
            with suppress(AssertionError, LookupError):  # it is gone, greyed out or not answered
                await self._act()
            await asyncio.sleep(0)

    async def _act(self) -> None:
        """Whatever this person is asked, or nothing if others are."""
        for verb in ("agree", "remove"):
            if vote := self._newest(verb):
                answer = self._chance.choice(list(vote.buttons)).custom_id
                await self._clicked(vote, answer or "", verb)
        table = await self._soon(self._asked)
        opened = await self._clicked(table, _button(table, "play") or "", "play")
        panel = await self._filled(opened)
        for _ in range(STEPS):
            if confirm := _button(panel, "confirm"):
                await self._confirm(panel, confirm)
                return
            panel = await self._step(panel)

    async def _confirm(self, panel: Sight, button: str) -> None:
        outcome = await self._clicked(panel, button, "confirm")
        now = await self._soon(lambda: self._changed(panel))
        if "Played" in now.text:
            self.confirmed.add(f"interaction {outcome.interaction.id}")
            if self._chance.random() < self._undoes and (undo := _button(now, "undo")):
                await self._clicked(now, undo, "undo")

    async def _step(self, panel: Sight) -> Sight:
        steps: list[tuple[str, ...]] = [
            (each.custom_id,)
            for each in panel.buttons
            if each.custom_id and _verb(each.custom_id) in ("pick", "group") and not each.disabled
        ]
        steps += [(menu.custom_id, value) for menu in panel.menus for value in menu.values]
        which, *values = self._chance.choice(steps)
        act = self.person.choose(panel, which, *values) if values else None
        outcome = await (act or self.person.click(panel, which)).begun(patience=A_WHILE)
        await self._answered(outcome)
        return await self._soon(lambda: self._changed(panel))

    async def _clicked(self, sight: Sight, button: str, verb: Verb) -> Outcome:
        outcome = await self.person.click(sight, button).begun(patience=A_WHILE)
        await self._answered(outcome)
        self.done[verb] += 1
        return outcome

    async def _answered(self, outcome: Outcome) -> None:
        await self._soon(lambda: outcome.interaction.state is not State.WAITING, patience=10.0)
        assert not outcome.failed

    async def _filled(self, outcome: Outcome) -> Sight:
        return await self._soon(
            lambda: None if outcome.reply.thinking else outcome.reply, patience=10.0
        )

    def _asked(self) -> Sight | None:
        """By a message that calls this person, in the channel or in direct messages."""
        for place in self.places:
            for sight in reversed(self.person.sees(place)[-30:]):
                if not sight.private and _button(sight, "play"):
                    if sight.pings or place is not self.places[0]:
                        return sight
                    break
        return None

    def _newest(self, verb: Verb) -> Sight | None:
        seen = self.person.sees(self.places[0])[-30:]
        return next((each for each in reversed(seen) if _button(each, verb)), None)

    def _changed(self, panel: Sight) -> Sight | None:
        now = self.person.looks_again(panel)
        return now if now != panel and not now.thinking else None

    async def _soon(self, look: Callable[[], T | None], patience: float = A_WHILE) -> T:
        changes = self.person.discord.world.changes
        return await changes.until(look, "nothing came", patience)


def _button(sight: Sight, verb: Verb) -> str | None:
    found = (each for each in sight.buttons if each.custom_id and not each.disabled)
    return next((each.custom_id for each in found if _verb(each.custom_id or "") == verb), None)


def _verb(custom_id: str) -> str:
    control = read(custom_id)
    return control.verb if control else ""
