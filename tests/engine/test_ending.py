"""How a game ends: the last card or a fifteenth house, and one more turn for everyone else."""

import pytest

import engine
from engine import final_scores, legal_actions
from engine.actions import FINISH
from engine.errors import GameOver
from engine.terms import SeatId
from tests.builders import FOURTEEN_CITIES as FOURTEEN
from tests.builders import Game, a_game, line, turn_of
from tests.plain import (
    BuildHouse,
    BuyCard,
    CardChoice,
    CopyCard,
    EndTriggered,
    GameEnded,
    HouseBuilt,
    PlayCard,
    TurnBegan,
)

TRIBUNE = PlayCard("start-tribune")


def buy(card: str, *payment: str) -> BuyCard:
    return BuyCard(card, payment)


def before_the_last_two_cards(seat: int = 0, *, seats: int = 3) -> Game:
    return a_game(
        seats=seats,
        goods={number: {"food": 3} if number == seat else {} for number in range(seats)},
        hand={seat: ["start-tribune", "start-senator", "II-consul"]},
        display=["I-colonist", "II-colonist"],
        deck=[],
        decision=turn_of(seat),
    )


def before_the_fifteenth_house(*seats: int, to_play: int = 0) -> Game:
    """These seats have fourteen houses, a colonist between Novaria and Aquileia, and enough."""
    beside = {"land": [line("imperium", "novaria", "aquileia", "land")]}
    return a_game(
        seats=3,
        coins=dict.fromkeys(seats, 99),
        goods={n: {"food": 2, "brick": 2} if n in seats else {} for n in range(3)},
        tokens={"novaria": "food", "aquileia": "food"},
        houses={city: list(seats) for city in FOURTEEN},
        colonists=dict.fromkeys(seats, beside),
        decision=turn_of(to_play),
    )


def build_in(game: Game, city: str) -> Game:
    """Play the Architect, stay, and build."""
    return game.do(PlayCard("start-architect"), FINISH, BuildHouse(city))


@pytest.mark.ruling("E1")
def test_a_senator_who_takes_the_last_two_cards_ends_the_game_with_the_second_one() -> None:
    game = before_the_last_two_cards().do(PlayCard("start-senator"))
    game.do(buy("II-colonist", "food", "food"))
    assert not game.happened(EndTriggered)
    assert game.state.concordia is None
    game = game.do(buy("I-colonist", "food"))
    assert game.happened(EndTriggered) == [EndTriggered(0, "last_card")]
    assert (game.state.concordia, game.state.end_cause) == (0, "last_card")
    assert {"I-colonist", "II-colonist"} <= set(game.seat(0).hand)
    assert game.decision == CardChoice(1)


@pytest.mark.ruling("E1")
def test_a_senator_who_leaves_one_card_does_not_end_the_game() -> None:
    game = before_the_last_two_cards().do(PlayCard("start-senator"))
    game.do(buy("I-colonist", "food"), FINISH)
    assert game.state.concordia is None
    assert game.state.display[:2] == ("II-colonist", None)


@pytest.mark.ruling("E1")
def test_an_empty_row_is_refilled_while_the_deck_lasts_and_ends_nothing() -> None:
    game = a_game(
        goods={0: {"food": 1}},
        hand={0: ["II-consul"]},
        display=["I-colonist"],
        deck=["II-colonist"],
    ).do(PlayCard("II-consul"), buy("I-colonist", "food"))
    assert game.state.concordia is None
    assert game.state.display[0] == "II-colonist"
    assert not game.happened(EndTriggered)


@pytest.mark.ruling("E1")
def test_a_consul_can_take_the_last_card_too() -> None:
    game = a_game(
        goods={0: {"food": 1}}, hand={0: ["II-consul"]}, display=["I-colonist"], deck=[]
    ).do(PlayCard("II-consul"), buy("I-colonist", "food"))
    assert game.happened(EndTriggered) == [EndTriggered(0, "last_card")]


@pytest.mark.ruling("E1")
def test_whoever_copies_a_senator_and_takes_the_last_card_is_the_one_to_end_the_game() -> None:
    game = a_game(
        goods={1: {"food": 1}},
        hand={1: ["start-diplomat"]},
        discard={0: ["start-senator"]},
        display=["I-colonist"],
        deck=[],
        decision=turn_of(1),
    ).do(PlayCard("start-diplomat"), CopyCard(0), buy("I-colonist", "food"))
    assert game.state.concordia == 1


@pytest.mark.ruling("E1")
def test_a_fifteenth_house_ends_the_game() -> None:
    game = build_in(before_the_fifteenth_house(0), "novaria")
    assert game.happened(EndTriggered) == [EndTriggered(0, "fifteenth_house")]
    assert (game.state.concordia, game.state.end_cause) == (0, "fifteenth_house")
    assert game.state.houses_left(SeatId(0)) == 0


