"""Double-choice cards (Venus): one of two personalities, chosen when the card is used."""

import pytest

from engine.actions import FINISH
from tests.builders import a_game
from tests.plain import (
    CardChoice,
    ChoosePersonality,
    CoinsReceived,
    ColonistMoved,
    GoodsReceived,
    MarkerFlipped,
    MovementChoice,
    PersonalityChoice,
    PersonalityChosen,
    PlayCard,
    PraefectusMagnusUsed,
    PrefectChoice,
    ProduceInProvince,
    TradeChoice,
)

HALVES = [
    ("I-prefect-architect", {"prefect", "architect"}),
    ("II-architect-mercator", {"architect", "mercator"}),
    ("III-prefect-mercator", {"prefect", "mercator"}),
    ("IV-architect-mercator", {"architect", "mercator"}),
]
FIRST_QUESTION = {
    "prefect": PrefectChoice,
    "architect": MovementChoice,
    "mercator": TradeChoice,
}


@pytest.mark.ruling("DC1")
@pytest.mark.parametrize(("card", "halves"), HALVES)
def test_one_of_the_two_personalities_has_to_be_chosen(card: str, halves: set[str]) -> None:
    game = a_game(cards="venus", seats=4, hand={0: [card]}).do(PlayCard(card))
    assert game.decision == PersonalityChoice(0, card)
    assert set(game.offered) == {ChoosePersonality(half) for half in halves}


@pytest.mark.ruling("DC1")
@pytest.mark.parametrize(
    ("card", "half"), [(card, half) for card, halves in HALVES for half in sorted(halves)]
)
def test_the_chosen_personality_is_carried_out_and_the_other_one_is_not(
    card: str, half: str
) -> None:
    game = a_game(
        cards="venus",
        seats=4,
        hand={0: [card]},
        coins={0: 0},
        goods={0: {}},
        markers={"syria": "cloth"},
    )

    game.do(PlayCard(card), ChoosePersonality(half))
    assert type(game.decision) is FIRST_QUESTION[half]
    assert game.happened(PersonalityChosen) == [PersonalityChosen(0, card, half)]
    assert game.seat(0).coins == (5 if half == "mercator" else 0)

    game.do(ProduceInProvince("syria", "cloth") if half == "prefect" else FINISH)
    assert game.decision == CardChoice(1)
    assert bool(game.happened(MarkerFlipped)) == (half == "prefect")
    assert game.happened(CoinsReceived) == []
    assert game.happened(ColonistMoved) == []


@pytest.mark.ruling("DC1")
def test_a_double_choice_card_is_carried_out_by_its_player_alone() -> None:
    game = a_game(
        cards="venus",
        seats=3,
        hand={0: ["I-prefect-architect"]},
        goods={0: {}, 1: {}, 2: {}},
        markers={"syria": "cloth"},
    )
    game.do(
        PlayCard("I-prefect-architect"),
        ChoosePersonality("prefect"),
        ProduceInProvince("syria", "cloth"),
    )
    assert game.happened(GoodsReceived) == [GoodsReceived(0, ("cloth",))]
    assert game.seat(0).discard == ("I-prefect-architect",)
    assert game.decision == CardChoice(1)


@pytest.mark.ruling("DC1")
def test_the_prefect_half_uses_the_praefectus_magnus_like_any_prefect() -> None:
    game = a_game(
        cards="venus",
        seats=3,
        hand={0: ["III-prefect-mercator"]},
        goods={0: {}},
        markers={"syria": "cloth"},
        magnus=0,
    )
    game.do(
        PlayCard("III-prefect-mercator"),
        ChoosePersonality("prefect"),
        ProduceInProvince("syria", "cloth"),
    )
    assert game.goods(0) == {"cloth": 2}
    assert game.happened(PraefectusMagnusUsed) == [PraefectusMagnusUsed(0)]
    assert game.state.praefectus_magnus == 2
