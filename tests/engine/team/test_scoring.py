"""Scoring in team play: each partner alone, then the sum; Venus looks at both partners' houses."""

from typing import Any

import pytest

from engine import final_scores, winner
from tests.builders import Game, a_team_game
from tests.plain import IntermediateScored, PlayCard, ScoringMarkersReturned


def scored(seats: int = 4, **facts: Any) -> Game:
    """Nobody has a card, a coin or a house but who is given one."""
    hands = {seat: [] for seat in range(seats)} | facts.pop("hand", {})
    coins = dict.fromkeys(range(seats), 0) | facts.pop("coins", {})
    goods: dict[int, Any] = {seat: {} for seat in range(seats)}
    given = {"houses": {}, "goods": goods | facts.pop("goods", {})}
    return a_team_game(seats=seats, hand=hands, coins=coins, **{**given, **facts})


def gods(game: Game, seat: int) -> dict[str, int]:
    """What the gods pay, those that pay nothing left out."""
    return {god: paid for god, paid in final_scores(game.state)[seat].gods.items() if paid}


def totals(game: Game) -> list[int]:
    return [score.total for score in final_scores(game.state)]


def with_wealth(*coins: int, **facts: Any) -> Game:
    """Each seat has a card of Vesta and these coins, so ten of them are a point."""
    seats = len(coins)
    hands = {seat: ["start-praetor"] for seat in range(seats)}
    return scored(seats, hand=hands, coins=dict(enumerate(coins)), **facts)


@pytest.mark.ruling("TS3", "E3")
def test_vesta_is_rounded_down_for_each_partner_by_himself() -> None:
    game = with_wealth(19, 0, 19, 0)
    assert totals(game) == [1, 0, 1, 0]  # and not 38 together


@pytest.mark.ruling("TS3", "E3")
def test_goods_and_coins_of_the_partner_are_no_wealth_of_ones_own() -> None:
    game = with_wealth(6, 0, 99, 0, goods={0: {"food": 1}, 2: {"cloth": 1}})
    assert [gods(game, 0), gods(game, 2)] == [{"vesta": 1}, {"vesta": 10}]


@pytest.mark.ruling("TS3", "E3")
def test_a_legatus_counts_for_jupiter_saturnus_and_venus() -> None:
    game = scored(
        hand={0: ["start-legatus"]},
        tokens={"novaria": "brick", "aquileia": "food", "tyros": "wine", "petra": "tool"},
        houses={"novaria": [0], "aquileia": [0, 2], "tyros": [0], "petra": [0]},
    )
    assert gods(game, 0) == {"jupiter": 3, "saturnus": 3, "venus": 1}
    assert totals(game) == [7, 0, 0, 0]


@pytest.mark.ruling("TS3", "E3")
def test_a_played_legatus_counts_as_well_as_one_in_hand() -> None:
    game = scored(discard={0: ["start-legatus"]}, houses={"tyros": [0, 2]})
    assert gods(game, 0)["venus"] == 1


@pytest.mark.ruling("E3")
@pytest.mark.parametrize(
    ("houses", "paid"),
    [
        ({}, 0),
        ({"novaria": [0], "aquileia": [0]}, 0),  # two own houses, as in individual play
        ({"novaria": [2], "aquileia": [2]}, 0),
        ({"novaria": [0], "aquileia": [2]}, 1),
        ({"novaria": [0, 2]}, 1),
        ({"novaria": [0, 2], "aquileia": [0, 2], "syracusae": [0, 2]}, 1),  # one province
        ({"novaria": [0], "aquileia": [1, 3]}, 0),
        ({"novaria": [0, 2], "tyros": [0], "antiochia": [2], "petra": [0, 1]}, 2),
    ],
)
def test_venus_pays_one_for_each_province_where_both_partners_have_a_house(
    houses: dict[str, list[int]], paid: int
) -> None:
    game = scored(hand={0: ["I-prefect-architect-team"]}, houses=houses)
    assert gods(game, 0).get("venus", 0) == paid


