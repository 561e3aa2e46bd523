"""Somebody who tries everything: clicks whatever is there, types whatever can be typed, forges.

Nothing of it plays the game on, so that it can be done at any moment. What is tried follows from
what the person sees and from a seed, so it is the same wherever the person sees the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

from bot.commands.option_parser import code
from bot.faces.decision_face import face_of_decision
from bot.tables import Look, TableId
from bot.texts.custom_ids import VERBS
from bot.texts.menus import key_of
from engine.actions import PlayCard
from engine.catalogue import catalogue
from engine.terms import SeatId
from sandbox import Person, PersonAct, Sight
from sandbox.model import Channel
from sandbox.offers import BOOLEAN, STRING, OfferedCommand
from tests.bot.journeys.receiving import Receiver
from tests.world.wire import BotWorld

NOT_NOW = (
    *("confirm", "undo", "agree", "refuse", "remove", "keep"),
    *("end", "continue", "accept", "decline"),
)
"""Clicks that play on."""
CHANGING = (
    "about",  # says how quick the connection is
    *(
        f"campaign {each}"
        for each in ("new", "join", "leave", "open", "substitute", "correct", "takeover", "cancel")
    ),
    "undo",
    "concordia new",
    "concordia quick",
    "concordia colour",
    "concordia kick",
    "concordia replace",
    "concordia host",
    "concordia invite",
    "concordia abandon",
    "concordia resign",
    "concordia import",
    "concordia orders",
    "concordia pace",
    "settings mine",
    "away",
    "nudge",
    "settings server",
)
TYPED = ("a", "1 ")
NONSENSE = "xyzzy"
STEPS = 14
"""Clicks in the panel."""


class Prying:
    def __init__(
        self, world: BotWorld, table: TableId, person: Person, receiver: Receiver, seed: str
    ) -> None:
        self.world = world
        self.table = table
        self.person = person
        self.receiver = receiver
        self.chance = Random(seed)

    async def everywhere(self, elsewhere: Channel) -> None:
        await self.clicks()
        await self.panel()
        await self.commands(self.world.channel)
        await self.completions(self.world.channel)
        await self.illegal_wishes()
        await self.forgeries(self.world.channel)
        for_looking = ("hand", "board", "log", "score", "gods", "history", "help")
        await self.commands(self.person.dm, only=for_looking)
        await self.commands(elsewhere, only=("hand", "board", "log", "display", "choose"))
        await self.forgeries(elsewhere)

    async def clicks(self) -> None:
        """Every button on every message that stays."""
        for sight, which in list(self._buttons()):
            if not which.startswith(NOT_NOW):
                await self.act(f"click {which}", self.person.click(sight, which))

    async def panel(self) -> None:
        """Anywhere in it, but never to the end."""
        panel = await self.act("play", self._forged(self.world.channel, f"play:{self.table}"))
        for _ in range(STEPS):
            if panel is None:
                return
            controls: list[tuple[str, str | None]] = [
                (each.custom_id, None)
                for each in panel.buttons
                if each.custom_id and not each.disabled and not each.custom_id.startswith(NOT_NOW)
            ]
            controls += [(menu.custom_id, value) for menu in panel.menus for value in menu.values]
            if not controls:
                return
            which, value = self.chance.choice(controls)
            click = (
                self.person.click(panel, which)
                if value is None
                else self.person.choose(panel, which, value)
            )
            await self.act(f"panel {which} {value}", click)
            panel = self.person.looks_again(panel)

    async def commands(self, place: Channel, only: Iterable[str] = ()) -> None:
        for offer in self.person.commands(place):
            if offer.name in CHANGING or (only and offer.name not in only):
                continue
            for options in self._nonsense(offer):
                what = f"/{offer.name} {options}"
                await self.act(what, self.person.command(place, offer.name, **options))
        await self.act("/board text", self.person.command(place, "board", text=True))

    async def completions(self, place: Channel) -> None:
        for offer in self.person.commands(place):
            if offer.name.startswith("concordia"):
                continue
            before: dict[str, Any] = {}
            for option in offer.options:
                if option.get("autocomplete"):
                    for typed in TYPED:
                        await self._completed(place, offer, option["name"], typed, before)
                    found = await self._completed(place, offer, option["name"], "", before)
                    if found:
                        before[option["name"]] = self.chance.choice(found)["value"]

    async def illegal_wishes(self) -> None:
        """Also for cards that somebody else holds."""
        look = await self._look()
        wishes: list[str] = [*catalogue().cards]
        if look.offered and look.view and look.view.decisions:
            decision = look.view.decisions[0]
            conceivable = face_of_decision(decision).conceivable(look.view, decision)
            imagined = set(map(code, conceivable))
            wishes = sorted(imagined - {code(each) for each in look.offered}) or [NONSENSE]
        for wish in self.chance.sample(wishes, min(len(wishes), 8)):
            chosen = self.person.command(self.world.channel, "choose", answer=wish)
            await self.act(f"/choose {wish}", chosen)

    async def forgeries(self, place: Channel) -> None:
        """Of every button there can be, and of options that another seat might have."""
        table = self.table
        for verb in VERBS:
            if verb != "undo":
                await self.act(verb, self._forged(place, f"{verb}:{table}:1:1"))
        await self.act("late undo", self._forged(place, f"undo:{table}:1"))
        own = await self._look()
        tables = self.world.tables
        mark = "00000000"
        if own.viewer is not None:
            mark = (await tables.draft(table, self.world.player(self.person))).mark
            await self.act("confirm nothing", self._forged(place, f"confirm:{table}:{mark}x"))
        for card in self.chance.sample(list(catalogue().cards), 4):
            if PlayCard(card) not in own.offered:
                key = key_of(SeatId(self.chance.randrange(own.options.seats)), PlayCard(card))
                await self.act(f"pick {card}", self._forged(place, f"pick:{table}:{mark}:{key}"))

    async def act(self, about: str, act: PersonAct) -> Sight | None:
        """The answer as it is once all is quiet, if there is one."""
        self.receiver.heading(about)
        outcome = await act
        await self.world.quiet()
        self.receiver.outcome(outcome)
        return outcome.reply if outcome.interaction.reply else None

    async def _completed(
        self, place: Channel, offer: OfferedCommand, option: str, typed: str, before: dict[str, Any]
    ) -> list[dict[str, Any]]:
        self.receiver.heading(f"typing {typed!r} into {option} of /{offer.name} {before}")
        typing = self.person.autocompletes(place, offer.name, option, typed, **before)
        outcome = await typing
        self.receiver.outcome(outcome)
        return list(outcome.interaction.choices)

    def _nonsense(self, offer: OfferedCommand) -> Iterator[dict[str, Any]]:
        """Nothing that could be legal: what says enough by itself gets an option."""
        strings = [each for each in offer.options if each["type"] == STRING]
        needed = {
            each["name"]: each["choices"][0]["name"] if each.get("choices") else NONSENSE
            for each in strings
            if each.get("required")
        }
        free = [each["name"] for each in strings if not each.get("choices")]
        if not offer.options or offer.name in ("hand", "board", "score", "privacy", "market"):
            yield {}
        if offer.name == "privacy":
            yield {"what": "export"}
        for name in free[:1]:
            yield needed | {name: NONSENSE}
        if offer.name == "history":
            yield from ({}, {"turn": 0}, {"turn": 1}, {"turn": 99})
        elif offer.name in ("stats", "standings", "records"):
            yield {}
        else:
            assert all(each["type"] in (STRING, BOOLEAN) for each in offer.options), offer.name

    def _forged(self, place: Channel, custom_id: str) -> PersonAct:
        """On whatever message there is."""
        sights = self.person.sees(place)
        sight = sights[-1] if sights else self.person.write(place, "I wonder what they play here.")
        return self.person.forge(sight, custom_id)

    def _buttons(self) -> Iterator[tuple[Sight, str]]:
        for place in (self.world.channel, self.person.dm):
            for sight in self.person.sees(place):
                for button in sight.buttons if not sight.private else ():
                    if button.custom_id and not button.disabled:
                        yield sight, button.custom_id

    async def _look(self) -> Look:
        return await self.world.tables.look(self.table, self.world.player(self.person))
