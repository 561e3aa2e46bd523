"""While a game is played: one message stands for the table, and calls whoever is to decide."""

import asyncio
import threading
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from random import Random

import pytest

from bot.tables import TableId
from bot.tables.wishes import (
    Abandon,
    Act,
    AnswerVote,
    OrderGoods,
    Replace,
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
from tests.bot.announcer.conftest import EDIT, SEND, House, a_house, labels, player
from tests.bot.tables.club import ITALIA

BUTTONS = ["Play", "My hand", "Display", "Log", "Undo"]


async def turns_played(house: House, table: TableId, turns: int, seed: int = 1) -> None:
    """Until so many turns have passed, said after each action."""
    chance = Random(seed)
    look = await house.club.look(table)
    assert look.view
    last = look.view.turn + turns
    while look.view.turn < last and not look.view.over:
        await house.club.play(table, chance)
        await house.say()
        look = await house.club.look(table)
        assert look.view


async def test_the_first_player_is_called_with_the_board(house: House) -> None:
    table = await house.start(ITALIA, 2)
    await house.say()
    sight = house.sights()[-1]
    first = await house.decides(table)
    assert f"{first.mention}, it's your turn." in sight.text
    assert "Italia, turn 1" in sight.text
    assert labels(sight) == BUTTONS
    assert [each.filename for each in sight.pictures] == ["board.png"]
    assert [each for each, count in house.pings().items() if count] == [first.user.display_name]


async def test_whoever_takes_over_the_seat_that_is_to_decide_is_called(house: House) -> None:
    table = await house.start(ITALIA, 2)
    await house.say()
    first, cleo = await house.decides(table), house.people[2]
    look = await house.club.look(table)
    assert look.view
    wish = Replace(look.view.decisions[0].seat, player(cleo))
    await house.ask(house.people.index(first), table, wish)
    await house.say()
    [standing] = house.with_buttons()
    assert f"{cleo.mention}, it's your turn." in standing.text
    assert cleo.looks_again(standing).pings
    assert house.pings()["Cleo"] == 1


async def test_each_turn_brings_one_message_with_one_ping_and_the_old_one_loses_its_buttons(
    house: House,
) -> None:
    table = await house.start(ITALIA, 2)
    await house.say()
    await turns_played(house, table, 6)
    told = house.sights()
    assert [f"turn {number}" in sight.text for number, sight in enumerate(told, 1)] == [True] * 7
    assert [labels(sight) for sight in told] == [[]] * 6 + [BUTTONS]
    assert sum(house.pings().values()) == 7
    assert abs(house.pings()["Anna"] - house.pings()["Ben"]) == 1
    assert all(sight.pictures[0].alt for sight in told)


async def test_what_is_left_of_an_old_message_keeps_its_words_and_its_picture(
    house: House,
) -> None:
    table = await house.start(ITALIA, 2)
    await house.say()
    before = house.sights()[-1]
    await turns_played(house, table, 1)
    after = house.people[0].looks_again(before)
    assert after.buttons == ()
    assert [each.filename for each in after.pictures] == ["board.png"]
    assert after.text


@pytest.fixture
async def alone(tmp_path: Path) -> AsyncIterator[tuple[House, int]]:
    """One person and three computers."""
    async with a_house(tmp_path) as house:
        table = await house.start({"board": "italia", "seats": 4}, 1, computers=3)
        await house.say()
        yield house, table


async def test_turns_of_computers_bring_no_message_of_their_own(
    alone: tuple[House, TableId],
) -> None:
    house, table = alone
    await turns_played(house, table, 8)
    told = house.sights()
    look = await house.club.look(table)
    assert look.view
    assert len(told) == sum(sight.pings for sight in told) == house.pings()["Anna"]
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
    async with a_house(tmp_path, player_for=slow) as house:
        table = await house.start(ITALIA, 1, computers=1)
        await house.say()
        thinking.clear()
        may_answer.clear()
        anna, chance = player(house.people[0]), Random(1)
        while (look := await house.club.look(table, anna)).offered:
            await house.ask(0, table, Act(look.number, (chance.choice(look.offered),)))
        await asyncio.to_thread(thinking.wait, 30)
        await house.say()
        standing = house.sights()[-1]
        assert "computer** (" in standing.text
        assert "is thinking." in standing.text
        assert labels(standing) == BUTTONS
        may_answer.set()
        await house.club.tables.rest()
        await house.say()
        old = house.people[0].looks_again(standing)
        assert old.text == standing.text.partition("\n")[0]
        assert len(old.pictures) == 1
        assert not old.buttons


async def test_a_message_that_somebody_deleted_is_posted_anew(house: House) -> None:
    house.local.journal.expect(10008)
    table = await house.start(ITALIA, 2)
    await house.say()
    house.delete(house.sights()[-1])
    house.new_announcer()
    await house.news(table)
    assert labels(house.sights()[-1]) == BUTTONS
    assert len(house.with_buttons()) == 1


async def test_an_old_message_that_somebody_deleted_is_no_loss(house: House) -> None:
    house.local.journal.expect(10008)
    table = await house.start(ITALIA, 2)
    await house.say()
    house.delete(house.sights()[-1])
    await turns_played(house, table, 1)
    assert len(house.with_buttons()) == 1


async def test_an_undo_that_others_have_to_agree_to_is_asked_and_answered_in_one_message(
    house: House,
) -> None:
    table = await house.start(ITALIA, 2)
    await house.say()
    asking = await house.decides(table)
    await turns_played(house, table, 1)
    other = await house.decides(table)
    look = await house.club.look(table)
    await house.club.ask(player(asking), table, Undo(look.number))
    await house.say()
    vote = next(each for each in house.sights() if "Agree" in labels(each))
    assert labels(vote) == ["Agree", "No"]
    assert house.pings()[other.user.display_name] == 2
    undo = (await house.club.look(table)).vote("undo")
    assert undo
    answer = AnswerVote("undo", undo.mark, agree=True)
    await house.club.ask(player(other), table, answer)
    await house.say()
    assert "Undone" in house.people[0].looks_again(vote).text
    assert house.people[0].looks_again(vote).buttons == ()
    assert len(house.with_buttons()) == 1
    assert f"{asking.mention}, it's your turn" in house.with_buttons()[0].text


async def test_a_vote_that_is_refused_says_by_whom(house: House) -> None:
    table = await house.start(ITALIA, 2)
    asking = await house.decides(table)
    await turns_played(house, table, 1)
    look = await house.club.look(table)
    await house.club.ask(player(asking), table, Undo(look.number))
    await house.say()
    undo = (await house.club.look(table)).vote("undo")
    assert undo
    other = await house.decides(table)
    await house.club.ask(player(other), table, AnswerVote("undo", undo.mark, agree=False))
    await house.say()
    [vote] = [each for each in house.sights() if "Not undone" in each.text]
    assert f"**{other.user.display_name}**" in vote.text
    assert "didn't agree" in vote.text
    assert len(house.with_buttons()) == 1


async def test_who_leaves_is_told_once_and_the_game_goes_on(house: House) -> None:
    table = await house.start({"board": "italia", "seats": 3}, 3)
    await house.say()
    await house.ask(2, table, Resign("first"))
    await house.club.tables.rest()
    await house.say()
    told = [each for each in house.sights() if "has left the game" in each.text]
    assert len(told) == 1
    assert house.pings()["Cleo"] <= 1


async def test_a_game_that_is_given_up_tells_the_seed_and_loses_its_buttons(house: House) -> None:
    table = await house.start(ITALIA, 2)
    await house.say()
    await house.ask(0, table, Abandon())
    await house.say()
    assert house.with_buttons() == []
    assert "seed 1" in house.sights()[-1].text


async def test_a_channel_that_is_closed_is_told_of_once_and_its_host_by_direct_message(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    table = await house.start(ITALIA, 2)
    await house.say()
    house.local.journal.expect(50013, 50013)
    bot = house.client.user
    assert bot
    closed = Overwrite(bot.id, of_member=True, deny=int(Permission.SEND_MESSAGES))
    house.channel.overwrites.append(closed)
    chance = Random(3)
    for _ in range(2):
        look = await house.club.look(table)
        assert look.view
        turn = look.view.turn
        while look.view.turn == turn:
            await house.club.play(table, chance)
            look = await house.club.look(table)
            assert look.view
        assert await house.say()
    told = [each for each in caplog.messages if "cannot write in channel" in each]
    assert len(told) == 1
    anna = house.people[0]
    assert [f"<#{house.channel.id}>" in each.text for each in anna.sees(anna.dm)] == [True]
    house.channel.overwrites.remove(closed)
    await house.news(table)
    assert len(house.with_buttons()) == 1


async def test_a_channel_that_is_gone_keeps_nothing_waiting(house: House) -> None:
    house.local.journal.expect(10003)
    table = await house.start(ITALIA, 2)
    house.local.world.remove_channel(house.channel)
    assert await house.say()
    assert table


async def test_a_message_is_not_edited_when_nothing_on_it_has_changed(house: House) -> None:
    table = await house.start(ITALIA, 2)
    await house.say()
    before = house.requests(SEND), house.requests(EDIT)
    await house.ask(0, table, OrderGoods("ask"))
    await house.ask(0, table, TransferHost(player(house.people[1])))
    await house.say()
    assert (house.requests(SEND), house.requests(EDIT)) == (before[0] + 1, before[1])
