"""Whole games by texts: whatever the rules ask can be typed, and only what is legal is offered."""

from collections.abc import Iterator
from random import Random

import pytest

import engine
from bot.commands.completion import LONGEST, MOST, completions
from bot.commands.misreadings import Ambiguous, IllegalWish
from bot.commands.option_parser import ANSWER, TypedOption, code
from bot.commands.sentence_parser import read
from bot.faces.personality_face import PERSONALITY_FACES
from bot.tables.rehearsal import Rehearsal
from bot.texts.labels import label
from engine import GameState, actions, decisions, legal_actions, new_game, read_options
from engine.terms import Personality
from tests.bot.commands.sentences import reader, tried
from tests.bot.texts.games import EVERY_TILE
from tests.playouts import WAITING, steps

GAMES: list[dict[str, object]] = [
    {"board": "italia", "seats": 2},
    {"board": "aegyptus", "seats": 3, "salt": True, **EVERY_TILE},
    {"board": "germania", "seats": 4, "noStartingGoods": True, "forum": True, "forumAuction": True},
    {"board": "imperium", "seats": 5, "set": "venus"},
    {"board": "hellas", "seats": 4, "team": True, **EVERY_TILE},
    {"board": "cyprus", "seats": 6, "team": True, "salt": True},
    {"board": "creta", "seats": 3, "fishMarket": True, "fishMarketSide": "mountain"},
    {"board": "italia", "seats": 1, "solitaria": "solo", "solitariaDifficulty": "veteran"},
    {"board": "hellas", "seats": 2, "solitaria": "two"},
]

ENOUGH = 40
"""Offers of a moment: of hundreds of moves, each is beside all the others whichever is typed."""


def moments(options: dict[str, object], seed: str, every: int = 1) -> Iterator[GameState]:
    for place, (before, _, _) in enumerate(steps(options, seed)):
        if place % every == 0:
            yield before


def same(one: Rehearsal, other: Rehearsal) -> bool:
    """Whether it makes a difference which of two equal cards was named."""
    return one.actions == other.actions or all(
        type(mine) is type(theirs)
        and isinstance(mine, actions.PlayCard | actions.SuggestCard | actions.BuyCard)
        for mine, theirs in zip(one.actions, other.actions, strict=True)
    )


@pytest.mark.parametrize("options", GAMES, ids=str)
def test_every_offer_is_understood_by_its_code_and_by_its_label(options: dict[str, object]) -> None:
    for state in moments(options, "understood", 90):
        trying = tried(state)
        for completion in completions(reader(trying), trying, None, (), TypedOption(ANSWER, "")):
            by_code = read(reader(trying), trying, None, [TypedOption(ANSWER, completion.value)])
            by_label = read(reader(trying), trying, None, [TypedOption(ANSWER, completion.name)])
            assert len(by_code.rehearsal.actions) == 1
            assert same(by_code.rehearsal, by_label.rehearsal), completion


def test_every_kind_of_decision_can_be_answered_by_choose() -> None:
    answered: set[str] = set()
    for options in GAMES:
        for state in moments(options, "kinds"):
            kind = state.pending[-1].kind
            if kind not in answered:
                trying = tried(state)
                for action in legal_actions(state):
                    reading = read(
                        reader(trying), trying, None, [TypedOption(ANSWER, code(action))]
                    )
                    assert reading.rehearsal.actions == (action,)
                answered.add(kind)
    assert answered == {kind.kind for kind in WAITING}


@pytest.mark.parametrize("options", GAMES, ids=str)
def test_what_is_typed_narrows_down_what_is_offered(options: dict[str, object]) -> None:
    for state in moments(options, "narrowed", 150):
        trying = tried(state)
        offers = list(trying.offers())
        for offer in offers[:: 1 + len(offers) // ENOUGH]:
            assert trying.decision is not None
            text = label(reader(trying), trying.decision, offer)
            found = completions(reader(trying), trying, None, (), TypedOption(ANSWER, text))
            assert text in [each.name for each in found]
            assert len(found) <= MOST
            assert all(len(each.name) <= LONGEST and len(each.value) <= LONGEST for each in found)


def sentence(trying: Rehearsal, chance: Random) -> tuple[Personality | None, list[TypedOption]]:
    """A command at random, every word of it one that is offered."""
    decision = trying.decision
    commands = [
        personality
        for personality in PERSONALITY_FACES
        if isinstance(decision, decisions.CardChoice)
        or (decision is not None and PERSONALITY_FACES[personality].belongs(decision))
    ]
    personality = chance.choice(commands) if commands else None
    wishes: list[TypedOption] = []
    for each in PERSONALITY_FACES[personality].slots if personality else (ANSWER,):
        if each.flag:
            continue
        found = completions(reader(trying), trying, personality, wishes, TypedOption(each, ""))
        if found and (personality is None or chance.random() < 0.8):
            wishes.append(TypedOption(each, chance.choice(found).value))
    return personality, wishes


@pytest.mark.parametrize("options", [GAMES[1], GAMES[4]], ids=str)
def test_whole_games_are_played_by_what_is_offered_while_typing(
    options: dict[str, object],
) -> None:
    chance = Random("typed")
    state = new_game(read_options(options), "typed")
    misread = 0
    while not state.over:
        trying = tried(state)
        personality, wishes = sentence(trying, chance)
        try:
            reading = read(reader(trying), trying, personality, wishes)
            row = reading.rehearsal.actions
        except (IllegalWish, Ambiguous):  # there is no such card, or there are several specialists
            assert not wishes
            row = ()
        if not row:
            misread += 1
            row = (chance.choice(legal_actions(state)),)
        for action in row:
            assert state.pending[-1].seat == trying.seat
            state = engine.apply(state, trying.seat, action).state
    assert misread
