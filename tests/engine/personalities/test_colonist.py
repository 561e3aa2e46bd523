"""Colonist: new colonists in the capital or in own cities, or money for those on the board."""

import pytest

from engine.actions import FINISH
from engine.catalogue import catalogue
from engine.terms import ColonistKind, PlaceId
from tests.builders import ALL_IN_ROMA, Game, a_game, line
from tests.plain import (
    CardChoice,
    CoinsReceived,
    CollectIncome,
    ColonistChoice,
    ColonistPlaced,
    PlaceColonist,
    PlayCard,
)

COLONIST = PlayCard("I-colonist")
INCOME = CollectIncome()
HAND = {0: ["I-colonist", "start-tribune"]}


def placements(game: Game) -> set[tuple[ColonistKind, PlaceId]]:
    return {(place.colonist, place.place) for place in game.offered_of(PlaceColonist)}


@pytest.mark.ruling("C1")
@pytest.mark.parametrize("cards", ["base", "venus"])
def test_colonist_asks_for_a_placement_or_the_money(cards: str) -> None:
    game = a_game(cards=cards, hand=HAND).do(COLONIST)
    assert game.decision == ColonistChoice(0)
    assert game.offers(INCOME)
    assert placements(game) == {("land", "roma"), ("sea", "roma")}


@pytest.mark.ruling("C1")
def test_who_takes_the_money_places_nobody() -> None:
    game = a_game(hand=HAND, goods={0: {"food": 3, "tool": 3}}).do(COLONIST, INCOME)
    assert game.seat(0).colonists_on_board == 2
    assert game.goods(0) == {"food": 3, "tool": 3}
    assert game.decision == CardChoice(1)


@pytest.mark.ruling("C1")
def test_who_has_placed_a_colonist_gets_no_money() -> None:
    game = a_game(hand=HAND, goods={0: {"food": 3, "tool": 3}}, coins={0: 5})
    game.do(COLONIST, PlaceColonist("land", "roma"))
    assert not game.offers(INCOME)
    game.do(FINISH)
    assert game.seat(0).coins == 5
    assert game.decision == CardChoice(1)


@pytest.mark.ruling("C1")
def test_placing_may_be_zero() -> None:
    game = a_game(hand=HAND, coins={0: 5}).do(COLONIST, FINISH)
    assert game.seat(0).coins == 5
    assert game.seat(0).colonists_on_board == 2
    assert game.decision == CardChoice(1)


@pytest.mark.ruling("C1")
def test_who_cannot_pay_for_a_colonist_may_still_take_the_money() -> None:
    game = a_game(hand=HAND, goods={0: {"food": 3}}).do(COLONIST)
    assert set(game.offered) == {INCOME, FINISH}


@pytest.mark.ruling("C2")
def test_colonists_are_placed_in_the_capital_and_in_cities_with_an_own_house() -> None:
    game = a_game(hand=HAND, houses={"massilia": [1, 0], "carthago": [1], "aquileia": [0]})
    game.do(COLONIST)
    assert placements(game) == {
        (kind, city) for kind in ("land", "sea") for city in ("roma", "massilia", "aquileia")
    }


@pytest.mark.ruling("C2")
def test_each_colonist_costs_a_food_and_a_tool_and_frees_its_space() -> None:
    game = a_game(hand=HAND, goods={0: {"food": 2, "tool": 3}}, houses={"massilia": [0]})
    assert game.state.seats[0].free_spaces == 3

    game.do(COLONIST, PlaceColonist("sea", "roma"), PlaceColonist("land", "massilia"))

    assert game.goods(0) == {"tool": 1}
    assert game.state.seats[0].free_spaces == 9
    assert game.seat(0).colonists == {"land": ("roma", "massilia"), "sea": ("roma", "roma")}
    assert [sorted(placed.payment) for placed in game.happened(ColonistPlaced)] == [
        ["food", "tool"],
        ["food", "tool"],
    ]
    assert game.decision == CardChoice(1)


@pytest.mark.ruling("C2")
def test_all_waiting_colonists_may_go_to_one_place_up_to_three_of_each_kind() -> None:
    game = a_game(hand=HAND, goods={0: {"food": 4, "tool": 4}}, houses={"massilia": [0]})
    game.do(COLONIST)
    game.do(PlaceColonist("land", "massilia"), PlaceColonist("land", "massilia"))
    assert placements(game) == {("sea", "roma"), ("sea", "massilia")}

    game.do(PlaceColonist("sea", "massilia"), PlaceColonist("sea", "massilia"))
    assert game.seat(0).colonists == {
        "land": ("roma", "massilia", "massilia"),
        "sea": ("roma", "massilia", "massilia"),
    }
    assert game.decision == CardChoice(1)


