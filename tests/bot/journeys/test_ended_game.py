"""After the game: the film, for whoever wants to see it, and nothing before."""

import pytest

from bot.pictures import drawing as drawing_module
from bot.tables import Request, TableId
from bot.texts.custom_ids import custom_id
from home.play import CHANNELS, welcome
from render import Picture
from sandbox.page.welcome import welcome_shown
from tests.bot.journeys.games import over
from tests.games.test_games import GAMES
from tests.world.wire import BotWorld

SHORT = min(GAMES, key=lambda file: file.stat().st_size)


def _not_again(*_: object) -> Picture:
    raise AssertionError("it was made before")


async def test_the_film_of_a_finished_game_is_shown_to_whoever_asks_and_made_once(
    world: BotWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
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
    await world.restart()
    monkeypatch.setattr(drawing_module, "film_of", _not_again)
    again = await (await marcus.forge(there, click)).filled()
    assert again.pictures[0].data == shown.pictures[0].data
    assert again.pictures[0].alt == shown.pictures[0].alt


async def test_a_film_is_shared_with_everyone(
    world: BotWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    livia, marcus = world.people[:2]
    monkeypatch.setattr("render.film.MOST_FRAMES", 3)
    request = Request("brought", world.player(livia))
    text = SHORT.read_text(encoding="utf-8")
    brought = await world.tables.import_record(request, str(world.channel.id), text)
    there = livia.write(world.channel, "Who wants to see it?")
    click = custom_id("film", TableId(brought.table))
    shown = await (await livia.forge(there, click)).filled()
    for _ in range(2):
        await livia.click(shown, "Share in the channel")
        await world.quiet()
    films = [
        sight
        for sight in marcus.sees(world.channel)
        if [each.filename for each in sight.pictures] == ["film.gif"]
    ]
    assert len(films) == 1
    assert f"<@{livia.id}>" in films[0].text
    assert films[0].pictures[0].data == shown.pictures[0].data


async def test_there_is_no_film_of_a_game_that_goes_on(world: BotWorld) -> None:
    table = await world.start()
    livia = world.people[0]
    there = livia.write(world.channel, "Show me how it ends!")
    refused = await (await livia.forge(there, custom_id("film", table))).filled()
    assert refused.private
    assert refused.pictures == ()
    assert "isn't over yet" in refused.text


async def test_the_welcome_leads_to_games_that_go_on_and_begins_one_where_one_is_over(
    world: BotWorld,
) -> None:
    forum, basilica = (world.local.world.add_channel(world.guild, name) for name in CHANNELS[:2])
    await over(world, basilica)
    await world.start(channel=forum)
    await world.quiet()
    shown = welcome_shown(world.local, welcome("en-US"), world.people[0])["actions"]
    assert [(each["place"], each["command"]) for each in shown] == [
        (str(forum.id), None),
        (str(basilica.id), "concordia quick"),
        (str(basilica.id), "concordia solo"),
    ]
