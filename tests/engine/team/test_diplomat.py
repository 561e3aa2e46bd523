"""Diplomat in team play: opponents' cards only, each once for a team, carried out by both."""

from typing import Any

import pytest

from engine.actions import FINISH
from tests.builders import ALL_IN_ROMA, Game, a_team_game
from tests.plain import (
    BuyCard,
    CardChoice,
    CardCopied,
    CardPlayed,
    ChoosePersonality,
    CoinsReceived,
    CopyCard,
    DiplomatChoice,
    DisplayRefilled,
    HandShown,
    MovementChoice,
    PlayCard,
    PrefectChoice,
    ProduceInProvince,
    PurchaseChoice,
    SuggestCard,
    SuggestionChoice,
    TradeChoice,
    TurnBegan,
)

DIPLOMAT = PlayCard("start-diplomat")
MERCATOR = PlayCard("start-mercator")
TRIBUNE = PlayCard("start-tribune")
NO_GOODS: dict[int, dict[str, int]] = {seat: {} for seat in range(6)}
ROW = [
    "I-mercator",
    "I-diplomat",
    "II-proconsul",
    "I-farmer",
    "I-colonist",
    "I-smith",
    "II-prefect",
]
RICH = {"brick": 2, "food": 2, "tool": 3, "wine": 2, "cloth": 3}


def playing(seat: int = 0, seats: int = 4, **facts: Any) -> Game:
    """The seat has just played a Diplomat."""
    hand = {seat: ["start-diplomat", "start-tribune"], **facts.pop("hand", {})}
    given = {"goods": NO_GOODS, "houses": {}, "markers": {"syria": "wine"}}
    return a_team_game(seats=seats, to_play=seat, hand=hand, **{**given, **facts}).do(DIPLOMAT)


def piles(seats: int = 4, card: str = "start-mercator") -> dict[int, list[str]]:
    return {seat: [card] for seat in range(seats)}


def copyable(game: Game) -> list[int]:
    return [copy.seat for copy in game.offered_of(CopyCard)]


@pytest.mark.ruling("TD1")
@pytest.mark.parametrize(
    ("seats", "seat", "opponents"),
    [
        (4, 0, [1, 3]),
        (4, 1, [2, 0]),
        (4, 2, [3, 1]),
        (4, 3, [0, 2]),
        (6, 0, [1, 2, 4, 5]),
        (6, 4, [5, 0, 2, 3]),
    ],
)
def test_only_the_cards_of_opponents_are_copied_never_the_partners(
    seats: int, seat: int, opponents: list[int]
) -> None:
    game = playing(seat, seats, discard=piles(seats))
    assert copyable(game) == opponents


@pytest.mark.ruling("TD1", "DI3")
def test_with_a_card_before_the_partner_alone_a_diplomat_has_no_effect() -> None:
    game = playing(discard={2: ["start-mercator"]})
    assert game.events == (CardPlayed(0, "start-diplomat"), TurnBegan(1, 2))


@pytest.mark.ruling("TD2")
def test_a_card_the_player_has_copied_is_closed_to_the_partners_diplomat() -> None:
    game = playing(
        discard={1: ["start-praetor"], 3: ["start-mercator"]},
        hand={1: ["I-smith"], 2: ["start-diplomat"]},
    )
    game.do(CopyCard(3), FINISH, FINISH, PlayCard("I-smith"), DIPLOMAT)
    assert game.decision == DiplomatChoice(2)
    assert copyable(game) == [1]


@pytest.mark.ruling("TD2")
@pytest.mark.parametrize("by", [0, 2])
def test_it_does_not_matter_which_partner_copied_it(by: int) -> None:
    assert copyable(playing(0, discard=piles(), copied=((by, 1),))) == [3]
    assert copyable(playing(2, discard=piles(), copied=((by, 1),))) == [3]


@pytest.mark.ruling("TD2")
def test_what_one_team_has_copied_another_team_may_still_copy() -> None:
    game = playing(2, seats=6, discard=piles(6), copied=((0, 1), (3, 4)))
    assert copyable(game) == [3, 4, 0, 1]


@pytest.mark.ruling("TD2")
def test_both_partners_carrying_a_copy_out_is_one_copy() -> None:
    game = playing(discard=piles()).do(CopyCard(3), FINISH, FINISH)
    assert game.happened(CardCopied) == [CardCopied(0, 3, "start-mercator")]
    assert game.state.copied == ((0, 3),)


@pytest.mark.ruling("TD2")
def test_a_copy_that_was_declined_is_not_remembered() -> None:
    game = playing(discard=piles()).do(FINISH)
    assert game.state.copied == ()


