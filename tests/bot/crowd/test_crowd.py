"""However often the bot is killed and the wire fails: nothing lost, nothing twice."""

from pathlib import Path
from random import Random

import pytest

from tests.bot.crowd.crowd import Crowd, a_local_discord
from tests.bot.crowd.mortal_bot import MortalBot
from tests.bot.crowd.verdict import problems

CROWDS = 6
"""Together they see 300 kills and 504 faults. One crowd alone would have played its games to their
ends by then."""


@pytest.mark.parametrize(
    ("seed", "kills", "faults"),
    [
        pytest.param("a share", 3, 9, id="a share"),
        *(
            pytest.param(f"crowd {each}", 50, 84, id=f"crowd {each}", marks=pytest.mark.long)
            for each in range(1, CROWDS + 1)
        ),
    ],
)
async def test_a_crowd_loses_nothing_and_is_told_nothing_twice(
    tmp_path: Path, seed: str, kills: int, faults: int
) -> None:
    async with a_local_discord() as discord:
        crowd = Crowd(discord, MortalBot(discord, tmp_path, "undrawn"), Random(seed))
        try:
            await crowd.begin()
            while crowd.kills < kills or crowd.faults < faults:
                while crowd.faults * kills < faults * (crowd.kills + 1):
                    await crowd.fault()
                    await crowd.some_clicks()
                if crowd.kills < kills:
                    await crowd.killed_and_started()
                print(crowd)
            await crowd.every_table_goes_on()
            await crowd.all_said()
            found = await problems(crowd)
            assert not found, "\n".join(found)
            assert not discord.journal.failures
        finally:
            await crowd.end()
            (tmp_path / "chronicle.txt").write_text("\n".join(crowd.chronicle.lines))
