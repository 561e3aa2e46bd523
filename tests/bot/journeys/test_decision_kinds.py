"""Whatever the game can ask is answered over the wire: once by button, once by command."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import pytest

from engine import GameState, View, read_options
from engine.actions import FINISH, Action
from engine.decisions import Decision, PatricianChoice
from engine.records import record_of, write_record
from engine.terms import SeatId
from sandbox import Person
from tests.bot.journeys.robots import Robot
from tests.bot.texts.games import EVERY_TILE
from tests.plain import GoodsToKeep
from tests.playouts import BY_THEMSELVES, WAITING, steps
from tests.world.wire import BotWorld

GAMES: list[dict[str, object]] = [
    {"board": "hellas", "seats": 4, "team": True},
    {"board": "germania", "seats": 4, "noStartingGoods": True},
    {"board": "imperium", "seats": 5, "set": "venus"},
    {"board": "italia", "seats": 3, **EVERY_TILE},
    {"board": "italia", "seats": 2, "forum": True, "forumAuction": True},
    {"board": "italia", "seats": 1, "solitaria": "solo", "solitariaDifficulty": "veteran"},
    {"board": "hellas", "seats": 2, "solitaria": "two"},
]


def eager(_: View, offered: Sequence[Action]) -> Action:
    """Leaves nothing alone."""
    return next((each for each in offered if each != FINISH), FINISH)


def waits_for(state: GameState, kind: type[Decision]) -> bool:
    """Goods that do not fit are asked about in the own turn: else a standing order answers. With
    the last patrician all that were chosen are played."""
    decision = state.decision
    if not isinstance(decision, kind):
        return False
    if isinstance(decision, PatricianChoice):
        return len([each for each in state.pending if isinstance(each, PatricianChoice)]) == 1
    return not isinstance(decision, GoodsToKeep) or decision.seat == state.active


@cache
def moments() -> list[tuple[dict[str, object], list[tuple[SeatId, Action]], GameState]]:
    """Every moment of some random games, with what was played before."""
    found: list[tuple[dict[str, object], list[tuple[SeatId, Action]], GameState]] = []
    for options in GAMES:
        played: list[tuple[SeatId, Action]] = []
        for before, action, _ in steps(options, "kinds"):
            found.append((options, played[:], before))
            played.append((before.pending[-1].seat, action))
    return found


def a_record_that_asks(kind: type[Decision]) -> tuple[str, SeatId]:
    """A record that ends with such a question, and the seat it is put to."""
    for options, played, state in moments():
        if waits_for(state, kind):
            agreed = read_options(options)
            names = tuple(f"seat {number}" for number in range(agreed.seats))
            record = record_of(agreed, "kinds", names, played)
            return write_record(record), state.pending[-1].seat
    raise AssertionError(f"none of these games asks for {kind.__name__}")


async def brought_in(world: BotWorld, person: Person, kind: type[Decision]) -> Robot:
    """A game goes on in the channel, and the person has taken the seat that is asked."""
    text, seat = a_record_that_asks(kind)
    given = ("record.json", text.encode())
    await (await person.command(world.channel, "concordia import", file=given)).filled()
    taking = person.command(world.channel, "concordia replace", seat=str(seat), player=person)
    await (await taking).filled()
    robot = Robot(world, person, eager)
    asked = (await robot.rehearsal()).decision
    assert isinstance(asked, kind)
    return robot


@pytest.mark.parametrize("kind", WAITING, ids=lambda kind: kind.__name__)
async def test_every_kind_of_decision_is_answered_by_button_and_by_command(
    world: BotWorld, kind: type[Decision]
) -> None:
    livia = world.people[0]
    robot = await brought_in(world, livia, kind)
    number = (await world.look()).number
    await robot.by_buttons(await robot.called())
    assert (await world.look()).number >= number + len(robot.meant) > number

    await (await livia.command(world.channel, "concordia abandon", sure="yes")).filled()
    again = await brought_in(world, livia, kind)
    await again.by_command(await again.called())
    assert (await world.look()).number >= number + len(again.meant) > number
    assert again.meant[0] == robot.meant[0]


@pytest.mark.parametrize("kind", BY_THEMSELVES, ids=lambda kind: kind.__name__)
def test_what_begins_by_itself_never_waits(kind: type[Decision]) -> None:
    beneath = 0
    for _, _, state in moments():
        assert not isinstance(state.decision, kind)
        beneath += any(isinstance(each, kind) for each in state.pending)
    assert beneath > 0
