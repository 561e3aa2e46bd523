"""What the gods pay, who wins, and the intermediate scoring."""

import pytest

from engine import final_scores, winner
from engine.actions import (
    FINISH,
    PlaceColonist,
    PlayCard,
    ProduceInProvince,
)
from engine.decisions import CardChoice, NewColonistChoice
from engine.events import CoinsReceived, IntermediateScored, ScoringMarkersReturned
from engine.terms import CardId, PlaceId, SeatId
from tests.builders import Game, a_game, line, turn_of

TRIBUNE = PlayCard(CardId("start-tribune"))
ONE_OF_EACH = {
    "novaria": "brick",
    "aquileia": "food",
    "massilia": "tool",
    "tyros": "wine",
    "carthago": "cloth",
}


def points(game: Game, seat: int = 0) -> dict[str, int]:
    """What the gods pay, those that pay nothing left out."""
    return {god: paid for god, paid in final_scores(game.state)[seat].gods.items() if paid}


@pytest.mark.ruling("E3")
def test_hand_and_pile_count_together() -> None:
    both = a_game(coins={0: 30}, goods={0: {}}, hand={0: ["start-senator"]}, discard={0: []})
    apart = a_game(coins={0: 30}, goods={0: {}}, hand={0: []}, discard={0: ["start-senator"]})
    assert points(both) == points(apart) == {"vesta": 3}


@pytest.mark.ruling("E3")
@pytest.mark.parametrize(
    ("coins", "goods", "paid"),
    [
        (9, {}, 0),
        (10, {}, 1),
        (19, {}, 1),
        (6, {"food": 1}, 1),
        (0, {"brick": 1, "food": 1, "tool": 1, "wine": 1, "cloth": 1}, 2),
        (5, {"cloth": 5}, 4),
    ],
)
def test_vesta_pays_for_each_full_ten_of_cash_and_goods(
    coins: int, goods: dict[str, int], paid: int
) -> None:
    game = a_game(coins={0: coins}, goods={0: goods}, hand={0: ["start-senator"]}, houses={})
    assert final_scores(game.state)[0].gods["vesta"] == paid


@pytest.mark.ruling("E3")
def test_jupiter_pays_for_houses_outside_brick_cities() -> None:
    game = a_game(
        hand={0: ["start-architect", "start-diplomat"]},
        tokens=ONE_OF_EACH,
        houses={**{city: [0] for city in ONE_OF_EACH}, "petra": [1]},
    )
    assert points(game) == {"jupiter": 2 * 4}


@pytest.mark.ruling("E3")
def test_saturnus_pays_for_provinces_with_an_own_house() -> None:
    game = a_game(
        hand={0: ["start-prefect-a", "start-prefect-b", "I-prefect"]},
        houses={"novaria": [0], "aquileia": [0, 1], "tyros": [0], "petra": [1]},
    )
    assert points(game) == {"saturnus": 3 * 2}  # Italia and Syria


@pytest.mark.ruling("E3")
def test_venus_pays_two_for_provinces_with_two_own_houses_or_more() -> None:
    game = a_game(
        cards="venus",
        hand={0: ["start-magister", "I-prefect-architect"]},
        houses={
            "novaria": [0],
            "aquileia": [0],
            "syracusae": [0],
            "tyros": [0],
            "antiochia": [0],
            "petra": [0, 1],
            "memphis": [1],
        },
    )
    assert points(game) == {"venus": 2 * 2 * 2}  # Italia and Syria, not Aegyptus


