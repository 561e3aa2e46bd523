"""A game that came with a record: everybody reads who brought it, and what is promised of it."""

import json
from hashlib import sha256
from random import Random

from bot.tables import TableId
from tests.games.test_games import GAMES
from tests.world.wire import AnnouncerWorld

SHORT = min(GAMES, key=lambda file: file.stat().st_size)


async def brought(world: AnnouncerWorld) -> TableId:
    """Cut short after ten actions by somebody who knows the rest."""
    record = json.loads(SHORT.read_text(encoding="utf-8"))
    record["actions"] = record["actions"][:10]
    answer = await world.tables.import_record(world.request(0), world.where(), json.dumps(record))
    table = TableId(answer.table)
    await world.say()
    for seat in range(len(record["seats"])):
        await world.seat(table, seat, world.player(seat), by=0)
    await world.say()
    return table


async def test_the_channel_reads_who_brought_a_game_and_what_is_promised(
    world: AnnouncerWorld,
) -> None:
    table = await brought(world)
    first, *_, standing = world.sights()
    promise = (await world.look(table)).commitment
    assert "imported this game after 10 actions" in first.text
    assert f"<@{world.player(0)}>" in first.text
    assert f"`{promise}`" in first.text
    assert f"<@{world.player(0)}> imported this game from a record" in standing.text
    chance = Random(7)
    while await world.play(table, chance):
        pass
    await world.say()
    over = world.sights()[-1].text
    assert "can't vouch" in over
    assert f"published as `{promise}`" in over
    assert "anyone sat down" not in over
    look = await world.look(table)
    assert look.result
    assert sha256(look.result.seed.encode()).hexdigest() == promise
    assert f"printf %s {look.result.seed} | sha256sum" in over


async def test_an_abandoned_import_tells_the_seed_of_what_was_dealt_here(
    world: AnnouncerWorld,
) -> None:
    table = await brought(world)
    promise = (await world.look(table)).commitment
    await world.abandon(table)
    await world.say()
    told = world.sights()[-1].text
    assert f"published then as `{promise}`" in told
    assert json.loads(SHORT.read_text(encoding="utf-8"))["seed"] not in told.split("`")
