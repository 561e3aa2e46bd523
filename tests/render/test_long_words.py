"""Pictures in French, in German, and in a language 40 % longer than English: every word still fits
its place."""

from collections.abc import Iterator
from contextlib import nullcontext

import pytest

from engine import View, view_for
from engine.catalogue import catalogue
from engine.terms import BoardId, CardId, SeatId
from render import chart, display_picture, hand, lobby, scores
from render.growth import Growth
from render.scene import Scene, Text
from tests.builders import a_game
from tests.playouts import BOARDS
from tests.render.conftest import OTHERS
from tests.render.layout_checks import problems
from tests.render.test_hand import ALL_CARDS
from tests.render.worst_cases import PLAIN_NAMES, crowded_view, high_scores
from tests.words.pseudo import PSEUDO, pseudo_language
from words import Words, words_for
from words.nouns import god_text, personality_text


@pytest.fixture(scope="module", params=[PSEUDO, *OTHERS])
def longer(request: pytest.FixtureRequest) -> Iterator[Words]:
    """All of them, as these pictures are soon made."""
    with pseudo_language() if request.param == PSEUDO else nullcontext():
        yield words_for(request.param)


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
