"""Legatus: look into the partner's hand, point at a card or not; his card then counts for both."""

from typing import Any

import pytest

from engine.actions import FINISH
from engine.errors import IllegalAction
from tests.builders import Game, a_team_game
from tests.plain import (
    BuyCard,
    CardChoice,
    CardPlayed,
    CardsTakenBack,
    CardSuggested,
    ChoosePersonality,
    CoinsReceived,
    CollectCoins,
    ColonistChoice,
    CopyCard,
    DiplomatChoice,
    GoodsReceived,
    HandShown,
    MovementChoice,
    NewColonistChoice,
    PersonalityChoice,
    PlaceColonist,
    PlayCard,
    PrefectChoice,
    ProduceInProvince,
    PurchaseChoice,
    SuggestCard,
    SuggestionChoice,
    TradeChoice,
    TurnBegan,
)

LEGATUS = PlayCard("start-legatus")
SYRIA_MAKES_WINE = ProduceInProvince("syria", "wine")
RICH = {"brick": 1, "food": 1, "tool": 1, "wine": 1, "cloth": 1}
PARTNERS_HAND = ("start-tribune", "start-mercator", "start-legatus", "I-smith")


def playing(**facts: Any) -> Game:
    """Seat 0 has just played a Legatus."""
    given = {
        "goods": {0: RICH, 1: {}, 2: RICH, 3: {}},
        "coins": dict.fromkeys(range(4), 0),
        "houses": {},
        "markers": {"syria": "wine"},
        "magnus": 3,
        "hand": {},
        **facts,
    }
    hand = {0: ["start-legatus", "start-tribune"], 2: PARTNERS_HAND, **given.pop("hand")}
    return a_team_game(hand=hand, **given).do(LEGATUS)


def answered_with(card: str, **facts: Any) -> Game:
    """Nothing was pointed at, and the partner has played this card."""
    hand = {2: ["start-tribune", card], **facts.pop("hand", {})}
    return playing(hand=hand, **facts).do(FINISH, PlayCard(card))


@pytest.mark.ruling("L1")
def test_the_player_looks_at_the_partners_hand_before_anything_else() -> None:
    game = playing()
    assert game.events == (CardPlayed(0, "start-legatus"), HandShown(0, 2, PARTNERS_HAND))
    assert game.decision == SuggestionChoice(0)


@pytest.mark.ruling("L1", "L4")
def test_he_may_point_at_a_card_the_partner_can_answer_with_or_at_none() -> None:
    assert playing().offered == (
        SuggestCard("start-tribune"),
        SuggestCard("start-mercator"),
        SuggestCard("I-smith"),
        FINISH,
    )


@pytest.mark.ruling("L1")
def test_what_he_points_at_goes_to_the_partner_with_the_question() -> None:
    game = playing().do(SuggestCard("start-mercator"))
    assert game.events == (CardSuggested(0, 2, "start-mercator"),)
    assert game.decision == CardChoice(2, without_legatus=True, suggested="start-mercator")


@pytest.mark.ruling("L1")
def test_pointing_at_nothing_leaves_the_partner_with_the_same_question() -> None:
    game = playing().do(FINISH)
    assert game.events == (CardSuggested(0, 2, None),)
    assert game.decision == CardChoice(2, without_legatus=True, suggested=None)


@pytest.mark.ruling("L1")
@pytest.mark.parametrize("absent", ["I-farmer", "start-prefect-a", "start-legatus"])
def test_he_cannot_point_at_a_card_the_partner_cannot_play(absent: str) -> None:
    with pytest.raises(IllegalAction):
        playing().try_as(0, SuggestCard(absent))


@pytest.mark.ruling("L1")
@pytest.mark.parametrize(("seat", "partner"), [(0, 3), (2, 5), (4, 1), (5, 2)])
def test_with_three_teams_it_is_the_hand_opposite(seat: int, partner: int) -> None:
    game = a_team_game(seats=6, to_play=seat).do(LEGATUS)
    assert game.happened(HandShown) == [HandShown(seat, partner, game.seat(partner).hand)]
    game.do(FINISH)
    assert game.to_decide == partner


@pytest.mark.ruling("L2")
@pytest.mark.parametrize("pointed_at", ["start-tribune", "start-mercator", None])
def test_the_partner_is_free_to_follow_or_not_but_has_to_play_a_card(
    pointed_at: str | None,
) -> None:
    game = playing().do(SuggestCard(pointed_at) if pointed_at else FINISH)
    assert game.offered == tuple(
        PlayCard(card) for card in ("start-tribune", "start-mercator", "I-smith")
    )


