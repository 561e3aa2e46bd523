"""What is checked of the forum is really found: here it is broken on purpose."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

import pytest

from engine import legal_actions, new_game, read_options
from engine.catalogue import catalogue
from engine.events import Event
from engine.forum_invariants import broken_effects, broken_forum
from engine.invariants import MOST_OPTIONS, check_state
from engine.terms import TileId
from engine.tile_effects import CARD_PRICES, CITIZENS, HOUSE_PRICES, STANDING
from tests.builders import a_game
from tests.plain import (
    BuildingChoice,
    CoinsReceived,
    ColonistPlaced,
    DisplayCardUsed,
    GoodsBought,
    GoodsExchanged,
    GoodsSold,
    HouseBuilt,
    PurchaseChoice,
    TileUsed,
)


def test_every_tile_has_its_rules_and_every_rule_a_tile() -> None:
    entered = {*STANDING, *CITIZENS, *HOUSE_PRICES, *CARD_PRICES}
    assert entered == {tile.id for tile in catalogue().forum.tiles}


def test_a_game_with_the_forum_is_sound() -> None:
    check_state(new_game(read_options({"board": "italia", "seats": 3, "forum": True}), "x"))
    check_state(a_game("italia", tiles={0: ["augustus"]}, seats=3).state)


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"forum_stack": ()}, "tiles are missing"),
        ({"forum_stack": (TileId("augustus"),)}, "or twice"),
        ({"forum_stack": (TileId("nobody"),)}, "tiles there are not"),
    ],
)
def test_a_tile_that_is_lost_or_there_twice_is_found(change: dict[str, Any], problem: str) -> None:
    state = replace(a_game(tiles={0: ["augustus"]}).state, **change)
    assert any(problem in each for each in broken_forum(state))


def test_tiles_without_the_forum_are_found() -> None:
    state = a_game().state
    seat = replace(state.seats[0], tiles=(TileId("augustus"),))
    assert list(broken_forum(replace(state, seats=(seat, *state.seats[1:]))))


def test_a_choice_that_was_not_offered_is_found() -> None:
    state = new_game(read_options({"board": "italia", "seats": 2, "forum": True}), "x")
    seat = replace(state.seats[0], chosen=TileId("augustus"))
    assert len(list(broken_forum(replace(state, seats=(seat, *state.seats[1:]))))) == 2


@pytest.mark.ruling("FO10", "FO15")
@pytest.mark.parametrize(
    ("owner", "happened"),
    [
        ("aulus-arcadius", [HouseBuilt(0, "aquileia", ("brick", "wine"), 3)]),
        ("mamercus", [TileUsed(0, "mamercus"), HouseBuilt(0, "aquileia", ("brick", "wine"), 0)]),
        ("marcus", [TileUsed(0, "marcus"), HouseBuilt(0, "aquileia", ("tool",), 0)]),
        ("gaius-marcellus", [GoodsSold(0, "wine", 1, 7)]),
        ("faustus-marcellus", [GoodsBought(0, "brick", 1, 0)]),
        ("donatus-pompeius", [CoinsReceived(0, 2, "donatus-pompeius")]),
        ("claudius-pompeius", [CoinsReceived(0, 6, "claudius-pompeius")]),
        ("numerius", [TileUsed(0, "numerius"), CoinsReceived(0, 2, "numerius")]),
        ("publius", [TileUsed(0, "publius"), ColonistPlaced(0, "sea", "roma", (), 5)]),
        ("lucius-flavius", [DisplayCardUsed(0, "I-farmer")]),
        ("titus-valerius", [GoodsExchanged(0, ("brick",), ("wine",))]),
    ],
)
def test_only_the_owner_profits_from_a_tile(owner: str, happened: Iterable[Event]) -> None:
    goods = {0: dict.fromkeys(("brick", "food", "tool", "wine"), 2)}
    facts: dict[str, Any] = {"tokens": {"aquileia": "wine"}, "houses": {}, "goods": goods}
    own = a_game(tiles={0: [owner]}, coins={0: 9}, **facts)
    assert list(broken_effects(own.state, happened)) == []
    others = a_game(tiles={1: [owner]}, coins={0: 9}, **facts)
    assert list(broken_effects(others.state, happened))


def test_mamilius_counts_while_it_is_in_force() -> None:
    house = HouseBuilt(0, "aquileia", ("wine",), 4)
    facts: dict[str, Any] = {"tiles": {}, "tokens": {"aquileia": "wine"}, "houses": {}}
    in_force = a_game(decision=BuildingChoice(0, in_force=("mamilius",)), **facts)
    assert list(broken_effects(in_force.state, [house])) == []
    assert list(broken_effects(a_game(decision=BuildingChoice(0), **facts).state, [house]))


def test_options_do_not_explode_with_every_tile_at_once() -> None:
    """All goods, all tiles, and question marks everywhere."""
    tiles = [tile.id for tile in catalogue().forum.tiles]
    for salt in (False, True):
        game = a_game(
            tiles={0: tiles},
            stack=[],
            forum=[],
            options={"salt": salt, "forumPlaceholders": True},
            goods={0: dict.fromkeys(("brick", "food", "tool", "wine", "cloth"), 2)},
            coins={0: 30},
            decision=PurchaseChoice(0, cards_left=2, position_costs=True),
        )
        assert 50 < len(legal_actions(game.state)) < MOST_OPTIONS
