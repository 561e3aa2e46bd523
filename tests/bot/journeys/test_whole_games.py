"""Whole games over the wire, by buttons, by commands and mixed, each to the final scores."""

from __future__ import annotations

import re
from collections import Counter
from hashlib import sha256

import pytest

from bot.discord.refusals import DMS_CLOSED
from engine import final_scores
from engine.records import Record
from sandbox import Sight
from tests.bot.journeys.robots import PLAY, Robot
from tests.bot.journeys.whole_games import (
    REMATCH,
    Setup,
    Way,
    WholeGame,
    attached_record,
    calls,
    played_by,
    states,
)
from tests.world.wire import BotWorld

SALSA = {"salt": True, "forum": True}
ITALIA = {"board": "italia", "seats": 2, "cards": "base", **SALSA}
IMPERIUM = {"board": "imperium", "seats": 5, "cards": "venus"}
CORSICA = {"board": "corsica", "seats": 2, "fish_market": "river"}
CRETA = {"board": "creta", "seats": 4, "mode": "team", "fish_market": "mountain"}
HELLAS = {"board": "hellas", "seats": 4, "mode": "team", **SALSA}
CYPRUS = {
    **{"board": "cyprus", "seats": 6, "mode": "team", **SALSA, "invented_tiles": True},
    "fish_market": "mountain",
}

ORDINARY: list[tuple[Setup, Way]] = [
    (Setup(CYPRUS, people=2, closed=1), "mixed"),
]
"""All that can be added to a game, partners, computers, closed direct messages, and every way to
answer. By commands alone: tests/bot/commands/test_games_typed.py; by buttons alone:
tests/bot/journeys/test_text_player.py."""
MORE: list[tuple[Setup, Way]] = [
    (Setup(CORSICA, people=2), "mixed"),
    (Setup(CRETA, people=2), "mixed"),
    (Setup(HELLAS, people=2), "mixed"),
    (Setup(CYPRUS, people=2, closed=1), "commands"),
    (Setup(ITALIA, people=2), "buttons"),
    (Setup(IMPERIUM, people=2, level="merchant"), "commands"),
    (Setup(ITALIA, people=1), "commands"),
    (Setup(ITALIA, people=2), "mixed"),
    (Setup(IMPERIUM, people=2), "buttons"),
    (Setup(IMPERIUM, people=5, level="merchant"), "mixed"),
    (Setup(HELLAS, people=4), "buttons"),
    (Setup(HELLAS, people=3, closed=1), "commands"),
    (Setup(CYPRUS, people=2, closed=1), "buttons"),
    (Setup(CYPRUS, people=6), "mixed"),
]
"""With those above, every set-up in every way, with computer seats and without."""


def called(each: object) -> str:
    if isinstance(each, Setup):
        closed = f"-{each.closed}-closed" if each.closed else ""
        return f"{each.options['board']}-{each.people}-of-{each.options['seats']}{closed}"
    return str(each)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("setup", "way"),
    [*ORDINARY, *(pytest.param(*each, marks=pytest.mark.long) for each in MORE)],
    ids=called,
)
async def test_a_whole_game(world: BotWorld, setup: Setup, way: Way) -> None:
    game = WholeGame(world, setup, way)
    await game.gather()
    promised = (await world.look()).commitment
    await game.play()
    scores = await game.scores()
    await world.quiet()

    record = attached_record(scores)
    await assert_scores_are_those_of_the_record(world, record, scores)
    assert record.commitment == promised == sha256(record.seed.encode()).hexdigest()
    await assert_that_was_played_which_was_meant(game, record)
    await assert_everyone_was_called_once_a_turn(game, record)
    assert_nothing_is_left_to_click(game, scores)
    assert_direct_messages_were_refused_where_they_are_closed(game)
    await assert_they_can_play_again(game, scores)


async def assert_scores_are_those_of_the_record(
    world: BotWorld, record: Record, scores: Sight
) -> None:
    *_, last = states(record)
    assert last.over
    [totals] = re.findall(r"^Total +([\d ]+)$", scores.text, re.MULTILINE)
    expected = [score.total for score in final_scores(last)]
    assert [int(each) for each in totals.split()] == expected
    turn, told = (await world.tables.growth(await world.table()))[-1]
    assert (turn, told) == (last.turn, final_scores(last))


async def assert_that_was_played_which_was_meant(game: WholeGame, record: Record) -> None:
    look = await game.world.look()
    for robot in game.robots:
        meant = list(robot.meant)
        for action, ordered in played_by(robot.person, record, look):
            if meant[:1] == [action]:
                meant.pop(0)
            else:
                assert ordered, f"{robot.person} played {action}, and meant {meant[:1]}"
        assert meant == []


async def assert_everyone_was_called_once_a_turn(game: WholeGame, record: Record) -> None:
    look = await game.world.look()
    made = calls(game, record, look)
    every, needed = (
        Counter(look.guests[call.seat].player for call in some)
        for some in (made, [call for call in made if not call.again])
    )
    for robot in game.robots:
        player = game.world.player(robot.person)
        pings = [sight.id for sight in robot.person.pings(game.world.channel)]
        assert set(robot.calls) <= set(pings)
        assert needed[player] <= len(pings) <= every[player]


def assert_nothing_is_left_to_click(game: WholeGame, scores: Sight) -> None:
    assert REMATCH in [button.label for button in scores.buttons]
    for person in game.people:
        public = [sight for sight in person.sees(game.world.channel) if not sight.private]
        assert [sight.id for sight in public if sight.buttons] == [scores.id]
        assert not [sight for sight in person.sees(person.dm) if Robot.offers(sight, PLAY)]


def assert_direct_messages_were_refused_where_they_are_closed(game: WholeGame) -> None:
    journal = game.world.local.journal
    refused = [refusal.code for refusal in journal.refusals]
    assert refused == [DMS_CLOSED] * len(refused)
    assert bool(refused) == bool(game.setup.closed)
    journal.expect(*refused)


async def assert_they_can_play_again(game: WholeGame, scores: Sight) -> None:
    host, before = game.people[0], await game.world.table()
    await host.click(scores, REMATCH)
    await host.sees_soon(game.world.channel, lambda sight: "Start" in str(sight.buttons))
    look = await game.world.look()
    assert look.table != before
    assert look.stage == "lobby"
