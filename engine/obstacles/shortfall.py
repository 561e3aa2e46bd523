"""What is missing of a price, in goods and in coins."""

from collections import Counter
from collections.abc import Iterable, Iterator

from engine import treasury
from engine.obstacles.kinds import CoinsShort, GoodsShort, Ruling
from engine.state import GameState, components
from engine.terms import TRADED_GOODS, Asked, Good, SeatId


def goods_missing(
    state: GameState, seat: SeatId, price: Iterable[Asked], ruling: Ruling
) -> Iterator[GoodsShort]:
    """A question mark takes what the named goods leave over, salt included."""
    price, owned = tuple(price), state.seats[seat].goods
    asked = Counter(good for good in price if good != "any")
    missing = asked - Counter(owned)
    salt = _filled_up(missing, owned["salt"] - asked["salt"])
    for good in asked:
        if missing[good]:
            yield GoodsShort(good, missing[good], ruling, with_salt=owned["salt"] > 0)
    left_over = sum(max(0, owned[good] - asked[good]) for good in TRADED_GOODS) + salt
    short = price.count("any") - left_over
    if short > 0:
        yield GoodsShort("any", short, ruling)


def _filled_up(missing: Counter[Good], salt: int) -> int:
    """Ruling SA10: salt stands for the missing goods, here for the dearest first, as the others
    are easier to come by. What it stands for is missing no longer; gives back the salt left."""
    worth = components().worth
    for good in sorted(missing, key=lambda each: worth[each], reverse=True):
        filled = min(missing[good], max(0, salt))
        missing[good] -= filled
        salt -= filled
    return max(0, salt)


def coins_missing(
    state: GameState, seat: SeatId, coins: int, ruling: Ruling
) -> Iterator[CoinsShort]:
    missing = coins - treasury.at_hand(state, seat)
    if missing > 0:
        yield CoinsShort(missing, ruling, with_partner=state.options.team)
