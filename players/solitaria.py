"""Against Contrarius: whether a roll of his is worth a veto."""

from statistics import fmean

import engine
from engine import GameState
from engine.actions import FINISH, Action, UseVeto
from engine.catalogue import catalogue
from engine.decisions import VetoChoice
from engine.frozen import replace
from players.judgement import Judge

VETO = 2.0
"""How much worse than usual a roll must be; a veto that is kept is worth something."""


def veto_or_not(state: GameState, judge: Judge) -> Action:
    """What the die shows against what it shows on average."""
    choice = state.pending[-1]
    assert isinstance(choice, VetoChoice)
    faces = catalogue().solitaria.dice[choice.die].faces
    usual = fmean(_after(state, replace(choice, face=face), judge) for face in faces)
    return UseVeto() if _after(state, choice, judge) < usual - VETO else FINISH


def _after(state: GameState, choice: VetoChoice, judge: Judge) -> float:
    shown = replace(state, pending=(*state.pending[:-1], choice))
    return judge(engine.apply(shown, choice.seat, FINISH).state)
