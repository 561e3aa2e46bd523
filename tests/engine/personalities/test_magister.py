"""Magister (Venus): the own card played just before is carried out once more."""

from typing import Any

import pytest

from engine.actions import FINISH
from tests.builders import Game, a_game
from tests.plain import (
    CardChoice,
    CardCopied,
    CardPlayed,
    CardRepeated,
    ChoosePersonality,
    CoinsReceived,
    CopyCard,
    DiplomatChoice,
    MagisterChoice,
    MovementChoice,
    PersonalityChoice,
    PersonalityChosen,
    PlayCard,
    PraefectusMagnusPassed,
    PraefectusMagnusUsed,
    PrefectChoice,
    ProduceInProvince,
    PurchaseChoice,
    RepeatCard,
    SellGoods,
    TurnBegan,
)

MAGISTER = PlayCard("start-magister")
DIPLOMAT = PlayCard("start-diplomat")
REPEAT = RepeatCard()
SENATOR_ALLOWED = {"magisterThroughDiplomatMayUseSenator": True}


def a_venus_game(**facts: Any) -> Game:
    return a_game(cards="venus", **facts)


def happened_without_effect(game: Game) -> bool:
    return [type(event) for event in game.events] == [CardPlayed, TurnBegan]


@pytest.mark.ruling("M1")
def test_magister_carries_out_the_card_played_in_the_turn_before_once_more() -> None:
    game = a_venus_game(coins={0: 0}, goods={0: {"wine": 2}, 1: {}})
    game.do(PlayCard("start-mercator"), SellGoods("wine", 1), FINISH)
    game.do(PlayCard("start-tribune"))  # the other seat

    game.do(MAGISTER)
    assert game.decision == MagisterChoice(0)
    assert set(game.offered) == {REPEAT, FINISH}

    game.do(REPEAT, SellGoods("wine", 1))
    assert game.happened(CardRepeated) == [CardRepeated(0, "start-mercator")]
    assert game.seat(0).coins == 3 + 6 + 3 + 6
    assert game.seat(0).discard == ("start-mercator", "start-magister")


@pytest.mark.ruling("M1")
def test_only_the_card_directly_beneath_is_repeated() -> None:
    game = a_venus_game(
        discard={0: ["start-mercator", "start-architect", "start-prefect-a"], 1: ["I-mercator"]}
    )
    game.do(MAGISTER, REPEAT)
    assert game.decision == PrefectChoice(0)
    assert game.happened(CardRepeated) == [CardRepeated(0, "start-prefect-a")]


@pytest.mark.ruling("M1")
@pytest.mark.parametrize("beneath", ["II-consul", "III-consul"])
def test_a_consul_may_be_repeated(beneath: str) -> None:
    game = a_venus_game(
        discard={0: [beneath]}, display=["I-mercator", "I-smith"], deck=[], goods={0: {"wine": 1}}
    )
    game.do(MAGISTER, REPEAT)
    assert game.decision == PurchaseChoice(0, cards_left=1, position_costs=False)


@pytest.mark.ruling("M1")
def test_the_card_beneath_need_not_be_repeated() -> None:
    game = a_venus_game(discard={0: ["start-mercator"]}, coins={0: 0}).do(MAGISTER, FINISH)
    assert game.happened(CardRepeated) == []
    assert game.seat(0).coins == 0
    assert game.decision == CardChoice(1)


@pytest.mark.ruling("M2")
def test_magister_as_the_first_card_has_no_effect() -> None:
    game = a_venus_game(discard={1: ["start-mercator"]}).do(MAGISTER)
    assert happened_without_effect(game)
    assert game.seat(0).discard == ("start-magister",)


@pytest.mark.ruling("M2")
def test_magister_after_a_tribune_has_no_effect() -> None:
    game = a_venus_game(discard={0: ["start-mercator"]}, goods={0: {}, 1: {}})
    game.do(PlayCard("start-tribune"))
    game.do(PlayCard("start-tribune"))  # the other seat
    game.do(MAGISTER)
    assert happened_without_effect(game)


@pytest.mark.ruling("M3")
def test_magister_does_not_repeat_the_senator() -> None:
    game = a_venus_game(
        discard={0: ["start-mercator", "start-senator"]},
        display=["I-mercator", "I-smith"],
        deck=[],
        goods={0: {"wine": 1}},
    )
    game.do(MAGISTER)
    assert happened_without_effect(game)
    assert game.goods(0) == {"wine": 1}


