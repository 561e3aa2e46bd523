"""Why a wish is refused: always some reason, never one against what is legal, and exact figures."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import combinations, product
from random import Random
from typing import Any

import pytest

from engine import GameState, legal_actions, rulebook, view_for
from engine.actions import FINISH, Action
from engine.catalogue import catalogue
from engine.decisions import Decision
from engine.display import price
from engine.explanations import obstacles
from engine.obstacles.kinds import Obstacle
from engine.terms import COLONIST_KINDS, GOODS, TRADED_GOODS
from engine.views import known_state
from tests import plain as kinds
from tests.engine.test_secrecy import with_other_secrets
from tests.plain import (
    BuildHouse,
    BuildingChoice,
    BuyCard,
    BuyGoods,
    CardChoice,
    CastleChoice,
    ChoosePersonality,
    ChooseStartCity,
    CollectCoins,
    CollectIncome,
    ColonistChoice,
    CopyCard,
    DiplomatChoice,
    EnterTrade,
    FirstGoodsChoice,
    GoodsToKeep,
    KeepGoods,
    MoveColonist,
    MovementChoice,
    NewColonistChoice,
    PersonalityChoice,
    PlaceColonist,
    PlayCard,
    PrefectChoice,
    ProduceInProvince,
    PurchaseChoice,
    SellGoods,
    StartCityChoice,
    SuggestCard,
    SuggestionChoice,
    TakeCastleGood,
    TradeChoice,
)
from tests.playouts import BOARDS, in_pairs, steps

MODES: dict[str, dict[str, object]] = {
    "base": {"seats": 3, "set": "base"},
    "venus": {"seats": 4, "set": "venus", "noStartingGoods": True},
    "team": {"seats": 4, "team": True},
}
OF_EACH_KIND = 3
WISHES = 12


def wishes(state: GameState, decision: Decision) -> Iterable[Action]:
    """Whatever somebody could ask for here who does not know the rules."""
    board = state.board
    places = [*(city.id for city in board.facts.cities), *board.places]
    cards = [*catalogue().cards]
    own = state.seats[decision.seat].colonists
    match decision:
        case StartCityChoice():
            return map(ChooseStartCity, places)
        case FirstGoodsChoice():
            return [BuyGoods(good, units) for good in GOODS for units in range(11)]
        case CardChoice():
            return map(PlayCard, cards)
        case PersonalityChoice():
            return map(ChoosePersonality, rulebook.BEGINNINGS)
        case MovementChoice():
            origins = [
                (kind, place) for kind in COLONIST_KINDS for place in (*own[kind], places[0])
            ]
            return [MoveColonist(*origin, way) for origin in origins for way in board.lines]
        case BuildingChoice():
            return [*map(BuildHouse, places), *map(EnterTrade, [*own["sea"], *board.lines][:8])]
        case PrefectChoice():
            provinces = product(board.facts.provinces, GOODS)
            produce = [ProduceInProvince(province.id, good) for province, good in provinces]
            return [*produce, CollectCoins(), FINISH]
        case TradeChoice():
            amounts = list(product(GOODS, range(11)))
            return [kind(*amount) for kind in (BuyGoods, SellGoods) for amount in amounts]
        case DiplomatChoice():
            return [CopyCard(seat) for seat in range(len(state.seats))]
        case PurchaseChoice():
            for_sale = [*(card for card in state.display if card), *cards[:5]]
            ways = ((card, way) for card in for_sale for way in payments(state, decision, card))
            return (BuyCard(*way) for way in ways)
        case ColonistChoice() | NewColonistChoice():
            placed = [PlaceColonist(*way) for way in product(COLONIST_KINDS, places)]
            return [*placed, *([CollectIncome()] if decision.kind == "colonist_choice" else [])]
        case CastleChoice():
            return map(TakeCastleGood, places)
        case SuggestionChoice():
            return map(SuggestCard, cards)
        case GoodsToKeep():
            units = sorted((*decision.goods, *GOODS), key=GOODS.index)
            lots = {lot for count in range(len(units)) for lot in combinations(units, count)}
            return [*map(KeepGoods, sorted(lots)), FINISH]
        case _:
            return ()


def payments(state: GameState, choice: PurchaseChoice, card: Any) -> Iterator[tuple[Any, ...]]:
    yield from ((), ("brick",), ("cloth", "wine", "wine"))
    if card in state.display:
        position = state.display.index(card)
        asked = price(state, choice.seat, position, position_costs=choice.position_costs)
        yield from product(*(TRADED_GOODS if good == "any" else (good,) for good in asked))


def moments(board: str, mode: str) -> list[GameState]:
    """Some of each kind of decision in a random game."""
    chance = Random(f"{board} {mode}")
    found: dict[str, list[GameState]] = {}
    for state, _, _ in steps({"board": board, **MODES[mode]}, f"{board} {mode}"):
        found.setdefault(state.pending[-1].kind, []).append(state)
    return [
        state
        for kind in sorted(found)
        for state in chance.sample(found[kind], min(OF_EACH_KIND, len(found[kind])))
    ]


def in_the_way(state: GameState, wanted: Action) -> tuple[Obstacle, ...]:
    decision = state.pending[-1]
    return obstacles(view_for(state, decision.seat), decision, wanted)


def refused(state: GameState, chance: Random) -> list[Action]:
    offered = {repr(action) for action in legal_actions(state)}
    asked = [each for each in wishes(state, state.pending[-1]) if repr(each) not in offered]
    return chance.sample(asked, min(WISHES, len(asked)))


@pytest.mark.parametrize(("board", "mode"), in_pairs(BOARDS, tuple(MODES)))
def test_something_stands_in_the_way_of_a_wish_exactly_if_it_is_not_offered(
    board: str, mode: str
) -> None:
    chance = Random(board)
    for state in moments(board, mode):
        decision = state.pending[-1]
        known = known_state(view_for(state, decision.seat))
        offered = legal_actions(state)
        assert rulebook.options(known, decision) == offered
        for action in chance.sample(offered, min(WISHES, len(offered))):
            assert tuple(rulebook.explain(known, decision, action)) == ()
            assert in_the_way(state, action) == ()
        for wanted in refused(state, chance):
            found = in_the_way(state, wanted)
            assert found, wanted
            assert not [each for each in found if isinstance(each, kinds.NotAsked)], wanted


@pytest.mark.parametrize("mode", MODES)
def test_what_is_said_to_be_missing_is_missing_exactly(mode: str) -> None:
    """Given that and nothing more it is there; given one less it is not."""
    seen = set()
    for board in ("imperium", "hellas", "italia"):
        chance = Random(board)
        for state in moments(board, mode):
            for wanted in refused(state, chance):
                missing = shortfall(in_the_way(state, wanted))
                seen |= set(missing)
                assert shortfall(in_the_way(given(state, missing), wanted)) == {}
                for each in missing:
                    less = {**missing, each: missing[each] - 1}
                    assert sum(shortfall(in_the_way(given(state, less), wanted)).values()) == 1
    assert {"coins", "cloth"} <= seen


def shortfall(found: Iterable[Obstacle]) -> dict[str, int]:
    missing: dict[str, int] = {}
    for each in found:
        if isinstance(each, kinds.GoodsShort):
            missing[each.good] = each.units
        elif isinstance(each, kinds.CoinsShort):
            missing["coins"] = each.coins
    return missing


def given(state: GameState, missing: dict[str, int]) -> GameState:
    """What fills a question mark is a good like any other."""
    number = state.pending[-1].seat
    seat = state.seats[number]
    units = {good: seat.goods[good] + missing.get(good, 0) for good in GOODS}
    units["food"] += missing.get("any", 0)
    richer = replace(seat, goods=units, coins=seat.coins + missing.get("coins", 0))
    seats = [richer if each is seat else each for each in state.seats]
    return replace(state, seats=tuple(seats))


@pytest.mark.ruling("SU8")
@pytest.mark.parametrize("mode", MODES)
def test_obstacles_do_not_depend_on_hidden_cards(mode: str) -> None:
    chance = Random(mode)
    differing = 0
    for state in moments("italia", mode):
        if isinstance(state.pending[-1], SuggestionChoice):
            continue  # who looks at the partner's hand may know it
        other = with_other_secrets(state, state.pending[-1].seat, chance)
        differing += other != state
        for wanted in refused(state, chance):
            assert repr(in_the_way(other, wanted)) == repr(in_the_way(state, wanted))
    assert differing > OF_EACH_KIND, "the secrets were never really changed"
