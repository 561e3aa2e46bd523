"""What must hold of goods in every game: nothing comes from nowhere, and salt is only a joker."""

from collections import Counter
from collections.abc import Container, Iterable, Iterator

from engine.events import (
    CardBought,
    ColonistPlaced,
    Event,
    GoodsBought,
    GoodsReceived,
    GoodsSold,
    HouseBuilt,
    TileUsed,
)
from engine.evolve import evolve
from engine.state import GameState, card, components
from engine.terms import TRADED_GOODS, Good, TileId
from engine.tokens import token_pile


def broken_tokens(state: GameState) -> Iterator[str]:
    """They are those of the box, letter by letter."""
    for letter in components().city_tokens:
        cities = [city.id for city in state.board.facts.cities if city.letter == letter]
        found = Counter(state.tokens[city] for city in cities)
        if cities and found != Counter(token_pile(state.board, letter, salt=state.options.salt)):
            yield f"the tokens of letter {letter} are {dict(found)}"


def broken_goods(state: GameState) -> Iterator[str]:
    """Markers and castles never show salt; fish tiles replace all markers or none."""
    shown = {marker.good for marker in state.markers.values()}
    if state.options.fish_market:
        if shown != {"fish"}:
            yield f"markers show {shown}, and not only fish"
        shown = set()
    shown |= {*(state.castles or {}).values()}
    if not shown <= {None, *TRADED_GOODS}:
        yield f"a marker or castle shows {shown - {None, *TRADED_GOODS}}"
    for seat, here in enumerate(state.seats):
        if here.goods["salt"] and not state.options.salt:
            yield f"seat {seat} has salt, which is not in play"


def broken_payments(before: GameState, happened: Iterable[Event]) -> Iterator[str]:
    """Goods come and go only as the events say; salt is not traded (SA2), and is paid only for a
    good that is gone (SA10, SA13)."""
    state, used = before, set[TileId]()
    for event in happened:
        owned = state.seats
        if isinstance(event, TileUsed):
            used.add(event.tile)
        state = evolve(state, event)
        for seat, (earlier, here) in enumerate(zip(owned, state.seats, strict=True)):
            had, has = earlier.goods, here.goods
            changed = 0 if had is has else sum(has.values()) - sum(had.values())
            if changed != (_units(event) if event.seat == seat else 0):
                yield f"seat {seat} had {had} and has {has} after {event}"
        if isinstance(event, GoodsBought | GoodsSold) and event.good == "salt":
            yield f"salt is traded: {event}"
        for good in _replaced(before, event, used):
            if event.seat is not None and state.seats[event.seat].goods[good]:
                yield f"salt is paid while there is {good}: {event}"


def _units(event: Event) -> int:
    """How many more its seat has then."""
    match event:
        case GoodsReceived(goods=goods):
            return len(goods)
        case GoodsBought(units=units):
            return units
        case GoodsSold(units=units):
            return -units
        case HouseBuilt(payment=payment) | ColonistPlaced(payment=payment):
            return -len(payment)
        case CardBought(payment=payment):
            return -len(payment)
        case _:
            return 0


def _replaced(state: GameState, event: Event, used: Container[TileId]) -> Iterator[Good]:
    """The named goods that salt was paid for; of a card only those of its own cost."""
    price: tuple[Good, ...]
    match event:
        case GoodsSold(good=good, salt=salt):
            yield from [good] * bool(salt)
            return
        case HouseBuilt(city=city, payment=payment):
            price = components().house_costs[state.tokens[city]].goods
            if "marcus" in used:
                price = ("tool",)
            elif len(payment) < len(price):  # Mamilius is in force
                price = tuple(good for good in price if good != "brick")
        case ColonistPlaced(payment=payment):
            price = components().colonist_cost
        case CardBought(card=bought, payment=payment):
            price = card(bought).cost
        case _:
            return
    yield from (good for good, paid in zip(price, payment, strict=False) if paid == "salt")
