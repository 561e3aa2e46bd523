"""Pictures in a language 40 % longer than English: every word still fits its place."""

import pytest

from engine import View, view_for
from engine.catalogue import catalogue
from engine.terms import BoardId, CardId, SeatId
from render import chart, display_picture, hand, lobby, scores
from render.growth import Growth
from render.scene import Scene, Text
from tests.builders import a_game
from tests.playouts import BOARDS
from tests.render.layout_checks import problems
from tests.render.test_hand import ALL_CARDS
from tests.render.worst_cases import PLAIN_NAMES, crowded_view, high_scores
from words import Words
from words.nouns import god_text, personality_text

OVER = crowded_view("corsica", SeatId(5), over=True)
GROWTH = Growth((1, 2), ((0,) * 6, (20, 40, 60, 80, 100, 120)))


@pytest.mark.parametrize("card", ALL_CARDS)
def test_every_card_says_its_whole_text(card: str, longer: Words) -> None:
    game = a_game(hand={1: (card,)}, cards="venus")
    scene = hand.build_scene(view_for(game.state, SeatId(1)), longer)
    assert problems(scene) == []
    said = " ".join(shape.text for shape in scene.shapes if isinstance(shape, Text))
    facts = catalogue().cards[CardId(card)]
    for personality in facts.personalities:
        assert personality_text(longer, facts, personality, game.state.options) in said
    assert god_text(longer, facts, game.state.options) in said


@pytest.mark.parametrize("board", BOARDS)
def test_a_lobby_fits(board: str, longer: Words) -> None:
    assert problems(lobby.build_scene(BoardId(board), (*PLAIN_NAMES[:3], None, None), longer)) == []


def scenes(view: View, longer: Words) -> dict[str, Scene]:
    winners = (SeatId(0), SeatId(3))
    return {
        "display": display_picture.build_scene(view, longer),
        "scores": scores.build_scene(view, high_scores(), winners, PLAIN_NAMES, longer),
        "growth": chart.build_scene(view, GROWTH, PLAIN_NAMES, longer),
    }


@pytest.mark.parametrize("name", ["display", "scores", "growth"])
def test_other_pictures_fit(name: str, longer: Words) -> None:
    assert problems(scenes(OVER, longer)[name]) == []
