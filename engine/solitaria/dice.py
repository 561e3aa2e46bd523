"""Contrarius' dice, each a sequence of its own from the game's seed, and the vetoes of two."""

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from hashlib import sha256

from engine import rng
from engine.actions import FINISH, Action, Finish, UseVeto
from engine.catalogue import catalogue
from engine.decisions import ContrariusTask, Task, VetoChoice
from engine.draft import Draft
from engine.events import DieRolled, VetoUsed
from engine.evolve import evolves
from engine.frozen import replace
from engine.obstacles.kinds import NoVetoLeft, Obstacle
from engine.rulebook import explains, offers, resolves
from engine.solitaria.automaton import contrarius_of, noted
from engine.state import GameState
from engine.terms import DICE, Die

DICE_FOR: dict[Task, Die] = {
    "card": "blue",
    "house_black": "black",
    "house_white": "white",
    "red": "red",
    "colonist": "red",
}
"""Which die a task is decided by; the others need none."""
Landed = Callable[[Draft, ContrariusTask, str], None]
LANDED: dict[Task, Landed] = {}
"""What follows from the face."""
_VETO = UseVeto()


def lands(*tasks: Task) -> Callable[[Landed], Landed]:
    def enter(landed: Landed) -> Landed:
        LANDED.update(dict.fromkeys(tasks, landed))
        return landed

    return enter


def seeded(seed: str) -> str:
    """A seed of its own (ruling OP4), which does not tell the one it comes from."""
    return sha256(f"{seed}/dice".encode()).hexdigest()


def face_of(dice_seed: str, die: Die, number: int) -> str:
    """Ruling OP4: the n-th roll of a die is the n-th draw of its sequence."""
    faces = catalogue().solitaria.dice[die].faces
    return faces[int(_draw(dice_seed, die, number) * len(faces))]


@cache
def _draw(dice_seed: str, die: Die, number: int) -> float:
    chance = rng.stream(dice_seed, f"die {die}")
    return [chance.random() for _ in range(number)][-1]


def roll(game: Draft, task: ContrariusTask) -> None:
    """Ruling SD7: as long as the humans have a veto, they are asked."""
    die, contrarius = DICE_FOR[task.task], contrarius_of(game.state)
    face = face_of(game.state.dice_seed, die, contrarius.rolls[DICE.index(die)] + 1)
    game.emit(DieRolled(contrarius.seat, die, face))
    if contrarius.vetoes:
        game.ask(VetoChoice(task.seat, die, face, task.task, task.produces, task.helped))
    else:
        LANDED[task.task](game, task, face)


@offers(VetoChoice)
def _options(_: GameState, __: VetoChoice) -> Iterable[Action]:
    return (_VETO, FINISH)


@resolves(VetoChoice)
def _resolve(game: Draft, choice: VetoChoice, action: UseVeto | Finish) -> None:
    task = ContrariusTask(choice.seat, choice.task, choice.produces, choice.helped)
    if isinstance(action, UseVeto):
        game.emit(VetoUsed(choice.seat))
        roll(game, task)
    else:
        LANDED[task.task](game, task, choice.face)


@explains(VetoChoice, UseVeto)
def _against_vetoing(state: GameState, _: VetoChoice, __: UseVeto) -> Iterator[Obstacle]:
    if not contrarius_of(state).vetoes:
        yield NoVetoLeft()


@evolves(DieRolled)
def _die_rolled(state: GameState, event: DieRolled) -> GameState:
    contrarius = contrarius_of(state)
    rolls = list(contrarius.rolls)
    rolls[DICE.index(event.die)] += 1
    rolled = replace(contrarius, rolls=tuple(rolls))
    return replace(state, contrarius=noted(rolled, event))


@evolves(VetoUsed)
def _veto_used(state: GameState, event: VetoUsed) -> GameState:
    contrarius = noted(contrarius_of(state), event)
    return replace(state, contrarius=replace(contrarius, vetoes=contrarius.vetoes - 1))
