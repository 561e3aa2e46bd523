from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.bot.journeys.house import House, a_house


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with a_house(tmp_path / "concordia.sqlite") as house:
        yield house
