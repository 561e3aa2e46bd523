"""However often processes of a bot are killed, stopped, or lose their database: nothing lost,
nothing twice, and in order."""

import asyncio
from contextlib import nullcontext
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from sandbox.interaction import State
from tests.bot.crowd.crowd import A_MOMENT, TABLES, Crowd, a_local_discord
from tests.bot.crowd.fleet import ROLES, SHARDS, Fleet, a_cluster
from tests.bot.crowd.verdict import problems
from tests.postgresql import needs_postgresql

A_MINUTE = 60.0


class Trial(NamedTuple):
    tables: int
    kills: int
    restarts: int
    """Of the database."""
    stops: int
    """Of a process that goes on after a minute."""
    timed: bool = False
    """While all are replaced, an answer after three seconds comes too late: so many people need
    much less of a machine than it has."""
    minutes: bool = True
    """In which a process stands still; otherwise for as long as some clicks take."""

    def troubles(self, chance: Random) -> list[str]:
        every = ["kill"] * self.kills + ["restart"] * self.restarts + ["stop"] * self.stops
        chance.shuffle(every)
        return every


TRIALS = {
    "a share": Trial(4, 3, 1, 1, minutes=False),
    "eight tables": Trial(8, 20, 3, 2, timed=True),
    "twenty tables": Trial(20, 60, 5, 3),
    "a hundred tables": Trial(100, 300, 10, 5),
}


@needs_postgresql
@pytest.mark.parametrize(
    "name",
    [each if each == "a share" else pytest.param(each, marks=pytest.mark.long) for each in TRIALS],
)
async def test_a_bot_of_several_processes_loses_nothing_and_says_nothing_twice(
    tmp_path: Path, name: str
) -> None:
    chance, trial = Random(name), TRIALS[name]
    with a_cluster() as cluster:
        async with a_local_discord(SHARDS) as discord:
            fleet = Fleet(discord, tmp_path, cluster)
            crowd = Crowd(discord, fleet, Random(chance.random()))
            try:
                kinds = [TABLES[each % len(TABLES)] for each in range(trial.tables)]
                await crowd.begin(kinds, servers=2 * SHARDS)
                async with fleet.in_real_time() if trial.timed else nullcontext():
                    await _all_replaced(crowd, fleet)
                for trouble in trial.troubles(chance):
                    await crowd.some_clicks()
                    await _trouble(trouble, trial, crowd, fleet, chance)
                    print(f"{crowd}, {_answered_in_private(crowd)} answers in private")
                await crowd.every_table_goes_on()
                await crowd.all_said()
                found = await problems(crowd)
                assert not found, "\n".join(found)
                assert not discord.journal.failures
                if any(options.get("team") for options, *_ in kinds):
                    assert _answered_in_private(crowd)
            finally:
                await crowd.end()
                (tmp_path / "chronicle.txt").write_text("\n".join(crowd.chronicle.lines))


async def _all_replaced(crowd: Crowd, fleet: Fleet) -> None:
    """One after the other, while people click: whatever they asked is answered in time."""
    for number in range(len(ROLES)):
        await crowd.some_clicks()
        await fleet.replace(number)
    await crowd.some_clicks()
    asked = [each for person in crowd.people for each in person.asked]
    changes = crowd.discord.world.changes
    await changes.until(lambda: all(each.state is not State.WAITING for each in asked), "no answer")
    lost = [each for each in asked if each.state is not State.ANSWERED]
    assert not lost, f"{len(lost)} of {len(asked)} were not answered: {lost}"
    waits = sorted(each.answered_at - each.sent_at for each in asked)
    print(f"all replaced: {len(waits)} answers, the last one after {waits[-1]:.2f} s")


def _answered_in_private(crowd: Crowd) -> int:
    """Clicks in direct messages, which arrive at shard 0 wherever the table is: partners in a team
    are asked there."""
    asked = [each for person in crowd.people for each in person.asked]
    return sum(each.channel.guild_id is None and each.state is State.ANSWERED for each in asked)


async def _trouble(what: str, trial: Trial, crowd: Crowd, fleet: Fleet, chance: Random) -> None:
    match what:
        case "kill":
            crowd.chronicle.note(f"killed: {await fleet.kill_one(chance)}")
            await crowd.some_clicks()
            fleet.move(A_MOMENT)
            await fleet.start()
            crowd.kills += 1
        case "restart":
            crowd.chronicle.note("the database is restarted")
            await fleet.cluster.restart()
            crowd.faults += 1
        case _:
            number = fleet.stop_one(chance)
            crowd.chronicle.note(f"stopped: {number}")
            await (asyncio.sleep(A_MINUTE) if trial.minutes else crowd.some_clicks())
            fleet.move(A_MINUTE)
            fleet.go_on(number)
            crowd.faults += 1
