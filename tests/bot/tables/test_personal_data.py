"""What is known about somebody is handed out to them alone, and removed when they wish it."""

import json
import sqlite3
from operator import methodcaller
from random import Random
from typing import Any

import pytest

from bot.tables import Deleted, PlayerId, Request
from bot.tables.personal_data import NOBODY
from bot.tables.wishes import (
    Abandon,
    Act,
    OrderGoods,
    ProposeRemoval,
    Undo,
)
from engine.records import read_record
from tests.bot.tables.club import ANNA, BEN, CLEO, DORA, EMIL, ITALIA, TEAM, Club, a_club
from tests.bot.tables.test_seats import seat_of

TRIO = {**ITALIA, "seats": 3}
LONG = PlayerId("20000000000000001")


async def data_of(club: Club, player: PlayerId) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(await club.tables.export_data(player))
    return found


def everything(connection: sqlite3.Connection) -> str:
    """But the messages on their way to a channel."""
    names = [
        name
        for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")
        if name != "outbox"
    ]
    rows = [connection.execute(f"SELECT * FROM {name}").fetchall() for name in names]
    return repr(rows)


async def traces(club: Club, player: PlayerId) -> bool:
    """Whether the id is anywhere: on disk, or in what is kept in memory."""
    await club.said()
    kept = [each.table.seating for each in club.tables._cache._kept.values()]
    stored = await club.database.read(everything)
    unsaid = await club.database.read(
        lambda each: each.execute("SELECT count(*) FROM outbox").fetchone()
    )
    return player in repr(kept) or player in stored or unsaid != (0,)


async def test_everything_known_is_handed_out(club: Club) -> None:
    await club.tables.meet(ANNA, "Anna", "fr")
    table = await club.start(TRIO, [ANNA, BEN, CLEO])
    await club.ask(ANNA, table, OrderGoods("ask"))
    await club.play(table, Random(1), 12)
    lobby = await club.open(ITALIA, [BEN, ANNA], channel="baths")
    data = await data_of(club, ANNA)
    seat = await seat_of(club, table, ANNA)
    assert data["person"] == {"player": ANNA, "name": "Anna", "locale": "fr", "takes_dms": True}
    playing, waiting = data["tables"]
    assert (playing["table"], playing["stage"], playing["seat"]) == (table, "playing", seat)
    assert (playing["host"], playing["goods_order"]) == (True, "ask")
    assert (waiting["table"], waiting["stage"], waiting["seat"]) == (lobby, "lobby", None)
    own = [entry for entry in await club.entries(table) if entry.seat == seat]
    assert own
    assert [(each["number"], each["action"]) for each in playing["actions"]] == [
        (entry.number, json.loads(entry.action_json)) for entry in own
    ]
    assert playing["actions"][0]["at"] == "1970-01-12T13:46:40+00:00"


async def test_nothing_of_others_is_handed_out(club: Club) -> None:
    table = await club.start(TEAM, [ANNA, BEN, CLEO, DORA])
    await club.play(table, Random(1), 40)
    text = await club.tables.export_data(ANNA)
    for other in (BEN, CLEO, DORA):
        assert other not in text
    found = await club.tables._cache.peek(table)
    assert found.seed not in text
    seat = await seat_of(club, table, ANNA)
    others = [entry for entry in await club.entries(table) if entry.seat != seat]
    told = json.loads(text)["tables"][0]["actions"]
    assert not {each["number"] for each in told} & {entry.number for entry in others}


async def test_open_votes_and_what_was_tried_out_are_handed_out(club: Club) -> None:
    table = await club.start(ITALIA, [ANNA, BEN])
    player = await club.to_decide(table)
    assert player
    other = BEN if player == ANNA else ANNA
    draft = await club.tables.draft(table, player)
    chosen = draft.offers()[0].action
    await club.tables.try_out(table, player, draft.mark, lambda found: found.then(chosen))
    (told,) = (await data_of(club, player))["tables"]
    assert len(told["draft"]) == 1
    assert (await data_of(club, other))["tables"][0]["draft"] is None
    while await club.to_decide(table) == player:
        await club.play(table, Random(1))
    await club.ask(player, table, Undo((await club.look(table)).number))
    for asked, voter in ((False, player), (True, other)):
        (told,) = (await data_of(club, voter))["tables"]
        (vote,) = told["votes"]
        assert (vote["about"], vote["asked"], vote["agreed"]) == ("an undo", asked, False)


async def test_somebody_never_seen_has_no_data_and_can_delete_it(club: Club) -> None:
    await club.start(ITALIA, [ANNA, BEN])
    assert await data_of(club, EMIL) == {
        "format": 1,
        "player": EMIL,
        "person": None,
        "tables": [],
    }
    assert await club.tables.delete_data(EMIL) == Deleted(known=False)


