"""Why a tile cannot be used, taken or bid for: always some reason, and never one against what is
legal."""

from random import Random

import pytest

from engine import GameState, legal_actions, view_for
from engine.actions import Action
from engine.catalogue import catalogue
from engine.explanations import obstacles
from engine.terms import TRADED_GOODS
from tests.plain import (
    ActAsDiplomat,
    AuctionOpening,
    BidChoice,
    BuildHouse,
    BuildingChoice,
    BuyCard,
    DiplomatChoice,
    ExchangeChoice,
    ExchangeGoods,
    KeepPatrician,
    NotAsked,
    OpenAuction,
    PatricianChoice,
    PrefectChoice,
    PurchaseChoice,
    RaiseBid,
    TakeTile,
    TileChoice,
    UseDisplayCard,
    UseTile,
)
from tests.playouts import steps

TILES = [tile.id for tile in catalogue().forum.tiles]
GAMES: list[dict[str, object]] = [
    {"board": "italia", "seats": 3, "forumPlaceholders": True, "forumFirstThreshold": 1},
    {"board": "creta", "seats": 4, "team": True, "salt": True, "forumAuction": True},
]


def wishes(state: GameState) -> list[Action]:
    cards = [card for card in state.display if card]
    match state.pending[-1]:
        case PatricianChoice():
            return [KeepPatrician(tile) for tile in TILES]
        case AuctionOpening():
            return [OpenAuction(tile, bid) for tile in TILES for bid in (-1, 0, 31)]
        case BidChoice():
            return [RaiseBid(bid) for bid in range(-1, 32)]
        case TileChoice():
            return [TakeTile(tile) for tile in TILES]
        case ExchangeChoice():
            pairs = ((one, other) for one in TRADED_GOODS for other in (*TRADED_GOODS, "salt"))
            return [ExchangeGoods((one,), (other,)) for one, other in pairs]
        case PrefectChoice():
            return [ActAsDiplomat()]
        case DiplomatChoice():
            return [UseDisplayCard(card) for card in (*cards, "start-mercator")]
        case BuildingChoice():
            cities = state.board.building_cities[::3]
            return [BuildHouse(city, tile) for city in cities for tile in TILES[::3]]
        case PurchaseChoice():
            return [BuyCard(card, (), tile) for card in cards for tile in TILES[::4]]
        case _:
            return []


@pytest.mark.ruling("FO11", "FO13")
@pytest.mark.parametrize("options", GAMES, ids=["alone", "team"])
def test_something_stands_in_the_way_exactly_if_it_is_not_offered(
    options: dict[str, object],
) -> None:
    chance = Random("obstacles")
    refused = 0
    states = [state for state, _, _ in steps({**options, "forum": True}, "obstacles")]
    for state in [*states[:12], *states[12::9]]:
        view, asked = view_for(state, state.pending[-1].seat), state.pending[-1]
        offered = {repr(action) for action in legal_actions(state)}
        for wanted in [*wishes(state), *map(UseTile, chance.sample(TILES, 5))]:
            found = obstacles(view, asked, wanted)
            assert bool(found) != (repr(wanted) in offered), (asked, wanted, found)
            assert NotAsked(asked.kind) not in found, (asked, wanted)
            refused += bool(found)
    assert refused > 300
