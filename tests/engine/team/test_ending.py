"""The end in team play: the team finishes its turn, and every other team has one more."""

from typing import Any

import pytest

from engine import final_scores
from engine.actions import FINISH
from engine.errors import GameOver
from engine.terms import SeatId
from tests.builders import FOURTEEN_CITIES as FOURTEEN
from tests.builders import Game, a_team_game, line
from tests.plain import (
    BuildHouse,
    BuyCard,
    CardChoice,
    EndTriggered,
    GameEnded,
    MovementChoice,
    PlayCard,
    PurchaseChoice,
    TurnBegan,
)

PRAETOR = PlayCard("start-praetor")
TRIBUNE = PlayCard("start-tribune")
COLONIST = BuyCard("I-colonist", ("food",))


def before_the_last_cards(
    buyer: int, *, to_play: int, seats: int = 4, display: list[str] | None = None, **facts: Any
) -> Game:
    """Only the buyer has anything to pay with."""
    goods = {seat: {"food": 2} if seat == buyer else {} for seat in range(seats)}
    given = {"goods": goods, "display": display or ["I-colonist"], "deck": []}
    return a_team_game(seats=seats, to_play=to_play, **{**given, **facts})


def before_the_fifteenth_house(*builders: int, **facts: Any) -> Game:
    """The builders have fourteen houses, colonists beside Novaria and Aquileia, and enough."""
    lines = [
        line("imperium", "novaria", "aquileia", "land"),
        line("imperium", "novaria", "roma", "land"),
    ]
    beside = {seat: {"land": [at]} for seat, at in zip(builders, lines, strict=False)}
    given = {
        "coins": dict.fromkeys(builders, 99),
        "goods": {n: {"food": 2, "brick": 2} if n in builders else {} for n in range(4)},
        "tokens": {"novaria": "food", "aquileia": "food"},
        "houses": {city: list(builders) for city in FOURTEEN},
        "colonists": beside,
    }
    return a_team_game(**{**given, **facts})


def turns_left(game: Game) -> list[int]:
    """Whose turns follow until the game is over, each of them spent on a Tribune."""
    seats: list[int] = []
    while not game.state.over:
        if isinstance(game.decision, CardChoice):
            seats.append(game.state.active)
            game.do(TRIBUNE)
        else:
            game.do(FINISH)
    return seats


@pytest.mark.ruling("TS1")
@pytest.mark.parametrize("seat", range(4))
def test_with_two_teams_there_is_one_more_turn(seat: int) -> None:
    game = before_the_last_cards(seat, to_play=seat).do(PRAETOR, COLONIST)
    assert game.happened(EndTriggered) == [EndTriggered(seat, "last_card")]
    assert game.decision == CardChoice((seat + 1) % 4)
    assert turns_left(game) == [(seat + 1) % 4]


@pytest.mark.ruling("TS1")
@pytest.mark.parametrize("seat", range(6))
def test_with_three_teams_there_are_two_more_turns(seat: int) -> None:
    game = before_the_last_cards(seat, to_play=seat, seats=6).do(PRAETOR, COLONIST)
    assert turns_left(game) == [(seat + 1) % 6, (seat + 2) % 6]


@pytest.mark.ruling("TS1")
@pytest.mark.parametrize(("seats", "more"), [(4, [1]), (6, [1, 2])])
def test_it_makes_no_difference_to_the_turns_left_which_partner_caused_the_end(
    seats: int, more: list[int]
) -> None:
    partner = seats // 2
    game = before_the_last_cards(partner, to_play=0, seats=seats).do(PRAETOR, COLONIST)
    assert game.happened(EndTriggered) == [EndTriggered(partner, "last_card")]
    assert turns_left(game) == more


@pytest.mark.ruling("TS1", "E1")
def test_the_team_finishes_its_turn_first() -> None:
    game = before_the_fifteenth_house(0).do(PlayCard("start-architect"), FINISH)
    game.do(BuildHouse("novaria"))
    assert game.happened(EndTriggered) == [EndTriggered(0, "fifteenth_house")]
    assert game.decision == MovementChoice(2, 2)
    assert game.state.active == 0
    game.do(FINISH)
    assert game.events[-1] == TurnBegan(1, 2)


