"""The reaction: what Contrarius does about each personality that was carried out."""

from collections.abc import Callable, Iterable

from engine import display
from engine.actions import FINISH, Action, Finish
from engine.decisions import ContrariusTask, Decision, ReactionDue, Task
from engine.draft import Draft
from engine.events import ContrariusReacted, ContrariusScored, ContrariusTook, TrackHouseFreed
from engine.personalities.prefect import doubles_bonus
from engine.rulebook import offers, resolves
from engine.solitaria import building
from engine.solitaria.automaton import contrarius_of
from engine.solitaria.dice import DICE_FOR, roll
from engine.state import GameState
from engine.terms import Personality

POINTS_FOR_MONEY, POINTS_FOR_SPECIALISTS = 2, 3
LEAST_FOR_PRODUCTION, LEAST_WITH_MAGNUS = 1, 2

Reaction = Callable[[Draft, ReactionDue], None]
REACTIONS: dict[Personality, Reaction] = {}
"""A personality without one, as a Diplomat that used nothing, is not reacted to (SO19)."""


def to(*personalities: Personality) -> Callable[[Reaction], Reaction]:
    def enter(reaction: Reaction) -> Reaction:
        REACTIONS.update(dict.fromkeys(personalities, reaction))
        return reaction

    return enter


def _by_itself(_: GameState, __: Decision) -> Iterable[Action]:
    return (FINISH,)


offers(ReactionDue)(_by_itself)
offers(ContrariusTask)(_by_itself)


@resolves(ReactionDue)
def react(game: Draft, due: ReactionDue, _: Finish) -> None:
    """Ruling SO11: once the display is full again. Ruling SO33: not after he has ended the game."""
    contrarius = contrarius_of(game.state)
    reaction = REACTIONS.get(due.personality or "")
    if reaction is None or due.card is None or due.personality is None:
        return
    if game.state.concordia == contrarius.seat:
        return
    if due.personality == "prefect" and due.did is None:
        return  # it was a Diplomat instead, and used nothing
    display.refill(game)
    game.emit(ContrariusReacted(contrarius.seat, due.card, due.personality))
    reaction(game, due)


@resolves(ContrariusTask)
def perform(game: Draft, task: ContrariusTask, _: Finish) -> None:
    if task.task in DICE_FOR:
        roll(game, task)
    elif task.task == "house_s":
        building.build(game, task, building.SPECIAL)
    else:
        _take_tile(game)


@to("architect")
def _architect(game: Draft, due: ReactionDue) -> None:
    """Ruling SO12."""
    game.ask(_task(due, "card"))


@to("prefect")
def _prefect(game: Draft, due: ReactionDue) -> None:
    """Rulings SO13, SO14, SD4."""
    if due.province is None:
        score(game, due, POINTS_FOR_MONEY)
        return
    state, seat = game.state, contrarius_of(game.state).seat
    cities = state.board.cities_in[due.province]
    houses = sum(seat in state.houses.get(city, ()) for city in cities)
    doubled = due.card is not None and doubles_bonus(state, due.card)
    score(game, due, max(houses, LEAST_WITH_MAGNUS if doubled else LEAST_FOR_PRODUCTION))


@to("mercator")
def _mercator(game: Draft, due: ReactionDue) -> None:
    """Ruling SO15."""
    game.ask(ContrariusTask(due.seat, "house_black", produces=True))


@to("senator", "consul")
def _senator(game: Draft, due: ReactionDue) -> None:
    """Ruling SO16."""
    game.ask(_task(due, "house_white"))


@to("tribune")
def _tribune(game: Draft, due: ReactionDue) -> None:
    """Ruling SO17."""
    game.ask(_task(due, "house_s"), _task(due, "red"), _task(due, "tile"))


@to("colonist")
def _colonist(game: Draft, due: ReactionDue) -> None:
    """Ruling SO18."""
    if due.did == "placed":
        game.ask(_task(due, "red"))
    else:
        score(game, due, POINTS_FOR_MONEY)


@to("specialist")
def _specialist(game: Draft, due: ReactionDue) -> None:
    """Ruling SO18."""
    score(game, due, POINTS_FOR_SPECIALISTS)


def score(game: Draft, due: ReactionDue, points: int) -> None:
    """Ruling SO29: a house on a space that he reaches is built at once, the lowest first."""
    seat = contrarius_of(game.state).seat
    game.emit(ContrariusScored(seat, points))
    contrarius = contrarius_of(game.state)
    reached = sorted(space for space in contrarius.track if space <= contrarius.points)
    for space in reached:
        game.emit(TrackHouseFreed(seat, space))
    game.ask(*(_task(due, "house_black") for _ in reached))


def _task(due: ReactionDue, task: Task) -> ContrariusTask:
    return ContrariusTask(due.seat, task)


def _take_tile(game: Draft) -> None:
    tiles = game.state.forum.display if game.state.forum else ()
    first = next((tile for tile in tiles if tile), None)
    if first:
        game.emit(ContrariusTook(contrarius_of(game.state).seat, tile=first))
