"""What every store of the tables promises, whichever database it is made of.

A further one is added to `address`, and is held to all of it.
"""

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import get_args

import pytest

from bot.storage import open_store as open_store_at
from bot.tables import PlayerId, TableId
from bot.tables.log import DoneBy, LogEntry, Snapshot
from bot.tables.people import PlayerProfile, Preferences
from bot.tables.quiet_hours import QuietHours
from bot.tables.seating import Pace, Participant, RemovalProposal, Seating, Vote
from bot.tables.servers import ServerSettings
from bot.tables.store import (
    ChannelHasTable,
    Commit,
    KeyTaken,
    PersonalData,
    PostedMessage,
    Store,
    StoredAnswer,
    StoredDraft,
    TableMovedOn,
)
from bot.tables.table import Nonce, OutboxMessage, Stage, Table
from engine.terms import SeatId
from tests.postgresql import a_database, needs_postgresql
from tests.world.tables import ANNA, BEN, CLEO, DORA


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=needs_postgresql)])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield str(tmp_path / "concordia.sqlite")
    else:
        with a_database() as address:
            yield address


@pytest.fixture
def open_store(address: str) -> Callable[[], Awaitable[Store]]:
    """Each time as after a restart: nothing is known but what is on disk."""
    return lambda: open_store_at(address)


@pytest.fixture
async def store(open_store: Callable[[], Awaitable[Store]]) -> AsyncIterator[Store]:
    opened = await open_store()
    yield opened
    await opened.close()


def seating(*players: PlayerId | None, host: PlayerId = ANNA) -> Seating:
    participants = tuple(
        Participant(player=each, level=None if each else "novice") for each in players
    )
    return Seating(host=host, participants=participants)


def a_table(channel: str = "forum", *, stage: Stage = "playing") -> Table:
    return Table(
        id=TableId(0),
        channel=channel,
        stage=stage,
        seating=seating(ANNA, BEN),
        agreed_options='{"board": "italia", "seats": 2}',
        seed="seed",
        commitment="promise",
        created_at=12.5,
        rules="1",
        proven="1-old",
    )


def nothing_more(table: Table) -> Callable[[TableId], Commit]:
    return lambda given: Commit(table=replace(table, id=given), seen=table.revision)


async def opened(store: Store, table: Table | None = None) -> Table:
    table = table or a_table()
    return replace(table, id=await store.open_table(table, nothing_more(table)))


async def stored(store: Store, table: TableId) -> Table:
    found = await store.load_table(table)
    assert found
    return found.table


def entry(
    number: int,
    *,
    seat: int = 0,
    key: str | None = None,
    done_by: DoneBy = "person",
    player: PlayerId | None = None,
) -> LogEntry:
    return LogEntry(
        number=number,
        parent=number - 1,
        seat=seat,
        done_by=done_by,
        action_json=f'{{"kind": "finish", "n": {number}}}',
        key=key,
        at=float(number),
        chain=f"link {number}",
        state_hash=bytes([number]),
        player=player,
    )


def message(text: str, viewer: SeatId | None = None) -> OutboxMessage:
    return OutboxMessage(viewer, Nonce(f"nonce {text}"), f'{{"kind": "{text}"}}')


def answer(key: str, *, at: float = 1.0) -> StoredAnswer:
    return StoredAnswer(key, "question", '{"table": 1}', at)


async def said(store: Store, table: TableId) -> list[str]:
    return [each.nonce.removeprefix("nonce ") for each in await store.waiting_messages(table)]


async def test_a_table_is_found_as_it_was_left(
    open_store: Callable[[], Awaitable[Store]],
) -> None:
    store = await open_store()
    table = await opened(store, replace(a_table(), chained=False, held_because="why", stage="held"))
    await store.close()
    again = await open_store()
    assert await stored(again, table.id) == table
    assert await again.load_table(TableId(table.id + 1)) is None
    await again.close()


async def test_what_comes_with_a_new_table_knows_its_id(store: Store) -> None:
    table = a_table()

    def opening(given: TableId) -> Commit:
        return Commit(
            table=replace(table, id=given),
            seen=0,
            entries=(entry(1), entry(2)),
            snapshot=Snapshot(2, 2, b"state"),
            answer=answer("key"),
            messages=(message(f"opened {given}"),),
        )

    table_id = await store.open_table(table, opening)
    found = await store.load_table(table_id, whole=True)
    assert found
    assert found.entries == (entry(1), entry(2))
    assert await said(store, table_id) == [f"opened {table_id}"]
    assert await store.answer_to("key") == answer("key")


