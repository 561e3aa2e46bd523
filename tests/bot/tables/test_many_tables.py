"""Two hundred tables at the same time, with double, late and foreign requests mixed in."""

import asyncio
from random import Random

from bot.tables import Answer, PlayerId, Request, TableId
from bot.tables.errors import NotSeated, StaleDecision
from bot.tables.log import check
from bot.tables.wishes import Act, Join, SeatComputer, Start
from engine.errors import ConcordiaError, NotYourDecision
from tests.world.tables import TableWorld

TABLES = 200
ACTIONS = 4
OPTIONS: tuple[dict[str, object], ...] = (
    {"board": "italia", "seats": 2},
    {"board": "corsica", "seats": 3, "set": "venus"},
    {"board": "cyprus", "seats": 4, "team": True},
)


class Party:
    """The people of one table, clicking twice, late, and at the wrong table."""

    def __init__(self, world: TableWorld, number: int) -> None:
        self.world = world
        self.number = number
        self.chance = Random(number)
        self.options = OPTIONS[number % len(OPTIONS)]
        seats = int(str(self.options["seats"]))
        self.computers = number % 2
        self.people = [PlayerId(f"{number}-{place}") for place in range(seats - self.computers)]
        self.table = TableId(0)
        self.keys = 0
        self.answers: list[Answer] = []

    def request(self, player: PlayerId) -> Request:
        self.keys += 1
        return Request(f"{self.number}/{self.keys}", player)

    async def twice(self, request: Request, wish: Act | Join | SeatComputer | Start) -> Answer:
        """A double click: both get the same answer, and it counts once."""
        ask = self.world.tables.ask
        first, second = await asyncio.gather(
            ask(request, self.table, wish), ask(request, self.table, wish)
        )
        assert first == second
        return first

    async def sit_down(self) -> None:
        host = self.people[0]
        opened = await self.world.tables.open(
            self.request(host), f"channel {self.number}", self.options
        )
        self.table = TableId(opened.table)
        for player in self.people[1:]:
            await self.twice(self.request(player), Join())
        for _ in range(self.computers):
            await self.twice(self.request(host), SeatComputer("hash"))
        await self.twice(self.request(host), Start())

    async def play(self, other: "Party") -> None:
        tables = self.world.tables
        while len(self.answers) < ACTIONS:
            player = await self.world.to_decide(self.table)
            if player is None:  # a computer thinks; it holds the lock as long as it does
                async with tables._cache.lock(self.table):
                    await asyncio.sleep(0)
                continue
            look = await tables.look(self.table, player)
            if not look.offered:
                continue
            wish = Act(look.number, (self.chance.choice(look.offered),))
            self.answers.append(await self.twice(self.request(player), wish))
            await self.refused(self.request(player), self.table, wish, StaleDecision)
            await self.refused(self.request(player), other.table, wish, NotSeated)
            waiting = self.chance.choice(self.people)
            number = (await tables.look(self.table, None)).number
            if waiting != await self.world.to_decide(self.table):
                late = Act(number, wish.actions)
                await self.refused(
                    self.request(waiting), self.table, late, (NotYourDecision, StaleDecision)
                )

    async def refused(
        self,
        request: Request,
        table: TableId,
        wish: Act,
        error: type[ConcordiaError] | tuple[type[ConcordiaError], ...],
    ) -> None:
        try:
            await self.world.tables.ask(request, table, wish)
        except error:
            return
        raise AssertionError(f"{wish} went through")


async def test_two_hundred_tables_at_once_are_all_consistent_and_none_mixed_up(
    world: TableWorld,
) -> None:
    parties = [Party(world, number) for number in range(TABLES)]
    await asyncio.gather(*(party.sit_down() for party in parties))
    others = [*parties[1:], parties[0]]
    await asyncio.gather(*(party.play(other) for party, other in zip(parties, others, strict=True)))
    await world.tables.rest()
    assert len({party.table for party in parties}) == TABLES
    for party in parties:
        entries = await world.entries(party.table)
        own = [entry for entry in entries if entry.done_by == "person"]
        assert len(own) == ACTIONS, "a double click counted twice, or one was lost"
        assert all(str(entry.key).startswith(f"{party.number}/") for entry in own)
        assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
        table = await world.tables._cache.whole(party.table)
        checked = list(check(table.recorded_options, table.seed, entries))
        assert [broken for _, broken in checked if broken] == []
        look = await world.look(party.table)
        assert sorted(str(g.player) for g in look.guests if g.player) == sorted(party.people)
        assert look.channel == f"channel {party.number}"
    said = await world.said()
    channels = {party.table: f"channel {party.number}" for party in parties}
    assert all(message.channel == channels[message.table] for message in said)
    assert all(
        message.player is None or message.player.startswith(f"{message.channel.split()[1]}-")
        for message in said
    )
    assert len({message.nonce for message in said}) == len(said)