@pytest.mark.ruling("E1")
def test_fourteen_houses_end_nothing() -> None:
    game = before_the_fifteenth_house(0)
    fewer = a_game(
        seats=3,
        coins={0: 99},
        goods={0: {"food": 2, "brick": 2}},
        tokens={"novaria": "food", "aquileia": "food"},
        houses={city: [0] for city in FOURTEEN[1:]},
        colonists={0: game.colonists(0)},
    )
    build_in(fewer, "novaria")
    assert fewer.state.concordia is None
    assert fewer.offers(BuildHouse("aquileia"))
    fewer.do(BuildHouse("aquileia"))
    assert fewer.state.concordia == 0


@pytest.mark.ruling("E1", "AR9")
def test_no_sixteenth_house_can_be_built() -> None:
    game = build_in(before_the_fifteenth_house(0), "novaria")
    assert game.decision == CardChoice(1)  # though Aquileia could be paid


@pytest.mark.ruling("E1")
def test_the_causer_finishes_the_turn_before_the_next_seat_begins() -> None:
    game = build_in(before_the_fifteenth_house(0), "novaria")
    kinds = [type(event) for event in game.events]
    order = [kinds.index(kind) for kind in (HouseBuilt, EndTriggered, TurnBegan)]
    assert order == sorted(order)
    assert not game.state.over


@pytest.mark.ruling("E1", "E3")
def test_the_concordia_card_is_worth_seven_points() -> None:
    game = build_in(before_the_fifteenth_house(0, 1), "novaria")
    assert [score.concordia for score in final_scores(game.state)] == [7, 0, 0]
    causer = final_scores(game.state)[0]
    assert causer.total == sum(causer.gods.values()) + 7


@pytest.mark.ruling("E2")
@pytest.mark.parametrize(("causer", "others"), [(0, [1, 2]), (1, [2, 0]), (2, [0, 1])])
def test_everyone_else_has_exactly_one_more_turn(causer: int, others: list[int]) -> None:
    game = before_the_last_two_cards(causer).do(
        PlayCard("start-senator"), buy("II-colonist", "food", "food")
    )
    game.do(buy("I-colonist", "food"))
    played = []
    while not game.state.over:
        played.append(game.to_decide)
        game.do(TRIBUNE)
    assert played == others
    assert [type(event) for event in game.events].count(GameEnded) == 1
    assert not game.happened(TurnBegan)


@pytest.mark.ruling("E2")
def test_with_two_seats_the_other_one_plays_once_more() -> None:
    game = before_the_last_two_cards(1, seats=2)
    game.do(PlayCard("start-senator"), buy("II-colonist", "food", "food"))
    game.do(buy("I-colonist", "food"))
    assert game.decision == CardChoice(0)
    game.do(TRIBUNE)
    assert game.state.over


@pytest.mark.ruling("E2")
def test_nothing_can_be_done_any_more_when_the_game_is_over() -> None:
    game = before_the_last_two_cards(1, seats=2)
    game.do(PlayCard("start-senator"), buy("II-colonist", "food", "food"))
    game.do(buy("I-colonist", "food"), TRIBUNE)
    assert legal_actions(game.state) == ()
    with pytest.raises(GameOver):
        engine.apply(game.state, SeatId(1), TRIBUNE)


@pytest.mark.ruling("E2")
def test_a_second_fifteenth_house_changes_nothing() -> None:
    game = build_in(before_the_fifteenth_house(0, 1), "novaria")
    build_in(game, "novaria")
    assert game.state.houses_left(SeatId(1)) == 0
    assert not game.happened(EndTriggered)
    assert game.state.concordia == 0
    assert game.decision == CardChoice(2)
    game.do(TRIBUNE)
    assert game.state.over
    assert [score.concordia for score in final_scores(game.state)] == [7, 0, 0]


@pytest.mark.ruling("E2")
def test_taking_the_last_card_after_a_fifteenth_house_changes_nothing() -> None:
    game = a_game(
        seats=3,
        coins={0: 99},
        goods={0: {"food": 1, "brick": 1}, 1: {"food": 1}, 2: {}},
        hand={0: ["start-architect"], 1: ["start-senator"]},
        tokens={"novaria": "food"},
        houses={city: [0] for city in FOURTEEN},
        colonists={0: {"land": [line("imperium", "novaria", "roma", "land")]}},
        display=["I-colonist"],
        deck=[],
    )
    build_in(game, "novaria")
    game.do(PlayCard("start-senator"), buy("I-colonist", "food"))
    assert not game.happened(EndTriggered)
    assert (game.state.concordia, game.state.end_cause) == (0, "fifteenth_house")
    game.do(TRIBUNE)
    assert game.state.over