@pytest.mark.ruling("E3", "TS3")
def test_each_partner_is_paid_for_his_own_cards_of_venus() -> None:
    game = scored(
        hand={0: ["I-prefect-architect-team", "II-architect-mercator-team"], 2: ["start-legatus"]},
        houses={"novaria": [0], "aquileia": [2], "tyros": [2], "antiochia": [0]},
        tokens=dict.fromkeys(["novaria", "aquileia", "tyros", "antiochia"], "brick"),
    )
    assert gods(game, 0) == {"venus": 4}
    assert gods(game, 2) == {"saturnus": 2, "venus": 2}


@pytest.mark.ruling("TS3", "E3")
def test_mercurius_and_minerva_look_at_the_own_houses_alone() -> None:
    game = scored(
        hand={0: ["start-mercator", "II-vintner"]},
        tokens={"novaria": "wine", "aquileia": "wine", "tyros": "cloth"},
        houses={"novaria": [0], "aquileia": [2], "tyros": [2]},
    )
    assert gods(game, 0) == {"mercurius": 2, "minerva": 4}


@pytest.mark.ruling("TS3")
def test_the_team_with_the_larger_sum_wins_whoever_has_most_alone() -> None:
    game = with_wealth(0, 60, 100, 60)
    assert totals(game) == [0, 6, 10, 6]
    assert winner(game.state) == (1, 3)


@pytest.mark.ruling("TS3")
@pytest.mark.parametrize(
    ("coins", "team"),
    [
        ((50, 10, 10, 0, 20, 30), (0, 3)),
        ((10, 30, 10, 0, 30, 30), (1, 4)),
        ((10, 30, 40, 0, 10, 30), (2, 5)),
    ],
)
def test_of_three_teams_the_partners_with_the_largest_sum_win_together(
    coins: tuple[int, ...], team: tuple[int, int]
) -> None:
    assert winner(with_wealth(*coins).state) == team


@pytest.mark.ruling("TS3", "TS2")
def test_the_concordia_card_adds_to_the_sum_of_its_holders_team() -> None:
    assert winner(with_wealth(0, 60, 0, 0, concordia=2).state) == (0, 2)


@pytest.mark.ruling("E5")
@pytest.mark.parametrize(("holder", "team"), [(0, (0, 2)), (1, (1, 3)), (2, (0, 2)), (3, (1, 3))])
def test_a_tie_is_won_by_the_team_that_holds_the_praefectus_magnus(
    holder: int, team: tuple[int, int]
) -> None:
    assert winner(with_wealth(30, 40, 20, 10, magnus=holder).state) == team


@pytest.mark.ruling("E5")
@pytest.mark.parametrize(
    ("coins", "holder", "team"),
    [
        ((30, 30, 0, 0, 0, 0), 2, (1, 4)),
        ((30, 30, 0, 0, 0, 0), 5, (1, 4)),
        ((30, 0, 30, 0, 0, 0), 1, (0, 3)),
        ((30, 0, 30, 0, 0, 0), 4, (0, 3)),
        ((0, 30, 30, 0, 0, 0), 0, (2, 5)),
        ((0, 30, 30, 0, 0, 0), 3, (2, 5)),
        ((30, 30, 30, 0, 0, 0), 4, (1, 4)),
    ],
)
def test_else_by_the_tied_team_that_would_receive_it_next(
    coins: tuple[int, ...], holder: int, team: tuple[int, int]
) -> None:
    assert winner(with_wealth(*coins, magnus=holder).state) == team


@pytest.mark.ruling("E6")
def test_in_between_each_partner_is_scored_with_the_first_tribune_he_carries_out() -> None:
    """A Tribune is carried out by both, so two of them are enough for four seats."""
    game = a_team_game(
        options={"intermediateScoring": True},
        goods={seat: {} for seat in range(4)},
        hand={seat: ["start-tribune"] for seat in range(4)},
    ).do(PlayCard("start-tribune"))
    assert [event.seat for event in game.happened(IntermediateScored)] == [0, 2]
    assert not game.happened(ScoringMarkersReturned)
    game.do(PlayCard("start-tribune"))
    assert [event.seat for event in game.happened(IntermediateScored)] == [1, 3]
    assert game.happened(ScoringMarkersReturned)