async def test_a_channel_has_one_live_table_and_remembers_those_before(store: Store) -> None:
    first = await opened(store)
    with pytest.raises(ChannelHasTable):
        await opened(store)
    assert await store.live_table("forum") == first.id
    over = replace(first, stage="over", revision=1)
    await store.commit(Commit(table=over, seen=0))
    assert await store.live_table("forum") is None
    second = await opened(store)
    assert await store.live_table("forum") == second.id
    assert await store.tables_in("forum") == [first.id, second.id]
    assert await store.tables_in("baths") == []


async def test_nothing_of_a_new_table_is_there_if_its_key_was_answered(store: Store) -> None:
    await store.keep_answer(answer("key"))
    table = a_table()

    def opening(given: TableId) -> Commit:
        return Commit(table=replace(table, id=given), seen=0, answer=answer("key"))

    with pytest.raises(KeyTaken):
        await store.open_table(table, opening)
    assert await store.live_table("forum") is None


async def test_a_change_is_stored_whole(store: Store) -> None:
    table = await opened(store)
    await store.keep_draft(table.id, SeatId(1), StoredDraft(0, "[]"))
    for seat in range(3):
        await store.keep_plans(table.id, SeatId(seat), "{}")
    changed = replace(table, revision=1, seating=seating(ANNA, CLEO), proven="1-new")
    await store.commit(
        Commit(
            table=changed,
            seen=0,
            entries=(entry(1), entry(2)),
            snapshot=Snapshot(1, 1, b"state"),
            answer=answer("key"),
            messages=(message("first"), message("second", SeatId(1))),
            vacated=(SeatId(1),),
            unplanned=(SeatId(2),),
        )
    )
    found = await store.load_table(table.id)
    assert found == (changed, Snapshot(1, 1, b"state"), (entry(1), entry(2)))
    assert await said(store, table.id) == ["first", "second"]
    assert await store.answer_to("key") == answer("key")
    assert await store.draft(table.id, SeatId(1)) is None
    planned = [await store.plans(table.id, SeatId(seat)) for seat in range(3)]
    assert planned == ["{}", None, None]


async def test_from_a_snapshot_on_only_what_followed_it_is_loaded(store: Store) -> None:
    table = await opened(store)
    entries = tuple(entry(number) for number in range(1, 7))
    snapshot = Snapshot(number=4, head=2, state=b"state")
    await store.commit(Commit(table=table, seen=0, entries=entries, snapshot=snapshot))
    found = await store.load_table(table.id)
    assert found
    assert found.snapshot == snapshot
    assert [each.number for each in found.entries] == [2, 5, 6]
    whole = await store.load_table(table.id, whole=True)
    assert whole
    assert whole.snapshot is None
    assert whole.entries == entries


async def test_a_later_snapshot_takes_the_place_of_an_earlier_one(store: Store) -> None:
    table = await opened(store)
    first, second = (entry(1),), (entry(2),)
    await store.commit(Commit(table=table, seen=0, entries=first, snapshot=Snapshot(1, 1, b"1")))
    await store.commit(Commit(table=table, seen=0, entries=second, snapshot=Snapshot(2, 2, b"2")))
    found = await store.load_table(table.id)
    assert found
    assert found.snapshot == Snapshot(2, 2, b"2")


async def test_a_table_that_stays_as_it_is_is_not_written(store: Store) -> None:
    table = await opened(store)
    await store.commit(Commit(table=replace(table, seed="another"), seen=0, entries=(entry(1),)))
    assert await stored(store, table.id) == table


@pytest.mark.parametrize("reason", ["key", "log", "table"])
async def test_a_change_that_comes_too_late_leaves_nothing_behind(
    store: Store, reason: str
) -> None:
    table = await opened(store)
    before = replace(table, revision=1)
    await store.commit(Commit(table=before, seen=0, entries=(entry(1),), answer=answer("key")))
    late = Commit(
        table=replace(before, revision=2, proven="late"),
        seen=0 if reason == "table" else 1,
        entries=(entry(1 if reason == "log" else 2),),
        answer=answer("key" if reason == "key" else "another key"),
        messages=(message("late"),),
        snapshot=Snapshot(2, 2, b"late"),
    )
    with pytest.raises(KeyTaken if reason == "key" else TableMovedOn):
        await store.commit(late)
    found = await store.load_table(table.id)
    assert found == (before, None, (entry(1),))
    assert await said(store, table.id) == []
    assert await store.answer_to("another key") is None


