"""A turn of every personality can be decided from text alone: whatever is offered is on the text
board, by name and with what it is worth."""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, fields

import pytest

from engine import GameState, legal_actions, view_for
from engine.actions import Action, BuildHouse, BuyCard, ChoosePersonality, PlayCard, SuggestCard
from engine.board import board_of
from engine.catalogue import catalogue
from engine.rulebook import BEGINNINGS
from engine.terms import GOODS, BoardId, Personality
from render.text_board import text_board
from render.view_facts import place_names
from tests.playouts import steps
from words import ENGLISH
from words.nouns import card_name, colour_name, good_name
from words.tiles import tile_name

GAMES: dict[str, dict[str, object]] = {
    "alone": {"board": "imperium", "seats": 3},
    "venus": {"board": "germania", "seats": 4, "set": "venus", "salt": True},
    "teams": {"board": "hellas", "seats": 4, "team": True, "forum": True},
}
TURNS = 4
"""Looked at for each personality in a game."""


@dataclass
class Asked:
    personality: Personality
    state: GameState


def asked(options: dict[str, object]) -> Iterator[Asked]:
    """Decisions of the first turns of each personality, its choice among the cards included."""
    turns = Counter[Personality]()
    now: Personality | None = None
    for before, action, _ in steps(options, "text"):
        if isinstance(action, PlayCard):
            (now, *_) = catalogue().cards[action.card].personalities
            turns[now] += 1
        elif isinstance(action, ChoosePersonality):
            now = action.personality
        if now is not None and turns[now] <= TURNS:
            yield Asked(now, before)


def told(state: GameState) -> str:
    """Without its line breaks."""
    parts = text_board(view_for(state, state.pending[-1].seat))
    return " ".join(" ".join(parts).split())


def named(board: BoardId, action: Action) -> Iterator[str]:
    """Whatever of the board, the cards and the goods the action is about."""
    places, lines = place_names(ENGLISH, board), board_of(board).lines
    provinces = {each.id: each.name for each in catalogue().boards[board].provinces}
    for field in fields(action):  # type: ignore[arg-type]  # every action is a dataclass
        value = getattr(action, field.name)
        for each in value if isinstance(value, tuple) else (value,):
            if each in lines:
                yield from (places[end] for end in lines[each].ends)
            elif each in places:
                yield places[each]
            elif each in provinces:
                yield provinces[each]
            elif each in catalogue().cards:
                yield card_name(ENGLISH, each)
            elif each in GOODS:
                yield good_name(ENGLISH, each)
            elif each in catalogue().forum.by_id:
                yield tile_name(each)
            elif field.name == "seat" and each is not None:
                yield colour_name(ENGLISH, each)


@pytest.fixture(scope="module")
def decisions() -> dict[str, list[Asked]]:
    return {game: list(asked(options)) for game, options in GAMES.items()}


def test_every_personality_is_asked_about(decisions: dict[str, list[Asked]]) -> None:
    seen = {each.personality for game in decisions.values() for each in game}
    assert seen == set(BEGINNINGS)


@pytest.mark.parametrize("game", GAMES)
def test_whatever_can_be_chosen_is_on_the_text_board(
    game: str, decisions: dict[str, list[Asked]]
) -> None:
    board, missing = BoardId(str(GAMES[game]["board"])), set[str]()
    for each in decisions[game]:
        text = told(each.state)
        for action in legal_actions(each.state):
            missing |= {
                f"{each.personality}: {name}, asked for {action.kind}"
                for name in named(board, action)
                if name not in text
            }
    assert not missing


@pytest.mark.parametrize("game", GAMES)
def test_what_it_costs_stands_beside_it(game: str, decisions: dict[str, list[Asked]]) -> None:
    """A house with its price, a card for sale with what it and its place ask."""
    houses = cards = 0
    for each in decisions[game]:
        text, names = told(each.state), each.state.board.names
        for action in legal_actions(each.state):
            if isinstance(action, BuildHouse):
                houses += 1
                assert re.search(rf"{re.escape(names[action.city])}: [^;]+; right now", text)
            elif isinstance(action, BuyCard):
                cards += 1
                name = re.escape(card_name(ENGLISH, action.card))
                place = each.state.display.index(action.card) + 1
                assert re.search(rf"{place} {name} \([^)]+\) cost: \d", text)
    assert houses
    assert cards


def test_a_partners_open_hand_is_told(decisions: dict[str, list[Asked]]) -> None:
    pointed = [
        (each, action)
        for each in decisions["teams"]
        for action in legal_actions(each.state)
        if isinstance(action, SuggestCard)
    ]
    assert pointed
    for each, action in pointed:
        text = told(each.state)
        opened = text[text.index("open to you:") :]
        assert card_name(ENGLISH, action.card) in opened