@pytest.mark.ruling("E3")
def test_mercurius_pays_two_for_each_type_of_good_and_ten_at_most() -> None:
    some = a_game(
        hand={0: ["start-mercator"]},
        tokens=ONE_OF_EACH,
        houses={"tyros": [0], "massilia": [0], "carthago": [1]},
    )
    assert points(some) == {"mercurius": 4}
    both_wine = a_game(
        hand={0: ["start-mercator"]},
        tokens={"tyros": "wine", "massilia": "wine"},
        houses={"tyros": [0], "massilia": [0]},
    )
    assert points(both_wine) == {"mercurius": 2}
    everything = a_game(
        hand={0: ["start-mercator", "I-mercator"]},
        tokens={**ONE_OF_EACH, "petra": "cloth"},
        houses={city: [0] for city in (*ONE_OF_EACH, "petra")},
    )
    assert points(everything) == {"mercurius": 20}


@pytest.mark.ruling("E3", "E4")
def test_mars_pays_two_for_colonists_in_cities_and_on_lines_but_not_in_the_storehouse() -> None:
    game = a_game(
        hand={0: ["start-tribune", "I-colonist"]},
        colonists={
            0: {
                "land": ["roma", line("imperium", "novaria", "roma", "land")],
                "sea": [line("imperium", "massilia", "roma", "sea")],
            }
        },
        houses={},
    )
    assert points(game) == {"mars": 2 * 2 * 3}


@pytest.mark.ruling("E3")
@pytest.mark.parametrize(
    ("card", "good", "per_city"),
    [
        ("I-mason", "brick", 3),
        ("I-farmer", "food", 3),
        ("I-smith", "tool", 3),
        ("II-vintner", "wine", 4),
        ("II-weaver", "cloth", 5),
    ],
)
def test_minerva_pays_what_the_card_says_for_each_city_of_its_type(
    card: str, good: str, per_city: int
) -> None:
    others = {city: made for city, made in ONE_OF_EACH.items() if made != good}
    game = a_game(
        hand={0: [card]},
        tokens={**others, "petra": good, "memphis": good, "sinope": good},
        houses={**{city: [0] for city in others}, "petra": [0], "memphis": [1, 0], "sinope": [1]},
    )
    assert points(game) == {"minerva": 2 * per_city}


@pytest.mark.ruling("E3")
def test_two_specialists_are_paid_each_for_their_own_cities() -> None:
    game = a_game(
        hand={0: ["I-farmer"]},
        discard={0: ["II-weaver"]},
        tokens={"petra": "food", "memphis": "food", "tyros": "cloth"},
        houses={"petra": [0], "memphis": [0], "tyros": [0]},
    )
    assert points(game) == {"minerva": 3 + 3 + 5}


@pytest.mark.ruling("E3")
def test_a_seat_without_cards_of_a_god_gets_nothing_from_it() -> None:
    game = a_game(coins={0: 50}, hand={0: []}, houses={"petra": [0]})
    assert final_scores(game.state)[0].total == 0


def with_totals(*totals: int, magnus: int) -> Game:
    """Ten sestertii make a point when a Senator is all one has."""
    seats = range(len(totals))
    return a_game(
        seats=len(totals),
        coins={seat: 10 * totals[seat] for seat in seats},
        goods={seat: {} for seat in seats},
        hand={seat: ["start-senator"] for seat in seats},
        houses={},
        magnus=magnus,
    )


@pytest.mark.ruling("E5")
@pytest.mark.parametrize("magnus", [0, 1, 2])
def test_most_points_win_whoever_has_the_praefectus_magnus(magnus: int) -> None:
    game = with_totals(4, 7, 6, magnus=magnus)
    assert [score.total for score in final_scores(game.state)] == [4, 7, 6]
    assert winner(game.state) == (1,)


@pytest.mark.ruling("E5")
@pytest.mark.parametrize("magnus", [0, 1, 2, 3])
def test_of_those_tied_the_holder_of_the_praefectus_magnus_wins(magnus: int) -> None:
    assert winner(with_totals(5, 5, 5, 5, magnus=magnus).state) == (magnus,)


