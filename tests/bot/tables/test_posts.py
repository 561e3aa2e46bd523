"""Which message stands for what is remembered, and found again after a restart."""

from bot.tables.store import PostedMessage
from tests.world.tables import ANNA, ITALIA, TableWorld, a_table_world


async def test_one_message_stands_for_each_role_at_a_table(world: TableWorld) -> None:
    tables = world.tables
    table = await world.open(ITALIA, [ANNA])
    assert await tables.post_of(table, "lobby") is None
    await tables.remember_posts(table, {"lobby": PostedMessage("first", "forum", "11")})
    await tables.remember_posts(table, {"table": PostedMessage("turn 1", "forum", "12")})
    await tables.remember_posts(table, {"lobby": PostedMessage("second", "forum", "13")})
    async with a_table_world(world.path) as again:
        assert await again.tables.post_of(table, "lobby") == PostedMessage("second", "forum", "13")
        assert await again.tables.post_of(table, "table") == PostedMessage("turn 1", "forum", "12")
        await again.tables.forget_post(table, "lobby")
        assert await again.tables.post_of(table, "lobby") is None
        assert await again.tables.post_of(table, "table") is not None


async def test_facts_are_kept_by_name(world: TableWorld) -> None:
    assert await world.tables.fact("commands") is None
    await world.tables.remember_fact("commands", "abc")
    await world.tables.remember_fact("commands", "def")
    async with a_table_world(world.path) as again:
        assert await again.tables.fact("commands") == "def"