@pytest.mark.ruling("L2")
def test_the_partner_carries_his_card_out_first_and_the_player_second() -> None:
    game = answered_with("start-mercator")
    assert game.events[-2:] == (
        CardPlayed(2, "start-mercator"),
        CoinsReceived(2, 3, "mercator"),
    )
    assert game.decision == TradeChoice(2)
    game.do(FINISH)
    assert game.events == (CoinsReceived(0, 3, "mercator"),)
    assert game.decision == TradeChoice(0)
    game = game.do(FINISH)
    assert game.events == (TurnBegan(1, 2),)


@pytest.mark.ruling("L2")
@pytest.mark.parametrize(
    ("card", "first", "answer", "second"),
    [
        ("start-architect", MovementChoice(2, 2), FINISH, MovementChoice(0, 2)),
        ("start-prefect-a", PrefectChoice(2), SYRIA_MAKES_WINE, PrefectChoice(0)),
        ("I-colonist", ColonistChoice(2), FINISH, ColonistChoice(0)),
        (
            "start-praetor",
            PurchaseChoice(2, cards_left=1, position_costs=True),
            FINISH,
            PurchaseChoice(0, cards_left=1, position_costs=True),
        ),
    ],
)
def test_every_card_counts_for_both_the_partner_first(
    card: str, first: object, answer: Any, second: object
) -> None:
    game = answered_with(card, display=["I-mercator"])
    assert game.decision == first
    game.do(answer)
    assert game.decision == second


@pytest.mark.ruling("L2", "TT3")
def test_a_specialist_the_partner_plays_yields_for_both() -> None:
    game = answered_with(
        "I-smith",
        goods={0: {}, 2: {}},
        tokens={"tyros": "tool", "novaria": "tool"},
        houses={"tyros": [0, 2], "novaria": [2]},
    )
    assert game.happened(GoodsReceived) == [
        GoodsReceived(2, ("tool", "tool")),
        GoodsReceived(0, ("tool",)),
    ]


@pytest.mark.ruling("L2", "TT2")
def test_the_player_finds_what_the_partner_has_left_him() -> None:
    game = answered_with("start-prefect-a", goods={0: {}, 2: {}})
    game.do(SYRIA_MAKES_WINE, CollectCoins())
    assert (game.goods(2), game.seat(2).coins) == ({"wine": 1}, 0)
    assert (game.goods(0), game.seat(0).coins) == ({}, 2)


@pytest.mark.ruling("L3", "PC1", "PC2")
def test_a_proconsul_in_answer_lets_the_partner_buy_and_the_player_play_the_further_card() -> None:
    game = answered_with(
        "II-proconsul",
        display=["I-colonist", "III-proconsul"],
        deck=[],
        hand={0: ["start-legatus", "start-tribune", "start-mercator"]},
    )
    assert game.decision == PurchaseChoice(2, 1, position_costs=False, without="proconsul")
    assert game.offered == (BuyCard("I-colonist", ("food",)), FINISH)
    game.do(FINISH)
    assert game.decision == CardChoice(0, alone=True, without_legatus=True)
    game.do(PlayCard("start-mercator"))
    assert game.decision == TradeChoice(0)
    game = game.do(FINISH)
    assert game.events == (TurnBegan(1, 2),)
    assert [seat.coins for seat in game.state.seats] == [3, 0, 0, 0]
    assert game.seat(0).discard == ("start-legatus", "start-mercator")
    assert game.seat(2).discard == ("II-proconsul",)


@pytest.mark.ruling("L3", "DC2")
@pytest.mark.parametrize(
    ("chosen", "partners", "players"),
    [
        ("architect", MovementChoice(2, 2), TradeChoice(0)),
        ("mercator", TradeChoice(2), MovementChoice(0, 2)),
    ],
)
def test_of_a_double_choice_card_the_partner_chooses_and_the_player_takes_the_other_half(
    chosen: str, partners: object, players: object
) -> None:
    game = answered_with("II-architect-mercator-team")
    assert game.decision == PersonalityChoice(2, "II-architect-mercator-team")
    game.do(ChoosePersonality(chosen))
    assert game.decision == partners
    game.do(FINISH)
    assert game.decision == players
    game.do(FINISH)
    assert game.decision == CardChoice(1)


@pytest.mark.ruling("L3", "TT3")
def test_with_a_tribune_both_take_their_cards_back_the_legatus_included() -> None:
    game = answered_with(
        "start-tribune",
        goods={0: {}, 2: {}},
        hand={2: ["start-tribune"]},
        discard={
            0: ["start-mercator", "start-praetor", "I-smith"],
            2: ["start-mercator", "start-praetor", "I-farmer", "start-diplomat"],
        },
    )
    assert [(e.seat, e.count) for e in game.happened(CardsTakenBack)] == [(2, 5), (0, 4)]
    assert game.happened(CoinsReceived) == [
        CoinsReceived(2, 2, "tribune"),
        CoinsReceived(0, 1, "tribune"),
    ]
    assert "start-legatus" in game.seat(0).hand
    assert (game.seat(0).discard, game.seat(2).discard) == ((), ())


