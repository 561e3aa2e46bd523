"""What is known about somebody is handed out to them alone, and removed when they wish it."""

import json
from operator import methodcaller
from random import Random
from typing import Any

import pytest

from bot.storage.schema import schema
from bot.storage.sql.connection import SqlConnection
from bot.tables import Deleted, PlayerId, Request
from bot.tables.seating import NOBODY
from bot.tables.wishes import (
    Act,
    OrderGoods,
    ProposeRemoval,
    Undo,
)
from engine.records import read_record
from tests.bot.tables.test_seats import seat_of
from tests.world.tables import ANNA, BEN, CLEO, DORA, EMIL, ITALIA, TEAM, TableWorld, a_table_world

TRIO = {**ITALIA, "seats": 3}
LONG = PlayerId("20000000000000001")


async def data_of(world: TableWorld, player: PlayerId) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(await world.tables.export_data(player))
    return found


def everything(connection: SqlConnection) -> str:
    """But the messages on their way to a channel."""
    names = [name for name in schema() if name != "outbox"]
    rows = [connection.execute(f"SELECT * FROM {name}").fetchall() for name in names]
    return repr(rows)


async def traces(world: TableWorld, player: PlayerId) -> bool:
    """Whether the id is anywhere: on disk, or in what is kept in memory."""
    await world.said()
    kept = [each.table.seating for each in world.tables._cache._kept.values()]
    stored = await world.database.read(everything)
    unsaid = await world.database.read(
        lambda each: each.execute("SELECT count(*) FROM outbox").fetchone()
    )
    return player in repr(kept) or player in stored or unsaid != (0,)


async def test_everything_known_is_handed_out(world: TableWorld) -> None:
    await world.tables.meet(ANNA, "Anna", "fr")
    table = await world.start(TRIO, [ANNA, BEN, CLEO])
    await world.ask(ANNA, table, OrderGoods("ask"))
    await world.play(table, Random(1), 12)
    lobby = await world.open(ITALIA, [BEN, ANNA], channel="baths")
    data = await data_of(world, ANNA)
    seat = await seat_of(world, table, ANNA)
    assert data["person"] == {
        "player": ANNA,
        "name": "Anna",
        "locale": "fr",
        "takes_dms": True,
        "dm_channel": None,
        "preferences": {
            "language": None,
            "reminders": "ping",
            "zone": None,
            "quiet": None,
            "stand_in": None,
            "letter": None,
            "private": False,
        },
        "reminded_at": None,
        "absence": None,
        "letter_at": None,
    }
    assert data["last_seen"] == "1970-01-12T13:46:40+00:00"
    playing, waiting = data["tables"]
    assert (playing["table"], playing["stage"], playing["seat"]) == (table, "playing", seat)
    assert (playing["host"], playing["goods_order"]) == (True, "ask")
    assert (waiting["table"], waiting["stage"], waiting["seat"]) == (lobby, "lobby", None)
    own = [entry for entry in await world.entries(table) if entry.seat == seat]
    assert own
    assert [(each["number"], each["action"]) for each in playing["actions"]] == [
        (entry.number, json.loads(entry.action_json)) for entry in own
    ]
    assert playing["actions"][0]["at"] == "1970-01-12T13:46:40+00:00"


async def test_nothing_of_others_is_handed_out(world: TableWorld) -> None:
    table = await world.start(TEAM, [ANNA, BEN, CLEO, DORA])
    await world.play(table, Random(1), 40)
    text = await world.tables.export_data(ANNA)
    for other in (BEN, CLEO, DORA):
        assert other not in text
    found = await world.tables._cache.peek(table)
    assert found.seed not in text
    seat = await seat_of(world, table, ANNA)
    others = [entry for entry in await world.entries(table) if entry.seat != seat]
    told = json.loads(text)["tables"][0]["actions"]
    assert not {each["number"] for each in told} & {entry.number for entry in others}


