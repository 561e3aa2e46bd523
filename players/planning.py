"""Plans for a turn: everything the own team may decide until it ends, played out and judged."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from operator import itemgetter
from typing import NamedTuple

import engine
from engine import GameState
from engine.actions import (
    FINISH,
    Action,
    KeepGoods,
    MoveColonist,
    PlayCard,
    SellGoods,
    SuggestCard,
    TakeTile,
    UseTile,
    VisitMarket,
)
from engine.decisions import (
    CardChoice,
    ContrariusStartChoice,
    DiplomatChoice,
    FirstGoodsChoice,
    MagisterChoice,
    MovementChoice,
    PersonalityChoice,
    StartCityChoice,
    SuggestionChoice,
    TradeChoice,
    VetoChoice,
)
from engine.state import Seat, card, components
from engine.terms import CityId, TileId
from players.evaluation import beside
from players.judgement import Judge
from players.market import visits_worth_a_look

ROADS = (CardChoice, PersonalityChoice, DiplomatChoice, MagisterChoice, SuggestionChoice)
"""Where what is chosen cannot be judged before it has been carried out."""
AT_ONCE = (StartCityChoice, FirstGoodsChoice, ContrariusStartChoice)
"""What is judged by itself, as the turn that follows is not planned yet."""
TURNS_OFF = 2
"""How many roads are followed off another one, for each way that is followed at a time."""
USES = 4
"""How many uses of one citizen are looked at."""
LOSS = 0.5
"""What a sale or purchase may cost at first, for the sake of what follows."""
MOVES = 8
"""How many moves of colonists are looked at, at a time."""


class Plan(NamedTuple):
    value: float
    first: Action
    """What to answer now."""
    leads_to: GameState


class _Reached(NamedTuple):
    value: float
    state: GameState
    begun: Action | None
    """What to answer now, if this is where it leads; None: still at the beginning."""


def plans(
    state: GameState, judge: Judge, *, width: int, among: Sequence[Action] = ()
) -> list[Plan]:
    """The ways through the rest of the turn that were worth a look, at least one.

    `among`: only these answers are looked at, where there is a road to choose."""
    decision = state.pending[-1]
    if isinstance(decision, AT_ONCE) or state.active not in judge.team:
        return [
            Plan(judge(after), action, after)
            for action in engine.legal_actions(state)
            for after in [engine.apply(state, decision.seat, action).state]
        ]
    if isinstance(decision, ROADS):
        return list(_by_road(state, among or roads(state, judge), judge, width, first=None))
    return list(_by_step(state, judge, width, first=None))


def roads(state: GameState, judge: Judge) -> list[Action]:
    """Cards that do the same are one road; what a Legatus suggested is the only one. A visit to the
    fish market leads to the cards again."""
    decision = state.pending[-1]
    offered = engine.legal_actions(state)
    if isinstance(decision, CardChoice) and decision.suggested:
        return [PlayCard(decision.suggested)]
    visits = visits_worth_a_look(state, offered, judge) if state.fish_market else []
    aside = UseTile | VisitMarket  # tiles are as good later
    offered = tuple(each for each in offered if not isinstance(each, aside))
    by_role = {_role(action): action for action in reversed(offered)}
    if isinstance(decision, SuggestionChoice) and len(by_role) > 1:
        del by_role[FINISH]  # to suggest nothing leaves the partner the same cards
    return [*by_role.values(), *visits]


def _few_roads(state: GameState, judge: Judge, width: int) -> list[Action]:
    """Off another one: but of the cards that follow a visit all."""
    found, decision = roads(state, judge), state.pending[-1]
    own_card = isinstance(decision, CardChoice) and decision.seat == state.active
    return found if state.fish_market and own_card else found[: TURNS_OFF * width]


def _role(action: Action) -> object:
    """What makes a difference: not which of two Prefects it is."""
    if isinstance(action, PlayCard | SuggestCard):
        facts = card(action.card)
        return facts.personalities, facts.payout, facts.good, facts.doubles_bonus
    return action


def _by_road(
    state: GameState, actions: Sequence[Action], judge: Judge, width: int, first: Action | None
) -> Iterator[Plan]:
    """Each road to its end."""
    for action in actions:
        after, done = _follow(state, action, judge)
        begun = first or action
        if done:
            yield Plan(judge(after), begun, after)
        elif isinstance(after.pending[-1], ROADS):
            yield from _by_road(after, _few_roads(after, judge, width), judge, width, begun)
        else:
            yield from _by_step(after, judge, width, begun)


def _by_step(state: GameState, judge: Judge, width: int, first: Action | None) -> Iterator[Plan]:
    """Of all states one decision further on, only the best few are gone on from; and of those
    where a new road begins, as for the partner of a Proconsul, only the best few are taken."""
    frontier = [_Reached(judge(state), state, first)]
    crossroads: list[_Reached] = []
    while frontier:
        further: dict[float, _Reached] = {}
        for before, reached, begun in frontier:
            trading = isinstance(reached.pending[-1], TradeChoice)
            for action in _promising(reached, judge):
                after, done = _follow(reached, action, judge)
                value = judge(after)
                if trading and not done and value < before - LOSS:
                    continue
                if done:
                    yield Plan(value, begun or action, after)
                elif isinstance(after.pending[-1], ROADS):
                    crossroads.append(_Reached(value, after, begun or action))
                else:
                    # Judged alike to the last digit: the same moves in another order.
                    further.setdefault(value, _Reached(value, after, begun or action))
        frontier = _best(further.values(), judge, width)
    for _, reached, begun in _best(crossroads, judge, width):
        yield from _by_road(reached, _few_roads(reached, judge, width), judge, width, begun)


def _best(reached: Iterable[_Reached], judge: Judge, width: int) -> list[_Reached]:
    """Of where the partner goes on only one: he will think about his part himself."""
    in_order = sorted(reached, key=itemgetter(0), reverse=True)
    own = [each for each in in_order if each.state.pending[-1].seat == judge.seat]
    partners = [each for each in in_order if each.state.pending[-1].seat != judge.seat]
    return own[:width] + partners[:1]


def _promising(state: GameState, judge: Judge) -> Sequence[Action]:
    """Of the many moves the likeliest, and trades unit by unit; of other things all."""
    offered = engine.legal_actions(state)
    if state.forum:
        offered = _fewer_uses(state, offered)
        if not judge.takes_tiles:
            offered = tuple(each for each in offered if not isinstance(each, TakeTile))
    match state.pending[-1]:
        case MovementChoice(seat=seat) if len(offered) > MOVES:
            gains = judge.gains(state, seat)
            moves = [each for each in offered if isinstance(each, MoveColonist)]
            moves.sort(key=lambda move: _draw(state, move, gains), reverse=True)
            return [*moves[:MOVES], FINISH]
        case TradeChoice(seat=seat):
            one_by_one = [each for each in offered if getattr(each, "units", 1) == 1]
            return [*_without_cheap_salt(one_by_one, state.seats[seat])]
        case _:
            return offered


def _fewer_uses(state: GameState, offered: Sequence[Action]) -> tuple[Action, ...]:
    """Of each citizen the uses that bring the dearest goods."""
    uses = [each for each in offered if isinstance(each, UseTile)]
    uses.sort(key=lambda use: _brought(state, use), reverse=True)
    seen: Counter[TileId] = Counter()
    kept: list[UseTile] = []
    for use in uses:
        seen[use.tile] += 1
        if seen[use.tile] <= USES:
            kept.append(use)
    return (*(each for each in offered if not isinstance(each, UseTile)), *kept)


def _brought(state: GameState, use: UseTile) -> int:
    worth = components().worth
    shown = state.markers[use.province].good if use.province else None
    more = 0 if shown is None or shown == "fish" else worth[shown]
    return more + sum(worth[good] for good in use.taken) - sum(worth[good] for good in use.given)


def _without_cheap_salt(offered: Sequence[Action], seller: Seat) -> Iterator[Action]:
    """Salt may be sold as any good; it brings most as the dearest, and is looked at as that."""
    worth = components().worth
    as_salt = [
        each for each in offered if isinstance(each, SellGoods) and not seller.goods[each.good]
    ]
    best = max(as_salt, key=lambda sale: worth[sale.good], default=None)
    return (each for each in offered if each is best or each not in as_salt)


def _draw(state: GameState, move: MoveColonist, gains: Mapping[CityId, float]) -> float:
    """What there is to gain at the new place, less what there was at the old one."""
    there = beside(state.board, move.colonist, move.line)
    here = beside(state.board, move.colonist, move.origin)
    return sum(gains.get(city, 0.0) for city in there) - sum(gains.get(city, 0.0) for city in here)


def _follow(state: GameState, action: Action, judge: Judge) -> tuple[GameState, bool]:
    """The state in which the own team is asked again, or the turn is over; others who are asked
    which goods to keep take the dearest. A roll of Contrarius is let stand: what comes instead is
    not known."""
    turn = state.turn
    state = engine.apply(state, state.pending[-1].seat, action).state
    while not state.over and state.turn == turn:
        seat = state.pending[-1].seat
        if isinstance(state.pending[-1], VetoChoice):
            state = engine.apply(state, seat, FINISH).state
            continue
        if seat in judge.team:
            return state, False
        state = engine.apply(state, seat, max(engine.legal_actions(state), key=_price)).state
    return state, True


def _price(action: Action) -> int:
    worth = components().worth
    return sum(worth[good] for good in action.goods) if isinstance(action, KeepGoods) else 0
