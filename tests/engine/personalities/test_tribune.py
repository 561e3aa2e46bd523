"""Tribune: the played cards come back, many of them pay, and a colonist may be bought."""

import pytest

from engine.actions import FINISH
from tests.builders import ALL_IN_ROMA, a_game
from tests.plain import (
    CardChoice,
    CardPlayed,
    CardsTakenBack,
    CoinsReceived,
    ColonistPlaced,
    CopyCard,
    DiplomatChoice,
    NewColonistChoice,
    PlaceColonist,
    PlayCard,
    TurnBegan,
)

TRIBUNE = PlayCard("start-tribune")
OTHER_START_CARDS = (
    "start-mercator",
    "start-architect",
    "start-prefect-a",
    "start-prefect-b",
    "start-diplomat",
    "start-senator",
)
NOBODY_TO_BUY = {0: {"brick": 1}}


@pytest.mark.ruling("TR1")
@pytest.mark.parametrize(
    ("cards_before", "coins"), [(0, 0), (1, 0), (2, 0), (3, 1), (4, 2), (5, 3), (6, 4)]
)
def test_tribune_pays_one_coin_for_every_card_beyond_the_third(
    cards_before: int, coins: int
) -> None:
    pile = OTHER_START_CARDS[:cards_before]
    game = a_game(hand={0: ["start-tribune"]}, discard={0: pile}, coins={0: 10})

    game.do(TRIBUNE)

    assert game.seat(0).coins == 10 + coins
    assert [paid.amount for paid in game.happened(CoinsReceived)] == ([coins] if coins else [])


@pytest.mark.ruling("TR1")
def test_tribune_takes_the_whole_pile_and_itself_into_the_hand() -> None:
    pile = ["start-mercator", "I-smith", "start-architect", "I-prefect-architect"]
    game = a_game(
        cards="venus",
        hand={0: ["start-tribune", "start-senator"]},
        discard={0: pile, 1: ["start-mercator"]},
    )

    game.do(TRIBUNE)

    assert sorted(game.seat(0).hand) == sorted([*pile, "start-tribune", "start-senator"])
    assert game.seat(0).discard == ()
    assert game.seat(1).discard == ("start-mercator",)
    [taken] = game.happened(CardsTakenBack)
    assert (taken.seat, taken.count) == (0, 5)
    assert game.happened(CoinsReceived) == [CoinsReceived(0, 2, "tribune")]


@pytest.mark.ruling("TR1")
def test_purchased_cards_and_the_magister_count_for_the_payout() -> None:
    pile = [*OTHER_START_CARDS, "start-magister", "I-colonist"]
    game = a_game(cards="venus", hand={0: ["start-tribune"]}, discard={0: pile}, coins={0: 0})
    game.do(TRIBUNE)
    assert game.seat(0).coins == 6


@pytest.mark.ruling("TR2")
def test_tribune_offers_one_colonist_of_either_kind_in_the_capital_and_nowhere_else() -> None:
    game = a_game(goods={0: {"food": 1, "tool": 1}}, houses={"massilia": [0], "carthago": [1]})
    game.do(TRIBUNE)
    assert game.decision == NewColonistChoice(0)
    assert set(game.offered) == {
        PlaceColonist("land", "roma"),
        PlaceColonist("sea", "roma"),
        FINISH,
    }


@pytest.mark.ruling("TR2")
@pytest.mark.parametrize("kind", ["land", "sea"])
def test_the_new_colonist_costs_a_food_and_a_tool_and_stands_in_the_capital(kind: str) -> None:
    game = a_game(goods={0: {"food": 2, "tool": 1, "wine": 1}}, coins={0: 5})

    game.do(TRIBUNE, PlaceColonist(kind, "roma"))

    assert game.goods(0) == {"food": 1, "wine": 1}
    assert game.seat(0).coins == 5
    assert game.colonists(0)[kind] == ("roma", "roma")
    assert game.seat(0).colonists_on_board == 3
    [placed] = game.happened(ColonistPlaced)
    assert sorted(placed.payment) == ["food", "tool"]


