from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.bot.tables.club import Club, a_club


@pytest.fixture
async def club(tmp_path: Path) -> AsyncIterator[Club]:
    async with a_club(tmp_path / "concordia.sqlite") as club:
        yield club
