"""What is handed over for a price: one question for houses, cards, colonists and sales alike.

Each of them is a payment by itself (ruling SA12). Without salt it is just what was asked.
"""

from typing import TypeVar

from engine.state import PublicSeat
from engine.terms import Asked, Good

Unit = TypeVar("Unit", Good, Asked)


def settled(payer: PublicSeat, price: tuple[Unit, ...]) -> tuple[Unit, ...]:
    """Ruling SA10: each named unit is paid with its good while the payer has it, and salt stands
    for the missing ones, without a question: it can become anything, so it is best spent last.

    This may name more salt than there is; `PublicSeat.can_pay` tells. A question mark stays one,
    for any unit that is left (ruling SA11).
    """
    if not payer.goods["salt"]:
        return price
    given: list[Unit] = []
    for unit in price:
        given.append(unit if _has_another(payer, unit, given.count(unit)) else "salt")
    return tuple(given)


def _has_another(payer: PublicSeat, unit: Asked, given: int) -> bool:
    return unit == "any" or payer.goods[unit] > given
