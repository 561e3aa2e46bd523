"""The end of a game, and what comes after it."""

import json
import re
from hashlib import sha256
from random import Random
from typing import Any

from bot.tables import TableId
from engine import final_scores
from engine.records import read_record, replay
from sandbox.sights import Sight
from tests.bot.announcer.conftest import House, labels, player
from tests.bot.tables.club import TEAM

CORSICA: dict[str, object] = {"board": "corsica", "seats": 2}


async def played_out(house: House, options: dict[str, object], count: int) -> TableId:
    table = await house.start(options, count, computers=int(str(options["seats"])) - count)
    await house.say()
    chance = Random(7)
    while await house.club.play(table, chance):
        pass
    await house.say()
    return table


def attached(house: House, sight: Sight, name: str) -> bytes:
    message = house.local.world.message(sight.channel_id, sight.id)
    return next(each.data for each in message.attachments if each.filename == name)


async def test_the_end_shows_scores_chart_and_record_and_offers_a_rematch(house: House) -> None:
    table = await played_out(house, CORSICA, 1)
    sight = house.sights()[-1]
    assert "the game is over" in sight.text
    assert "Concordia card" in sight.text
    assert [each.filename for each in sight.pictures][:2] == ["scores.png", "growth.png"]
    assert all(each.alt for each in sight.pictures[:2])
    assert labels(sight) == ["Rematch", "Film"]
    assert house.with_buttons() == [sight]
    record = read_record(attached(house, sight, f"concordia-{table}.json").decode())
    scores = final_scores(list(replay(record))[-1].transition.state)
    total = next(line for line in sight.text.splitlines() if line.startswith("Total"))
    assert total.split()[1:] == [str(score.total) for score in scores]


async def test_the_seed_is_told_with_the_way_to_check_it(house: House) -> None:
    await played_out(house, CORSICA, 1)
    sight = house.sights()[-1]
    record = json.loads(attached(house, sight, "concordia-1.json"))
    promise = sha256(record["seed"].encode()).hexdigest()
    assert f"`{promise}`" in sight.text
    assert f"printf %s {record['seed']} | sha256sum" in sight.text


async def test_partners_win_together(house: House) -> None:
    await played_out(house, {**TEAM, "board": "balearica"}, 2)
    text = house.sights()[-1].text
    assert re.search(r"\*\* \(.\) and \*\*.*\*\* \(.\) won with", text)
    assert "Team A" in text


async def test_an_end_that_is_told_again_is_one_message(house: House) -> None:
    table = await house.start(CORSICA, 1, computers=1)
    chance = Random(7)
    while await house.club.play(table, chance):
        pass
    deliver = house.announcer.deliver

    async def crashing(messages: Any) -> None:
        await deliver(messages)
        raise ConnectionError("as if the power had failed before it was crossed off")

    house.deliverer._send = crashing
    assert not await house.say()
    house.new_announcer()
    assert await house.say()
    assert len([each for each in house.sights() if "the game is over" in each.text]) == 1


async def test_a_rematch_calls_those_who_played(house: House) -> None:
    table = await played_out(house, CORSICA, 2)
    before = house.pings()["Ben"]
    await house.club.tables.rematch(house.club.request(player(house.people[0])), table)
    await house.say()
    told, lobby = house.sights()[-2:]
    assert "wants a rematch" in told.text
    assert house.pings()["Ben"] == before + 1
    assert "Join" in labels(lobby)
