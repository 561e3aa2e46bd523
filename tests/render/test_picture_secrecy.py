"""Nothing anybody is shown or told depends on cards that they may not know."""

from itertools import pairwise
from random import Random

import pytest

from engine import View, view_for
from engine.terms import SeatId
from render import display_picture, hand
from render.alt_text import board_alt, display_alt, hand_alt
from render.layout import board_scene
from render.paint import paint
from render.scene import Scene
from render.text_board import text_board
from tests.builders import a_game
from tests.engine.test_secrecy import states, with_other_secrets


def scenes(view: View, since: View) -> list[Scene]:
    own = [hand.build_scene(view)] if view.viewer is not None else []
    return [board_scene(view), board_scene(view, since), display_picture.build_scene(view), *own]


def said(view: View) -> list[str]:
    own = [hand_alt(view)] if view.viewer is not None else []
    return [*text_board(view), board_alt(view), display_alt(view), *own]


@pytest.mark.parametrize("seed", ["pictures", pytest.param("words", marks=pytest.mark.long)])
def test_pictures_and_words_do_not_depend_on_hidden_cards(seed: str) -> None:
    chance = Random(seed)
    differing = 0
    moments = states(seed)
    for before, state in pairwise(moments):
        for number in (None, *range(len(state.seats))):
            viewer = None if number is None else SeatId(number)
            other = with_other_secrets(state, viewer, chance)
            earlier = with_other_secrets(before, viewer, chance)
            differing += other != state
            view, there = view_for(state, viewer), view_for(other, viewer)
            assert scenes(view, view_for(before, viewer)) == scenes(
                there, view_for(earlier, viewer)
            )
            assert said(view) == said(there)
    assert differing > len(moments)


def test_the_very_pixels_are_the_same() -> None:
    state = states("pixels")[3]
    other = with_other_secrets(state, None, Random(1))
    assert other != state
    here, there = (paint(board_scene(view_for(s, None)), scale=0.25) for s in (state, other))
    assert here.tobytes() == there.tobytes()


def test_one_sees_the_own_hand_change() -> None:
    """Else the tests above would hold for a picture that shows nothing at all."""
    one, other = (
        view_for(a_game(hand={1: [card]}).state, SeatId(1)) for card in ("V-consul", "V-mercator")
    )
    assert hand.build_scene(one) != hand.build_scene(other)
    assert hand_alt(one) != hand_alt(other)
    assert board_scene(one) == board_scene(other)
