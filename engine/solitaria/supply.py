"""New colonists and cards for Contrarius, and what helps out where there is none (SO26-SO28)."""

from engine import ending
from engine.decisions import ContrariusTask
from engine.draft import Draft
from engine.events import ContrariusPlaced, ContrariusTook
from engine.frozen import replace
from engine.solitaria.automaton import contrarius_of
from engine.solitaria.dice import lands
from engine.state import GameState
from engine.terms import COLONIST_KINDS, ColonistKind

CARD = "card"


@lands("card")
def take_by_die(game: Draft, task: ContrariusTask, face: str) -> None:
    """Ruling SO12: so many places from the left, or the first card if that is empty."""
    place = int(face) - 1
    display = game.state.display
    taken = place if place < len(display) and display[place] else _first(game.state)
    _take(game, task, taken)


@lands("red")
def colonist_or_card(game: Draft, task: ContrariusTask, face: str) -> None:
    """Ruling SO26."""
    if face == CARD or contrarius_of(game.state).all_out:
        _take(game, task, _first(game.state))
    else:
        _place(game, face)


@lands("colonist")
def colonist_for_certain(game: Draft, task: ContrariusTask, face: str) -> None:
    """Ruling SO27: he rolls until a colonist shows."""
    if face == CARD:
        game.ask(task)
    else:
        _place(game, face)


def instead_of_a_house(game: Draft, task: ContrariusTask) -> None:
    """Ruling SO27; ruling SO28: it helps out once in a task."""
    if "SO27" in task.helped:
        return
    task = replace(task, helped=(*task.helped, "SO27"), produces=False)
    if contrarius_of(game.state).all_out:
        _take(game, task, _first(game.state))
    else:
        game.ask(replace(task, task="colonist"))


def _first(state: GameState) -> int | None:
    return next((place for place, card in enumerate(state.display) if card), None)


def _take(game: Draft, task: ContrariusTask, place: int | None) -> None:
    """Ruling SO28: without a card he builds; ruling SO32: the last one ends the game."""
    contrarius = contrarius_of(game.state)
    if place is not None:
        game.emit(ContrariusTook(contrarius.seat, game.state.display[place], place + 1))
        if not game.state.deck and not any(game.state.display):
            ending.trigger(game, contrarius.seat, "last_card")
    elif "SO28" not in task.helped:
        helped = (*task.helped, "SO28")
        game.ask(ContrariusTask(task.seat, "house_white", helped=helped))


def _place(game: Draft, face: str) -> None:
    """Ruling SO26: into the capital of its kind; if none is left, one of the other kind."""
    contrarius = contrarius_of(game.state)
    wanted: list[ColonistKind] = sorted(COLONIST_KINDS, key=lambda kind: kind != face)
    kind = next(kind for kind in wanted if contrarius.waiting(kind))
    game.emit(ContrariusPlaced(contrarius.seat, kind, game.state.board.facts.capitals[kind][0]))
