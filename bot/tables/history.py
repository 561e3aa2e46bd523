"""What happened turn by turn, as one viewer saw it: since a seat's last turn, or in the whole game.

Events and views are cut for the viewer with the state they belong to. What was undone is left out.
"""

from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace

from bot.tables.log import BEGINNING, BeyondTrail, Game, Position, Step
from engine import Score, View, events_for, final_scores, view_for
from engine.decisions import (
    AuctionOpening,
    BidChoice,
    ContrariusStartChoice,
    PatricianChoice,
    StartCityChoice,
)
from engine.events import Event, TurnBegan
from engine.terms import SeatId
from engine.views import Viewer

SET_UP = (PatricianChoice, AuctionOpening, BidChoice, StartCityChoice, ContrariusStartChoice)
"""What is asked before the first turn; the first goods are bought in everyone's own."""

Turn = tuple[Event, ...]
"""Begins with its `TurnBegan`, but for the first turn of a game."""
Eyes = Callable[[int], Viewer]
"""As whom somebody has seen each entry of the log: others may have sat in their seat before."""
ScoreHistory = tuple[tuple[int, tuple[Score, ...]], ...]
"""After each turn what every seat would have scored; the first is the deal, as turn 0."""


@dataclass(frozen=True)
class Since:
    before: View
    """When the seat's last turn had ended, or as the game began where it had none yet. Alone
    against Contrarius, when the last turn began: his reaction is part of it."""
    turns: tuple[Turn, ...]
    """What followed; the last one may still be going on."""
    view: View


@dataclass(frozen=True)
class PastTurn:
    number: int
    """0 is the deal, and whatever is chosen before the first turn."""
    last: int
    """The latest turn in which anything has happened."""
    before: View | None
    """As it began; nothing came before the deal."""
    events: Turn
    """As `story` tells it."""
    view: View
    """As it ended: nobody is to decide any more, unless it is still going on."""


def since(game: Game, viewer: Viewer, seat: SeatId | None, eyes: Eyes | None = None) -> Since:
    """Since that seat's last turn; without a seat, since the beginning."""
    eyes = eyes or (lambda _: viewer)
    place = _after_last_turn(game, seat)
    before = game.trail[place - 1].after if place else game.base
    happened = [event for step in game.trail[place:] for event in _seen(step, eyes)]
    handed_over = _handed_over(game.trail[place - 1], eyes) if place else ()
    return Since(
        before=_view(before, eyes),
        turns=_by_turn((*handed_over, *happened)),
        view=view_for(game.state, viewer),
    )


def story(game: Game, viewer: Viewer, eyes: Eyes | None = None) -> tuple[Turn, ...]:
    """Of a game with every step since the beginning."""
    eyes = eyes or (lambda _: viewer)
    return _by_turn(event for step in game.trail for event in _seen(step, eyes))


def past_turn(game: Game, viewer: Viewer, number: int | None, eyes: Eyes | None = None) -> PastTurn:
    """Of a game with every step since the beginning; the last turn where there is no such one."""
    eyes = eyes or (lambda _: viewer)
    last = _turn(game.trail[-1]) if game.trail else 0
    if number is None or not 0 <= number <= last:
        number = last
    first, after = (bisect_left(game.trail, turn, key=_turn) for turn in (number, number + 1))
    steps = game.trail[first:after]
    if not steps:
        return PastTurn(0, last, None, (), _view(game.base, eyes))
    begun, ended = steps[0].before, steps[-1].after
    handed_over = _handed_over(game.trail[first - 1], eyes) if first else ()
    happened = (event for step in steps for event in _seen(step, eyes))
    view = _view(ended, eyes)
    if _ends_turn(steps[-1]):
        view = replace(view, turn=number, active=begun.state.active, decisions=())
    turns = _by_turn((*handed_over, *happened))
    before = _view(begun, eyes) if number else None
    return PastTurn(number, last, before, turns[0] if turns else (), view)


def growth(game: Game) -> ScoreHistory:
    """Of a game with every step since the beginning, once nothing is hidden any more."""
    ended = [step for step in game.trail if _ends_turn(step)]
    return (
        (0, final_scores(game.base.state)),
        *((step.before.state.turn, final_scores(step.after.state)) for step in ended),
    )


def _after_last_turn(game: Game, seat: SeatId | None) -> int:
    """The place in the trail after the step that ended it; alone, the turn before it."""
    ended = 2 if seat is not None and len(game.state.seats) == 1 else 1
    for place in range(len(game.trail), 0, -1):
        step = game.trail[place - 1]
        if step.before.state.active == seat and _ends_turn(step):
            ended -= 1
            if not ended:
                return place
    if game.base.number != BEGINNING:
        raise BeyondTrail
    return 0


def _turn(step: Step) -> int:
    """What is chosen before the first card belongs to the deal."""
    state = step.before.state
    sets_up = state.turn == 1 and isinstance(state.decision, SET_UP)
    return 0 if sets_up else state.turn


def _ends_turn(step: Step) -> bool:
    return step.after.state.turn != step.before.state.turn or step.after.state.over


def _view(then: Position, eyes: Eyes) -> View:
    return view_for(then.state, eyes(then.number))


def _seen(step: Step, eyes: Eyes) -> Turn:
    return events_for(step.after.state, eyes(step.after.number), step.events)


def _handed_over(step: Step, eyes: Eyes) -> Iterator[Event]:
    """What the step that ended a turn has already brought of the next one."""
    begun = False
    for event in _seen(step, eyes):
        begun = begun or isinstance(event, TurnBegan)
        if begun:
            yield event


def _by_turn(happened: Iterable[Event]) -> tuple[Turn, ...]:
    turns: list[list[Event]] = [[]]
    for event in happened:
        if isinstance(event, TurnBegan):
            turns.append([])
        turns[-1].append(event)
    return tuple(tuple(turn) for turn in turns if turn)
