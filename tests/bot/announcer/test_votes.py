"""Votes stand in the channel until they are decided, and show who has answered."""

from random import Random

from bot.tables import Look, TableId
from bot.tables.wishes import AnswerVote, ProposeRemoval, Undo
from engine.terms import SeatId
from sandbox.sights import Sight
from tests.bot.announcer.conftest import House, labels, player

THREE: dict[str, object] = {"board": "italia", "seats": 3}


async def two_turns_later(house: House) -> tuple[TableId, int, Look]:
    """Three people; who has played the first turn, by number."""
    table = await house.start(THREE, 3)
    await house.say()
    first = house.people.index(await house.decides(table))
    look, chance = await house.club.look(table), Random(1)
    while look.view and look.view.turn < 3:
        await house.club.play(table, chance)
        look = await house.club.look(table)
    await house.say()
    return table, first, look


def the_vote(house: House) -> Sight:
    [sight] = [each for each in house.sights() if {"Agree", "No"} == set(labels(each))]
    return sight


def seat_of(look: Look, house: House, who: int) -> SeatId:
    return SeatId([each.player for each in look.guests].index(player(house.people[who])))


async def a_removal(house: House) -> tuple[TableId, int, int]:
    """Anna proposes that a computer plays on for Cleo; the number of the vote comes last."""
    table = await house.start(THREE, 3)
    await house.say()
    look = await house.club.look(table)
    await house.ask(0, table, ProposeRemoval(seat_of(look, house, 2), "first"))
    await house.say()
    removal = (await house.club.look(table)).vote("removal")
    assert removal
    return table, look.number, removal.number


async def test_who_has_agreed_to_an_undo_is_seen_in_the_vote(house: House) -> None:
    table, first, look = await two_turns_later(house)
    await house.ask(first, table, Undo(look.number))
    await house.say()
    undo = (await house.club.look(table)).vote("undo")
    assert undo
    assert len(undo.voters) == 2
    assert "Nobody has answered yet." in the_vote(house).text
    voter = next(n for n in range(3) if seat_of(look, house, n) == undo.voters[0])
    await house.ask(voter, table, AnswerVote("undo", undo.mark, agree=True))
    await house.say()
    assert f"Agreed so far: **{house.people[voter].user.display_name}**" in the_vote(house).text


async def test_a_vote_about_a_seat_calls_the_others_and_shows_who_is_for_it(house: House) -> None:
    await a_removal(house)
    vote = the_vote(house)
    assert "Should someone else take over for **Cleo**" in vote.text
    assert "a computer (first) takes over" in vote.text
    assert "In favour so far: **Anna**" in vote.text
    called = [each for each in house.people if each.looks_again(vote).pings]
    assert called == [house.people[1]], "Anna has agreed already, and Cleo has no voice"


async def test_a_seat_that_changes_hands_is_told_and_the_vote_is_over(house: House) -> None:
    table, _, number = await a_removal(house)
    vote = the_vote(house)
    await house.ask(1, table, AnswerVote("removal", (number,), agree=True))
    await house.club.tables.rest()
    await house.say()
    assert "The seat changes hands" in house.people[0].looks_again(vote).text
    assert labels(house.people[0].looks_again(vote)) == []
    told = f"{house.people[2].mention} no longer plays"
    assert len([each for each in house.sights() if told in each.text]) == 1
    assert len(house.with_buttons()) == 1


async def test_a_seat_that_stays_as_it_is_is_told_in_the_vote(house: House) -> None:
    table, _, number = await a_removal(house)
    vote = the_vote(house)
    await house.ask(1, table, AnswerVote("removal", (number,), agree=False))
    await house.say()
    assert "The seat stays as it is" in house.people[0].looks_again(vote).text
    assert len(house.with_buttons()) == 1


async def test_a_vote_that_somebody_deleted_is_asked_anew(house: House) -> None:
    house.local.journal.expect(10008)
    table, _, _ = await a_removal(house)
    house.delete(the_vote(house))
    house.new_announcer()
    await house.news(table)
    assert "for **Cleo**" in the_vote(house).text
