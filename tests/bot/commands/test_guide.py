"""What docs/playing.md says about commands: each example is typed, and does what it is said to."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from pathlib import Path

import pytest

from bot.commands.misreadings import Misreading
from bot.commands.option_parser import ANSWER, TypedOption
from bot.commands.sentence_parser import read
from bot.faces.fish_market import VISIT
from bot.faces.personality_face import PERSONALITY_FACES
from bot.tables import TableId
from bot.tables.rehearsal import begun
from bot.tables.wishes import AnswerVote, Start
from engine import GameState
from engine.errors import ConcordiaError
from sandbox import Person, Sight
from tests.bot.commands import guide
from tests.bot.commands.guide import Example
from tests.bot.moments import Moment, moment
from tests.world.wire import NAMES, BotWorld, a_bot_world
from words import ENGLISH
from words.reader import Reader

IMPERIUM = {"board": "imperium", "seats": 3}
GAMES: Mapping[str, Mapping[str, object]] = {
    "market": {**IMPERIUM, "fishMarket": True},
    "magister": {**IMPERIUM, "set": "venus"},
    "praetor": {"board": "hellas", "seats": 4, "team": True},
    "proconsul": {"board": "hellas", "seats": 4, "team": True},
    "legatus": {"board": "hellas", "seats": 4, "team": True},
}
"""Where a personality is played; the others on Imperium."""
BUTTONS = {
    "table-begun": "table-button-play",
    "table-opened": "lobby-button-start",
    "undo-done": "table-button-play",
}
"""Answers that name one."""
ANSWERS = {
    "/concordia quick": "table-begun",
    "/concordia quick board: Corsica computers: 1 level: novice": "table-begun",
    "/concordia solo": "table-begun",
    "/concordia solo board: Imperium difficulty: veteran": "table-begun",
    "/concordia new board: Imperium": "table-opened",
    "/concordia new board: Italia seats: 3 cards: Venus computers: 1 level: merchant": (
        "table-opened"
    ),
    "/concordia new board: Hellas mode: teams of two communication: only in public": (
        "table-opened"
    ),
    "/concordia new board: Italia pace: steady": "table-opened",
    "/concordia pace pace: 36 hours time_up: only mark it": "host-vote-begun",
    "/concordia orders goods: ask me": "orders-ask",
    "/hand": "look-hand",
    "/board": "look-board",
    "/display": "look-display",
    "/log": "look-log-empty",
    "/score": "forecast-heading",
    "/gods": "pantheon-heading",
    "/undo": "undo-done",
    "/partner message: Buy the Mason!": "relay-sent",
    "/concordia record": "record-here",
    "/concordia kick seat: Marcus": "host-vote-begun",
    "/concordia invite player: @Octavia": "host-invited",
    "/concordia replace seat: computer player: @Octavia": "host-vote-begun",
    "/concordia host player: @Marcus": "host-changed",
    "/concordia abandon sure: yes": "host-vote-begun",
    "/concordia resign sure: yes": "host-resigned",
    "/privacy": "privacy-read",
    "/privacy what: get my data": "privacy-exported",
    "/privacy what: delete my data sure: yes": "privacy-deleted",
    "/settings mine reminders: a direct message zone: Europe/Berlin quiet: 22-7": "settings",
    "/settings mine messages: off": "settings",
    "/settings mine letter: 8:00": "settings",
    "/settings mine": "settings",
    "/settings server": "server-settings",
    "/nudge": "nudge-done",
    "/away until: back": "away-back",
}
FOUND_IN = {
    "/board text: True": "Roma",
    "/games": "Your tables: 1",
    "/away until: friday": "Your clock stops",
    "/away until: 10 days turns: a stand-in plays for me": "one plays for you",
    "/plan": "Plan your next turn",
    "/history": "before the first turn",
    "/history turn: 12": "There's no turn “12”",
    "/rules card: Prefect": "Either pick a province whose marker shows a good",
    "/rules card: prices": "7 sestertii",
    "/stats": "You haven't finished a game on this server",
    "/stats person: @Marcus against: @Julia": "haven't finished a game together",
    "/standings": "Nobody has a rating",
    "/standings mode: teams of two": "Nobody has a team rating",
    "/records": "There are no records",
}
"""What is answered to whatever is no turn: a message, or a part of it."""
AT_ONE_TABLE = (
    (0, "/games"),
    (0, "/hand"),
    (0, "/board"),
    (0, "/board text: True"),
    (0, "/display"),
    (0, "/score"),
    (0, "/gods"),
    (0, "/history"),
    (0, "/history turn: 12"),
    (0, "/log"),
    (0, "/rules card: Prefect"),
    (0, "/rules card: prices"),
    (0, "/stats"),
    (0, "/stats person: @Marcus against: @Julia"),
    (0, "/standings"),
    (0, "/standings mode: teams of two"),
    (0, "/records"),
    (0, "/concordia orders goods: ask me"),
    (0, "/settings mine"),
    (0, "/away until: friday"),
    (0, "/away until: 10 days turns: a stand-in plays for me"),
    (0, "/away until: back"),
    (0, "/settings mine reminders: a direct message zone: Europe/Berlin quiet: 22-7"),
    (0, "/settings mine messages: off"),
    (0, "/settings mine letter: 8:00"),
    (0, "/concordia pace pace: 36 hours time_up: only mark it"),
    (0, "/settings server"),
    (0, "/concordia kick seat: Marcus"),
    (0, "/concordia replace seat: computer player: @Octavia"),
    (0, "/concordia host player: @Marcus"),
    (0, "/concordia resign sure: yes"),
    (1, "/concordia abandon sure: yes"),
    (1, "/concordia record"),
    (1, "/privacy"),
    (1, "/privacy what: get my data"),
    (1, "/privacy what: delete my data sure: yes"),
)
"""Typed one after the other by Livia or Marcus, at a table of theirs with Julia and a computer."""
INVITE = "/concordia invite player: @Octavia"
"""Typed in the lobby of that table."""
OPENING = [each for each in ANSWERS if ANSWERS[each] in ("table-opened", "table-begun")]
EXAMPLES = {each.line: each for each in guide.examples()}
TURNS = [each for line, each in EXAMPLES.items() if line not in {**ANSWERS, **FOUND_IN}]


OTHERS = {"choose": ANSWER, "market": VISIT}
"""Commands that are no personality's, and their only options."""


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[BotWorld]:
    async with a_bot_world(tmp_path / "concordia.sqlite") as world:
        yield world


