"""People who play by themselves: a computer player thinks, a person clicks or types."""

from __future__ import annotations

import re

from bot.commands.misreadings import BETWEEN
from bot.commands.option_parser import code
from bot.faces.confirmable import confirmable
from bot.tables import Look
from bot.tables.playing import ASKED_IN_PUBLIC
from bot.tables.rehearsal import Rehearsal
from bot.texts.labels import label
from bot.texts.menus import menu
from engine.actions import FINISH, Action
from engine.decisions import PatricianChoice
from players import Player
from sandbox import Person, PersonAct, Sight
from sandbox.acts import NotPossible, Outcome
from sandbox.model import Channel, Message
from sandbox.sights import sight_of
from tests.bot.commands.typists import Sentence, sentence_for
from tests.bot.texts.games import entry_for
from tests.world.wire import BotWorld
from words import ENGLISH, Words, words_for
from words.reader import Reader

PLAY, CONFIRM, LATER = "Play", "Confirm", "Later ▶"
SAY_ENOUGH = ("choose", "specialist", "tribune", "magister")
"""Commands that are played without being asked what else to do."""


class Robot:
    def __init__(
        self,
        world: BotWorld,
        person: Person,
        player: Player,
        channel: Channel | None = None,
        *,
        spoken: Words = ENGLISH,
    ) -> None:
        """At the table of that channel, which speaks that language; a person has one of their
        own."""
        self.words = words_for(person.user.locale)
        self.spoken = spoken
        self.world = world
        self.person = person
        self.player = player
        self.channel = channel or world.channel
        self.meant: list[Action] = []
        """What was confirmed or typed so far, in order."""
        self.calls: list[int] = []
        """The messages in the channel that called this person, each once."""

    async def decides(self) -> bool:
        return bool((await self.look()).offered)

    async def look(self) -> Look:
        return await self.world.look(await self.world.table(self.channel), self.person)

    async def by_buttons(self, place: Channel | None = None) -> Sight:
        """One panel, from Play to Confirm; what stands there then."""
        return await self.confirmed(await self.to_confirm(place))

    async def by_command(self, place: Channel | None = None) -> None:
        """One command; every text in its options is one that is offered while typing."""
        before = await self.rehearsal()
        said = sentence_for(before, self.player)
        await self._type(place or self.channel, before, said)
        after = await self.look()
        sealed = isinstance(before.decision, PatricianChoice) and not after.offered
        assert sealed or after.number >= before.number + len(said.actions), f"not played: {said}"
        self.meant += said.actions

    async def by_both(self, place: Channel | None = None) -> None:
        """A command alone, which opens the panel; the rest is clicked there. Where it would say
        enough by itself, it is typed as a whole."""
        before = await self.rehearsal()
        said = sentence_for(before, self.player)
        if said.command in SAY_ENOUGH or not said.options:
            await self.by_command(place)
            return
        typed = await self.person.command(place or self.channel, said.command)
        panel = await self.clicked_through(await typed.filled())
        assert (await self.look()).number == before.number, f"played: {said}"
        await self.confirmed(panel)

    async def called(self) -> Channel:
        """Where this person is asked, as soon as the question stands there: in direct messages
        within the partner's turn, unless those are closed, and in the channel else."""
        look = await self.look()
        assert look.view
        before_turns = isinstance(look.view.decisions[0], ASKED_IN_PUBLIC)
        elsewhere = look.view.active != look.viewer and look.options.team and not before_turns
        by_dm = elsewhere and self.person.user.takes_dms
        words = self.words if by_dm else self.spoken
        turn = "turn " if words is ENGLISH else ""
        this_turn, play = re.compile(rf"\b{turn}{look.view.turn}\b"), words("table-button-play")

        def asks(sight: Sight) -> bool:
            return bool(this_turn.search(sight.text)) and self.offers(sight, play)

        if by_dm:
            await self.person.sees_soon(self.person.dm, asks)
            return self.person.dm
        place = self.channel

        def newest() -> Sight | None:
            """One from before, which has not lost its buttons yet, does not count."""
            seen = (sight_of(each, self.person.id) for each in reversed(self._public(place)))
            live = next((sight for sight in seen if self.offers(sight, play)), None)
            return live if live and live.pings and asks(live) else None

        problem = f"{self.person} was not called in turn {look.view.turn}"
        called = await self.world.local.world.changes.until(newest, problem)
        if called.id not in self.calls:
            self.calls.append(called.id)
        return place

    def _public(self, place: Channel) -> list[Message]:
        visible = self.world.local.world.visible_to(self.person.id, place)
        return [message for message in visible if message.viewer_id is None]

    async def to_confirm(self, place: Channel | None = None) -> Sight:
        """A panel on which nothing is left but to confirm."""
        return await self.clicked_through(await self.opened(place))

    async def clicked_through(self, panel: Sight) -> Sight:
        draft = await self.draft()
        while not draft.ready:
            thought = self._thought(draft)
            if thought == FINISH and confirmable(draft):
                break  # there is nothing to click but Confirm
            panel = await self._reached(panel, draft, thought)
            draft = await self.draft()
        return panel

    async def opened(self, place: Channel | None = None) -> Sight:
        words = self.words if place and place.guild_id is None else self.spoken
        play = words("table-button-play")
        clicked = await clicks(self.person, place or self.channel, play)
        return await clicked.filled()

    def panels(self) -> list[Sight]:
        """Whatever only this person sees in the channel."""
        return [each for each in self.person.sees(self.channel) if each.private]

    @staticmethod
    def offers(sight: Sight, label: str) -> bool:
        return any(button.label == label and not button.disabled for button in sight.buttons)

    async def changed(self, sight: Sight, act: PersonAct) -> Sight:
        """What became of a private message by clicking in it."""
        await act

        def look() -> Sight | None:
            now = self.person.looks_again(sight)
            return now if now != sight else None

        problem = f"nothing came of a click in {sight.text!r}"
        return await self.world.local.world.changes.until(look, problem)

    async def draft(self) -> Rehearsal:
        table = await self.world.table(self.channel)
        return await self.world.tables.draft(table, self.world.player(self.person))

    async def rehearsal(self) -> Rehearsal:
        table = await self.world.table(self.channel)
        return await self.world.tables.rehearsal(table, self.world.player(self.person))

    async def confirmed(self, panel: Sight) -> Sight:
        whole = confirmable(await self.draft())
        assert whole is not None
        after = await self.changed(panel, self.person.click(panel, self.words("button-confirm")))
        self.meant += whole.actions
        return after

    async def _type(self, place: Channel, before: Rehearsal, said: Sentence) -> None:
        options: dict[str, str | bool] = {}
        for name, text in said.options.items():
            if text == "yes":
                options[name] = True
                continue
            begun = ""
            for part in str(text).split(BETWEEN):
                whole = f"{begun}{part}"
                typing = self.person.autocompletes
                offered = _values(await typing(place, said.command, name, begun, **options))
                if whole not in offered:  # there are too many: some more is typed
                    more = begun + _label(before, said, part)
                    offered = _values(await typing(place, said.command, name, more, **options))
                alike = map(_without_numeral, offered)  # of two that read alike, one is offered
                assert _without_numeral(whole) in alike, f"{whole!r} not in {name!r}: {offered}"
                begun = f"{whole}{BETWEEN}"
            options[name] = text
        await (await self.person.command(place, said.command, **options)).filled()

    def _thought(self, rehearsal: Rehearsal) -> Action:
        return self.player(rehearsal.view, [offer.action for offer in rehearsal.offers()])

    async def _reached(self, panel: Sight, draft: Rehearsal, thought: Action) -> Sight:
        """Through the menus to what the player would do, by the group only where that is needed."""
        tree = menu(Reader(self.words, draft.view), draft)
        assert tree
        wanted = entry_for(tree, thought)
        assert wanted
        group = [entry.key for entry in tree.entries if wanted in entry.entries]
        if _control(panel, wanted.key) is None and group:
            panel = await self._chosen(panel, group[0])
        return await self._chosen(panel, wanted.key)

    async def _chosen(self, panel: Sight, key: str) -> Sight:
        while (which := _control(panel, key)) is None:
            panel = await self.changed(
                panel, self.person.click(panel, self.words("button-page-after"))
            )
        custom_id, value = which
        if value is None:
            return await self.changed(panel, self.person.click(panel, custom_id))
        return await self.changed(panel, self.person.choose(panel, custom_id, value))


