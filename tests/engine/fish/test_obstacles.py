"""Why a visit is refused: always some reason, and never one against what is legal."""

import pytest

from engine import legal_actions, view_for
from engine.actions import Action
from engine.explanations import obstacles
from engine.obstacles.kinds import Obstacle
from engine.terms import TRADED_GOODS
from tests.builders import Game, a_game, turn_of
from tests.plain import (
    FishShort,
    MarketClosed,
    MarketNotInPlay,
    MarketVisitedBefore,
    NoSuchOffer,
    NotAsked,
    OfferBringsNothing,
    OfferTaken,
    OtherVisit,
    PlayCard,
    VisitMarket,
)
from tests.playouts import steps

GAMES: list[dict[str, object]] = [
    {"board": "italia", "seats": 3},
    {"board": "creta", "seats": 4, "team": True, "fishMarketSide": "mountain"},
]
WISHES: list[Action] = [
    *map(VisitMarket, range(10)),
    *(VisitMarket(4, yields=good) for good in TRADED_GOODS),
    *(VisitMarket(n, taken=(good,)) for n in (2, 3) for good in TRADED_GOODS),
    VisitMarket(7, colonist="land", place="roma"),
    VisitMarket(6, card="start-mercator"),
]


def against(game: Game, wanted: Action) -> tuple[Obstacle, ...]:
    return obstacles(game.view(game.to_decide), game.decision, wanted)


@pytest.mark.ruling("FM5", "FM6", "FM7")
@pytest.mark.parametrize("options", GAMES, ids=["alone", "team"])
def test_something_stands_in_the_way_exactly_if_it_is_not_offered(
    options: dict[str, object],
) -> None:
    refused = 0
    states = [state for state, _, _ in steps({**options, "fishMarket": True}, "obstacles")]
    for state in states[::7]:
        view, asked = view_for(state, state.pending[-1].seat), state.pending[-1]
        offered = {repr(action) for action in legal_actions(state)}
        for wanted in WISHES:
            found = obstacles(view, asked, wanted)
            assert bool(found) != (repr(wanted) in offered), (asked, wanted, found)
            assert NotAsked(asked.kind) not in found, (asked, wanted)
            refused += bool(found)
    assert refused > 300


@pytest.mark.ruling("FM5")
def test_fish_that_are_missing_are_counted() -> None:
    game = a_game(fish={0: 1})
    assert against(game, VisitMarket(7)) == (FishShort(7, 2),)
    assert against(game, VisitMarket(9)) == (NoSuchOffer(9, 8),)


@pytest.mark.ruling("FM6")
def test_whoever_stands_on_an_offer_is_named() -> None:
    game = a_game(fish={0: 9}, at_offers={0: 1, 1: 2})
    assert against(game, VisitMarket(1)) == (OfferTaken(1, 0),)
    assert against(game, VisitMarket(2)) == (OfferTaken(2, 1),)


@pytest.mark.ruling("FM7")
def test_an_offer_that_brings_nothing_is_told_from_one_that_is_asked_for_wrongly() -> None:
    game = a_game(fish={0: 9}, goods={0: {"brick": 8}})
    assert against(game, VisitMarket(5)) == (OfferBringsNothing(5),)
    assert against(game, VisitMarket(8)) == (OtherVisit(8),)


@pytest.mark.ruling("FM5", "OP2")
def test_when_the_market_cannot_be_visited_it_is_said_why() -> None:
    game = a_game(fish={0: 9})
    game.do(VisitMarket(1))
    assert against(game, VisitMarket(3)) == (MarketVisitedBefore(),)
    game = a_game(fish={0: 9}, decision=turn_of(0, visits=True)).do(PlayCard("start-mercator"))
    assert against(game, VisitMarket(3)) == (MarketClosed(),)
    assert against(a_game(), VisitMarket(3)) == (MarketNotInPlay(),)