async def test_an_answer_is_kept_under_its_key_once(store: Store) -> None:
    assert await store.answer_to("key") is None
    await store.keep_answer(answer("key"))
    with pytest.raises(KeyTaken):
        await store.keep_answer(answer("key")._replace(answer="{}"))
    assert await store.answer_to("key") == answer("key")


async def test_live_games_of_other_rules_are_found(store: Store) -> None:
    tables = [
        await opened(store, replace(a_table(f"{proven} {stage}", stage=stage), proven=proven))
        for proven in ("1-a", "1-b", "1-c")
        for stage in get_args(Stage)
    ]
    live = [each for each in tables if each.stage in ("playing", "held")]
    others = {each.id for each in live if each.proven != "1-b"}
    assert len(others) == 4
    assert set(await store.tables_proven_otherwise("1-b")) == others


def a_vote(deadline: float) -> Vote:
    return Vote(
        proposal=RemovalProposal(level="novice"),
        number=1,
        by=ANNA,
        seat=SeatId(1),
        voters=(ANNA,),
        needed=1,
        deadline=deadline,
    )


async def due(store: Store, now: float) -> list[tuple[TableId | None, float]]:
    return [(each.table, each.due) for each in await store.due_timers(now, 9)]


async def test_timers_of_tables_are_those_of_what_is_stored(
    open_store: Callable[[], Awaitable[Store]],
) -> None:
    store = await open_store()
    table = await opened(store)
    later = replace(a_table("baths"), seating=table.seating.with_vote(a_vote(200.0)))
    later = await opened(store, later)
    asked = replace(table, revision=1, seating=table.seating.with_vote(a_vote(100.0)))
    await store.commit(Commit(table=asked, seen=0))
    await store.close()
    store = await open_store()
    assert await due(store, 99.9) == []
    assert await due(store, 100.0) == [(table.id, 100.0)]
    assert await due(store, 200.0) == [(table.id, 100.0), (later.id, 200.0)]
    [first] = await store.due_timers(300.0, 1)
    [second] = await store.due_timers(300.0, 1, first)
    assert (first.table, second.table) == (table.id, later.id)
    assert await store.due_timers(300.0, 1, second) == []
    with pytest.raises(TableMovedOn):
        await store.commit(Commit(table=replace(table, revision=2), seen=0))
    assert await due(store, 100.0) == [(table.id, 100.0)], "what was not stored is still due"
    await store.commit(Commit(table=replace(table, revision=2), seen=1))
    assert await due(store, 100.0) == []
    await store.close()


async def test_the_live_tables_of_a_player_are_those_where_they_sit(store: Store) -> None:
    lobby = await opened(store, a_table("lobby", stage="lobby"))
    playing = await opened(store, a_table("playing"))
    over = await opened(store, a_table("over", stage="over"))
    hosted = await opened(store, replace(a_table("hosted"), seating=seating(BEN, None)))
    assert await store.live_tables_of(ANNA) == [lobby.id, playing.id]
    assert await store.live_tables_of(BEN) == [lobby.id, playing.id, hosted.id]
    assert await store.tables_naming(ANNA) == [lobby.id, playing.id, over.id, hosted.id]
    assert await store.live_tables_of(PlayerId("ann")) == []
    left = replace(playing, revision=1, seating=seating(None, BEN, host=BEN))
    await store.commit(Commit(table=left, seen=0))
    assert await store.live_tables_of(ANNA) == [lobby.id]
    assert await store.tables_naming(ANNA) == [lobby.id, over.id, hosted.id]


async def test_who_is_named_in_a_vote_is_named_at_the_table(store: Store) -> None:
    vote = Vote(
        proposal=RemovalProposal(level="novice", player=DORA),
        number=1,
        by=CLEO,
        seat=SeatId(1),
        voters=(ANNA,),
        needed=1,
        deadline=100.0,
    )
    table = replace(a_table(), seating=seating(ANNA, BEN).with_vote(vote))
    opened_table = await opened(store, table)
    for player in (ANNA, BEN, CLEO, DORA):
        assert await store.tables_naming(player) == [opened_table.id]
    assert await store.live_tables_of(DORA) == []