@pytest.mark.ruling("C2")
def test_placing_ends_when_food_or_tools_run_out() -> None:
    game = a_game(hand=HAND, goods={0: {"food": 1, "tool": 4}})
    game.do(COLONIST, PlaceColonist("sea", "roma"))
    assert game.decision == CardChoice(1)


@pytest.mark.ruling("C2")
def test_with_all_six_on_the_board_only_the_money_is_left() -> None:
    game = a_game(hand=HAND, colonists={0: ALL_IN_ROMA}).do(COLONIST)
    assert set(game.offered) == {INCOME, FINISH}


@pytest.mark.ruling("C2")
def test_where_land_and_sea_have_their_own_capital_each_kind_is_placed_in_its_own() -> None:
    game = a_game("britannia", hand=HAND).do(COLONIST)
    assert placements(game) == {("land", "londinium"), ("sea", "portus_itius")}


@pytest.mark.ruling("C3")
@pytest.mark.parametrize(("land", "sea"), [(1, 1), (1, 2), (3, 2), (3, 3)])
@pytest.mark.parametrize("cards", ["base", "venus"])
def test_the_money_is_five_and_one_more_for_every_own_colonist_on_the_board(
    cards: str, land: int, sea: int
) -> None:
    colonists = {"land": ["roma"] * land, "sea": ["roma"] * sea}
    game = a_game(cards=cards, hand=HAND, colonists={0: colonists, 1: ALL_IN_ROMA}, coins={0: 0})
    game.do(COLONIST, INCOME)
    assert game.happened(CoinsReceived) == [CoinsReceived(0, 5 + land + sea, "colonist")]
    assert game.seat(0).coins == 5 + land + sea


@pytest.mark.ruling("C3")
def test_colonists_on_lines_and_in_cities_count_alike_for_the_money() -> None:
    colonists: dict[str, list[str]] = {
        "land": ["massilia", line("imperium", "roma", "novaria", "land")],
        "sea": [line("imperium", "roma", "massilia", "sea")],
    }
    game = a_game(hand=HAND, colonists={0: colonists}, coins={0: 0}).do(COLONIST, INCOME)
    assert game.seat(0).coins == 8


@pytest.mark.ruling("C3")
@pytest.mark.parametrize(("land", "coins"), [(1, 4), (2, 6), (3, 8)])
def test_in_the_older_printing_the_money_is_two_for_every_own_colonist(
    land: int, coins: int
) -> None:
    game = a_game(
        options={"colonistIncome": "two_each"},
        hand=HAND,
        colonists={0: {"land": ["roma"] * land, "sea": ["roma"]}},
        coins={0: 0},
    )
    game.do(COLONIST, INCOME)
    assert game.seat(0).coins == coins


@pytest.mark.ruling("C4")
@pytest.mark.parametrize(
    ("board", "city", "fitting"),
    [("imperium", "novaria", "land"), ("italia", "aleria", "sea"), ("hellas", "naxos", "sea")],
)
def test_a_colonist_is_placed_only_where_a_line_of_its_kind_begins(
    board: str, city: str, fitting: str
) -> None:
    game = a_game(board, hand=HAND, houses={city: [0]}).do(COLONIST)
    assert {kind for kind, place in placements(game) if place == city} == {fitting}


@pytest.mark.ruling("C4")
@pytest.mark.parametrize(
    ("board", "city", "other"),
    [("imperium", "novaria", "sea"), ("italia", "aleria", "land"), ("hellas", "naxos", "land")],
)
def test_where_the_table_agreed_so_mismatched_colonists_may_be_placed(
    board: str, city: str, other: str
) -> None:
    game = a_game(board, options={"mismatchedColonists": True}, hand=HAND, houses={city: [0]})
    game.do(COLONIST)
    assert {kind for kind, place in placements(game) if place == city} == {"land", "sea"}
    game.do(PlaceColonist(other, city))
    assert city in game.colonists(0)[other]


@pytest.mark.ruling("C4")
@pytest.mark.parametrize("board", sorted(catalogue().boards))
def test_from_every_capital_a_line_of_the_kind_begins(board: str) -> None:
    game = a_game(board, hand=HAND).do(COLONIST)
    assert placements(game)
    assert all(game.state.board.begins_at(kind, place) for kind, place in placements(game))
