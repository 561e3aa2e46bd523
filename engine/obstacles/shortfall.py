"""What is missing of a price, in goods and in coins."""

from collections import Counter
from collections.abc import Iterable, Iterator

from engine import storehouse, treasury
from engine.obstacles.kinds import Asked, CoinsShort, GoodsShort, Ruling
from engine.state import GameState
from engine.terms import SeatId


def goods_missing(
    state: GameState, seat: SeatId, price: Iterable[Asked], ruling: Ruling
) -> Iterator[GoodsShort]:
    """A question mark takes what the named goods leave over."""
    price, owned = tuple(price), state.seats[seat].goods
    asked = Counter(good for good in price if good != "any")
    for good, units in asked.items():
        missing = units - owned[good]
        if missing > 0:
            yield GoodsShort(good, missing, ruling)
    left_over = sum(max(0, owned[good] - asked[good]) for good in storehouse.goods_in_play(state))
    missing = price.count("any") - left_over
    if missing > 0:
        yield GoodsShort("any", missing, ruling)


def coins_missing(
    state: GameState, seat: SeatId, coins: int, ruling: Ruling
) -> Iterator[CoinsShort]:
    missing = coins - treasury.at_hand(state, seat)
    if missing > 0:
        yield CoinsShort(missing, ruling, with_partner=state.options.team)
