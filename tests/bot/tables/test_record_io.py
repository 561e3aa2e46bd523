"""Records go in and out unchanged; a game that is not over keeps its seed to itself."""

import json
from pathlib import Path
from random import Random

import pytest

from bot.tables import TableId
from bot.tables.errors import ChannelTaken, NotPlaying, StillPlaying
from bot.tables.wishes import Abandon, Replace, Undo
from engine.errors import InvalidRecord
from engine.records import read_record, write_record
from engine.terms import SeatId
from tests.world.tables import ANNA, BEN, ITALIA, TableWorld

GAMES = sorted((Path(__file__).parents[2] / "games").glob("*[0-9s].json"))


@pytest.mark.parametrize("file", GAMES[::5], ids=lambda file: file.stem)
async def test_a_record_is_the_same_after_a_stay_in_the_database(
    world: TableWorld, file: Path
) -> None:
    text = write_record(read_record(file.read_text()))
    answer = await world.tables.import_record(world.request(ANNA), "forum", text)
    table = TableId(answer.table)
    assert (await world.look(table)).stage == "over"
    assert await world.tables.export_record(table) == text


async def test_a_game_that_was_played_here_goes_out_in_and_out_the_same(world: TableWorld) -> None:
    table = await world.start(ITALIA, [ANNA, BEN])
    await world.play(table, Random(1), 9)
    player = await world.to_decide(table)
    assert player
    await world.play(table, Random(1))
    await world.ask(player, table, Undo((await world.look(table)).number))
    await world.play(table, Random(3), 5000)
    text = await world.tables.export_record(table)
    assert '"commitment"' in text
    assert text.count('"chain"') == len(read_record(text).actions)
    brought = await world.tables.import_record(world.request(BEN), "baths", text)
    assert await world.tables.export_record(TableId(brought.table)) == text


async def test_an_unfinished_record_goes_on_with_new_people(world: TableWorld) -> None:
    whole = json.loads(GAMES[0].read_text())
    rest = read_record(GAMES[0].read_text()).actions[100:]
    del whole["actions"][100:]
    answer = await world.tables.import_record(world.request(ANNA), "forum", json.dumps(whole))
    table = TableId(answer.table)
    assert await world.to_decide(table) is None
    for seat, player in enumerate((ANNA, BEN)):
        await world.ask(ANNA, table, Replace(SeatId(seat), player))
    assert (await world.look(table)).number == 100
    look = await world.look(table, await world.to_decide(table))
    assert rest[0].action in look.offered
    await world.play(table, Random(1), 3)
    await world.ask(ANNA, table, Abandon())
    exported = json.loads(await world.tables.export_record(table))
    assert exported["actions"][:100] == whole["actions"]
    assert exported["seats"] == [ANNA, BEN]
    assert "commitment" not in exported


async def test_the_record_of_a_game_that_goes_on_is_nobodys_to_read(world: TableWorld) -> None:
    table = await world.start(ITALIA, [ANNA, BEN])
    with pytest.raises(StillPlaying):
        await world.tables.export_record(table)
    never = await world.open(ITALIA, [ANNA], channel="baths")
    await world.ask(ANNA, never, Abandon())
    with pytest.raises(NotPlaying):
        await world.tables.export_record(never)


async def test_a_broken_record_and_a_taken_channel_are_refused(world: TableWorld) -> None:
    text = GAMES[0].read_text()
    broken = json.loads(text)
    broken["actions"][5]["seat"] += 1
    with pytest.raises(InvalidRecord, match="action 6:"):
        await world.tables.import_record(world.request(ANNA), "forum", json.dumps(broken))
    assert await world.tables.history("forum") == []
    await world.open(ITALIA, [ANNA])
    unfinished = json.loads(text)
    del unfinished["actions"][50:]
    with pytest.raises(ChannelTaken):
        await world.tables.import_record(world.request(BEN), "forum", json.dumps(unfinished))
