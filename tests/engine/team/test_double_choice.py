"""Double-choice cards in team play: the player takes one half, the partner the other."""

from typing import Any

import pytest

from engine.actions import FINISH
from tests.builders import Game, a_team_game, line
from tests.plain import (
    BuildHouse,
    CardChoice,
    ChoosePersonality,
    CoinsReceived,
    CollectCoins,
    CopyCard,
    DiplomatChoice,
    GoodsReceived,
    MarkerFlipped,
    MoveColonist,
    MovementChoice,
    PersonalityChoice,
    PersonalityChosen,
    PlayCard,
    PrefectChoice,
    ProduceInProvince,
    TradeChoice,
)

HALVES = [
    ("I-prefect-architect-team", "prefect", "architect"),
    ("I-prefect-architect-team", "architect", "prefect"),
    ("II-architect-mercator-team", "architect", "mercator"),
    ("II-architect-mercator-team", "mercator", "architect"),
    ("III-prefect-mercator-team", "prefect", "mercator"),
    ("III-prefect-mercator-team", "mercator", "prefect"),
    ("IV-architect-mercator-team", "architect", "mercator"),
    ("IV-architect-mercator-team", "mercator", "architect"),
]
FIRST_QUESTION = {"prefect": PrefectChoice, "architect": MovementChoice, "mercator": TradeChoice}
A_BRICK_EACH = {seat: {"brick": 1} for seat in range(4)}
SYRIA_MAKES_WINE = ProduceInProvince("syria", "wine")


def playing(card: str, **facts: Any) -> Game:
    given = {
        "hand": {0: [card]},
        "coins": dict.fromkeys(range(4), 0),
        "goods": {seat: {} for seat in range(4)},
        "houses": {},
        "markers": {"syria": "wine"},
        "magnus": 1,
    }
    return a_team_game(**{**given, **facts}).do(PlayCard(card))


def done_with(half: str) -> Any:
    """The answer that ends the half at once."""
    return SYRIA_MAKES_WINE if half == "prefect" else FINISH


@pytest.mark.ruling("DC2")
@pytest.mark.parametrize(("card", "chosen", "other"), HALVES)
def test_the_partner_gets_the_half_the_player_did_not_choose(
    card: str, chosen: str, other: str
) -> None:
    game = playing(card, goods=A_BRICK_EACH)
    assert game.decision == PersonalityChoice(0, card)
    assert set(game.offered) == {ChoosePersonality(chosen), ChoosePersonality(other)}
    game.do(ChoosePersonality(chosen))
    assert game.happened(PersonalityChosen) == [PersonalityChosen(0, card, chosen)]
    assert (type(game.decision), game.to_decide) == (FIRST_QUESTION[chosen], 0)
    game.do(done_with(chosen))
    assert (type(game.decision), game.to_decide) == (FIRST_QUESTION[other], 2)
    game.do(done_with(other))
    assert game.decision == CardChoice(1)


@pytest.mark.ruling("DC2")
@pytest.mark.parametrize(
    ("card", "chosen", "coins"),
    [
        ("II-architect-mercator-team", "mercator", [5, 0, 0, 0]),
        ("II-architect-mercator-team", "architect", [0, 0, 5, 0]),
        ("III-prefect-mercator-team", "mercator", [5, 0, 0, 0]),
        ("III-prefect-mercator-team", "prefect", [0, 0, 5, 0]),
    ],
)
def test_only_the_one_with_the_mercator_half_is_paid(
    card: str, chosen: str, coins: list[int]
) -> None:
    game = playing(card).do(ChoosePersonality(chosen))
    while game.to_decide in (0, 2):
        game.do(SYRIA_MAKES_WINE if game.offers(SYRIA_MAKES_WINE) else FINISH)
    assert [seat.coins for seat in game.state.seats] == coins


@pytest.mark.ruling("DC2")
def test_the_partner_does_not_choose_a_half_himself() -> None:
    game = playing("III-prefect-mercator-team").do(ChoosePersonality("prefect"))
    game.do(SYRIA_MAKES_WINE)
    assert game.decision == TradeChoice(2)
    assert not game.happened(PersonalityChosen)


@pytest.mark.ruling("DC2", "T3")
def test_the_partner_may_decline_what_his_half_offers() -> None:
    game = playing("I-prefect-architect-team").do(ChoosePersonality("prefect"), SYRIA_MAKES_WINE)
    assert game.decision == MovementChoice(2, 2)
    before = game.seat(2)
    game.do(FINISH)
    assert game.seat(2) == before
    assert game.decision == CardChoice(1)


@pytest.mark.ruling("DC2", "T3")
def test_a_partner_with_the_prefect_half_has_to_use_it() -> None:
    game = playing("I-prefect-architect-team").do(ChoosePersonality("architect"), FINISH)
    assert game.decision == PrefectChoice(2)
    assert not game.offers(FINISH)
    game.do(SYRIA_MAKES_WINE)
    assert game.happened(GoodsReceived) == [GoodsReceived(2, ("wine",))]


@pytest.mark.ruling("DC2", "TT2")
def test_the_partner_uses_his_half_after_what_the_player_has_done() -> None:
    game = playing("III-prefect-mercator-team", flipped=["syria"])
    game.do(ChoosePersonality("prefect"), CollectCoins())
    assert game.happened(CoinsReceived) == [
        CoinsReceived(0, 2, "prefect"),
        CoinsReceived(2, 5, "mercator"),
    ]


@pytest.mark.ruling("DC2", "AR6")
def test_the_architect_half_moves_and_builds_with_the_partners_own_pieces() -> None:
    game = playing(
        "I-prefect-architect-team",
        coins={0: 0, 2: 4},
        goods={0: {}, 2: {"brick": 1, "wine": 1}},
        tokens={"novaria": "wine"},
        colonists={2: {"land": ["roma"]}},
    ).do(ChoosePersonality("prefect"), SYRIA_MAKES_WINE)
    game.do(
        MoveColonist("land", "roma", line("imperium", "novaria", "roma", "land")),
        BuildHouse("novaria"),
    )
    assert game.state.houses == {"novaria": (2,)}


@pytest.mark.ruling("DC2", "TD3")
@pytest.mark.parametrize(("card", "chosen", "other"), HALVES)
def test_of_a_copied_card_too_the_copier_takes_one_half_and_the_partner_the_other(
    card: str, chosen: str, other: str
) -> None:
    game = playing("I-diplomat", discard={3: [card]}, goods=A_BRICK_EACH)
    assert game.decision == DiplomatChoice(0)
    game.do(CopyCard(3))
    assert game.decision == PersonalityChoice(0, card, ("diplomat",))
    game.do(ChoosePersonality(chosen))
    assert (type(game.decision), game.to_decide) == (FIRST_QUESTION[chosen], 0)
    game.do(done_with(chosen))
    assert (type(game.decision), game.to_decide) == (FIRST_QUESTION[other], 2)
    game.do(done_with(other))
    assert game.decision == CardChoice(1)


@pytest.mark.ruling("DC2")
def test_no_half_is_carried_out_twice() -> None:
    game = playing("I-prefect-architect-team").do(
        ChoosePersonality("prefect"), SYRIA_MAKES_WINE, FINISH
    )
    assert game.happened(MarkerFlipped) == [MarkerFlipped(0, "syria", "wine")]
    assert game.seat(0).discard == ("I-prefect-architect-team",)
