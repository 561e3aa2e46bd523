"""Records go in and out unchanged; a game that is not over keeps its seed to itself."""

import json
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from bot.tables import TableId
from bot.tables.errors import ChannelTaken, NothingToUndo, NotPlaying, StillPlaying
from bot.tables.notices import Notice, TableImported
from bot.tables.record_io import LONGEST_NAME
from bot.tables.replay_check import replayed
from bot.tables.seating import NOBODY
from bot.tables.table_loader import load, read
from bot.tables.table_view import ImportedGame
from bot.tables.wishes import Undo
from engine import GameState
from engine.chains import commitment
from engine.errors import InvalidRecord
from engine.records import Continuation, read_record, replay, write_record
from engine.state import card
from tests.world.tables import ANNA, BEN, ITALIA, PEOPLE, TableWorld

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
    del whole["actions"][100:]
    answer = await world.tables.import_record(world.request(ANNA), "forum", json.dumps(whole))
    table = TableId(answer.table)
    assert await world.to_decide(table) is None
    for seat, player in enumerate((ANNA, BEN)):
        await world.seat(table, seat, player, by=ANNA)
    assert (await world.look(table)).number == 100
    await world.play(table, Random(1), 3)
    await world.abandon(table)
    exported = json.loads(await world.tables.export_record(table))
    assert exported["actions"][:100] == whole["actions"]
    assert exported["seats"] == [ANNA, BEN]
    assert "commitment" not in exported


def cut_short(text: str, actions: int) -> str:
    """As somebody brings it who would like to play the rest again."""
    return json.dumps({**json.loads(text), "actions": json.loads(text)["actions"][:actions]})


async def brought(world: TableWorld, text: str, channel: str = "forum") -> TableId:
    answer = await world.tables.import_record(world.request(ANNA), channel, text)
    table = TableId(answer.table)
    for seat in range(len(json.loads(text)["seats"])):
        await world.seat(table, seat, PEOPLE[seat], by=ANNA)
    return table


async def state_of(world: TableWorld, table: TableId) -> GameState:
    loaded = (await load(world.store, table)).table
    assert loaded.game
    return loaded.game.state


async def test_whoever_knows_the_seed_of_a_record_knows_nothing_of_the_cards_to_come(
    world: TableWorld,
) -> None:
    text = GAMES[0].read_text()
    *_, last = replay(read_record(cut_short(text, 20)))
    states = [
        await state_of(world, await brought(world, cut_short(text, 20), channel))
        for channel in ("forum", "baths")
    ]
    for state in states:
        assert sorted(state.deck) == sorted(last.state.deck)
        numerals = [card(each).numeral for each in state.deck]
        assert numerals == [card(each).numeral for each in last.state.deck]
        assert replace(state, deck=()) == replace(last.state, deck=())
    assert len({last.state.deck, *(state.deck for state in states)}) == 3


async def test_an_imported_game_promises_a_seed_of_its_own_and_says_who_brought_it(
    world: TableWorld,
) -> None:
    table = await brought(world, cut_short(GAMES[0].read_text(), 20))
    look = await world.look(table)
    assert look.origin == ImportedGame(ANNA, redealt=True)
    dealt = (await load(world.store, table)).table.dealing_seed
    assert commitment(dealt) == look.commitment
    shown = [look, await world.look(table, ANNA), await world.tables.export_data(ANNA)]
    assert dealt not in str(shown)
    [told] = [each.notice for each in await world.said() if told_of_import(each.notice)]
    assert told == TableImported(by=ANNA, actions=20, commitment=look.commitment or "")
    await world.play(table, Random(3), 5000)
    look = await world.look(table)
    assert look.result
    assert commitment(look.result.seed) == look.commitment
    record = read_record(await world.tables.export_record(table))
    assert record.seed == read_record(GAMES[0].read_text()).seed != look.result.seed
    assert record.continued == (
        Continuation(after=20, seed=look.result.seed, commitment=look.commitment, by=ANNA),
    )
    *_, last = replay(record)
    assert last.state == await state_of(world, table)


def told_of_import(notice: Notice) -> bool:
    return isinstance(notice, TableImported)