@pytest.mark.ruling("TR2")
def test_only_one_colonist_is_bought_with_a_tribune_however_rich_its_player_is() -> None:
    game = a_game(goods={0: {"food": 4, "tool": 4}})
    game.do(TRIBUNE, PlaceColonist("land", "roma"))
    assert game.seat(0).colonists_on_board == 3
    assert game.decision == CardChoice(1)


@pytest.mark.ruling("TR2")
def test_the_colonist_may_be_declined() -> None:
    game = a_game()
    before = game.goods(0)
    game.do(TRIBUNE, FINISH)
    assert game.goods(0) == before
    assert game.happened(ColonistPlaced) == []
    assert game.decision == CardChoice(1)


@pytest.mark.ruling("TR2")
@pytest.mark.parametrize("goods", [{}, {"food": 5}, {"tool": 5}, {"brick": 3, "cloth": 3}])
def test_without_a_food_and_a_tool_no_colonist_is_offered(goods: dict[str, int]) -> None:
    game = a_game(goods={0: goods})
    game.do(TRIBUNE)
    assert game.decision == CardChoice(1)


@pytest.mark.ruling("TR2")
@pytest.mark.parametrize(("used_up", "left"), [("land", "sea"), ("sea", "land")])
def test_a_kind_with_nobody_left_in_the_storehouse_is_not_offered(used_up: str, left: str) -> None:
    game = a_game(colonists={0: {used_up: ["roma"] * 3, left: ["roma"] * 2}})
    game.do(TRIBUNE)
    assert set(game.offered) == {PlaceColonist(left, "roma"), FINISH}


@pytest.mark.ruling("TR2")
def test_with_all_six_colonists_on_the_board_nothing_is_asked() -> None:
    game = a_game(colonists={0: ALL_IN_ROMA})
    game.do(TRIBUNE)
    assert game.decision == CardChoice(1)


@pytest.mark.ruling("TR2")
def test_where_land_and_sea_have_their_own_capital_each_kind_begins_in_its_own() -> None:
    game = a_game("britannia", goods={0: {"food": 1, "tool": 1}})
    game.do(TRIBUNE)
    assert set(game.offered_of(PlaceColonist)) == {
        PlaceColonist("land", "londinium"),
        PlaceColonist("sea", "portus_itius"),
    }


@pytest.mark.ruling("TR3")
def test_recovery_comes_first_then_the_payout_then_the_colonist() -> None:
    game = a_game(discard={0: ["I-mercator", "I-prefect", "I-smith"]})

    game.do(TRIBUNE)
    assert [type(event) for event in game.events] == [CardPlayed, CardsTakenBack, CoinsReceived]
    assert game.decision == NewColonistChoice(0)

    game.do(PlaceColonist("sea", "roma"))
    assert [type(event) for event in game.events] == [ColonistPlaced, TurnBegan]


@pytest.mark.ruling("TR4")
def test_after_a_tribune_nothing_of_that_seat_can_be_copied() -> None:
    game = a_game(
        seats=3,
        goods=NOBODY_TO_BUY,
        discard={0: ["start-mercator"], 2: ["start-mercator"]},
    )

    game.do(TRIBUNE)
    assert game.seat(0).top_card is None

    game.do(PlayCard("start-diplomat"))
    assert isinstance(game.decision, DiplomatChoice)
    assert game.offered_of(CopyCard) == [CopyCard(2)]


@pytest.mark.ruling("TR4")
def test_the_next_card_after_a_tribune_can_be_copied_again() -> None:
    game = a_game(goods={**NOBODY_TO_BUY, 1: {}}, discard={0: ["start-architect"]})
    game.do(TRIBUNE)
    game.do(PlayCard("start-mercator"), FINISH)  # the other seat
    game.do(PlayCard("start-mercator"), FINISH)
    game.do(PlayCard("start-diplomat"))
    assert game.offered_of(CopyCard) == [CopyCard(0)]
