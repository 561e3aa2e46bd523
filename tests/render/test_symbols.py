"""The drawings keep to their square, and no two gods or personalities look alike."""

import pytest

from engine import read_options
from engine.catalogue import catalogue
from engine.rulebook import BEGINNINGS
from engine.terms import GODS, CardId
from render import emblems, sprites, symbols
from render.cards import card_shapes
from render.illustrations import drawing_of, illustration
from render.paint import bounds, paint
from render.scene import Scene, Sprite, Text
from words import ENGLISH

PERSONALITIES = [each for each in BEGINNINGS if each != "specialist"]
DRAWN = (*(f"god-{god}" for god in GODS), *(f"coin-{god}" for god in GODS), *PERSONALITIES)
COLOURS = ("#000000", "#ffffff")
_ = emblems, symbols


@pytest.mark.parametrize("name", [*DRAWN, "concordia"])
def test_a_drawing_stays_in_its_square(name: str) -> None:
    for shape in sprites.drawing(Sprite(name, (50, 50), 100, COLOURS)):
        left, top, right, bottom = bounds(shape)
        assert min(left, top) >= -1, shape
        assert max(right, bottom) <= 101, shape


def test_drawings_are_told_apart_at_the_size_of_a_phone() -> None:
    seen = {}
    for name in DRAWN:
        scene = Scene(20, 20, "#ffffff", (Sprite(name, (10, 10), 18, COLOURS),))
        seen[name] = paint(scene).convert("L").tobytes()
    for one in DRAWN:
        for other in DRAWN:
            if one < other:
                pairs = zip(seen[one], seen[other], strict=True)
                assert sum(abs(a - b) for a, b in pairs) / 400 > 12, (one, other)


def test_there_is_an_emblem_for_every_personality() -> None:
    assert set(PERSONALITIES) <= set(sprites.names())


@pytest.mark.parametrize("card", catalogue().cards)
def test_every_card_is_illustrated_within_its_frame(card: CardId) -> None:
    facts = catalogue().cards[card]
    frame = (0, 0, 376, 130)
    shapes = list(illustration(facts, frame))
    drawn = [shape.name for shape in shapes if isinstance(shape, Sprite)]
    assert drawn == [f"art-{drawing_of(facts, each)}" for each in facts.personalities]
    for shape in shapes:
        left, top, right, bottom = bounds(shape)
        assert min(left, top) >= -1, shape
        assert right <= 377, shape
        assert bottom <= 131, shape


def test_no_two_personalities_are_drawn_alike() -> None:
    names = [name for name in sprites.names() if name.startswith("art-")]
    pictures = {
        paint(Scene(40, 40, "#ffffff", (Sprite(name, (20, 20), 36),))).tobytes() for name in names
    }
    assert len(pictures) == len(names) >= len(PERSONALITIES)


def test_a_personality_without_an_emblem_shows_its_initial(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    card = catalogue().cards[CardId("start-prefect-a")]
    options = read_options({"board": "italia", "seats": 3})

    def letters() -> list[str]:
        shapes = card_shapes(ENGLISH, card, options, (0, 0), "")
        return [shape.text for shape in shapes if isinstance(shape, Text)]

    assert "P" not in letters()
    monkeypatch.delitem(sprites._DRAWINGS, "prefect")
    assert "P" in letters()
