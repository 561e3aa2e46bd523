"""Proconsul: buy a card for its own cost; then the partner plays a card for himself alone."""

from typing import Any

import pytest

from engine.actions import FINISH
from engine.errors import IllegalAction
from tests.builders import ALL_IN_ROMA, Game, a_team_game
from tests.plain import (
    BuyCard,
    CardBought,
    CardChoice,
    CardPlayed,
    CardsTakenBack,
    ChoosePersonality,
    CoinsReceived,
    CopyCard,
    DiplomatChoice,
    DisplayRefilled,
    GoodsReceived,
    MovementChoice,
    PersonalityChoice,
    PlayCard,
    PrefectChoice,
    ProduceInProvince,
    PurchaseChoice,
    TradeChoice,
    TurnBegan,
)

PROCONSUL = PlayCard("II-proconsul")
SYRIA_MAKES_WINE = ProduceInProvince("syria", "wine")
ROW = (
    "I-mercator",
    "III-proconsul",
    "I-architect",
    "I-farmer",
    "I-colonist",
    "I-smith",
    "II-prefect",
)
DECK = ("II-mason", "II-mercator", "II-weaver")
RICH = {"brick": 2, "food": 2, "tool": 3, "wine": 2, "cloth": 3}
OWN_COST = PurchaseChoice(0, cards_left=1, position_costs=False, without="proconsul")


def playing(**facts: Any) -> Game:
    """Seat 0 has just played a Proconsul."""
    given = {
        "goods": {0: RICH, 1: {}, 2: RICH, 3: {}},
        "coins": dict.fromkeys(range(4), 0),
        "colonists": {0: ALL_IN_ROMA, 2: ALL_IN_ROMA},
        "hand": {},
        "houses": {},
        "markers": {"syria": "wine"},
        "display": ROW,
        "deck": DECK,
        "magnus": 3,
        **facts,
    }
    hand = {0: ["II-proconsul", "start-tribune"], **given.pop("hand")}
    return a_team_game(hand=hand, **given).do(PROCONSUL)


def answered_with(card: str, **facts: Any) -> Game:
    """Seat 0 has bought nothing, and the partner has played this card."""
    hand = {2: dict.fromkeys(["start-tribune", card]), **facts.pop("hand", {})}
    return playing(hand=hand, **facts).do(FINISH, PlayCard(card))


def cards_offered(game: Game) -> list[str]:
    return list(dict.fromkeys(purchase.card for purchase in game.offered_of(BuyCard)))


@pytest.mark.ruling("PC1")
def test_one_card_may_be_bought_for_its_own_cost_wherever_it_lies() -> None:
    game = playing()
    assert game.decision == OWN_COST
    assert game.ways_to_pay("I-mercator") == [("wine",)]
    assert game.ways_to_pay("I-smith") == [("brick", "tool")]
    assert game.ways_to_pay("II-prefect") == [("wine",)]
    game.do(BuyCard("II-prefect", ("wine",)))
    assert game.happened(CardBought) == [CardBought(0, "II-prefect", ("wine",))]
    assert game.to_decide == 2  # and no second one


@pytest.mark.ruling("PC1")
@pytest.mark.parametrize("own", ["II-proconsul", "III-proconsul", "IV-proconsul", "V-proconsul"])
def test_no_proconsul_is_bought_with_a_proconsul(own: str) -> None:
    assert cards_offered(playing()) == [card for card in ROW if card != "III-proconsul"]
    game = a_team_game(
        seats=6,
        hand={0: [own], 3: ["start-tribune"]},
        goods={0: {"cloth": 3}, 3: {}},
        display=[f"{n}-proconsul" for n in ("II", "III", "IV", "V") if f"{n}-proconsul" != own],
    ).do(PlayCard(own))
    assert game.decision == CardChoice(3, alone=True, without_legatus=True)


@pytest.mark.ruling("PC1", "T3")
def test_nothing_has_to_be_bought() -> None:
    game = playing().do(FINISH)
    assert not game.happened(CardBought)
    assert game.decision == CardChoice(2, alone=True, without_legatus=True)


@pytest.mark.ruling("PC2")
@pytest.mark.parametrize("answered_by_legatus", [False, True])
def test_then_the_partner_has_to_play_any_card_but_the_legatus(answered_by_legatus: bool) -> None:
    hand = ["start-tribune", "start-legatus", "start-praetor", "I-smith", "III-proconsul"]
    game = playing(hand={2: hand}, options={"legatusAnsweredByLegatus": answered_by_legatus})
    game.do(FINISH)
    assert game.offered == tuple(PlayCard(card) for card in hand if card != "start-legatus")
    for refused in (FINISH, PlayCard("start-legatus")):
        with pytest.raises(IllegalAction):
            game.try_as(2, refused)


@pytest.mark.ruling("PC2", "T2")
def test_a_partner_with_nothing_else_in_hand_still_has_the_tribune() -> None:
    game = playing(hand={2: ["start-legatus", "start-tribune"]}).do(FINISH)
    assert game.offered == (PlayCard("start-tribune"),)


