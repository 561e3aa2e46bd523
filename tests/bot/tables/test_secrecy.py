"""Whatever a table hands out for one viewer does not depend on what that viewer may not know.

At every moment of random games the hidden cards are exchanged for others; then the same wish is
put to both tables, and what each viewer gets of it, down to the last byte, has to be the same:
answers and refusals, notices and their nonces, views and what is offered.
"""

import json
from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest
from pydantic import TypeAdapter

from bot.tables import PlayerId, Request
from bot.tables.requests import stored_refusal
from bot.tables.table import Change, OutboxMessage, Table
from bot.tables.table_view import Look, look
from bot.tables.wishes import (
    Act,
    Circumstances,
    OrderGoods,
    ProposeRemoval,
    Resign,
    TellPartner,
    Undo,
    Wish,
    carried_out,
)
from engine import GameState
from engine.actions import FINISH
from engine.errors import ConcordiaError
from engine.terms import SeatId
from engine.views import Viewer
from tests.engine import test_secrecy as individual
from tests.engine.team.test_secrecy import (
    pointing_elsewhere,
    with_other_deck,
    with_other_secrets,
)
from tests.plain import PlayCard
from tests.playouts import MODULES, Step, steps
from tests.world.tables import PEOPLE, a_table

LOOK: TypeAdapter[Look] = TypeAdapter(Look)
GIVEN = Circumstances(now=5.0, deadline=10.0, levels=("hash",))
Told = list[object]
"""What a viewer is given of a wish: facts, and texts of them."""


def people(seats: int) -> list[PlayerId]:
    return [*PEOPLE, PlayerId("fritz")][:seats]


def asked(table: Table, player: PlayerId, wish: Wish) -> Change | str:
    """What it leads to, or the refusal as it is stored and said."""
    request = Request("key", player)
    try:
        return carried_out(table, request, wish, GIVEN)
    except ConcordiaError as error:
        refusal = error
    row = stored_refusal(request, "question", refusal, 0.0)
    return json.dumps([str(refusal), row.answer, repr(sorted(vars(refusal).items()))])


def told(outcome: Change | str, viewer: Viewer, asking: Viewer) -> Told:
    """All that reaches the viewer: the answer only who asked, the notices who they are for."""
    if isinstance(outcome, str):
        return [outcome] if viewer == asking else []
    seen: list[OutboxMessage] = [m for m in outcome.messages() if m.viewer in (None, viewer)]
    answer = [outcome.answer.model_dump_json()] if viewer == asking else []
    return [*answer, *seen, *shown(outcome.table, viewer)]


def shown(table: Table, viewer: Viewer) -> Told:
    """Field by field, and byte for byte."""
    found = look(table, None if viewer is None else table.seating.at(viewer).player)
    return [found, LOOK.dump_json(found).decode()]


def twins(step: Step, viewer: Viewer, chance: Random) -> GameState:
    """Another state the viewer cannot tell from this one; after the end only the deck is hidden."""
    state, action, transition = step
    if not state.options.team:
        return individual.before(transition, state, action, viewer, chance)
    if transition.state.over:
        return with_other_deck(state, chance)
    return with_other_secrets(step, viewer, chance)


def compare(
    step: Step, viewer: Viewer, chance: Random, table: Table, happened: Change | str
) -> bool:
    """`happened`: what the step leads to at the table."""
    state, action, _ = step
    seats = people(len(state.seats))
    actor = state.pending[-1].seat
    other = twins(step, viewer, chance)
    twin = a_table(other, seats)
    assert shown(twin, viewer) == shown(table, viewer)
    there = pointing_elsewhere(state, viewer, action)
    happened_there = asked(twin, seats[actor], Act(0, (there,)))
    assert isinstance(happened, Change)
    assert told(happened_there, viewer, actor) == told(happened, viewer, actor)
    for asking, wish in foolish(state, viewer, chance):
        refused = asked(table, seats[asking], wish), asked(twin, seats[asking], wish)
        assert told(refused[1], viewer, asking) == told(refused[0], viewer, asking), wish
    compare_undo(happened, happened_there, viewer, actor)
    return other != state


