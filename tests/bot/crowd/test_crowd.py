"""However often the bot is killed and the wire fails: nothing lost, nothing twice."""

from pathlib import Path
from random import Random

import pytest

from tests.bot.crowd.crowd import Crowd, a_local_discord


@pytest.mark.long
@pytest.mark.parametrize(
    ("kills", "faults"),
    [pytest.param(3, 9, id="a share"), pytest.param(300, 500, id="all")],
)
async def test_a_crowd_loses_nothing_and_is_told_nothing_twice(
    tmp_path: Path, kills: int, faults: int
) -> None:
    chance = Random(f"crowd {kills}")
    async with a_local_discord() as discord:
        crowd = Crowd(discord, tmp_path, chance)
        try:
            await crowd.begin()
            while crowd.kills < kills or crowd.faults < faults:
                while crowd.faults * kills < faults * (crowd.kills + 1):
                    await crowd.fault()
                    await crowd.some_clicks()
                if crowd.kills < kills:
                    await crowd.killed_and_started()
                print(f"{crowd.kills} kills, {crowd.faults} faults, {crowd.plays} plays")
            await crowd.every_table_goes_on()
            await crowd.all_said()
            assert crowd.problems() == []
            assert not discord.journal.failures
        finally:
            await crowd.end()
