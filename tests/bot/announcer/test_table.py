"""While a game is played: one message stands for the table, and calls whoever is to decide."""

import asyncio
import threading
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from random import Random

import pytest

from bot.tables import TableId
from bot.tables.wishes import (
    Act,
    AnswerVote,
    OrderGoods,
    Resign,
    TransferHost,
    Undo,
)
from engine import View
from engine.actions import Action
from players import Player
from sandbox.changes import PATIENCE
from sandbox.model import Overwrite
from sandbox.permissions import Permission
from tests.world.tables import ITALIA
from tests.world.wire import EDIT, SEND, AnnouncerWorld, an_announcer_world, labels

BUTTONS = ["Play", "My hand", "Display", "Log", "Undo"]


async def turns_played(world: AnnouncerWorld, table: TableId, turns: int, seed: int = 1) -> None:
    """Until so many turns have passed, said after each action."""
    chance = Random(seed)
    look = await world.look(table)
    assert look.view
    last = look.view.turn + turns
    while look.view.turn < last and not look.view.over:
        await world.play(table, chance)
        await world.say()
        look = await world.look(table)
        assert look.view


async def test_the_first_player_is_called_with_the_board(world: AnnouncerWorld) -> None:
    table = await world.start(ITALIA, 2)
    await world.say()
    sight = world.sights()[-1]
    first = await world.decides(table)
    assert f"{first.mention}, it's your turn." in sight.text
    assert "Italia, turn 1" in sight.text
    assert labels(sight) == BUTTONS[:-1], "nothing to undo yet"
    assert [each.filename for each in sight.pictures] == ["board.png"]
    assert [each for each, count in world.pings().items() if count] == [first.user.display_name]


async def test_whoever_takes_over_the_seat_that_is_to_decide_is_called(
    world: AnnouncerWorld,
) -> None:
    table = await world.start(ITALIA, 2)
    await world.say()
    first, cleo = await world.decides(table), world.people[2]
    look = await world.look(table)
    assert look.view
    await world.seat(table, look.view.decisions[0].seat, cleo, by=first)
    await world.say()
    [standing] = world.with_buttons()
    assert f"{cleo.mention}, it's your turn." in standing.text
    assert cleo.looks_again(standing).pings
    assert world.pings()["Cleo"] == 1


async def test_each_turn_brings_one_message_with_one_ping_and_the_old_one_loses_its_buttons(
    world: AnnouncerWorld,
) -> None:
    table = await world.start(ITALIA, 2)
    await world.say()
    await turns_played(world, table, 6)
    told = world.sights()
    assert [f"turn {number}" in sight.text for number, sight in enumerate(told, 1)] == [True] * 7
    assert [labels(sight) for sight in told] == [[]] * 6 + [BUTTONS]
    assert sum(world.pings().values()) == 7
    assert abs(world.pings()["Anna"] - world.pings()["Ben"]) == 1
    assert all(sight.pictures[0].alt for sight in told)


async def test_what_is_left_of_an_old_message_keeps_its_words_and_its_picture(
    world: AnnouncerWorld,
) -> None:
    table = await world.start(ITALIA, 2)
    await world.say()
    before = world.sights()[-1]
    await turns_played(world, table, 1)
    after = world.people[0].looks_again(before)
    assert after.buttons == ()
    assert [each.filename for each in after.pictures] == ["board.png"]
    assert after.text


@pytest.fixture
async def alone(tmp_path: Path) -> AsyncIterator[tuple[AnnouncerWorld, int]]:
    """One person and three computers."""
    async with an_announcer_world(tmp_path) as world:
        table = await world.start({"board": "italia", "seats": 4}, 1, computers=3)
        await world.say()
        yield world, table


async def test_turns_of_computers_bring_no_message_of_their_own(
    alone: tuple[AnnouncerWorld, TableId],
) -> None:
    world, table = alone
    await turns_played(world, table, 8)
    told = world.sights()
    look = await world.look(table)
    assert look.view
    assert len(told) == sum(sight.pings for sight in told) == world.pings()["Anna"]
    assert len(told) <= look.view.turn // 4 + 1
    assert [labels(sight) for sight in told[:-1]] == [[]] * (len(told) - 1)


async def test_while_a_computer_thinks_the_standing_message_says_so(tmp_path: Path) -> None:
    thinking, may_answer = threading.Event(), threading.Event()

    def slow(level: str, seed: str) -> Player:
        def choose(view: View, offered: Sequence[Action]) -> Action:
            thinking.set()
            may_answer.wait(PATIENCE)
            return offered[0]

        return choose

    may_answer.set()
    async with an_announcer_world(tmp_path, player_for=slow) as world:
        table = await world.start(ITALIA, 1, computers=1)
        await world.say()
        thinking.clear()
        may_answer.clear()
        anna, chance = world.player(world.people[0]), Random(1)
        while (look := await world.look(table, anna)).offered:
            await world.ask(0, table, Act(look.number, (chance.choice(look.offered),)))
        await asyncio.to_thread(thinking.wait, 30)
        await world.say()
        standing = world.sights()[-1]
        assert "computer** (" in standing.text
        assert "is thinking." in standing.text
        assert labels(standing) == BUTTONS
        may_answer.set()
        await world.tables.rest()
        await world.say()
        old = world.people[0].looks_again(standing)
        assert old.text == standing.text.partition("\n")[0]
        assert len(old.pictures) == 1
        assert not old.buttons


