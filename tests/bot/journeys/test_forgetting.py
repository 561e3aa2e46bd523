"""Whoever has their data deleted is nowhere in the database any more, nor where to reach them."""

from bot.storage.schema import schema
from bot.storage.sql.connection import SqlConnection
from sandbox import Person
from tests.world.wire import BotWorld


async def stored(world: BotWorld) -> str:
    """Everything, as it would be read by somebody with the file."""
    await world.quiet()

    def rows(connection: SqlConnection) -> str:
        return repr([connection.execute(f"SELECT * FROM {name}").fetchall() for name in schema()])

    return await world.store.database.read(rows)


async def test_nothing_is_left_of_whoever_has_their_data_deleted(world: BotWorld) -> None:
    await world.start(people=4, board="hellas", team=True)
    look = await world.look()
    people = {world.player(each): each for each in world.people}
    seated: list[Person] = [people[guest.player] for guest in look.guests if guest.player]
    speaking, _, listening, _ = seated
    told = await speaking.command(world.channel, "partner", message="Buy the Mason!")
    await told.filled()
    await listening.sees_soon(listening.dm, "Buy the Mason!")
    traces = (str(listening.id), listening.user.display_name, str(listening.dm.id))
    before = await stored(world)
    assert all(trace in before for trace in traces)
    assert "Buy the Mason!" not in before
    gone = await listening.command(world.channel, "privacy", what="delete", sure="yes")
    await gone.filled()
    after = await stored(world)
    assert [trace for trace in traces if trace in after] == []