@pytest.mark.ruling("M4")
def test_the_halves_of_a_double_choice_card_are_chosen_anew() -> None:
    double = "II-architect-mercator"
    game = a_venus_game(hand={0: [double, "start-magister"]}, coins={0: 0}, goods={0: {}, 1: {}})
    game.do(PlayCard(double), ChoosePersonality("architect"), FINISH)
    game.do(PlayCard("start-tribune"))  # the other seat

    game.do(MAGISTER, REPEAT)
    assert game.decision == PersonalityChoice(0, double, ("magister",))
    assert set(game.offered) == {ChoosePersonality("architect"), ChoosePersonality("mercator")}

    game.do(ChoosePersonality("mercator"))
    assert game.happened(PersonalityChosen) == [PersonalityChosen(0, double, "mercator")]
    assert game.seat(0).coins == 5


@pytest.mark.ruling("M4")
def test_the_same_half_of_a_double_choice_card_may_be_chosen_again() -> None:
    double = "II-architect-mercator"
    game = a_venus_game(hand={0: [double, "start-magister"]}, goods={0: {}, 1: {}})
    game.do(PlayCard(double), ChoosePersonality("architect"), FINISH)
    game.do(PlayCard("start-tribune"))  # the other seat
    game.do(MAGISTER, REPEAT, ChoosePersonality("architect"))
    assert game.decision == MovementChoice(0, 2)


@pytest.mark.ruling("M4")
@pytest.mark.parametrize(
    ("mercator", "payout"), [("start-mercator", 3), ("I-mercator", 5), ("V-mercator", 5)]
)
def test_a_repeated_mercator_pays_its_own_payout(mercator: str, payout: int) -> None:
    game = a_venus_game(discard={0: [mercator]}, coins={0: 0}).do(MAGISTER, REPEAT)
    assert game.happened(CoinsReceived) == [CoinsReceived(0, payout, "mercator")]


@pytest.mark.ruling("M5")
def test_a_repeated_diplomat_copies_what_lies_on_top_now() -> None:
    game = a_venus_game(discard={1: ["start-mercator"]}, coins={0: 0}, goods={0: {}, 1: {}})
    game.do(DIPLOMAT, CopyCard(1), FINISH)
    assert game.seat(0).coins == 3
    game.do(PlayCard("start-architect"), FINISH)  # the other seat covers its Mercator

    game.do(MAGISTER, REPEAT)
    assert game.decision == DiplomatChoice(0, ("magister",))
    game.do(CopyCard(1))
    assert game.happened(CardCopied) == [CardCopied(0, 1, "start-architect")]
    assert game.decision == MovementChoice(0, 2)
    assert game.seat(0).coins == 3


@pytest.mark.ruling("M5")
def test_a_repeated_diplomat_may_choose_another_opponent_and_cannot_copy_a_diplomat() -> None:
    game = a_venus_game(
        seats=4,
        discard={
            0: ["start-diplomat"],
            1: ["start-mercator"],
            2: ["I-diplomat"],
            3: ["start-prefect-a"],
        },
    )
    game.do(MAGISTER, REPEAT)
    assert set(game.offered) == {CopyCard(1), CopyCard(3), FINISH}


@pytest.mark.ruling("M5")
def test_a_repeated_diplomat_with_nothing_to_copy_has_no_effect() -> None:
    game = a_venus_game(discard={0: ["start-diplomat"]}).do(MAGISTER, REPEAT)
    assert game.happened(CardCopied) == []
    assert game.decision == CardChoice(1)


@pytest.mark.ruling("M6")
def test_a_senator_is_not_reached_through_magister_and_diplomat() -> None:
    game = a_venus_game(
        seats=3, discard={0: ["start-diplomat"], 1: ["start-senator"], 2: ["start-mercator"]}
    )
    game.do(MAGISTER, REPEAT)
    assert set(game.offered) == {CopyCard(2), FINISH}


@pytest.mark.ruling("M6")
def test_where_the_table_agreed_so_a_repeated_diplomat_may_copy_a_senator() -> None:
    game = a_venus_game(
        seats=3,
        options=SENATOR_ALLOWED,
        discard={0: ["start-diplomat"], 1: ["start-senator"], 2: ["start-mercator"]},
        display=["I-mercator", "I-smith"],
        deck=[],
        goods={0: {"wine": 1}},
    )
    game.do(MAGISTER, REPEAT)
    assert set(game.offered) == {CopyCard(1), CopyCard(2), FINISH}
    game.do(CopyCard(1))
    assert game.decision == PurchaseChoice(0, cards_left=2, position_costs=True)