async def test_open_votes_and_what_was_tried_out_are_handed_out(world: TableWorld) -> None:
    table = await world.start(ITALIA, [ANNA, BEN])
    player = await world.to_decide(table)
    assert player
    other = BEN if player == ANNA else ANNA
    draft = await world.tables.draft(table, player)
    chosen = draft.offers()[0].action
    await world.tables.try_out(table, player, draft.mark, lambda found: found.then(chosen))
    (told,) = (await data_of(world, player))["tables"]
    assert len(told["draft"]) == 1
    assert (await data_of(world, other))["tables"][0]["draft"] is None
    ahead = await world.tables.draft(table, other)
    begun = ahead.options()[0]
    await world.tables.try_out(table, other, ahead.mark, lambda found: found.then(begun))
    assert (await data_of(world, other))["tables"][0]["plans"]["draft"] == [begun.as_json()]
    assert (await data_of(world, player))["tables"][0]["plans"] is None
    while await world.to_decide(table) == player:
        await world.play(table, Random(1))
    await world.ask(player, table, Undo((await world.look(table)).number))
    for asked, voter in ((False, player), (True, other)):
        (told,) = (await data_of(world, voter))["tables"]
        (vote,) = told["votes"]
        assert (vote["about"], vote["asked"], vote["agreed"]) == ("an undo", asked, False)


async def test_somebody_never_seen_has_no_data_and_can_delete_it(world: TableWorld) -> None:
    await world.start(ITALIA, [ANNA, BEN])
    assert await data_of(world, EMIL) == {
        "format": 1,
        "player": EMIL,
        "person": None,
        "last_seen": None,
        "called_when_a_seat_is_free_in": [],
        "tables": [],
        "results": [],
        "campaigns": [],
    }
    assert await world.tables.delete_data(EMIL) == Deleted(known=False)


async def test_deleting_leaves_lobbies_resigns_from_games_and_forgets_what_is_over(
    world: TableWorld,
) -> None:
    await world.tables.meet(LONG, "Long", "de")
    over = await world.start(ITALIA, [LONG, ANNA], channel="over")
    await world.play(over, Random(3), 10_000)
    abandoned = await world.start(ITALIA, [ANNA, LONG], channel="abandoned")
    await world.abandon(abandoned)
    playing = await world.start(TRIO, [LONG, BEN, CLEO], channel="playing")
    await world.play(playing, Random(4), 7)
    lobby = await world.open(ITALIA, [LONG, BEN], channel="lobby")
    seat = await seat_of(world, playing, LONG)
    assert await traces(world, LONG)
    done = await world.tables.delete_data(LONG)
    assert done == Deleted(
        known=True, left=(lobby,), resigned=(playing,), forgotten=(over, abandoned)
    )
    await world.tables.rest()
    assert not await traces(world, LONG)
    look = await world.look(playing)
    assert (look.guests[seat].player, look.guests[seat].level) == (None, "hash")
    assert look.host in (BEN, CLEO)
    assert [guest.player for guest in (await world.look(lobby)).guests] == [BEN]
    assert (await world.look(lobby)).host == BEN
    assert NOBODY in read_record(await world.tables.export_record(over)).seats
    assert (await world.look(over)).view is not None
    assert (await world.tables.names([LONG]))[LONG].name == ""
    await world.play(playing, Random(1), 10)
    async with a_table_world(world.path) as again:
        assert (await data_of(again, LONG))["tables"] == []


async def test_the_last_person_at_a_table_takes_it_along(world: TableWorld) -> None:
    tables = [
        await world.start(ITALIA, [LONG], computers=1, channel="playing"),
        await world.open(ITALIA, [LONG], channel="lobby"),
    ]
    await world.tables.delete_data(LONG)
    for table in tables:
        look = await world.look(table)
        assert (look.stage, look.host) == ("abandoned", None)
    assert not await traces(world, LONG)