async def test_a_continued_game_goes_out_in_and_out_the_same(world: TableWorld) -> None:
    """Brought twice before its end, with a chain, and once more when it was over."""
    table = await world.start(ITALIA, [ANNA, BEN])
    for actions in (5, 0, 5000):
        await world.play(table, Random(actions), actions)
        if actions < 5000:
            await world.abandon(table)
            text = await world.tables.export_record(table)
            table = await brought(world, text)
    text = await world.tables.export_record(table)
    record = read_record(text)
    assert [each.after for each in record.continued] == [5, 5]
    assert all(entry.chain for entry in record.actions)
    over = await brought_to_look_at(world, text)
    assert await world.tables.export_record(over) == text
    assert (await world.look(over)).origin == ImportedGame(BEN, redealt=False)
    changed = json.loads(text)
    changed["continued"][0] |= {"seed": "another", "commitment": commitment("another")}
    with pytest.raises(InvalidRecord, match="action 5: the hash chain breaks"):
        read_record(json.dumps(changed))


async def brought_to_look_at(world: TableWorld, text: str) -> TableId:
    answer = await world.tables.import_record(world.request(BEN), "baths", text)
    return TableId(answer.table)


async def test_what_came_with_a_record_is_never_taken_back(world: TableWorld) -> None:
    text = GAMES[0].read_text()
    acted = read_record(text).actions[19].seat
    table = await brought(world, cut_short(text, 20))
    for to in (None, 0, 19):
        with pytest.raises(NothingToUndo):
            await world.ask(PEOPLE[acted], table, Undo((await world.look(table)).number, to))
    before = await state_of(world, table)
    player = await world.to_decide(table)
    assert player
    await world.play(table, Random(1), 1)
    await world.ask(player, table, Undo((await world.look(table)).number))
    assert await state_of(world, table) == before


async def test_an_imported_game_is_the_same_after_a_restart_and_a_proof(world: TableWorld) -> None:
    """From its snapshot, and from the whole log where the rules have changed."""
    for actions in (0, 20):
        table = await brought(world, cut_short(GAMES[0].read_text(), actions), f"at {actions}")
        before = await state_of(world, table)
        whole = (await load(world.store, table, whole=True)).table
        assert whole.game
        assert whole.game.state == before
        stored = await read(world.store, table, whole=True)
        checked = replayed(stored)
        assert checked.broken is None
        assert checked.game
        assert checked.game.state == before
        assert checked.game.head.chain == whole.game.head.chain


async def test_names_in_records_are_cut(world: TableWorld) -> None:
    record = json.loads(cut_short(GAMES[0].read_text(), 20))
    record["seats"] = ["x" * 4_000_000, "Marcus\n# Aurelius", *record["seats"][2:]]
    record["continued"] = [
        {"after": 3, "seed": "s", "by": "y" * 4_000_000},
        {"after": 4, "seed": "t"},
    ]
    answer = await world.tables.import_record(world.request(ANNA), "forum", json.dumps(record))
    await world.abandon(TableId(answer.table))
    exported = read_record(await world.tables.export_record(TableId(answer.table)))
    assert [len(name) <= LONGEST_NAME for name in exported.seats] == [True] * len(exported.seats)
    assert exported.seats[1] == "Marcus # Aurelius"
    first, second, last = (each.by or "" for each in exported.continued)
    assert (len(first), second, last) == (LONGEST_NAME, NOBODY, ANNA)


async def test_who_brought_a_game_is_forgotten_with_them(world: TableWorld) -> None:
    table = await brought(world, cut_short(GAMES[0].read_text(), 20))
    await world.tables.delete_data(ANNA)
    assert (await world.look(table)).origin == ImportedGame(None, redealt=True)
    await world.abandon(table)
    assert ANNA not in await world.tables.export_record(table)


async def test_the_record_of_a_game_that_goes_on_is_nobodys_to_read(world: TableWorld) -> None:
    table = await world.start(ITALIA, [ANNA, BEN])
    with pytest.raises(StillPlaying):
        await world.tables.export_record(table)
    never = await world.open(ITALIA, [ANNA], channel="baths")
    await world.abandon(never)
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