@pytest.mark.ruling("L3", "TR2")
def test_with_a_tribune_in_answer_both_may_buy_a_colonist() -> None:
    game = answered_with("start-tribune", hand={2: ["start-tribune"]})
    assert game.decision == NewColonistChoice(2)
    game.do(PlaceColonist("land", "roma"))
    assert game.decision == NewColonistChoice(0)


@pytest.mark.ruling("L3", "TD1", "TD3")
def test_a_diplomat_in_answer_copies_for_both_the_partner_first() -> None:
    game = answered_with(
        "start-diplomat", discard={0: ["I-smith"], 1: ["start-mercator"], 3: ["start-architect"]}
    )
    assert game.decision == DiplomatChoice(2)
    assert [copy.seat for copy in game.offered_of(CopyCard)] == [3, 1]
    game.do(CopyCard(1))
    assert game.decision == TradeChoice(2)
    game.do(FINISH)
    assert game.decision == TradeChoice(0)


@pytest.mark.ruling("L4")
def test_the_partner_does_not_answer_with_his_own_legatus() -> None:
    game = playing().do(FINISH)
    assert "start-legatus" in game.seat(2).hand
    with pytest.raises(IllegalAction):
        game.try_as(2, LEGATUS)


@pytest.mark.ruling("L4")
def test_where_it_was_agreed_he_may_and_then_hands_the_choice_back() -> None:
    game = playing(
        options={"legatusAnsweredByLegatus": True},
        hand={0: ["start-legatus", "start-mercator"]},
    )
    assert game.offers(SuggestCard("start-legatus"))
    game.do(FINISH, LEGATUS)
    assert game.happened(HandShown) == [HandShown(2, 0, ("start-mercator",))]
    assert game.decision == SuggestionChoice(2)
    game.do(FINISH)
    assert game.decision == CardChoice(0)
    game.do(PlayCard("start-mercator"))
    assert game.decision == TradeChoice(0)
    game.do(FINISH)
    assert game.decision == TradeChoice(2)
    game.do(FINISH)
    assert game.events == (TurnBegan(1, 2),)


@pytest.mark.ruling("L4", "TD4")
def test_a_copied_legatus_is_not_answered_with_a_legatus_either() -> None:
    game = a_team_game(
        goods={0: {}, 2: {}},
        hand={0: ["I-diplomat"], 2: PARTNERS_HAND},
        discard={1: ["start-legatus"]},
    ).do(PlayCard("I-diplomat"), CopyCard(1), FINISH)
    assert game.decision == CardChoice(2, without_legatus=True)
    assert not game.offers(LEGATUS)


@pytest.mark.ruling("L5")
def test_the_turn_stays_with_the_legatus_player_and_goes_to_his_neighbour() -> None:
    game = playing()
    for action in (FINISH, PlayCard("start-mercator"), FINISH):
        assert (game.state.active, game.state.turn) == (0, 1)
        game.do(action)
    assert (game.state.active, game.state.turn) == (0, 1)
    game.do(FINISH)
    assert game.events == (TurnBegan(1, 2),)


@pytest.mark.ruling("L5")
def test_the_partner_does_not_lose_his_own_turn() -> None:
    game = playing(hand={1: ["I-smith"]}).do(FINISH, PlayCard("I-smith"), PlayCard("I-smith"))
    assert game.decision == CardChoice(2)
    assert game.state.active == 2


@pytest.mark.ruling("L6")
def test_opponents_may_later_copy_either_of_the_two_cards() -> None:
    game = playing(hand={1: ["I-diplomat"], 3: ["start-diplomat"]})
    game.do(FINISH, PlayCard("start-mercator"), FINISH, FINISH)
    assert (game.seat(0).top_card, game.seat(2).top_card) == ("start-legatus", "start-mercator")
    game.do(PlayCard("I-diplomat"))
    assert game.offered_of(CopyCard) == [CopyCard(2), CopyCard(0)]
    mercator = Game(game.state).do(CopyCard(2))
    assert mercator.decision == TradeChoice(1)
    legatus = Game(game.state).do(CopyCard(0))
    assert legatus.decision == SuggestionChoice(1)
    assert legatus.happened(HandShown) == [HandShown(1, 3, ("start-diplomat",))]
