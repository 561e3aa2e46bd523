"""Keys of groups stand in the buttons of old messages, so they stay as they are."""

import pytest

from bot.texts.groups import group_key
from engine.actions import FINISH, Action
from tests.plain import (
    BuildHouse,
    BuyCard,
    BuyGoods,
    MoveColonist,
    OpenAuction,
    PlaceColonist,
    ProduceInProvince,
    SellGoods,
    UseTile,
    VisitMarket,
)


@pytest.mark.parametrize(
    ("action", "key"),
    [
        (MoveColonist("land", "roma", "L1"), "m.land.roma"),
        (BuyGoods("wine", 2), "b.wine"),
        (SellGoods("cloth", 1), "s.cloth"),
        (BuyCard("I-architect", ("tool", "wine")), "c.I-architect"),
        (ProduceInProvince("italia", "brick"), "p.italia"),
        (PlaceColonist("sea", "roma"), "n.sea"),
        (BuildHouse("massilia"), "h.massilia"),
        (BuildHouse("massilia", "mamercus"), "h.massilia"),
        (UseTile("tiberius", province="italia"), "u.tiberius"),
        (OpenAuction("titus-valerius", 3), "o.titus-valerius"),
        (VisitMarket(3), "m"),
        (FINISH, ""),
    ],
    ids=lambda given: given.kind if isinstance(given, Action) else "",
)
def test_a_group_has_the_key_it_always_had(action: Action, key: str) -> None:
    assert group_key(action, many=True) == key
    alone = isinstance(action, PlaceColonist)  # a few places are shown at once
    assert group_key(action, many=False) == ("" if alone else key)
