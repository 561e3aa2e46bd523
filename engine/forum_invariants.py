"""What must hold of the forum in every game, said once more and without its seam: no tile is lost
or there twice, and whoever profits from one has it."""

from collections import Counter
from collections.abc import Iterable, Iterator

from engine.decisions import BuildingChoice, PatricianChoice
from engine.events import (
    CoinsReceived,
    ColonistPlaced,
    DisplayCardUsed,
    Event,
    GoodsBought,
    GoodsExchanged,
    GoodsSold,
    HouseBuilt,
    TileUsed,
)
from engine.evolve import evolve
from engine.forum import tiles_in_play
from engine.state import GameState, components
from engine.terms import SeatId, TileId

PAID_BY_TILES = ("donatus-pompeius", "claudius-pompeius", "numerius")


def broken_forum(state: GameState) -> Iterator[str]:
    if state.forum is None:
        if any(seat.tiles or seat.debt for seat in state.seats) or state.forum_stack:
            yield "there are tiles, and the forum is not in play"
        return
    on_display = [tile for tile in state.forum.display if tile]
    owned = [tile for seat in state.seats for tile in seat.tiles]
    owned += state.contrarius.tiles if state.contrarius else ()
    offered = [tile for seat in state.seats for tile in seat.offered]
    auctioned = state.auction.tiles if state.auction else ()
    lying = [*on_display, *state.forum.discard, *state.forum_stack]
    everything = {tile.id for tile in tiles_in_play(state.options)}
    found = Counter([*lying, *owned, *offered, *auctioned])
    if not found.keys() <= everything or max(found.values()) > 1:
        yield f"tiles there are not, or twice: {found}"
    if offered or auctioned:
        if lying:
            yield "tiles lie in the forum before everybody has a patrician"
    elif found.keys() != everything:
        yield f"tiles are missing: {everything - found.keys()}"
    yield from _broken_choices(state)


def _broken_choices(state: GameState) -> Iterator[str]:
    choosing = {each.seat for each in state.pending if isinstance(each, PatricianChoice)}
    for number, seat in enumerate(state.seats):
        if bool(seat.chosen) != (bool(seat.offered) and number not in choosing):
            yield f"seat {number} has chosen {seat.chosen} of {seat.offered}"
        if seat.chosen and seat.chosen not in seat.offered:
            yield f"seat {number} has chosen {seat.chosen}, which it was not offered"


def broken_effects(before: GameState, happened: Iterable[Event]) -> Iterator[str]:
    """Whatever a tile changes is due to the seat that has it, or has just used it."""
    state, used = before, set[TileId]()
    for event in happened:
        if isinstance(event, TileUsed):
            if event.tile not in state.seats[event.seat].tiles:
                yield f"seat {event.seat} uses a tile of somebody else: {event}"
            used.add(event.tile)
        seat = event.seat
        if seat is None or seat == len(state.seats):
            tiles = set[TileId]()  # nobody's deed, or Contrarius'
        else:
            tiles = used | _effective(state, seat)
        if seat is not None and not _due(state, event, tiles):
            yield f"no tile of seat {seat} allows {event}"
        state = evolve(state, event)


def _effective(state: GameState, seat: SeatId) -> set[TileId]:
    asked = [each for each in state.pending if isinstance(each, BuildingChoice)]
    in_force = (tile for each in asked if each.seat == seat for tile in each.in_force)
    return {*state.seats[seat].tiles, *in_force}


def _due(state: GameState, event: Event, tiles: set[TileId]) -> bool:
    prices = components().prices
    match event:
        case HouseBuilt():
            return _house_due(state, event, tiles)
        case GoodsSold(good=good, units=units, coins=coins):
            return coins == units * (prices[good] + ("gaius-marcellus" in tiles))
        case GoodsBought(good=good, units=units, coins=coins):
            free = units * prices[good] - coins
            return not free or (free == prices["brick"] and "faustus-marcellus" in tiles)
        case CoinsReceived(source=source):
            return source not in PAID_BY_TILES or source in tiles
        case ColonistPlaced(coins=coins):
            return not coins or "publius" in tiles
        case DisplayCardUsed():
            return "lucius-flavius" in tiles
        case GoodsExchanged():
            return not tiles.isdisjoint({TileId("augustus"), TileId("titus-valerius")})
        case _:
            return True


def _house_due(state: GameState, event: HouseBuilt, tiles: set[TileId]) -> bool:
    once = components().house_costs[state.tokens[event.city]]
    coins = once.coins * (len(state.houses.get(event.city, ())) + 1) - ("aulus-arcadius" in tiles)
    goods = len(once.goods)
    if "mamilius" in tiles:
        goods -= once.goods.count("brick")
    usual = event.coins == max(0, coins) and len(event.payment) in (goods, len(once.goods))
    free = event.coins == 0 and len(event.payment) in (goods, len(once.goods))
    return (
        usual
        or (free and "mamercus" in tiles)
        or (event.coins == 0 and len(event.payment) == 1 and "marcus" in tiles)
    )