@pytest.mark.parametrize("player", ['"', "%", "_", "a'b", "ä", "{}"])
async def test_a_player_may_be_called_anything(store: Store, player: str) -> None:
    odd = PlayerId(player)
    table = await opened(store, replace(a_table(), seating=seating(odd, BEN)))
    assert await store.live_tables_of(odd) == [table.id]
    assert (await stored(store, table.id)).seating.place_of(odd) == 0
    assert await store.live_tables_of(CLEO) == []


async def test_messages_wait_in_order_until_they_are_crossed_off_or_set_aside(store: Store) -> None:
    forum, baths = await opened(store), await opened(store, a_table("baths"))
    messages = tuple(message(f"{number}", SeatId(number % 2)) for number in range(4))
    await store.commit(Commit(table=forum, seen=0, messages=messages))
    await store.commit(Commit(table=baths, seen=0, messages=(message("other"),)))
    assert await store.tables_with_messages() == [forum.id, baths.id]
    waiting = await store.waiting_messages(forum.id)
    assert [(each.viewer, each.notice) for each in waiting] == [
        (each.viewer, each.notice) for each in messages
    ]
    assert {(each.table, each.channel, each.seating) for each in waiting} == {
        (forum.id, "forum", forum.seating)
    }
    assert await store.heartbeat() == 5
    ids = [each.id for each in waiting]
    await store.set_aside(ids[1:2], "nobody is there")
    await store.cross_off(ids[:2])
    assert await said(store, forum.id) == ["2", "3"]
    assert await store.heartbeat() == 3
    await store.cross_off(ids[2:])
    assert await store.waiting_messages(forum.id) == []
    assert await store.tables_with_messages() == [baths.id]


async def test_plans_are_kept_for_each_seat(store: Store) -> None:
    table = await opened(store)
    await store.keep_plans(table.id, SeatId(0), "[1]")
    await store.keep_plans(table.id, SeatId(0), "[2]")
    assert await store.plans(table.id, SeatId(0)) == "[2]"
    assert await store.plans(table.id, SeatId(1)) is None


async def test_a_draft_is_kept_for_each_seat(store: Store) -> None:
    table = await opened(store)
    await store.keep_draft(table.id, SeatId(0), StoredDraft(3, "[1]"))
    await store.keep_draft(table.id, SeatId(0), StoredDraft(4, "[2]"))
    assert await store.draft(table.id, SeatId(0)) == StoredDraft(4, "[2]")
    assert await store.draft(table.id, SeatId(1)) is None


async def test_people_are_as_they_were_last_met(store: Store) -> None:
    assert await store.meet(ANNA, "Anna", "fr", 5.0) == PlayerProfile(ANNA, "Anna", "fr")
    assert await store.set_dms(ANNA, False) == PlayerProfile(ANNA, "Anna", "fr", takes_dms=False)
    assert await store.meet(ANNA, "Ann", None, 6.0) == PlayerProfile(
        ANNA, "Ann", None, takes_dms=False
    )
    assert await store.set_dms(BEN, True) == PlayerProfile(BEN)
    crowd = [PlayerId(f"guest {number}") for number in range(1200)]
    found = await store.people([*crowd, BEN, ANNA])
    assert sorted(each.player for each in found) == [ANNA, BEN]
    assert await store.people([]) == []


async def test_what_people_and_servers_have_set_is_kept(
    open_store: Callable[[], Awaitable[Store]],
) -> None:
    store = await open_store()
    wishes = Preferences(reminders="dm", zone="Europe/Rome", quiet=QuietHours(begin=60, end=90))
    assert (await store.set_preferences(ANNA, wishes)).preferences == wishes
    assert (await store.meet(ANNA, "Anna", None, 5.0)).preferences == wishes
    settings = ServerSettings(pace=Pace(seconds=60.0, reserve=1.0), called_role="7")
    assert await store.server_settings("rome") == ServerSettings()
    await store.keep_server_settings("rome", ServerSettings(opening_role="8"))
    await store.keep_server_settings("rome", settings)
    await store.close()
    store = await open_store()
    assert await store.people([ANNA]) == [PlayerProfile(ANNA, "Anna", preferences=wishes)]
    assert await store.server_settings("rome") == settings
    await store.close()


