"""How a game against Contrarius ends, and who wins it."""

from typing import Any

import pytest

from engine import final_scores, winner
from engine.actions import FINISH
from tests.builders import Game, a_duel, a_solo_game, turn_of
from tests.plain import (
    BuyCard,
    ContrariusBuilt,
    ContrariusReacted,
    DieRolled,
    EndTriggered,
    GameEnded,
    PlayCard,
)

NEAR = {"land": [], "sea": ["S17"]}
NOBODYS: dict[str, object] = {"row": [], "land": [], "sea": []}


def buys_the_last(**facts: object) -> dict[str, Any]:
    return {
        "display": ["I-colonist"],
        "deck": [],
        "tokens": {"neapolis": "tool"},
        "dice": {"white": ["tool"], "blue": ["1"]},
        **facts,
    }


@pytest.mark.ruling("SO32")
def test_the_human_ends_the_game_and_the_reaction_is_the_last_move() -> None:
    facts = buys_the_last(goods={0: {"food": 1}}, contrarius=NEAR)
    game = a_solo_game(**facts)
    game.do(PlayCard("sol-senator"), BuyCard("I-colonist", ("food",)))
    assert game.happened(EndTriggered) == [EndTriggered(0, "last_card")]
    assert game.happened(ContrariusBuilt)
    assert game.state.over


@pytest.mark.ruling("SO32", "SO33")
def test_his_fifteenth_house_ends_it_after_one_more_turn_without_a_reaction() -> None:
    cities = a_solo_game().state.board.building_cities
    fourteen = [city for city in cities if city != "neapolis"][:14]
    game = a_solo_game(
        houses={city: [1] for city in fourteen},
        tokens={"neapolis": "tool"},
        goods={0: {}},
        dice={"white": ["tool"]},
        contrarius=NEAR,
    )
    game.do(PlayCard("sol-senator"))
    assert game.happened(EndTriggered) == [EndTriggered(1, "fifteenth_house")]
    assert game.state.concordia == 1
    assert not game.state.over
    game.do(PlayCard("sol-tribune"))
    assert not game.happened(ContrariusReacted)
    assert game.happened(GameEnded)


@pytest.mark.ruling("SO33")
def test_he_finishes_the_reaction_in_which_he_ends_the_game() -> None:
    """The Tribune's: his last house, and still the red die."""
    cities = a_solo_game().state.board.building_cities
    fourteen = [city for city in cities if city != "neapolis"][:14]
    game = a_solo_game(
        houses={city: [1] for city in fourteen},
        tokens={"neapolis": "tool"},
        goods={0: {}},
        contrarius={**NEAR, "row": ["I-smith"]},
    )
    game.do(PlayCard("sol-tribune"))
    kinds = [event.kind for event in game.events]
    assert kinds.index("end_triggered") < kinds.index("die_rolled")


@pytest.mark.ruling("SO34")
def test_his_whole_row_scores_and_vesta_pays_him_nothing() -> None:
    game = a_solo_game(
        options={"salt": True},
        tokens={"cosa": "salt", "olbia": "tool", "neapolis": "brick"},
        houses={"cosa": [1], "olbia": [1], "neapolis": [1]},
        tiles={},
        contrarius={
            "row": ["con-senator", "con-architect", "I-smith"],
            "face_down": [0, 2],
            "points": 4,
            "tiles": ["titus-valerius", "julius"],
        },
    )
    his = final_scores(game.state)[1]
    assert his.gods["vesta"] == 0
    assert his.gods["jupiter"] == 2
    assert his.gods["minerva"] == 6  # the salt city too (SA17)
    assert (his.points, his.tiles) == (4, 5)
    assert his.total == 2 + 6 + 4 + 5
    assert final_scores(game.state)[0].points == 20


def level(concordia: int, **facts: Any) -> Game:
    """Alone: both have 80 points."""
    coins = 730 if concordia == 0 else 800
    points = 80 if concordia == 0 else 73
    return a_solo_game(
        difficulty="expert",
        hand={0: ["sol-senator"]},
        coins={0: coins},
        goods={0: {}},
        contrarius={**NOBODYS, "points": points, "track": []},
        concordia=concordia,
        **facts,
    )