async def test_a_message_that_somebody_deleted_is_posted_anew(world: AnnouncerWorld) -> None:
    world.local.journal.expect(10008)
    table = await world.start(ITALIA, 2)
    await world.say()
    world.delete(world.sights()[-1])
    world.new_announcer()
    await world.news(table)
    assert labels(world.sights()[-1]) == BUTTONS[:-1]
    assert len(world.with_buttons()) == 1


async def test_whoever_asks_for_the_board_brings_a_deleted_message_back(
    world: AnnouncerWorld,
) -> None:
    world.local.journal.expect(10008)
    table = await world.start(ITALIA, 2)
    await world.say()
    await world.tables.look_after(table)
    assert await world.say()
    [standing] = world.with_buttons()
    world.delete(standing)
    await world.tables.look_after(table)
    assert await world.say()
    [again] = world.with_buttons()
    assert again.text == standing.text


async def test_an_old_message_that_somebody_deleted_is_no_loss(world: AnnouncerWorld) -> None:
    world.local.journal.expect(10008)
    table = await world.start(ITALIA, 2)
    await world.say()
    world.delete(world.sights()[-1])
    await turns_played(world, table, 1)
    assert len(world.with_buttons()) == 1


async def test_an_undo_that_others_have_to_agree_to_is_asked_and_answered_in_one_message(
    world: AnnouncerWorld,
) -> None:
    table = await world.start(ITALIA, 2)
    await world.say()
    asking = await world.decides(table)
    await turns_played(world, table, 1)
    other = await world.decides(table)
    look = await world.look(table)
    await world.ask(world.player(asking), table, Undo(look.number))
    await world.say()
    vote = next(each for each in world.sights() if "Agree" in labels(each))
    assert labels(vote) == ["Agree", "No"]
    assert world.pings()[other.user.display_name] == 2
    undo = (await world.look(table)).vote("undo")
    assert undo
    answer = AnswerVote("undo", undo.mark, agree=True)
    await world.ask(world.player(other), table, answer)
    await world.say()
    assert "Undone" in world.people[0].looks_again(vote).text
    assert world.people[0].looks_again(vote).buttons == ()
    assert len(world.with_buttons()) == 1
    assert f"{asking.mention}, it's your turn" in world.with_buttons()[0].text


async def test_a_vote_that_is_refused_says_by_whom(world: AnnouncerWorld) -> None:
    table = await world.start(ITALIA, 2)
    asking = await world.decides(table)
    await turns_played(world, table, 1)
    look = await world.look(table)
    await world.ask(world.player(asking), table, Undo(look.number))
    await world.say()
    undo = (await world.look(table)).vote("undo")
    assert undo
    other = await world.decides(table)
    await world.ask(world.player(other), table, AnswerVote("undo", undo.mark, agree=False))
    await world.say()
    [vote] = [each for each in world.sights() if "Not undone" in each.text]
    assert f"**{other.user.display_name}**" in vote.text
    assert "didn't agree" in vote.text
    assert len(world.with_buttons()) == 1


async def test_who_leaves_is_told_once_and_the_game_goes_on(world: AnnouncerWorld) -> None:
    table = await world.start({"board": "italia", "seats": 3}, 3)
    await world.say()
    await world.ask(2, table, Resign("first"))
    await world.tables.rest()
    await world.say()
    told = [each for each in world.sights() if "has left the game" in each.text]
    assert len(told) == 1
    assert world.pings()["Cleo"] <= 1


async def test_a_game_that_is_given_up_tells_the_seed_and_loses_its_buttons(
    world: AnnouncerWorld,
) -> None:
    table = await world.start(ITALIA, 2)
    await world.say()
    await world.abandon(table)
    await world.say()
    assert world.with_buttons() == []
    assert "seed 1" in world.sights()[-1].text


async def test_of_a_channel_that_is_closed_the_host_is_told_once_and_nothing_is_lost(
    world: AnnouncerWorld,
) -> None:
    table = await world.start(ITALIA, 2)
    await world.say()
    world.local.journal.expect(50013, 50013)
    bot = world.client.user
    assert bot
    closed = Overwrite(bot.id, of_member=True, deny=int(Permission.SEND_MESSAGES))
    world.channel.overwrites.append(closed)
    chance = Random(3)
    for _ in range(2):
        look = await world.look(table)
        assert look.view
        turn = look.view.turn
        while look.view.turn == turn:
            await world.play(table, chance)
            look = await world.look(table)
            assert look.view
        assert not await world.say()
        world.new_announcer()
    anna = world.people[0]
    assert [f"<#{world.channel.id}>" in each.text for each in anna.sees(anna.dm)] == [True]
    world.channel.overwrites.remove(closed)
    await world.news(table)
    assert len(world.with_buttons()) == 1


async def test_a_channel_that_is_gone_keeps_nothing_waiting(world: AnnouncerWorld) -> None:
    """Also that its table has ended is said in vain."""
    world.local.journal.expect(10003, 10003)
    table = await world.start(ITALIA, 2)
    world.local.world.remove_channel(world.channel)
    assert await world.say()
    assert (await world.look(table)).stage == "abandoned"


async def test_a_message_is_not_edited_when_nothing_on_it_has_changed(
    world: AnnouncerWorld,
) -> None:
    table = await world.start(ITALIA, 2)
    await world.say()
    before = world.requests(SEND), world.requests(EDIT)
    await world.ask(0, table, OrderGoods("ask"))
    await world.ask(0, table, TransferHost(world.player(world.people[1])))
    await world.say()
    assert (world.requests(SEND), world.requests(EDIT)) == (before[0] + 1, before[1])
