"""The end of a game, and what comes after it."""

import json
import re
from collections.abc import Awaitable, Callable
from hashlib import sha256
from random import Random
from typing import Any

from bot.tables import TableId
from engine import final_scores
from engine.records import read_record, replay
from sandbox.sights import Sight
from tests.world.tables import TEAM
from tests.world.wire import AnnouncerWorld, labels

CORSICA: dict[str, object] = {"board": "corsica", "seats": 2}


async def end_told(world: AnnouncerWorld) -> None:
    assert await world.say()


async def end_told_again(world: AnnouncerWorld) -> None:
    """After a crash before it was crossed off."""
    deliver = world.announcer.deliver

    async def crashing(messages: Any) -> None:
        await deliver(messages)
        raise ConnectionError("as if the power had failed before it was crossed off")

    world.deliverer._send = crashing
    assert not await world.say()
    world.new_announcer()
    assert await world.say()


async def played_out(
    world: AnnouncerWorld,
    options: dict[str, object],
    count: int,
    told: Callable[[AnnouncerWorld], Awaitable[None]] = end_told,
) -> TableId:
    table = await world.start(options, count, computers=int(str(options["seats"])) - count)
    await world.say()
    chance = Random(7)
    while await world.play(table, chance):
        pass
    await told(world)
    return table


def attached(world: AnnouncerWorld, sight: Sight, name: str) -> bytes:
    message = world.local.world.message(sight.channel_id, sight.id)
    return next(each.data for each in message.attachments if each.filename == name)


async def test_the_end_shows_scores_chart_and_record_and_leads_to_a_rematch(
    world: AnnouncerWorld,
) -> None:
    table = await played_out(world, CORSICA, 2, told=end_told_again)
    [sight] = [each for each in world.sights() if "the game is over" in each.text]
    assert sight == world.sights()[-1]
    assert "Concordia card" in sight.text
    assert [each.filename for each in sight.pictures][:2] == ["scores.png", "growth.png"]
    assert all(each.alt for each in sight.pictures[:2])
    assert labels(sight) == ["Rematch", "Film"]
    assert "take-backs" not in sight.text
    assert world.with_buttons() == [sight]
    record = read_record(attached(world, sight, f"concordia-{table}.json").decode())
    scores = final_scores(list(replay(record))[-1].transition.state)
    total = next(line for line in sight.text.splitlines() if line.startswith("Total"))
    assert total.split()[1:] == [str(score.total) for score in scores]
    await assert_a_rematch_calls_those_who_played(world, table)


async def test_the_seed_is_told_with_the_way_to_check_it_and_that_turns_were_taken_back(
    world: AnnouncerWorld,
) -> None:
    table = await world.start(CORSICA, 1, computers=1)
    chance = Random(7)
    while not any(each.done_by == "computer" for each in (await world.entries(table))[1:]):
        await world.play(table, chance)
    await world.undo(0, table)
    await world.say()
    assert "is played with take-backs" in world.sights()[-1].text
    while await world.play(table, chance):
        pass
    await world.say()
    sight = world.sights()[-1]
    assert "was played with take-backs" in sight.text
    record = json.loads(attached(world, sight, "concordia-1.json"))
    promise = sha256(record["seed"].encode()).hexdigest()
    assert f"`{promise}`" in sight.text
    assert f"printf %s {record['seed']} | sha256sum" in sight.text


async def test_partners_win_together(world: AnnouncerWorld) -> None:
    await played_out(world, {**TEAM, "board": "balearica"}, 2)
    text = world.sights()[-1].text
    assert re.search(r"\*\* \(.\) and \*\*.*\*\* \(.\) won together, with", text)
    assert "Team A" in text


async def assert_a_rematch_calls_those_who_played(world: AnnouncerWorld, table: TableId) -> None:
    before = world.pings()["Ben"]
    await world.tables.rematch(world.request(world.player(world.people[0])), table)
    await world.say()
    told, lobby = world.sights()[-2:]
    assert "wants a rematch" in told.text
    assert world.pings()["Ben"] == before + 1
    assert "Join" in labels(lobby)
