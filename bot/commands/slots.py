"""What each personality's command can say: its options in order, and what each of them answers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine import actions
from engine.actions import Action
from engine.decisions import Decision, PurchaseChoice
from engine.terms import Personality


@dataclass(frozen=True)
class Slot:
    """One option of a command."""

    name: str
    decision: str | None = None
    """The kind of decision it answers; None for whichever is open."""
    kinds: tuple[type[Action], ...] = ()
    """What may be said in it; none named for whatever the decision offers."""
    flag: Action | None = None
    """Said by yes alone."""
    unsaid: Action = actions.FINISH
    """What it means to leave it out."""
    if_asked: bool = False
    """Said in advance: it does no harm where the question does not come."""

    def takes(self, action: Action) -> bool:
        return not self.kinds or isinstance(action, (*self.kinds, actions.Finish))


def _several(name: str, count: int, decision: str, *kinds: type[Action]) -> tuple[Slot, ...]:
    """`move`, `move2`, `move3`."""
    return tuple(
        Slot(f"{name}{number}" if number > 1 else name, decision, kinds)
        for number in range(1, count + 1)
    )


_KEEP = Slot("keep", "goods_to_keep", if_asked=True)
_CARD = Slot("card", "purchase_choice")
SPECIALIST = Slot("card", "card_choice", (actions.PlayCard,))
ANSWER = Slot("answer")

SENTENCES: Mapping[Personality, tuple[Slot, ...]] = {
    "architect": (
        *_several("move", 3, "movement_choice"),
        *_several("build", 3, "building_choice"),
    ),
    "prefect": (
        Slot("produce", "prefect_choice", (actions.ProduceInProvince,)),
        Slot("cash", "prefect_choice", flag=actions.CollectCoins()),
        _KEEP,
    ),
    "mercator": (
        *_several("sell", 2, "trade_choice", actions.SellGoods),
        *_several("buy", 2, "trade_choice", actions.BuyGoods),
    ),
    "senator": _several("cards", 2, "purchase_choice"),
    "consul": (_CARD,),
    "colonist": (
        *_several("place", 3, "colonist_choice", actions.PlaceColonist),
        Slot("income", "colonist_choice", flag=actions.CollectIncome()),
    ),
    "tribune": (
        Slot("castle", "castle_choice"),
        Slot("colonist", "new_colonist_choice"),
    ),
    "diplomat": (Slot("copy", "diplomat_choice"),),
    "magister": (Slot("repeat", "magister_choice", unsaid=actions.RepeatCard()),),
    "specialist": (SPECIALIST, _KEEP),
    "praetor": (_CARD,),
    "proconsul": (_CARD,),
    "legatus": (Slot("suggest", "suggestion_choice"),),
}
COMPLETE_ALONE: tuple[Personality, ...] = ("tribune", "magister")
"""Whose command says enough without any option."""


def belongs(personality: Personality, decision: Decision) -> bool:
    """Whether the command of that personality can go on from an open decision."""
    if isinstance(decision, PurchaseChoice):
        return _buys(personality, decision)
    return any(
        slot.decision == decision.kind for slot in SENTENCES[personality] if slot is not SPECIALIST
    )


def _buys(personality: Personality, choice: PurchaseChoice) -> bool:
    match personality:
        case "senator" | "praetor":
            return choice.position_costs
        case "consul":
            return not choice.position_costs and choice.without is None
        case "proconsul":
            return choice.without == "proconsul"
        case _:
            return False


def comes_later(personality: Personality, slot: Slot, decision: Decision) -> bool:
    """Whether the question of the slot is asked after the open one."""
    order = list(dict.fromkeys(each.decision for each in SENTENCES[personality]))
    return order.index(slot.decision) > order.index(decision.kind)