@pytest.mark.ruling("TD2")
@pytest.mark.parametrize("next_card", ["I-mercator", "start-prefect-a", "I-smith"])
def test_once_the_card_is_covered_the_new_one_may_be_copied(next_card: str) -> None:
    """Also by one of the same personality: it is another card played."""
    game = playing(discard={1: ["start-mercator"]}, hand={1: [next_card], 2: ["start-diplomat"]})
    game.do(CopyCard(1), FINISH, FINISH)
    assert game.state.copied == ((0, 1),)
    game = game.do(PlayCard(next_card))
    assert game.state.copied == ()
    while game.decision != CardChoice(2):
        game.do(FINISH if game.offers(FINISH) else game.offered_of(ProduceInProvince)[0])
    game.do(DIPLOMAT)
    assert copyable(game) == [1]


@pytest.mark.ruling("TD2")
def test_only_the_covered_card_is_forgotten() -> None:
    game = a_team_game(
        discard=piles(), hand={1: ["I-smith"]}, copied=((0, 1), (2, 3)), to_play=1, houses={}
    ).do(PlayCard("I-smith"))
    assert game.state.copied == ((2, 3),)


@pytest.mark.ruling("TD2")
@pytest.mark.parametrize("player", [1, 3])
def test_once_the_card_is_taken_back_it_is_forgotten_whichever_partner_played_the_tribune(
    player: int,
) -> None:
    game = a_team_game(discard=piles(), copied=((0, 1), (2, 3)), goods=NO_GOODS, to_play=player).do(
        TRIBUNE
    )
    assert game.state.copied == ()


@pytest.mark.ruling("TD2")
def test_the_same_card_played_again_after_a_tribune_may_be_copied_again() -> None:
    game = playing(
        discard={3: ["start-mercator"]},
        hand={0: ["start-diplomat", "I-diplomat"], 2: ["I-smith"], 3: ["start-tribune"]},
    )
    game.do(CopyCard(3), FINISH, FINISH)
    game.do(TRIBUNE)  # of seat 1, for seat 3 too
    game.do(PlayCard("I-smith"))
    game.do(MERCATOR, FINISH, FINISH)
    game.do(PlayCard("I-diplomat"))
    assert copyable(game) == [3]


@pytest.mark.ruling("TD3")
@pytest.mark.parametrize(("card", "payout"), [("start-mercator", 3), ("I-mercator", 5)])
def test_the_partner_carries_the_copied_card_out_too(card: str, payout: int) -> None:
    game = playing(coins={0: 0, 2: 0}, discard={3: [card]}).do(CopyCard(3))
    assert game.events == (CardCopied(0, 3, card), CoinsReceived(0, payout, "mercator"))
    assert game.decision == TradeChoice(0)
    game = game.do(FINISH)
    assert game.events == (CoinsReceived(2, payout, "mercator"),)
    assert game.decision == TradeChoice(2)
    game.do(FINISH)
    assert game.decision == CardChoice(1)


@pytest.mark.ruling("TD3")
def test_the_partner_does_not_choose_what_to_copy() -> None:
    game = playing(discard={1: ["start-prefect-a"], 3: ["start-architect"]}).do(CopyCard(1))
    assert game.decision == PrefectChoice(0)
    game.do(ProduceInProvince("syria", "wine"))
    assert game.decision == PrefectChoice(2)


@pytest.mark.ruling("TD3", "T3")
def test_if_nothing_is_copied_the_partner_has_nothing_to_do() -> None:
    game = playing(discard=piles()).do(FINISH)
    assert game.events == (TurnBegan(1, 2),)


@pytest.mark.ruling("TD3", "DI6")
def test_after_a_copy_neither_partner_shows_a_new_card_to_copy() -> None:
    game = playing(
        discard={1: ["start-mercator"], 2: ["start-praetor"]}, hand={1: ["start-diplomat"]}
    ).do(CopyCard(1), FINISH, FINISH)
    assert (game.seat(0).top_card, game.seat(2).top_card) == ("start-diplomat", "start-praetor")
    game.do(DIPLOMAT)
    assert copyable(game) == [2]


@pytest.mark.ruling("TD3")
def test_of_a_copied_double_choice_card_the_partner_takes_the_other_half() -> None:
    game = playing(discard={3: ["II-architect-mercator-team"]}, coins={0: 0, 2: 0})
    game.do(CopyCard(3), ChoosePersonality("architect"), FINISH)
    assert game.decision == TradeChoice(2)
    assert (game.seat(0).coins, game.seat(2).coins) == (0, 5)


