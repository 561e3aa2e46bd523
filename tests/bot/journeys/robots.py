"""People who play by themselves: a computer player thinks, a person clicks or types."""

from __future__ import annotations

from bot.presenters.menus import entry_for, menu
from bot.presenters.reader import Reader
from bot.tables.rehearsal import Rehearsal
from players import Player
from sandbox import Act, Person, Sight
from sandbox.model import Channel
from tests.bot.journeys.house import House
from words import ENGLISH

PLAY, CONFIRM, LATER = "Play", "Confirm", "Later ▶"


class Robot:
    def __init__(self, house: House, person: Person, player: Player) -> None:
        self.house = house
        self.person = person
        self.player = player

    async def decides(self) -> bool:
        return bool((await self.house.look(self.person)).offered)

    async def by_buttons(self, place: Channel | None = None) -> None:
        """One panel, from Play to Confirm."""
        panel = await self.to_confirm(place)
        await self.changed(panel, self.person.click(panel, CONFIRM))

    async def to_confirm(self, place: Channel | None = None) -> Sight:
        """A panel on which nothing is left but to confirm."""
        panel = await self.opened(place)
        draft = await self.draft()
        while not draft.ready:
            for key in self._keys(draft):
                panel = await self._chosen(panel, key)
            draft = await self.draft()
        return panel

    async def opened(self, place: Channel | None = None) -> Sight:
        table = await self.person.sees_soon(
            place or self.house.channel, lambda sight: self.offers(sight, PLAY)
        )
        return await (await self.person.click(table, PLAY)).filled()

    @staticmethod
    def offers(sight: Sight, label: str) -> bool:
        return any(button.label == label and not button.disabled for button in sight.buttons)

    async def changed(self, sight: Sight, act: Act) -> Sight:
        """What became of a private message by clicking in it."""
        await act

        def look() -> Sight | None:
            now = self.person.looks_again(sight)
            return now if now != sight else None

        problem = f"nothing came of a click in {sight.text!r}"
        return await self.house.local.world.changes.until(look, problem)

    async def draft(self) -> Rehearsal:
        table = await self.house.table()
        return await self.house.tables.draft(table, self.house.player(self.person))

    def _keys(self, draft: Rehearsal) -> list[str]:
        """Through the menus to what the player would do."""
        offers = draft.offers()
        action = self.player(draft.view, [offer.action for offer in offers])
        tree = menu(Reader(ENGLISH, draft.view), draft)
        assert tree
        wanted = entry_for(tree, action)
        assert wanted
        groups = [
            entry.key for entry in tree.entries if entry != wanted and wanted in entry.entries
        ]
        return [*groups, wanted.key]

    async def _chosen(self, panel: Sight, key: str) -> Sight:
        while (which := _control(panel, key)) is None:
            panel = await self.changed(panel, self.person.click(panel, LATER))
        custom_id, value = which
        if value is None:
            return await self.changed(panel, self.person.click(panel, custom_id))
        return await self.changed(panel, self.person.choose(panel, custom_id, value))


def _control(panel: Sight, key: str) -> tuple[str, str | None] | None:
    """The button or the entry of a menu with that key, if it is on this page."""
    for button in panel.buttons:
        if button.custom_id and button.custom_id.endswith(f":{key}"):
            return button.custom_id, None
    for each in panel.menus:
        if key in each.values:
            return each.custom_id, key
    return None