async def test_posts_and_facts_are_kept_until_they_are_replaced(store: Store) -> None:
    table = await opened(store)
    assert await store.post(table.id, "lobby") is None
    await store.keep_posts(table.id, {"lobby": PostedMessage("1", "forum", "11")})
    await store.keep_posts(table.id, {"lobby": PostedMessage("2", "forum", "12")})
    assert await store.post(table.id, "lobby") == PostedMessage("2", "forum", "12")
    await store.drop_post(table.id, "lobby")
    assert await store.post(table.id, "lobby") is None
    assert await store.fact("commands") is None
    await store.keep_fact("commands", "old")
    await store.keep_fact("commands", "new")
    assert await store.fact("commands") == "new"


async def test_posts_of_a_table_are_kept_together_and_old_ones_found(store: Store) -> None:
    table, other = await opened(store), await opened(store, a_table("elsewhere"))
    sent = PostedMessage("1", "forum", "", "{}", Nonce("abc"), 12.5)
    posts = {"table": sent, "table old 11": PostedMessage("0", "forum", "11")}
    await store.keep_posts(table.id, posts)
    await store.keep_posts(other.id, {"table": sent})
    assert await store.posts(table.id) == posts
    assert await store.tables_with_old_posts() == [table.id]
    await store.drop_post(table.id, "table old 11")
    assert await store.posts(table.id) == {"table": sent}
    assert await store.tables_with_old_posts() == []


async def test_where_direct_messages_go_is_kept_of_people_who_were_met(store: Store) -> None:
    await store.meet(ANNA, "Anna", None, 5.0)
    for player in (ANNA, BEN):
        await store.keep_dm_channel(player, f"dm {player}")
    assert await store.people([ANNA, BEN]) == [PlayerProfile(ANNA, "Anna", None, True, "dm anna")]
    assert (await store.meet(ANNA, "Ann", None, 6.0)).dm_channel == "dm anna"
    await store.keep_dm_channel(ANNA, None)
    assert (await store.set_dms(ANNA, True)).dm_channel is None


async def test_what_is_kept_of_a_post_goes_with_whomever_it_names(store: Store) -> None:
    table = await opened(store)
    for player in (ANNA, BEN):
        kept = PostedMessage("1", "forum", "11", f'{{"named": ["{player}"]}}')
        await store.keep_posts(table.id, {f"about {player}": kept})
    await store.forget_person(ANNA)
    posts = await store.posts(table.id)
    assert [post.kept is None for post in posts.values()] == [True, False]


async def test_personal_data_are_those_of_one_person(store: Store) -> None:
    await store.meet(ANNA, "Anna", "fr", 5.0)
    table = await opened(store)
    entries = (
        entry(1, seat=0, player=ANNA),
        entry(2, seat=1, player=BEN),
        entry(3, seat=0, done_by="computer"),
        entry(4, seat=0, player=CLEO),
        entry(5, seat=0, player=ANNA),
    )
    await store.commit(Commit(table=table, seen=0, entries=entries))
    await store.keep_draft(table.id, SeatId(0), StoredDraft(4, "[]"))
    await store.keep_plans(table.id, SeatId(0), "{}")
    hosted = await opened(store, replace(a_table("hosted"), seating=seating(BEN)))
    data = await store.personal_data(ANNA)
    assert data.person == PlayerProfile(ANNA, "Anna", "fr")
    first, second = data.tables
    assert first == (table, (entries[0], entries[4]), StoredDraft(4, "[]"), "{}")
    assert second == (hosted, (), None, None)
    assert await store.personal_data(DORA) == PersonalData(None, ())


