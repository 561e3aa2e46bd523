"""People who play on whatever happens: they click what they see, and try again if nothing comes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import islice
from random import Random
from typing import TypeVar

from bot.texts.custom_ids import Verb, read
from sandbox import Person, PersonAct, Sight
from sandbox import components as kinds
from sandbox.acts import Outcome
from sandbox.interaction import Interaction, State
from sandbox.model import Channel
from sandbox.sights import sight_of

PATIENCE_SECONDS = 10.0
"""Of the local clock, which somebody has to move: until they give up waiting for what they clicked.
Nothing depends on how long it really takes."""
STEPS = 60
"""More than any turn takes."""
_NEWEST = 30

T = TypeVar("T")


class GaveUp(AssertionError):
    """Too much time has gone by, or there is nothing more to do."""


class CrowdMember:
    """At one table, in its channel and in direct messages."""

    def __init__(
        self,
        person: Person,
        place: Channel,
        chance: Random,
        *,
        undoes: float,
        at_once: asyncio.Semaphore,
    ) -> None:
        """`at_once`: how many of the crowd may be busy with a turn or a vote."""
        self.person = person
        self._at_once = at_once
        self.places = (place, person.dm)
        self.clicks = 0
        """Those that were answered."""
        self.asked: list[Interaction] = []
        """All of their clicks."""
        self.confirmed: set[str] = set()
        """The clicks on Confirm of which this person read that they were played."""
        self.is_done = False
        """Whoever is done clicks nothing more, but waits for what was clicked."""
        self._chance = chance
        self._undoes = undoes
        """How often somebody wants to take back what they have played."""
        self._idle: Sight | None = None
        """A table at which there was nothing to do: not before it looks different."""
        self._voted: set[int] = set()

    async def play(self) -> None:
        """Until done."""
        while not self.is_done:
            # What was there is gone, greyed out or not answered.
            with suppress(AssertionError, LookupError):
                await self._act()

    async def _act(self) -> None:
        """Whatever this person is asked."""
        await self._soon(self._asked)
        async with self._at_once:
            asked = self._asked()  # it may have taken a while
            if asked is None:
                return
            if button := _button(asked, "play"):
                await self._turn(asked, button)
            else:
                answer = self._chance.choice(asked.buttons).custom_id or ""
                await self._clicked(asked, answer)
                self._voted.add(asked.id)

    async def _turn(self, table: Sight, button: str) -> None:
        opened = await self._clicked(table, button)
        panel = await self._soon(lambda: None if opened.reply.thinking else opened.reply)
        self._idle = table
        for _ in range(STEPS):
            if confirm := _button(panel, "confirm"):
                await self._confirm(panel, confirm)
                return
            panel = await self._step(panel)

    async def _confirm(self, panel: Sight, button: str) -> None:
        self._idle = None
        outcome = await self._clicked(panel, button)
        now = await self._soon(lambda: self._changed(panel))
        if "Played" in now.text:
            self.confirmed.add(f"interaction {outcome.interaction.id}")
            if self._chance.random() < self._undoes and (undo := _button(now, "undo")):
                await self._clicked(now, undo)

    async def _step(self, panel: Sight) -> Sight:
        steps: list[tuple[str, ...]] = [
            (each.custom_id,)
            for each in panel.buttons
            if each.custom_id and _verb(each.custom_id) in ("pick", "group") and not each.disabled
        ]
        steps += [(menu.custom_id, value) for menu in panel.menus for value in menu.values]
        which, *values = self._chance.choice(steps)
        act = self.person.choose(panel, which, *values) if values else None
        self._idle = None
        await self._answered(act or self.person.click(panel, which))
        return await self._soon(lambda: self._changed(panel))

    async def _clicked(self, sight: Sight, button: str) -> Outcome:
        return await self._answered(self.person.click(sight, button))

    async def _answered(self, act: PersonAct) -> Outcome:
        """At once, whatever the bot is busy with."""
        outcome = await act.begun(patience=0)
        self.asked.append(outcome.interaction)
        await self._soon(lambda: outcome.interaction.state is not State.WAITING)
        assert not outcome.failed
        self.clicks += 1
        return outcome

    def _asked(self) -> Sight | None:
        if self.is_done:
            raise GaveUp
        return self._vote() or self._table()

    def _table(self) -> Sight | None:
        """Where a message calls this person, in the channel or in direct messages."""
        for place in self.places:
            newest = next((each for each in self._sees(place) if _button(each, "play")), None)
            if newest and newest != self._idle and (newest.pings or place is self.person.dm):
                return newest
        return None

    def _vote(self) -> Sight | None:
        votes = (
            each
            for each in self._sees(self.places[0])
            if each.id not in self._voted and (_button(each, "agree") or _button(each, "remove"))
        )
        return next(votes, None)

    def _sees(self, place: Channel) -> Iterator[Sight]:
        """Whatever everybody there can click, newest first."""
        said = reversed(self.person.discord.world.messages[place.id].values())
        for message in islice((each for each in said if each.viewer_id is None), _NEWEST):
            if any(each["type"] == kinds.ROW for each in message.components):
                yield sight_of(message, self.person.id)

    def _changed(self, panel: Sight) -> Sight | None:
        now = self.person.looks_again(panel)
        return now if now != panel and not now.thinking else None

    async def _soon(self, look: Callable[[], T | None]) -> T:
        discord = self.person.discord
        began = discord.clock.now()

        def in_time() -> T | None:
            if found := look():
                return found
            if discord.clock.now() - began > PATIENCE_SECONDS:
                self._idle = None
                raise GaveUp
            return None

        return await discord.world.changes.until(in_time, "nothing came")


def _button(sight: Sight, verb: Verb) -> str | None:
    found = (each for each in sight.buttons if each.custom_id and not each.disabled)
    return next((each.custom_id for each in found if _verb(each.custom_id or "") == verb), None)


def _verb(custom_id: str) -> str:
    control = read(custom_id)
    return control.verb if control else ""