@pytest.mark.ruling("M3", "M6")
def test_a_senator_is_not_reached_through_diplomat_and_magister_either() -> None:
    game = a_venus_game(
        discard={0: ["start-senator"], 1: ["start-magister"]},
        display=["I-mercator", "I-smith"],
        deck=[],
        goods={0: {"wine": 1}},
    )
    game.do(DIPLOMAT, CopyCard(1))
    assert game.happened(CardRepeated) == []
    assert game.decision == CardChoice(1)


@pytest.mark.ruling("M6")
@pytest.mark.parametrize("options", [{}, SENATOR_ALLOWED])
def test_a_diplomat_played_itself_copies_a_senator_anyway(options: dict[str, bool]) -> None:
    game = a_venus_game(options=options, discard={1: ["start-senator"]}).do(DIPLOMAT)
    assert game.offers(CopyCard(1))


@pytest.mark.ruling("M7")
def test_magister_then_diplomat_does_not_go_on_to_another_magister() -> None:
    game = a_venus_game(
        seats=3,
        discard={
            0: ["start-mercator", "start-diplomat"],
            1: ["start-magister"],
            2: ["start-mercator"],
        },
    )
    game.do(MAGISTER, REPEAT)
    assert set(game.offered) == {CopyCard(2), FINISH}


@pytest.mark.ruling("M7")
@pytest.mark.parametrize("beneath", ["I-diplomat", "start-magister"])
def test_diplomat_then_magister_does_not_go_on_to_another_diplomat_or_magister(
    beneath: str,
) -> None:
    game = a_venus_game(
        seats=3,
        discard={
            0: ["start-mercator", beneath],
            1: ["start-magister"],
            2: ["start-mercator"],
        },
        coins={0: 0},
    )
    game.do(DIPLOMAT, CopyCard(1))
    assert game.happened(CardRepeated) == []
    assert game.seat(0).coins == 0
    assert game.decision == CardChoice(1)


@pytest.mark.ruling("M7")
def test_the_chain_is_forgotten_when_the_turn_is_over() -> None:
    """Magister and Diplomat both took effect in one seat's turn; the next seat starts afresh."""
    game = a_venus_game(
        discard={0: ["start-diplomat"], 1: ["start-prefect-a", "start-mercator"]}, goods={0: {}}
    )
    game.do(MAGISTER, REPEAT, CopyCard(1), FINISH)
    game.do(DIPLOMAT)
    assert game.decision == DiplomatChoice(1)
    game.do(CopyCard(0))
    assert game.decision == MagisterChoice(1, ("diplomat",))


@pytest.mark.ruling("M8")
def test_the_praefectus_magnus_doubles_the_bonus_of_a_repeated_prefect_and_is_passed_on() -> None:
    game = a_venus_game(
        seats=3,
        discard={0: ["start-prefect-a"]},
        goods={0: {}},
        markers={"syria": "wine"},
        tokens={"tyros": "wine"},
        houses={"tyros": [0]},
        magnus=0,
    )
    game.do(MAGISTER, REPEAT, ProduceInProvince("syria", "wine"))
    assert game.goods(0) == {"wine": 3}
    assert game.happened(PraefectusMagnusUsed) == [PraefectusMagnusUsed(0)]
    assert game.happened(PraefectusMagnusPassed) == [PraefectusMagnusPassed(0, 2)]
    assert game.state.praefectus_magnus == 2


@pytest.mark.ruling("M8")
def test_a_prefect_and_its_repetition_use_the_praefectus_magnus_once() -> None:
    game = a_venus_game(
        seats=3,
        goods={0: {}, 1: {}, 2: {}},
        markers={"syria": "wine", "gallia": "tool"},
        magnus=0,
    )
    game.do(PlayCard("start-prefect-a"), ProduceInProvince("syria", "wine"))
    game.do(PlayCard("start-tribune"))
    game.do(PlayCard("start-tribune"))

    game.do(MAGISTER, REPEAT, ProduceInProvince("gallia", "tool"))
    assert game.goods(0) == {"wine": 2, "tool": 1}
    assert game.happened(PraefectusMagnusUsed) == []
    assert game.state.praefectus_magnus == 2