@pytest.mark.ruling("TD4", "PR1")
def test_with_a_copied_praetor_each_partner_may_buy_one_card() -> None:
    game = playing(
        discard={1: ["start-praetor"]},
        goods={0: RICH, 2: RICH},
        colonists={0: ALL_IN_ROMA, 2: ALL_IN_ROMA},
        display=ROW,
        deck=["II-mason", "II-mercator"],
    ).do(CopyCard(1))
    assert game.decision == PurchaseChoice(0, cards_left=1, position_costs=True)
    game.do(game.purchase("I-mercator", "wine"))
    assert game.decision == PurchaseChoice(2, cards_left=1, position_costs=True)
    game.do(game.purchase("I-diplomat", "tool", "brick"))
    assert game.happened(DisplayRefilled) == [DisplayRefilled(("II-mason", "II-mercator"))]
    assert game.decision == CardChoice(1)


@pytest.mark.ruling("TD4", "PC1", "PC2")
def test_with_a_copied_proconsul_the_copier_buys_and_the_partner_plays_for_himself() -> None:
    game = playing(
        discard={1: ["II-proconsul"]},
        hand={2: ["start-tribune", "start-mercator", "start-legatus"]},
        goods={0: RICH, 2: {}},
        colonists={0: ALL_IN_ROMA},
        display=["III-proconsul", "I-colonist"],
        deck=[],
    ).do(CopyCard(1))
    assert game.decision == PurchaseChoice(0, 1, position_costs=False, without="proconsul")
    assert game.offered_of(BuyCard) == [BuyCard("I-colonist", ("food",))]
    game.do(BuyCard("I-colonist", ("food",)))
    assert game.decision == CardChoice(2, alone=True, without_legatus=True)
    assert game.offered == (TRIBUNE, MERCATOR)
    game.do(MERCATOR, FINISH)
    assert game.decision == CardChoice(1)
    assert [seat.top_card for seat in game.state.seats] == [
        "start-diplomat",
        "II-proconsul",
        "start-mercator",
        None,
    ]


@pytest.mark.ruling("TD4", "L1", "L2", "L5", "L6")
def test_with_a_copied_legatus_the_partner_plays_a_card_for_both() -> None:
    game = playing(
        discard={1: ["start-legatus"]},
        hand={2: ["start-tribune", "start-mercator", "start-legatus"]},
        coins={0: 0, 2: 0},
    ).do(CopyCard(1))
    assert game.events == (
        CardCopied(0, 1, "start-legatus"),
        HandShown(0, 2, ("start-tribune", "start-mercator", "start-legatus")),
    )
    assert game.decision == SuggestionChoice(0)
    game.do(SuggestCard("start-mercator"))
    assert game.decision == CardChoice(2, without_legatus=True, suggested="start-mercator")
    game.do(MERCATOR)
    assert game.decision == TradeChoice(2)
    game.do(FINISH)
    assert game.decision == TradeChoice(0)
    assert game.state.active == 0
    game = game.do(FINISH)
    assert game.events == (TurnBegan(1, 2),)
    assert (game.seat(0).top_card, game.seat(2).top_card) == ("start-diplomat", "start-mercator")
    assert (game.seat(0).coins, game.seat(2).coins) == (3, 3)


@pytest.mark.ruling("TD4", "TD2")
def test_a_copied_legatus_may_be_answered_with_a_diplomat_but_not_for_the_same_card() -> None:
    game = playing(
        discard={1: ["start-legatus"], 3: ["start-architect"]},
        hand={2: ["start-diplomat"]},
    ).do(CopyCard(1), FINISH, DIPLOMAT)
    assert game.decision == DiplomatChoice(2)
    assert copyable(game) == [3]
    game.do(CopyCard(3))
    assert game.decision == MovementChoice(2, 2)
    game.do(FINISH)
    assert game.decision == MovementChoice(0, 2)
    game.do(FINISH)
    assert game.decision == CardChoice(1)
    assert game.state.copied == ((0, 1), (2, 3))


@pytest.mark.ruling("TD4", "DI7", "PM4")
def test_the_praefectus_magnus_works_with_a_copied_prefect_for_its_holder_alone() -> None:
    game = playing(
        discard={1: ["start-prefect-a"]}, markers={"syria": "wine", "asia": "food"}, magnus=2
    )
    game.do(CopyCard(1), ProduceInProvince("syria", "wine"), ProduceInProvince("asia", "food"))
    assert (game.goods(0), game.goods(2)) == ({"wine": 1}, {"food": 2})
    assert game.state.praefectus_magnus == 1
