"""What is said to a reader does not depend on what that reader may not know."""

from collections.abc import Iterable
from random import Random

import pytest

import engine
from bot.faces.decision_face import face_of_decision
from bot.tables import rehearsal
from bot.texts import labels, menus
from bot.texts.digest import digest, log_pages
from bot.texts.forecast import forecast
from bot.texts.forum import forum_text
from bot.texts.market import market_text
from bot.texts.narration import sentences
from bot.texts.pantheon import pantheon
from engine import GameState, Transition, events_for, legal_actions, view_for
from engine.events import Event
from engine.terms import SeatId
from engine.views import Viewer
from tests.bot.texts.games import ENGLISH, NAMES
from tests.engine import test_secrecy as individual
from tests.engine.team import test_secrecy as team
from tests.playouts import MODULES, Step, steps
from words.reader import Reader

INDIVIDUAL: list[dict[str, object]] = [
    {"board": "hellas", "seats": 4, "set": "venus", **MODULES},
    {"board": "germania", "seats": 3, "set": "base"},
    {"board": "aegyptus", "seats": 5, "set": "venus"},
]
TEAMS: list[dict[str, object]] = [
    {"board": "hellas", "seats": 4, "team": True, **MODULES},
    {"board": "cyprus", "seats": 6, "team": True},
]
EVERY = 9


def everything_said(state: GameState, viewer: Viewer) -> list[str]:
    """Of a moment of the game."""
    reader = Reader(ENGLISH, view_for(state, viewer), NAMES[: len(state.seats)])
    said = [forecast(reader), pantheon(reader, ()), forum_text(reader), market_text(reader)]
    if reader.view.decisions:
        decision = reader.view.decisions[0]
        said.append(face_of_decision(decision).waiting(reader, decision))
        if decision.seat == viewer:
            said += offered(reader, state, decision.seat)
    return said


def offered(reader: Reader, state: GameState, seat: SeatId) -> list[str]:
    trying = rehearsal.begun(state, seat, 1)
    decision, tree = trying.decision, menus.menu(reader, trying)
    assert decision is not None
    assert tree is not None
    said = [face_of_decision(decision).question(reader, decision), tree.question]
    said += [repr(entry) for entry in menus.everything(tree)]
    for offer in trying.offers():
        said.append(labels.label(reader, decision, offer))
        said.append(labels.details(reader, labels.wording(reader, decision, offer)))
    return said


def everything_told(transition: Transition, viewer: Viewer) -> list[str]:
    """Of what came to pass."""
    state = transition.state
    reader = Reader(ENGLISH, view_for(state, viewer), NAMES[: len(state.seats)])
    happened: tuple[Event, ...] = events_for(state, viewer, transition.events)
    return [
        *sentences(reader, happened),
        *digest(reader, [happened]),
        *log_pages(reader, [happened]),
        pantheon(reader, [happened]),
    ]


def viewers(state: GameState) -> Iterable[Viewer]:
    return (None, *(SeatId(seat) for seat in range(len(state.seats))))


@pytest.mark.parametrize("options", INDIVIDUAL, ids=lambda options: options["board"])
def test_nothing_said_depends_on_hidden_cards(options: dict[str, object]) -> None:
    chance = Random("said")
    differing = 0
    for place, (state, action, transition) in enumerate(steps(options, "said")):
        if place % EVERY:
            continue
        for viewer in viewers(state):
            other = individual.with_other_secrets(state, viewer, chance)
            differing += other != state
            assert everything_said(other, viewer) == everything_said(state, viewer)
            twin = individual.before(transition, state, action, viewer, chance)
            happened = engine.apply(twin, state.pending[-1].seat, action)
            assert everything_told(happened, viewer) == everything_told(transition, viewer)
    assert differing > 100


@pytest.mark.parametrize("options", TEAMS, ids=lambda options: options["board"])
def test_nothing_said_depends_on_hidden_cards_in_teams(options: dict[str, object]) -> None:
    chance = Random("said")
    differing = 0
    for place, step in enumerate(steps(options, "said")):
        if place % EVERY:
            continue
        for viewer in viewers(step[0]):
            differing += compared(step, viewer, chance)
    assert differing > 100


def compared(step: Step, viewer: Viewer, chance: Random) -> bool:
    state, action, transition = step
    twin = team.with_other_secrets(step, viewer, chance)
    assert everything_said(twin, viewer) == everything_said(state, viewer)
    there = team.pointing_elsewhere(state, viewer, action)
    assert there in legal_actions(twin)
    before = team.with_other_deck(state, chance) if transition.state.over else twin
    happened = engine.apply(before, state.pending[-1].seat, there)
    assert everything_told(happened, viewer) == everything_told(transition, viewer)
    return twin != state
