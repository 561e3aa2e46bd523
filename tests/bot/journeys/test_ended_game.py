"""After the game: the film, for whoever wants to see it, and nothing before."""

from bot.tables import Request, TableId
from bot.texts.custom_ids import custom_id
from tests.games.test_games import GAMES
from tests.world.wire import BotWorld

SHORT = min(GAMES, key=lambda file: file.stat().st_size)


async def test_the_film_of_a_finished_game_is_shown_to_whoever_asks(world: BotWorld) -> None:
    livia, marcus = world.people[:2]
    request = Request("brought", world.player(livia))
    text = SHORT.read_text(encoding="utf-8")
    brought = await world.tables.import_record(request, str(world.channel.id), text)
    click = custom_id("film", TableId(brought.table))
    there = livia.write(world.channel, "Who wants to see it?")
    shown = await (await livia.forge(there, click)).filled()
    assert shown.private
    assert [(each.filename, bool(each.alt)) for each in shown.pictures] == [("film.gif", True)]
    assert shown.pictures[0].data.startswith(b"GIF89a")
    again = await (await marcus.forge(there, click)).filled()
    assert again.pictures[0].data == shown.pictures[0].data


async def test_there_is_no_film_of_a_game_that_goes_on(world: BotWorld) -> None:
    table = await world.start()
    livia = world.people[0]
    there = livia.write(world.channel, "Show me how it ends!")
    refused = await (await livia.forge(there, custom_id("film", table))).filled()
    assert refused.private
    assert refused.pictures == ()
    assert "isn't over yet" in refused.text