@pytest.mark.ruling("E5")
@pytest.mark.parametrize(
    ("totals", "magnus", "first_met"),
    [
        ((5, 5, 1, 1), 3, 1),
        ((5, 5, 1, 1), 2, 1),
        ((5, 1, 5, 1), 1, 0),
        ((5, 1, 5, 1), 3, 2),
        ((1, 5, 5, 1), 0, 2),
        ((5, 1, 1, 5), 1, 0),
        ((1, 5, 1, 5), 0, 3),
    ],
)
def test_else_the_first_tied_seat_it_would_reach_on_its_way_to_the_right_wins(
    totals: tuple[int, ...], magnus: int, first_met: int
) -> None:
    assert winner(with_totals(*totals, magnus=magnus).state) == (first_met,)


@pytest.mark.ruling("E5", "PM2")
def test_a_praefectus_magnus_used_in_the_very_last_turn_is_passed_before_the_tie_is_broken() -> (
    None
):
    game = a_game(
        coins={0: 10, 1: 10},
        goods={0: {}, 1: {}},
        hand={0: ["start-senator"], 1: ["start-senator", "start-prefect-a"]},
        markers={"syria": "brick"},
        houses={},
        magnus=1,
        decision=turn_of(1),
        concordia=0,
        end_cause="last_card",
        last_turn=1,
    ).do(PlayCard(CardId("start-prefect-a")))
    game.do(next(a for a in game.offered_of(ProduceInProvince) if a.province == "syria"))
    assert game.state.over
    assert game.state.praefectus_magnus == 0
    assert winner(game.state) == (0,)


def scored(
    *already: int | None,
    to_play: int,
    goods: dict[str, int] | None = None,
    colonists: int = 2,
) -> Game:
    """The seat to play has two cards of Mars and nothing else, so each colonist is worth four."""
    seats = len(already)
    return a_game(
        seats=seats,
        options={"intermediateScoring": True},
        coins=dict.fromkeys(range(seats), 0),
        goods={to_play: goods or {}},
        hand={to_play: ["start-tribune", "I-colonist"]},
        colonists={to_play: {"land": ["roma"], "sea": ["roma"] * (colonists - 1)}},
        houses={},
        intermediate_points=already,
        decision=turn_of(to_play),
    )


@pytest.mark.ruling("E6")
def test_a_seat_is_scored_when_its_first_tribune_is_resolved() -> None:
    game = scored(None, None, None, to_play=0).do(TRIBUNE)
    assert game.happened(IntermediateScored) == [IntermediateScored(SeatId(0), 8)]
    assert game.state.intermediate_points == (8, None, None)
    assert not game.happened(CoinsReceived)


@pytest.mark.ruling("E6")
def test_the_new_colonist_already_counts() -> None:
    game = scored(None, None, None, to_play=0, goods={"food": 1, "tool": 1}).do(TRIBUNE)
    assert isinstance(game.decision, NewColonistChoice)
    assert not game.happened(IntermediateScored)
    game.do(PlaceColonist("land", PlaceId("roma")))
    assert game.happened(IntermediateScored) == [IntermediateScored(SeatId(0), 12)]


@pytest.mark.ruling("E6")
def test_declining_the_colonist_scores_as_well() -> None:
    game = scored(None, None, None, to_play=0, goods={"food": 1, "tool": 1}).do(TRIBUNE, FINISH)
    assert game.happened(IntermediateScored) == [IntermediateScored(SeatId(0), 8)]


@pytest.mark.ruling("E6")
def test_cards_that_were_on_the_pile_count_too() -> None:
    game = a_game(
        options={"intermediateScoring": True},
        coins={0: 20},
        goods={0: {}},
        hand={0: ["start-tribune"]},
        discard={0: ["start-senator"]},
        houses={},
    ).do(TRIBUNE)
    assert game.happened(IntermediateScored) == [IntermediateScored(SeatId(0), 2 + 4)]