@pytest.mark.ruling("TS1")
def test_a_last_turn_is_a_whole_turn_of_both_partners() -> None:
    game = before_the_last_cards(
        0, to_play=0, hand={1: ["start-legatus"], 3: ["start-mercator"]}, coins={1: 0, 3: 0}
    ).do(PRAETOR, COLONIST)
    game.do(PlayCard("start-legatus"), FINISH, PlayCard("start-mercator"), FINISH)
    assert not game.state.over
    game.do(FINISH)
    assert game.events == (GameEnded(),)
    assert (game.seat(1).coins, game.seat(3).coins) == (3, 3)


@pytest.mark.ruling("TS1")
def test_after_the_last_turn_nobody_is_asked_anything() -> None:
    game = before_the_last_cards(0, to_play=0).do(PRAETOR, COLONIST)
    turns_left(game)
    assert game.state.pending == ()
    for seat in range(4):
        with pytest.raises(GameOver):
            game.try_as(seat, FINISH)


@pytest.mark.ruling("TS2")
def test_the_concordia_card_goes_to_the_player_who_caused_the_end() -> None:
    game = before_the_last_cards(0, to_play=0).do(PRAETOR, COLONIST)
    assert game.state.concordia == 0
    assert [score.concordia for score in final_scores(game.state)] == [7, 0, 0, 0]


@pytest.mark.ruling("TS2")
def test_the_concordia_card_goes_to_the_partner_if_his_purchase_caused_the_end() -> None:
    game = before_the_last_cards(2, to_play=0).do(PRAETOR, COLONIST)
    assert game.state.active == 1  # the turn was seat 0's
    assert game.state.concordia == 2
    assert [score.concordia for score in final_scores(game.state)] == [0, 0, 7, 0]


@pytest.mark.ruling("TS2", "PR1")
def test_of_the_last_two_cards_the_second_one_counts() -> None:
    game = a_team_game(
        goods={0: {"food": 1}, 2: {"food": 2}},
        display=["I-colonist", "II-colonist"],
        deck=[],
    ).do(PRAETOR, COLONIST)
    assert not game.happened(EndTriggered)
    assert game.decision == PurchaseChoice(2, cards_left=1, position_costs=True)
    game.do(game.purchase("II-colonist", "food", "food"))
    assert game.happened(EndTriggered) == [EndTriggered(2, "last_card")]


@pytest.mark.ruling("TS2", "PC5")
def test_the_partners_card_after_a_proconsul_can_cause_the_end() -> None:
    game = before_the_last_cards(2, to_play=0, hand={0: ["II-proconsul"], 2: ["III-proconsul"]}).do(
        PlayCard("II-proconsul"), PlayCard("III-proconsul"), COLONIST
    )
    assert game.happened(EndTriggered) == [EndTriggered(2, "last_card")]
    assert turns_left(game) == [1]


@pytest.mark.ruling("TS2")
def test_a_partners_fifteenth_house_brings_him_the_concordia_card() -> None:
    game = before_the_fifteenth_house(2).do(PlayCard("start-architect"), FINISH)
    assert game.decision == MovementChoice(2, 1)
    game.do(FINISH, BuildHouse("novaria"))
    assert game.happened(EndTriggered) == [EndTriggered(2, "fifteenth_house")]
    assert game.state.concordia == 2


@pytest.mark.ruling("TS2", "E2")
def test_if_both_partners_build_their_fifteenth_house_the_first_one_counts() -> None:
    game = before_the_fifteenth_house(0, 2).do(PlayCard("start-architect"), FINISH)
    game.do(BuildHouse("aquileia"))
    assert game.happened(EndTriggered) == [EndTriggered(0, "fifteenth_house")]
    game.do(FINISH, BuildHouse("novaria"))
    assert not game.happened(EndTriggered)
    assert game.state.houses_left(SeatId(2)) == 0
    assert game.state.concordia == 0


@pytest.mark.ruling("TS1", "E2")
def test_an_opponents_cause_in_the_last_turn_changes_nothing() -> None:
    game = before_the_last_cards(
        0,
        to_play=0,
        coins={1: 99},
        houses={city: [1] for city in FOURTEEN},
        tokens={"novaria": "food"},
        colonists={1: {"land": [line("imperium", "novaria", "roma", "land")]}},
        goods={0: {"food": 1}, 1: {"food": 1, "brick": 1}, 2: {}, 3: {}},
    ).do(PRAETOR, COLONIST)
    game.do(PlayCard("start-architect"), FINISH, BuildHouse("novaria"))
    assert not game.happened(EndTriggered)
    assert game.state.concordia == 0
    assert turns_left(game) == []