@pytest.mark.ruling("PC2")
def test_the_partners_card_lies_on_his_own_pile_and_works_for_him_alone() -> None:
    game = answered_with("start-prefect-a", goods={0: RICH, 2: {}})
    assert game.events[-1] == CardPlayed(2, "start-prefect-a")
    assert game.seat(0).discard == ("II-proconsul",)
    assert game.seat(2).discard == ("start-prefect-a",)
    assert game.decision == PrefectChoice(2)
    game.do(SYRIA_MAKES_WINE)
    assert game.events[1:] == (GoodsReceived(2, ("wine",)), TurnBegan(1, 2))


@pytest.mark.ruling("PC2", "PC3")
@pytest.mark.parametrize(
    "card",
    [
        "start-tribune",
        "start-prefect-a",
        "start-mercator",
        "start-architect",
        "start-praetor",
        "start-diplomat",
        "I-colonist",
        "I-farmer",
        "III-proconsul",
        "I-prefect-architect-team",
        "II-architect-mercator-team",
        "III-prefect-mercator-team",
    ],
)
def test_whatever_the_partner_plays_the_player_has_no_part_in_it(card: str) -> None:
    opponents = {1: ["start-praetor"], 3: ["II-architect-mercator-team"]}
    game = answered_with(
        card, discard=opponents, tokens={"tyros": "food"}, houses={"tyros": [0, 2]}
    )
    before = game.seat(0)
    while game.decision != CardChoice(1):
        assert game.to_decide == 2
        game.do(game.offered[0])
    assert game.seat(0).goods == before.goods
    assert (game.seat(0).coins, game.seat(0).hand) == (before.coins, before.hand)
    assert game.seat(0).discard == ("II-proconsul",)


@pytest.mark.ruling("PC3", "TT3")
def test_a_tribune_played_alone_takes_back_the_partners_cards_only() -> None:
    game = answered_with(
        "start-tribune",
        goods={0: RICH, 2: {}},
        discard={0: ["start-mercator"], 2: ["start-mercator", "start-praetor", "I-smith"]},
    )
    assert [(e.seat, e.count) for e in game.happened(CardsTakenBack)] == [(2, 4)]
    assert game.happened(CoinsReceived) == [CoinsReceived(2, 1, "tribune")]
    assert game.seat(0).discard == ("start-mercator", "II-proconsul")
    assert game.decision == CardChoice(1)


@pytest.mark.ruling("PC3", "DC1")
@pytest.mark.parametrize(
    ("half", "question"), [("architect", MovementChoice(2, 6)), ("mercator", TradeChoice(2))]
)
def test_of_a_double_choice_card_played_alone_one_half_is_used(half: str, question: object) -> None:
    game = answered_with("II-architect-mercator-team")
    assert game.decision == PersonalityChoice(2, "II-architect-mercator-team", alone=True)
    game.do(ChoosePersonality(half))
    assert game.decision == question
    game.do(FINISH)
    assert game.decision == CardChoice(1)
    assert [seat.coins for seat in game.state.seats] == [0, 0, 5 if half == "mercator" else 0, 0]


@pytest.mark.ruling("PC3", "PR1")
def test_a_praetor_played_alone_buys_one_card_for_the_partner() -> None:
    game = answered_with("start-praetor")
    assert game.decision == PurchaseChoice(2, cards_left=1, position_costs=True)
    game.do(game.purchase("I-architect", "tool", "brick"))
    assert game.happened(CardBought) == [CardBought(2, "I-architect", ("tool", "brick"))]
    assert game.decision == CardChoice(1)


@pytest.mark.ruling("PC3")
def test_a_proconsul_played_alone_buys_one_card_and_has_no_second_part() -> None:
    game = answered_with("IV-proconsul")
    assert game.decision == PurchaseChoice(2, 1, position_costs=False, without="proconsul")
    game.do(BuyCard("II-prefect", ("wine",)))
    assert game.decision == CardChoice(1)
    assert game.seat(0).discard == ("II-proconsul",)


@pytest.mark.ruling("PC3", "TD1")
def test_a_diplomat_played_alone_copies_an_opponents_card_for_the_partner_alone() -> None:
    game = answered_with(
        "start-diplomat", discard={0: ["I-smith"], 1: ["start-mercator"], 3: ["start-architect"]}
    )
    assert game.decision == DiplomatChoice(2, alone=True)
    assert [copy.seat for copy in game.offered_of(CopyCard)] == [3, 1]
    game.do(CopyCard(1), FINISH)
    assert [seat.coins for seat in game.state.seats] == [0, 0, 3, 0]
    assert game.decision == CardChoice(1)


@pytest.mark.ruling("PC3", "TD2")
def test_what_a_diplomat_played_alone_has_copied_is_closed_to_the_team() -> None:
    game = answered_with(
        "start-diplomat",
        discard={1: ["start-mercator"], 3: ["start-architect"]},
        hand={1: ["I-smith"], 2: ["start-diplomat", "I-diplomat"]},
    )
    game.do(CopyCard(3), FINISH, PlayCard("I-smith"), PlayCard("I-diplomat"))
    assert game.decision == DiplomatChoice(2)
    assert [copy.seat for copy in game.offered_of(CopyCard)] == [1]