async def test_a_seat_is_forgotten_and_no_other(store: Store) -> None:
    table = await opened(store)
    entries = (entry(1, seat=0, player=ANNA), entry(2, seat=1, player=BEN))
    messages = (message("anna", SeatId(0)), message("ben", SeatId(1)), message("all"))
    await store.commit(Commit(table=table, seen=0, entries=entries, messages=messages))
    for seat, channel in ((0, "dm anna"), (1, "dm ben")):
        await store.keep_draft(table.id, SeatId(seat), StoredDraft(2, "[]"))
        await store.keep_plans(table.id, SeatId(seat), "{}")
        await store.keep_posts(table.id, {f"hand {seat}": PostedMessage("1", channel, "1")})
        await store.keep_posts(table.id, {f"old {seat}": PostedMessage("1", channel, "2")})
    await store.keep_posts(table.id, {"table": PostedMessage("1", "forum", "3")})
    await store.forget_seat(table.id, SeatId(0), ["hand 0"])
    assert await said(store, table.id) == ["ben", "all"]
    assert await store.draft(table.id, SeatId(0)) is None
    assert await store.draft(table.id, SeatId(1))
    assert await store.plans(table.id, SeatId(0)) is None
    assert await store.plans(table.id, SeatId(1))
    left = ["hand 0", "old 0", "hand 1", "old 1", "table"]
    assert [role for role in left if await store.post(table.id, role)] == left[2:]
    whole = await store.load_table(table.id, whole=True)
    assert whole
    assert whole.entries == entries


async def test_who_did_something_is_forgotten_with_the_answers_and_nobody_else_is(
    store: Store,
) -> None:
    """Whoever follows them in their seat keeps what is theirs."""
    table = await opened(store)
    entries = (
        entry(1, seat=0, key="anna", player=ANNA),
        entry(2, seat=1, key="ben", player=BEN),
        entry(3, seat=0, key="cleo", player=CLEO),
    )
    for each in ("anna", "ben", "cleo"):
        await store.keep_answer(answer(each))
    await store.commit(Commit(table=table, seen=0, entries=entries))
    await store.forget_actions(table.id, ANNA)
    answers = [await store.answer_to(each) for each in ("anna", "ben", "cleo")]
    assert answers == [None, answer("ben"), answer("cleo")]
    whole = await store.load_table(table.id, whole=True)
    assert whole
    assert whole.entries == (entries[0]._replace(player=None), *entries[1:])


async def test_a_person_is_forgotten_with_what_was_set_aside_about_them(store: Store) -> None:
    table = await opened(store)
    about = tuple(
        OutboxMessage(None, Nonce(f"nonce {player}"), f'{{"kind": "x", "to": ["{player}"]}}')
        for player in ("anna", "annabel", "ben")
    )
    broken = OutboxMessage(None, Nonce("nonce broken"), "anna {")
    await store.commit(Commit(table=table, seen=0, messages=(*about, broken)))
    waiting = await store.waiting_messages(table.id)
    await store.set_aside([each.id for each in waiting], "nobody is there")
    await store.meet(ANNA, "Anna", None, 5.0)
    assert await store.forget_person(ANNA)
    assert not await store.forget_person(ANNA)
    assert await store.people([ANNA]) == []


async def test_what_is_old_is_tidied_away(store: Store) -> None:
    playing, over = await opened(store), await opened(store, a_table("baths", stage="over"))
    await store.keep_answer(answer("old", at=99.0))
    await store.keep_answer(answer("young", at=100.0))
    for table in (playing, over):
        await store.keep_draft(table.id, SeatId(0), StoredDraft(1, "[]"))
        await store.keep_plans(table.id, SeatId(0), "{}")
    await store.tidy(now=200.0, before=100.0)
    assert await store.answer_to("old") is None
    assert await store.answer_to("young")
    assert await store.draft(playing.id, SeatId(0))
    assert await store.draft(over.id, SeatId(0)) is None
    assert await store.plans(playing.id, SeatId(0))
    assert await store.plans(over.id, SeatId(0)) is None


async def test_games_are_forgotten_with_all_that_belongs_to_them(store: Store) -> None:
    tables = [await opened(store, a_table(stage, stage=stage)) for stage in get_args(Stage)]
    for table in tables:
        message = OutboxMessage(None, Nonce(f"nonce {table.id}"), "{}")
        await store.commit(
            Commit(
                table=table, seen=table.revision, entries=(entry(1),), messages=(message,),
                snapshot=Snapshot(1, 1, b""),
            )
        )  # fmt: skip
        await store.keep_draft(table.id, SeatId(0), StoredDraft(1, "[]"))
        await store.keep_plans(table.id, SeatId(0), "{}")
        await store.keep_posts(table.id, {"lobby": PostedMessage("1", "forum", "11")})
    await store.tidy(now=200.0, before=0.0)
    assert await store.forget_games(200.0, most=9) == [], "not before their time"
    ended = [table.id for table in tables if table.stage in ("over", "abandoned")]
    assert await store.forget_games(201.0, most=1) == ended[:1]
    assert await store.forget_games(201.0, most=9) == ended[1:]
    assert await store.forget_games(201.0, most=9) == []
    for table in tables:
        kept = [
            await store.load_table(table.id) is not None,
            await store.post(table.id, "lobby") is not None,
            bool(await store.waiting_messages(table.id)),
        ]
        assert kept == [table.id not in ended] * 3


