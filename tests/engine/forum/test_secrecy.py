"""What a viewer may not know of the forum makes no difference to what the viewer is shown."""

from dataclasses import replace
from random import Random

import pytest

import engine
from engine import GameState, legal_actions, new_game, read_options, view_for
from engine.actions import KeepPatrician
from engine.decisions import PatricianChoice
from engine.terms import SeatId, TileId
from engine.views import Viewer
from tests.engine.test_secrecy import told, viewers, with_other_secrets
from tests.playouts import steps

DRAWN_AT_MOST = 4


def game(seed: str, **options: object) -> dict[str, object]:
    return {"board": "hellas", "seats": 4, "set": "venus", "forum": True, "salt": True, **options}


def with_other_forum(
    state: GameState, viewer: Viewer, chance: Random, *, drawn: int = 0
) -> GameState:
    """Another order of the stack, another seed for later ones, and other patricians that the
    others choose from and have chosen."""
    stack = list(state.forum_stack[drawn:])
    chance.shuffle(stack)
    seats = list(state.seats)
    others = [n for n, seat in enumerate(seats) if n != viewer and seat.offered]
    hidden = [tile for number in others for tile in seats[number].offered]
    chance.shuffle(hidden)
    for place, number in enumerate(others):
        pair: tuple[TileId, ...] = (hidden[2 * place], hidden[2 * place + 1])
        kept = chance.choice(pair) if seats[number].chosen else None
        seats[number] = replace(seats[number], offered=pair, chosen=kept)
    return replace(
        state,
        seats=tuple(seats),
        forum_stack=(*state.forum_stack[:drawn], *stack),
        forum_seed=str(chance.random()),
    )


@pytest.mark.ruling("FO3", "FO8", "FO9")
@pytest.mark.parametrize("seed", ["one", "two"])
def test_a_view_does_not_depend_on_the_stack_nor_on_hands(seed: str) -> None:
    chance = Random(seed)
    all_states = [before for before, _, _ in steps(game(seed), seed)]
    for state in [*all_states[:4], *all_states[4 :: len(all_states) // 12]]:
        for viewer in viewers(state):
            other = with_other_forum(with_other_secrets(state, viewer, chance), viewer, chance)
            assert other != state
            assert repr(view_for(other, viewer)) == repr(view_for(state, viewer))


@pytest.mark.ruling("FO3")
@pytest.mark.parametrize("hands_visible", [False, True])
def test_while_others_choose_nobody_is_told_anything(hands_visible: bool) -> None:
    """Neither what they may choose from nor what they have kept, byte for byte."""
    chance = Random(1)
    options = read_options(game("choosing", handsVisible=hands_visible))
    state = new_game(options, "choosing")
    while isinstance(state.pending[-1], PatricianChoice):
        actor = state.pending[-1].seat
        happened = engine.apply(state, actor, legal_actions(state)[0])
        for viewer in viewers(state):
            if not isinstance(happened.state.pending[-1], PatricianChoice):
                break  # they are turned up now
            other = with_other_forum(state, viewer, chance)
            answer = legal_actions(state)[0]
            if viewer != actor:
                answer = KeepPatrician(other.seats[actor].offered[1])
            assert told(engine.apply(other, actor, answer), viewer) == told(happened, viewer)
        state = happened.state


@pytest.mark.ruling("FO8")
def test_what_an_action_brings_depends_only_on_tiles_that_come_to_light() -> None:
    chance = Random("forum")
    turns = [before for before, _, _ in steps(game("an action"), "an action")][4:]
    for state in turns[:: len(turns) // 60]:
        actor = state.pending[-1].seat
        action = chance.choice(legal_actions(state))
        happened = engine.apply(state, actor, action)
        if happened.state.forum != state.forum and not happened.state.forum_stack[4:]:
            continue  # the stack may have been made anew
        other = with_other_forum(state, None, chance, drawn=DRAWN_AT_MOST)
        for viewer in viewers(state):
            assert told(engine.apply(other, actor, action), viewer) == told(happened, viewer)


def test_no_view_names_a_tile_of_the_stack_unless_it_lies_open() -> None:
    for visible in (False, True):
        state = [s for s, _, _ in steps(game("named", forumStackVisible=visible), "named")][40]
        shown = repr(view_for(state, SeatId(1)))
        hidden = state.forum_stack[1:] if visible else state.forum_stack
        assert not [tile for tile in hidden if repr(tile) in shown]
        assert (repr(state.forum_stack[0]) in shown) == visible
        assert state.forum_seed not in shown