@pytest.mark.ruling("PC3", "TD2")
def test_a_diplomat_played_alone_may_not_copy_what_the_player_has_just_copied() -> None:
    game = a_team_game(
        goods={0: {}, 2: {}},
        hand={0: ["I-diplomat"], 2: ["start-diplomat"]},
        discard={1: ["II-proconsul"], 3: ["start-mercator"]},
    ).do(PlayCard("I-diplomat"), CopyCard(1), PlayCard("start-diplomat"))
    assert [copy.seat for copy in game.offered_of(CopyCard)] == [3]


@pytest.mark.ruling("PC3", "TD3")
@pytest.mark.parametrize(
    ("copied", "question"),
    [
        ("start-praetor", PurchaseChoice(2, cards_left=1, position_costs=True)),
        ("IV-proconsul", PurchaseChoice(2, 1, position_costs=False, without="proconsul")),
    ],
)
def test_a_praetor_or_proconsul_copied_alone_buys_one_card_for_the_partner(
    copied: str, question: PurchaseChoice
) -> None:
    game = answered_with("start-diplomat", discard={3: [copied]}).do(CopyCard(3))
    assert game.decision == question
    game.do(FINISH)
    assert game.decision == CardChoice(1)


@pytest.mark.ruling("PC3", "TD3", "DC1")
def test_of_a_double_choice_card_copied_alone_one_half_is_used() -> None:
    card = "III-prefect-mercator-team"
    game = answered_with("start-diplomat", discard={3: [card]}).do(CopyCard(3))
    assert game.decision == PersonalityChoice(2, card, ("diplomat",), alone=True)
    game.do(ChoosePersonality("mercator"), FINISH)
    assert game.decision == CardChoice(1)
    assert [seat.coins for seat in game.state.seats] == [0, 0, 5, 0]


@pytest.mark.ruling("PC3", "TD4")
def test_a_diplomat_played_alone_cannot_copy_a_legatus_which_needs_both() -> None:
    game = answered_with("start-diplomat", discard={1: ["start-legatus"], 3: ["start-mercator"]})
    assert [copy.seat for copy in game.offered_of(CopyCard)] == [3]
    nothing_else = answered_with("start-diplomat", discard={1: ["start-legatus"]})
    assert nothing_else.decision == CardChoice(1)


@pytest.mark.ruling("PC4")
def test_the_turn_stays_with_the_proconsuls_player_and_goes_to_his_neighbour() -> None:
    game = playing(hand={2: ["start-mercator", "start-prefect-a"]}).do(FINISH)
    assert (game.state.active, game.state.turn) == (0, 1)
    game.do(PlayCard("start-mercator"))
    assert (game.state.active, game.state.turn) == (0, 1)
    game.do(FINISH)
    assert game.events == (TurnBegan(1, 2),)


@pytest.mark.ruling("PC4")
def test_the_partner_does_not_lose_his_own_turn() -> None:
    game = playing(hand={1: ["I-smith"], 2: ["I-smith", "start-prefect-a"], 3: ["I-smith"]})
    game.do(FINISH, PlayCard("I-smith"), PlayCard("I-smith"))
    assert game.decision == CardChoice(2)
    assert game.state.active == 2
    game.do(PlayCard("start-prefect-a"), SYRIA_MAKES_WINE)
    assert game.decision == PrefectChoice(0)  # now the partner is seat 0


@pytest.mark.ruling("PC5", "TT5")
@pytest.mark.parametrize(
    ("card", "price"), [("start-praetor", [("food", "wine")]), ("IV-proconsul", [("food",)])]
)
def test_the_partners_purchase_finds_the_row_with_its_gap(
    card: str, price: list[tuple[str, ...]]
) -> None:
    row = ("I-mercator", "I-smith", "I-colonist", "I-farmer")
    game = playing(
        display=row,
        deck=("II-mason", "II-weaver"),
        hand={2: [card]},
        goods={0: {"wine": 1}, 2: {"food": 1, "wine": 1}},
    ).do(BuyCard("I-mercator", ("wine",)))
    assert not game.happened(DisplayRefilled)
    assert game.state.display[:4] == (None, "I-smith", "I-colonist", "I-farmer")
    game.do(PlayCard(card))
    assert game.state.deck == ("II-mason", "II-weaver")
    assert game.ways_to_pay("I-colonist") == price
    game.do(game.purchase("I-colonist", *price[0]))
    assert game.happened(DisplayRefilled) == [DisplayRefilled(("II-mason", "II-weaver"))]
    assert game.state.display[:4] == ("I-smith", "I-farmer", "II-mason", "II-weaver")


@pytest.mark.ruling("PC5", "TT5")
def test_the_row_is_refilled_after_the_partners_card_even_if_he_buys_nothing() -> None:
    game = playing(hand={2: ["start-mercator"]}).do(BuyCard("I-mercator", ("wine",)))
    game.do(PlayCard("start-mercator"))
    assert not game.happened(DisplayRefilled)
    game.do(FINISH)
    assert game.events == (DisplayRefilled(("II-mason",)), TurnBegan(1, 2))