async def test_whoever_was_not_seen_for_long_is_found_unless_a_live_table_names_them(
    store: Store,
) -> None:
    for player, at in ((ANNA, 10.0), (BEN, 20.0), (CLEO, 30.0)):
        await store.meet(player, player, None, at)
    await store.set_dms(DORA, False)
    assert await store.people_not_seen(30.0) == [ANNA, BEN]
    await opened(store, replace(a_table(), seating=Seating(host=BEN)))
    assert await store.people_not_seen(30.0) == [ANNA]
    await store.tidy(now=40.0, before=0.0)
    assert await store.people_not_seen(41.0) == [ANNA, CLEO, DORA], "from when they were found"
    await store.meet(ANNA, "Anna", None, 50.0)
    assert await store.people_not_seen(41.0) == [CLEO, DORA]
    assert (await store.personal_data(ANNA)).seen_at == 50.0


async def test_tables_are_found_by_their_server_once_it_is_known(
    open_store: Callable[[], Awaitable[Store]],
) -> None:
    store = await open_store()
    forum, baths = await opened(store), await opened(store, a_table("baths"))
    ended = await opened(store, a_table("ended", stage="abandoned"))
    await store.commit(Commit(table=ended, seen=ended.revision, messages=(message("late"),)))
    assert await store.guilds_with_tables() == []
    assert await store.channels_of_unknown_guild() == ["baths", "forum"]
    assert await store.learn_guild("forum", "rome")
    assert await store.channels_of_unknown_guild() == ["baths"]
    assert await store.learn_guild("forum", "rome")
    assert not await store.learn_guild("ended", "ostia"), "no table is live there"
    assert not await store.learn_guild("nowhere", "ostia")
    assert await store.guilds_with_tables() == ["rome"]
    await store.commit(Commit(table=forum, seen=forum.revision, messages=(message("news"),)))
    [news] = await store.waiting_messages(forum.id)
    assert news.guild == "rome"
    await store.commit(Commit(table=baths, seen=baths.revision, messages=(message("more"),)))
    [more] = await store.waiting_messages(baths.id)
    assert more.guild is None
    changed = replace(forum, stage="over", revision=1)
    await store.commit(Commit(table=changed, seen=0))
    assert await store.guilds_with_tables() == ["rome"], "it still has something to say"
    await store.cross_off([news.id])
    assert await store.guilds_with_tables() == []
    await store.close()


async def test_servers_that_were_left_are_known_until_the_bot_is_back(
    open_store: Callable[[], Awaitable[Store]],
) -> None:
    store = await open_store()
    forum, baths = await opened(store), await opened(store, a_table("baths"))
    await store.learn_guild("forum", "rome")
    await store.learn_guild("baths", "ostia")
    await store.leave_guild("rome", 10.0)
    await store.leave_guild("rome", 20.0)
    await store.close()
    store = await open_store()
    assert await store.left_guilds() == ["rome"]
    assert await store.guild_left_at(forum.id) == 10.0, "the first time counts"
    assert await store.guild_left_at(baths.id) is None
    assert await store.tables_left_before(10.0) == []
    assert await store.tables_left_before(10.1) == [forum.id]
    changed = replace(forum, stage="abandoned", revision=1)
    await store.commit(Commit(table=changed, seen=0, messages=(message("late"),)))
    assert await store.tables_left_before(10.1) == [forum.id], "it still has something to say"
    [late] = await store.waiting_messages(forum.id)
    await store.cross_off([late.id])
    assert await store.tables_left_before(10.1) == []
    await store.join_guild("rome")
    assert await store.left_guilds() == []
    assert await store.guild_left_at(forum.id) is None
    await store.close()
