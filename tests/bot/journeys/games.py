"""Tables as a test needs them: gathering, playing, over."""

from __future__ import annotations

import json
from dataclasses import dataclass
from operator import methodcaller
from pathlib import Path
from typing import Any

from bot.tables import Look, TableId
from bot.tables.rehearsal import Offer, Rehearsal
from bot.tables.wishes import Act, Start
from engine.records import read_action
from sandbox import Person, Sight
from sandbox.model import Channel
from tests.world.wire import BotWorld

RECORD = Path(__file__).parent.parent.parent / "games" / "hellas-3.json"


async def stands(world: BotWorld, person: Person, channel: Channel, label: str) -> Sight:
    await world.quiet()
    return await person.sees_soon(
        channel, lambda sight: any(label == each.label for each in sight.buttons)
    )


async def lobby(world: BotWorld, channel: Channel) -> tuple[TableId, Sight]:
    """Livia is host; Marcus and a computer have joined, Julia has not."""
    table = await world.open(
        people=2, computers=1, channel=channel, board="hellas", seats=4, team=True
    )
    return table, await stands(world, world.people[0], channel, "Join")


@dataclass(frozen=True)
class Game:
    """Of Livia and Marcus."""

    world: BotWorld
    channel: Channel
    table: TableId
    sight: Sight
    deciding: Person
    waiting: Person

    @property
    def outsider(self) -> Person:
        return self.world.people[2]

    async def draft(self) -> Rehearsal:
        return await self.world.tables.draft(self.table, self.world.player(self.deciding))

    async def tried(self, *, most: int = 9) -> Rehearsal:
        """Something was chosen, step by step and as far as it goes."""
        draft = await self.draft()
        for _ in range(most):
            if draft.ready:
                break
            offer = _with_steps(draft.offers())
            draft = await self.world.tables.try_out(
                self.table,
                self.world.player(self.deciding),
                draft.mark,
                methodcaller("then", offer.action),
            )
        return draft

    async def panel(self) -> Sight:
        return await (await self.deciding.click(self.sight, "Play")).filled()

    async def played(self) -> Game:
        """The turn is over, and the other one is to decide."""
        while (look := await self.world.tables.look(self.table, None)).view:
            by = self.deciding if decides(self.world, look, self.deciding) else self.waiting
            if by is self.waiting:
                break
            draft = await self.tried()
            await self.world.ask(by, self.table, Act(draft.number, draft.actions))
        sight = await stands(self.world, self.waiting, self.channel, "Play")
        return Game(
            self.world,
            self.channel,
            self.table,
            sight,
            deciding=self.waiting,
            waiting=self.deciding,
        )


def _with_steps(offers: tuple[Offer, ...]) -> Offer:
    """One that asks something more, where there is one."""
    return next((each for each in offers if each.follows), offers[0])


def decides(world: BotWorld, look: Look, person: Person) -> bool:
    assert look.view
    return look.guests[look.view.decisions[0].seat].player == world.player(person)


async def started(world: BotWorld, channel: Channel, **agreed: Any) -> TableId:
    """The lobby is seen first, however late it arrives: so that the same messages stand in every
    channel where the same is done."""
    table = await world.open(channel=channel, **agreed)
    await world.quiet()
    await world.ask(world.people[0], table, Start())
    return table


async def game(world: BotWorld, channel: Channel) -> Game:
    table = await started(world, channel)
    livia, marcus = world.people[:2]
    sight = await stands(world, livia, channel, "Play")
    first = decides(world, await world.tables.look(table, None), livia)
    deciding, waiting = (livia, marcus) if first else (marcus, livia)
    return Game(world, channel, table, sight, deciding, waiting)


async def over(world: BotWorld, channel: Channel) -> TableId:
    """A game that was brought from elsewhere, and whose last action is played here."""
    record = json.loads(RECORD.read_text())
    last = record["actions"].pop()
    host = world.people[0]
    table = TableId((await world.bring(host, channel, json.dumps(record))).table)
    for seat, person in zip(range(len(record["seats"])), world.people, strict=False):
        await world.seat(table, seat, world.player(person), by=host)
    await world.quiet()
    number = (await world.tables.look(table, None)).number
    action = read_action(json.dumps(last["action"]))
    await world.ask(world.people[last["seat"]], table, Act(number, (action,)))
    await world.quiet()
    assert (await world.tables.look(table, None)).stage == "over"
    return table