async def test_deleting_leaves_lobbies_resigns_from_games_and_forgets_what_is_over(
    club: Club,
) -> None:
    await club.tables.meet(LONG, "Long", "de")
    over = await club.start(ITALIA, [LONG, ANNA], channel="over")
    await club.play(over, Random(3), 10_000)
    abandoned = await club.start(ITALIA, [ANNA, LONG], channel="abandoned")
    await club.ask(ANNA, abandoned, Abandon())
    playing = await club.start(TRIO, [LONG, BEN, CLEO], channel="playing")
    await club.play(playing, Random(4), 7)
    lobby = await club.open(ITALIA, [LONG, BEN], channel="lobby")
    seat = await seat_of(club, playing, LONG)
    assert await traces(club, LONG)
    done = await club.tables.delete_data(LONG)
    assert done == Deleted(
        known=True, left=(lobby,), resigned=(playing,), forgotten=(over, abandoned)
    )
    await club.tables.rest()
    assert not await traces(club, LONG)
    look = await club.look(playing)
    assert (look.guests[seat].player, look.guests[seat].level) == (None, "hash")
    assert look.host in (BEN, CLEO)
    assert [guest.player for guest in (await club.look(lobby)).guests] == [BEN]
    assert (await club.look(lobby)).host == BEN
    assert NOBODY in read_record(await club.tables.export_record(over)).seats
    assert (await club.look(over)).view is not None
    assert (await club.tables.names([LONG]))[LONG].name == ""
    await club.play(playing, Random(1), 10)
    async with a_club(club.database.path) as again:
        assert (await data_of(again, LONG))["tables"] == []


async def test_the_last_person_at_a_table_takes_it_along(club: Club) -> None:
    tables = [
        await club.start(ITALIA, [LONG], computers=1, channel="playing"),
        await club.open(ITALIA, [LONG], channel="lobby"),
    ]
    await club.tables.delete_data(LONG)
    for table in tables:
        look = await club.look(table)
        assert (look.stage, look.host) == ("abandoned", None)
    assert not await traces(club, LONG)


async def test_a_table_at_rest_goes_on_with_a_computer_when_it_is_released(club: Club) -> None:
    table = await club.start(TRIO, [LONG, BEN, CLEO])
    path = club.database.path
    seat = await seat_of(club, table, LONG)
    await club.said()
    await club.database.write(
        lambda each: each.execute("UPDATE tables SET stage = 'held' WHERE id = ?", (table,))
    )
    club.tables._cache.forget(table)
    assert (await club.tables.delete_data(LONG)).resigned == (table,)
    assert not await traces(club, LONG)
    look = await club.look(table)
    assert look.stage == "held"
    assert look.host in (BEN, CLEO)
    await club.tables.close()
    async with a_club(path, rules="others") as again:
        await again.tables.rest()
        look = await again.look(table)
        assert (look.stage, look.guests[seat].level) == ("playing", "hash")


async def test_votes_that_name_somebody_fall(club: Club) -> None:
    table = await club.start(TRIO, [ANNA, BEN, CLEO])
    seat = await seat_of(club, table, ANNA)
    await club.ask(BEN, table, ProposeRemoval(seat, "first", LONG))
    assert (await data_of(club, LONG))["tables"][0]["votes"][0]["about"] == "a seat"
    await club.tables.delete_data(LONG)
    assert (await club.look(table)).vote("removal") is None
    warden = Request("a warden's", LONG, moderator=True)
    await club.tables.ask(warden, table, ProposeRemoval(seat, "first"))
    await club.tables.delete_data(LONG)
    assert (await club.look(table)).vote("removal") is None
    assert not await traces(club, LONG)


async def test_answers_and_messages_for_somebody_are_removed(club: Club) -> None:
    table = await club.start(TEAM, [LONG, BEN, CLEO, DORA])
    while await club.to_decide(table) != LONG:
        await club.play(table, Random(1))
    look = await club.look(table, LONG)
    act = Act(look.number, look.offered[:1])
    await club.ask(LONG, table, act, key="the only click")
    seat = await seat_of(club, table, LONG)
    await club.tables.delete_data(LONG)

    def left(connection: sqlite3.Connection) -> tuple[int, int]:
        (keys,) = connection.execute(
            "SELECT count(*) FROM requests WHERE key = 'the only click'"
        ).fetchone()
        (messages,) = connection.execute(
            "SELECT count(*) FROM outbox WHERE viewer = ?", (seat,)
        ).fetchone()
        return keys, messages

    assert await club.database.read(left) == (0, 0)


async def test_a_deletion_that_was_stopped_goes_on_where_it_was(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = await club.start(TRIO, [LONG, BEN, CLEO], channel="first")
    second = await club.start(TRIO, [LONG, BEN, CLEO], channel="second")
    store = club.tables._cache.store
    stored = 0

    async def failing(*given: Any) -> None:
        nonlocal stored
        stored += 1
        if stored == 2:
            raise ConnectionError
        await store(*given)

    monkeypatch.setattr(club.tables._cache, "store", failing)
    with pytest.raises(ConnectionError):
        await club.tables.delete_data(LONG)
    monkeypatch.undo()
    assert (await club.look(first)).host != LONG
    done = await club.tables.delete_data(LONG)
    assert done.resigned == (second,)
    await club.tables.rest()
    assert not await traces(club, LONG)


async def test_what_was_tried_out_is_tidied_away_when_the_game_is_over(club: Club) -> None:
    tables = [
        await club.start(ITALIA, [ANNA, BEN], channel=channel) for channel in ("forum", "baths")
    ]
    for table in tables:
        player = await club.to_decide(table)
        assert player
        draft = await club.tables.draft(table, player)
        chosen = draft.offers()[0].action
        await club.tables.try_out(table, player, draft.mark, methodcaller("then", chosen))
    await club.ask(ANNA, tables[0], Abandon())
    await club.tables.tick()
    kept = await club.database.read(
        lambda each: each.execute("SELECT table_id FROM drafts").fetchall()
    )
    assert kept == [(tables[1],)]