async def test_a_table_at_rest_goes_on_with_a_computer_when_it_is_released(
    world: TableWorld,
) -> None:
    table = await world.start(TRIO, [LONG, BEN, CLEO])
    path = world.path
    seat = await seat_of(world, table, LONG)
    await world.said()
    await world.database.write(
        lambda each: each.execute("UPDATE tables SET stage = 'held' WHERE id = ?", (table,))
    )
    world.tables._cache.forget(table)
    assert (await world.tables.delete_data(LONG)).resigned == (table,)
    assert not await traces(world, LONG)
    look = await world.look(table)
    assert look.stage == "held"
    assert look.host in (BEN, CLEO)
    await world.tables.close()
    async with a_table_world(path, rules="others") as again:
        await again.tables.rest()
        look = await again.look(table)
        assert (look.stage, look.guests[seat].level) == ("playing", "hash")


async def test_votes_that_name_somebody_fall(world: TableWorld) -> None:
    table = await world.start(TRIO, [ANNA, BEN, CLEO])
    seat = await seat_of(world, table, ANNA)
    await world.ask(BEN, table, ProposeRemoval(seat, "first", LONG))
    assert (await data_of(world, LONG))["tables"][0]["votes"][0]["about"] == "a seat"
    await world.tables.delete_data(LONG)
    assert (await world.look(table)).vote("removal") is None
    warden = Request("a warden's", LONG, moderator=True)
    await world.tables.ask(warden, table, ProposeRemoval(seat, "first"))
    await world.tables.delete_data(LONG)
    assert (await world.look(table)).vote("removal") is None
    assert not await traces(world, LONG)


async def test_answers_and_messages_for_somebody_are_removed(world: TableWorld) -> None:
    table = await world.start(TEAM, [LONG, BEN, CLEO, DORA])
    while await world.to_decide(table) != LONG:
        await world.play(table, Random(1))
    look = await world.look(table, LONG)
    act = Act(look.number, look.offered[:1])
    await world.ask(LONG, table, act, key="the only click")
    seat = await seat_of(world, table, LONG)
    await world.tables.delete_data(LONG)

    def left(connection: SqlConnection) -> tuple[int, int]:
        (keys,) = connection.execute(
            "SELECT count(*) FROM requests WHERE key = 'the only click'"
        ).fetchone()
        (messages,) = connection.execute(
            "SELECT count(*) FROM outbox WHERE viewer = ?", (seat,)
        ).fetchone()
        return keys, messages

    assert await world.database.read(left) == (0, 0)


async def test_a_deletion_that_was_stopped_goes_on_where_it_was(
    world: TableWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = await world.start(TRIO, [LONG, BEN, CLEO], channel="first")
    second = await world.start(TRIO, [LONG, BEN, CLEO], channel="second")
    store = world.tables._cache.store
    stored = 0

    async def failing(*given: Any) -> None:
        nonlocal stored
        stored += 1
        if stored == 2:
            raise ConnectionError
        await store(*given)

    monkeypatch.setattr(world.tables._cache, "store", failing)
    with pytest.raises(ConnectionError):
        await world.tables.delete_data(LONG)
    monkeypatch.undo()
    assert (await world.look(first)).host != LONG
    done = await world.tables.delete_data(LONG)
    assert done.resigned == (second,)
    await world.tables.rest()
    assert not await traces(world, LONG)


async def test_what_was_tried_out_is_tidied_away_when_the_game_is_over(world: TableWorld) -> None:
    tables = [
        await world.start(ITALIA, [ANNA, BEN], channel=channel) for channel in ("forum", "baths")
    ]
    for table in tables:
        player = await world.to_decide(table)
        assert player
        draft = await world.tables.draft(table, player)
        chosen = draft.offers()[0].action
        await world.tables.try_out(table, player, draft.mark, methodcaller("then", chosen))
    await world.abandon(tables[0])
    await world.tables.tick()
    kept = await world.database.read(
        lambda each: each.execute("SELECT table_id FROM drafts").fetchall()
    )
    assert kept == [(tables[1],)]