def foolish(state: GameState, viewer: Viewer, chance: Random) -> Iterator[tuple[SeatId, Wish]]:
    """What one might try to learn something from an answer; by the viewer, who reads it."""
    if viewer is None:
        return
    yield viewer, Act(0, (PlayCard("I-legatus"),))
    yield viewer, Act(0, (FINISH,)) if state.pending[-1].seat != viewer else Act(3, (FINISH,))
    yield viewer, Undo(0)
    yield viewer, OrderGoods("ask")
    yield viewer, TellPartner("What do you hold?")
    yield viewer, ProposeRemoval(SeatId(0), "hash")
    yield chance.choice([SeatId(seat) for seat in range(len(state.seats))]), Resign("hash")


def compare_undo(one: Change, other: Change | str, viewer: Viewer, actor: SeatId) -> None:
    """Taking the step back: whether it is free, barred or voted on tells nothing either."""
    assert isinstance(other, Change)
    if one.table.stage != "playing":
        return
    player = people(len(one.table.seating.participants))[actor]
    wish = Undo(one.table.number)
    outcomes = [asked(each.table, player, wish) for each in (one, other)]
    assert told(outcomes[0], viewer, actor) == told(outcomes[1], viewer, actor)


def compare_all(played: Iterator[Step], seed: str) -> None:
    chance = Random(seed)
    compared = differing = 0
    for step in played:
        state, action, _ = step
        seats = people(len(state.seats))
        table = a_table(state, seats)
        happened = asked(table, seats[state.pending[-1].seat], Act(0, (action,)))
        for viewer in (None, *(SeatId(seat) for seat in range(len(seats)))):
            compared += 1
            differing += compare(step, viewer, chance, table, happened)
    assert differing > 0.95 * compared, "the secrets were hardly ever changed"


TEAMS: dict[str, object] = {"board": "hellas", "seats": 4, "team": True}


@pytest.mark.parametrize("board", ["hellas", "germania", "creta"])
def test_nothing_a_table_hands_out_in_a_team_game_depends_on_what_is_hidden(board: str) -> None:
    modules = MODULES if board == "creta" else {}
    compare_all(islice(steps({**TEAMS, "board": board, **modules}, "secrets"), 60), board)


@pytest.mark.parametrize("cards", ["base", "venus"])
def test_nothing_does_where_everyone_plays_alone(cards: str) -> None:
    """Late in the game, when hands have grown and the deck is short."""
    modules = MODULES if cards == "venus" else {}
    game: dict[str, object] = {"board": "hellas", "seats": 4, "set": cards, **modules}
    compare_all(islice(steps(game, "secrets"), 250, 310), cards)


@pytest.mark.parametrize("every", [8, pytest.param(3, marks=pytest.mark.long)])
def test_nothing_does_in_a_whole_game(every: int) -> None:
    """So many steps apart, and the last."""
    *others, last = steps({**TEAMS, "board": "aegyptus"}, "whole")
    compare_all(iter([*others[::every], last]), "aegyptus")


def test_the_seed_is_told_at_the_end_and_not_before() -> None:
    """Nor anything that follows from it and is not dealt: the hash of a state, the chain."""
    for state, action, transition in steps({"board": "corsica", "seats": 2}, "seeds"):
        table = a_table(state, PEOPLE[:2])
        change = asked(table, PEOPLE[state.pending[-1].seat], Act(0, (action,)))
        assert isinstance(change, Change)
        texts = [
            each if isinstance(each, str) else repr(each)
            for viewer in (None, SeatId(0), SeatId(1))
            for each in told(change, viewer, SeatId(0))
        ]
        assert any('"seed":"seed"' in text for text in texts) == transition.state.over
        (row, *_) = change.entries
        for secret in (row.chain, row.state_hash.hex(), repr(row.state_hash)):
            assert not any(secret in text for text in texts)
