"""A database full of games moves to PostgreSQL and back, and is equal."""

from pathlib import Path

import pytest

from tests.command_line import Concordia
from tests.postgresql import a_schema, needs_postgresql
from tools import many_games


@needs_postgresql
def test_many_games_move_to_postgresql_and_back_and_are_equal(
    tmp_path: Path, concordia: Concordia, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(many_games, "MOST_ACTIONS", 40)
    full, back = tmp_path / "full.sqlite", tmp_path / "back.sqlite"
    many_games.fill(full, live=30, finished=20, patterns=1)
    with a_schema() as address:
        moved = concordia("move-database", str(full), address)
        assert "now holds 50 tables, and every live game replays" in moved.out, moved.err
        assert concordia("move-database", address, str(back)).code == 0
    rows = many_games.compared(full, back)
    assert rows["tables"] == 50
    assert rows["actions"] > 500
    many_games.fill(tmp_path / "other.sqlite", live=29, finished=20, patterns=1)
    with pytest.raises(SystemExit, match="differs"):
        many_games.compared(full, tmp_path / "other.sqlite")