def test_the_guide_lists_every_command_with_its_options_and_no_other() -> None:
    assert guide.command_list() in guide.TEXT
    assert guide.option_list("concordia new") in guide.TEXT


def test_the_guide_speaks_of_commands_that_exist() -> None:
    assert guide.named()
    assert set(ANSWERS) | set(FOUND_IN) <= set(EXAMPLES), "and no example is left over here"


def test_every_personality_has_an_example() -> None:
    assert {each.command for each in TURNS} == {*PERSONALITY_FACES, *OTHERS}


@pytest.mark.parametrize("example", TURNS, ids=lambda each: each.line)
async def test_a_turn_is_taken_as_the_guide_says(world: BotWorld, example: Example) -> None:
    table, person = await moment_for(example).brought(world, world.channel)
    number = (await world.look(table)).number
    await typed(world, person, example)
    assert (await world.look(table)).number > number


def moment_for(example: Example) -> Moment:
    options = GAMES.get(example.command, IMPERIUM)
    return moment(options, lambda state: understood(state, example))


def understood(state: GameState, example: Example) -> bool:
    personality = next((each for each in PERSONALITY_FACES if each == example.command), None)
    slots = PERSONALITY_FACES[personality].slots if personality else (OTHERS[example.command],)
    given = example.options
    wishes = [TypedOption(slot, str(given[slot.name])) for slot in slots if slot.name in given]
    assert state.decision
    trying = begun(state, state.decision.seat, 7)
    try:
        reading = read(Reader(ENGLISH, trying.view, NAMES), trying, personality, wishes)
    except (Misreading, ConcordiaError):
        return False
    return bool(reading.rehearsal.actions)


async def typed(world: BotWorld, person: Person, example: Example | str) -> Sight:
    if isinstance(example, str):
        example = EXAMPLES[example]
    people = {f"@{name}": each for name, each in zip(NAMES, world.people, strict=True)}
    given = {
        name: people.get(value, value) if isinstance(value, str) else value
        for name, value in example.options.items()
    }
    outcome = await person.command(world.channel, example.command, **given)
    return await outcome.filled()


async def answers(world: BotWorld, person: Person, line: str) -> None:
    said = await typed(world, person, line)
    assert said.private
    assert answer_to(line) in said.text, f"{line}: {said.text}"


def answer_to(line: str) -> str:
    if line in FOUND_IN:
        return FOUND_IN[line]
    answer = ANSWERS[line]
    button = BUTTONS.get(answer)
    return ENGLISH(answer, button=ENGLISH(button)) if button else ENGLISH(answer)


@pytest.mark.parametrize("line", OPENING)
async def test_a_table_is_opened_as_the_guide_says(world: BotWorld, line: str) -> None:
    await answers(world, world.people[0], line)


async def test_looking_and_seeing_to_a_table_go_as_the_guide_says(world: BotWorld) -> None:
    table = await world.open(people=3, computers=1, board="imperium")
    await answers(world, world.people[0], INVITE)
    await world.ask(world.people[0], table, Start())
    for who, line in AT_ONE_TABLE:
        await answers(world, world.people[who], line)
        await others_vote(world, table, line)


async def others_vote(world: BotWorld, table: TableId, line: str) -> None:
    """Marcus stays, and nobody minds that the game ends."""
    if line.startswith("/concordia kick"):
        vote = (await world.look(table)).vote("removal")
        assert vote
        await world.ask(world.people[0], table, AnswerVote("removal", vote.mark, agree=False))
    elif line.startswith("/concordia abandon"):
        await world.agree(table, "abandonment")


async def test_a_step_is_taken_back_as_the_guide_says(world: BotWorld) -> None:
    await world.start()
    person = await deciding(world)
    await typed(world, person, "/choose answer: Architect")
    await answers(world, person, "/undo")


async def test_whoever_is_waited_for_is_nudged_as_the_guide_says(world: BotWorld) -> None:
    await world.start()
    up = await deciding(world)
    await answers(world, next(each for each in world.people[:2] if each is not up), "/nudge")
    await world.quiet()
    assert "would like to play on" in world.sights()[-1].text


async def test_the_next_turn_is_planned_as_the_guide_says(world: BotWorld) -> None:
    await world.start()
    up = await deciding(world)
    await answers(world, next(each for each in world.people[:2] if each is not up), "/plan")


async def test_a_word_is_passed_on_as_the_guide_says(world: BotWorld) -> None:
    await world.start(people=4, board="hellas", team=True)
    await answers(world, await deciding(world), "/partner message: Buy the Mason!")


async def deciding(world: BotWorld) -> Person:
    (found,) = [each for each in world.people if (await world.look(who=each)).offered]
    return found