@pytest.mark.ruling("E6")
def test_the_tribunes_payout_is_in_hand_before_the_scoring() -> None:
    game = a_game(
        options={"intermediateScoring": True},
        coins={0: 9},
        goods={0: {}},
        hand={0: ["start-tribune"]},
        discard={0: ["start-senator", "I-mason", "I-farmer"]},
        houses={},
    ).do(TRIBUNE)
    assert game.seat(0).coins == 10
    assert game.happened(IntermediateScored) == [IntermediateScored(SeatId(0), 1 + 4)]


@pytest.mark.ruling("E6")
def test_the_concordia_card_does_not_count_in_between() -> None:
    game = a_game(
        options={"intermediateScoring": True},
        goods={0: {}},
        hand={0: ["start-tribune"]},
        houses={},
        concordia=0,
    ).do(TRIBUNE)
    assert game.happened(IntermediateScored) == [IntermediateScored(SeatId(0), 4)]
    assert final_scores(game.state)[0].total == 4 + 7


@pytest.mark.ruling("E6")
@pytest.mark.parametrize(
    ("already", "paid"),
    [
        ((5, 4, 3), [1, 0, 0, 2]),  # the fourth has 8
        ((20, 10, 5), [2, 1, 0, 0]),
        ((20, 5, 5), [2, 0, 0, 1]),
        ((20, 20, 5), [2, 2, 0, 1]),
        ((20, 20, 10), [2, 2, 1, 0]),
        ((20, 10, 10), [2, 1, 1, 0]),
        ((8, 8, 8), [2, 2, 2, 2]),
        ((8, 8, 3), [2, 2, 1, 2]),
        ((20, 8, 3), [2, 1, 0, 1]),
    ],
)
def test_when_all_are_scored_the_best_rank_is_paid_two_and_the_next_one_one(
    already: tuple[int, ...], paid: list[int]
) -> None:
    game = scored(*already, None, to_play=3).do(TRIBUNE)
    assert [seat.coins for seat in game.state.seats] == paid
    assert {event.source for event in game.happened(CoinsReceived)} == {"scoring"}


@pytest.mark.ruling("E6")
def test_afterwards_the_markers_stand_at_zero_and_the_game_goes_on() -> None:
    game = scored(20, 10, None, to_play=2).do(TRIBUNE)
    assert game.happened(ScoringMarkersReturned) == [ScoringMarkersReturned()]
    assert game.state.intermediate_points == (0, 0, 0)
    assert game.decision == CardChoice(SeatId(0))


@pytest.mark.ruling("E6")
def test_each_seat_is_scored_only_once() -> None:
    game = scored(8, None, None, to_play=0).do(TRIBUNE)
    assert not game.happened(IntermediateScored)
    assert game.state.intermediate_points == (8, None, None)
    after_all = scored(0, 0, 0, to_play=1).do(TRIBUNE)
    assert not after_all.happened(IntermediateScored)
    assert not after_all.happened(CoinsReceived)


@pytest.mark.ruling("E6")
def test_in_an_ordinary_game_nothing_is_scored_in_between() -> None:
    game = a_game(goods={0: {}}).do(TRIBUNE)
    assert not game.happened(IntermediateScored)
    assert game.state.intermediate_points == ()


@pytest.mark.ruling("E6")
def test_a_whole_round_of_tribunes_pays_the_rewards_once() -> None:
    game = a_game(
        options={"intermediateScoring": True},
        coins={0: 0, 1: 0},
        goods={0: {}, 1: {}},
        hand={0: ["start-tribune"], 1: ["start-tribune", "I-colonist"]},
        houses={},
    )
    game.do(TRIBUNE, TRIBUNE, TRIBUNE, TRIBUNE)
    assert game.happened(IntermediateScored) == [
        IntermediateScored(SeatId(0), 4),
        IntermediateScored(SeatId(1), 8),
    ]
    assert [seat.coins for seat in game.state.seats] == [1, 2]
    assert len(game.happened(ScoringMarkersReturned)) == 1