@pytest.mark.ruling("SO35")
@pytest.mark.parametrize("holder", [0, 1])
def test_a_tie_goes_to_whoever_holds_the_concordia_card(holder: int) -> None:
    game = level(holder)
    assert [score.total for score in final_scores(game.state)] == [80, 80]
    assert winner(game.state) == (holder,)


@pytest.mark.ruling("SO35")
@pytest.mark.parametrize(("points", "who"), [(79, 0), (81, 1)])
def test_most_points_win(points: int, who: int) -> None:
    game = a_solo_game(
        difficulty="expert",
        hand={0: ["sol-senator"]},
        coins={0: 800},
        goods={0: {}},
        contrarius={**NOBODYS, "points": points, "track": []},
    )
    assert winner(game.state) == (who,)


def two(totals: tuple[int, int, int], concordia: int | None, magnus: int, how: str) -> Game:
    """For two; what the Concordia card pays is part of the totals."""
    plain = [total - 7 * (concordia == seat) for seat, total in enumerate(totals)]
    return a_duel(
        difficulty="expert",
        options={"solitariaScoring": how, "solitaria": "two"},
        hand={0: ["start-senator"], 1: ["sol-senator"]},
        coins={0: plain[0] * 10, 1: plain[1] * 10},
        goods={0: {}, 1: {}},
        contrarius={**NOBODYS, "points": plain[2], "track": []},
        concordia=concordia,
        magnus=magnus,
    )


@pytest.mark.ruling("SD9", "SD10")
@pytest.mark.parametrize(
    ("totals", "concordia", "magnus", "competitive", "cooperative"),
    [
        ((80, 75, 75), 0, 0, (0,), (2,)),
        ((80, 75, 75), 1, 0, (0,), (0, 1)),
        ((80, 81, 75), 2, 0, (1,), (0, 1)),
        ((80, 80, 80), 2, 0, (2,), (2,)),
        ((80, 80, 80), 1, 0, (1,), (2,)),
        ((80, 80, 70), 2, 0, (0,), (0, 1)),
        ((80, 80, 70), 2, 1, (1,), (0, 1)),
        ((80, 75, 80), 1, 1, (0,), (2,)),
        ((70, 75, 80), 0, 1, (2,), (2,)),
    ],
)
def test_for_two(
    totals: tuple[int, int, int],
    concordia: int,
    magnus: int,
    competitive: tuple[int, ...],
    cooperative: tuple[int, ...],
) -> None:
    for how, expected in (("competitive", competitive), ("cooperative", cooperative)):
        game = two(totals, concordia, magnus, how)
        assert tuple(score.total for score in final_scores(game.state)) == totals
        assert winner(game.state) == expected


@pytest.mark.ruling("SD8")
def test_for_two_the_first_seat_ends_it_the_second_has_a_turn_with_reaction() -> None:
    facts = buys_the_last(goods={0: {"food": 1}, 1: {}}, contrarius={**NEAR, "vetoes": 0})
    game = a_duel(**facts)
    game.do(PlayCard("start-senator"), BuyCard("I-colonist", ("food",)))
    assert not game.state.over
    game.do(PlayCard("sol-senator"))
    assert game.happened(DieRolled)
    assert game.state.over


@pytest.mark.ruling("SD8")
def test_for_two_the_second_seat_ends_it_reaction_then_the_first_seat() -> None:
    facts = buys_the_last(
        goods={0: {}, 1: {"food": 1}}, contrarius={**NEAR, "vetoes": 0}, decision=turn_of(1)
    )
    game = a_duel(**facts)
    game.do(PlayCard("sol-senator"), BuyCard("I-colonist", ("food",)))
    assert game.happened(ContrariusBuilt)
    assert game.state.active == 0
    game.do(PlayCard("start-tribune"))
    assert game.state.over


@pytest.mark.ruling("SD8")
def test_for_two_contrarius_ends_it_each_human_has_a_turn_without_reaction() -> None:
    facts = buys_the_last(
        goods={0: {}, 1: {}}, contrarius={**NEAR, "vetoes": 0}, decision=turn_of(1)
    )
    game = a_duel(**facts)
    game.do(PlayCard("sol-architect"), FINISH)
    assert game.happened(EndTriggered) == [EndTriggered(2, "last_card")]
    game.do(PlayCard("start-tribune"))
    assert not game.state.over
    game.do(PlayCard("sol-tribune"))
    assert not game.happened(ContrariusReacted)
    assert game.state.over
