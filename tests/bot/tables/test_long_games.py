"""Months at tables with a pace, in an instant: people who are quick, slow, away or gone, and a bot
that is killed now and then. Every game ends, nobody is played for who is there, and nobody hears
more than they agreed to."""

from collections import defaultdict
from contextlib import suppress
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from bot.tables import Look, PlayerId, TableId
from bot.tables.errors import TableError
from bot.tables.pace import HOUR, PACES
from bot.tables.people import Preferences
from bot.tables.quiet_hours import QuietHours, quiet_until
from bot.tables.reminders import APART_SECONDS
from bot.tables.seating import Pace
from bot.tables.wishes import Act, ChangePace, ComeBack, Start
from tests.world.tables import ANNA, BEN, CLEO, DORA, TableWorld, a_table_world

DAY = 24 * HOUR
ZONES = ("Europe/Berlin", "America/New_York", "Asia/Kolkata", None)
MOST_DAYS = 400
SEEDS = ["c", *(pytest.param(each, marks=pytest.mark.long) for each in "abdef")]


@dataclass
class Habit:
    """How likely somebody plays in an hour in which they are waited for."""

    plays: float
    preferences: Preferences
    away_until: float = 0.0


class Months:
    def __init__(self, world: TableWorld, chance: Random) -> None:
        self.world = world
        self.chance = chance
        self.habits = {
            ANNA: Habit(0.5, self._likes()),
            BEN: Habit(0.08, self._likes()),
            CLEO: Habit(0.02, self._likes()),
            DORA: Habit(0.0, self._likes()),
        }
        self.tables: list[TableId] = []
        self.reminded: dict[PlayerId, list[float]] = defaultdict(list)

    def _likes(self) -> Preferences:
        quiet = QuietHours(begin=self.chance.randrange(1440), end=self.chance.randrange(1440))
        return Preferences(
            reminders=self.chance.choice(("ping", "dm")),
            zone=self.chance.choice(ZONES),
            quiet=quiet if quiet.begin != quiet.end else None,
        )

    async def begin(self, games: int) -> None:
        for player, habit in self.habits.items():
            await self.world.tables.set_preferences(player, habit.preferences)
        for number in range(games):
            people = self.chance.sample(list(self.habits), self.chance.choice((2, 3)))
            table = await self.world.open({"seats": len(people)}, people, channel=f"{number}")
            seconds = self.chance.choice(list(PACES.values()))
            pace = Pace(seconds=seconds, reserve=DAY, away=2 * DAY)
            await self.world.ask(people[0], table, ChangePace(pace))
            await self.world.ask(people[0], table, Start())
            self.tables.append(table)

    async def hour(self) -> None:
        self.world.clock.now += HOUR
        if self.chance.random() < 0.02:
            await self.world.restart()
        before = {table: await self.world.look(table) for table in self.tables}
        await self.world.tables.tick()
        await self.world.rested()
        for table in self.tables:
            await self._nobody_was_cut_short(before[table])
            await self._at(table)
        await self._go_and_come()

    async def _nobody_was_cut_short(self, before: Look) -> None:
        """What was played since was played by computers: for whoever was late, away or gone."""
        if before.clock is None or (await self.world.look(before.table)).number == before.number:
            return
        entries = (await self.world.entries(before.table))[before.number :]
        clock, guest = before.clock, before.guests[before.clock.seat]
        assert entries[0].seat == clock.seat
        late = clock.due is not None and clock.due <= self.world.clock.now
        assert late or guest.stand_in or guest.away_until, "nobody plays for somebody in time"

    async def _at(self, table: TableId) -> None:
        look, now = await self.world.look(table), self.world.clock.now
        clock = look.clock
        if clock and clock.reminder and clock.reminder.at == now:
            self.reminded[clock.player].append(now)
        player = await self.world.to_decide(table)
        if player is None or look.stage != "playing":
            return
        habit = self.habits[player]
        if self.chance.random() >= habit.plays or now < habit.away_until:
            return
        if look.guests[[each.player for each in look.guests].index(player)].stand_in:
            await self.world.ask(player, table, ComeBack())
        turn, before = (await self.world.view(table)).turn, len(await self.world.entries(table))
        while (await self.world.look(table)).stage == "playing":
            own = await self.world.look(table, player)
            if not own.offered or (own.view and own.view.turn != turn):
                break
            await self.world.ask(player, table, Act(own.number, own.offered[:1]))
        mine = (await self.world.entries(table))[before:]
        seat = [each.player for each in look.guests].index(player)
        assert {each.done_by for each in mine if each.seat == seat} <= {"person", "order"}

    async def _go_and_come(self) -> None:
        tables, now = self.world.tables, self.world.clock.now
        for player, habit in self.habits.items():
            if now >= habit.away_until and self.chance.random() < 0.002:
                habit.away_until = now + self.chance.randrange(1, 9) * DAY
                await tables.go_away(player, habit.away_until, plays=self.chance.random() < 0.3)
            elif now < habit.away_until and self.chance.random() < 0.005:
                habit.away_until = 0.0
                await tables.come_back(player)
        if self.chance.random() < 0.05:
            with suppress(TableError):
                await tables.nudge(self.world.request(ANNA), self.chance.choice(self.tables))

    async def over(self) -> bool:
        return all([(await self.world.look(each)).stage == "over" for each in self.tables])


@pytest.mark.parametrize("seed", SEEDS)
async def test_every_game_ends_and_nobody_is_disturbed(tmp_path: Path, seed: str) -> None:
    async with a_table_world(tmp_path / "months.sqlite") as world:
        months = Months(world, Random(seed))
        await months.begin(games=2 if seed == "c" else 3)
        for _ in range(MOST_DAYS * 24):
            await months.hour()
            if await months.over():
                break
        assert await months.over()
        assert sum(map(len, months.reminded.values())) > 10
        for player, times in months.reminded.items():
            likes = months.habits[player].preferences
            gaps = [later - earlier for earlier, later in pairwise(times)]
            assert all(gap >= APART_SECONDS for gap in gaps), player
            assert all(quiet_until(likes.quiet, likes.zone, at=each) is None for each in times)
        left = await world.store.due_timers(world.clock.now + 1000 * DAY, 99)
        assert [each for each in left if each.table is not None] == []
