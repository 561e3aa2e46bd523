"""Which message stands for what is remembered, and found again after a restart."""

from bot.tables.store import PostedMessage
from tests.bot.tables.club import ANNA, ITALIA, Club, a_club


async def test_one_message_stands_for_each_role_at_a_table(club: Club) -> None:
    tables = club.tables
    table = await club.open(ITALIA, [ANNA])
    assert await tables.post_of(table, "lobby") is None
    await tables.remember_post(table, "lobby", "first", "forum", "11")
    await tables.remember_post(table, "table", "turn 1", "forum", "12")
    await tables.remember_post(table, "lobby", "second", "forum", "13")
    async with a_club(club.database.path) as again:
        assert await again.tables.post_of(table, "lobby") == PostedMessage("second", "forum", "13")
        assert await again.tables.post_of(table, "table") == PostedMessage("turn 1", "forum", "12")
        await again.tables.forget_post(table, "lobby")
        assert await again.tables.post_of(table, "lobby") is None
        assert await again.tables.post_of(table, "table") is not None


async def test_facts_are_kept_by_name(club: Club) -> None:
    assert await club.tables.fact("commands") is None
    await club.tables.remember_fact("commands", "abc")
    await club.tables.remember_fact("commands", "def")
    async with a_club(club.database.path) as again:
        assert await again.tables.fact("commands") == "def"
