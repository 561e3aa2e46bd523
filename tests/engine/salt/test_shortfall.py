"""What is missing of a price, the salt counted in."""

import pytest

from engine.actions import Action
from engine.decisions import Decision
from engine.explanations import obstacles
from engine.obstacles.kinds import Obstacle
from tests.builders import a_game, line
from tests.plain import (
    BuildHouse,
    BuildingChoice,
    BuyCard,
    ColonistChoice,
    GoodsShort,
    OtherPrice,
    PlaceColonist,
    PurchaseChoice,
)

SENATOR = PurchaseChoice(0, cards_left=2, position_costs=True)
ROW = ["I-mason", "I-architect", "I-farmer", "I-smith", "I-mercator", "II-consul", "II-weaver"]


def against(decision: Decision, wanted: Action, **goods: int) -> list[Obstacle]:
    game = a_game(
        options={"salt": True},
        goods={0: goods},
        coins={0: 50},
        display=ROW,
        tokens={"aquileia": "cloth"},
        colonists={0: {"land": [line("imperium", "aquileia", "roma", "land")]}},
        decision=decision,
    )
    return list(obstacles(game.view(0), decision, wanted))


@pytest.mark.ruling("SA10")
def test_salt_fills_up_the_dearest_and_the_rest_is_short() -> None:
    house = BuildHouse("aquileia")
    asked = BuildingChoice(0)
    assert against(asked, house) == [GoodsShort("brick", 1, "AR8"), GoodsShort("cloth", 1, "AR8")]
    assert against(asked, house, salt=1) == [GoodsShort("brick", 1, "AR8", with_salt=True)]
    assert against(asked, house, salt=2) == []
    assert against(asked, house, brick=1, salt=1) == []


@pytest.mark.ruling("SA10")
def test_a_colonist_is_short_of_what_salt_cannot_stand_for() -> None:
    wanted = PlaceColonist("land", "roma")
    assert against(ColonistChoice(0), wanted, salt=1) == [
        GoodsShort("food", 1, "C2", with_salt=True)
    ]


@pytest.mark.ruling("SA11")
def test_a_question_mark_is_short_once_the_salt_is_spent() -> None:
    wanted = BuyCard("I-architect", ())
    assert against(SENATOR, wanted, salt=1) == [GoodsShort("any", 1, "SE1")]
    assert against(SENATOR, wanted, salt=0, food=1) == [GoodsShort("tool", 1, "SE1")]


@pytest.mark.ruling("SA10", "SA11")
@pytest.mark.parametrize("payment", [("salt", "food"), ("tool", "brick"), ("food", "salt")])
def test_another_way_to_pay_is_answered_with_the_price(payment: tuple[str, ...]) -> None:
    """The tool is there, so no salt is spent on it; and there is no brick."""
    found = against(SENATOR, BuyCard("I-architect", payment), tool=1, food=1, salt=1)
    assert found == [OtherPrice("I-architect", ("tool", "any"), "SE1")]
