"""Old messages lose their buttons where that is possible, and never keep a new one waiting."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from bot.announcer.reconciler import DONE
from bot.tables import TableId
from sandbox.model import Message, Overwrite
from sandbox.permissions import Permission
from tests.world.tables import ITALIA
from tests.world.wire import EDIT, SEND, AnnouncerWorld, labels

FETCH = "GET /channels/{channel_id}/messages/{message_id}"
HISTORY = "GET /channels/{channel_id}/messages"


async def a_turn(world: AnnouncerWorld, table: TableId, seed: int = 1) -> None:
    chance, look = Random(seed), await world.look(table)
    turn = look.view.turn if look.view else 0
    while look.view and look.view.turn == turn:
        await world.play(table, chance)
        look = await world.look(table)


def forbid(world: AnnouncerWorld, permission: Permission) -> Overwrite:
    bot = world.client.user
    assert bot
    closed = Overwrite(bot.id, of_member=True, deny=int(permission))
    world.channel.overwrites.append(closed)
    return closed


def standing(world: AnnouncerWorld) -> list[Message]:
    return list(world.local.world.messages[world.channel.id].values())


async def test_everybody_is_called_though_no_old_message_can_be_changed(
    world: AnnouncerWorld, caplog: pytest.LogCaptureFixture
) -> None:
    table = await world.start(ITALIA, 2)
    await world.say()
    world.local.faults.fail(EDIT, status=400, times=99)
    for number in range(4):
        await a_turn(world, table, number)
        assert await world.say()
    told = world.sights()
    assert ["turn " in each.text for each in told] == [True] * 5
    assert sum(world.pings().values()) == 5
    assert len([each for each in caplog.messages if "stays as it is" in each]) == 4
    assert await world.tables.tables_with_old_posts() == []


async def test_an_old_message_gives_up_its_picture_before_its_buttons_stay(
    world: AnnouncerWorld,
) -> None:
    table = await world.start(ITALIA, 2)
    await world.say()
    await a_turn(world, table)
    world.local.faults.fail(EDIT, status=400)
    await world.say()
    old, new = world.sights()
    assert (labels(old), old.pictures) == ([], ())
    assert "turn 1" in old.text
    assert labels(new)[0] == "Play"


async def test_a_turn_takes_two_requests_and_reads_nothing(world: AnnouncerWorld) -> None:
    table = await world.start(ITALIA, 2)
    await world.say()
    forbid(world, Permission.READ_MESSAGE_HISTORY)
    before = world.requests(SEND), world.requests(EDIT)
    for number in range(3):
        await a_turn(world, table, number)
        await world.say()
    assert (world.requests(SEND), world.requests(EDIT)) == (before[0] + 3, before[1] + 3)
    assert world.requests(FETCH) == world.requests(HISTORY) == 0
    told = standing(world)
    assert [bool(each.mentions) for each in told] == [True] * 4
    assert [len(each.attachments) for each in told] == [1] * 4
    assert len(world.with_buttons()) == 1


async def test_kept_pictures_are_named_when_the_buttons_go(world: AnnouncerWorld) -> None:
    table = await world.start(ITALIA, 2)
    await world.say()
    [picture] = standing(world)[-1].attachments
    await a_turn(world, table)
    await world.say()
    [edit] = world.local.journal.requests(*EDIT.split())
    [named] = edit.body["attachments"]
    assert (named["id"], named["filename"]) == (str(picture.id), "board.png")
    assert named["description"] == picture.description
    assert standing(world)[0].attachments == [picture]


@pytest.mark.parametrize("cause", ["a fault", "a broken connection"])
async def test_what_fails_for_the_moment_is_tidied_up_later_and_holds_nothing_up(
    world: AnnouncerWorld, monkeypatch: pytest.MonkeyPatch, cause: str
) -> None:
    monkeypatch.setattr(asyncio, "sleep", lambda _seconds, sleep=asyncio.sleep: sleep(0))
    table = await world.start(ITALIA, 2)
    await world.say()
    faults = world.local.faults
    if cause == "a fault":
        faults.fail(EDIT, status=503, times=3)
    else:
        faults.cut_upload(EDIT, times=3)
    for number in range(2):
        await a_turn(world, table, number)
        assert await world.say()
    assert sum(world.pings().values()) == 3
    world.new_announcer()  # also after a restart
    await world.announcer.tidy()
    [last] = world.with_buttons()
    assert "turn 3" in last.text
    assert await world.tables.tables_with_old_posts() == []


async def test_a_message_that_takes_forever_to_change_holds_nothing_up(
    world: AnnouncerWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.announcer.tidier.PATIENCE_SECONDS", 0.0)
    table = await world.start(ITALIA, 2)
    await world.say()
    hold = world.local.faults.hold(EDIT)
    await a_turn(world, table)
    assert await world.say()
    await a_turn(world, table, 2)
    assert await world.say()
    assert "turn 3" in world.sights()[-1].text
    hold.release()
    monkeypatch.setattr("bot.announcer.tidier.PATIENCE_SECONDS", 60.0)
    await world.announcer.tidy()
    assert len(world.with_buttons()) == 1


async def test_a_message_posted_by_an_earlier_version_is_read_before_it_is_changed(
    world: AnnouncerWorld,
) -> None:
    table = await world.start(ITALIA, 2)
    await world.say()
    row = await world.tables.post_of(table, "table")
    assert row
    await world.tables.remember_posts(table, {"table": row._replace(kept=None, nonce=None)})
    world.new_announcer()
    await a_turn(world, table)
    await world.say()
    old, _ = world.sights()
    assert labels(old) == []
    assert [each.filename for each in old.pictures] == ["board.png"]
    assert world.requests(FETCH) == 1


async def test_a_message_that_an_earlier_version_was_replacing_is_tidied_up(
    world: AnnouncerWorld,
) -> None:
    table = await world.start(ITALIA, 2)
    await world.say()
    row = await world.tables.post_of(table, "table")
    assert row
    await world.tables.remember_posts(
        table,
        {
            "table before": row._replace(kept=None),
            "table": row._replace(key=DONE, message="gone"),
        },
    )
    world.new_announcer()
    await world.news(table)
    old, *_, new = world.sights()
    assert labels(old) == []
    assert labels(new)[0] == "Play"
    assert "table before" not in await world.tables.posts_of(table)


async def test_where_the_channel_is_closed_old_messages_wait_without_a_request(
    world: AnnouncerWorld,
) -> None:
    table = await world.start(ITALIA, 2)
    await world.say()
    row = await world.tables.post_of(table, "table")
    assert row
    ended = {f"table old {row.message}": row, "table": row._replace(key=DONE)}
    await world.tables.remember_posts(table, ended)
    closed = forbid(world, Permission.VIEW_CHANNEL)
    world.local.journal.expect(50001)
    for _ in range(3):
        await world.announcer.tidy()
    assert world.requests(EDIT) == 1
    world.channel.overwrites.remove(closed)
    await world.news(table)
    assert len(world.with_buttons()) == 1
    assert await world.tables.tables_with_old_posts() == []