async def clicks(person: Person, place: Channel, label: str) -> Outcome:
    """In the newest message that offers it. One that has lost its buttons by the time of the click
    has been followed by another: whoever reaches for it looks again."""
    while True:
        sight = await person.sees_soon(place, lambda sight: Robot.offers(sight, label))
        try:
            clicked = await person.click(sight, label).begun()
        except NotPossible:
            if Robot.offers(person.looks_again(sight), label):
                raise
            continue
        await clicked.answered()
        return clicked


def _values(typing: Outcome) -> list[str]:
    return [str(choice["value"]) for choice in typing.interaction.choices]


def _label(trying: Rehearsal, said: Sentence, part: str) -> str:
    """As a menu names it at the moment when it is chosen."""
    for action in said.actions:
        if code(action) == part:
            assert trying.decision is not None
            offer = next(each for each in trying.offers() if each.action == action)
            return label(Reader(ENGLISH, trying.view), trying.decision, offer)
        trying = trying.then(action)
    raise LookupError(part)


def _control(panel: Sight, key: str) -> tuple[str, str | None] | None:
    """The button or the entry of a menu with that key, if it is on this page."""
    for button in panel.buttons:
        if button.custom_id and button.custom_id.endswith(f":{key}"):
            return button.custom_id, None
    for each in panel.menus:
        if key in each.values:
            return each.custom_id, key
    return None


def _without_numeral(value: str) -> str:
    return re.sub(r"\b[IV]+-", "", value)
