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
from tests.bot.tables.club import ANNA, BEN, ITALIA, Club

GAMES = sorted((Path(__file__).parents[2] / "games").glob("*[0-9s].json"))


@pytest.mark.parametrize("file", GAMES[::5], ids=lambda file: file.stem)
async def test_a_record_is_the_same_after_a_stay_in_the_database(club: Club, file: Path) -> None:
    text = write_record(read_record(file.read_text()))
    answer = await club.tables.import_record(club.request(ANNA), "forum", text)
    table = TableId(answer.table)
    assert (await club.look(table)).stage == "over"
    assert await club.tables.export_record(table) == text


async def test_a_game_that_was_played_here_goes_out_in_and_out_the_same(club: Club) -> None:
    table = await club.start(ITALIA, [ANNA, BEN])
    await club.play(table, Random(1), 9)
    player = await club.to_decide(table)
    assert player
    await club.play(table, Random(1))
    await club.ask(player, table, Undo((await club.look(table)).number))
    await club.play(table, Random(3), 5000)
    text = await club.tables.export_record(table)
    assert '"commitment"' in text
    assert text.count('"chain"') == len(read_record(text).actions)
    brought = await club.tables.import_record(club.request(BEN), "baths", text)
    assert await club.tables.export_record(TableId(brought.table)) == text


async def test_an_unfinished_record_goes_on_with_new_people(club: Club) -> None:
    whole = json.loads(GAMES[0].read_text())
    rest = read_record(GAMES[0].read_text()).actions[100:]
    del whole["actions"][100:]
    answer = await club.tables.import_record(club.request(ANNA), "forum", json.dumps(whole))
    table = TableId(answer.table)
    assert await club.to_decide(table) is None
    for seat, player in enumerate((ANNA, BEN)):
        await club.ask(ANNA, table, Replace(SeatId(seat), player))
    assert (await club.look(table)).number == 100
    look = await club.look(table, await club.to_decide(table))
    assert rest[0].action in look.offered
    await club.play(table, Random(1), 3)
    await club.ask(ANNA, table, Abandon())
    exported = json.loads(await club.tables.export_record(table))
    assert exported["actions"][:100] == whole["actions"]
    assert exported["seats"] == [ANNA, BEN]
    assert "commitment" not in exported


async def test_the_record_of_a_game_that_goes_on_is_nobodys_to_read(club: Club) -> None:
    table = await club.start(ITALIA, [ANNA, BEN])
    with pytest.raises(StillPlaying):
        await club.tables.export_record(table)
    never = await club.open(ITALIA, [ANNA], channel="baths")
    await club.ask(ANNA, never, Abandon())
    with pytest.raises(NotPlaying):
        await club.tables.export_record(never)


async def test_a_broken_record_and_a_taken_channel_are_refused(club: Club) -> None:
    text = GAMES[0].read_text()
    broken = json.loads(text)
    broken["actions"][5]["seat"] += 1
    with pytest.raises(InvalidRecord, match="action 6:"):
        await club.tables.import_record(club.request(ANNA), "forum", json.dumps(broken))
    assert await club.tables.history("forum") == []
    await club.open(ITALIA, [ANNA])
    unfinished = json.loads(text)
    del unfinished["actions"][50:]
    with pytest.raises(ChannelTaken):
        await club.tables.import_record(club.request(BEN), "forum", json.dumps(unfinished))
