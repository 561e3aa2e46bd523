"""The last picture of a film: who won, and the scores."""

import pytest

from engine import view_for
from engine.scoring import final_scores, winner
from engine.terms import SeatId
from render.film_ending import FilmEnding, ending_scene
from render.layout import HEIGHTS, WIDTH
from render.paint import bounds
from render.scene import Sprite, Text
from render.seating import NamedSeats
from tests.playouts import played
from tests.render.worst_cases import PLAIN_NAMES


@pytest.mark.parametrize(
    "options", [{"seats": 3}, {"seats": 4, "team": True}], ids=["individual", "teams"]
)
def test_a_film_ends_with_the_winner_and_the_scores(options: dict[str, object]) -> None:
    _, state = played({"board": "italia", **options}, "ending")
    scored, won = final_scores(state), winner(state)
    scene = ending_scene(view_for(state, None), FilmEnding(scored, won), NamedSeats(PLAIN_NAMES))
    assert (scene.width, scene.height) == (WIDTH, HEIGHTS["wide"])
    said = [shape.text for shape in scene.shapes if isinstance(shape, Text)]
    assert all(PLAIN_NAMES[score.seat] in said and str(score.total) in said for score in scored)
    wreaths = [
        s for s in scene.shapes if isinstance(s, Sprite) and s.name == "prefect" and s.size > 200
    ]
    assert len(wreaths) == len(won)
    assert SeatId(won[0]) in range(len(state.seats))
    for shape in scene.shapes:
        left, top, right, bottom = bounds(shape)
        assert left >= -1
        assert top >= -1
        assert right <= WIDTH + 1
        assert bottom <= HEIGHTS["wide"] + 1
