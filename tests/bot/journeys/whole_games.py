"""A whole game over the wire: from `/concordia new` to the final scores, clicked and typed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Literal

from bot.tables import Look
from bot.tables.playing import ASKED_IN_PUBLIC
from engine import GameState
from engine.actions import Action
from engine.decisions import GoodsToKeep
from engine.records import Record, beginning, read_record, replay
from engine.terms import SeatId
from players import player_for
from sandbox import Person, Sight
from tests.bot.journeys.robots import Robot
from tests.world.wire import BotWorld

Way = Literal["buttons", "commands", "mixed"]
LOBBY, REMATCH = ["Join", "Leave", "Computer", "Start"], "Rematch"


@dataclass(frozen=True)
class Setup:
    """A table as it is asked for, and how many people come to it; computers fill it."""

    options: dict[str, Any]
    people: int
    closed: int = 0
    """How many of them take no direct messages."""
    level: str = "novice"
    """How well everybody thinks: better ones are done earlier, and think longer."""

    @property
    def computers(self) -> int:
        return int(self.options["seats"]) - self.people

    @property
    def team(self) -> bool:
        return self.options.get("mode") == "team"


class WholeGame:
    def __init__(self, world: BotWorld, setup: Setup, way: Way) -> None:
        self.world = world
        self.setup = setup
        self.way = way
        self.people = world.people[: setup.people]
        self.robots = [
            Robot(world, person, player_for(setup.level, person.user.name))
            for person in self.people
        ]

    async def gather(self) -> None:
        """Lobby buttons alone, but for the command that opens the table."""
        host, *others = self.people
        for person in self.people[-self.setup.closed :] if self.setup.closed else ():
            person.close_dms()
        opened = await host.command(self.world.channel, "concordia new", **self.setup.options)
        await opened.filled()
        for guests, person in enumerate(others, 1):
            await person.click(await self._lobby(person, guests), "Join")
        if self.setup.team:
            for place, person in enumerate(self.people):
                lobby = await self._lobby(person, len(self.people))
                asked = await (await person.click(lobby, "Team")).filled()
                team = f"Team {'ABC'[place // 2]}"
                await person.choose(asked, asked.menus[0].custom_id, team)
        for computer in range(self.setup.computers):
            lobby = await self._lobby(host, len(self.people) + computer)
            asked = await (await host.click(lobby, "Computer")).filled()
            await host.choose(asked, asked.menus[0].custom_id, f"+{self.setup.level}")
        await host.click(await self._lobby(host, self.setup.options["seats"]), "Start")
        await host.sees_soon(self.world.channel, "The game is on")

    async def play(self) -> None:
        """Until it is over; whoever is called answers."""
        answered = 0
        while (look := await self.world.look()).stage == "playing":
            robot = self.deciding(look)
            if robot is None:
                await self.world.tables.rest()
                continue
            await self._answer(robot, answered)
            answered += 1

    async def _answer(self, robot: Robot, answered: int) -> None:
        place = await robot.called()
        match self.way:
            case "buttons":
                await robot.by_buttons(place)
            case "commands":
                await robot.by_command(place)
            case "mixed":
                ways = (robot.by_buttons, robot.by_command, robot.by_both)
                await ways[answered % len(ways)](place)

    async def scores(self) -> Sight:
        """The last message, as soon as it is there and nothing is about to change."""
        return await self.people[0].sees_soon(
            self.world.channel, lambda sight: Robot.offers(sight, REMATCH)
        )

    def deciding(self, look: Look) -> Robot | None:
        """None while a computer thinks."""
        assert look.view
        player = look.guests[look.view.decisions[0].seat].player
        return next((each for each in self.robots if str(each.person.id) == player), None)

    async def _lobby(self, person: Person, guests: int) -> Sight:
        """Once it shows so many."""
        return await person.sees_soon(
            self.world.channel,
            lambda sight: Robot.offers(sight, "Leave") and f"{guests} of" in sight.text,
        )


def attached_record(scores: Sight) -> Record:
    [file] = [each for each in scores.pictures if each.filename.endswith(".json")]
    return read_record(file.data.decode())


def states(record: Record) -> Iterator[GameState]:
    yield beginning(record)
    for step in replay(record):
        yield step.transition.state


@dataclass(frozen=True)
class Call:
    turn: int
    seat: SeatId
    again: bool
    """Within the turn, after a partner was asked by direct message: where the partner is quick, it
    is still the call before."""


def calls(game: WholeGame, record: Record, look: Look) -> list[Call]:
    """Whoever had to be called in the channel, in order. Nobody is for goods that a standing order
    sees to, and partners are asked by direct message where they take those."""
    people = {str(person.id): person for person in game.people}
    found: list[Call] = []
    last: tuple[int, SeatId] | None = None
    elsewhere = False
    for state in states(record):
        decision = state.decision
        if decision is None:
            continue
        person = people.get(look.guests[decision.seat].player or "")
        if person is None:
            continue
        before_turns = isinstance(decision, ASKED_IN_PUBLIC)
        out_of_turn = decision.seat != state.active and not before_turns
        ordered = out_of_turn and isinstance(decision, GoodsToKeep)
        by_dm = out_of_turn and game.setup.team and person.user.takes_dms
        if ordered:
            continue
        if by_dm:
            elsewhere = True
            continue
        key = (0 if before_turns else state.turn, decision.seat)
        if key != last or elsewhere:
            found.append(Call(*key, again=key == last))
        last, elsewhere = key, False
    return found


def played_by(person: Person, record: Record, look: Look) -> list[tuple[Action, bool]]:
    """What the record says of somebody's seat, and whether a standing order may have done it."""
    return [
        (entry.action, isinstance(state.decision, GoodsToKeep) and entry.seat != state.active)
        for entry, state in zip(record.actions, states(record), strict=False)
        if look.guests[entry.seat].player == str(person.id)
    ]
