"""Mason, Farmer, Smith, Vintner, Weaver: the own houses in cities of one good produce."""

import pytest

from engine.terms import TRADED_GOODS
from tests.builders import a_game
from tests.plain import (
    CardChoice,
    GoodsLost,
    GoodsReceived,
    MarkerFlipped,
    PlayCard,
    PraefectusMagnusUsed,
)

SPECIALISTS = [
    ("base", "I-mason", "brick"),
    ("base", "I-farmer", "food"),
    ("base", "I-smith", "tool"),
    ("base", "II-vintner", "wine"),
    ("base", "II-weaver", "cloth"),
    ("venus", "II-mason", "brick"),
    ("venus", "II-vintner", "wine"),
]


@pytest.mark.ruling("SP1")
@pytest.mark.parametrize(("cards", "card", "good"), SPECIALISTS)
def test_every_own_house_in_a_city_of_the_good_yields_one_unit(
    cards: str, card: str, good: str
) -> None:
    """Own houses in two cities of every good, and in one province two of the same good."""
    cities = [str(city) for city in a_game().state.tokens][:10]
    tokens = dict(zip(cities, [each for each in TRADED_GOODS for _ in range(2)], strict=True))
    game = a_game(
        cards=cards,
        hand={0: [card, "start-tribune"]},
        tokens=tokens,
        houses={city: [0, 1] for city in cities},
        goods={0: {}, 1: {}},
    )
    game.do(PlayCard(card))
    assert game.happened(GoodsReceived) == [GoodsReceived(0, (good, good))]
    assert game.goods(0) == {good: 2}
    assert game.goods(1) == {}
    assert game.decision == CardChoice(1)


@pytest.mark.ruling("SP1")
def test_houses_of_others_yield_nothing_to_anybody() -> None:
    game = a_game(
        hand={0: ["I-smith", "start-tribune"]},
        tokens={"massilia": "tool", "carthago": "tool", "aquileia": "wine"},
        houses={"massilia": [1], "carthago": [1], "aquileia": [0]},
        goods={0: {}, 1: {}},
    )
    game.do(PlayCard("I-smith"))
    assert game.happened(GoodsReceived) == []
    assert (game.goods(0), game.goods(1)) == ({}, {})
    assert game.decision == CardChoice(1)


@pytest.mark.ruling("SP1")
def test_markers_play_no_part_and_a_flipped_one_does_not_hinder() -> None:
    game = a_game(
        hand={0: ["I-smith", "start-tribune"]},
        tokens={"massilia": "tool", "antiochia": "tool"},
        houses={"massilia": [0], "antiochia": [0]},
        goods={0: {}},
        flipped=["gallia"],
    )
    before = game.state.markers
    game.do(PlayCard("I-smith"))
    assert game.goods(0) == {"tool": 2}
    assert game.state.markers == before
    assert game.happened(MarkerFlipped) == []


@pytest.mark.ruling("SP1")
def test_the_praefectus_magnus_is_neither_used_nor_passed() -> None:
    game = a_game(
        hand={0: ["I-smith", "start-tribune"]},
        tokens={"massilia": "tool"},
        houses={"massilia": [0]},
        goods={0: {}},
        magnus=0,
    )
    game.do(PlayCard("I-smith"))
    assert game.goods(0) == {"tool": 1}
    assert game.happened(PraefectusMagnusUsed) == []
    assert game.state.praefectus_magnus == 0


@pytest.mark.ruling("SP1")
def test_what_does_not_fit_is_lost_without_a_question() -> None:
    game = a_game(
        hand={0: ["I-smith", "start-tribune"]},
        tokens=dict.fromkeys(["massilia", "carthago", "aquileia"], "tool"),
        houses={"massilia": [0], "carthago": [0], "aquileia": [0]},
        goods={0: {"wine": 7}},
    )
    game.do(PlayCard("I-smith"))
    assert game.goods(0) == {"wine": 7, "tool": 1}
    assert game.happened(GoodsLost) == [GoodsLost(0, ("tool", "tool"))]
    assert game.decision == CardChoice(1)


@pytest.mark.ruling("SP2")
@pytest.mark.parametrize(("cards", "card", "good"), SPECIALISTS)
def test_salt_cities_yield_nothing_with_any_specialist(cards: str, card: str, good: str) -> None:
    game = a_game(
        cards=cards,
        hand={0: [card, "start-tribune"]},
        tokens={"massilia": "salt", "carthago": good},
        houses={"massilia": [0], "carthago": [0]},
        goods={0: {}},
    )
    game.do(PlayCard(card))
    assert game.goods(0) == {good: 1}
