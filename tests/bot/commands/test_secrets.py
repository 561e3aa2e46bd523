"""What is suggested and what is answered depend on nothing that whoever types may not know."""

from collections.abc import Sequence
from random import Random

import pytest

from bot.commands.completion import completions
from bot.commands.misread_replies import misread_post
from bot.commands.misreadings import Misreading
from bot.commands.option_parser import ANSWER, TypedOption
from bot.commands.sentence_parser import read
from bot.faces.personality_face import PERSONALITY_FACES
from bot.tables import TableId, rehearsal
from bot.texts.refusals import refusal
from engine import GameState
from engine.errors import ConcordiaError
from engine.terms import Personality, SeatId
from tests.bot.commands.sentences import NAMES
from tests.engine import test_secrecy as individual
from tests.engine.team import test_secrecy as team
from tests.playouts import Step, steps
from words import ENGLISH
from words.reader import Reader

GAMES: list[dict[str, object]] = [
    {"board": "italia", "seats": 3, "set": "venus"},
    {"board": "hellas", "seats": 4, "team": True},
]
TYPED = ("", "architect", "1 wine", "mason", "legatus", "e", "nothing", "R", "Livia")


def received(state: GameState, seat: SeatId, chance: Random) -> list[object]:
    """Everything that comes of some commands, letter for letter."""
    trying = rehearsal.begun(state, seat, 1)
    reader = Reader(ENGLISH, trying.view, NAMES)
    told: list[object] = []
    commands: Sequence[Personality | None] = [*PERSONALITY_FACES, None]
    for personality in chance.sample(commands, 6):
        slots = PERSONALITY_FACES[personality].slots if personality else (ANSWER,)
        wishes = [TypedOption(slot, chance.choice(TYPED)) for slot in slots]
        told.append(completions(reader, trying, personality, wishes[:-1], wishes[-1]))
        try:
            told.append(read(reader, trying, personality, wishes).rehearsal.actions)
        except Misreading as misreading:
            told.append(misread_post(reader, TableId(1), misreading, "1"))
        except ConcordiaError as error:
            told.append(refusal(ENGLISH, error))
    return told


def with_other_secrets(step: Step, seat: SeatId, chance: Random) -> GameState:
    if step[0].options.team:
        return team.with_other_secrets(step, seat, chance)
    return individual.with_other_secrets(step[0], seat, chance)


@pytest.mark.parametrize("options", GAMES, ids=str)
def test_nothing_received_depends_on_what_is_hidden(options: dict[str, object]) -> None:
    differing = 0
    for place, step in enumerate(steps(options, "hidden")):
        if place % 40:
            continue
        state = step[0]
        for seat in {state.pending[-1].seat, SeatId(place % len(state.seats))}:
            other = with_other_secrets(step, seat, Random(place))
            differing += other != state
            assert received(state, seat, Random(place)) == received(other, seat, Random(place))
    assert differing > 10
