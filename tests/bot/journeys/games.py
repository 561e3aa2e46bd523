"""Tables as a test needs them: gathering, playing, over."""

from __future__ import annotations

import json
from dataclasses import dataclass
from operator import methodcaller
from pathlib import Path

from bot.tables import Look, TableId
from bot.tables.rehearsal import Offer, Rehearsal
from bot.tables.wishes import Act, Replace
from engine.records import read_action
from engine.terms import SeatId
from sandbox import Person, Sight
from sandbox.model import Channel
from tests.bot.journeys.house import House

RECORD = Path(__file__).parent.parent.parent / "games" / "hellas-3.json"


async def stands(house: House, person: Person, channel: Channel, label: str) -> Sight:
    await house.quiet()
    return await person.sees_soon(
        channel, lambda sight: any(label == each.label for each in sight.buttons)
    )


async def lobby(house: House, channel: Channel) -> tuple[TableId, Sight]:
    """Livia is host; Marcus and a computer have joined, Julia has not."""
    table = await house.gather(2, 1, channel=channel, board="hellas", seats=4, team=True)
    return table, await stands(house, house.people[0], channel, "Join")


@dataclass(frozen=True)
class Game:
    """Of Livia and Marcus."""

    house: House
    channel: Channel
    table: TableId
    sight: Sight
    deciding: Person
    waiting: Person

    @property
    def outsider(self) -> Person:
        return self.house.people[2]

    async def draft(self) -> Rehearsal:
        return await self.house.tables.draft(self.table, self.house.player(self.deciding))

    async def tried(self, *, most: int = 9) -> Rehearsal:
        """Something was chosen, step by step and as far as it goes."""
        draft = await self.draft()
        for _ in range(most):
            if draft.ready:
                break
            offer = _with_steps(draft.offers())
            draft = await self.house.tables.try_out(
                self.table,
                self.house.player(self.deciding),
                draft.mark,
                methodcaller("then", offer.action),
            )
        return draft

    async def panel(self) -> Sight:
        return await (await self.deciding.click(self.sight, "Play")).filled()

    async def played(self) -> Game:
        """The turn is over, and the other one is to decide."""
        while (look := await self.house.tables.look(self.table, None)).view:
            by = self.deciding if decides(self.house, look, self.deciding) else self.waiting
            if by is self.waiting:
                break
            draft = await self.tried()
            await self.house.ask(by, self.table, Act(draft.number, draft.actions))
        sight = await stands(self.house, self.waiting, self.channel, "Play")
        return Game(
            self.house,
            self.channel,
            self.table,
            sight,
            deciding=self.waiting,
            waiting=self.deciding,
        )


def _with_steps(offers: tuple[Offer, ...]) -> Offer:
    """One that asks something more, where there is one."""
    return next((each for each in offers if each.follows), offers[0])


def decides(house: House, look: Look, person: Person) -> bool:
    assert look.view
    return look.guests[look.view.decisions[0].seat].player == house.player(person)


async def game(house: House, channel: Channel) -> Game:
    table = await house.begin(channel=channel)
    livia, marcus = house.people[:2]
    sight = await stands(house, livia, channel, "Play")
    first = decides(house, await house.tables.look(table, None), livia)
    deciding, waiting = (livia, marcus) if first else (marcus, livia)
    return Game(house, channel, table, sight, deciding, waiting)


async def over(house: House, channel: Channel) -> TableId:
    """A game that was brought from elsewhere, and whose last action is played here."""
    record = json.loads(RECORD.read_text())
    last = record["actions"].pop()
    host = house.people[0]
    table = TableId((await house.bring(host, channel, json.dumps(record))).table)
    for seat, person in zip(range(len(record["seats"])), house.people, strict=False):
        await house.ask(host, table, Replace(SeatId(seat), house.player(person)))
    number = (await house.tables.look(table, None)).number
    action = read_action(json.dumps(last["action"]))
    await house.ask(house.people[last["seat"]], table, Act(number, (action,)))
    await house.quiet()
    assert (await house.tables.look(table, None)).stage == "over"
    return table
