"""What the gods pay for salt and for salt cities."""

from collections.abc import Mapping
from typing import Any

import pytest

from engine import final_scores
from engine.forecast import forecasts
from engine.terms import God
from tests.builders import Game, a_game, a_team_game
from tests.plain import IntermediateScored, PlayCard

SALT = {"salt": True}
PLACES = {"salt": ["aquileia", "carthago"], "brick": ["antiochia"], "wine": ["tyros"]}
TOKENS = {city: good for good, cities in PLACES.items() for city in cities}


def gods(game: Game, seat: int = 0) -> Mapping[God, int]:
    return final_scores(game.state)[seat].gods


def owning(cards: list[str], houses: list[str], **facts: Any) -> Game:
    return a_game(
        cards="venus",
        options=SALT,
        hand={0: cards},
        discard={0: []},
        tokens=TOKENS,
        houses={city: [0] for city in houses},
        **facts,
    )


@pytest.mark.ruling("SA4", "SA18")
@pytest.mark.parametrize(("salt", "coins", "points"), [(0, 8, 0), (1, 2, 0), (1, 3, 1), (3, 9, 3)])
def test_a_salt_counts_seven_for_vesta(salt: int, coins: int, points: int) -> None:
    game = owning(["start-senator"], [], goods={0: {"salt": salt}}, coins={0: coins})
    assert gods(game)["vesta"] == points


@pytest.mark.ruling("SA18", "E6")
def test_salt_counts_in_the_intermediate_scoring_too() -> None:
    game = a_game(
        options={**SALT, "intermediateScoring": True},
        hand={0: ["start-tribune"]},
        discard={0: ["start-senator"]},
        goods={0: {"salt": 2}},
        coins={0: 6},
        houses={},
        colonists={0: {}},
        display=[],
    )
    while not game.happened(IntermediateScored):
        game.do(
            PlayCard("start-tribune")
            if game.offers(PlayCard("start-tribune"))
            else game.offered[-1]
        )
    [scored] = game.happened(IntermediateScored)
    assert scored.points == 2, "6 sestertii and twice 7; no colonist for Mars"


@pytest.mark.ruling("SA4", "SA19")
def test_salt_cities_count_for_jupiter_and_saturnus_and_not_for_mercurius() -> None:
    cards = ["start-architect", "start-prefect-a", "start-mercator"]
    without = gods(owning(cards, ["antiochia", "tyros"]))
    with_salt = gods(owning(cards, ["antiochia", "tyros", "aquileia", "carthago"]))
    assert (with_salt["jupiter"], without["jupiter"]) == (3, 1)
    assert (with_salt["saturnus"], without["saturnus"]) == (3, 1)
    assert with_salt["mercurius"] == without["mercurius"] == 4


@pytest.mark.ruling("SA4", "SA19")
def test_salt_cities_count_for_venus_alone_and_in_a_team() -> None:
    """Antiochia and Tyros lie in Syria."""
    tokens = {"antiochia": "salt", "tyros": "salt"}
    venus = ["start-magister"]
    alone = a_game(
        cards="venus",
        options=SALT,
        hand={0: venus},
        tokens=tokens,
        houses={"antiochia": [0], "tyros": [0]},
    )
    assert gods(alone)["venus"] == 2
    together = a_team_game(
        options=SALT,
        hand={0: ["start-legatus"]},
        discard={0: []},
        tokens=tokens,
        houses={"antiochia": [0], "tyros": [2]},
    )
    assert gods(together)["venus"] == 1


@pytest.mark.ruling("SA4", "SA17")
@pytest.mark.parametrize(
    ("cards", "minerva"),
    [
        ([], 0),
        (["I-farmer"], 2 * 3),
        (["II-vintner"], 4 * (1 + 2)),
        (["I-farmer", "II-vintner"], 4 * (1 + 2)),
        (["II-mason", "II-vintner"], 3 * 1 + 4 * (1 + 2)),
    ],
)
def test_all_salt_cities_count_for_the_specialist_that_pays_most(
    cards: list[str], minerva: int
) -> None:
    assert gods(owning(cards, [*TOKENS]))["minerva"] == minerva


@pytest.mark.ruling("SA17")
def test_the_type_is_chosen_by_what_all_own_cards_pay_together() -> None:
    """No two specialists of one type are in a deck, so here a seat holds one twice."""
    game = owning(["I-farmer", "I-farmer", "II-vintner"], ["aquileia", "carthago"])
    assert gods(game)["minerva"] == 2 * (3 + 3)


@pytest.mark.ruling("SA17", "SA19")
def test_a_forecast_tells_the_salt_cities_and_no_good_of_theirs() -> None:
    own = forecasts(owning([], [*TOKENS]).view(0))[0]
    assert own.houses_by_good == {"salt": 2, "brick": 1, "wine": 1}
    assert own.per_card["mercurius"] == 4
