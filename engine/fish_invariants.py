"""What must hold of the fish market in every game, said once more and without its room: fish come
from tiles and go for offers, and no offer is taken twice at a time."""

from collections.abc import Iterable, Iterator

from engine.catalogue import catalogue
from engine.decisions import CardChoice
from engine.events import Event, FishCaught, MarkerFlipped, MarketVisited, TileUsed
from engine.evolve import evolve
from engine.state import GameState


def broken_fish(state: GameState) -> Iterator[str]:
    market = state.fish_market
    fish = [seat.fish for seat in state.seats]
    if market is None:
        if any(fish) or state.options.fish_market:
            yield f"seats have {fish} fish, and the fish market is not in play"
        return
    if min(fish) < 0:
        yield f"seats have {fish} fish"
    offers = range(1, len(catalogue().fish_market.sides[state.options.fish_market_side]) + 1)
    standing = [offer for offer in market.markers if offer is not None]
    if len(market.markers) != len(state.seats) or not {*standing} <= {*offers}:
        yield f"the markers of the market are {market.markers}"
    if len({*standing}) < len(standing):
        yield f"two markers stand on one offer: {market.markers}"
    for place, asked in enumerate(state.pending):
        late = place or asked.seat != state.active or market.visited_in == state.turn
        if isinstance(asked, CardChoice) and asked.visits and late:
            yield f"the market is open at the wrong time: {state.pending}"


def broken_visits(before: GameState, happened: Iterable[Event]) -> Iterator[str]:
    """No fish but from a tile that was turned, or a citizen; none spent but at the market."""
    state, caught = before, 0
    for event in happened:
        owned = [seat.fish for seat in state.seats]
        expected = list(owned)
        match event:
            case MarkerFlipped(seat=seat, good="fish"):
                caught = _catch(doubled=seat == state.praefectus_magnus)
            case TileUsed(tile="tiberius"):
                caught = 1
            case FishCaught(seat=seat, fish=fish):
                expected[seat] += fish
                if fish != caught:
                    yield f"{event}, and {caught} are due"
                caught = 0
            case MarketVisited(seat=seat, fish=fish):
                expected[seat] -= fish
                yield from _broken_visit(state, event)
            case _:
                pass
        state = evolve(state, event)
        found = [seat.fish for seat in state.seats]
        if found != expected:
            yield f"{owned} fish have become {found} after {event}"


def _catch(*, doubled: bool) -> int:
    facts = catalogue().fish_market
    return facts.catch_with_piscatus if doubled else facts.catch


def _broken_visit(state: GameState, event: MarketVisited) -> Iterator[str]:
    market, offer = state.fish_market, event.offer
    price = catalogue().fish_market.sides[state.options.fish_market_side][offer - 1].fish
    if market is None or event.fish != price or state.seats[event.seat].fish < price:
        yield f"offer {offer} costs {price} fish: {event}"
    elif offer in market.markers:
        yield f"a marker stands on the offer: {event}"
    elif event.seat != state.active or market.visited_in == state.turn:
        yield f"nobody may visit the market now: {event}"
