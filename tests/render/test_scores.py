"""The picture of the final scores."""

from dataclasses import replace

import pytest

from engine import view_for
from engine.scoring import Score, final_scores, winner
from engine.terms import GODS, SeatId
from render import scores
from render.scene import Scene, Sprite, Text
from render.seating import NamedSeats
from tests.builders import a_game
from tests.playouts import played
from tests.render.layout_checks import problems
from tests.render.worst_cases import EVERY_BOARD, LONG_NAMES, PLAIN_NAMES, crowded_view, high_scores


def texts(scene: Scene) -> list[str]:
    return [shape.text for shape in scene.shapes if isinstance(shape, Text)]


def of_totals(*totals: int) -> tuple[Score, ...]:
    nothing = dict.fromkeys(GODS, 0)
    return tuple(Score(SeatId(n), {**nothing, "mars": t}) for n, t in enumerate(totals))


@pytest.mark.parametrize("board", EVERY_BOARD)
@pytest.mark.parametrize("names", [(), PLAIN_NAMES, LONG_NAMES], ids=["none", "plain", "long"])
def test_six_seats_with_the_longest_names_fit(board: str, names: tuple[str, ...]) -> None:
    view = crowded_view(board, over=True)
    scene = scores.build_scene(view, high_scores(), (SeatId(0), SeatId(3)), names)
    assert problems(scene) == []


def test_a_played_game_shows_every_total_and_its_winner() -> None:
    _, state = played({"board": "italia", "seats": 4, "set": "venus"}, "scores")
    scored, won = final_scores(state), winner(state)
    scene = scores.build_scene(view_for(state, None), scored, won, PLAIN_NAMES)
    assert problems(scene) == []
    assert [int(t) for t in texts(scene) if t.isdigit()].count(7) >= 1
    assert all(str(score.total) in texts(scene) for score in scored)
    assert any(text == f"{PLAIN_NAMES[won[0]]} wins" for text in texts(scene))


def test_the_best_comes_first_and_equals_share_a_rank() -> None:
    view = view_for(replace(a_game(seats=4).state, over=True), None)
    scene = scores.build_scene(view, of_totals(50, 80, 80, 50), (SeatId(2),))
    shown = [text for text in texts(scene) if text in {"I", "II", "III", "IV"}]
    assert shown == ["I", "II", "III", "III"]
    wreaths = [s for s in scene.shapes if isinstance(s, Sprite) and s.name == "prefect"]
    assert len(wreaths) == 1


def test_scores_that_would_betray_a_hand_are_refused() -> None:
    state = a_game(seats=2).state
    with pytest.raises(ValueError, match="may not count"):
        scores.build_scene(view_for(state, SeatId(0)), final_scores(state), (SeatId(0),))
    own = final_scores(state)[:1]
    assert problems(scores.build_scene(view_for(state, SeatId(0)), own, (SeatId(0),))) == []


def test_letters_that_no_font_knows_give_way_to_the_colour() -> None:
    seating = NamedSeats(("𓀀𓁐", "Marcus 🦊", "Łukasz Ærø"))
    assert seating.pictured(SeatId(0)) == "Red"
    assert seating.pictured(SeatId(1)) == "Marcus"
    assert seating.pictured(SeatId(2)) == "Łukasz Ærø"
    assert seating.full(SeatId(0)) == "R red, 𓀀𓁐"


def test_partners_stand_together_with_what_they_have_as_a_team() -> None:
    """The team with most points is first, whoever has most alone."""
    state = a_game("hellas", seats=4, cards="venus", options={"team": True}).state
    scored = of_totals(90, 60, 10, 55)
    view = view_for(replace(state, over=True), None)
    scene = scores.build_scene(view, scored, (SeatId(1), SeatId(3)), PLAIN_NAMES)
    assert problems(scene) == []
    said = [shape.text for shape in scene.shapes if isinstance(shape, Text)]
    order = [
        text for text in said if text in PLAIN_NAMES or text in ("115", "100", "Team A", "Team B")
    ]
    assert order == [
        "Marcus", "Quintus", "Team B", "115", "Aurelia Cotta", "Livia Drusilla", "Team A", "100",
    ]  # fmt: skip
    assert [text for text in said if text in ("I", "II", "III", "IV")] == ["I", "II"]
