"""The picture of the display: full, with gaps, and down to nothing."""

from dataclasses import replace

import pytest

from engine import view_for
from engine.terms import SeatId
from render import display_picture
from render.scene import Scene, Sprite, Text
from tests.builders import a_game
from tests.render.layout_checks import problems

LONGEST = ("I-prefect-architect", "II-architect-mercator", "III-prefect-mercator")
SHOWN = {
    "full": LONGEST * 2 + ("II-weaver",),
    "with a gap": ("I-colonist", None, "II-mason"),
    "bare": (),
}


def scene_of(display: tuple[str | None, ...], deck: int = 12, **options: object) -> Scene:
    game = a_game(display=display, deck=["V-consul"] * deck, options=options)
    return display_picture.build_scene(view_for(game.state, None))


def texts(scene: Scene) -> list[str]:
    return [shape.text for shape in scene.shapes if isinstance(shape, Text)]


@pytest.mark.parametrize("side", ["cloth", "wine"])
@pytest.mark.parametrize("deck", [0, 1, 38])
@pytest.mark.parametrize("shown", SHOWN.values(), ids=SHOWN)
def test_nothing_overlaps(shown: tuple[str | None, ...], deck: int, side: str) -> None:
    assert problems(scene_of(shown, deck, displaySide=side)) == []


def test_every_place_shows_its_number_and_the_deck_its_count() -> None:
    scene = scene_of(SHOWN["full"], 23)
    assert {"1", "2", "3", "4", "5", "6", "7", "23"} <= set(texts(scene))


def test_the_cost_of_the_place_is_drawn_beside_that_of_the_card() -> None:
    """A Weaver costs brick and cloth, and two cloth more in the seventh place."""
    goods = [shape.name for shape in scene_of(SHOWN["full"]).shapes if isinstance(shape, Sprite)]
    bare = [shape.name for shape in scene_of(()).shapes if isinstance(shape, Sprite)]
    assert bare.count("cloth") == 5
    assert bare.count("any") == 3
    assert goods.count("cloth") == bare.count("cloth") + 2  # its emblem and its cost


def test_gaps_and_an_empty_deck_are_told() -> None:
    assert texts(scene_of((), 0)).count("Empty") == 7
    assert "Deck empty" in texts(scene_of((), 0))


def test_everyone_sees_the_same_display() -> None:
    state = a_game(seats=3).state
    scenes = [display_picture.build_scene(view_for(state, v)) for v in (None, SeatId(0), SeatId(2))]
    assert scenes[0] == scenes[1] == scenes[2]


def test_teams_read_who_pays_what_among_them() -> None:
    view = view_for(a_game().state, None)
    team = replace(view, options=view.options.model_copy(update={"team": True, "cards": "venus"}))
    assert any("Praetor" in text for text in texts(display_picture.build_scene(team)))
    assert problems(display_picture.build_scene(team)) == []
