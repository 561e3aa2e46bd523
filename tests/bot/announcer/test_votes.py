"""Votes stand in the channel until they are decided, and show who has answered."""

from random import Random

from bot.tables import Look, TableId
from bot.tables.wishes import AnswerVote, ProposeRemoval, Undo
from engine.terms import SeatId
from sandbox.sights import Sight
from tests.world.wire import AnnouncerWorld, labels

THREE: dict[str, object] = {"board": "italia", "seats": 3}


async def two_turns_later(world: AnnouncerWorld) -> tuple[TableId, int, Look]:
    """Three people; who has played the first turn, by number."""
    table = await world.start(THREE, 3)
    await world.say()
    first = world.people.index(await world.decides(table))
    look, chance = await world.look(table), Random(1)
    while look.view and look.view.turn < 3:
        await world.play(table, chance)
        look = await world.look(table)
    await world.say()
    return table, first, look


def the_vote(world: AnnouncerWorld) -> Sight:
    [sight] = [each for each in world.sights() if {"Agree", "No"} == set(labels(each))]
    return sight


def seat_of(look: Look, world: AnnouncerWorld, who: int) -> SeatId:
    return SeatId([each.player for each in look.guests].index(world.player(world.people[who])))


async def a_removal(world: AnnouncerWorld) -> tuple[TableId, int, int]:
    """Anna proposes that a computer plays on for Cleo; the number of the vote comes last."""
    table = await world.start(THREE, 3)
    await world.say()
    look = await world.look(table)
    await world.ask(0, table, ProposeRemoval(seat_of(look, world, 2), "first"))
    await world.say()
    removal = (await world.look(table)).vote("removal")
    assert removal
    return table, look.number, removal.number


async def test_who_has_agreed_to_an_undo_is_seen_in_the_vote(world: AnnouncerWorld) -> None:
    table, first, look = await two_turns_later(world)
    await world.ask(first, table, Undo(look.number))
    await world.say()
    undo = (await world.look(table)).vote("undo")
    assert undo
    assert len(undo.voters) == 2
    assert "Nobody has answered yet." in the_vote(world).text
    voter = world.people.index(world.named(undo.voters[0]))
    await world.ask(voter, table, AnswerVote("undo", undo.mark, agree=True))
    await world.say()
    assert f"Agreed so far: **{world.people[voter].user.display_name}**" in the_vote(world).text


async def test_a_vote_about_a_seat_calls_the_others_and_shows_who_is_for_it(
    world: AnnouncerWorld,
) -> None:
    await a_removal(world)
    vote = the_vote(world)
    assert "Should someone else take over for **Cleo**" in vote.text
    assert "a computer (first) takes over" in vote.text
    assert "In favour so far: **Anna**" in vote.text
    called = [each for each in world.people if each.looks_again(vote).pings]
    assert called == [world.people[1]], "Anna has agreed already, and Cleo has no voice"


async def test_a_seat_that_changes_hands_is_told_and_the_vote_is_over(
    world: AnnouncerWorld,
) -> None:
    table, _, number = await a_removal(world)
    vote = the_vote(world)
    await world.ask(1, table, AnswerVote("removal", (number,), agree=True))
    await world.tables.rest()
    await world.say()
    assert "The vote has passed" in world.people[0].looks_again(vote).text
    assert labels(world.people[0].looks_again(vote)) == []
    told = f"{world.people[2].mention} no longer plays"
    assert len([each for each in world.sights() if told in each.text]) == 1
    assert len(world.with_buttons()) == 1


async def test_a_seat_that_stays_as_it_is_is_told_in_the_vote(world: AnnouncerWorld) -> None:
    table, _, number = await a_removal(world)
    vote = the_vote(world)
    await world.ask(1, table, AnswerVote("removal", (number,), agree=False))
    await world.say()
    assert "The seat stays as it is" in world.people[0].looks_again(vote).text
    assert len(world.with_buttons()) == 1


async def test_a_vote_that_somebody_deleted_is_asked_anew(world: AnnouncerWorld) -> None:
    world.local.journal.expect(10008)
    table, _, _ = await a_removal(world)
    world.delete(the_vote(world))
    world.new_announcer()
    await world.news(table)
    assert "for **Cleo**" in the_vote(world).text
